// core/search/reversed.h: a problem searched from its goals: its predecessors are its successors.
//
// Dijkstra over Reversed<P> gives every state's true cost to the nearest goal, however many there are, in one sweep: what a
// heuristic only estimates.
#pragma once
#include <utility>

#include "core/search/states.h"

namespace searchlight::search {

// Nothing is a goal here, so that a search goes through all states from which a goal can be reached.
template <ReversibleProblem P>
class Reversed {
 public:
  using State = typename P::State;
  using Action = typename P::Action;
  using Domain = DomainOf<P>;
  static constexpr bool kSeeksGoal = false;
  explicit Reversed(P problem) : m_problem(std::move(problem)) {}

  template <class F>
  void forEachStart(F&& f) const {
    m_problem.forEachGoal(f);
  }
  bool isGoal(const State&) const { return false; }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    m_problem.forEachPredecessor(s, f);
  }
  std::size_t stateCount() const requires IndexedProblem<P> { return m_problem.stateCount(); }
  NodeId index(const State& s) const requires IndexedProblem<P> { return m_problem.index(s); }
  State state(NodeId n) const requires IndexedProblem<P> { return m_problem.state(n); }

 private:
  P m_problem;
};

}  // namespace searchlight::search
