// core/search/both_ends.h: the least cost proven from both ends, by a bound that rises.
//
//   BothEnds<P> search(problem);                                              // usage
//   if (runUntil(search, deadline, steps) == Outcome::Solved) show(search.pathStates());
//
// No solution costs less than the bound. Of each side's open nodes those with f = g + h up to the bound are ready, and the ready ones
// with the least g go first, on the side that has fewer of them. As long as the least g of both sides and the cheapest move fit within
// the bound there may be a meeting of such a cost; otherwise the bound rises to the next cost that there may be, and it is
// over when it has come up to the best meeting (Chen, Holte, Zilles and Sturtevant 2017: NBS, but for the choice of the side). So neither
// side goes far beyond the middle, and both leave out what their estimates rule out. Nodes that the other side has expanded are
// not expanded again (Kwa 1989). Silent: it is for proofs, and nobody watches it.
#pragma once
#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <new>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/search/frontier.h"
#include "core/search/node_store.h"
#include "core/search/run_search.h"

namespace searchlight::search {

// Besides what ReversibleProblem asks for, both estimates are consistent and follow along a move, and either may say that there is no
// path at all: heuristicAfter() as of FollowedHeuristicProblem, without the parent's own estimate, and
// backwardHeuristicAfter(state, action, before) of a predecessor. Where several states are as good as one (mirror images), the problem may
// name the one that is kept for all of them: representative(state), which leaves costs and both estimates as they are.
template <ReversibleProblem P>
class BothEnds {
 public:
  using State = typename P::State;
  static constexpr bool kExpensiveSteps = ExpensiveHeuristicProblem<P>;
  static constexpr std::size_t kAtOnce = 8;
  enum Side : NodeId { kForward = 0, kBackward = 1 };

