// app/cli/output.cpp: numbers, cells, lines of values and aligned rows.
#include "app/cli/output.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <ostream>

#include "app/cli/console.h"
#include "core/text/complaint.h"
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

std::string jsonText(const Record& value) {
  return value.dump(-1, ' ', false, Record::error_handler_t::replace);
}

void OutputForm::addTo(CLI::App& parser, const std::string& jsonHelp) {
  parser.add_flag("--json", json, jsonHelp);
  parser.add_flag("--csv", csv, "Prints comma-separated values");
}

void OutputForm::addJsonTo(CLI::App& parser) { parser.add_flag("--json", json, "Prints one JSON object"); }

void OutputForm::check() const {
  if (json && csv) throw UsageError("--csv: cannot be combined with --json");
  if (markdown && !isText())
    throw UsageError("--markdown: cannot be combined with " + std::string(json ? "--json" : "--csv"));
}

Record jsonValue(Record value, bool isSeconds) {
  if (!value.is_number_float()) return value;
  const double number = value.get<double>();
  if (isSeconds) return toNanoseconds(number);
  if (number == std::floor(number) && std::abs(number) <= kLargestWhole)
    return static_cast<std::int64_t>(number);
  return value;
}

std::string csvText(const Record& value, bool isSeconds) {
  if (value.is_null() || value.is_discarded()) return {};
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_number_float()) return jsonText(value);
  return numberText(isSeconds ? toNanoseconds(value.get<double>()) : value.get<double>());
}

std::string shownText(const Record& value, bool isSeconds) {
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_number_float())
    return isSeconds ? textSeconds(value.get<double>()) : tableNumber(value.get<double>());
  if (!value.is_array()) return onOneLine(csvText(value));
  std::string list;
  for (const Record& element : value) list += (list.empty() ? "" : ", ") + shownText(element);
  return list;
}

std::string tableNumber(double value) {
  return value == std::floor(value) ? numberText(value) : numberText(value, kDecimals);
}

std::string textSeconds(double seconds) { return numberText(seconds, kDecimals); }

void addMember(Record& record, std::string_view key, Record value) {
  if (value.is_discarded()) return;
  const std::size_t dot = key.find('.');
  Record& member = record[std::string(key.substr(0, dot))];
  (dot == std::string_view::npos ? member : member[std::string(key.substr(dot + 1))]) = std::move(value);
}

void writeJsonLine(std::ostream& out, const Record& record, const std::vector<CellList>& lists) {
  std::string line = jsonText(record);
  line.pop_back();
  for (const auto& [key, title, cells] : lists) {
    line += ",\"";
    line += key;
    line += "\":";
    writeCells(out, line, cells);
  }
  line += "}\n";
  out << line;
}

void writeTable(std::ostream& out, std::vector<TextColumn> columns,
                const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    std::size_t& width = columns[i].width;
    width = std::max(width, codePoints(titles.emplace_back(columns[i].title)));
    for (const auto& row : rows) width = std::max(width, codePoints(row[i]));
  }
  writeTableRow(out, columns, titles);
  for (const auto& row : rows) writeTableRow(out, columns, row);
}

void writeMarkdownTable(std::ostream& out, std::span<const TextColumn> columns,
                        const std::vector<std::vector<std::string>>& rows) {
  std::string head = "|", line = "|";
  for (const TextColumn& column : columns) {
    head += " " + std::string(column.title) + " |";
    line += column.isNumber ? "---:|" : "---|";
  }
  out << head << '\n' << line << '\n';
  for (const auto& row : rows) {
    out << '|';
    for (const std::string& text : row) {
      out << ' ';
      for (const char c : text) out << (c == '|' ? "\\|" : std::string(1, c));
      out << " |";
    }
    out << '\n';
  }
}

void writeTableRow(std::ostream& out, std::span<const TextColumn> columns,
                   std::span<const std::string> texts) {
  constexpr std::size_t kGap = 2;
  std::string line;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string space(columns[i].width - std::min(columns[i].width, codePoints(texts[i])), ' ');
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
