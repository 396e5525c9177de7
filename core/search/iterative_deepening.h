// core/search/iterative_deepening.h: iterative deepening and IDA* (Korf 1985): depth-first rounds under a growing bound; and
// recursive best-first search (RBFS, Korf 1993), which has no rounds and keeps as little.
//
// The first two differ in what is bounded: the number of moves, or f = g + h. A round expands every path within the bound
// that meets no state twice; the next bound is the smallest value that was cut off. An infinite h is no such value: no goal can be
// reached from there, so that it is cut under any bound and for good. Unobserved, only the current path
// is kept (no table of states); a watcher wants names, so with one every state met gets an id.
//
// IDA* may have a transposition table of bounded size, which spares a round what it has searched already at no greater cost.
// That loses nothing. Of all states that a failed round enters at such g that g + h* is at most the least cost there is,
// take the one with the least h* (and of those, with the fewest moves to go): its next state on the way to the goal was cut
// by f, which bounds the next round as it should; or else it was entered in this round, now, before or on the path, at no
// greater cost, and is such a state with less to go, which cannot be. So with an admissible heuristic the next bound is
// never above the least cost, and a round in which nothing was cut has proven that there is no way.
//
// RBFS goes down the path with the least f, and remembers of each successor of a node on the path the least f below it, as far
// as is known. When that of all successors of a node exceeds the best alternative beside the path, the node is left, and what it
// has come to is backed up: so a node is entered in the order of f, whatever was forgotten in between, and memory grows with
// the length of the path times its branching. A node that is entered again passes its backed-up f on to its successors.
#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/booked_search.h"
#include "core/search/deepening.h"
#include "core/search/transposition_table.h"

namespace searchlight::search {

// Iterative deepening: the bound is the number of moves.
struct DepthBound {
  static constexpr bool kUsesHeuristic = false;
  static Cost value(Cost depth, Cost /*g*/, Cost /*h*/) { return depth; }
  static bool isHopeless(Cost /*h*/) { return false; }
};
// IDA*: the bound is f.
struct EstimateBound {
  static constexpr bool kUsesHeuristic = true;
  // What is too far to count comes under the last bound there is: the path's own cost tells then whether it fits.
  static Cost value(Cost /*depth*/, Cost g, Cost h) { return saturatingAdd(g, h); }
  static bool isHopeless(Cost h) { return h == kInfiniteCost; }
};

// RBFS: no bound of a round, but the best alternative of each node.
struct BestAlternative : EstimateBound {
  static constexpr bool kBacksUp = true;
};

template <Problem P, class Bound, Observer Obs = NullObserver>
class IterativeDeepening : public BookedSearch<IterativeDeepening<P, Bound, Obs>, P, Obs> {
  using Base = typename IterativeDeepening::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

  static constexpr bool kBacksUp = requires { Bound::kBacksUp; };
  static constexpr bool kNamesNodes = Obs::kActive || (IndexedProblem<P> && !kBacksUp);

 public:
  using State = typename P::State;

  // transpositionBytes: for a transposition table, if the bound is f and the successors depend on the state alone.
  explicit IterativeDeepening(P problem, Obs observer = {}, std::size_t transpositionBytes = 0,
                              std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>())
      : Base(std::move(problem), std::move(observer), std::move(memory)),
        m_path(*m_memory),
        m_children(*m_memory),
        m_starts(AccountAllocator<Start>(*m_memory)),
        m_rounds(*m_memory),
        m_table(*m_memory, kTransposes ? transpositionBytes : 0) {
    begin();
  }

  void restart(P problem) {
    Base::take(std::move(problem));
    m_path.clear();
    m_children.clear();
    begin();
  }

  // Enters one node (and expands it), leaves one, begins a round, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();
    if constexpr (kBacksUp) return stepToBest();
    if (m_path.empty()) return enterNextStart();
    Frame& top = m_path.back();
    while (top.next < m_children.size()) {
      const Child child = m_children[top.next++];
      if (kTransposes && m_table.isOn() && m_table.has(m_problem, child.state, child.g, m_round)) continue;
      const Cost h = estimateAfter(top, child);
      if (!isCut(child.state, static_cast<Cost>(m_path.size()), child.g, h) && !isOnPath(child.state))
        return enter(child.state, child.g, h, top.node, static_cast<Arrival>(child.action));
    }
    leave();
    return Outcome::Running;
  }

