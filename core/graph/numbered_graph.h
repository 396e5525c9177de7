// core/graph/numbered_graph.h: the graph of states that a search has numbered: the nearest ones, as many as can be drawn.
//
// What the positions of Klotski (klotski/position_graph.h) and the states of a Sokoban level (sokoban/level_graph.h) share: a
// puzzle keeps its states by numbers from 0, the start, and says which numbers a move leads to.
//
//   NumberedGraph states(budget);                                                     // usage
//   states.make(search.nodes().size(), successors, isGoal, isDead, stop);
//   states.graph(); states.vertexOf(id); states.id(v);
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/graph/state_graph.h"

namespace searchlight::graph {

// Does not change once it is made; any thread may read it.
class NumberedGraph {
 public:
  using Id = std::uint32_t;  // kNoVertex: none
  // As many states can be drawn and turned ten times a second.
  static constexpr std::uint64_t kMostStates = 200'000;

  // The budget is what the graph takes from, null: unbounded.
  explicit NumberedGraph(std::shared_ptr<search::MemoryBudget> budget)
      : m_memory(std::make_shared<search::MemoryAccount>(std::move(budget))),
        m_ids(*m_memory),
        m_vertices(*m_memory) {}

  // Of states 0 to `count` - 1 those that a breadth-first search from 0 meets first, numbered as it meets them. successors(id, next)
  // puts the numbers of all successors into the empty vector `next`; a number that is not below `count` is a state that was not kept.
  // isDead(id) tells of a state that it is known to be dead, whatever moves lead out of the graph from there. Throws std::bad_alloc,
  // and EndedEarly where it is asked to stop. To be called once.
  template <class Successors, class IsGoal, class IsDead>
  void make(std::size_t count, const Successors& successors, const IsGoal& isGoal, const IsDead& isDead,
            const std::stop_token& stop) {
    auto memory = StateGraph::account(m_memory->budget());
    StateGraph::Moves moves(*memory);
    moves.rows.push_back(0);
    m_vertices.assign(count, kNoVertex);
    std::vector<Id> next;
    std::vector<Vertex> starts, goals;
    const auto meet = [&](Id id) {
      m_vertices[id] = static_cast<Vertex>(m_ids.size());
      m_ids.push_back(id);
    };
    if (count > 0) {
      meet(0);
      starts.push_back(0);
    }
    for (Vertex v = 0; v < std::min<std::size_t>(m_ids.size(), kMostStates); ++v) {
      if (v % 4096 == 0 && stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
      next.clear();
      successors(m_ids[v], next);
      bool leadsOut = false;
      for (const Id id : next) {
        if (id < count && m_vertices[id] == kNoVertex) meet(id);
        if (id < count && m_vertices[id] < kMostStates)
          moves.to.push_back(m_vertices[id]);
        else
          leadsOut = true;
      }
      moves.rows.push_back(static_cast<std::uint32_t>(moves.to.size()));
      m_isWhole &= !leadsOut;
      if (leadsOut && !isDead(m_ids[v])) moves.exits.push_back(v);
      if (isGoal(m_ids[v])) goals.push_back(v);
    }
    m_graph = StateGraph::make(std::move(memory), std::move(moves), starts, goals, stop);
  }

  // Null until it is made.
  const std::shared_ptr<const StateGraph>& graph() const { return m_graph; }
  // No move leads to a state that is not a vertex.
  bool isWhole() const { return m_isWhole; }
  // REQUIRES: the graph has the vertex.
  Id id(Vertex v) const { return m_ids[v]; }
  // kNoVertex: it is not part of the graph.
  Vertex vertexOf(Id id) const {
    return id < m_vertices.size() && m_vertices[id] < m_graph->vertexCount() ? m_vertices[id] : kNoVertex;
  }

 private:
  std::shared_ptr<search::MemoryAccount> m_memory;
  List<Id> m_ids;  // by vertex: the same state's number, and back
  List<Vertex> m_vertices;
  std::shared_ptr<const StateGraph> m_graph;
  bool m_isWhole = true;
};

}  // namespace searchlight::graph
