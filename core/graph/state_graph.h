// core/graph/state_graph.h: a graph that is small enough to be looked at as a whole: who is next to whom, and how far.
//
//   auto memory = StateGraph::account(budget);               // usage
//   StateGraph::Moves moves(*memory);                        // filled in, vertex by vertex: moves.to, moves.rows
//   const auto graph = StateGraph::make(memory, std::move(moves), starts, goals, stop);
//   Layout layout(graph, {});                                // layout.h: where the vertices are drawn
//
// Edges have no direction and no cost, as they are laid out; leads() tells the direction of each. Distances are counted along the
// problem's own moves, so they are right as well where a move cannot be undone (Sokoban's pushes). There a vertex may be dead: no
// goal can be reached from it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"

namespace searchlight::graph {

// 0 to vertexCount() - 1.
using Vertex = std::uint32_t;
inline constexpr Vertex kNoVertex = std::numeric_limits<Vertex>::max();
inline constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();

// That takes its memory from an account, which must outlive it.
template <class T>
struct List : std::vector<T, search::AccountAllocator<T>> {
  explicit List(search::MemoryAccount& memory)
      : std::vector<T, search::AccountAllocator<T>>(search::AccountAllocator<T>(memory)) {}
};

// Lists of neighbours in one piece (compressed sparse rows). Does not change once it is made; any thread may read it.
class StateGraph {
 public:
  // Moves from each vertex, as they come: those from v are `to[rows[v]]` to `to[rows[v + 1] - 1]`. Loops and repeated
  // moves are allowed, and are no edges of the graph.
  struct Moves {
    explicit Moves(search::MemoryAccount& memory) : rows(memory), to(memory), exits(memory) {}
    List<std::uint32_t> rows;
    List<Vertex> to;
    List<Vertex>
        exits;  // vertices with moves that lead out of the graph, to states that it leaves out; in any order
  };

  // An account for a graph's moves and for the graph that is made of them. Null: unbounded.
  static std::shared_ptr<search::MemoryAccount> account(std::shared_ptr<search::MemoryBudget> budget) {
    return std::make_shared<search::MemoryAccount>(std::move(budget));
  }
  // Throws std::bad_alloc, and EndedEarly with Stopped. REQUIRES: starts and goals are vertices; the moves take their memory
  // from `memory`.
  static std::shared_ptr<const StateGraph> make(std::shared_ptr<search::MemoryAccount> memory, Moves moves,
                                                std::span<const Vertex> starts, std::span<const Vertex> goals,
                                                const std::stop_token& stop = {});
  std::size_t vertexCount() const { return m_rows.size() - 1; }
  std::size_t edgeCount() const { return m_neighbours.size() / 2; }
  // Moves from one vertex to another; an edge that can be gone both ways is two of them.
  std::size_t moveCount() const { return m_moveCount; }
  // In rising order. REQUIRES: v < vertexCount(), here and below.
  std::span<const Vertex> neighbours(Vertex v) const {
    return {m_neighbours.data() + m_rows[v], m_neighbours.data() + m_rows[v + 1]};
  }
  // Moves from the nearest start, and to the nearest goal; kUnreached where there is no way.
  std::uint32_t fromStart(Vertex v) const { return m_fromStart[v]; }
  std::uint32_t toGoal(Vertex v) const { return m_toGoal[v]; }
  std::uint32_t greatestFromStart() const { return m_greatestFromStart; }
  std::uint32_t greatestToGoal() const { return m_greatestToGoal; }
  bool isGoal(Vertex v) const { return m_toGoal[v] == 0; }
  // Whether a move leads from u to v.
  bool leads(Vertex u, Vertex v) const;
  // Proven: no path leads from v to a goal, nor out of the graph.
  bool isDead(Vertex v) const { return m_isDead[v] != 0; }
  std::size_t deadCount() const { return m_deadCount; }
  const std::vector<Vertex>& starts() const { return m_starts; }
  const std::vector<Vertex>& goals() const { return m_goals; }

  // A shortest path along the moves, from the nearest start to v or from u to v, both included; empty: there is none.
  std::vector<Vertex> pathFromStart(Vertex v) const;
  std::vector<Vertex> path(Vertex u, Vertex v) const;
  std::size_t bytes() const { return m_memory->bytes(); }

 private:
  explicit StateGraph(std::shared_ptr<search::MemoryAccount> memory, Moves moves)
      : m_memory(std::move(memory)),
        m_out(std::move(moves)),
        m_rows(*m_memory),
        m_neighbours(*m_memory),
        m_fromStart(*m_memory),
        m_toGoal(*m_memory),
        m_isDead(*m_memory) {}

  void findDead(const Moves& in, std::span<const Vertex> exits, List<Vertex>& queue);
  std::vector<Vertex> pathBack(std::span<const std::uint32_t> distance, Vertex v) const;

  std::shared_ptr<search::MemoryAccount> m_memory;
  Moves m_out;
  List<std::uint32_t> m_rows;
  List<Vertex> m_neighbours;
  List<std::uint32_t> m_fromStart, m_toGoal;
  List<std::uint8_t> m_isDead;
  std::uint32_t m_greatestFromStart = 0, m_greatestToGoal = 0;
  std::size_t m_moveCount = 0, m_deadCount = 0;
  std::vector<Vertex> m_starts, m_goals;
};

}  // namespace searchlight::graph
