// app/cli/route_report.h: a route's question answered: what `route` and `compare route` have to tell.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/rows.h"
#include "app/cli/trace_argument.h"
#include "core/grid/map.h"
#include "core/grid/route.h"
#include "core/grid/route_options.h"

namespace searchlight::cli {

struct RouteReport {
  struct Lists {
    std::vector<Point> open;    // in order of insertion
    std::vector<Point> closed;  // in order of expansion
  };

  grid::RouteOptions options;         // of the question
  search::Outcome end{};              // of the search, which may have been for another goal:
  std::optional<Point> nearest = {};  // where the goal cannot be reached (RouteOptions::goesNear)
  search::Stats stats;
  bool isCutShort = false;  // Session::isCutShort()
  grid::Route route;
  std::optional<grid::SmoothedPath> smoothed;  // where it was asked for
  std::vector<grid::RepairRound> rounds;       // of a repairing search that came to its end
  double seconds = 0, setupSeconds = 0;        // searching, and before it
  std::optional<Lists> lists;                  // with RouteRun::after
  std::size_t reached = 0;                     // RouteOptions::isFlow: cells from which a goal can be reached

  search::Outcome outcome() const {
    if (hasPath() && nearest) return search::Outcome::Exhausted;
    // A flow field is whole when nothing is left; its path is what was asked for.
    return options.isFlow && hasPath() ? search::Outcome::Solved : end;
  }
  bool isSolved() const { return hasPath() && !nearest; }
  // To the goal, or as near as possible; of a flow field the one that leads from the start.
  bool hasPath() const { return end == search::Outcome::Solved || !route.cells.empty(); }
  // Whether the heuristic may have led to a route that is not the best; never where none is asked.
  bool isMisled() const;
};

struct RouteRun {
  grid::RouteQuestion asked = {};
  search::Limits limits = usualLimits();
  std::optional<std::uint64_t> after = {};  // stop after so many expansions and list OPEN and CLOSED
  std::optional<TraceTarget> trace = {};    // where the search is written
  std::string setUp = {};                   // that the trace carries (setup::writeLine); empty: none
};

// What there is to tell where the map alone is too large for the limit.
RouteReport outOfMemory(const RouteRun& run);

// A fresh session for the question; all its memory is given back. The limits are for the set-up as well, and the limit of
// memory for all that the process holds. `progress` is told on a terminal while the
// search is long. Throws FormatError where the trace cannot be written. REQUIRES: !whyNot(map, run.asked).
RouteReport answerRoute(grid::Map map, const RouteRun& run, const Console& console,
                        const std::string& progress);

// What is to be said of a heuristic that is not admissible here; empty where it is.
std::string inadmissibleNote(const RouteReport& report);
// The figures; and the path, if it is wanted, OPEN and CLOSED, if they are there, which live as long as the report.
Columns<RouteReport> routeColumns();
std::vector<CellList> routeCells(const RouteReport& report, bool isPathWanted);

}  // namespace searchlight::cli
