// core/search/repair.h: lifelong planning A* (LPA*) and D* Lite: searches that are repaired when costs change.
//
// It is a loop of its own because nodes are expanded for two reasons. The loop of best_first.h only ever lowers a node's one cost. Here
// a node has two: g, as its last expansion left it, and rhs, what it costs by its best neighbour. A node waits in OPEN while they
// differ. Expanded with g > rhs it takes g = rhs, and its successors may become cheaper; with g < rhs it loses g, and those that
// hang on it must look for another parent. After a change of the costs only the rhs around it are computed again. A node's place
// in OPEN is the key (min(g, rhs) + h, min(g, rhs)), so that there are no ties to break by a rule.
//
// D* Lite is the same from the goal to an agent, who walks along the path and comes to know the costs around it. As h is the
// distance from the agent, keys of earlier rounds would be too large by what it has walked; they stay, and km is added to those that
// are new. A node that is taken by an old key goes back by its key of now.
//
// A record's one cost is rhs, which belongs to its parent: a parent and its g plus the move are rhs, so that the tree, paths and the
// first search read as those of A*. g is not in events. It changes at expansions alone, whose ordinal a player knows of each
// node; gAfter() tells what the expansion left.
//
// Sources: Koenig and Likhachev 2002 (both); Koenig, Likhachev and Furcy 2004 (LPA*; at most two expansions a node and
// round). With an h that is not consistent neither bound nor optimum hold, so such an h is refused (grid/route.cpp).
#pragma once
#include <algorithm>
#include <concepts>
#include <utility>
#include <vector>

#include "core/search/booked_search.h"
#include "core/search/deepening.h"

namespace searchlight::search {

// A problem whose moves change. What it is asked as any problem it answers as of the round that viewFrom() names; a search asks
// forEachMoveNow(). changed: the states that moves lead to or from which are others than before.
template <class P>
concept ChangingProblem = IndexedProblem<P> && ReversibleProblem<P> && HeuristicProblem<P> && OneStart<P> &&
    requires(P& p, const P& q, const typename P::State& s, std::vector<typename P::State>& changed) {
  p.begin();                                         // as it is in the first round
  { p.nextEdits(changed) } -> std::same_as<bool>;    // the next round's; false: there is none
  { p.discover(s, changed) } -> std::same_as<bool>;  // what is seen from s, a round where it is unexpected
  { q.hasEdits() } -> std::same_as<bool>;            // whether nextEdits() has more
  { q.heuristicBetween(s, s) } -> std::same_as<Cost>;
  { q.walked(s, s) } -> std::same_as<Cost>;  // by what h between any state and these two differs at most
  q.forEachMoveNow(s, bool{}, AnySuccessor<P>{});  // true: of the moves to s, else from s
  q.viewFrom(std::size_t{});
  { q.roundInView() } -> std::same_as<std::size_t>;  // that one, or the last
};

struct LpaStar {
  static constexpr bool kWalks = false;
};
struct DStarLite {
  static constexpr bool kWalks = true;
};

template <ChangingProblem P, class Policy, Observer Obs = NullObserver>
class Repair : public BookedSearch<Repair<P, Policy, Obs>, P, Obs> {
  using Base = typename Repair::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

 public:
  using State = typename P::State;
  static constexpr bool kExpensiveSteps = false;

  explicit Repair(P problem, Obs observer = {},
                  std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>())
      : Base(std::move(problem), std::move(observer), std::move(memory)),
        m_waiting(AccountAllocator<Waiting>(*m_memory)),
        m_kept(AccountAllocator<Kept>(*m_memory)),
        m_rounds(*m_memory),
        m_left(*m_memory),
        m_path(*m_memory) {
    begin();
  }

  void restart(P problem) {
    Base::take(std::move(problem));
    begin();
  }

