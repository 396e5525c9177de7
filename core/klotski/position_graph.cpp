// core/klotski/position_graph.cpp: the graph of a component, in the order of its count, and what is whose mirror image.
#include "core/klotski/position_graph.h"
#include "core/klotski/pieces_problem.h"
#include "core/klotski/problem.h"
#include "core/search/best_first.h"

#include <algorithm>
#include <limits>
#include <type_traits>
#include <utility>

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
Position mirroredOn(const Board& board, Position position) {
  for (int i = 0; i < position.pieceCount(); ++i) {
    const std::vector<Point>& cells = board.pieces()[static_cast<std::size_t>(i)].cells;
    const Point at = board.anchor(position, i);
    // The first of the mirrored cells in row order.
    int x = std::numeric_limits<int>::max();
    for (const Point p : cells)
      if (p.y == 0) x = std::min(x, board.width() - 1 - (at.x + p.x));
    position.set(i, board.cell({x, at.y}));
  }
  return position;
}

}  // namespace

std::shared_ptr<const PositionGraph> PositionGraph::of(std::shared_ptr<const Component> all, Count count,
                                                       const std::stop_token& stop,
                                                       const Component::Budget& budget) {
  const std::shared_ptr<PositionGraph> made(new PositionGraph(std::move(all), budget));
  // A component may be numbered by another count; a vertex comes where a search in this one meets it.
  made->m_states.make(
      made->m_all->size(),
      [&](Component::Id id, std::vector<Component::Id>& next) { made->m_all->neighbours(id, count, next); },
      [&](Component::Id id) { return made->m_all->isGoal(id); }, [](Component::Id) { return false; }, stop);
  made->findMirror();
  return made;
}

std::shared_ptr<const PositionGraph> PositionGraph::of(SharedComponent& shared, Count count,
                                                       const std::stop_token& stop) {
  if (auto all = shared.get(stop, SharedComponent::kMostAwaited); all && all->isComplete())
    return of(std::move(all), count, stop, shared.budget());
  return make(shared.board(), shared.board().opening(), count, {}, stop, shared.budget());
}

std::shared_ptr<const PositionGraph> PositionGraph::make(const Board& board, const Position& start,
                                                         Count count, search::Limits limits,
                                                         const std::stop_token& stop,
                                                         const Component::Budget& budget) {
  limits.expansions = std::min(limits.expansions, kMostStates);
  return of(Component::enumerate(board, start, count, limits, stop, budget), count, stop, budget);
}

void PositionGraph::findMirror() {
  if (!isMirrored(board())) return;
  const auto count = static_cast<Vertex>(graph()->vertexCount());
  m_mirror.reserve(count);
  for (Vertex v = 0; v < count; ++v) {
    const Vertex image = board().isOfFamily() ? m_states.vertexOf(m_all->mirrored(m_states.id(v)))
                                              : vertex(mirroredOn(board(), position(v, board().opening())));
    if (image == kNoVertex) return m_mirror.clear();
    m_mirror.push_back(image);
  }
}

namespace {

// The search does not ask the heuristic, which is about the problem's own goal.
template <class P>
class OneGoal : public P {
 public:
  using State = typename P::State;
  OneGoal(P problem, const State& goal) : P(std::move(problem)), m_goal(goal) {}
  bool isGoal(const State& s) const { return s == m_goal; }

 private:
  State m_goal;
};

}  // namespace

PositionPath pathBetween(const Board& board, const Position& from, const Position& to, Count count,
                         const search::Limits& limits, const std::stop_token& stop,
                         const std::shared_ptr<search::MemoryBudget>& budget) {
  return withProblem(board, from, count, [&](const auto& problem) {
    using P = std::decay_t<decltype(problem)>;
    search::BestFirst<OneGoal<P>, search::BreadthFirst> search{
        OneGoal<P>(problem, stateIn(board, problem, to)),
        {},
        {},
        {},
        std::make_shared<search::MemoryAccount>(budget)};
    PositionPath path;
    path.outcome = search.run(limits, stop);
    Position here = from;
    for (const search::NodeId n : search.path()) {
      const Position next = positionIn(board, problem, search.nodes().state(n), here);
      for (int piece = 0; piece < next.pieceCount(); ++piece)
        if (next.cell(piece) != here.cell(piece))
          path.slides.push_back({piece, board.anchor(here, piece), board.anchor(next, piece)});
      here = next;
    }
    return path;
  });
}

}  // namespace searchlight::klotski
