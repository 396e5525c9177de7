// core/search/reversed.h: a problem searched from its goals: its predecessors are its successors.
//
// Dijkstra over Reversed<P>, run until it is exhausted, gives every state's true cost to the nearest goal: what a
// heuristic only estimates.
#pragma once
#include <utility>

#include "core/search/problem.h"

namespace searchlight::search {

// REQUIRES: the problem has exactly one goal; nothing is a goal here, so that a search goes through all states.
template <ReversibleProblem P>
class Reversed {
 public:
  using State = typename P::State;
  using Action = typename P::Action;
  explicit Reversed(P problem) : m_problem(std::move(problem)) {}

  State start() const {
    State goal{};
    m_problem.forEachGoal([&](const State& s) { goal = s; });
    return goal;
  }
  bool isGoal(const State&) const { return false; }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    m_problem.forEachPredecessor(s, f);
  }
  std::size_t stateCount() const
    requires IndexedProblem<P>
  {
    return m_problem.stateCount();
  }
  NodeId index(const State& s) const
    requires IndexedProblem<P>
  {
    return m_problem.index(s);
  }
  State state(NodeId n) const
    requires IndexedProblem<P>
  {
    return m_problem.state(n);
  }

 private:
  P m_problem;
};

}  // namespace searchlight::search
