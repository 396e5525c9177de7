// core/search/component.h: all states that can be reached from a problem's starts, as a problem of its own.
//
// The states are numbered in the order in which a breadth-first search meets them, once and for all: every search over the
// component, every pane and a drawn graph of it mean the same state by the same number. Moves are stored, so a search
// generates nothing anew; it can also start elsewhere, seek other goals and go backwards, whatever the problem could.
//
//   const auto all = Component<Klotski>::enumerate(klotski, limits, stop);             // usage
//   if (!all.isComplete()) ..                                                         // all.outcome() says why
//   BestFirst<Reversed<Component<Klotski>>, Dijkstra> sweep{Reversed(all)};
//   sweep.run();                                          // moves still needed from every layout: sweep.nodes()[id].g
#pragma once
#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/search/best_first.h"
#include "core/search/whole_graph.h"

namespace searchlight::search {

template <PlainSuccessors P>
class Component {
 public:
  using State = NodeId;
  using Action = typename P::Action;
  using Original = typename P::State;
  static constexpr bool kDearHeuristic = DearHeuristicProblem<P>;

  struct Edge {
    NodeId to;
    Cost cost;
    Action action;
  };

  // Where a limit is met, the component has the states met so far and the moves between them as far as they were stored;
  // outcome() says which limit. Nothing is hopeless here: what the problem would prune is part of it. The budget is what
  // the memory is taken from (null: unbounded).
  static Component enumerate(P problem, const Limits& limits = {}, const std::stop_token& stop = {},
                             std::shared_ptr<MemoryBudget> budget = {}) {
    auto graph = std::make_shared<Graph>(std::move(problem), std::move(budget));
    Component component;
    try {
      graph->enumerate(limits, stop);
      component.m_goals.resize(graph->stateCount());
      for (NodeId id = 0; id < graph->stateCount(); ++id)
        component.m_goals[id] = graph->search.problem().P::isGoal(graph->original(id));
    } catch (const std::bad_alloc&) {
      graph->outcome = Outcome::MemoryLimit;
    }
    graph->forEachStart([&](NodeId id) {
      if (id != kNoNode) component.m_starts.push_back(id);
    });
    component.m_graph = std::move(graph);
    return component;
  }

  Outcome outcome() const { return m_graph->outcome; }  // Exhausted: the component is complete
  bool isComplete() const { return outcome() == Outcome::Exhausted; }
  std::size_t edgeCount() const { return m_graph->edges.size(); }
  std::size_t bytes() const { return m_graph->memory->bytes(); }

  // The problem's own state, its number (kNoNode where it is not part of the component), and how many moves it is from
  // the nearest start. REQUIRES: the component has the state.
  Original original(NodeId id) const { return m_graph->original(id); }
  NodeId find(const Original& s) const { return m_graph->find(s); }
  Cost depth(NodeId id) const { return m_graph->depth(id); }
  const P& problem() const { return m_graph->search.problem(); }

  // The same component with another question: the starts, or what is sought.
  Component startingAt(const std::vector<NodeId>& starts) const {
    Component other = *this;
    other.m_starts = starts;
    return other;
  }
  Component seeking(const std::vector<NodeId>& goals) const {
    Component other = *this;
    other.m_goals.assign(stateCount(), false);
    for (const NodeId id : goals) other.m_goals[id] = true;
    return other;
  }

  // ---- The problem ---------------------------------------------------------------------------------------------

  template <class F>
  void forEachStart(F&& f) const {
    for (const NodeId id : m_starts) f(id);
  }
  bool isGoal(NodeId id) const { return id < m_goals.size() && m_goals[id]; }
  template <class F>
  void forEachGoal(F&& f) const {
    for (NodeId id = 0; id < m_goals.size(); ++id)
      if (m_goals[id]) f(id);
  }
  // In the problem's order.
  template <class F>
  void forEachSuccessor(NodeId id, F&& f) const {
    if (id + 1 >= m_graph->rows.size()) return;
    for (std::size_t e = m_graph->rows[id]; e < m_graph->rows[id + 1]; ++e) {
      const Edge& edge = m_graph->edges[e];
      f(edge.action, edge.to, edge.cost);
    }
  }
  template <class F>
  void forEachPredecessor(NodeId id, F&& f) const {
    if (m_graph->incomingRows.empty()) return;
    for (std::size_t i = m_graph->incomingRows[id]; i < m_graph->incomingRows[id + 1]; ++i) {
      const auto& in = m_graph->incoming[i];
      const Edge& edge = m_graph->edges[in.edge];
      f(edge.action, in.from, edge.cost);
    }
  }
  // As the problem estimates, whatever is sought.
  Cost heuristic(NodeId id) const requires HeuristicProblem<P> { return problem().heuristic(original(id)); }
  std::string stateText(NodeId id) const requires TellsStates<P> { return problem().stateText(original(id)); }
  std::optional<NodeId> stateFromText(std::string_view text) const requires TellsStates<P> {
    const std::optional<Original> s = problem().stateFromText(text);
    const NodeId id = s ? find(*s) : kNoNode;
    return id == kNoNode ? std::nullopt : std::optional(id);
  }
  std::string moveText(Action action) const requires TellsMoves<P> { return problem().moveText(action); }
  std::size_t stateCount() const { return m_graph->stateCount(); }
  NodeId index(NodeId id) const { return id; }
  NodeId state(NodeId id) const { return id; }

