// tests/benchmarks/scenario_bench.cpp: the benchmark's queries over real maps, every exact algorithm.
//
// 8 neighbours, corners never, sqrt2: the convention of the .scen files. One silent session answers all queries of a
// file, as `searchlight-cli scenario` does; the time is that of the searches with what set-up each query needs.
#include <cmath>

#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/scenario.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr int kRounds = 9;

struct Figures {
  std::size_t wrong = 0;
  std::uint64_t expanded = 0;
};

Figures answerAll(const RouteSession& s, const RouteGraph& graph, const std::vector<ScenarioQuery>& queries) {
  Figures figures;
  for (const ScenarioQuery& query : queries) {
    s.ask(query.start, query.goal);
    s.session->run({}, {});
    figures.expanded += s.session->stats().expanded;
    const double cost = routeOf(*s.session, graph, CostModel::Sqrt2).cost;
    figures.wrong += std::abs(cost - query.optimal) > 1e-4 * std::max(1.0, query.optimal);
  }
  return figures;
}

void measure(const std::filesystem::path& mapFile, const std::filesystem::path& scenarioFile) {
  const auto graph = std::make_shared<RouteGraph>(readMapFile(mapFile).map);
  const std::vector<ScenarioQuery> queries = readScenarioFile(scenarioFile);
  for (const Algorithm a : {Algorithm::AStar, Algorithm::CanonicalAStar, Algorithm::JumpPoint,
                            Algorithm::Dijkstra, Algorithm::Bidirectional}) {
    RouteQuestion q{queries.front().start, queries.front().goal, {}};
    q.options.algorithm = a;
    q.options.neighbours = Neighbours::Eight;
    const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
    const Figures figures = answerAll(s, *graph, queries);
    const auto [seconds] = bench::bestInTurns(kRounds, [&] { answerAll(s, *graph, queries); });
    std::printf("%-14s %-17s %4zu queries, %zu wrong, %8.4f s, %9llu expansions, %6.1f ns each\n",
                mapFile.filename().string().c_str(), info(a).name.data(), queries.size(), figures.wrong,
                seconds, static_cast<unsigned long long>(figures.expanded),
                seconds * 1e9 / static_cast<double>(figures.expanded));
  }
}

}  // namespace

int main() {
  const auto folder = bench::mapFolder();
  if (!folder) return 0;
  std::vector<std::filesystem::path> scenarios;
  for (const auto& entry : std::filesystem::directory_iterator(*folder))
    if (entry.path().extension() == ".scen") scenarios.push_back(entry.path());
  std::ranges::sort(scenarios);
  for (const auto& scenario : scenarios)
    measure(std::filesystem::path(scenario).replace_extension(), scenario);
}
