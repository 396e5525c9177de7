// app/cli/output.cpp: numbers, cells, lines of values and aligned rows.
#include "app/cli/output.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>

#include "app/cli/console.h"
#include "core/text/csv.h"
#include "core/text/number_text.h"

namespace searchlight::cli {
namespace {

constexpr std::size_t kLabelWidth = 12;
constexpr std::size_t kLineWidth = 80;
constexpr int kDecimals = 6;                          // of columns for people
constexpr double kLargestWhole = 9007199254740992.0;  // 2^53: beyond it doubles skip numbers

void appendInteger(std::string& text, int value) {
  std::array<char, 16> digits;
  text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

// How many characters a UTF-8 text has; a character is taken to be a column wide.
std::size_t codePoints(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Long lists go out piece by piece: as one text they would need more memory than the search that made them.
void writeWhenLong(std::ostream& out, std::string& text) {
  constexpr std::size_t kLong = 1 << 16;
  if (text.size() < kLong) return;
  out << text;
  text.clear();
}

// Not through the JSON library: it would hold every cell as two objects.
void writeCells(std::ostream& out, std::string& text, std::span<const Point> cells) {
  text += '[';
  for (const Point& cell : cells) {
    if (&cell != cells.data()) text += ',';
    text += '[';
    appendInteger(text, cell.x);
    text += ',';
    appendInteger(text, cell.y);
    text += ']';
    writeWhenLong(out, text);
  }
  text += ']';
}

}  // namespace

void OutputForm::addTo(CLI::App& parser, const std::string& jsonHelp) {
  parser.add_flag("--json", json, jsonHelp);
  parser.add_flag("--csv", csv, "Prints comma-separated values");
}

void OutputForm::check() const {
  if (json && csv) throw UsageError("--csv: cannot be combined with --json");
}

Record jsonNumber(double value) {
  if (value == std::floor(value) && std::abs(value) <= kLargestWhole) return static_cast<std::int64_t>(value);
  return value;
}

Record jsonSeconds(double seconds) { return toNanoseconds(seconds); }

std::string tableNumber(double value) {
  return value == std::floor(value) ? numberText(value) : numberText(value, kDecimals);
}

std::string textSeconds(double seconds) { return numberText(seconds, kDecimals); }

void writeJsonLine(std::ostream& out, const Record& record, const std::vector<CellList>& lists) {
  std::string line = record.dump();
  line.pop_back();
  for (const auto& [name, cells] : lists) {
    line += ",\"";
    line += name;
    line += "\":";
    writeCells(out, line, cells);
  }
  line += "}\n";
  out << line;
}

void writeCsvLine(std::ostream& out, const Record& record, std::span<const std::string_view> names) {
  std::vector<std::string> fields;
  for (const std::string_view name : names) {
    const auto member = record.find(std::string(name));
    if (member == record.end() || member->is_null())
      fields.emplace_back();
    else if (member->is_string())
      fields.push_back(member->get<std::string>());
    else
      fields.push_back(member->is_number_float() ? numberText(member->get<double>()) : member->dump());
  }
  out << csvLine(fields);
}

void writeCsvTitles(std::ostream& out, std::span<const std::string_view> names) {
  out << csvLine(std::vector<std::string>(names.begin(), names.end()));
}

Table::Table(std::vector<Column> columns) : m_columns(std::move(columns)), m_rows(1) {
  for (const Column& column : m_columns) m_rows.front().emplace_back(column.title);
}

void Table::add(std::vector<std::string> row) { m_rows.push_back(std::move(row)); }

void Table::write(std::ostream& out) const {
  std::vector<Column> columns = m_columns;
  for (const auto& row : m_rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      columns[i].least = std::max(columns[i].least, codePoints(row[i]));
  for (const auto& row : m_rows) writeTableRow(out, columns, row);
}

void writeTableHead(std::ostream& out, std::span<const Table::Column> columns) {
  std::vector<std::string> titles;
  for (const Table::Column& column : columns) titles.emplace_back(column.title);
  writeTableRow(out, columns, titles);
}

void writeTableRow(std::ostream& out, std::span<const Table::Column> columns,
                   std::span<const std::string> texts) {
  constexpr std::size_t kGap = 2;
  std::string line;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string space(columns[i].least - std::min(columns[i].least, codePoints(texts[i])), ' ');
    const bool isRemark = i + 1 == texts.size() && texts.size() < columns.size();
    if (i > 0) line.append(kGap, ' ');
    line += columns[i].isNumber && !isRemark ? space + texts[i] : texts[i] + space;
  }
  line.erase(line.find_last_not_of(' ') + 1);
  out << line << '\n';
}

void writeRows(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& rows) {
  std::string text;
  for (const auto& [label, value] : rows) {
    text += label;
    text.append(kLabelWidth - std::min(label.size(), kLabelWidth - 1), ' ');
    text += value;
    text += '\n';
  }
  out << text;
}

void writeRowOfCells(std::ostream& out, std::string_view label, std::span<const Point> cells) {
  std::string text(label);
  text.append(kLabelWidth - std::min(label.size(), kLabelWidth - 1), ' ');
  bool isFirst = true;
  std::size_t column = kLabelWidth;
  for (const Point cell : cells) {
    std::string word;
    appendInteger(word, cell.x);
    word += ',';
    appendInteger(word, cell.y);
    if (!isFirst && column + 1 + word.size() > kLineWidth) {
      text += '\n';
      text.append(kLabelWidth, ' ');
      column = kLabelWidth;
    } else if (!isFirst) {
      text += ' ';
      ++column;
    }
    isFirst = false;
    text += word;
    column += word.size();
    writeWhenLong(out, text);
  }
  text += '\n';
  out << text;
}

}  // namespace searchlight::cli
