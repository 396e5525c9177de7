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
  bool markdown = false;  // tables of text as Markdown has them; where a command offers it

  void addTo(CLI::App& parser, const std::string& jsonHelp = "Prints one JSON object");
  // Where there are no rows.
  void addJsonTo(CLI::App& parser);
  // Throws UsageError where both are given.
  void check() const;
  bool isText() const { return !json && !csv; }
};

// A result's members by name, in order: what all printers print.
using Record = nlohmann::ordered_json;

// On one line. What is no UTF-8, as names of files may be, is U+FFFD there.
std::string jsonText(const Record& value);

// A value as JSON has it: a number reads back as the same double and has no fraction where it needs none; seconds are
// told to the nanosecond. In a field of CSV, where numbers have no exponent and null is empty; and for people, on one line.
Record jsonValue(Record value, bool isSeconds = false);
std::string csvText(const Record& value, bool isSeconds = false);
std::string shownText(const Record& value, bool isSeconds = false);
// For a column: six digits after the point where the number is not whole.
std::string tableNumber(double value);
// Down to a microsecond.
std::string textSeconds(double seconds);

// Cells by their name in the object, "path": [[0, 1], [1, 1]], and for people.
struct CellList {
  std::string_view key, title;
  std::span<const Point> cells;
};

// As lists have a cell.
inline Record cellRecord(Point cell) { return Record::array({cell.x, cell.y}); }

// Adds the member of this key, "edges.steps" to the member "edges"; nothing of what is left out.
void addMember(Record& record, std::string_view key, Record value);

// The record on one line, the lists after its other members. A list of half a million cells takes some 10 ms.
// REQUIRES: the record has at least one member.
void writeJsonLine(std::ostream& out, const Record& record, const std::vector<CellList>& lists = {});

// A column of texts for people.
struct TextColumn {
  std::string_view title;
  bool isNumber = false;  // aligned to the right
  std::size_t width = 0;  // least
};

// The titles and the rows, of which each has as many texts as there are columns, lined up.
void writeTable(std::ostream& out, std::vector<TextColumn> columns,
                const std::vector<std::vector<std::string>>& rows);
// The same as a table of Markdown.
void writeMarkdownTable(std::ostream& out, std::span<const TextColumn> columns,
                        const std::vector<std::vector<std::string>>& rows);
// One row, for tables that nobody holds: columns are as wide as they say, and only what is wider moves the rest of its row. Of
// fewer texts the last one is aligned to the left: a remark that has the rest of the row.
// REQUIRES: at most as many texts as there are columns.
void writeTableRow(std::ostream& out, std::span<const TextColumn> columns,
                   std::span<const std::string> texts);

// One line a row, the second column aligned.
void writeRows(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& rows);
// One more row of them: "0,1 1,1 2,1", broken into lines that begin under the first cell.
void writeRowOfCells(std::ostream& out, std::string_view label, std::span<const Point> cells);

}  // namespace searchlight::cli
