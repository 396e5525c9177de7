// app/cli/route_print.h: a route's report as a line of JSON, as text, or as a row of a table.
#pragma once
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output.h"
#include "app/cli/route_report.h"

namespace searchlight::cli {

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
