// tests/benchmarks/graph_layout_bench.cpp: from a click on the classic opening of Klotski to the first picture of its graph.
//
// Processor time of this thread, the best of some rounds. Bars: graph 6 ms, pivots and scaling 75 ms, ten sweeps 170 ms;
// at most 0.3 s from click to first picture. The larger graph is a grid in space, as large as the widget is meant for.

#include "core/graph/layout.h"
#include "core/klotski/code.h"
#include "core/klotski/problem.h"
#include "tests/benchmarks/bench.h"
#include "tests/core/component.h"

using namespace searchlight;
using namespace searchlight::graph;

namespace {

void measure(const char* what, const std::shared_ptr<const StateGraph>& graph, const LayoutOptions& options,
             int rounds) {
  double place = 1e9, sweeps = 1e9, first = 0, last = 0;
  for (int round = 0; round < rounds; ++round) {
    Layout layout(graph, options);
    place = std::min(place, bench::secondsOf([&] { layout.place(); }));
    first = layout.stress();
    sweeps = std::min(sweeps, bench::secondsOf([&] {
                        for (int i = 0; i < 10; ++i) layout.sweep();
                      }));
    last = layout.stress();
  }
  std::printf(
      "%-28s %zu vertices, %zu edges: pivots and scaling %.1f ms, ten sweeps %.1f ms; stress %.4f, then "
      "%.4f\n",
      what, graph->vertexCount(), graph->edgeCount(), place * 1e3, sweeps * 1e3, first, last);
}

// 64 x 64 x 49.
std::shared_ptr<const StateGraph> largeGrid() {
  constexpr Vertex kSide = 64, kHeight = 49;
  auto memory = StateGraph::account(nullptr);
  StateGraph::Moves moves(*memory);
  for (Vertex z = 0; z < kHeight; ++z)
    for (Vertex y = 0; y < kSide; ++y)
      for (Vertex x = 0; x < kSide; ++x) {
        const Vertex v = (z * kSide + y) * kSide + x;
        moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
        if (x + 1 < kSide) moves.to.push_back(v + 1);
        if (y + 1 < kSide) moves.to.push_back(v + kSide);
        if (z + 1 < kHeight) moves.to.push_back(v + kSide * kSide);
      }
  moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
  const Vertex start = 0;
  return StateGraph::make(std::move(memory), std::move(moves), std::span(&start, 1), {});
}

}  // namespace

int main() {
  const klotski::SlideProblem problem(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"),
                                      klotski::Count::Moves);
  const auto [component, made] = bench::bestInTurns(
      11, [&] { bench::keep(testing::Component<klotski::SlideProblem>::enumerate(problem).stateCount()); },
      [&, all = testing::Component<klotski::SlideProblem>::enumerate(problem)] {
        bench::keep(testing::graphOf(all)->edgeCount());
      });
  std::printf("the classic opening: all placements %.1f ms, the graph of them %.1f ms\n", component * 1e3,
              made * 1e3);
  const auto all = testing::Component<klotski::SlideProblem>::enumerate(problem);
  const auto graph = testing::graphOf(all);
  LayoutOptions mirrored;
  for (Vertex v = 0; v < all.stateCount(); ++v)
    mirrored.mirror.push_back(all.find(klotski::mirrored(all.original(v))));
  measure("with its mirror symmetry", graph, mirrored, 11);
  measure("without", graph, {}, 11);
  measure("a grid in space", largeGrid(), {}, 3);
}
