// core/grid/scenario_run.h: the queries of a scenario file answered on its map, and held against its lengths.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/route.h"
#include "core/grid/scenario_format.h"
#include "core/search/outcome.h"

namespace searchlight::grid {

// What the lengths of scenario files are lengths of: 8 neighbours, corners never cut, a diagonal step sqrt 2 long. A
// heuristic that is not admissible then gives way to the default one.
void useScenarioRules(RouteOptions& options);
bool hasScenarioRules(const RouteOptions& options);
// Files write lengths with few digits: they differ by more than half a unit of the last digit and by more than 1e-4
// of it (below 1: of 1), or they agree. REQUIRES: query.isLengthKnown().
bool isScenarioLength(double cost, const ScenarioQuery& query);

struct ScenarioAnswer {
  search::Outcome outcome = search::Outcome::Running;
  double cost = 0;        // of a solved one, as `route` tells it
  std::size_t steps = 0;  // the same
  std::uint64_t expanded = 0, generated = 0;
  double seconds = 0, setupSeconds = 0;  // searching, and getting ready for it
};

// What is told of each row, the same in files of the window and on the command line: numbers in full (numberText()), empty where
// there is none, or a length is not known. A row that was not asked has no outcome; a broken one has the outcome "broken" and its
// reason.
inline constexpr std::string_view kScenarioColumns[] = {"line",         "outcome",  "cost",      "optimum",
                                                        "steps",        "expanded", "generated", "seconds",
                                                        "setupSeconds", "reason"};
std::vector<std::string> scenarioFields(const ScenarioRow& row, const ScenarioAnswer& answer);

// One silent session for all queries of a map.
class ScenarioRun {
 public:
  // Ends and options; the ends may be those of any query. `budget` and `bounds` as in makeRouteSession(). Throws
  // search::EndedEarly and std::bad_alloc. REQUIRES: !whyNot(graph->map(), question).
  ScenarioRun(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
              std::shared_ptr<search::MemoryBudget> budget = {}, const search::Bounds* bounds = nullptr);

  // Throws std::bad_alloc. REQUIRES: the query can be asked of the map (faultOnMap()).
  ScenarioAnswer answer(const ScenarioQuery& query, const search::Limits& limits,
                        const std::stop_token& stop);
  std::size_t bytes() const { return m_route.session->bytes(); }

 private:
  std::shared_ptr<const RouteGraph> m_graph;
  RouteSession m_route;
  CostModel m_costs;
};

}  // namespace searchlight::grid
