// core/search/best_first.h: breadth-first, Dijkstra, greedy best-first, A*, weighted A*, Theta*, lazy Theta*, fringe search
// and beam search as one loop.
//
// They differ in a policy (policies.h): the frontier, the priority f(g, h), and three yes-or-no rules. Everything a search knows of a
// node is written by m_nodes.change() and nowhere else, which also tells the observer; with NullObserver that telling compiles
// to nothing.
//
// Sources: Dijkstra 1959; Hart, Nilsson and Raphael 1968 (A*, reopening); Pohl 1970 (weighted A*); Russell and Norvig,
// ch. 3; Nash, Daniel, Koenig and Felner 2007 (Theta*); Nash, Koenig and Tovey 2010 (lazy Theta*). Why `coarse` buckets are exact: when a
// goal of cost c is taken from bucket b, all lower buckets are empty, so only nodes of bucket b with f < c could lead to a cheaper goal; they are expanded before the search ends.
#pragma once
#include <algorithm>
#include <concepts>
#include <utility>
#include <vector>

#include "core/search/booked_search.h"
#include "core/search/policies.h"

namespace searchlight::search {

// ---- The loop --------------------------------------------------------------------------------------------------

template <Problem P, class Policy, Observer Obs = NullObserver, class Store = NodeStore<P>>
class BestFirst : public BookedSearch<BestFirst<P, Policy, Obs, Store>, P, Obs, Store> {
  using Base = typename BestFirst::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

 public:
  using State = typename P::State;

  // buckets: of the frontier, their width in the problem's cost unit; 1 orders by f exactly.
  explicit BestFirst(P problem, Obs observer = {}, Policy policy = {}, Buckets buckets = {},
                     std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>(),
                     Duplicates duplicates = Duplicates::Drop)
      : Base(std::move(problem), std::move(observer), std::move(memory), duplicates),
        m_frontier(*m_memory, buckets),
        m_policy(policy) {
    begin();
  }

  // The next query: as constructed anew with `problem`, but keeps all memory.
  void restart(P problem) {
    Base::take(std::move(problem));
    m_frontier.clear();
    m_goal = kNoNode;
    m_goalCost = kInfiniteCost;
    begin();
  }

  // Expands one node, or recognises the goal, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();

    NodeId n;
    NodeRecord node;
    if constexpr (kGoesInRounds<Policy>) {
      const Taken taken = takeInRound(n, node);
      if (taken != Taken::Node) return taken == Taken::Nothing ? conclude() : Outcome::Running;
    } else if constexpr (kDrops<Policy>) {
      if (!takeFromBeam(n, node)) return conclude();
    } else if (!takeFromOpen(n, node)) {
      return conclude();
    }
    if constexpr (kGoesAnyAngle<Policy>)
      if (Policy::kSeesLate && !keepsParent(n, node)) return Outcome::Running;
    const auto& state = m_nodes.state(n);
    if constexpr (!Policy::kGoalWhenGenerated) {
      if (m_problem.isGoal(state)) return takeGoal(n, node);
    }
    expand(n, node, state);
    if constexpr (Policy::kGoalWhenGenerated)
      if (m_goal != kNoNode) return conclude();
    return Outcome::Running;
  }

  // From start to goal; empty unless solved.
  std::vector<NodeId> path() const {
    return m_outcome == Outcome::Solved ? m_nodes.pathTo(m_goal) : std::vector<NodeId>{};
  }
  Cost solutionCost() const { return m_goal == kNoNode ? kInfiniteCost : m_nodes[m_goal].g; }
  // No solution costs less, where the heuristic is admissible: the least priority in OPEN. 0 where priorities tell nothing of it.
  Cost lowerBound() const {
    if constexpr (kOrdered && Policy::kBounds && !kGoesAnyAngle<Policy> && !requires { m_policy.weight; })
      return std::min(m_frontier.poppedBucket() * m_frontier.width(), solutionCost());
    else
      return 0;
  }
  // The rounds that have begun; only a watched search keeps them.
  const auto& rounds() const requires kGoesInRounds<Policy> { return m_frontier.rounds(); }
  Stats stats() const {
    Stats now = m_stats;
    notePeak(now);
    return now;
  }
  const Policy& policy() const { return m_policy; }

