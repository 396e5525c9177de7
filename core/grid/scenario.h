// core/grid/scenario.h: MovingAI .scen files: queries with their known shortest lengths, which of them can be asked of a map, and their run.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/grid/route.h"
#include "core/search/outcome.h"
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
  Failure reason;       // what is wrong with it, without file and line; empty: nothing
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
Failure faultOnMap(const ScenarioQuery& query, const Map& map);

// Tab-separated. Lengths are written so that reading gives the same number again.
// Throws std::invalid_argument for a map name that no row can hold: empty, or with a tab, a line end or a NUL in
// it, or blanks around it.
std::string writeScenario(std::span<const ScenarioQuery> queries);

// Which rows are about the map: those that name the same one as the first that can be read, or all of them, because it was
// said which map it is.
enum class MapNames : std::uint8_t { OfTheFirst, Any };

class Scenario {
 public:
  // Reads all of it once. Throws FormatError `fileName:line: what is wrong` where the text is no scenario, and where it has
  // rows and not one of them can be read.
  Scenario(std::string text, std::string fileName, MapNames names = MapNames::OfTheFirst);

  std::size_t rowCount() const { return m_rowCount; }  // broken ones too
  bool isEmpty() const { return m_rowCount == 0; }

  // Where its map is, the first of these that is there: the file's own name without .scen, the map's name beside the file,
  // the map's path as the file has it. Throws FormatError where there is none; `remedy` ends the message.
  // REQUIRES: !isEmpty(), and it was read from this file.
  std::filesystem::path findMap(const std::filesystem::path& file, std::string_view remedy = {}) const;

  // The first row that can be asked of the map. Throws FormatError where there is none, at the first row. REQUIRES: !isEmpty().
  ScenarioQuery firstOn(const Map& map) const;

  // All rows in the file's order, as far as `visit` says true. Those that cannot be asked of the map are broken; without a map
  // (null) those that cannot be read, or are about another one.
  void forEach(const Map* map, const std::function<bool(ScenarioRow row)>& visit) const;

 private:
  [[noreturn]] void failForAll(const ScenarioRow& first) const;

  std::string m_text, m_file;
  MapNames m_names;
  std::size_t m_rowCount = 0;
  std::optional<ScenarioQuery> m_first;  // that can be read
};

// What the lengths of scenario files are lengths of: 8 neighbours, corners never cut, a diagonal step sqrt 2 long. A
// heuristic that is not admissible then gives way to the default one.
void useScenarioRules(RouteOptions& options);
bool hasScenarioRules(const RouteOptions& options);
// Files write lengths with few digits: they differ by more than half a unit of the last digit and by more than 1e-4
// of it (below 1: of 1), or they agree. REQUIRES: query.isLengthKnown().
bool isScenarioLength(double cost, const ScenarioQuery& query);

struct ScenarioAnswer {
  search::Outcome outcome = search::Outcome::Running;
  double cost = 0;        // of a path, as `route` tells it
  std::size_t steps = 0;  // the same
  search::Stats stats = {};
  double seconds = 0, setupSeconds = 0;  // searching, and getting ready for it
  std::optional<double> length = {},
                        smoothLength = {};  // RouteOptions::isSmoothed: in cells, before and after
  std::optional<Point> nearest =
      {};  // where the goal cannot be reached, RouteOptions::goesNear: Exhausted, and
           // the rest is of the path to it
  bool hasPath() const { return outcome == search::Outcome::Solved || nearest; }
};

// What is told of each row in a file of the window: numbers in full (numberText()), empty where
// there is none, or a length is not known. A row that was not asked has no outcome; a broken one has the outcome "broken" and its
// reason.
inline constexpr std::string_view kScenarioColumns[] = {
    "line",     "bucket",    "start",    "goal",     "outcome", "cost",    "optimum",      "steps",
    "expanded", "generated", "reopened", "peakOpen", "scanned", "seconds", "setupSeconds", "reason"};
std::vector<std::string> scenarioFields(const ScenarioRow& row, const ScenarioAnswer& answer);

// One silent session for all queries of a map.
class ScenarioRun {
 public:
  // Ends and options; the ends may be those of any query. `budget` and `bounds` as in makeRouteSession(). Throws
  // search::EndedEarly and std::bad_alloc. REQUIRES: !whyNot(graph->map(), question).
  ScenarioRun(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
              std::shared_ptr<search::MemoryBudget> budget = {}, const search::Bounds* bounds = nullptr);

  // Throws std::bad_alloc. REQUIRES: the query can be asked of the map (faultOnMap()).
  ScenarioAnswer answer(const ScenarioQuery& query, const search::Limits& limits,
                        const std::stop_token& stop);
  std::size_t bytes() const { return m_route.session->bytes(); }

 private:
  std::shared_ptr<const RouteGraph> m_graph;
  std::shared_ptr<search::MemoryBudget> m_budget;
  RouteSession m_route;
  RouteOptions m_options;
};

}  // namespace searchlight::grid
