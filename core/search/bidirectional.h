// core/search/bidirectional.h: search from both ends, of the kinds that are optimal: by cost alone, and with a heuristic.
//
// Two searches share the table of states. Whenever one reaches a state the other knows, the sum is a candidate; the search ends
// when no meeting to come can be cheaper than the best one. Every state has two nodes: 2k forwards, 2k + 1 backwards; a backward
// node's parent lies nearer to the goal. What is taken next, and when it is over, is a policy.
#pragma once
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/search/booked_search.h"
#include "core/search/frontier.h"

namespace searchlight::search {

// Two Dijkstra searches, of which the one with fewer open nodes goes next. It is over when the least costs still open on the two sides
// together are no less than the best candidate (Pohl 1971; Goldberg and Harrelson 2005, section 4).
struct ByCost {
  static constexpr bool kUsesHeuristic = false;
  static constexpr Cost priority(Cost g, Cost /*h*/) { return g; }
};
// MM (Holte, Felner, Sharon, Sturtevant and Chen 2017). Each side estimates the way to the other's end, and takes the node with the
// smallest max(g + h, 2 g) of both sides: neither goes beyond half of the least cost where h is admissible. It is over
// when that priority is no less than the best candidate. The paper's three further bounds of a candidate (the least f of each
// side, the sum of the least g) would end some searches a few expansions earlier, and need two more orders of each OPEN.
struct MeetInTheMiddle {
  static constexpr bool kUsesHeuristic = true;
  static constexpr Cost priority(Cost g, Cost h) {
    return std::max(saturatingAdd(g, h), saturatingAdd(g, g));
  }
};

template <ReversibleProblem P, class Policy = ByCost, Observer Obs = NullObserver>
class Bidirectional : public BookedSearch<Bidirectional<P, Policy, Obs>, P, Obs, NodeStore<P, 2>> {
  using Base = typename Bidirectional::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

 public:
  using State = typename P::State;
  enum Side : NodeId { kForward = 0, kBackward = 1 };

  explicit Bidirectional(P problem, Obs observer = {}, Buckets buckets = {},
                         std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>())
      : Base(std::move(problem), std::move(observer), std::move(memory)),
        m_frontiers{BucketFrontier(*m_memory, buckets), BucketFrontier(*m_memory, buckets)} {
    begin();
  }

  void restart(P problem) {
    Base::take(std::move(problem));
    for (auto& f : m_frontiers) f.clear();
    m_open = {};
    m_best = kInfiniteCost;
    m_meeting = kNoNode;
    m_unread.clear();
    begin();
  }

  // Expands one node of one side, or ends, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (!m_unread.empty()) return m_outcome = readRoute();
    dropStale(kForward);
    dropStale(kBackward);
    if (isDecided()) return conclude();
    const Side side = nextSide();
    expand(side, m_frontiers[side].pop().node);
    return Outcome::Running;
  }

  bool searching() const { return m_unread.empty(); }

  // From start to goal: forward nodes up to the meeting, backward nodes after it.
  std::vector<NodeId> path() const {
    return m_outcome == Outcome::Solved ? bothHalves() : std::vector<NodeId>{};
  }
  Cost solutionCost() const { return m_best; }
  // What is estimated from n: backwards the cost from the start, where that is looked at.
  Cost heuristic(NodeId n) const {
    if constexpr (Policy::kUsesHeuristic)
      if (n % 2 == kBackward) return backwardEstimate(m_nodes.state(n));
    return m_nodes.heuristic(m_problem, n);
  }
  static constexpr Policy policy() { return {}; }

 private:
  static NodeId other(NodeId n) { return n ^ 1u; }

