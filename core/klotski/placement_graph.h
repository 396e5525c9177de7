// core/klotski/placement_graph.h: all placements that can be reached from one, as a graph to be drawn, of any board.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/graph/state_graph.h"
#include "core/klotski/board.h"
#include "core/search/outcome.h"
#include "core/search/session.h"

namespace searchlight::klotski {

// Vertex <-> placement. Does not change once it is made; any thread may read it.
class PlacementGraph {
 public:
  // As many placements can be drawn and turned ten times a second.
  static constexpr std::uint64_t kMostStates = 200'000;

  // Callable from any thread. Where a limit is met (or there are more than kMostStates) it is the graph of what was met first:
  // the nearest ones. Throws std::bad_alloc, and EndedEarly when it is asked to stop. REQUIRES: the start is legal.
  static std::shared_ptr<const PlacementGraph> make(const Board& board, const Placement& start, Count count,
                                                    search::Limits limits = {},
                                                    const std::stop_token& stop = {},
                                                    std::shared_ptr<search::MemoryBudget> budget = {});
  virtual ~PlacementGraph() = default;

  const Board& board() const { return m_board; }
  const std::shared_ptr<const graph::StateGraph>& graph() const { return m_graph; }
  // Of each vertex, the placement seen in a mirror; empty where not all of these can be reached.
  const std::vector<graph::Vertex>& mirror() const { return m_mirror; }
  bool isComplete() const { return m_isComplete; }

  // Pieces named as Board::placementOf does. REQUIRES: the graph has the vertex.
  virtual Placement placement(graph::Vertex v, const Placement& near) const = 0;
  // kNoVertex: it cannot be reached, or is not part of an incomplete graph; of a node also where the session is of another
  // kind of board.
  virtual graph::Vertex vertex(const Placement& placement) const = 0;
  virtual graph::Vertex vertexOf(const search::Session& session, search::NodeId node) const = 0;

 protected:
  explicit PlacementGraph(Board board) : m_board(std::move(board)) {}

  Board m_board;
  std::shared_ptr<const graph::StateGraph> m_graph;
  std::vector<graph::Vertex> m_mirror;
  bool m_isComplete = true;
};

}  // namespace searchlight::klotski
