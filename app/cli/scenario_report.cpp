// app/cli/scenario_report.cpp: query after query in the same session.
#include "app/cli/scenario_report.h"

#include <chrono>
#include <new>

#include "app/cli/progress.h"
#include "core/grid/scenario_run.h"

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
    grid::ScenarioRun run(std::move(map), question, nullptr, &bounds);
    limits.bytes = console.memory.leftOf(limits.bytes) + run.bytes();
    for (std::size_t i = 0; i < queries.size() && !console.stop.stop_requested(); ++i) {
      const grid::ScenarioQuery& query = queries[i];
      limits.seconds = secondsInAll - secondsGone();
      if (limits.seconds <= 0) break;
      progress.setDone(i + 1);
      const grid::ScenarioAnswer answer = run.answer(query, limits, console.stop);
      report.expanded += answer.expanded;
      if (answer.outcome != search::Outcome::Solved) continue;
      ++report.solved;
      report.cost += answer.cost;
      if (isHeldToOptimum && !grid::isScenarioLength(answer.cost, query.optimal))
        report.mismatches.push_back({query.line, answer.cost, query.optimal});
    }
  } catch (const search::EndedEarly&) {
  } catch (const std::bad_alloc&) {
  }
  report.seconds = secondsGone();
  return report;
}

}  // namespace searchlight::cli
