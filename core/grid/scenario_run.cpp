// core/grid/scenario_run.cpp: query after query in the same session, and what is told of each.
#include "core/grid/scenario_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/search/measured_time.h"
#include "core/text/number_text.h"

namespace searchlight::grid {

void useScenarioRules(RouteOptions& options) {
  options.neighbours = Neighbours::Eight;
  options.corners = CornerRule::Never;
  options.costs = CostModel::Sqrt2;
  options.window = 0;
  if (options.heuristic && !options.isAdmissible(*options.heuristic)) options.heuristic.reset();
}

bool hasScenarioRules(const RouteOptions& options) {
  return options.neighbours == Neighbours::Eight && options.corners == CornerRule::Never &&
         options.costModel() == CostModel::Sqrt2 && options.window == 0;
}

bool isScenarioLength(double cost, const ScenarioQuery& query) {
  const double size = std::max(1.0, query.optimal);
  constexpr double kRounding = 1e-9;  // of what was added up, where a length lies half way between two
  return std::abs(cost - query.optimal) <= std::max(1e-4 * size, query.halfUnit) + kRounding * size;
}

std::vector<std::string> scenarioFields(const ScenarioRow& row, const ScenarioAnswer& answer) {
  const std::string line = std::to_string(row.query.line);
  if (row.isBroken()) return {line, "broken", {}, {}, {}, {}, {}, {}, {}, row.reason};
  const std::string optimum = row.query.isLengthKnown() ? numberText(row.query.optimal) : std::string();
  if (answer.outcome == search::Outcome::Running) return {line, {}, {}, optimum, {}, {}, {}, {}, {}, {}};
  const bool isSolved = answer.outcome == search::Outcome::Solved;
  return {line,
          std::string(outcomeName(answer.outcome)),
          isSolved ? numberText(answer.cost) : std::string(),
          optimum,
          isSolved ? std::to_string(answer.steps) : std::string(),
          std::to_string(answer.expanded),
          std::to_string(answer.generated),
          numberText(toNanoseconds(answer.seconds)),
          numberText(toNanoseconds(answer.setupSeconds)),
          {}};
}

ScenarioRun::ScenarioRun(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                         std::shared_ptr<search::MemoryBudget> budget, const search::Bounds* bounds)
    : m_graph(std::move(graph)),
      m_route(
          makeRouteSession(m_graph, question, search::Recording::Silent, {}, 1, std::move(budget), bounds)),
      m_costs(question.options.costModel()) {}

ScenarioAnswer ScenarioRun::answer(const ScenarioQuery& query, const search::Limits& limits,
                                   const std::stop_token& stop) {
  ScenarioAnswer out;
  search::SplitTime time(out.setupSeconds, out.seconds);
  m_route.ask(query.start, query.goal);
  time.beginSearch();
  out.outcome = m_route.session->run(limits, stop);
  time.endSearch();
  out.expanded = m_route.session->stats().expanded;
  out.generated = m_route.session->stats().generated;
  if (out.outcome == search::Outcome::Solved) {
    const Route route = routeOf(*m_route.session, *m_graph, m_costs);
    out.cost = route.cost;
    out.steps = route.steps();
  }
  return out;
}

}  // namespace searchlight::grid
