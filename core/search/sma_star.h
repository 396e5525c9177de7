// core/search/sma_star.h: SMA* (Russell 1992): A* in a number of nodes that is chosen, and never more.
//
// It goes as A* does, by the least f, until the nodes are used up. Then the leaf with the largest f is dropped for each new node,
// and its parent remembers the f. So what is forgotten is generated again when, by that f, nothing better is left. Of equal f
// the deepest comes first, and the shallowest is dropped. Each node remembers one f a successor, whether that is in memory or
// not; its own is the least of these, and is backed up to the start.
//
// It does not fit the one loop, whose nodes are never forgotten and whose priorities are of g and h alone. As in Russell's
// article it searches the tree: a state has a node for each path to it, except for paths that meet it twice. Which path
// is kept would depend on what has been forgotten, and then no f would be sure.
//
// A successor for which the path leaves no room is cut off. What the least of those costs tells whether the answer is optimal
// (isCutShort()); and if a search ends without one and any was cut off, it has proven nothing: Outcome::Incomplete.
//
// Unobserved there is nothing but those nodes. A watcher wants names, so with one every node that is generated gets an id.
#pragma once
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "core/search/booked_search.h"

namespace searchlight::search {

// The store of a watched search has the nodes of the tree.
template <Problem P, class Obs>
struct SmaStore {
  using type = NodeStore<P>;
};
template <IndexedProblem P, class Obs>
requires Obs::kActive struct SmaStore<P, Obs> {
  using type = TreeNodeStore<P>;
};

template <HeuristicProblem P, Observer Obs = NullObserver>
class SmaStar : public BookedSearch<SmaStar<P, Obs>, P, Obs, typename SmaStore<P, Obs>::type> {
  using Base = typename SmaStar::BookedSearch;
  using Base::m_problem, Base::m_memory, Base::m_nodes, Base::m_stats, Base::m_outcome, Base::m_costOverflow;

 public:
  using State = typename P::State;

  // nodes: that are held at the most, at least 1.
  explicit SmaStar(P problem, Obs observer = {}, std::size_t nodes = 1000,
                   std::shared_ptr<MemoryAccount> memory = std::make_shared<MemoryAccount>())
      : Base(std::move(problem), std::move(observer), std::move(memory),
             Obs::kActive ? Duplicates::Keep : Duplicates::Drop),
        m_most(nodes),
        m_pool(*m_memory),
        m_free(*m_memory),
        m_starts(AccountAllocator<State>(*m_memory)),
        m_open(AccountAllocator<Key>(*m_memory)),
        m_leaves(AccountAllocator<Key>(*m_memory)) {
    begin();
  }

  void restart(P problem) {
    Base::take(std::move(problem));
    m_goal = kNone;
    begin();
  }

  // Expands one node, for the first time or again, recognises the goal, or (observed) reads one node of the route back.
  Outcome step() {
    if (m_outcome != Outcome::Running) return m_outcome;
    if constexpr (Obs::kActive)
      if (m_nodes.isReadingRoute()) return m_outcome = m_nodes.readRoute();
    if (m_open.empty())
      return m_outcome = m_leastCut != kNoLeast ? Outcome::Incomplete
                         : m_costOverflow       ? Outcome::CostLimit
                                                : Outcome::Exhausted;
    const Index n = m_open.begin()->node;
    m_bound = std::max(m_bound, m_open.begin()->f);
    if (n != kRoot && m_problem.isGoal(m_pool[n].state)) {
      Outcome found = Outcome::Solved;
      if constexpr (Obs::kActive) found = m_nodes.beginRoute(m_pool[n].name, m_nodes[m_pool[n].name]);
      m_goal = n;
      return m_outcome = found;
    }
    expand(n);
    return Outcome::Running;
  }