 private:
  // Numbered states are met in another order than they are numbered.
  struct MeetingOrder {
    static constexpr bool kActive = IndexedProblem<P>;
    BlockArray<NodeId>* met = nullptr;
    void onEvent(const Event& e) {
      if (e.kind == EventKind::Generate) met->push_back(e.node);
    }
  };

  struct Graph {
    struct Incoming {
      NodeId from;
      std::uint32_t edge;
    };
    template <class T>
    using List = std::vector<T, AccountAllocator<T>>;

    Graph(P problem, std::shared_ptr<MemoryBudget> budget)
        : memory(std::make_shared<MemoryAccount>(std::move(budget))),
          met(*memory),
          ids(AccountAllocator<NodeId>(*memory)),
          search(WholeGraph<P>(std::move(problem)), MeetingOrder{&met}, {}, {}, memory),
          edges(*memory),
          rows(AccountAllocator<std::size_t>(*memory)),
          incoming(AccountAllocator<Incoming>(*memory)),
          incomingRows(AccountAllocator<std::size_t>(*memory)) {}

    void enumerate(const Limits& limits, const std::stop_token& stop) {
      const auto started = std::chrono::steady_clock::now();
      outcome = search.run(limits, stop);
      if constexpr (IndexedProblem<P>) {
        ids.assign(search.nodes().size(), kNoNode);
        for (NodeId id = 0; id < met.size(); ++id) ids[met[id]] = id;
      }
      rows.reserve(stateCount() + 1);
      rows.push_back(0);
      for (NodeId id = 0; id < stateCount(); ++id) {
        if (id % 64 == 0)
          if (const Outcome o = check(limits, stop, started); o != Outcome::Running) {
            if (outcome == Outcome::Exhausted) outcome = o;
            break;
          }
        search.problem().forEachSuccessor(original(id), [&](Action action, const Original& next, Cost cost) {
          if (const NodeId to = find(next); to != kNoNode) edges.push_back({to, cost, action});
        });
        if (edges.size() >= kNoNode) throw OutOfMemory();  // the numbers have run out
        rows.push_back(edges.size());
      }
      linkBack();
    }
    static Outcome check(const Limits& limits, const std::stop_token& stop,
                         std::chrono::steady_clock::time_point started) {
      if (stop.stop_requested()) return Outcome::Stopped;
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      return elapsed.count() > limits.seconds ? Outcome::TimeLimit : Outcome::Running;
    }
    void linkBack() {
      List<std::size_t> ends(stateCount() + 1, 0, rows.get_allocator());
      const std::size_t stored = rows.back();
      for (std::size_t e = 0; e < stored; ++e) ++ends[edges[e].to + 1];
      for (std::size_t id = 0; id < stateCount(); ++id) ends[id + 1] += ends[id];
      incoming.resize(stored);
      List<std::size_t> next(ends.begin(), ends.end(), rows.get_allocator());
      for (NodeId id = 0; id + 1 < rows.size(); ++id)
        for (std::size_t e = rows[id]; e < rows[id + 1]; ++e)
          incoming[next[edges[e].to]++] = {id, static_cast<std::uint32_t>(e)};
      incomingRows = std::move(ends);
    }

    std::size_t stateCount() const {
      if constexpr (IndexedProblem<P>)
        return met.size();
      else
        return search.nodes().size();
    }
    NodeId nodeOf(NodeId id) const {
      if constexpr (IndexedProblem<P>)
        return met[id];
      else
        return id;
    }
    Original original(NodeId id) const { return search.nodes().state(nodeOf(id)); }
    NodeId find(const Original& s) const {
      const NodeId n = search.nodes().find(s);
      if constexpr (IndexedProblem<P>)
        return n < ids.size() ? ids[n] : kNoNode;
      else
        return n;
    }
    Cost depth(NodeId id) const {
      Cost depth = 0;
      for (NodeId n = search.nodes()[nodeOf(id)].parent; n != kNoNode; n = search.nodes()[n].parent) ++depth;
      return depth;
    }
    template <class F>
    void forEachStart(F&& f) const {
      forEachStartOf(search.problem(), [&](const Original& s) { f(find(s)); });
    }
    std::shared_ptr<MemoryAccount> memory;  // of all below
    BlockArray<NodeId> met;  // number -> node and back, where the states had numbers of their own
    List<NodeId> ids;
    BestFirst<WholeGraph<P>, BreadthFirst, MeetingOrder> search;
    Outcome outcome = Outcome::Running;
    BlockArray<Edge> edges;
    List<std::size_t>
        rows;  // the moves from a state are edges[rows[id]] to edges[rows[id + 1] - 1], if there is an id + 1
    List<Incoming> incoming;
    List<std::size_t> incomingRows;  // the same of `incoming`; empty: they were not stored
  };

  std::shared_ptr<const Graph> m_graph;
  std::vector<NodeId> m_starts;
  std::vector<bool> m_goals;
};

}  // namespace searchlight::search