  // From start to goal as states, whether observed or not; empty unless solved.
  std::vector<State> pathStates() const {
    std::vector<State> out;
    if (m_outcome == Outcome::Solved)
      for (std::size_t i = 0; i < m_path.size(); ++i) out.push_back(m_path[i].state);
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
  // No solution costs less, where the heuristic is admissible; 0 where it is moves that are bounded.
  Cost lowerBound() const { return Bound::kUsesHeuristic ? m_bound : 0; }
  // The rounds that have begun; only a watched search keeps them.
  const BlockArray<DeepeningRound>& rounds() const { return m_rounds; }

 private:
  // Of a search that backs up: the least f below, as far as is known; and beside it, at the place of its parent's list.
  struct NoLeast {};
  struct Least {
    LeastCost least = 0;
  };
  struct Alternative {
    LeastCost least = 0, best = kNoLeast;
    std::size_t own = 0;
  };
  struct Frame : std::conditional_t<kBacksUp, Alternative, NoLeast> {
    State state;
    Cost g, h;
    NodeId node;
    std::size_t first, next;  // its successors in m_children
  };
  struct Child : std::conditional_t<kBacksUp, Least, NoLeast> {
    State state;
    Cost g;
    typename P::Action action;
  };
  struct Start : std::conditional_t<kBacksUp, Least, NoLeast> {
    State state;
    Cost h;
  };
  static constexpr bool kTransposes = Bound::kUsesHeuristic && PlainSuccessors<P> && !kBacksUp;

  void begin() {
    m_bound = 0;
    m_nextBound = kInfiniteCost;
    m_nextStart = 0;
    m_round = 0;
    m_starts.clear();
    m_rounds.clear();
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      m_table.clear();
      forEachStartOf(m_problem, [this](const State& s) {
        m_starts.push_back({{}, s, estimateStart(s)});
        if constexpr (kBacksUp) m_starts.back().least = leastBy(0, m_starts.back().h);
        m_nextBound = std::min(m_nextBound, Bound::value(0, 0, m_starts.back().h));
      });
      return m_outcome;
    });
    // Where every start is hopeless a round of nothing tells so.
    if (std::ranges::all_of(m_starts, &Bound::isHopeless, &Start::h)) m_nextBound = 0;
    m_nextStart = m_starts.size();
    m_anythingCut = !m_starts.empty();
  }

  // RBFS: enters the best successor of the last node on the path, or leaves that. The starts are the successors of none.
  Outcome stepToBest() {
    Frame* const top = m_path.empty() ? nullptr : &m_path.back();
    const std::size_t first = top ? top->first : 0, end = top ? m_children.size() : m_starts.size();
    Alternative at{kNoLeast, top ? top->best : kNoLeast, end};
    for (std::size_t i = first; i < end; ++i) {
      const LeastCost least = top ? m_children[i].least : m_starts[i].least;
      if (least < at.least) {
        at.best = std::min(at.best, at.least);
        at.least = least;
        at.own = i;
      } else {
        at.best = std::min(at.best, least);
      }
    }
    const bool isOver = at.own == end || (top && at.least > top->best);
    if (top && isOver) return backUp(at.least), Outcome::Running;
    if (isOver) return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
    m_bound = saturatingCast(at.least);
    if (!top) return enter(m_starts[at.own].state, 0, m_starts[at.own].h, kNoNode, kNoArrival, at);
    const Child child = m_children[at.own];
    const Cost h = estimateAfter(*top, child);
    return enter(child.state, child.g, h, top->node, static_cast<Arrival>(child.action), at);
  }
  // Leaves the last node on the path, and keeps of it that what lies below costs `least` or more.
  void backUp(LeastCost least) {
    const Frame top = m_path.back();
    leave();
    (m_path.empty() ? m_starts[top.own].least : m_children[top.own].least) = least;
    if constexpr (Obs::kActive) {
      NodeRecord told = m_nodes[top.node];
      told.g = toldAs(least);
      m_nodes.change(EventKind::Backup, top.node, told, told);
    }
  }

  // The next start of this round, or the first one of the next.
  Outcome enterNextStart() {
    if (m_nextStart == m_starts.size()) {
      if (!m_anythingCut) return m_outcome = m_costOverflow ? Outcome::CostLimit : Outcome::Exhausted;
      if constexpr (Obs::kActive) {
        m_rounds.reserveOne();
        m_nodes.note(EventKind::Round, m_nodes.intern(m_starts.front().state));
        m_rounds.push_back({m_nextBound, m_stats.expanded});
      }
      m_bound = std::exchange(m_nextBound, kInfiniteCost);
      m_anythingCut = false;
      m_nextStart = 0;
      ++m_round;
    }
    while (m_nextStart < m_starts.size()) {
      const Start start = m_starts[m_nextStart++];
      if (kTransposes && m_table.isOn() && m_table.has(m_problem, start.state, 0, m_round))
        continue;  // named twice
      if (!isCut(start.state, 0, 0, start.h)) return enter(start.state, 0, start.h, kNoNode, kNoArrival);
    }
    return Outcome::Running;
  }

  bool isCut([[maybe_unused]] const State& s, Cost depth, Cost g, Cost h) {
    const Cost value = Bound::value(depth, g, h);
    const bool isHopeless = Bound::isHopeless(h);
    if (value <= m_bound && !isHopeless) return false;
    if constexpr (Obs::kActive) m_nodes.note(EventKind::Cut, m_nodes.intern(s));
    if (isHopeless) return true;
    m_nextBound = std::min(m_nextBound, value);
    m_anythingCut = true;
    return true;
  }

  // Named states keep an expensive estimate; without names the parent's is in its frame, to follow the move from.
  static constexpr bool kKeepsEstimates = ExpensiveHeuristicProblem<P> && kNamesNodes;
  Cost estimateStart(const State& s) {
    if constexpr (!Bound::kUsesHeuristic)
      return 0;
    else if constexpr (kKeepsEstimates)
      return m_nodes.estimate(m_problem, m_nodes.intern(s), s);
    else
      return m_problem.heuristic(s);
  }
  Cost estimateAfter(const Frame& parent, const Child& child) {
    if constexpr (!Bound::kUsesHeuristic)
      return 0;
    else if constexpr (kKeepsEstimates)
      return m_nodes.estimateAfter(m_problem, parent.node, parent.state, child.action,
                                   m_nodes.intern(child.state), child.state);
    else if constexpr (FollowedHeuristicProblem<P>)
      return m_problem.heuristicAfter(parent.state, parent.h, child.action, child.state);
    else
      return m_problem.heuristic(child.state);
  }

  Outcome enter(const State& s, Cost g, Cost h, NodeId parent, Arrival arrival,
                std::conditional_t<kBacksUp, Alternative, NoLeast> beside = {}) {
    Frame frame{beside, s, g, h, kNoNode, m_children.size(), m_children.size()};
    const NodeRecord record{parent, g, NodeStatus::Open, arrival};
    if constexpr (kNamesNodes) frame.node = m_nodes.intern(s);
    m_path.reserveOne();
    const bool isGoal = m_problem.isGoal(s);
    Outcome found = Outcome::Solved;
    if constexpr (kNamesNodes) {
      if (isGoal)
        found = m_nodes.beginRoute(frame.node, record);
      else
        m_nodes.change(EventKind::Expand, frame.node, m_nodes[frame.node], record);
    }
    m_path.push_back(frame);
    m_stats.opened(1);
    if (kTransposes && m_table.isOn()) m_table.keep(m_problem, s, g, m_round);
    if (isGoal) return m_outcome = found;
    ++m_stats.expanded;
    generateSuccessors(
        m_problem, s, arrival,
        [&](auto action, const State& next, Cost cost) {
          Cost total;
          const bool fits = !__builtin_add_overflow(g, cost, &total);
          m_costOverflow |= !fits;
          if (!fits || !prune(frame.node, s, total, action, next)) {
            m_children.reserveOne();
            if constexpr (Obs::kActive)
              m_nodes.note(EventKind::Duplicate, m_nodes.intern(next), static_cast<std::uint8_t>(action));
            if (fits) addChild(frame, {{}, next, total, action});
          }
          ++m_stats.generated;
        },
        [](const State&) {});
    return Outcome::Running;
  }

  // RBFS forgets at once what leads back to the path, and what is hopeless.
  void addChild([[maybe_unused]] const Frame& parent, Child child) {
    if constexpr (kBacksUp) {
      const Cost h = estimateAfter(parent, child);
      if (Bound::isHopeless(h) || isOnPath(child.state)) return;
      child.least = std::max(parent.least, leastBy(child.g, h));
    }
    m_children.push_back(child);
  }

  // True where `next` is hopeless; a watcher is told so in every round.
  bool prune(NodeId parent, ParentOf<P> from, Cost g, typename P::Action action, const State& next) {
    const std::uint8_t reason = deadlockAfter(m_problem, from, action, next);
    if (reason != 0)
      m_nodes.prune(next, {parent, g, NodeStatus::DeadEnd, static_cast<Arrival>(action)}, reason);
    return reason != 0;
  }

  void leave() {
    const Frame& top = m_path.back();
    if constexpr (kNamesNodes) {
      const NodeRecord before = m_nodes[top.node];
      NodeRecord after = before;
      after.status = NodeStatus::Closed;
      m_nodes.change(EventKind::Backtrack, top.node, before, after);
    }
    m_children.shrinkTo(top.first);
    m_path.pop_back();
    --m_stats.open;
  }

  // A named state on the path is Open; without names the path is short enough to walk.
  bool isOnPath(const State& s) {
    if constexpr (kNamesNodes) return m_nodes[m_nodes.intern(s)].status == NodeStatus::Open;
    for (std::size_t i = 0; i < m_path.size(); ++i)
      if (m_path[i].state == s) return true;
    return false;
  }

  BlockArray<Frame> m_path;
  BlockArray<Child> m_children;
  std::vector<Start, AccountAllocator<Start>> m_starts;
  std::size_t m_nextStart = 0;
  BlockArray<DeepeningRound> m_rounds;
  TranspositionTable<P> m_table;
  std::uint32_t m_round = 0;
  Cost m_bound = 0, m_nextBound = 0;
  bool m_anythingCut = true;
};

}  // namespace searchlight::search