  void begin() {
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      enterEnds();
      return m_outcome;
    });
  }
  void enterEnds() {
    forEachStartOf(m_problem, [&](const State& start) { enter(m_nodes.store().intern(start, kForward)); });
    m_problem.forEachGoal([&](const State& goal) { enter(m_nodes.store().intern(goal, kBackward)); });
  }
  void enter(NodeId n) {
    const NodeRecord before = m_nodes[n];
    if (before.status != NodeStatus::Unseen) return;
    m_frontiers[n % 2].push({n, 0}, priority(n, 0));
    m_nodes.change(EventKind::Generate, n, before, {kNoNode, 0, NodeStatus::Open, kNoArrival});
    opened(static_cast<Side>(n % 2), 1);
    tryMeeting(n, 0);
  }
  void opened(Side side, int count) {
    m_open[side] += count;
    if (count > 0)
      m_stats.opened(1);
    else
      --m_stats.open;
  }

  // Entries that were bettered or expanded since must not speak for their side.
  void dropStale(Side side) {
    auto& frontier = m_frontiers[side];
    while (!frontier.empty()) {
      const FrontierEntry e = frontier.pop();
      const NodeRecord r = m_nodes[e.node];
      if (r.status == NodeStatus::Open && r.g == e.g) {
        frontier.unpop(e);
        return;
      }
    }
  }

  // A bucket's lower edge bounds all that is in it, so with wide buckets the test is only more careful.
  bool isDecided() {
    if (m_frontiers[kForward].empty() || m_frontiers[kBackward].empty()) return true;
    if (m_meeting == kNoNode) return false;
    return (Policy::kUsesHeuristic ? std::min(least(kForward), least(kBackward))
                                   : least(kForward) + least(kBackward)) >= m_best;
  }
  std::uint64_t least(Side s) { return std::uint64_t{m_frontiers[s].nextBucket()} * m_frontiers[s].width(); }

  Side nextSide() {
    if constexpr (Policy::kUsesHeuristic)
      if (const auto ahead = least(kForward), behind = least(kBackward); ahead != behind)
        return ahead < behind ? kForward : kBackward;
    return m_open[kForward] <= m_open[kBackward] ? kForward : kBackward;
  }

  Cost priority(NodeId n, Cost g) const {
    return Policy::priority(g, Policy::kUsesHeuristic ? heuristic(n) : 0);
  }
  // A problem that has no estimate of the cost from its start, or more than one start, is searched from its goals by cost alone.
  Cost backwardEstimate(const State& s) const {
    if constexpr (requires { m_problem.backwardHeuristic(s); })
      return m_problem.backwardHeuristic(s);
    else
      return 0;
  }

  void expand(Side side, NodeId n) {
    const NodeRecord open = m_nodes[n];
    NodeRecord node = open;
    node.status = NodeStatus::Closed;
    m_nodes.change(EventKind::Expand, n, open, node);
    ++m_stats.expanded;
    opened(side, -1);
    const State state = m_nodes.state(n);
    const auto relaxOne = [&](auto action, const State& next, Cost cost) {
      relax(side, n, state, node.g, action, next, cost);
    };
    if (side == kForward)
      generateSuccessors(m_problem, state, node.arrival, relaxOne, [](const State&) {});
    else
      m_problem.forEachPredecessor(state, relaxOne);
  }

  void relax(Side side, NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next,
             Cost cost) {
    const auto action = static_cast<std::uint8_t>(move);
    if constexpr (kPrunes)
      if (prune(side, n, from, g, move, next, cost)) {
        ++m_stats.generated;
        return;
      }
    const NodeId m = m_nodes.store().intern(next, side);
    const NodeRecord seen = m_nodes[m];
    Cost total;
    const bool fits = !__builtin_add_overflow(g, cost, &total);
    m_costOverflow |= !fits;
    const bool isNew = isUnmet(seen.status);
    if (!fits || (!isNew && total >= seen.g)) {
      m_nodes.change(EventKind::Duplicate, m, seen, seen, action);
      ++m_stats.generated;
      return;
    }
    const EventKind kind = isNew                             ? EventKind::Generate
                           : seen.status == NodeStatus::Open ? EventKind::Relax
                                                             : EventKind::Reopen;
    m_frontiers[side].push({m, total}, priority(m, total));
    m_nodes.change(kind, m, seen, {n, total, NodeStatus::Open, action}, action);
    ++m_stats.generated;
    if (kind != EventKind::Relax) opened(side, 1);
    m_stats.reopened += kind == EventKind::Reopen;
    tryMeeting(m, total);
  }

  // Forwards what cannot reach a goal is hopeless, backwards what cannot be reached, where the problem can tell.
  static constexpr bool kPrunes = PruningProblem<P> || BackwardPruningProblem<P>;
  static bool isUnmet(NodeStatus status) {
    return status == NodeStatus::Unseen || (kPrunes && status == NodeStatus::DeadEnd);
  }
  // True where this side does not know `next` otherwise and it is hopeless.
  bool prune(Side side, NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next,
             Cost cost) {
    const NodeId known = m_nodes.find(next);
    if (known != kNoNode && !isUnmet(m_nodes[known + side].status)) return false;
    std::uint8_t reason = 0;
    if (side == kForward)
      reason = deadlockAfter(m_problem, from, move, next);
    else if constexpr (BackwardPruningProblem<P>)
      reason = m_problem.backwardDeadlock(next);
    if (reason == 0) return false;
    m_nodes.prune(next, {n, saturatingAdd(g, cost), NodeStatus::DeadEnd, static_cast<Arrival>(move)}, reason,
                  side);
    return true;
  }

  void tryMeeting(NodeId n, Cost g) {
    const NodeRecord there = m_nodes[other(n)];
    if (isUnmet(there.status)) return;
    Cost sum;
    if (__builtin_add_overflow(g, there.g, &sum)) {
      m_costOverflow = true;
      return;
    }
    if (m_meeting != kNoNode && sum >= m_best) return;
    m_nodes.note(EventKind::Meet, n);
    m_best = sum;
    m_meeting = n & ~NodeId{1};
  }

  Outcome conclude() {
    if (m_meeting == kNoNode) return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
    if constexpr (Obs::kActive) {
      std::vector<NodeId> unread = bothHalves();
      m_nodes.note(EventKind::Goal, m_meeting);
      m_unread = std::move(unread);
      return Outcome::Running;
    }
    return m_outcome = Outcome::Solved;
  }
  Outcome readRoute() {
    m_nodes.note(EventKind::Route, m_unread.back());
    m_unread.pop_back();
    return m_unread.empty() ? Outcome::Solved : Outcome::Running;
  }
  std::vector<NodeId> bothHalves() const {
    std::vector<NodeId> out = m_nodes.pathTo(m_meeting);
    for (NodeId n = m_nodes[other(m_meeting)].parent; n != kNoNode; n = m_nodes[n].parent) out.push_back(n);
    return out;
  }

  std::array<BucketFrontier, 2> m_frontiers;
  std::array<std::int64_t, 2> m_open{};
  Cost m_best = kInfiniteCost;  // cost of the cheapest meeting so far
  NodeId m_meeting = kNoNode;   // its forward node
  std::vector<NodeId> m_unread;
};

}  // namespace searchlight::search
