// app/cli/scenario_report.cpp: query after query in the same session.
#include "app/cli/scenario_report.h"

#include <chrono>
#include <new>
#include <optional>
#include <utility>

#include "app/cli/progress.h"

namespace searchlight::cli {
namespace {

using Clock = std::chrono::steady_clock;
using search::Outcome;

}  // namespace

ScenarioReport answerScenario(AskedScenario& asked, search::Limits limits, const Console& console,
                              const RowTeller& tell) {
  ScenarioReport report;
  const double secondsInAll = limits.seconds;
  // Diagonal moves are dearer here than straight ones, whatever the cells.
  const bool isHeldToOptimum = asked.question.options.promisesOptimum(false);
  Progress progress(console, "query", asked.scenario.rowCount());
  const auto goOut = [&](const Writer& write) {
    progress.aside([&] {
      const WaitingForAReader waiting(console, true);
      write();
    });
  };

  const Searching searching(console);
  const auto started = Clock::now();
  const auto secondsGone = [&] { return std::chrono::duration<double>(Clock::now() - started).count(); };
  const search::Bounds bounds(limits.seconds, console.stop);
  std::optional<grid::ScenarioRun> run;
  Outcome end = Outcome::Running;  // why no more are asked
  // Where memory or time end before all are answered, the rest counts as not solved.
  try {
    if (!asked.map || console.memory.leftOf(limits.bytes) < asked.map->cellCount())
      throw search::OutOfMemory();  // the graph needs a byte a cell
    // Even where there is no room for the graph, the map is gone.
    asked.graph = grid::makeRouteGraph(*std::exchange(asked.map, std::nullopt), asked.question);
    run.emplace(asked.graph, asked.question, nullptr, &bounds);
    limits.bytes = console.memory.leftOf(limits.bytes) + run->bytes();
  } catch (const search::EndedEarly& ended) {
    end = ended.outcome;
  } catch (const std::bad_alloc&) {
    end = Outcome::MemoryLimit;
  }
  report.setupSeconds = secondsGone();

  const auto answer = [&](const grid::ScenarioQuery& query) -> grid::ScenarioAnswer {
    limits.seconds = secondsInAll - secondsGone();
    if (console.stop.stop_requested()) end = Outcome::Stopped;
    if (end == Outcome::Running && limits.seconds <= 0) end = Outcome::TimeLimit;
    if (end != Outcome::Running) return {.outcome = end};
    try {
      grid::ScenarioAnswer answered = run->answer(query, limits, console.stop);
      report.seconds += answered.seconds;
      report.setupSeconds += answered.setupSeconds;
      return answered;
    } catch (const std::bad_alloc&) {
      end = Outcome::MemoryLimit;
      return {.outcome = end};
    }
  };
  asked.scenario.forEach(asked.mapOfRows(), [&](const grid::ScenarioRow& row) {
    progress.setDone(++report.queries);
    if (row.isBroken()) {
      ++report.broken;
      tell(row, {}, goOut);
      return bool(console.out);
    }
    const grid::ScenarioAnswer answered = answer(row.query);
    report.expanded += answered.expanded;
    if (answered.outcome == Outcome::Solved) {
      ++report.solved;
      report.cost += answered.cost;
      if (isHeldToOptimum && row.query.isLengthKnown() && !grid::isScenarioLength(answered.cost, row.query) &&
          ++report.mismatches <= ScenarioReport::kMostShown)
        report.firstMismatches.push_back({row.query.line, answered.cost, row.query.optimal});
    }
    tell(row, answered, goOut);
    return bool(console.out);
  });
  return report;
}

}  // namespace searchlight::cli
