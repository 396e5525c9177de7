// core/grid/scenario_run.cpp: where a scenario's map is, and query after query in the same session.
#include "core/grid/scenario_run.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "core/text/format_error.h"

namespace searchlight::grid {

namespace fs = std::filesystem;

namespace {

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error) && !fs::is_directory(path, error);
}

// Each place once.
std::vector<fs::path> placesOfMap(const fs::path& scenario, const std::string& map) {
  std::vector<fs::path> places;
  const auto normal = [](const fs::path& path) {
    std::error_code error;  // where there is no working folder any more
    const fs::path whole = fs::absolute(path, error);
    return (error ? path : whole).lexically_normal();
  };
  const auto add = [&](const fs::path& place) {
    const auto isSame = [&](const fs::path& other) { return normal(other) == normal(place); };
    if (std::ranges::none_of(places, isSame)) places.push_back(place);
  };
  if (scenario.extension() == ".scen") add(fs::path(scenario).replace_extension());
  add(scenario.parent_path() / fs::path(map).filename());
  add(map);
  return places;
}

}  // namespace

fs::path findScenarioMap(const fs::path& scenario, std::span<const ScenarioQuery> queries,
                         std::string_view remedy) {
  const ScenarioQuery& first = queries.front();
  const std::string end = remedy.empty() ? std::string() : "; " + std::string(remedy);
  for (const ScenarioQuery& query : queries)
    if (query.map != first.map)
      throw FormatError(scenario.string(), query.line, "another map than in the first row" + end);
  const std::vector<fs::path> places = placesOfMap(scenario, first.map);
  const auto found = std::ranges::find_if(places, isFile);
  if (found != places.end()) return *found;
  std::string tried;
  for (const fs::path& place : places)
    tried += (tried.empty() ? "" : &place == &places.back() ? " nor " : ", ") + place.string();
  throw FormatError(
      scenario.string(), first.line,
      "no map found, " + std::string(places.size() > 1 ? "neither " : "there is no ") + tried + end);
}

void useScenarioRules(RouteOptions& options) {
  options.neighbours = Neighbours::Eight;
  options.corners = CornerRule::Never;
  options.costs = CostModel::Sqrt2;
  options.window = 0;
}

bool hasScenarioRules(const RouteOptions& options) {
  return options.neighbours == Neighbours::Eight && options.corners == CornerRule::Never &&
         options.costModel() == CostModel::Sqrt2 && options.window == 0;
}

bool isScenarioLength(double cost, double optimal) {
  return std::abs(cost - optimal) <= 1e-4 * std::max(1.0, optimal);
}

ScenarioRun::ScenarioRun(Map map, const RouteQuestion& question, std::shared_ptr<search::MemoryBudget> budget,
                         const search::Bounds* bounds)
    : m_graph(makeRouteGraph(std::move(map), question)),
      m_route(
          makeRouteSession(m_graph, question, search::Recording::Silent, {}, 1, std::move(budget), bounds)),
      m_costs(question.options.costModel()) {}

ScenarioAnswer ScenarioRun::answer(const ScenarioQuery& query, const search::Limits& limits,
                                   const std::stop_token& stop) {
  m_route.ask(query.start, query.goal);
  ScenarioAnswer out;
  out.outcome = m_route.session->run(limits, stop);
  out.expanded = m_route.session->stats().expanded;
  if (out.outcome == search::Outcome::Solved) out.cost = routeOf(*m_route.session, *m_graph, m_costs).cost;
  return out;
}

}  // namespace searchlight::grid
