// core/search/derived_problems.h: a problem searched without its goal, or from its goals.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

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

}  // namespace searchlight::search
