// tests/benchmarks/klotski_bench.cpp: the classic opening of Klotski through the one search loop, and the whole atlas.
//
// Optimal solution and full enumeration of the 25,955 layouts, in moves, once with memory asked for anew and once on a
// search that is restarted; recorded beside them, for a picture. Bars: restarted 1.6 ms each, fresh 2 ms; the atlas 1 s. What
// a path of its own would gain is measured in the same run, because the machine's speed changes: the same slides over a
// table of codes and nothing else, no records, no counters, no limits.

#include <algorithm>
#include <vector>

#include "core/klotski/component.h"
#include "core/klotski/position_graph.h"
#include "core/klotski/problem.h"
#include "core/klotski/solve.h"
#include "core/klotski/survey.h"
#include "core/search/best_first.h"
#include "core/search/derived_problems.h"
#include "core/trace/trace.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::klotski;
using namespace searchlight::search;

namespace {

constexpr int kRounds = 51;

// All that can be reached, by hand.
void enumerateByHand(const SlideProblem& problem, std::vector<std::uint64_t>& places,
                     std::vector<std::uint64_t>& queue) {
  std::ranges::fill(places, 0);
  queue.clear();
  const auto meet = [&](Code code) {
    std::size_t i = code.bits * 0x9E37'79B9'7F4A'7C15u >> 48;
    for (; places[i] != 0; i = (i + 1) % places.size())
      if (places[i] == code.bits) return;
    places[i] = code.bits;
    queue.push_back(code.bits);
  };
  meet(problem.start());
  for (std::size_t head = 0; head < queue.size(); ++head)
    problem.forEachSuccessor(Code{queue[head]}, [&](Slide, Code next, Cost) { meet(next); });
}

// Article 5: the first solution that depth-first search finds beside the best, and the goals that are nearest.
void tellTheArticlesFigures(Code classic) {
  const SlideProblem steps(classic, Count::Steps);
  std::printf("depth-first %zu steps, the fewest %zu\n", solve(steps, Algorithm::DepthFirst).slides.size(),
              solve(steps, Algorithm::BreadthFirst).slides.size());
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps}) {
    const std::vector<Code> nearest = nearestGoals(classic, count);
    std::printf("%s: %zu distinct goals at the fewest\n", kCountNames[static_cast<std::size_t>(count)].data(),
                nearest.size());
    for (const Code goal : nearest)
      std::printf("  %s, its mirror image %s\n", rowsOf(goal).c_str(), rowsOf(mirrored(goal)).c_str());
  }
}

template <class P>
void measure(const char* what, const P& problem) {
  BestFirst<P, BreadthFirst> warm(problem);
  warm.run();
  const Stats stats = warm.stats();
  const auto [fresh, restarted, recorded] = bench::bestInTurns(
      kRounds,
      [&] {
        BestFirst<P, BreadthFirst> search(problem);
        search.run();
        bench::keep(search.stats());
      },
      [&] {
        warm.restart(problem);
        warm.run();
        bench::keep(warm.stats());
      },
      [&] {
        Trace trace;
        BestFirst<P, BreadthFirst, Recorder> search(problem, Recorder(&trace, {}));
        search.run();
        bench::keep(search.stats());
      });
  std::printf("%-11s fresh %.2f ms, restarted %.2f ms, recorded %.2f ms (%llu expanded, %llu generated)\n",
              what, fresh * 1e3, restarted * 1e3, recorded * 1e3,
              static_cast<unsigned long long>(stats.expanded),
              static_cast<unsigned long long>(stats.generated));
}

}  // namespace

int main() {
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps}) {
    std::printf("%s: ", kCountNames[static_cast<std::size_t>(count)].data());
    std::printf("tables %.2f ms\n", 1e3 * bench::secondsOf([&] { bench::keep(&TwoBlankSlides::in(count)); }));
    const SlideProblem classic(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"), count);
    measure("solution", classic);
    measure("enumeration", WholeGraph<SlideProblem>(classic));
    // Mirror images as one: half of the states, each of which has to be held against its image.
    const FoldedProblem folded(classic.start(), count);
    measure("folded", folded);
    measure("folded all", WholeGraph<FoldedProblem>(folded));
  }
  const SlideProblem moves(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"), Count::Moves);
  std::vector<std::uint64_t> places(std::size_t{1} << 16), queue;
  queue.reserve(places.size());
  BestFirst<WholeGraph<SlideProblem>, BreadthFirst> warm{WholeGraph<SlideProblem>(moves)};
  const auto [byHand, restarted] = bench::bestInTurns(
      kRounds, [&] { enumerateByHand(moves, places, queue); },
      [&] {
        warm.restart(WholeGraph<SlideProblem>(moves));
        warm.run();
      });
  std::printf("enumeration by hand %.2f ms (%zu), restarted is %.2f times that\n", byHand * 1e3, queue.size(),
              restarted / byHand);
  const Board board = Board::of(moves.start());
  const auto all = Component::make(board, board.opening());
  const auto [needed, graph] = bench::bestInTurns(
      11, [&] { bench::keep(Component::make(board, board.opening())->goals()); },
      [&] { bench::keep(PositionGraph::of(all, Count::Moves)->graph()->edgeCount()); });
  std::printf(
      "a board is opened: what every placement needs in each count %.2f ms (%zu KB kept), its graph %.2f "
      "ms\n",
      needed * 1e3, all->bytes() / 1024, graph * 1e3);
  tellTheArticlesFigures(moves.start());
  const auto [positions, atlas] = bench::bestInTurns(
      5, [] { bench::keep(allPositions().size()); }, [] { bench::keep(Atlas::make().solvable()); });
  std::printf("atlas: all placements listed %.3f s, moves needed by each %.3f s (bar 1 s together)\n",
              positions, atlas);
}
