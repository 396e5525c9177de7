// core/search/derived_problems.h: a problem searched without its goal, from its goals, or for the state nearest to them.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "core/search/best_first.h"
#include "core/search/states.h"

namespace searchlight::search {

// Everything else is as the problem has it, only that without a goal nothing is hopeless and there is nowhere to search
// back from.
template <Problem P>
class WholeGraph : public P {
 public:
  using Domain = DomainOf<P>;
  static constexpr bool kSeeksGoal = false;
  explicit WholeGraph(P problem) : P(std::move(problem)) {}

  bool isGoal(const typename P::State&) const { return false; }
  template <class F>
  void forEachGoal(F&&) const = delete;
  template <class... Move>
  std::uint8_t deadlock(const Move&...) const = delete;
};

// The same, and says how far a search has come, every some thousand states, on the thread that searches.
template <Problem P>
class ToldGraph : public WholeGraph<P> {
 public:
  using Progress = std::function<void(std::uint64_t expanded)>;  // null: nobody is told
  ToldGraph(P problem, Progress progress)
      : WholeGraph<P>(std::move(problem)), m_progress(std::move(progress)) {}
  template <class F>
  void forEachSuccessor(const typename P::State& s, F&& f) const {
    if (++m_expanded % kBetween == 0 && m_progress) m_progress(m_expanded);
    P::forEachSuccessor(s, f);
  }

 private:
  static constexpr std::uint64_t kBetween = 4096;
  Progress m_progress;
  mutable std::uint64_t m_expanded = 0;
};

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
  std::string stateText(const State& s) const requires TellsStates<P> { return m_problem.stateText(s); }
  std::optional<State> stateFromText(std::string_view text) const requires TellsStates<P> {
    return m_problem.stateFromText(text);
  }

 protected:
  P m_problem;
};

// Of all states that can be reached the one with the smallest h, of several that with the smallest g, then with the smallest number;
// kNoNode where the goal can be reached. An A* of its own looks for it, because many searches know only part of what they reach when
// they end: jumps skip states, one of two sides may run dry first, and the deepening searches keep none. Closed states
// reopen, so that g is the least cost whatever h is. Throws OutOfMemory, and EndedEarly where
// another limit or the stop token ends it.
template <IndexedProblem P>
NodeId nearestState(const P& problem, const Limits& limits, const std::stop_token& stop,
                    std::shared_ptr<MemoryBudget> budget) {
  BestFirst<P, AStar> search{problem, {}, {}, {}, std::make_shared<MemoryAccount>(std::move(budget))};
  const Outcome outcome = search.run(limits, stop);
  if (outcome == Outcome::Solved) return kNoNode;
  if (outcome == Outcome::MemoryLimit) throw OutOfMemory();
  if (outcome != Outcome::Exhausted) throw EndedEarly{outcome};
  const auto& nodes = search.nodes();
  const auto rank = [&](NodeId n) { return std::pair(problem.heuristic(problem.state(n)), nodes[n].g); };
  NodeId nearest = problem.index(problem.start());
  for (NodeId n = 0; n < nodes.size(); ++n)
    if (nodes[n].status == NodeStatus::Closed && rank(n) < rank(nearest)) nearest = n;
  return nearest;
}

}  // namespace searchlight::search
