// core/search/iterative_deepening.h: iterative deepening and IDA* (Korf 1985): depth-first rounds under a growing bound.
//
// The two differ in what is bounded: the number of moves, or f = g + h. A round expands every path within the bound
// that meets no state twice; the next bound is the smallest value that was cut off. Unobserved, only the current path
// is kept (no table of states); a watcher wants names, so with one every state met gets an id.
#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/node_book.h"

namespace searchlight::search {

// Iterative deepening: the bound is the number of moves.
struct DepthBound {
  template <class P>
  static Cost value(const P&, const typename P::State&, Cost depth, Cost) {
    return depth;
  }
};
// IDA*: the bound is f.
struct EstimateBound {
  template <HeuristicProblem P>
  static Cost value(const P& p, const typename P::State& s, Cost, Cost g) {
    return saturatingAdd(g, p.heuristic(s));
  }
};

template <Problem P, class Bound, Observer Obs = NullObserver>
class IterativeDeepening {
  static constexpr bool kNamesNodes = Obs::kActive || IndexedProblem<P>;

 public:
  using State = typename P::State;

  explicit IterativeDeepening(P problem, Obs observer = {})
      : m_problem(std::move(problem)), m_nodes(m_problem, std::move(observer)) {
    begin();
  }
  IterativeDeepening(const IterativeDeepening&) = delete;
  IterativeDeepening& operator=(const IterativeDeepening&) = delete;

  void restart(P problem) {
    m_problem = std::move(problem);
    m_nodes.renew(m_problem);
    m_path.clear();
    m_children.clear();
    m_stats = {};
    m_outcome = Outcome::Running;
    m_costOverflow = false;
    begin();
  }

  // Enters one node (and expands it), leaves one, begins a round, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();
    if (m_path.empty()) return beginRound();
    Frame& top = m_path.back();
    while (top.next < m_children.size()) {
      const Child child = m_children[top.next++];
      const Cost value = Bound::value(m_problem, child.state, static_cast<Cost>(m_path.size()), child.g);
      if (value > m_bound) {
        m_nextBound = std::min(m_nextBound, value);
        m_anythingCut = true;
        if constexpr (Obs::kActive) m_nodes.note(EventKind::Cut, m_nodes.intern(child.state));
        continue;
      }
      if (!isOnPath(child.state)) return enter(child.state, child.g, top.node, child.action);
    }
    leave();
    return Outcome::Running;
  }

  Outcome run(const Limits& limits = {}, const std::stop_token& stop = {}) { return runSearch(*this, limits, stop); }
  Outcome stopWith(Outcome o) { return m_outcome = o; }
  bool searching() const { return !m_nodes.isReadingRoute(); }

  // From start to goal as states, whether observed or not; empty unless solved.
  std::vector<State> pathStates() const {
    std::vector<State> out;
    if (m_outcome == Outcome::Solved)
      for (const Frame& f : m_path) out.push_back(f.state);
    return out;
  }
  // The same as nodes. An unobserved search over hashed states has not named them; it does so here.
  std::vector<NodeId> path() {
    std::vector<NodeId> out;
    for (const State& s : pathStates()) out.push_back(m_nodes.intern(s));
    return out;
  }
  Cost solutionCost() const { return m_path.empty() ? 0 : m_path.back().g; }
  Cost bound() const { return m_bound; }
  Outcome outcome() const { return m_outcome; }
  const Stats& stats() const { return m_stats; }
  const NodeStore<P>& nodes() const { return m_nodes.store(); }
  const P& problem() const { return m_problem; }
  std::size_t bytes() const {
    return m_nodes.store().bytes() + m_path.capacity() * sizeof(Frame) + m_children.capacity() * sizeof(Child);
  }

 private:
  struct Frame {
    State state;
    Cost g;
    NodeId node;
    std::size_t first, next;  // its successors in m_children
  };
  struct Child {
    State state;
    Cost g;
    std::uint8_t action;
  };

  void begin() {
    m_bound = 0;
    m_nextBound = Bound::value(m_problem, m_problem.start(), 0, 0);
    m_anythingCut = true;
  }

  Outcome beginRound() {
    if (!m_anythingCut) return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
    m_bound = std::exchange(m_nextBound, kInfiniteCost);
    m_anythingCut = false;
    const State start = m_problem.start();
    if constexpr (Obs::kActive) m_nodes.note(EventKind::Round, m_nodes.intern(start));
    return enter(start, 0, kNoNode, kNoArrival);
  }

  Outcome enter(const State& s, Cost g, NodeId parent, Arrival arrival) {
    Frame frame{s, g, kNoNode, m_children.size(), m_children.size()};
    const NodeRecord record{parent, g, NodeStatus::Open, arrival};
    if constexpr (kNamesNodes) frame.node = m_nodes.intern(s);
    m_path.push_back(frame);
    m_stats.opened(1);
    if (m_problem.isGoal(s)) {
      if constexpr (kNamesNodes) return m_outcome = m_nodes.beginRoute(frame.node, record);
      else return m_outcome = Outcome::Solved;
    }
    if constexpr (kNamesNodes) m_nodes.change(EventKind::Expand, frame.node, m_nodes[frame.node], record);
    ++m_stats.expanded;
    generateSuccessors(
        m_problem, s, arrival,
        [&](auto action, const State& next, Cost cost) {
          ++m_stats.generated;
          Cost total;
          const bool fits = !__builtin_add_overflow(g, cost, &total);
          m_costOverflow |= !fits;
          if (fits && prune(next, frame.node, total, static_cast<std::uint8_t>(action))) return;
          if (fits) m_children.push_back({next, total, static_cast<std::uint8_t>(action)});
          if constexpr (Obs::kActive)
            m_nodes.note(EventKind::Duplicate, m_nodes.intern(next), static_cast<std::uint8_t>(action));
        },
        [](const State&) {});
    return Outcome::Running;
  }

  // True where `next` is hopeless; a watcher is told so in every round.
  bool prune(const State& next, NodeId parent, Cost g, std::uint8_t action) {
    if constexpr (PruningProblem<P>) {
      if (const std::uint8_t reason = m_problem.deadlock(next)) {
        if constexpr (Obs::kActive) {
          const NodeId m = m_nodes.intern(next);
          m_nodes.change(EventKind::Prune, m, m_nodes[m], {parent, g, NodeStatus::DeadEnd, action}, reason);
        }
        return true;
      }
    }
    return false;
  }

  void leave() {
    const Frame& top = m_path.back();
    if constexpr (kNamesNodes) {
      const NodeRecord before = m_nodes[top.node];
      NodeRecord after = before;
      after.status = NodeStatus::Closed;
      m_nodes.change(EventKind::Backtrack, top.node, before, after);
    }
    m_children.resize(top.first, Child{});
    m_path.pop_back();
    --m_stats.open;
  }

  // A named state on the path is Open; without names the path is short enough to walk.
  bool isOnPath(const State& s) {
    if constexpr (kNamesNodes) return m_nodes[m_nodes.intern(s)].status == NodeStatus::Open;
    else return std::any_of(m_path.begin(), m_path.end(), [&](const Frame& f) { return f.state == s; });
  }

  P m_problem;
  NodeBook<P, Obs> m_nodes;
  std::vector<Frame> m_path;
  std::vector<Child> m_children;
  Cost m_bound = 0, m_nextBound = 0;
  bool m_anythingCut = true;
  Stats m_stats;
  Outcome m_outcome = Outcome::Running;
  bool m_costOverflow = false;
};

}  // namespace searchlight::search
