// tests/benchmarks/recording_bench.cpp: what it costs to record a search: time and memory an event.
//
// The same search silent and recorded, in turns, on a map of 1000 x 1000 cells. The bars: 25 ns and, inside the window,
// 24 bytes an event.
#include <memory>

#include "core/grid/route_problem.h"
#include "core/random/random.h"
#include "core/search/best_first.h"
#include "core/trace/trace.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr int kSide = 1000;
constexpr int kRounds = 15;

Map rubble() {
  Random random(5);
  Map map(kSide, kSide);
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x)
      if (x + y > 2 && random.chance(0.25)) map.setWeight({x, y}, kWall);
  map.setWeight({kSide - 1, kSide - 1}, kWall);  // the goal: all that can be reached is visited
  return map;
}

template <class Policy>
void measure(const char* what, const RouteProblem& problem, Cost width, RecordOptions options) {
  std::size_t events = 0, window = 0, bytes = 0;
  const auto [silent, recorded] = bench::bestInTurns(
      kRounds,
      [&] {
        BestFirst<RouteProblem, Policy> search(problem, {}, {}, {width});
        search.run();
        bench::keep(search.stats());
      },
      [&] {
        Trace trace;
        BestFirst<RouteProblem, Policy, Recorder> search(problem, Recorder(&trace, options), {}, {width});
        search.run();
        events = trace.end();
        window = trace.end() - trace.begin();
        bytes = trace.bytes();
      });
  std::printf("recording %-36s %8zu events, silent %6.1f ms, recorded %6.1f ms: %5.1f ns an event (bar 25)\n",
              what, events, silent * 1e3, recorded * 1e3,
              (recorded - silent) * 1e9 / static_cast<double>(events));
  std::printf("          %-36s %8zu in the window: %.1f bytes each; folded nodes and curve %.1f MB\n", "",
              window,
              static_cast<double>((window + Trace::kSegment - 1) / Trace::kSegment * Trace::kSegment *
                                  sizeof(Event)) /
                  static_cast<double>(window),
              static_cast<double>(bytes - (window + Trace::kSegment - 1) / Trace::kSegment * Trace::kSegment *
                                              sizeof(Event)) /
                  1e6);
}

}  // namespace

int main() {
  const auto graph = std::make_shared<RouteGraph>(rubble());
  RouteQuestion four{{0, 0}, {kSide - 1, kSide - 1}, {}};
  measure<BreadthFirst>("breadth-first, 4 neighbours", RouteProblem(graph, four), 1, {});
  RouteQuestion eight = four;
  eight.options.neighbours = Neighbours::Eight;
  const RouteProblem problem(graph, eight);
  const Cost coarse = eight.options.coarseWidth();
  measure<AStar>("a-star, 8 neighbours", problem, coarse, {});
  measure<AStar>("a-star, 8 neighbours, no duplicates", problem, coarse,
                 {.duplicates = false, .scans = true});
}
