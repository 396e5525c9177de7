// tests/benchmarks/level_graph_bench.cpp: from a key to the picture of all states of a Sokoban level: that of article 4.
//
// Processor time of this thread, the best of some rounds. Bar: two seconds for states, pushes, the dead region, what the ideas see, and
// the layout with all its sweeps. The second level has more states than can be drawn.

#include <variant>

#include "core/graph/layout.h"
#include "core/sokoban/level_graph.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;

namespace {

void measure(const char* what, const std::vector<std::string>& rows, int rounds) {
  const auto board = std::get<sokoban::Board>(sokoban::Board::fromRows(rows));
  constexpr int kSweeps = 40;  // as the window makes them
  double make = 1e9, sweepBack = 1e9, place = 1e9, sweeps = 1e9;
  std::shared_ptr<const sokoban::LevelGraph> all;
  for (int round = 0; round < rounds; ++round) {
    make = std::min(make, bench::secondsOf([&] { all = sokoban::LevelGraph::make(board); }));
    const graph::StateGraph& graph = *all->graph();
    sweepBack = std::min(sweepBack, bench::secondsOf([&] {
                           auto memory = graph::StateGraph::account(nullptr);
                           graph::StateGraph::Moves moves(*memory);
                           moves.rows.push_back(0);
                           for (graph::Vertex v = 0; v < graph.vertexCount(); ++v) {
                             for (const graph::Vertex u : graph.neighbours(v))
                               if (graph.leads(v, u)) moves.to.push_back(u);
                             moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
                           }
                           bench::keep(graph::StateGraph::make(std::move(memory), std::move(moves),
                                                               graph.starts(), graph.goals())
                                           ->deadCount());
                         }));
    graph::Layout layout(all->graph());
    place = std::min(place, bench::secondsOf([&] { layout.place(); }));
    sweeps = std::min(sweeps, bench::secondsOf([&] {
                        for (int i = 0; i < kSweeps; ++i) layout.sweep();
                      }));
  }
  std::printf(
      "%-16s %zu states, %zu pushes, %zu dead: states and ideas %.3f s, of which graph and sweep back %.3f "
      "s; "
      "pivots and scaling %.3f s, %d sweeps %.3f s; together %.3f s\n",
      what, all->graph()->vertexCount(), all->graph()->moveCount(), all->graph()->deadCount(), make,
      sweepBack, place, kSweeps, sweeps, make + place + sweeps);
  for (std::size_t i = 0; i < sokoban::kIdeaNames.size(); ++i)
    std::printf("  %s sees %zu\n", sokoban::kIdeaNames[i].data(), all->deadSeen()[i]);
  std::printf("  no idea sees %zu\n", all->deadUnseen());
}

}  // namespace

int main() {
  measure("article 4",
          {"#########", "###   ###", "##      #", "##*#*#* #", "## #@$ ##", "## # #.##", "#      ##",
           "#   #  ##", "#########"},
          5);
  measure("a hall",
          {"###########", "#   . .   #", "# $  $  $ #", "#         #", "#@  $   . #", "#   . $ . #",
           "#         #", "###########"},
          1);
}
