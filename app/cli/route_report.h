// app/cli/route_report.h: a route's question answered: what `route` and `compare route` have to tell.
#pragma once
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/grid/map.h"
#include "core/grid/route.h"
#include "core/trace_formats/search_trace_format.h"

namespace searchlight::cli {

struct RouteReport {
  struct Lists {
    std::vector<Point> open;    // in order of insertion
    std::vector<Point> closed;  // in order of expansion
  };

  grid::RouteOptions options;  // of the question
  search::Outcome outcome{};
  search::Stats stats;
  grid::Route route;
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  std::optional<Lists> lists;            // with RouteRun::after

  bool isSolved() const { return outcome == search::Outcome::Solved; }
  // Whether the heuristic may have led to a route that is not the best; never where none is asked.
  bool isMisled() const;
};

struct RouteRun {
  search::Limits limits;
  std::optional<std::uint64_t> after;  // stop after so many expansions and list OPEN and CLOSED
  std::optional<std::string> trace;    // the file to write the search to; kStandardStream: standard output
  std::optional<search::SearchTraceFlavour> flavour = {};  // of the trace; nothing: by its name
  std::string setUp;  // that the trace carries (setup::writeLine); empty: none
};

// What there is to tell where the map alone is too large for the limit.
RouteReport outOfMemory(const grid::RouteQuestion& question, const RouteRun& run);

// A fresh session for the question; all its memory is given back. The limits are for the set-up as well, and the limit of
// memory for all that the process holds. `progress` is told on a terminal while the
// search is long. Throws FormatError where the trace cannot be written. REQUIRES: !whyNot(map, question).
RouteReport answerRoute(grid::Map map, const grid::RouteQuestion& question, const RouteRun& run,
                        const Console& console, const std::string& progress);

// The object of the contract without its lists; null for what only a route has.
Record routeRecord(const RouteReport& report);
// The same as columns of CSV.
inline constexpr std::string_view kRouteColumns[] = {"outcome",      "cost",      "steps",    "expanded",
                                                     "generated",    "reopened",  "peakOpen", "seconds",
                                                     "setupSeconds", "admissible"};
// One line: `head`, the record, the lists, the path among them where it is wanted.
void writeRouteJson(std::ostream& out, const RouteReport& report, bool isPathWanted,
                    const Record& head = Record::object());
void writeRouteText(std::ostream& out, const RouteReport& report, bool isPathWanted);

// What is to be said of a heuristic that is not admissible here.
std::string inadmissibleNote(const RouteReport& report);

}  // namespace searchlight::cli
