// tests/core/component.h: all states that can be reached from a problem's starts, as a problem of its own, and the graph of them.
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

#include "core/graph/state_graph.h"
#include "core/search/best_first.h"
#include "core/search/derived_problems.h"

namespace searchlight::testing {

template <search::PlainSuccessors P>
class Component {
 public:
  using State = search::NodeId;
  using Action = typename P::Action;
  using Original = typename P::State;
  static constexpr bool kExpensiveHeuristic = search::ExpensiveHeuristicProblem<P>;

  struct Edge {
    search::NodeId to;
    search::Cost cost;
    Action action;
  };

  // Where a limit is met, the component has the states met so far and the moves between them as far as they were stored;
  // outcome() says which limit. Nothing is hopeless here: what the problem would prune is part of it. The budget is what
  // the memory is taken from (null: unbounded).
  static Component enumerate(P problem, const search::Limits& limits = {}, const std::stop_token& stop = {},
                             std::shared_ptr<search::MemoryBudget> budget = {}) {
    auto graph = std::make_shared<Graph>(std::move(problem), std::move(budget));
    Component component;
    try {
      graph->enumerate(limits, stop);
      component.m_goals.resize(graph->stateCount());
      for (search::NodeId id = 0; id < graph->stateCount(); ++id)
        component.m_goals[id] = graph->search.problem().P::isGoal(graph->original(id));
    } catch (const std::bad_alloc&) {
      graph->outcome = search::Outcome::MemoryLimit;
    }
    graph->forEachStart([&](search::NodeId id) {
      if (id != search::kNoNode) component.m_starts.push_back(id);
    });
    component.m_graph = std::move(graph);
    return component;
  }

  search::Outcome outcome() const { return m_graph->outcome; }  // Exhausted: the component is complete
  bool isComplete() const { return outcome() == search::Outcome::Exhausted; }
  std::size_t edgeCount() const { return m_graph->edges.size(); }
  std::size_t bytes() const { return m_graph->memory->bytes(); }

  // The problem's own state, its number (kNoNode where it is not part of the component), and how many moves it is from
  // the nearest start. REQUIRES: the component has the state.
  Original original(search::NodeId id) const { return m_graph->original(id); }
  search::NodeId find(const Original& s) const { return m_graph->find(s); }
  search::Cost depth(search::NodeId id) const { return m_graph->depth(id); }
  const P& problem() const { return m_graph->search.problem(); }

  // The same component with another question: the starts, or what is sought.
  Component startingAt(const std::vector<search::NodeId>& starts) const {
    Component other = *this;
    other.m_starts = starts;
    return other;
  }
  Component seeking(const std::vector<search::NodeId>& goals) const {
    Component other = *this;
    other.m_goals.assign(stateCount(), false);
    for (const search::NodeId id : goals) other.m_goals[id] = true;
    return other;
  }

  // ---- The problem ---------------------------------------------------------------------------------------------

  template <class F>
  void forEachStart(F&& f) const {
    for (const search::NodeId id : m_starts) f(id);
  }
  bool isGoal(search::NodeId id) const { return id < m_goals.size() && m_goals[id]; }
  template <class F>
  void forEachGoal(F&& f) const {
    for (search::NodeId id = 0; id < m_goals.size(); ++id)
      if (m_goals[id]) f(id);
  }
  // In the problem's order.
  template <class F>
  void forEachSuccessor(search::NodeId id, F&& f) const {
    if (id + 1 >= m_graph->rows.size()) return;
    for (std::size_t e = m_graph->rows[id]; e < m_graph->rows[id + 1]; ++e) {
      const Edge& edge = m_graph->edges[e];
      f(edge.action, edge.to, edge.cost);
    }
  }
  template <class F>
  void forEachPredecessor(search::NodeId id, F&& f) const {
    if (m_graph->incomingRows.empty()) return;
    for (std::size_t i = m_graph->incomingRows[id]; i < m_graph->incomingRows[id + 1]; ++i) {
      const auto& in = m_graph->incoming[i];
      const Edge& edge = m_graph->edges[in.edge];
      f(edge.action, in.from, edge.cost);
    }
  }
  // As the problem estimates, whatever is sought.
  search::Cost heuristic(search::NodeId id) const requires search::HeuristicProblem<P> {
    return problem().heuristic(original(id));
  }
  std::string stateText(search::NodeId id) const requires search::TellsStates<P> {
    return problem().stateText(original(id));
  }
  std::optional<search::NodeId> stateFromText(std::string_view text) const requires search::TellsStates<P> {
    const std::optional<Original> s = problem().stateFromText(text);
    const search::NodeId id = s ? find(*s) : search::kNoNode;
    return id == search::kNoNode ? std::nullopt : std::optional(id);
  }
  std::string moveText(Action action) const requires search::TellsMoves<P> {
    return problem().moveText(action);
  }
  std::size_t stateCount() const { return m_graph->stateCount(); }
  search::NodeId index(search::NodeId id) const { return id; }
  search::NodeId state(search::NodeId id) const { return id; }

 private:
  // Numbered states are met in another order than they are numbered.
  struct MeetingOrder {
    static constexpr bool kActive = search::IndexedProblem<P>;
    search::BlockArray<search::NodeId>* met = nullptr;
    void onEvent(const search::Event& e) {
      if (e.kind == search::EventKind::Generate) met->push_back(e.node);
    }
  };

  struct Graph {
    struct Incoming {
      search::NodeId from;
      std::uint32_t edge;
    };
    template <class T>
    using List = std::vector<T, search::AccountAllocator<T>>;