  // Looks at one state whose moves have changed, expands one node, walks one step, or (observed) reads one node of a route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute())
        return m_nodes.readRoute() == Outcome::Solved ? routeRead() : Outcome::Running;
    if (m_isWalking) return walk();
    if (!m_changed.empty()) {
      const State s = m_changed.back();
      update(m_nodes.intern(s));
      m_changed.pop_back();
      return Outcome::Running;
    }
    if (isDone()) return conclude();
    takeFirst();
    return Outcome::Running;
  }

  // False while what is left expands nothing.
  bool searching() const { return !m_nodes.isReadingRoute() || Policy::kWalks || m_problem.hasEdits(); }

  // From start to goal; empty unless solved. Of D* Lite, where the agent walked: it may come by a state twice.
  std::vector<NodeId> path() const {
    if (m_outcome != Outcome::Solved) return {};
    if constexpr (!Policy::kWalks) return m_nodes.pathTo(m_target);
    std::vector<NodeId> out;
    for (std::size_t i = 0; i < m_path.size(); ++i) out.push_back(m_path[i]);
    return out;
  }
  Cost solutionCost() const { return Policy::kWalks ? m_walked : rhsOf(m_nodes[m_target]); }
  // As of the round that the problem is seen in.
  Cost heuristic(NodeId n) const { return estimateIn(m_problem.roundInView(), n); }
  Cost priority(Cost g, Cost h) const {
    return saturatingAdd(saturatingAdd(g, h), kmIn(m_problem.roundInView()));
  }

  // The rounds that have begun, the first search among them, whether somebody watches or not.
  const BlockArray<DeepeningRound>& rounds() const { return m_rounds; }
  // g after an expansion, by its ordinal from 0. Only a watched search keeps it.
  Cost gAfter(std::size_t expansion) const {
    return expansion < m_left.size() ? m_left[expansion] : kInfiniteCost;
  }
  // The first part of the key by which a node was put into OPEN in that round, at such min(g, rhs).
  Cost firstKey(NodeId n, Cost least, std::size_t round) const {
    return saturatingAdd(saturatingAdd(least, estimateIn(round, n)), kmIn(round));
  }

 private:
  struct Kept {
    Cost g = kInfiniteCost;
    std::uint32_t turn =
        0;  // of its entry in OPEN; of all others it has there the node knows nothing any more
  };
  struct Waiting {
    std::uint64_t key;
    std::uint32_t turn;
    NodeId node;
    // For a heap whose first element is the smallest key, and among equal ones the one that came last.
    friend bool operator<(const Waiting& a, const Waiting& b) {
      return a.key != b.key ? a.key > b.key : a.turn < b.turn;
    }
  };

  static Cost rhsOf(const NodeRecord& r) { return r.status == NodeStatus::Unseen ? kInfiniteCost : r.g; }
  Cost estimateIn(std::size_t round, NodeId n) const {
    const State s = m_nodes.state(n);
    if constexpr (Policy::kWalks)
      if (round < m_rounds.size()) return m_problem.heuristicBetween(m_nodes.state(m_rounds[round].at), s);
    return m_problem.heuristic(s);
  }
  Cost kmIn(std::size_t round) const { return round < m_rounds.size() ? m_rounds[round].bound : 0; }
  std::uint64_t keyOf(NodeId n, Cost rhs) const {
    const Cost least = std::min(m_kept[n].g, rhs);
    if (least == kInfiniteCost) return ~std::uint64_t{0};
    return std::uint64_t{firstKey(n, least, m_rounds.size() - 1)} << 32 | least;
  }

