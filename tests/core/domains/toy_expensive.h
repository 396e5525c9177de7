// tests/core/domains/toy_expensive.h: the toy graph with what only expensive domains have: a heuristic that counts how often it is
// asked, an estimate that follows from the parent's, and tests for hopeless states that see the move.
#pragma once
#include <stdexcept>

#include "tests/core/domains/toy_graph.h"

namespace searchlight::domains {

template <Naming How, bool Follows>
class ToyExpensive : public ToyProblem<How> {
 public:
  using Base = ToyProblem<How>;
  using State = typename Base::State;
  using Action = typename Base::Action;
  static constexpr bool kExpensiveHeuristic = true;
  static constexpr std::uint8_t kHopeless = 3, kUnreached = 4;

  // How often the estimate of each vertex was computed, shared by all copies.
  struct Asked {
    std::vector<int> afresh, followed;
    int most() const {
      int most = 0;
      for (std::size_t i = 0; i < afresh.size(); ++i) most = std::max(most, afresh[i] + followed[i]);
      return most;
    }
  };

  // Of the moves into hopeless vertices, those that share a bit with `seen` are found out; 0: none is.
  ToyExpensive(const ToyGraph& graph, unsigned seen)
      : Base(graph),
        m_seen(seen),
        m_toGoal(graph.costsToGoal()),
        m_fromStart(graph.costsFromStart()),
        m_asked(std::make_shared<Asked>()) {
    m_asked->afresh.resize(graph.vertices);
    m_asked->followed.resize(graph.vertices);
  }

  search::Cost heuristic(const State& s) const {
    ++m_asked->afresh[s.vertex];
    return Base::heuristic(s);
  }
  search::Cost heuristicAfter(const State& from, search::Cost estimated, Action,
                              const State& next) const requires Follows {
    if (estimated != Base::heuristic(from)) throw std::logic_error("not the parent's estimate");
    ++m_asked->followed[next.vertex];
    return Base::heuristic(next);
  }
  std::uint8_t deadlock(const State& from, Action action, const State& next) const {
    const bool found = (hashWord(from.vertex * 64 + action + 1) & m_seen) != 0;
    return found && isHopeless(next) ? kHopeless : std::uint8_t{0};
  }
  std::uint8_t backwardDeadlock(const State& s) const {
    return m_seen != 0 && m_fromStart[s.vertex] == ToyGraph::kUnreachable ? kUnreached : std::uint8_t{0};
  }
  bool isHopeless(const State& s) const { return m_toGoal[s.vertex] == ToyGraph::kUnreachable; }
  Asked& asked() const { return *m_asked; }

 private:
  unsigned m_seen;
  std::vector<std::uint64_t> m_toGoal, m_fromStart;
  std::shared_ptr<Asked> m_asked;
};

}  // namespace searchlight::domains
