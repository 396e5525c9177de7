// app/cli/rows.h: what a command tells of one thing after the other (a search, a level, a query), each figure said once, as a column;
// printed as JSON, as CSV, as a table or as lines.
#pragma once
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/output.h"
#include "core/text/csv.h"

namespace searchlight::cli {

// What a column is like, joined by |.
enum Kind : unsigned {
  kPlain = 0,
  kNumber = 1,   // aligned to the right in a table
  kSeconds = 3,  // a number, too: to the nanosecond, for people to the microsecond
  kNotJson = 4,
  kNotCsv = 8,
  kLinesOnly = 16,  // for people, but in no table
};

// Of what a row does not say: JSON has no such member, CSV an empty field.
inline const Record kLeftOut(Record::value_t::discarded);

template <class Row>
struct Column {
  using Text = std::function<std::string(const Row&)>;

  std::string_view key;  // of JSON ("edges.steps": a member of a member) and of CSV; empty: for people alone
  std::string_view title;  // for people; empty: not for them
  unsigned kind;
  std::function<Record(const Row&)> value;
  Text line;          // in its place among lines, where more is to be said there; null: there is no more
  std::size_t width;  // least, of a table that is not held

  Column(std::string_view key_, std::string_view title_, unsigned kind_,
         std::function<Record(const Row&)> value_, Text line_ = nullptr, std::size_t width_ = 0)
      : key(key_),
        title(title_),
        kind(kind_),
        value(std::move(value_)),
        line(std::move(line_)),
        width(width_) {}

  bool isSeconds() const { return (kind & kSeconds) == kSeconds; }
  bool isInJson() const { return !key.empty() && (kind & kNotJson) == 0; }
};
template <class Row>
using Columns = std::vector<Column<Row>>;

// A figure of reports that are solved; of others there is none. Report has isSolved().
template <class Report, class Figure>
auto ifSolved(Figure figure) {
  return [=](const Report& r) { return r.isSolved() ? Record(figure(r)) : Record(); };
}
// A figure of the path, whether it ends at the goal or as near as possible; what has none says so by hasPath().
template <class Report, class Figure>
auto ifPath(Figure figure) {
  return [=](const Report& r) { return r.hasPath() ? Record(std::invoke(figure, r)) : Record(); };
}
// A counter of a report's `stats`; `width` is that of the column.
template <class Report, class Member>
Column<Report> counted(std::string_view key, std::string_view title, Member member, std::size_t width = 0) {
  return {key, title, kNumber, [=](const Report& r) { return r.stats.*member; }, {}, width};
}

// What a row says where it has no figures, since what it is about cannot be read.
inline Record brokenValue(std::string_view key, const std::string& reason) {
  return key == "outcome" ? Record("broken") : key == "reason" ? Record(reason) : kLeftOut;
}

// Adds the columns of a part of the row: `partOf(row)`, null where the row is broken(row): a reason.
template <class Row, class Part, class PartOf, class Broken>
void addColumns(Columns<Row>& columns, const Columns<Part>& added, PartOf partOf, Broken broken) {
  for (const Column<Part>& column : added) {
    Column<Row>& out = columns.emplace_back(Column<Row>{column.key, column.title, column.kind, {}});
    out.value = [value = column.value, key = column.key, partOf, broken](const Row& row) {
      const Part* part = partOf(row);
      return part ? value(*part) : brokenValue(key, broken(row));
    };
    if (column.line)
      out.line = [line = column.line, key = column.key, partOf, broken](const Row& row) {
        const Part* part = partOf(row);
        return part ? line(*part) : key == "outcome" ? "broken: " + broken(row) : std::string();
      };
    out.width = column.width;
  }
}

// All of them as JSON has them.
template <class Row>
Record recordOf(const Columns<Row>& columns, const Row& row) {
  Record record = Record::object();
  for (const Column<Row>& column : columns)
    if (column.isInJson()) addMember(record, column.key, jsonValue(column.value(row), column.isSeconds()));
  return record;
}

enum class TextForm {
  Table,   // lined up at the end
  Stream,  // a table that nobody holds
  Lines,   // a line a figure; what is empty is left out
};

template <class Row>
class RowPrinter {
 public:
  RowPrinter(std::ostream& out, const OutputForm& form, Columns<Row> columns, TextForm text = TextForm::Table)
      : m_out(out), m_form(form), m_text(text), m_columns(std::move(columns)) {
    std::erase_if(m_columns, [&](const Column<Row>& column) { return !isShown(column); });
    std::vector<std::string> keys;
    for (const Column<Row>& column : m_columns) keys.emplace_back(column.key);
    if (m_form.csv) m_out << csvLine(keys);
    for (const Column<Row>& column : m_columns)
      m_heads.push_back({column.title, (column.kind & kNumber) != 0, column.width});
    if (m_form.isText() && m_text == TextForm::Stream) {
      std::vector<std::string> titles;
      for (const TextColumn& head : m_heads) titles.emplace_back(head.title);
      writeTexts(titles);
    }
  }

  void add(const Row& row, const std::vector<CellList>& lists = {}) {
    if (m_form.json)
      writeJsonLine(m_out, recordOf(m_columns, row), lists);
    else if (m_form.isText() && m_text == TextForm::Lines)
      addLines(row, lists);
    else
      addTexts(row);
    ++m_rows;
    m_out.flush();
  }
  // A row of a table that is not held; of fewer texts the last one is a remark that has the rest of the row.
  void writeTexts(const std::vector<std::string>& texts) { writeTableRow(m_out, m_heads, texts); }
  // The table, if there is one. REQUIRES: no add() after it.
  void finish() {
    if (!m_form.isText() || m_text != TextForm::Table) return;
    m_form.markdown ? writeMarkdownTable(m_out, m_heads, m_table) : writeTable(m_out, m_heads, m_table);
  }

 private:
  bool isShown(const Column<Row>& column) const {
    if (m_form.json) return column.isInJson();
    if (m_form.csv) return !column.key.empty() && (column.kind & kNotCsv) == 0;
    return !column.title.empty() && (m_text == TextForm::Lines || (column.kind & kLinesOnly) == 0);
  }

  void addTexts(const Row& row) {
    std::vector<std::string> texts;
    for (const Column<Row>& column : m_columns) {
      const Record value = column.value(row);
      texts.push_back(m_form.csv ? csvText(value, column.isSeconds()) : shownText(value, column.isSeconds()));
    }
    if (m_form.csv)
      m_out << csvLine(texts);
    else if (m_text == TextForm::Stream)
      writeTexts(texts);
    else
      m_table.push_back(std::move(texts));
  }
  void addLines(const Row& row, const std::vector<CellList>& lists) {
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Column<Row>& column : m_columns) {
      std::string text = column.line ? column.line(row) : shownText(column.value(row), column.isSeconds());
      if (!text.empty()) lines.emplace_back(column.title, std::move(text));
    }
    if (m_rows > 0) m_out << '\n';
    writeRows(m_out, lines);
    for (const CellList& list : lists)
      if (!list.title.empty()) writeRowOfCells(m_out, list.title, list.cells);
  }

  std::ostream& m_out;
  OutputForm m_form;
  TextForm m_text;
  Columns<Row> m_columns;  // those that are shown
  std::vector<TextColumn> m_heads;
  std::vector<std::vector<std::string>> m_table;  // until finish()
  std::size_t m_rows = 0;
};

}  // namespace searchlight::cli