  void begin() {
    m_waiting.clear();
    m_rounds.clear();
    m_left.clear();
    m_path.clear();
    m_changed.clear();
    m_turn = 0;
    m_km = m_walked = 0;
    m_costOverflow = m_isWalking = false;
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      m_problem.begin();
      m_kept.assign(m_problem.stateCount(), Kept{});
      const NodeId start = m_nodes.intern(m_problem.start());
      NodeId goal = start;
      m_problem.forEachGoal([&](const State& s) { goal = m_nodes.intern(s); });
      m_root = Policy::kWalks ? goal : start;
      m_target = Policy::kWalks ? start : goal;
      if constexpr (Policy::kWalks) m_path.push_back(start);
      beginRound();
      push(m_root, 0);
      m_nodes.change(EventKind::Generate, m_root, m_nodes[m_root],
                     {kNoNode, 0, NodeStatus::Open, kNoArrival});
      m_stats.opened(1);
      return m_outcome;
    });
  }
  void beginRound() {
    m_rounds.reserveOne();
    const NodeId at = Policy::kWalks ? m_target : m_root;
    m_nodes.note(EventKind::Round, at);
    m_rounds.push_back({m_km, m_stats.expanded, at});
    // A state is looked at once; from the back, so that the order is that of the states.
    std::ranges::sort(m_changed, std::ranges::greater());
    m_changed.erase(std::unique(m_changed.begin(), m_changed.end()), m_changed.end());
  }

  // What OPEN holds could not better the path to the target, or prove that there is one.
  bool isDone() {
    while (!m_waiting.empty() && !isCurrent(m_waiting.front())) pop();
    const Cost rhs = rhsOf(m_nodes[m_target]);
    if (m_kept[m_target].g != rhs) return m_waiting.empty();
    return m_waiting.empty() || m_waiting.front().key >= keyOf(m_target, rhs);
  }
  bool isCurrent(const Waiting& w) const {
    return m_kept[w.node].turn == w.turn && m_nodes[w.node].status == NodeStatus::Open;
  }
  void pop() {
    std::pop_heap(m_waiting.begin(), m_waiting.end());
    m_waiting.pop_back();
  }
  void push(NodeId n, Cost rhs) {
    if (m_waiting.size() == m_waiting.capacity()) m_waiting.reserve(2 * m_waiting.size() + 64);
    m_waiting.push_back({keyOf(n, rhs), ++m_turn, n});
    std::push_heap(m_waiting.begin(), m_waiting.end());
    m_kept[n].turn = m_turn;
  }

  void takeFirst() {
    const auto [key, turn, first] = m_waiting.front();
    const NodeId n = first;  // clang 14 captures no binding
    const NodeRecord open = m_nodes[n];
    if (Policy::kWalks && key < keyOf(n, open.g)) {  // the agent has walked since
      push(n, open.g);
      m_nodes.change(EventKind::Raise, n, open, open);
      ++m_stats.generated;
      return;
    }
    pop();
    const bool isCheaper = m_kept[n].g > open.g;
    if constexpr (Obs::kActive) m_left.reserveOne();
    NodeRecord closed = open;
    closed.status = NodeStatus::Closed;
    m_nodes.change(EventKind::Expand, n, open, closed);
    const Cost g = m_kept[n].g = isCheaper ? open.g : kInfiniteCost;
    if constexpr (Obs::kActive) m_left.push_back(g);
    ++m_stats.expanded;
    --m_stats.open;
    if (!isCheaper) set(n, closed, closed);
    m_problem.forEachMoveNow(m_nodes.state(n), Policy::kWalks, [&](auto move, const State& next, Cost cost) {
      const auto action = static_cast<std::uint8_t>(move);
      const NodeId m = m_nodes.intern(next);
      const NodeRecord seen = m_nodes[m];
      bool isSet = false;
      if (!isCheaper) {
        isSet = seen.status != NodeStatus::Unseen && seen.parent == n && update(m);
      } else if (Cost total; __builtin_add_overflow(g, cost, &total)) {
        m_costOverflow = true;
      } else if (total < rhsOf(seen)) {
        isSet = set(m, seen, {n, total, NodeStatus::Open, action});
      }
      if (isSet) return;
      m_nodes.change(EventKind::Duplicate, m, seen, seen, action);
      ++m_stats.generated;
    });
  }

  // A node's rhs anew, from all its neighbours; false where nothing changes.
  bool update(NodeId n) {
    if (n == m_root) return false;
    const NodeRecord seen = m_nodes[n];
    NodeRecord best{kNoNode, kInfiniteCost, NodeStatus::Open, kNoArrival};
    m_problem.forEachMoveNow(m_nodes.state(n), !Policy::kWalks, [&](auto move, const State& from, Cost cost) {
      const NodeId m = m_nodes.intern(from);
      Cost total = m_kept[m].g;
      if (total == kInfiniteCost) return;
      if (__builtin_add_overflow(total, cost, &total)) {
        m_costOverflow = true;
      } else if (total < best.g ||
                 (total == best.g && m == seen.parent)) {  // of equal ones it stays with its own
        best = {m, total, NodeStatus::Open, static_cast<Arrival>(move)};
      }
    });
    if (best.g == rhsOf(seen) && (best.g == kInfiniteCost || best.parent == seen.parent)) return false;
    return set(n, seen, best);
  }

  // The node's rhs and parent are others, or its g is: it enters OPEN, stays there or leaves it.
  bool set(NodeId n, const NodeRecord& seen, NodeRecord now) {
    const Cost g = m_kept[n].g, before = rhsOf(seen);
    now.status = now.g != g           ? NodeStatus::Open
                 : g == kInfiniteCost ? NodeStatus::DeadEnd
                                      : NodeStatus::Closed;
    const EventKind kind = now.g >= before                     ? EventKind::Raise
                           : seen.status == NodeStatus::Unseen ? EventKind::Generate
                           : seen.status == NodeStatus::Open   ? EventKind::Relax
                                                               : EventKind::Reopen;
    if (now.status == NodeStatus::Open) push(n, now.g);
    m_nodes.change(kind, n, seen, now, now.arrival);
    ++m_stats.generated;
    m_stats.reopened += kind == EventKind::Reopen;
    m_stats.open -= seen.status == NodeStatus::Open;
    m_stats.opened(now.status == NodeStatus::Open);
    return true;
  }

  // The round's path is found, or that there is none.
  Outcome conclude() {
    if (rhsOf(m_nodes[m_target]) == kInfiniteCost) {
      const Outcome none = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
      return Policy::kWalks ? m_outcome = none : endRound(none);
    }
    return m_nodes.beginRoute(m_target, m_nodes[m_target]) == Outcome::Solved ? routeRead()
                                                                              : Outcome::Running;
  }
  Outcome routeRead() {
    if constexpr (!Policy::kWalks) return endRound(Outcome::Solved);
    m_isWalking = true;
    return Outcome::Running;
  }
  Outcome endRound(Outcome outcome) {
    if (!m_problem.nextEdits(m_changed)) return m_outcome = outcome;
    m_costOverflow = false;
    beginRound();
    return Outcome::Running;
  }

  // The agent's next step. Where it sees something that is not as it was thought to be, it stops and plans again.
  Outcome walk() {
    if (m_target == m_root) return m_outcome = Outcome::Solved;
    const NodeId next = m_nodes[m_target].parent;
    const Cost cost = m_kept[m_target].g - m_kept[next].g;
    if (__builtin_add_overflow(m_walked, cost, &m_walked)) return m_outcome = Outcome::CostLimit;
    m_path.push_back(next);
    m_nodes.note(EventKind::Walk, next);
    m_target = next;
    if (!m_problem.discover(m_nodes.state(next), m_changed)) return Outcome::Running;
    m_km = saturatingAdd(m_km, m_problem.walked(m_nodes.state(m_rounds.back().at), m_nodes.state(next)));
    m_isWalking = false;
    m_costOverflow = false;
    beginRound();
    return Outcome::Running;
  }

  std::vector<Waiting, AccountAllocator<Waiting>> m_waiting;  // OPEN, a heap
  std::vector<Kept, AccountAllocator<Kept>> m_kept;
  BlockArray<DeepeningRound> m_rounds;
  BlockArray<Cost> m_left;       // gAfter()
  BlockArray<NodeId> m_path;     // of the agent
  std::vector<State> m_changed;  // whose neighbours have not been looked at since
  std::uint32_t m_turn = 0;
  NodeId m_root = kNoNode, m_target = kNoNode;  // where costs are counted from, and to
  Cost m_km = 0, m_walked = 0;
  bool m_isWalking = false;
};

}  // namespace searchlight::search