    Graph(P problem, std::shared_ptr<search::MemoryBudget> budget)
        : memory(std::make_shared<search::MemoryAccount>(std::move(budget))),
          met(*memory),
          ids(search::AccountAllocator<search::NodeId>(*memory)),
          search(search::WholeGraph<P>(std::move(problem)), MeetingOrder{&met}, {}, {}, memory),
          edges(*memory),
          rows(search::AccountAllocator<std::size_t>(*memory)),
          incoming(search::AccountAllocator<Incoming>(*memory)),
          incomingRows(search::AccountAllocator<std::size_t>(*memory)) {}

    void enumerate(const search::Limits& limits, const std::stop_token& stop) {
      const auto started = std::chrono::steady_clock::now();
      outcome = search.run(limits, stop);
      if constexpr (search::IndexedProblem<P>) {
        ids.assign(search.nodes().size(), search::kNoNode);
        for (search::NodeId id = 0; id < met.size(); ++id) ids[met[id]] = id;
      }
      rows.reserve(stateCount() + 1);
      rows.push_back(0);
      for (search::NodeId id = 0; id < stateCount(); ++id) {
        if (id % 64 == 0)
          if (const search::Outcome o = check(limits, stop, started); o != search::Outcome::Running) {
            if (outcome == search::Outcome::Exhausted) outcome = o;
            break;
          }
        search.problem().forEachSuccessor(original(id),
                                          [&](Action action, const Original& next, search::Cost cost) {
                                            if (const search::NodeId to = find(next); to != search::kNoNode)
                                              edges.push_back({to, cost, action});
                                          });
        if (edges.size() >= search::kNoNode) throw search::OutOfMemory();  // the numbers have run out
        rows.push_back(edges.size());
      }
      linkBack();
    }
    static search::Outcome check(const search::Limits& limits, const std::stop_token& stop,
                                 std::chrono::steady_clock::time_point started) {
      if (stop.stop_requested()) return search::Outcome::Stopped;
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
      return elapsed.count() > limits.seconds ? search::Outcome::TimeLimit : search::Outcome::Running;
    }
    void linkBack() {
      List<std::size_t> ends(stateCount() + 1, 0, rows.get_allocator());
      const std::size_t stored = rows.back();
      for (std::size_t e = 0; e < stored; ++e) ++ends[edges[e].to + 1];
      for (std::size_t id = 0; id < stateCount(); ++id) ends[id + 1] += ends[id];
      incoming.resize(stored);
      List<std::size_t> next(ends.begin(), ends.end(), rows.get_allocator());
      for (search::NodeId id = 0; id + 1 < rows.size(); ++id)
        for (std::size_t e = rows[id]; e < rows[id + 1]; ++e)
          incoming[next[edges[e].to]++] = {id, static_cast<std::uint32_t>(e)};
      incomingRows = std::move(ends);
    }

    std::size_t stateCount() const {
      if constexpr (search::IndexedProblem<P>)
        return met.size();
      else
        return search.nodes().size();
    }
    search::NodeId nodeOf(search::NodeId id) const {
      if constexpr (search::IndexedProblem<P>)
        return met[id];
      else
        return id;
    }
    Original original(search::NodeId id) const { return search.nodes().state(nodeOf(id)); }
    search::NodeId find(const Original& s) const {
      const search::NodeId n = search.nodes().find(s);
      if constexpr (search::IndexedProblem<P>)
        return n < ids.size() ? ids[n] : search::kNoNode;
      else
        return n;
    }
    search::Cost depth(search::NodeId id) const {
      search::Cost depth = 0;
      for (search::NodeId n = search.nodes()[nodeOf(id)].parent; n != search::kNoNode;
           n = search.nodes()[n].parent)
        ++depth;
      return depth;
    }
    template <class F>
    void forEachStart(F&& f) const {
      search::forEachStartOf(search.problem(), [&](const Original& s) { f(find(s)); });
    }
    std::shared_ptr<search::MemoryAccount> memory;  // of all below
    search::BlockArray<search::NodeId>
        met;  // number -> node and back, where the states had numbers of their own
    List<search::NodeId> ids;
    search::BestFirst<search::WholeGraph<P>, search::BreadthFirst, MeetingOrder> search;
    search::Outcome outcome = search::Outcome::Running;
    search::BlockArray<Edge> edges;
    List<std::size_t>
        rows;  // the moves from a state are edges[rows[id]] to edges[rows[id + 1] - 1], if there is an id + 1
    List<Incoming> incoming;
    List<std::size_t> incomingRows;  // the same of `incoming`; empty: they were not stored
  };

  std::shared_ptr<const Graph> m_graph;
  std::vector<search::NodeId> m_starts;
  std::vector<bool> m_goals;
};

// Vertex v is state v. An incomplete component gives the graph of what was met.
template <class P>
std::shared_ptr<const graph::StateGraph> graphOf(const Component<P>& all, const std::stop_token& stop = {},
                                                 std::shared_ptr<search::MemoryBudget> budget = {}) {
  auto memory = graph::StateGraph::account(std::move(budget));
  graph::StateGraph::Moves moves(*memory);
  moves.rows.push_back(0);
  for (search::NodeId id = 0; id < all.stateCount(); ++id) {
    all.forEachSuccessor(
        id, [&](typename P::Action, search::NodeId to, search::Cost) { moves.to.push_back(to); });
    moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
  }
  std::vector<graph::Vertex> starts, goals;
  all.forEachStart([&](search::NodeId id) { starts.push_back(id); });
  all.forEachGoal([&](search::NodeId id) { goals.push_back(id); });
  return graph::StateGraph::make(std::move(memory), std::move(moves), starts, goals, stop);
}

}  // namespace searchlight::testing