  std::vector<State> pathStates() const {
    std::vector<State> out;
    if (m_outcome == Outcome::Solved)
      for (Index n = m_goal; n != kRoot; n = m_pool[n].parent) out.push_back(m_pool[n].state);
    std::ranges::reverse(out);
    return out;
  }
  // An unobserved search has not named its nodes; it names the path here.
  std::vector<NodeId> path() {
    std::vector<NodeId> out;
    if (m_outcome != Outcome::Solved) return out;
    for (Index n = m_goal; n != kRoot; n = m_pool[n].parent)
      out.push_back(Obs::kActive ? m_pool[n].name : m_nodes.intern(m_pool[n].state));
    std::ranges::reverse(out);
    return out;
  }
  Cost solutionCost() const { return m_goal == kNone ? kInfiniteCost : m_pool[m_goal].g; }
  // No solution costs less, where the heuristic is admissible and nothing cheaper was cut off.
  Cost lowerBound() const { return saturatingCast(std::min(m_bound, m_leastCut)); }
  // Whether a path that may be cheaper than the one found, or any at all, was given up for want of nodes.
  bool isCutShort() const { return m_goal == kNone ? m_leastCut != kNoLeast : m_leastCut < solutionCost(); }
  // Nodes held at the most, so far.
  std::size_t peakHeld() const { return m_peakHeld; }

 private:
  using Index = std::uint32_t;  // in m_pool
  // The root is above the starts: it is held besides, has no state of its own, and is never told of.
  static constexpr Index kNone = ~Index{0}, kRoot = 0;

  struct Slot {
    LeastCost f;  // of the successor, as far as is known; kNoLeast: there is nothing for us below it
    Index child;  // kNone: it is not in memory
  };
  using Slots = std::vector<Slot, AccountAllocator<Slot>>;
  struct Node {
    State state;
    NodeId name = kNoNode;
    Index parent = kNone, slot = 0;  // its own among the parent's
    Cost g = 0;
    LeastCost f = 0;
    std::uint32_t depth = 0, children = 0;  // in memory
    std::uint64_t order = 0;                // of generation
    Arrival arrival = kNoArrival;
    bool isExpanded = false;
    Slots successors;
  };
  // From the best to the worst.
  struct Key {
    LeastCost f;
    std::uint32_t depth;
    std::uint64_t order;
    Index node;
    bool operator<(const Key& other) const {
      if (f != other.f) return f < other.f;
      if (depth != other.depth) return depth > other.depth;
      return order > other.order;
    }
  };
  using Keys = std::set<Key, std::less<>, AccountAllocator<Key>>;

  void begin() {
    m_open.clear();
    m_leaves.clear();
    m_free.clear();
    m_pool.clear();
    m_starts.clear();
    m_held = m_peakHeld = 0;
    m_generated = 0;
    m_bound = 0;
    m_leastCut = kNoLeast;
    endingWhenOutOfMemory(*this, [this] {
      m_nodes.renew(m_problem);
      forEachStartOf(m_problem, [this](const State& s) {
        if (std::ranges::find(m_starts, s) == m_starts.end()) m_starts.push_back(s);
      });
      m_pool.push_back({m_starts.empty() ? State{} : m_starts.front(), kNoNode, kNone, 0, 0, 0, 0, 0, 0,
                        kNoArrival, false, Slots(AccountAllocator<Slot>(*m_memory))});
      if (!m_starts.empty()) expand(kRoot);
      return m_outcome;
    });
  }

  Key keyOf(Index n, LeastCost f) const { return {f, m_pool[n].depth, m_pool[n].order, n}; }
  // The least f of what is not in memory and can be had from n: its own, where it was not expanded.
  LeastCost waitingAt(Index n) const {
    const Node& node = m_pool[n];
    if (!node.isExpanded) return node.f;
    LeastCost least = kNoLeast;
    for (const Slot& slot : node.successors)
      if (slot.child == kNone) least = std::min(least, slot.f);
    return least;
  }
  bool isOnPath(Index n, const State& s) const {
    for (; n != kRoot; n = m_pool[n].parent)
      if (m_pool[n].state == s) return true;
    return false;
  }

