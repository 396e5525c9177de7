// core/grid/scenario_format.h: MovingAI .scen files: queries with their known shortest lengths.
#pragma once
#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/text/line_reader.h"

namespace searchlight::grid {

// One row. `optimal` is the shortest length with 8 neighbours, a diagonal step sqrt 2 long and allowed only
// when both straight neighbours are free (N. Sturtevant, "Benchmarks for Grid-Based Pathfinding", 2012).
struct ScenarioQuery {
  int bucket = 0;
  std::string map;  // as the file names it, usually a path that exists elsewhere
  int width = 0;    // of the map
  int height = 0;
  Point start;
  Point goal;
  double optimal = 0;
  double halfUnit = 0;  // half of what the last digit of the length stands for
  int line = 0;         // where it was read, for messages; 0 when it comes from no file

  // A length of 0 between two cells says that nobody has found it yet.
  bool isLengthKnown() const { return optimal > 0 || start == goal; }

  // The same question; where it was read does not matter.
  friend bool operator==(const ScenarioQuery& a, const ScenarioQuery& b) {
    return a.bucket == b.bucket && a.map == b.map && a.width == b.width && a.height == b.height &&
           a.start == b.start && a.goal == b.goal && a.optimal == b.optimal;
  }
};

// A row as a file has it: a query, or the reason why it cannot be asked.
struct ScenarioRow {
  ScenarioQuery query;  // of a broken row its line, and what could be read of it
  std::string reason;   // what is wrong with it, without file and line; empty: nothing
  bool isBroken() const { return !reason.empty(); }
};

// More than any benchmark of the field needs, and bounds for the memory of a hostile one: so many rows that can be asked
// do not fit that many bytes.
inline constexpr std::size_t kMaxScenarioFileBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxScenarioRows = 1'000'000;

// Row after row. The first line is `version 1`, every other one a row of nine fields: bucket, map, width, height, start x,
// start y, goal x, goal y, optimal length. Rows with tabs are split at the tabs only, so that a map's name may hold
// blanks; others at blanks. Blank lines are passed over, and a text without any other has no rows. Start and goal must
// lie inside the size that their row gives. Views only: text and name must outlive the reader.
class ScenarioReader {
 public:
  // Throws FormatError `fileName:line: what is wrong` where the first line is not a scenario's.
  ScenarioReader(std::string_view text, std::string_view fileName);
  // Nothing where there are no more. Throws FormatError beyond kMaxScenarioRows.
  std::optional<ScenarioRow> next();

 private:
  LineReader m_lines;
  std::string_view m_file;
  std::size_t m_rows = 0;
};

// All rows, where each must be a query. Throws FormatError with the line at fault.
std::vector<ScenarioQuery> readScenario(std::string_view text, std::string_view fileName);
std::vector<ScenarioQuery> readScenarioFile(const std::filesystem::path& path);

// Why the query cannot be asked of this map: another size, an end that is outside or a wall; empty: it can.
std::string faultOnMap(const ScenarioQuery& query, const Map& map);

// Tab-separated. Lengths are written so that reading gives the same number again.
// Throws std::invalid_argument for a map name that no row can hold: empty, or with a tab, a line end or a NUL in
// it, or blanks around it.
std::string writeScenario(std::span<const ScenarioQuery> queries);

}  // namespace searchlight::grid
