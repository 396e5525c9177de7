// core/search/node_book.h: the nodes of a search, written through one door that tells the observer.
//
// Every search keeps its nodes in a NodeBook. change() is the only writer of records, so no search can forget to report
// a change; with NullObserver the report compiles to nothing. The book also reads the route back, phase two of every
// search, one node a step.
#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/node_store.h"
#include "core/search/outcome.h"

namespace searchlight::search {

template <Problem P, Observer Obs, class Store = NodeStore<P>>
class NodeBook {
 public:
  using State = typename P::State;
  NodeBook(const P& p, Obs observer) : m_nodes(p), m_observer(std::move(observer)) {}
  void renew(const P& p) {
    m_nodes.renew(p);
    m_routeNode = kNoNode;
  }

  NodeId intern(const State& s) { return m_nodes.intern(s); }
  decltype(auto) state(NodeId n) const { return m_nodes.state(n); }
  NodeRecord operator[](NodeId n) const { return m_nodes[n]; }
  Store& store() { return m_nodes; }
  const Store& store() const { return m_nodes; }

  // `before` is n's record as the caller has just read it.
  [[gnu::always_inline]] void change(EventKind kind, NodeId n, const NodeRecord& before,
                                     const NodeRecord& after, std::uint8_t detail = 0) {
    if constexpr (Obs::kActive)
      m_observer.onEvent(
          {n, kind, before.status, after.status, detail, before.parent, after.parent, before.g, after.g});
    if (!changesNothing(kind)) m_nodes.set(n, after);
  }
  // Something happened at n that leaves its record as it is.
  void note(EventKind kind, NodeId n, std::uint8_t detail = 0) {
    const NodeRecord r = m_nodes[n];
    change(kind, n, r, r, detail);
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
    std::vector<NodeId> out;
    for (; n != kNoNode; n = m_nodes[n].parent) out.push_back(n);
    std::reverse(out.begin(), out.end());
    return out;
  }

 private:
  Store m_nodes;
  [[no_unique_address]] Obs m_observer;
  NodeId m_routeNode = kNoNode;
};

}  // namespace searchlight::search
