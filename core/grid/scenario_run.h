// core/grid/scenario_run.h: the queries of a scenario file answered on its map, and held against its lengths.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/grid/map.h"
#include "core/grid/route.h"
#include "core/grid/scenario_format.h"
#include "core/search/outcome.h"

namespace searchlight::grid {

// The map of a scenario file, the first of these that is there: the file's own name without .scen, the map's name beside
// the file, the map's path as the file has it. Throws FormatError where there is none, or the rows name several maps;
// `remedy` ends the message. REQUIRES: there is a query.
std::filesystem::path findScenarioMap(const std::filesystem::path& scenario,
                                      std::span<const ScenarioQuery> queries, std::string_view remedy = {});

// What the lengths of scenario files are lengths of: 8 neighbours, corners never cut, a diagonal step sqrt 2 long.
void useScenarioRules(RouteOptions& options);
bool hasScenarioRules(const RouteOptions& options);
// Files write lengths with few digits.
bool isScenarioLength(double cost, double optimal);

struct ScenarioAnswer {
  search::Outcome outcome = search::Outcome::Running;
  double cost = 0;  // of a solved one, as `route` tells it
  std::uint64_t expanded = 0;
};

// One silent session for all queries of a map.
class ScenarioRun {
 public:
  // Ends and options; the ends may be those of any query. `budget` and `bounds` as in makeRouteSession(). Throws
  // search::EndedEarly and std::bad_alloc. REQUIRES: !whyNot(map, question).
  ScenarioRun(Map map, const RouteQuestion& question, std::shared_ptr<search::MemoryBudget> budget = {},
              const search::Bounds* bounds = nullptr);

  // Throws std::bad_alloc. REQUIRES: the query can be asked of the map (checkScenarioQuery()).
  ScenarioAnswer answer(const ScenarioQuery& query, const search::Limits& limits,
                        const std::stop_token& stop);
  std::size_t bytes() const { return m_route.session->bytes(); }

 private:
  std::shared_ptr<const RouteGraph> m_graph;
  RouteSession m_route;
  CostModel m_costs;
};

}  // namespace searchlight::grid
