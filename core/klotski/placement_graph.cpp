// core/klotski/placement_graph.cpp: a component, the graph of it, and what is whose mirror image.
#include "core/klotski/placement_graph.h"

#include <algorithm>
#include <limits>

#include "core/klotski/known_goals.h"
#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/search/component.h"

namespace searchlight::klotski {
namespace {

using graph::kNoVertex;
using graph::Vertex;

// Left and right exchanged, walls and every piece look as before.
bool isMirrored(const Board& board) {
  for (int y = 0; y < board.height(); ++y)
    for (int x = 0; x < board.width(); ++x)
      if (board.isWall({x, y}) != board.isWall({board.width() - 1 - x, y})) return false;
  return std::ranges::all_of(board.pieces(), [](const Piece& piece) {
    int left = 0, right = 0;
    for (const Point p : piece.cells) {
      left = std::min(left, p.x);
      right = std::max(right, p.x);
    }
    return std::ranges::all_of(piece.cells, [&](Point p) {
      return std::ranges::find(piece.cells, Point{left + right - p.x, p.y}) != piece.cells.end();
    });
  });
}

// REQUIRES: isMirrored(board).
Placement mirroredOn(const Board& board, Placement placement) {
  for (int i = 0; i < placement.pieceCount(); ++i) {
    const std::vector<Point>& cells = board.pieces()[static_cast<std::size_t>(i)].cells;
    const Point at = board.anchor(placement, i);
    // The first of the mirrored cells in row order.
    int x = std::numeric_limits<int>::max();
    for (const Point p : cells)
      if (p.y == 0) x = std::min(x, board.width() - 1 - (at.x + p.x));
    placement.set(i, board.cell({x, at.y}));
  }
  return placement;
}

template <class P>
class GraphOver final : public PlacementGraph {
 public:
  GraphOver(const Board& board, const P& problem, const search::Limits& limits, const std::stop_token& stop,
            std::shared_ptr<search::MemoryBudget> budget)
      : PlacementGraph(board), m_all(search::Component<P>::enumerate(problem, limits, stop, budget)) {
    if (stop.stop_requested()) throw search::EndedEarly{search::Outcome::Stopped};
    m_graph = graph::StateGraph::of(m_all, stop, std::move(budget), kMostStates);
    m_isComplete = m_all.isComplete() && m_graph->vertexCount() == m_all.stateCount();
    findMirror();
  }

  Placement placement(Vertex v, const Placement& near) const override {
    return placementIn(m_board, m_all.problem(), m_all.original(v), near);
  }
  Vertex vertex(const Placement& placement) const override {
    return find(stateIn(m_board, m_all.problem(), placement));
  }
  Vertex vertexOf(const search::Session& session, search::NodeId node) const override {
    if (const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session))
      return find(ours->state(node));
    if (const auto* ours = dynamic_cast<const search::SessionFor<KnownGoals<P>>*>(&session))
      return find(ours->state(node));
    return kNoVertex;
  }

 private:
  Vertex find(const typename P::State& state) const {
    const search::NodeId found = m_all.find(state);
    return found == search::kNoNode || found >= m_graph->vertexCount() ? kNoVertex : found;
  }
  void findMirror() {
    if (!isMirrored(m_board)) return;
    const auto count = static_cast<Vertex>(m_graph->vertexCount());
    m_mirror.reserve(count);
    for (Vertex v = 0; v < count; ++v) {
      Vertex image = kNoVertex;
      if constexpr (std::is_same_v<P, SlideProblem>)
        image = find(mirrored(m_all.original(v)));
      else
        image = vertex(mirroredOn(m_board, placement(v, m_board.opening())));
      if (image == kNoVertex) return m_mirror.clear();
      m_mirror.push_back(image);
    }
  }

  search::Component<P> m_all;
};

}  // namespace

std::shared_ptr<const PlacementGraph> PlacementGraph::make(const Board& board, const Placement& start,
                                                           Count count, search::Limits limits,
                                                           const std::stop_token& stop,
                                                           std::shared_ptr<search::MemoryBudget> budget) {
  limits.expansions = std::min(limits.expansions, kMostStates);
  return withProblem(board, start, count, [&](const auto& problem) -> std::shared_ptr<const PlacementGraph> {
    using P = std::decay_t<decltype(problem)>;
    return std::make_shared<GraphOver<P>>(board, problem, limits, stop, std::move(budget));
  });
}

}  // namespace searchlight::klotski
