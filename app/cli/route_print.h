// app/cli/route_print.h: a route's report as a line of JSON, as text, or as a row of a table.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "app/cli/output.h"
#include "app/cli/route_report.h"

namespace searchlight::cli {

// The object of the contract without its lists; null for what only a route has.
Record routeRecord(const RouteReport& report);
// One line: `head`, the record, the lists.
void writeRouteJson(std::ostream& out, const RouteReport& report, const Record& head = Record::object());
void writeRouteText(std::ostream& out, const RouteReport& report);

// What is to be said of a heuristic that is not admissible here.
std::string inadmissibleNote(const RouteReport& report);

}  // namespace searchlight::cli