  explicit BothEnds(P problem, std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>())
      : m_problem(std::move(problem)),
        m_memory(std::move(memory)),
        m_nodes(m_problem, *m_memory),
        m_sides{Open(*m_memory), Open(*m_memory)} {
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      forEachStartOf(m_problem, [&](const State& s) { enter(kForward, s, m_problem.heuristic(s)); });
      m_problem.forEachGoal([&](const State& s) { enter(kBackward, s, m_problem.backwardHeuristic(s)); });
      return m_outcome;
    });
  }
  BothEnds(const BothEnds&) = delete;
  BothEnds& operator=(const BothEnds&) = delete;

  // Expands at most kAtOnce nodes of one side, or ends.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if (m_proven > m_bound) {
      m_bound = m_proven;
      makeWaitingReady();
    }
    if (!mayMeet() && !raise()) {
      m_bound = m_best;  // also where a side has nothing open any more
      return m_outcome = m_best == kInfiniteCost ? Outcome::Exhausted : Outcome::Solved;
    }
    expandSome(m_sides[kForward].readyCount <= m_sides[kBackward].readyCount ? kForward : kBackward);
    return Outcome::Running;
  }
  Outcome stopWith(Outcome o) { return m_outcome = o; }
  static constexpr bool searching() { return true; }
  Outcome outcome() const { return m_outcome; }
  const Stats& stats() const { return m_stats; }
  const P& problem() const { return m_problem; }
  MemoryAccount& memory() { return *m_memory; }
  std::size_t bytes() const { return m_memory->bytes(); }
  Cost lowerBound() const { return std::min(m_bound, m_best); }
  Cost solutionCost() const { return m_best; }

  // Nothing costs less, as another search has proven. From the next step on.
  void raiseBound(Cost bound) { m_proven = std::max(m_proven, bound); }

  // Along the best meeting, from start to goal, as they are kept; empty where there was none.
  std::vector<State> pathStates() const {
    std::vector<State> states;
    if (m_meeting == kNoNode) return states;
    for (NodeId n = m_meeting; n != kNoNode; n = m_nodes[n].parent) states.push_back(m_nodes.state(n));
    std::reverse(states.begin(), states.end());
    for (NodeId n = m_nodes[m_meeting + kBackward].parent; n != kNoNode; n = m_nodes[n].parent)
      states.push_back(m_nodes.state(n));
    return states;
  }

 private:
  // What a side has open: nodes whose f is beyond the bound, by f, and the others, by g.
  struct Open {
    explicit Open(MemoryAccount& memory) : waiting(memory), ready(memory) {}
    BucketFrontier waiting, ready;
    std::uint64_t readyCount = 0;  // stale entries among them
  };

  bool isOpen(FrontierEntry e) const {
    const NodeRecord r = m_nodes[e.node];
    return r.status == NodeStatus::Open && r.g == e.g;
  }
  void makeReady(Side side, FrontierEntry e) {
    m_sides[side].ready.push(e, e.g);
    ++m_sides[side].readyCount;
  }

  // Whether there may be a meeting within the bound that is better than the best, as far as the ready nodes tell.
  bool mayMeet() {
    auto &ahead = m_sides[kForward].ready, &behind = m_sides[kBackward].ready;
    return m_bound < m_best && !ahead.empty() && !behind.empty() && leastMeeting() <= m_bound;
  }
  // REQUIRES: both sides have ready nodes.
  std::uint64_t leastMeeting() {
    return std::uint64_t{m_sides[kForward].ready.nextBucket()} + m_sides[kBackward].ready.nextBucket() +
           kCheapestMove;
  }
  // No node within the bound waits: else one that is found later could be expanded before it, with a g that is too high.
  void makeWaitingReady() {
    for (const Side side : {kForward, kBackward})
      for (BucketFrontier& waiting = m_sides[side].waiting;
           !waiting.empty() && waiting.nextBucket() <= m_bound;)
        if (const FrontierEntry e = waiting.pop(); isOpen(e)) makeReady(side, e);
  }
  // Raises the bound to where there may be one; false where there is none.
  bool raise() {
    for (;;) {
      std::uint64_t next = std::numeric_limits<std::uint64_t>::max();
      bool areReady = true;
      makeWaitingReady();
      for (auto& [waiting, ready, readyCount] : m_sides) {
        if (ready.empty() && waiting.empty()) return false;
        if (!waiting.empty()) next = std::min<std::uint64_t>(next, waiting.nextBucket());
        areReady &= !ready.empty();
      }
      if (m_bound >= m_best) return false;
      if (mayMeet()) return true;
      if (areReady) next = std::min(next, leastMeeting());
      m_bound = saturatingCast(next);
    }
  }

  void enter(Side side, const State& s, Cost h) {
    if (h == kInfiniteCost) return;
    const NodeId n = m_nodes.intern(kept(s), side);
    if (m_nodes[n].status != NodeStatus::Unseen) return;
    open(side, n, {kNoNode, 0, NodeStatus::Open, kNoArrival}, h);
    m_stats.opened(1);
  }
  State kept(const State& s) const {
    if constexpr (requires { m_problem.representative(s); })
      return m_problem.representative(s);
    else
      return s;
  }
  void open(Side side, NodeId n, const NodeRecord& record, Cost h) {
    const Cost f = saturatingAdd(record.g, h);
    if (f > m_bound)
      m_sides[side].waiting.push({n, record.g}, f);
    else
      makeReady(side, {n, record.g});
    m_nodes.set(n, record);
    tryMeeting(n, record.g);
  }
  void tryMeeting(NodeId n, Cost g) {
    const NodeRecord there = m_nodes[n ^ 1u];
    if (there.status == NodeStatus::Unseen || saturatingAdd(g, there.g) >= m_best) return;
    m_best = g + there.g;
    m_meeting = n & ~NodeId{1};
  }

  // Most of the time goes into waiting for memory. Several nodes with the same g, none of which leads to another, are expanded together,
  // so that their cache misses overlap.
  void expandSome(Side side) {
    auto& [waiting, ready, readyCount] = m_sides[side];
    m_taken.clear();
    const Cost g = ready.nextBucket();
    while (m_taken.size() < kAtOnce && !ready.empty() && ready.nextBucket() == g) {
      m_taken.push_back(ready.pop());
      --readyCount;
      m_nodes.prefetchNode(m_taken.back().node);
    }
    m_parents.clear();
    m_successors.clear();
    for (const FrontierEntry e : m_taken)
      if (isOpen(e)) expand(side, e.node);
    for (const Successor& next : m_successors) m_nodes.prefetchNode(next.kept);
    for (const Successor& next : m_successors) {
      relax(side, m_parents[next.parent], next);
      ++m_stats.generated;
    }
  }
  void expand(Side side, NodeId n) {
    NodeRecord node = m_nodes[n];
    node.status = NodeStatus::Closed;
    m_nodes.setStanding(n, node);
    --m_stats.open;
    // What the other side has expanded leads to nothing that is not known.
    if (m_nodes[n ^ 1u].status == NodeStatus::Closed) return;
    ++m_stats.expanded;
    m_parents.push_back({n, node.g, m_nodes.state(n)});
    const auto collect = [this](auto move, const State& next, Cost cost) {
      m_successors.push_back({m_parents.size() - 1, next, kept(next), move, cost});
      m_nodes.prefetch(m_successors.back().kept);
    };
    if (side == kForward)
      m_problem.forEachSuccessor(m_parents.back().state, collect);
    else
      m_problem.forEachPredecessor(m_parents.back().state, collect);
  }
  struct Parent {
    NodeId node;
    Cost g;
    State state;
  };
  struct Successor {
    std::size_t parent;
    State state, kept;
    typename P::Action move;
    Cost cost;
  };
  void relax(Side side, const Parent& parent, const Successor& next) {
    const Cost total = saturatingAdd(parent.g, next.cost);
    if (total >= m_best) return;
    const NodeId known = m_nodes.find(next.kept);
    NodeRecord seen;
    if (known != kNoNode) seen = m_nodes[known + side];
    if (seen.status != NodeStatus::Unseen) {
      if (total >= seen.g) return;
    } else if (side == kForward && deadlockAfter(m_problem, parent.state, next.move, next.state) != 0) {
      return;
    }
    const Cost h = side == kForward ? m_problem.heuristicAfter(parent.state, 0, next.move, next.state)
                                    : m_problem.backwardHeuristicAfter(parent.state, next.move, next.state);
    if (h == kInfiniteCost || saturatingAdd(total, h) >= m_best) return;
    const NodeId m = known == kNoNode ? m_nodes.intern(next.kept, side) : known + side;
    open(side, m, {parent.node, total, NodeStatus::Open, static_cast<Arrival>(next.move)}, h);
    if (seen.status == NodeStatus::Closed) ++m_stats.reopened;
    if (seen.status != NodeStatus::Open) m_stats.opened(1);
  }

  static constexpr Cost kCheapestMove = 1;

  P m_problem;
  std::shared_ptr<MemoryAccount> m_memory;  // of all below
  NodeStore<P, 2> m_nodes;
  std::array<Open, 2> m_sides;
  // Of the nodes that are expanded.
  std::vector<FrontierEntry> m_taken;
  std::vector<Parent> m_parents;
  std::vector<Successor> m_successors;
  Stats m_stats;
  Cost m_bound = 0, m_best = kInfiniteCost;  // no solution costs less; the cheapest meeting so far
  Cost m_proven = 0;                         // what m_bound is at least, from the next step on
  NodeId m_meeting = kNoNode;                // its forward node
  Outcome m_outcome = Outcome::Running;
};

}  // namespace searchlight::search
