// app/cli/route_print.cpp: the names of a report's members and the words for people.
#include "app/cli/route_print.h"

#include <utility>

#include "core/text/number_text.h"

namespace searchlight::cli {
namespace {

std::string textOutcome(search::Outcome outcome, int window) {
  std::string text(outcomeName(outcome));
  if (outcome == search::Outcome::Exhausted)
    text += window > 0 ? ": there is no path within the window" : ": there is no path";
  if (outcome == search::Outcome::CostLimit) text += ": a cost is too large";
  return text;
}

}  // namespace

Record routeRecord(const RouteReport& report) {
  const auto orNull = [&](const Record& value) { return report.isSolved() ? value : nullptr; };
  Record record{{"outcome", outcomeName(report.outcome)},
                {"cost", orNull(jsonNumber(report.route.cost))},
                {"steps", orNull(report.route.steps())},
                {"expanded", report.stats.expanded},
                {"generated", report.stats.generated},
                {"reopened", report.stats.reopened},
                {"peakOpen", report.stats.peakOpen},
                {"seconds", jsonSeconds(report.seconds)},
                {"setupSeconds", jsonSeconds(report.setupSeconds)}};
  if (report.isMisled()) record["admissible"] = false;
  return record;
}

void writeRouteJson(std::ostream& out, const RouteReport& report, bool isPathWanted, const Record& head) {
  Record record = head;
  record.update(routeRecord(report));
  std::vector<CellList> lists;
  if (isPathWanted) lists.emplace_back("path", report.route.cells);
  if (report.lists) {
    lists.emplace_back("open", report.lists->open);
    lists.emplace_back("closed", report.lists->closed);
  }
  writeJsonLine(out, record, lists);
}

std::string inadmissibleNote(const RouteReport& report) {
  const std::string name(nameOf(grid::heuristicNames(), report.options.usedHeuristic()));
  return name + " is not admissible here: the path may not be optimal";
}

void writeRouteText(std::ostream& out, const RouteReport& report, bool isPathWanted) {
  std::vector<std::pair<std::string, std::string>> rows{
      {"outcome", textOutcome(report.outcome, report.options.window)}};
  if (report.isMisled()) rows.emplace_back("heuristic", inadmissibleNote(report));
  if (report.isSolved()) {
    rows.emplace_back("cost", numberText(report.route.cost));
    rows.emplace_back("steps", std::to_string(report.route.steps()));
  }
  rows.emplace_back("expanded", std::to_string(report.stats.expanded));
  rows.emplace_back("generated", std::to_string(report.stats.generated));
  rows.emplace_back("reopened", std::to_string(report.stats.reopened));
  rows.emplace_back("peak OPEN", std::to_string(report.stats.peakOpen));
  rows.emplace_back("seconds", textSeconds(report.seconds));
  rows.emplace_back("set-up", textSeconds(report.setupSeconds));
  writeRows(out, rows);
  if (isPathWanted && !report.route.cells.empty()) writeRowOfCells(out, "path", report.route.cells);
  if (report.lists) {
    writeRowOfCells(out, "OPEN", report.lists->open);
    writeRowOfCells(out, "CLOSED", report.lists->closed);
  }
}

}  // namespace searchlight::cli
