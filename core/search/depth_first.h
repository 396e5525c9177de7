// core/search/depth_first.h: depth-first search over a graph, with an explicit stack and real backtracking.
//
// A last-in-first-out frontier would not be depth-first order: there a node's place is fixed when it is first
// generated. Here a node is entered from the deepest node that leads to it, as the recursive formulation does, and
// left (Backtrack) when all its successors have been tried. Each node is entered once.
#pragma once
#include <utility>
#include <vector>

#include "core/search/node_book.h"

namespace searchlight::search {

template <Problem P, Observer Obs = NullObserver>
class DepthFirst {
 public:
  using State = typename P::State;

  explicit DepthFirst(P problem, Obs observer = {})
      : m_problem(std::move(problem)), m_nodes(m_problem, std::move(observer)) {
    enterStart();
  }
  DepthFirst(const DepthFirst&) = delete;
  DepthFirst& operator=(const DepthFirst&) = delete;

  void restart(P problem) {
    m_problem = std::move(problem);
    m_nodes.renew(m_problem);
    m_stack.clear();
    m_waiting.clear();
    m_stats = {};
    m_outcome = Outcome::Running;
    m_goal = kNoNode;
    m_costOverflow = false;
    enterStart();
  }

  // Enters one node (and expands it), leaves one node, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();
    if (m_stack.empty()) {
      if (m_stats.expanded == 0) return enter(m_start);
      return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
    }
    Frame& top = m_stack.back();
    while (top.next < m_waiting.size()) {
      const NodeId n = m_waiting[top.next++];
      if (m_nodes[n].status == NodeStatus::Open) return enter(n);  // else a deeper node led there first
    }
    const NodeRecord left = m_nodes[top.node];
    NodeRecord after = left;
    after.status = NodeStatus::DeadEnd;
    m_nodes.change(EventKind::Backtrack, top.node, left, after);
    m_waiting.resize(top.first);
    m_stack.pop_back();
    --m_stats.open;
    return Outcome::Running;
  }

  Outcome run(const Limits& limits = {}, const std::stop_token& stop = {}) { return runSearch(*this, limits, stop); }
  Outcome stopWith(Outcome o) { return m_outcome = o; }
  bool searching() const { return !m_nodes.isReadingRoute(); }

  std::vector<NodeId> path() const {
    return m_outcome == Outcome::Solved ? m_nodes.pathTo(m_goal) : std::vector<NodeId>{};
  }
  Cost solutionCost() const { return m_goal == kNoNode ? kInfiniteCost : m_nodes[m_goal].g; }
  Outcome outcome() const { return m_outcome; }
  const Stats& stats() const { return m_stats; }
  const NodeStore<P>& nodes() const { return m_nodes.store(); }
  const P& problem() const { return m_problem; }
  std::size_t bytes() const {
    return m_nodes.store().bytes() + m_stack.capacity() * sizeof(Frame) + m_waiting.capacity() * sizeof(NodeId);
  }

 private:
  struct Frame {
    NodeId node;
    std::size_t first, next;  // its successors in m_waiting: where they begin, which is tried next
  };

  void enterStart() {
    m_start = m_nodes.intern(m_problem.start());
    m_nodes.change(EventKind::Generate, m_start, m_nodes[m_start], {kNoNode, 0, NodeStatus::Open, kNoArrival});
  }

  // Takes n from the waiting nodes; expands it unless it is the goal. m_stats.open is the length of the stack.
  Outcome enter(NodeId n) {
    const State state = m_nodes.state(n);
    if (m_problem.isGoal(state)) {
      m_goal = n;
      return m_outcome = m_nodes.beginRoute(n, m_nodes[n]);
    }
    const NodeRecord open = m_nodes[n];
    NodeRecord node = open;
    node.status = NodeStatus::Closed;
    m_nodes.change(EventKind::Expand, n, open, node);
    ++m_stats.expanded;
    m_stats.opened(1);
    m_stack.push_back({n, m_waiting.size(), m_waiting.size()});
    generateSuccessors(
        m_problem, state, node.arrival,
        [&](auto action, const State& next, Cost cost) {
          ++m_stats.generated;
          meet(n, node.g, static_cast<std::uint8_t>(action), next, cost);
        },
        [&](const State& seen) {
          if constexpr (Obs::kActive) m_nodes.note(EventKind::Scan, m_nodes.intern(seen));
        });
    return Outcome::Running;
  }

  // A waiting node is handed to the deeper parent, which will try it first.
  void meet(NodeId n, Cost g, std::uint8_t action, const State& next, Cost cost) {
    const NodeId m = m_nodes.intern(next);
    const NodeRecord seen = m_nodes[m];
    Cost total;
    const bool fits = !__builtin_add_overflow(g, cost, &total);
    m_costOverflow |= !fits;
    if (!fits || (seen.status != NodeStatus::Unseen && seen.status != NodeStatus::Open)) {
      m_nodes.change(EventKind::Duplicate, m, seen, seen, action);
      return;
    }
    if constexpr (PruningProblem<P>)
      if (const std::uint8_t reason = seen.status == NodeStatus::Unseen ? m_problem.deadlock(next) : std::uint8_t{0}) {
        m_nodes.change(EventKind::Prune, m, seen, {n, total, NodeStatus::DeadEnd, action}, reason);
        return;
      }
    m_nodes.change(EventKind::Generate, m, seen, {n, total, NodeStatus::Open, action}, action);
    m_waiting.push_back(m);
  }

  P m_problem;
  NodeBook<P, Obs> m_nodes;
  std::vector<Frame> m_stack;
  std::vector<NodeId> m_waiting;
  Stats m_stats;
  NodeId m_start = kNoNode, m_goal = kNoNode;
  Outcome m_outcome = Outcome::Running;
  bool m_costOverflow = false;
};

}  // namespace searchlight::search
