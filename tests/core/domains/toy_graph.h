// tests/core/domains/toy_graph.h: any directed graph with any costs and any estimates, as a search problem.
//
// Once with hashed states and once with numbered ones; for what grids never have: costs near 2^32, estimates that are
// not consistent, edges of cost 0, one-way edges.
#pragma once
#include <algorithm>
#include <memory>
#include <vector>

#include "core/random/random.h"
#include "core/search/problem.h"
#include "core/search/session.h"
#include "tests/core/domains/hash.h"

namespace searchlight::domains {

struct ToyEdge {
  std::uint32_t from, to;
  search::Cost cost;
};

struct ToyGraph {
  std::uint32_t vertices = 0;
  std::vector<ToyEdge> edges;
  std::uint32_t start = 0;
  std::vector<std::uint32_t> goals;
  std::vector<search::Cost> estimates;       // by vertex; all 0 when empty
  std::vector<search::Cost> backwards = {};  // of the cost from the start, the same

  static constexpr std::uint64_t kUnreachable = ~std::uint64_t{0};
  // The true costs from every vertex to the nearest goal, or from the start to every vertex (Bellman and Ford).
  std::vector<std::uint64_t> costsToGoal() const { return relaxed(goals, &ToyEdge::to, &ToyEdge::from); }
  std::vector<std::uint64_t> costsFromStart() const { return relaxed({start}, &ToyEdge::from, &ToyEdge::to); }

 private:
  std::vector<std::uint64_t> relaxed(const std::vector<std::uint32_t>& sources, std::uint32_t ToyEdge::*known,
                                     std::uint32_t ToyEdge::*bettered) const {
    std::vector<std::uint64_t> cost(vertices, kUnreachable);
    for (const std::uint32_t v : sources) cost[v] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (const ToyEdge& e : edges) {
        if (cost[e.*known] == kUnreachable || cost[e.*known] + e.cost >= cost[e.*bettered]) continue;
        cost[e.*bettered] = cost[e.*known] + e.cost;
        changed = true;
      }
    }
    return cost;
  }
};

// Edges at random, each cost from 0 or 1 up to `costliest`; the last vertex is the goal.
inline ToyGraph randomGraph(Random& random, std::uint32_t vertices, std::uint32_t edges,
                            search::Cost cheapest, search::Cost costliest) {
  ToyGraph graph{vertices, {}, 0, {vertices - 1}, {}};
  for (std::uint32_t i = 0; i < edges; ++i)
    graph.edges.push_back(
        {random.below(vertices), random.below(vertices), cheapest + random.below(costliest - cheapest + 1)});
  return graph;
}

enum class Naming { Hashed, Numbered };

template <Naming How>
class ToyProblem {
 public:
  struct State {
    std::uint32_t vertex = 0;
    friend bool operator==(const State&, const State&) = default;
    friend std::size_t hashValue(const State& s) { return hashWord(s.vertex + 1); }
  };
  using Action = std::uint8_t;

  explicit ToyProblem(ToyGraph graph) {
    auto shared = std::make_shared<Shared>();
    shared->out.resize(graph.vertices);
    shared->in.resize(graph.vertices);
    for (const ToyEdge& e : graph.edges) {
      shared->out[e.from].push_back(e);
      shared->in[e.to].push_back(e);
    }
    shared->graph = std::move(graph);
    m_shared = std::move(shared);
  }

  State start() const { return {m_shared->graph.start}; }
  bool isGoal(const State& s) const { return std::ranges::count(m_shared->graph.goals, s.vertex) > 0; }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    Action number = 0;
    for (const ToyEdge& e : m_shared->out[s.vertex]) f(number++, State{e.to}, e.cost);
  }
  template <class F>
  void forEachGoal(F&& f) const {
    for (const std::uint32_t v : m_shared->graph.goals) f(State{v});
  }
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    Action number = 0;
    for (const ToyEdge& e : m_shared->in[s.vertex]) f(number++, State{e.from}, e.cost);
  }
  search::Cost heuristic(const State& s) const {
    return m_shared->graph.estimates.empty() ? 0 : m_shared->graph.estimates[s.vertex];
  }
  search::Cost backwardHeuristic(const State& s) const {
    return m_shared->graph.backwards.empty() ? 0 : m_shared->graph.backwards[s.vertex];
  }
  std::size_t stateCount() const requires(How == Naming::Numbered) { return m_shared->graph.vertices; }
  search::NodeId index(const State& s) const requires(How == Naming::Numbered) { return s.vertex; }
  State state(search::NodeId n) const requires(How == Naming::Numbered) { return {n}; }

 private:
  struct Shared {
    ToyGraph graph;
    std::vector<std::vector<ToyEdge>> out, in;
  };
  std::shared_ptr<const Shared> m_shared;
};

}  // namespace searchlight::domains

// Compiled once, in toy_graph.cpp: a test that makes sessions does not instantiate every search again.
SEARCHLIGHT_SESSIONS_OVER(domains::ToyProblem<domains::Naming::Hashed>, extern)
SEARCHLIGHT_SESSIONS_OVER(domains::ToyProblem<domains::Naming::Numbered>, extern)
