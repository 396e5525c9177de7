// core/search/node_book.h: the nodes of a search, written through one door that tells the observer.
//
// Every search keeps its nodes in a NodeBook. change() is the only writer of records, so no search can forget to report
// a change; with NullObserver the report compiles to nothing. The book also reads the route back, phase two of every
// search, one node a step.
#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/estimates.h"
#include "core/search/node_store.h"
#include "core/search/run_search.h"

namespace searchlight::search {

template <Problem P, Observer Obs, class Store = NodeStore<P>>
class NodeBook {
 public:
  using State = typename P::State;
  // Before the first renew() there are no nodes.
  NodeBook(const P& p, MemoryAccount& memory, Obs observer, Duplicates duplicates = Duplicates::Drop)
      : m_nodes(p, memory, duplicates), m_estimates(memory), m_observer(std::move(observer)) {}
  void renew(const P& p) {
    m_nodes.renew(p);
    m_estimates.clear();
    m_routeNode = kNoNode;
  }

  NodeId intern(const State& s) { return m_nodes.intern(s); }
  // Whether a state that is generated is known; a tree search does not look.
  NodeId find(const State& s) const { return m_nodes.keepsDuplicates() ? kNoNode : m_nodes.find(s); }
  decltype(auto) state(NodeId n) const { return m_nodes.state(n); }
  NodeRecord operator[](NodeId n) const { return m_nodes[n]; }
  Store& store() { return m_nodes; }
  const Store& store() const { return m_nodes; }

  // What is estimated from node n, whose state is s.
  Cost estimate(const P& problem, NodeId n, const State& s) const {
    if constexpr (ExpensiveHeuristicProblem<P>)
      return m_estimates.at(n / Store::kSides, [&] { return problem.heuristic(s); });
    else
      return problem.heuristic(s);
  }
  // The same from node m, whose state `next` is met from node n by `action`.
  Cost estimateAfter(const P& problem, NodeId n, ParentOf<P> from, typename P::Action action, NodeId m,
                     const State& next) const {
    if constexpr (FollowedHeuristicProblem<P>)
      return m_estimates.at(m / Store::kSides, [&] {
        return problem.heuristicAfter(from, estimate(problem, n, from), action, next);
      });
    else
      return estimate(problem, m, next);
  }
  // For whoever asks about a node; 0 where there is no heuristic.
  Cost heuristic(const P& problem, NodeId n) const {
    if constexpr (HeuristicProblem<P>)
      return estimate(problem, n, m_nodes.state(n));
    else
      return 0;
  }

  // `before` is n's record as the caller has just read it. Throws std::bad_alloc where there is no room for the record or
  // the event; then neither has been written.
  [[gnu::always_inline]] void change(EventKind kind, NodeId n, const NodeRecord& before,
                                     const NodeRecord& after, std::uint8_t detail = 0) {
    if (before.status == NodeStatus::Unseen && !changesNothing(kind)) m_nodes.touch(n);
    if constexpr (Obs::kActive)
      m_observer.onEvent(
          {n, kind, before.status, after.status, detail, before.parent, after.parent, before.g, after.g});
    if (changesNothing(kind) && !(kind == EventKind::Sight && after.parent != before.parent)) return;
    // The best-first loop expands a node as it is: its parent need be neither read nor written.
    if (kind == EventKind::Expand && before.status != NodeStatus::Unseen && after.parent == before.parent)
      m_nodes.setStanding(n, after);
    else
      m_nodes.set(n, after);
  }
  // Something happened at n that leaves its record as it is.
  void note(EventKind kind, NodeId n, std::uint8_t detail = 0) {
    const NodeRecord r = m_nodes[n];
    change(kind, n, r, r, detail);
  }

  // A hopeless successor: told to a watcher, for whom it becomes a node, and else left alone. What was pruned before, and
  // what is on a deepening search's path, keeps its record. Returns its node, kNoNode where nobody watches.
  NodeId prune(const State& s, const NodeRecord& record, std::uint8_t reason, NodeId side = 0) {
    if constexpr (!Obs::kActive) return kNoNode;
    const NodeId n = m_nodes.intern(s, side);
    const NodeRecord before = m_nodes[n];
    const bool keeps = before.status == NodeStatus::DeadEnd || before.status == NodeStatus::Open;
    change(EventKind::Prune, n, before, keeps ? before : record, reason);
    return n;
  }

  // The goal is recognised, with `record` as what is known of it; then phase two: each readRoute() reports one node,
  // until it returns Solved. Unobserved there is nobody to read to, and beginRoute() is Solved at once.
  Outcome beginRoute(NodeId goal, const NodeRecord& record) {
    change(EventKind::Goal, goal, m_nodes[goal], record);
    if constexpr (!Obs::kActive) return Outcome::Solved;
    m_routeNode = goal;
    return Outcome::Running;
  }
  bool isReadingRoute() const { return m_routeNode != kNoNode; }
  Outcome readRoute() {
    note(EventKind::Route, m_routeNode);
    m_routeNode = m_nodes[m_routeNode].parent;
    return m_routeNode == kNoNode ? Outcome::Solved : Outcome::Running;
  }

  // From the start to n, along the parents.
  std::vector<NodeId> pathTo(NodeId n) const {
    std::size_t length = 0;
    for (NodeId at = n; at != kNoNode; at = m_nodes[at].parent) ++length;
    std::vector<NodeId> out(length);
    for (; n != kNoNode; n = m_nodes[n].parent) out[--length] = n;
    return out;
  }

 private:
  Store m_nodes;
  [[no_unique_address]] mutable EstimatesOf<P> m_estimates;
  [[no_unique_address]] Obs m_observer;
  NodeId m_routeNode = kNoNode;
};

}  // namespace searchlight::search
