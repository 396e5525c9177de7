// core/klotski/position_graph.h: all positions that can be reached from one, as a graph to be drawn, of any board; the path between two of them.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/graph/numbered_graph.h"
#include "core/klotski/board.h"
#include "core/klotski/component.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"

namespace searchlight::klotski {

// Vertex <-> position. Does not change once it is made; any thread may read it.
class PositionGraph {
 public:
  using State = Position;
  static constexpr std::uint64_t kMostStates = graph::NumberedGraph::kMostStates;

  // Callable from any thread. Of more than kMostStates it is the graph of the nearest ones, as a breadth-first search in this count
  // meets them; of a component that is not complete, of what that has. Throws std::bad_alloc, and EndedEarly when it is asked to
  // stop. The budget is what the graph takes from, null: unbounded.
  static std::shared_ptr<const PositionGraph> of(std::shared_ptr<const Component> all, Count count,
                                                 const std::stop_token& stop = {},
                                                 const Component::Budget& budget = {});
  // From its component, whole and soon, or else as make() does.
  static std::shared_ptr<const PositionGraph> of(SharedComponent& shared, Count count,
                                                 const std::stop_token& stop = {});
  // The same for a board whose component nobody has: no more is gone through than can be drawn. Where a limit is met it is the
  // graph of what was met first. REQUIRES: the start is legal.
  static std::shared_ptr<const PositionGraph> make(const Board& board, const Position& start, Count count,
                                                   search::Limits limits = {},
                                                   const std::stop_token& stop = {},
                                                   const Component::Budget& budget = {});

  const Board& board() const { return m_all->board(); }
  const std::shared_ptr<const graph::StateGraph>& graph() const { return m_states.graph(); }
  // Of each vertex, the position seen in a mirror; empty where not all of these can be reached.
  const std::vector<graph::Vertex>& mirror() const { return m_mirror; }
  bool isComplete() const { return m_all->isComplete() && graph()->vertexCount() == m_all->size(); }

  // Pieces named as Board::positionOf does. REQUIRES: the graph has the vertex.
  Position position(graph::Vertex v, const Position& near) const {
    return m_all->position(m_states.id(v), near);
  }
  // kNoVertex: it cannot be reached, or is not part of an incomplete graph; of a node also where the session is of another
  // kind of board.
  graph::Vertex vertex(const Position& position) const { return m_states.vertexOf(m_all->find(position)); }
  graph::Vertex vertexOf(const search::Session& session, search::NodeId node) const {
    return m_states.vertexOf(m_all->find(session, node));
  }

 private:
  PositionGraph(std::shared_ptr<const Component> all, const Component::Budget& budget)
      : m_all(std::move(all)), m_states(budget) {}
  void findMirror();

  std::shared_ptr<const Component> m_all;
  graph::NumberedGraph m_states;
  std::vector<graph::Vertex> m_mirror;
};

struct PositionPath {
  search::Outcome outcome{};       // Solved, or Exhausted: it cannot be reached; or the limit that was met
  std::vector<PieceSlide> slides;  // from the one to the other; empty unless solved
};
// The fewest slides between the two, breadth first: some milliseconds where 26,000 positions can be reached, up to a second
// for 200,000. Equal pieces are taken for the same: who of them comes where is as it falls out. Takes from
// the budget (null: unbounded). REQUIRES: both are legal.
PositionPath pathBetween(const Board& board, const Position& from, const Position& to, Count count,
                         const search::Limits& limits = {}, const std::stop_token& stop = {},
                         const std::shared_ptr<search::MemoryBudget>& budget = {});

}  // namespace searchlight::klotski
