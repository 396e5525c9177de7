// widgets/sokoban/sokoban_layout.cpp: from cells to pixels and back, about the middle of the board.
#include "widgets/sokoban/sokoban_layout.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/geometry/direction.h"

namespace searchlight::ui {

using sokoban::Cell;
using Square = sokoban::Board::Square;

sokoban::Board withThinWalls(const sokoban::Board& board) {
  std::vector<Square> squares;
  for (std::size_t i = 0; i < board.cellCount(); ++i) squares.push_back(board.square(static_cast<Cell>(i)));
  const auto touches = [&](Point p, const auto& isWanted) {
    return std::ranges::any_of(kOffsets, [&](Point by) { return isWanted(p + by); });
  };
  const auto isFloor = [&](Point p) { return board.contains(p) && board.isInside(board.cell(p)); };
  const auto isOutside = [&](Point p) {
    return !board.contains(p) || squares[board.cell(p)] == Square::Outside;
  };
  const auto isBuried = [&](Point p) {
    return board.contains(p) && squares[board.cell(p)] == Square::Wall && !touches(p, isFloor);
  };
  std::vector<Point> open;
  const auto take = [&](Point p) {
    squares[board.cell(p)] = Square::Outside;
    open.push_back(p);
  };
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const Point p = board.point(static_cast<Cell>(i));
    if (isBuried(p) && touches(p, isOutside)) take(p);
  }
  if (open.empty()) return board;
  while (!open.empty()) {
    const Point at = open.back();
    open.pop_back();
    for (const Point by : kOffsets)
      if (isBuried(at + by)) take(at + by);
  }
  return sokoban::Board::picture(board.width(), std::move(squares), board.opening());
}

CellRect shownPart(const sokoban::Board& level) {
  const sokoban::Board board = withThinWalls(level);
  CellRect part{board.width(), board.height(), 0, 0};
  for (std::size_t i = 0; i < board.cellCount(); ++i) {
    if (board.square(static_cast<Cell>(i)) == Square::Outside) continue;
    const Point p = board.point(static_cast<Cell>(i));
    part = {std::min(part.left, p.x), std::min(part.top, p.y), std::max(part.right, p.x + 1),
            std::max(part.bottom, p.y + 1)};
  }
  return part;
}

SokobanLayout::SokobanLayout(const sokoban::Board& board, const QRectF& area, Turn turn)
    : m_part(shownPart(board)), m_turn(turn) {
  double columns = m_part.right - m_part.left, rows = m_part.bottom - m_part.top;
  if (turn.isSideways()) std::swap(columns, rows);
  m_cell = std::max(0.0, std::min(area.width() / columns, area.height() / rows));
  if (m_cell >= 4) m_cell = std::floor(m_cell);  // no seams
  const QSizeF size(columns * m_cell, rows * m_cell);
  const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
  m_frame = {QPointF(std::round(corner.x()), std::round(corner.y())), size};
}

SokobanLayout::SokobanLayout(const CellRect& part, const BoardViewport& viewport, Turn turn)
    : m_part(part), m_turn(turn) {
  m_cell = viewport.isEmpty() ? 0 : viewport.cellSide();
  m_frame = {viewport.origin(), QSizeF(viewport.columns(), viewport.rows()) * m_cell};
}

SokobanLayout SokobanLayout::at(const sokoban::Board& board, QPointF origin, double cell) {
  SokobanLayout layout;
  layout.m_part = {0, 0, board.width(), board.height()};
  layout.m_frame = {origin, QSizeF(board.width(), board.height()) * cell};
  layout.m_cell = cell;
  return layout;
}

SokobanLayout SokobanLayout::whole(QSize cells, QPointF corner, double cell) {
  SokobanLayout layout;
  layout.m_part = {0, 0, cells.width(), cells.height()};
  layout.m_frame = {corner, QSizeF(cells) * cell};
  layout.m_cell = cell;
  layout.m_isWhole = true;
  return layout;
}

QPointF SokobanLayout::pixelOf(QPointF place) const {
  const auto [x, y] = m_turn.turned(place.x() - (m_part.left + m_part.right) / 2.0,
                                    place.y() - (m_part.top + m_part.bottom) / 2.0);
  return m_frame.center() + QPointF(x, y) * m_cell;
}

QPointF SokobanLayout::placeOf(QPointF pixel) const {
  const QPointF away = (pixel - m_frame.center()) / m_cell;
  const auto [x, y] = m_turn.inverse().turned(away.x(), away.y());
  return QPointF(x, y) + QPointF(m_part.left + m_part.right, m_part.top + m_part.bottom) / 2.0;
}

QRectF SokobanLayout::rectAt(QPointF place) const {
  const QPointF middle = pixelOf(place + QPointF(0.5, 0.5));
  return {middle - QPointF(m_cell, m_cell) / 2, QSizeF(m_cell, m_cell)};
}

CellRect SokobanLayout::cellsIn(const QRectF& area) const {
  if (m_cell <= 0) return {};
  const QRectF places = QRectF(placeOf(area.topLeft()), placeOf(area.bottomRight())).normalized();
  return {std::max(m_part.left, static_cast<int>(std::floor(places.left()))),
          std::max(m_part.top, static_cast<int>(std::floor(places.top()))),
          std::min(m_part.right, static_cast<int>(std::ceil(places.right()))),
          std::min(m_part.bottom, static_cast<int>(std::ceil(places.bottom())))};
}

}  // namespace searchlight::ui