 private:
  static constexpr bool kOrdered =
      !Policy::kGoalWhenGenerated && !kDrops<Policy>;  // the frontier has priorities

  void begin() {
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      enterStarts();
      return m_outcome;
    });
  }
  void enterStarts() {
    forEachStartOf(m_problem, [this](const State& s) {
      const NodeId n = m_nodes.intern(s);
      const NodeRecord before = m_nodes[n];
      if (before.status != NodeStatus::Unseen) return;  // named twice
      push(n, s, 0, estimate(n, s));
      m_nodes.change(EventKind::Generate, n, before, {kNoNode, 0, NodeStatus::Open, kNoArrival});
      m_stats.opened(1);
      if constexpr (Policy::kGoalWhenGenerated)
        if (m_goal == kNoNode && m_problem.isGoal(s)) m_goal = n;
    });
  }

  // The node to expand next; false when there is none that matters.
  bool takeFromOpen(NodeId& n, NodeRecord& node) {
    if constexpr (!kOrdered) {
      if (m_frontier.empty() || m_goal != kNoNode) return false;
      n = m_frontier.pop();
      node = m_nodes[n];
      return true;
    } else {
      for (;;) {
        if (m_frontier.empty()) return false;
        const FrontierEntry e = m_frontier.pop();
        node = m_nodes[e.node];
        if (node.status != NodeStatus::Open || node.g != e.g) continue;  // stale: bettered or expanded since
        n = e.node;
        if (m_goal == kNoNode) [[likely]]
          return true;
        // A goal was taken from this bucket: only what could still be cheaper matters.
        if (m_frontier.poppedBucket() > m_frontier.bucketOf(m_goalCost)) return false;
        if (m_policy.priority(node.g, estimate(n, m_nodes.state(n))) < m_goalCost) return true;
      }
    }
  }

  enum class Taken : std::uint8_t { Node, Nothing, NotYet };
  // Begins a round, or looks at OPEN's next nodes up to one that is within the bound; not at very many in one step.
  Taken takeInRound(NodeId& n, NodeRecord& node) {
    if (m_frontier.isRoundOver()) {
      if (m_frontier.isEmpty()) return Taken::Nothing;
      m_frontier.reserveRound(Obs::kActive);
      if constexpr (Obs::kActive) m_nodes.note(EventKind::Round, m_frontier.first());
      m_frontier.beginRound(Obs::kActive, m_stats.expanded);
      return Taken::NotYet;
    }
    for (int looked = 0; looked < 64 && !m_frontier.isRoundOver(); ++looked) {
      const RatedEntry next = m_frontier.next();
      n = next.entry.node;
      node = m_nodes[n];
      if (node.status != NodeStatus::Open || node.g != next.entry.g) {
        m_frontier.take();  // stale, as above
      } else if (m_frontier.isWithin(next)) {
        m_frontier.take();
        return Taken::Node;
      } else {
        m_nodes.change(EventKind::Cut, n, node, node);
        m_frontier.pass();
      }
    }
    return Taken::NotYet;
  }

  // The node to expand next, of this layer or of what is kept of the next one.
  bool takeFromBeam(NodeId& n, NodeRecord& node) {
    if (m_goal != kNoNode) return false;
    for (;;) {
      if (m_frontier.isLayerOver()) {
        endLayer();
        if (m_frontier.isLayerOver()) return false;
      }
      const FrontierEntry e = m_frontier.pop();
      n = e.node;
      node = m_nodes[n];
      if (node.status == NodeStatus::Open && node.g == e.g) return true;  // else it waits with a smaller g
    }
  }
  void endLayer() {
    const auto isStale = [this](const FrontierEntry& e) {
      const NodeRecord r = m_nodes[e.node];
      return r.status != NodeStatus::Open || r.g != e.g;
    };
    notePeak(m_stats);
    m_frontier.close(m_policy.width, isStale);
    while (m_frontier.waiting() > m_policy.width) {
      const NodeId n = m_frontier.worst();
      const NodeRecord open = m_nodes[n];
      NodeRecord dropped = open;
      dropped.status = NodeStatus::DeadEnd;
      m_nodes.change(EventKind::Drop, n, open, dropped);
      m_frontier.dropWorst();
      ++m_stats.dropped;
      --m_stats.open;
    }
    m_frontier.beginLayer(isStale);
  }

  Outcome takeGoal(NodeId n, const NodeRecord& node) {
    if (m_goal == kNoNode || node.g < m_goalCost) {
      m_goal = n;
      m_goalCost = node.g;
    }
    if constexpr (Policy::kBounds)
      if (m_frontier.width() > 1) return Outcome::Running;  // set aside until its bucket is done with
    return conclude();
  }

  void expand(NodeId n, NodeRecord node, const State& from) {
    const NodeRecord open = node;
    node.status = NodeStatus::Closed;
    m_nodes.change(EventKind::Expand, n, open, node);
    ++m_stats.expanded;
    notePeak(m_stats);
    --m_stats.open;

    generateSuccessors(
        m_problem, from, node.arrival,
        [&](auto action, const State& next, Cost cost) {
          if constexpr (Policy::kGoalWhenGenerated)
            if (m_goal != kNoNode) return;
          relax(n, from, node.g, action, next, cost);
          ++m_stats.generated;
        },
        [&](const State& seen) {
          if constexpr (Obs::kActive) m_nodes.note(EventKind::Scan, m_nodes.intern(seen));
          ++m_stats.scanned;
        });
  }

  // OPEN shrinks by one node an expansion and grows in between: only before it shrinks may it be as long as never before.
  static void notePeak(Stats& stats) { stats.peakOpen = std::max(stats.peakOpen, stats.open); }

  // One successor of n: new, better, or neither. Throws std::bad_alloc, and is then as if it had not been generated.
  void relax(NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next, Cost cost) {
    const auto action = static_cast<std::uint8_t>(move);
    if constexpr (PruningProblem<P>)
      if (prune(n, from, g, move, next, cost)) return;
    const NodeId m = m_nodes.intern(next);
    const NodeRecord seen = m_nodes[m];
    const bool isNew = isUnmet(seen.status);
    if (!isNew && !Policy::kImproves) return skip(m, seen, action);
    NodeId parent = n;
    Cost total = g + cost;
    if constexpr (kGoesAnyAngle<Policy>)
      if (const NodeId above = m_nodes[n].parent; above != kNoNode) {
        const Cost gAbove = m_nodes[above].g,
                   straight = gAbove + m_problem.straightCost(m_nodes.state(above), next);
        const bool helps = isNew || (straight < seen.g && mayBetter(seen.status));
        if (helps && ((isNew && Policy::kSeesLate) || sees(above, m, seen.status, straight))) {
          parent = above;
          total = straight;
          g = gAbove;
        }
      }
    if (total < g) [[unlikely]] {  // it does not fit
      // No goal that fits can lie behind it; known only at the end whether one is found.
      m_costOverflow = true;
      return skip(m, seen, action);
    }
    if (!isNew && (total >= seen.g || !mayBetter(seen.status))) return skip(m, seen, action);
    push(m, next, total, estimateAfter(n, from, move, m, next));
    const NodeRecord better{parent, total, NodeStatus::Open, action};
    if (isNew) {
      m_nodes.change(EventKind::Generate, m, seen, better, action);
      ++m_stats.open;
      if constexpr (Policy::kGoalWhenGenerated)
        if (m_problem.isGoal(next)) m_goal = m;
    } else {
      const bool open = seen.status == NodeStatus::Open;
      m_nodes.change(open ? EventKind::Relax : EventKind::Reopen, m, seen, better, action);
      m_stats.reopened += !open;
      m_stats.open += !open;
    }
  }
  // Whether node `from` sees node n, which would cost g by it.
  bool sees(NodeId from, NodeId n, NodeStatus status, Cost g) {
    const bool isFree = testSight(from, n);
    const NodeRecord told{from, g, status, kNoArrival};
    m_nodes.change(EventKind::Sight, n, told, told, isFree);
    return isFree;
  }
  bool testSight(NodeId from, NodeId n) {
    ++m_stats.scanned;
    return m_problem.sees(m_nodes.state(from), m_nodes.state(n));
  }
  // Whether the parent that node n was given sees it. If not, it goes back into OPEN by its best neighbour: that is closed, or has
  // been and is OPEN again, where its own parent sees it.
  bool keepsParent(NodeId n, const NodeRecord& node) {
    if (node.parent == kNoNode) return true;
    if (testSight(node.parent, n)) {
      m_nodes.change(EventKind::Sight, n, node, node, true);
      return true;
    }
    const State state = m_nodes.state(n);
    NodeRecord best{kNoNode, kInfiniteCost, NodeStatus::Open, node.arrival};
    for (const NodeStatus status : {NodeStatus::Closed, NodeStatus::Open}) {
      if (best.parent != kNoNode) break;
      m_problem.forEachSuccessor(state, [&](auto, const State& next, Cost cost) {
        const NodeId m = m_nodes.find(next);
        const NodeRecord known = m == kNoNode ? NodeRecord() : m_nodes[m];
        if (known.status != status || known.g > kInfiniteCost - cost || known.g + cost >= best.g) return;
        if (status == NodeStatus::Open && known.parent != kNoNode &&
            !m_problem.sees(m_nodes.state(known.parent), next))
          return;
        best.parent = m;
        best.g = known.g + cost;
      });
    }
    push(n, state, best.g, estimate(n, state));
    m_nodes.change(EventKind::Sight, n, node, best, false);
    return false;
  }
  void push(NodeId n, const State& state, Cost g, Cost h) {
    const Cost f = m_policy.priority(g, h);
    if constexpr (kOrdered && !kGoesInRounds<Policy>)
      if (const Buckets& b = m_frontier.buckets(); goByRank(b.ties)) [[unlikely]]
        return m_frontier.pushRanked({n, g}, f, tieRank(b.ties, b.seed, identityOf(m_problem, state), g, h));
    m_frontier.push({n, g}, f);
  }
  bool mayBetter(NodeStatus status) const {
    return status == NodeStatus::Open || (m_policy.reopens && status == NodeStatus::Closed);
  }
  // What was pruned or dropped before counts as not met: unobserved what was pruned is not even stored.
  static bool isUnmet(NodeStatus status) {
    return status == NodeStatus::Unseen ||
           ((PruningProblem<P> || kDrops<Policy>)&&status == NodeStatus::DeadEnd);
  }
  // True where `next` is not known otherwise and hopeless.
  bool prune(NodeId n, ParentOf<P> from, Cost g, typename P::Action move, const State& next, Cost cost) {
    const NodeId known = m_nodes.find(next);
    if (known != kNoNode && !isUnmet(m_nodes[known].status)) return false;
    const std::uint8_t reason = deadlockAfter(m_problem, from, move, next);
    if (reason != 0)
      m_nodes.prune(next, {n, saturatingAdd(g, cost), NodeStatus::DeadEnd, static_cast<Arrival>(move)},
                    reason);
    return reason != 0;
  }
  // A successor that changes nothing.
  void skip(NodeId m, const NodeRecord& seen, std::uint8_t action) {
    m_nodes.change(EventKind::Duplicate, m, seen, seen, action);
  }

  // OPEN holds nothing that matters any more.
  Outcome conclude() {
    if constexpr (kDrops<Policy>)
      if (m_goal == kNoNode && m_stats.dropped > 0) return m_outcome = Outcome::Incomplete;
    if (m_goal == kNoNode) return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
    return m_outcome = m_nodes.beginRoute(m_goal, m_nodes[m_goal]);
  }

  Cost estimate(NodeId n, const State& s) const {
    if constexpr (Policy::kUsesHeuristic)
      return m_nodes.estimate(m_problem, n, s);
    else
      return 0;
  }
  Cost estimateAfter(NodeId n, ParentOf<P> from, typename P::Action move, NodeId m, const State& next) const {
    if constexpr (Policy::kUsesHeuristic)
      return m_nodes.estimateAfter(m_problem, n, from, move, m, next);
    else
      return 0;
  }

  typename Policy::Frontier m_frontier;
  [[no_unique_address]] Policy m_policy;
  NodeId m_goal = kNoNode;
  Cost m_goalCost = kInfiniteCost;
};

}  // namespace searchlight::search