  // Every change of what a node waits for, or of its f or its children, is between these two.
  void takeOut(Index n) {
    m_open.erase(keyOf(n, waitingAt(n)));
    if (m_pool[n].children == 0) m_leaves.erase(keyOf(n, m_pool[n].f));
  }
  void putIn(Index n) {
    if (const LeastCost waiting = waitingAt(n); waiting != kNoLeast) m_open.insert(keyOf(n, waiting));
    if (m_pool[n].children == 0 && n != kRoot) m_leaves.insert(keyOf(n, m_pool[n].f));
  }

  void expand(Index n) {
    takeOut(n);
    const State from = m_pool[n].state;
    if (n != kRoot) {
      if constexpr (Obs::kActive) {
        const NodeRecord before = m_nodes[m_pool[n].name];
        NodeRecord after = before;
        after.status = NodeStatus::Closed;
        m_nodes.change(EventKind::Expand, m_pool[n].name, before, after);
      }
      ++m_stats.expanded;
      if (!m_pool[n].isExpanded) --m_stats.open;
    }
    m_expanded = n;
    const bool isFirst = !std::exchange(m_pool[n].isExpanded, true);
    Index slot = 0;
    if (n == kRoot)
      for (const State& s : m_starts) {
        if (isFirst) m_pool[n].successors.push_back({leastBy(0, m_problem.heuristic(s)), kNone});
        if (const Slot at = m_pool[n].successors[slot]; at.child == kNone && at.f != kNoLeast)
          hold(n, slot, s, 0, at.f, kNoArrival);
        ++slot;
      }
    else
      generateSuccessors(
          m_problem, from, m_pool[n].arrival,
          [&](auto action, const State& next, Cost cost) {
            meet(n, slot++, isFirst, from, action, next, cost);
          },
          [](const State&) {});
    m_expanded = kNone;
    settle(n);
  }

  void meet(Index n, Index slot, bool isFirst, ParentOf<P> from, typename P::Action move, const State& next,
            Cost cost) {
    const auto action = static_cast<std::uint8_t>(move);
    Cost g;
    const bool fits = !__builtin_add_overflow(m_pool[n].g, cost, &g);
    if (isFirst) m_pool[n].successors.push_back({kNoLeast, kNone});
    if (const std::uint8_t reason = fits ? deadlockAfter(m_problem, from, move, next) : std::uint8_t{0}) {
      m_nodes.prune(next, {m_pool[n].name, g, NodeStatus::DeadEnd, action}, reason);
      ++m_stats.generated;
      return;
    }
    if (isFirst && fits && !isOnPath(n, next))
      m_pool[n].successors[slot].f = std::max(m_pool[n].f, leastBy(g, m_problem.heuristic(next)));
    m_costOverflow |= !fits;
    Slot& at = m_pool[n].successors[slot];
    const bool isCut = m_pool[n].depth >= m_most && at.f != kNoLeast;
    if (at.child != kNone || at.f == kNoLeast || isCut) {
      if constexpr (Obs::kActive) {
        const NodeId known = m_nodes.store().find(next);
        m_nodes.note(EventKind::Duplicate,
                     at.child != kNone  ? m_pool[at.child].name
                     : known != kNoNode ? known
                                        : m_nodes.intern(next),
                     action);
      }
      ++m_stats.generated;
      if (!isCut) return;
      if constexpr (Obs::kActive) m_nodes.note(EventKind::Cut, m_nodes.store().find(next));
      m_leastCut = std::min(m_leastCut, at.f);
      ++m_stats.dropped;
      at.f = kNoLeast;
      return;
    }
    hold(n, slot, next, g, at.f, action);
  }

