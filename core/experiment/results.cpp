// core/experiment/results.cpp: reading, writing, sorting and filtering rows.
#include "core/experiment/results.h"

#include <algorithm>
#include <numeric>

#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::experiment {

Results::Results(const std::vector<std::string>& columns) {
  for (const std::string& name : columns) {
    Column& column = m_columns.emplace_back();
    column.name = name;
    column.entries.emplace_back();
    column.known.emplace(std::string(), 0);
  }
  m_outcome = column(kOutcome);
  m_run = column(kRun);
}

std::optional<std::size_t> Results::column(std::string_view name) const {
  const auto at = std::ranges::find(m_columns, name, &Column::name);
  if (at == m_columns.end()) return std::nullopt;
  return static_cast<std::size_t>(at - m_columns.begin());
}

std::uint32_t Results::idOf(Column& column, const std::string& text) {
  const auto [at, isNew] = column.known.emplace(text, static_cast<std::uint32_t>(column.entries.size()));
  if (isNew) {
    const std::optional<double> number = parseNumber(text);
    ++(number ? column.numbers : column.texts);
    column.entries.push_back({text, number});
  }
  return at->second;
}

void Results::add(std::span<const std::string> fields) {
  for (std::size_t i = 0; i < m_columns.size(); ++i)
    m_columns[i].cells.push_back(idOf(m_columns[i], fields[i]));
  ++m_rows;
}

// ---- CSV ---------------------------------------------------------------------------------------------------------------------

Results Results::read(std::string_view text, std::string_view fileName) {
  if (text.size() > kMostBytes)
    throw FormatError(fileName, 0, ReaderErrors::tr("the file exceeds %1 MB", kMostBytes >> 20));
  CsvReader rows(text, fileName, {.fields = kMostColumns, .fieldBytes = kMostFieldBytes});
  if (!rows.next()) throw FormatError(fileName, 1, ReaderErrors::tr("expected a line of column names"));
  const std::vector<std::string> names = rows.fields();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty()) throw FormatError(fileName, 1, ReaderErrors::tr("column %1 has no name", i + 1));
    if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<std::ptrdiff_t>(i))
      throw FormatError(fileName, 1, ReaderErrors::tr("column %1 appears twice", inQuotes(names[i])));
  }
  Results results(names);
  while (rows.next()) {
    if (rows.fields().size() != names.size())
      throw FormatError(fileName, rows.line(),
                        ReaderErrors::tr("expected %1 fields, found %2", names.size(), rows.fields().size()));
    if (results.isFull())
      throw FormatError(fileName, rows.line(), ReaderErrors::tr("more than %1 rows", kMostRows));
    results.add(rows.fields());
  }
  return results;
}

std::string Results::csv() const { return csv(rowsWith()); }

Results Results::as(const std::vector<std::string>& columns, std::span<const std::uint32_t> rows) const {
  Results out(columns);
  std::vector<std::optional<std::size_t>> from;
  from.reserve(columns.size());
  for (const std::string& name : columns) from.push_back(column(name));
  std::vector<std::string> fields(columns.size());
  for (const std::uint32_t row : rows) {
    for (std::size_t i = 0; i < fields.size(); ++i) fields[i] = from[i] ? text(row, *from[i]) : std::string();
    out.add(fields);
  }
  return out;
}

void Results::changeTexts(std::size_t column,
                          const std::function<std::string(const std::string& text)>& change) {
  Column& of = m_columns[column];
  Column changed = std::move(Results({of.name}).m_columns.front());
  std::vector<std::uint32_t> ids{0};  // what is missing stays so
  for (std::size_t i = 1; i < of.entries.size(); ++i)
    ids.push_back(idOf(changed, change(of.entries[i].text)));
  changed.cells.reserve(m_rows);
  for (const std::uint32_t id : of.cells) changed.cells.push_back(ids[id]);
  of = std::move(changed);
}

std::vector<std::string> Results::names() const {
  std::vector<std::string> all;
  for (const Column& column : m_columns) all.push_back(column.name);
  return all;
}

std::string Results::csv(std::span<const std::uint32_t> rows) const {
  std::vector<std::string> fields = names();
  std::string out = m_columns.empty() ? std::string() : csvLine(fields);
  for (const std::uint32_t row : rows) {
    for (std::size_t i = 0; i < m_columns.size(); ++i) fields[i] = text(row, i);
    out += csvLine(fields);
  }
  return out;
}

// ---- Rows --------------------------------------------------------------------------------------------------------------------

bool Results::isSolved(std::size_t row) const { return !m_outcome || text(row, *m_outcome) == kSolved; }

bool Results::isFinished(std::size_t row) const {
  return isSolved(row) || text(row, *m_outcome) == "exhausted";
}

std::string Results::instance(std::size_t row) const {
  std::string out;
  for (std::size_t i = 0; i < m_run.value_or(m_columns.size()); ++i) {
    if (i > 0) out += ' ';
    out += text(row, i);
  }
  return out;
}

std::string Results::instanceKey(std::size_t row) const {
  std::string out;
  for (std::size_t i = 0; i < m_run.value_or(m_columns.size()); ++i) out += std::to_string(id(row, i)) + ' ';
  return out;
}

RowIds Results::rowsWith(std::string_view letters) const {
  RowIds rows;
  if (letters.empty()) {
    rows.resize(m_rows);
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
  }
  const auto isSame = [](char a, char b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; };
    return small(a) == small(b);
  };
  // Each distinct text is searched once.
  std::vector<std::vector<char>> matches;
  for (const Column& column : m_columns) {
    std::vector<char>& of = matches.emplace_back();
    for (const Entry& entry : column.entries)
      of.push_back(std::search(entry.text.begin(), entry.text.end(), letters.begin(), letters.end(),
                               isSame) != entry.text.end());
  }
  for (std::uint32_t row = 0; row < m_rows; ++row)
    for (std::size_t i = 0; i < m_columns.size(); ++i)
      if (matches[i][m_columns[i].cells[row]] != 0) {
        rows.push_back(row);
        break;
      }
  return rows;
}

void Results::sort(RowIds& rows, std::size_t column, bool isDescending) const {
  // Ranks of the distinct texts, so that rows are compared by whole numbers.
  const Column& of = m_columns[column];
  std::vector<std::uint32_t> order(of.entries.size()), rank(of.entries.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto kind = [](const Entry& entry) { return entry.text.empty() ? 2 : entry.number ? 0 : 1; };
  const auto isBefore = [&](const Entry& a, const Entry& b) {
    if (kind(a) != kind(b)) return kind(a) < kind(b);
    return a.number ? *a.number < *b.number : a.text < b.text;
  };
  std::ranges::sort(order,
                    [&](std::uint32_t a, std::uint32_t b) { return isBefore(of.entries[a], of.entries[b]); });
  for (std::uint32_t i = 0, last = 0; i < order.size(); ++i) {
    if (i > 0 && isBefore(of.entries[order[i - 1]], of.entries[order[i]])) last = i;
    rank[order[i]] = last;
  }
  std::ranges::stable_sort(rows, [&](std::uint32_t a, std::uint32_t b) {
    const std::uint32_t left = of.cells[a], right = of.cells[b];
    if (left == 0 || right == 0) return left != 0 && right == 0;
    return isDescending ? rank[right] < rank[left] : rank[left] < rank[right];
  });
}

}  // namespace searchlight::experiment
