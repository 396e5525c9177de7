// core/grid/route_trace.cpp: cells and costs for the exporter.
#include "core/grid/route_trace.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/grid/route.h"
#include "core/search/trace_file.h"
#include "core/text/format_error.h"

namespace searchlight::grid {
namespace {

search::DiagonalCosts diagonalCosts(const RouteQuestion& question,
                                    const std::shared_ptr<const RouteGraph>& graph) {
  search::DiagonalCosts out;
  out.inner = stepCosts(CostModel::Sqrt2).diagonal;
  out.shown = shownDiagonal(CostModel::Sqrt2);
  // A jump may turn once: only its diagonal part, and on a map without weights.
  out.inMove = [graph](search::NodeId from, search::NodeId to) {
    const Point d = graph->point(to) - graph->point(from);
    const auto shorter = static_cast<std::uint32_t>(std::min(std::abs(d.x), std::abs(d.y)));
    return shorter == 1 ? std::uint32_t{graph->map().weight(graph->point(to))} : shorter;
  };
  out.inEstimate = [graph, goal = question.to,
                    isOctile = question.options.usedHeuristic() == Heuristic::Octile](search::NodeId state) {
    const Point d = goal - graph->point(state);
    return isOctile ? static_cast<std::uint32_t>(std::min(std::abs(d.x), std::abs(d.y))) : 0U;
  };
  return out;
}

}  // namespace

search::TraceExportOptions routeTraceOptions(const RouteQuestion& question, const search::Session& session,
                                             std::shared_ptr<const RouteGraph> graph) {
  search::TraceExportOptions options;
  const CostModel costs = question.options.costModel();
  options.costUnit = shownStraight(costs) / stepCosts(costs).straight;
  options.source = graph->cell(question.from) * session.sides();
  // The last of a state's sides: a bidirectional search comes from there.
  options.destination = graph->cell(question.to) * session.sides() + session.sides() - 1;
  if (costs == CostModel::Sqrt2 && question.options.neighbours == Neighbours::Eight)
    options.diagonals = diagonalCosts(question, graph);
  options.place = [graph = std::move(graph)](search::NodeId state) { return graph->point(state); };
  return options;
}

void exportRouteTrace(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                      const std::filesystem::path& path, const std::stop_token& stop, std::string_view setUp,
                      std::shared_ptr<search::MemoryBudget> budget) {
  search::TraceFile file(path, setUp);
  const RouteSession route = makeRouteSession(graph, question, search::Recording::Recorded,
                                              file.recordOptions(), 1, std::move(budget));
  file.begin(*route.session, routeTraceOptions(question, *route.session, graph));
  const search::Outcome outcome = route.session->run({}, stop);
  if (outcome == search::Outcome::MemoryLimit)
    throw FormatError(path.string(), 0, "not enough memory to run this search again");
  if (outcome != search::Outcome::Stopped) file.commit();
}

}  // namespace searchlight::grid
