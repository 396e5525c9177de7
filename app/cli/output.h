// app/cli/output.h: results as one line of JSON or as text for people.
#pragma once
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

// How a command prints: --json, --csv or, without them, text.
struct OutputForm {
  bool json = false, csv = false;

  void addTo(CLI::App& parser, const std::string& jsonHelp = "Prints one JSON object");
  // Throws UsageError where both are given.
  void check() const;
  bool isText() const { return !json && !csv; }
};

// A result's members by name, in order: what all printers print.
using Record = nlohmann::ordered_json;

// A number that reads back as the same double; without a fraction where it has none. As text it is numberText()
// (core/text/number_text.h).
Record jsonNumber(double value);
// A time, to the nanosecond: as few digits as it has.
Record jsonSeconds(double seconds);
// For a column: six digits after the point where the number is not whole.
std::string tableNumber(double value);
// Down to a microsecond.
std::string textSeconds(double seconds);

// Cells by their name in the object: "path": [[0, 1], [1, 1]].
using CellList = std::pair<std::string_view, std::span<const Point>>;

// The record on one line, the lists after its other members. A list of half a million cells takes some 10 ms.
// REQUIRES: the record has at least one member.
void writeJsonLine(std::ostream& out, const Record& record, const std::vector<CellList>& lists = {});

// The members of the record of these names, as a line of CSV (see core/text/csv.h); null and what is not there are
// empty, numbers have no exponent.
void writeCsvLine(std::ostream& out, const Record& record, std::span<const std::string_view> names);
// The line of titles before them.
void writeCsvTitles(std::ostream& out, std::span<const std::string_view> names);

// Aligned columns for people.
class Table {
 public:
  struct Column {
    std::string_view title;
    bool isNumber = false;  // aligned to the right
    std::size_t least = 0;  // characters wide
  };
  explicit Table(std::vector<Column> columns);
  // REQUIRES: as many texts as there are columns.
  void add(std::vector<std::string> row);
  // The titles and the rows.
  void write(std::ostream& out) const;

 private:
  std::vector<Column> m_columns;
  std::vector<std::vector<std::string>> m_rows;  // the titles first
};

// The same line by line, for tables that nobody holds: columns are as wide as they say, and only what is wider moves the rest
// of its row.
void writeTableHead(std::ostream& out, std::span<const Table::Column> columns);
// Of fewer texts the last one is aligned to the left: a remark that has the rest of the row.
// REQUIRES: at most as many texts as there are columns.
void writeTableRow(std::ostream& out, std::span<const Table::Column> columns,
                   std::span<const std::string> texts);

// One line a row, the second column aligned.
void writeRows(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& rows);
// One more row of them: "0,1 1,1 2,1", broken into lines that begin under the first cell.
void writeRowOfCells(std::ostream& out, std::string_view label, std::span<const Point> cells);

}  // namespace searchlight::cli
