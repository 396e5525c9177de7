// core/klotski/position_path.cpp: the same problem with one goal.
#include "core/klotski/position_path.h"

#include <type_traits>
#include <utility>

#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/search/best_first.h"

namespace searchlight::klotski {
namespace {

// The search does not ask the heuristic, which is about the problem's own goal.
template <class P>
class OneGoal : public P {
 public:
  using State = typename P::State;
  OneGoal(P problem, const State& goal) : P(std::move(problem)), m_goal(goal) {}
  bool isGoal(const State& s) const { return s == m_goal; }

 private:
  State m_goal;
};

}  // namespace

PositionPath pathBetween(const Board& board, const Position& from, const Position& to, Count count,
                         const search::Limits& limits, const std::stop_token& stop,
                         const std::shared_ptr<search::MemoryBudget>& budget) {
  return withProblem(board, from, count, [&](const auto& problem) {
    using P = std::decay_t<decltype(problem)>;
    search::BestFirst<OneGoal<P>, search::BreadthFirst> search{
        OneGoal<P>(problem, stateIn(board, problem, to)),
        {},
        {},
        {},
        std::make_shared<search::MemoryAccount>(budget)};
    PositionPath way;
    way.outcome = search.run(limits, stop);
    Position here = from;
    for (const search::NodeId n : search.path()) {
      const Position next = positionIn(board, problem, search.nodes().state(n), here);
      for (int piece = 0; piece < next.pieceCount(); ++piece)
        if (next.cell(piece) != here.cell(piece))
          way.slides.push_back({piece, board.anchor(here, piece), board.anchor(next, piece)});
      here = next;
    }
    return way;
  });
}

}  // namespace searchlight::klotski