  // Makes the successor of n a node, if need be in the place of the worst leaf; where it is the worst itself, it is dropped at once.
  void hold(Index n, Index slot, const State& state, Cost g, LeastCost f, Arrival arrival) {
    const std::uint32_t depth = m_pool[n].depth + 1;
    const Key key{f, depth, ++m_generated, kNone};
    const bool isFull = m_held == m_most, isWorst = isFull && *m_leaves.rbegin() < key;
    if (isFull && !isWorst) drop(m_leaves.rbegin()->node);
    NodeId name = kNoNode;
    if constexpr (Obs::kActive) {
      name = m_nodes.intern(state);
      m_nodes.change(EventKind::Generate, name, m_nodes[name],
                     {n == kRoot ? kNoNode : m_pool[n].name, g, NodeStatus::Open, arrival}, arrival);
    }
    m_stats.generated += n != kRoot;
    m_stats.opened(1);
    if (isWorst) {
      tellDropped(name);
      --m_stats.open;
      return;
    }
    const Index m = newNode({state, name, n, slot, g, f, depth, 0, key.order, arrival, false,
                             Slots(AccountAllocator<Slot>(*m_memory))});
    m_pool[n].successors[slot].child = m;
    ++m_pool[n].children;
    putIn(m);
  }
  Index newNode(Node node) {
    m_peakHeld = std::max(m_peakHeld, ++m_held);
    if (m_free.empty()) {
      m_pool.push_back(std::move(node));
      return static_cast<Index>(m_pool.size() - 1);
    }
    const Index m = m_free.back();
    m_free.pop_back();
    m_pool[m] = std::move(node);
    return m;
  }

  void drop(Index leaf) {
    tellDropped(m_pool[leaf].name);
    m_stats.open -= !m_pool[leaf].isExpanded;
    release(leaf, m_pool[leaf].f);
  }
  void tellDropped([[maybe_unused]] NodeId name) {
    if constexpr (Obs::kActive) {
      const NodeRecord before = m_nodes[name];
      NodeRecord after = before;
      after.status = NodeStatus::DeadEnd;
      m_nodes.change(EventKind::Drop, name, before, after);
    }
    ++m_stats.dropped;
  }
  // Its place is free; the parent remembers the f.
  void release(Index leaf, LeastCost f) {
    const Index parent = m_pool[leaf].parent, slot = m_pool[leaf].slot;
    m_free.reserveOne();
    takeOut(leaf);
    const bool isSettled = parent != m_expanded;
    if (isSettled) takeOut(parent);
    m_pool[parent].successors[slot] = {f, kNone};
    --m_pool[parent].children;
    if (isSettled) putIn(parent);
    m_pool[leaf].successors = Slots(AccountAllocator<Slot>(*m_memory));
    m_free.push_back(leaf);
    --m_held;
  }

  // After an expansion: n's f is the least of its successors', and so on above it. Where there is nothing below, it is left for good.
  void settle(Index n) {
    putIn(n);
    while (n != kRoot) {
      LeastCost least = kNoLeast;
      for (const Slot& slot : m_pool[n].successors) least = std::min(least, slot.f);
      if (least == m_pool[n].f) return;
      const Index parent = m_pool[n].parent;
      if (least == kNoLeast) {
        if constexpr (Obs::kActive) {
          const NodeRecord before = m_nodes[m_pool[n].name];
          NodeRecord after = before;
          after.status = NodeStatus::DeadEnd;
          m_nodes.change(EventKind::Backtrack, m_pool[n].name, before, after);
        }
        release(n, kNoLeast);
      } else {
        takeOut(n);
        m_pool[n].f = least;
        putIn(n);
        m_pool[parent].successors[m_pool[n].slot].f = least;
        if constexpr (Obs::kActive) {
          NodeRecord told = m_nodes[m_pool[n].name];
          told.g = toldAs(least);
          m_nodes.change(EventKind::Backup, m_pool[n].name, told, told);
        }
      }
      n = parent;
    }
  }

  std::size_t m_most, m_held = 0, m_peakHeld = 0;
  BlockArray<Node> m_pool;
  BlockArray<Index> m_free;
  std::vector<State, AccountAllocator<State>> m_starts;
  Keys m_open;    // what waits for the first expansion or for another one
  Keys m_leaves;  // what has nothing in memory below it
  Index m_expanded = kNone, m_goal = kNone;
  std::uint64_t m_generated = 0;
  LeastCost m_bound = 0, m_leastCut = kNoLeast;
};

}  // namespace searchlight::search
