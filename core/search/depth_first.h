// core/search/depth_first.h: depth-first search over a graph, with an explicit stack and real backtracking.
//
// A last-in-first-out frontier would not be depth-first order: there a node's place is fixed when it is first
// generated. Here a node is entered from the deepest node that leads to it, as the recursive formulation does, and
// left (Backtrack) when all its successors have been tried. Each node is entered once; where duplicates are kept, a state has a node
// for each path to it, and a cycle is followed until a limit ends the search.
#pragma once
#include <utility>
#include <vector>

#include "core/search/booked_search.h"

namespace searchlight::search {

template <Problem P, Observer Obs = NullObserver, class Store = NodeStore<P>>
class DepthFirst : public BookedSearch<DepthFirst<P, Obs, Store>, P, Obs, Store> {
  using Base = typename DepthFirst::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

 public:
  using State = typename P::State;

  explicit DepthFirst(P problem, Obs observer = {},
                      std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>(),
                      Duplicates duplicates = Duplicates::Drop)
      : Base(std::move(problem), std::move(observer), std::move(memory), duplicates),
        m_stack(*m_memory),
        m_waiting(*m_memory),
        m_pruned(*m_memory) {
    begin();
  }

  void restart(P problem) {
    Base::take(std::move(problem));
    m_stack.clear();
    m_waiting.clear();
    m_pruned.clear();
    m_goal = kNoNode;
    begin();
  }

  // Enters one node (and expands it), leaves one node, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();
    if (m_stack.empty()) {
      while (m_nextStart < m_starts)
        if (const NodeId n = m_waiting[m_nextStart++]; m_nodes[n].status == NodeStatus::Open) return enter(n);
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
    m_waiting.shrinkTo(top.first);
    m_stack.pop_back();
    --m_stats.open;
    return Outcome::Running;
  }

  std::vector<NodeId> path() const {
    return m_outcome == Outcome::Solved ? m_nodes.pathTo(m_goal) : std::vector<NodeId>{};
  }
  Cost solutionCost() const { return m_goal == kNoNode ? kInfiniteCost : m_nodes[m_goal].g; }

 private:
  struct Frame {
    NodeId node;
    std::size_t first, next;  // its successors in m_waiting: where they begin, which is tried next
  };

  void begin() {
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      enterStarts();
      return m_outcome;
    });
  }
  // The starts wait below everything else.
  void enterStarts() {
    m_starts = m_nextStart = 0;
    forEachStartOf(m_problem, [this](const State& s) {
      const NodeId n = m_nodes.intern(s);
      const NodeRecord before = m_nodes[n];
      if (before.status != NodeStatus::Unseen) return;  // named twice
      m_waiting.reserveOne();
      m_nodes.change(EventKind::Generate, n, before, {kNoNode, 0, NodeStatus::Open, kNoArrival});
      m_waiting.push_back(n);
      ++m_starts;
    });
  }

  // Takes n from the waiting nodes; expands it unless it is the goal. m_stats.open is the length of the stack.
  Outcome enter(NodeId n) {
    const State state = m_nodes.state(n);
    if (m_problem.isGoal(state)) {
      m_goal = n;
      return m_outcome = m_nodes.beginRoute(n, m_nodes[n]);
    }
    m_stack.reserveOne();
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
          meet(n, state, node.g, action, next, cost);
          ++m_stats.generated;
        },
        [&](const State& seen) {
          if constexpr (Obs::kActive) m_nodes.note(EventKind::Scan, m_nodes.intern(seen));
          ++m_stats.scanned;
        });
    return Outcome::Running;
  }

  // A waiting node is handed to the deeper parent, which will try it first.
  void meet(NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next, Cost cost) {
    const auto action = static_cast<std::uint8_t>(move);
    if constexpr (PruningProblem<P>)
      if (prune(n, from, g, move, next, cost)) return;
    const NodeId m = m_nodes.intern(next);
    const NodeRecord seen = m_nodes[m];
    Cost total;
    const bool fits = !__builtin_add_overflow(g, cost, &total);
    m_costOverflow |= !fits;
    if (!fits || (seen.status != NodeStatus::Open && !isUnmet(m, seen.status))) {
      m_nodes.change(EventKind::Duplicate, m, seen, seen, action);
      return;
    }
    m_waiting.reserveOne();
    if constexpr (kRemembersPruned) m_pruned.remove(m);
    m_nodes.change(EventKind::Generate, m, seen, {n, total, NodeStatus::Open, action}, action);
    m_waiting.push_back(m);
  }
  // True where `next` is not known otherwise and hopeless.
  bool prune(NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next, Cost cost) {
    const NodeId known = m_nodes.find(next);
    if (known != kNoNode && !isUnmet(known, m_nodes[known].status)) return false;
    const std::uint8_t reason = deadlockAfter(m_problem, from, move, next);
    if (reason == 0) return false;
    [[maybe_unused]] const NodeId pruned = m_nodes.prune(
        next, {n, saturatingAdd(g, cost), NodeStatus::DeadEnd, static_cast<Arrival>(move)}, reason);
    if constexpr (kRemembersPruned) m_pruned.add(pruned);
    return true;
  }
  // What was pruned before counts as not met: unobserved it is not even stored.
  bool isUnmet([[maybe_unused]] NodeId n, NodeStatus status) const {
    if constexpr (kRemembersPruned)
      if (status == NodeStatus::DeadEnd) return m_pruned.has(n);
    return status == NodeStatus::Unseen;
  }

  // Which dead ends were pruned and which were left; only a watched search has nodes of the former.
  static constexpr bool kRemembersPruned = PruningProblem<P> && Obs::kActive;
  struct PrunedNodes {
    explicit PrunedNodes(MemoryAccount& memory) : nodes(AccountAllocator<bool>(memory)) {}
    std::vector<bool, AccountAllocator<bool>> nodes;
    void add(NodeId n) {
      if (n >= nodes.size()) nodes.resize(n + 1);
      nodes[n] = true;
    }
    void remove(NodeId n) {
      if (n < nodes.size()) nodes[n] = false;
    }
    bool has(NodeId n) const { return n < nodes.size() && nodes[n]; }
    void clear() { nodes.clear(); }
  };
  struct NothingPruned {
    explicit NothingPruned(MemoryAccount&) {}
    void clear() {}
  };

  BlockArray<Frame> m_stack;
  BlockArray<NodeId> m_waiting;
  [[no_unique_address]] std::conditional_t<kRemembersPruned, PrunedNodes, NothingPruned> m_pruned;
  std::size_t m_starts = 0, m_nextStart = 0;  // the first of m_waiting, and which is tried next
  NodeId m_goal = kNoNode;
};

}  // namespace searchlight::search
