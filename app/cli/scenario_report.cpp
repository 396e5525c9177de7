// app/cli/scenario_report.cpp: query after query in the same session.
#include "app/cli/scenario_report.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

#include "app/cli/progress.h"
#include "core/grid/route.h"

namespace searchlight::cli {
namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

ScenarioReport answerScenario(const std::vector<grid::ScenarioQuery>& queries, grid::Map map,
                              grid::RouteQuestion question, search::Limits limits, const Console& console) {
  ScenarioReport report;
  report.queries = queries.size();
  const double secondsInAll = limits.seconds;
  // Diagonal moves are dearer here than straight ones, whatever the cells.
  const bool isHeldToOptimum = question.options.promisesOptimum(false);
  Progress progress(console, "query", queries.size());

  const Searching searching(console);
  const auto started = Clock::now();
  const auto secondsGone = [&] { return std::chrono::duration<double>(Clock::now() - started).count(); };
  question.from = queries.front().start;
  question.to = queries.front().goal;
  const search::Bounds bounds(limits.seconds, console.stop);
  // Where memory or time end before all are answered, the rest counts as not solved.
  try {
    if (console.memory.leftOf(limits.bytes) < map.cellCount())
      throw search::OutOfMemory();  // the graph needs a byte a cell
    const auto graph = grid::makeRouteGraph(std::move(map), question);
    const grid::RouteSession route =
        grid::makeRouteSession(graph, question, search::Recording::Silent, {}, 1, nullptr, &bounds);
    limits.bytes = console.memory.leftOf(limits.bytes) + route.session->bytes();
    for (std::size_t i = 0; i < queries.size() && !console.stop.stop_requested(); ++i) {
      const grid::ScenarioQuery& query = queries[i];
      limits.seconds = secondsInAll - secondsGone();
      if (limits.seconds <= 0) break;
      progress.setDone(i + 1);
      route.ask(query.start, query.goal);
      const search::Outcome outcome = route.session->run(limits, console.stop);
      report.expanded += route.session->stats().expanded;
      if (outcome != search::Outcome::Solved) continue;
      ++report.solved;
      const double cost = grid::routeOf(*route.session, *graph, question.options.costModel()).cost;
      report.cost += cost;
      if (isHeldToOptimum && std::abs(cost - query.optimal) > 1e-4 * std::max(1.0, query.optimal))
        report.mismatches.push_back({query.line, cost, query.optimal});
    }
  } catch (const search::EndedEarly&) {
  } catch (const std::bad_alloc&) {
  }
  report.seconds = secondsGone();
  return report;
}

}  // namespace searchlight::cli
