// widgets/sokoban/sokoban_cells_plain.cpp: shapes and flat colours.
#include <QPen>
#include <algorithm>
#include <cmath>

#include "widgets/sokoban/sokoban_cells.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using sokoban_cells::kDetailFrom;
using sokoban_cells::kEdgeFrom;

class PlainCells : public SokobanCells {
 public:
  explicit PlainCells(const SokobanDress& dress)
      : m_colours(sokobanColours(dress)), m_board(dress.theme->board()) {}
  void ground(QPainter& painter, const QRectF& cell, const GroundCell& what) const override;
  void goal(QPainter& painter, const QRectF& cell) const override;
  void box(QPainter& painter, const QRectF& cell, bool isHome) const override;
  void worker(QPainter& painter, const QRectF& cell, Direction facing, bool isOnGoal) const override;
  QPainterPath boxOutline(const QRectF& cell) const override;

 private:
  SokobanColours m_colours;
  const BoardColours& m_board;
};

void PlainCells::ground(QPainter& painter, const QRectF& r, const GroundCell& cell) const {
  const SokobanColours& c = m_colours;
  const double side = r.width();
  if (cell.hasFloor && !(cell.isWall && (side < kEdgeFrom || cell.cut))) painter.fillRect(r, c.floor);
  if (!cell.isWall) {
    if (side >= kDetailFrom) {  // a light grid, to count by
      painter.setPen(QPen(m_board.gridLine, 1));
      painter.drawLine(r.topLeft() + QPointF(0.5, 0.5), r.topRight() + QPointF(-0.5, 0.5));
      painter.drawLine(r.topLeft() + QPointF(0.5, 0.5), r.bottomLeft() + QPointF(0.5, -0.5));
    }
    if (cell.isGoal) goal(painter, r);
    return;
  }
  if (side < kEdgeFrom) return painter.fillRect(r, c.wall);
  const auto block = [&](const QRectF& part, const GroundCell& wall) {
    if (wall.hasFloor && cell.cut) painter.fillRect(part, c.floor);
    painter.setPen(Qt::NoPen);
    painter.fillPath(wallPath(wall, part, side * 0.28), c.wall);
    // Where a wall ends: a light edge above, a dark one below.
    const double edge = std::max(1.0, std::round(side * 0.07));
    const double trim = side * 0.2;
    const double left = wall.joins(Direction::Left) ? 0 : trim,
                 right = wall.joins(Direction::Right) ? 0 : trim;
    const double width = part.width() - left - right;
    if (!wall.joins(Direction::Up))
      painter.fillRect(QRectF(part.left() + left, part.top(), width, edge), c.wall.lighter(125));
    if (!wall.joins(Direction::Down))
      painter.fillRect(QRectF(part.left() + left, part.bottom() - edge, width, edge), c.wallEdge);
  };
  cell.cut ? forEachQuarter(cell, r, block) : block(r, cell);
}

void PlainCells::goal(QPainter& painter, const QRectF& r) const {
  const double side = r.width();
  if (side < kEdgeFrom) return painter.fillRect(r, m_colours.goal);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(m_colours.goal, std::max(1.5, side * 0.08)));
  painter.drawPath(diamondAt(r.center(), side * 0.24));
}

QPainterPath PlainCells::boxOutline(const QRectF& cell) const {
  const double side = cell.width();
  const double gap = side < kEdgeFrom ? 0 : std::max(1.0, side * 0.08);
  QPainterPath path;
  path.addRoundedRect(cell.adjusted(gap, gap, -gap, -gap), side * 0.1, side * 0.1);
  return path;
}

// A crate; at home it has a filled diamond instead of its brace, so that no colour is needed to tell.
void PlainCells::box(QPainter& painter, const QRectF& cell, bool isHome) const {
  const double side = cell.width();
  const QPainterPath outline = boxOutline(cell);
  const QRectF r = outline.boundingRect();
  const QColor fill = isHome ? m_colours.boxHome : m_colours.box;
  if (side < kEdgeFrom) return painter.fillRect(r, fill);
  painter.setPen(QPen(fill.darker(170), std::max(1.0, side * 0.05)));
  painter.setBrush(fill);
  painter.drawPath(outline);
  if (side < kDetailFrom) {
    if (isHome)
      painter.fillRect(QRectF(r.center() - QPointF(side, side) * 0.15, QSizeF(side, side) * 0.3),
                       m_board.textOn(fill));
    return;
  }
  if (isHome) return painter.fillPath(diamondAt(r.center(), side * 0.2), m_board.textOn(fill));
  const double in = side * 0.14;
  const QRectF lid = r.adjusted(in, in, -in, -in);
  painter.setPen(QPen(fill.darker(150), std::max(1.0, side * 0.06)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(lid);
  painter.drawLine(lid.topLeft(), lid.bottomRight());
  painter.drawLine(lid.topRight(), lid.bottomLeft());
}

// From above: shoulders, a head, and a cap's peak the way he faces. The goal that he would hide is on his cap.
void PlainCells::worker(QPainter& painter, const QRectF& cell, Direction facing, bool isOnGoal) const {
  const SokobanColours& c = m_colours;
  const double side = cell.width();
  if (side < kEdgeFrom) return painter.fillRect(cell, c.worker);
  painter.save();
  painter.translate(cell.center());
  painter.rotate(turnTo(facing));
  painter.setPen(QPen(c.ink, std::max(1.0, side * 0.05)));
  painter.setBrush(c.worker);
  if (side >= kDetailFrom) {
    painter.drawRoundedRect(QRectF(-0.36 * side, -0.12 * side, 0.72 * side, 0.34 * side), 0.16 * side,
                            0.16 * side);
    // Hands, ready to push.
    for (const double x : {-0.3, 0.3})
      painter.drawEllipse(QPointF(x * side, -0.22 * side), 0.09 * side, 0.11 * side);
  }
  QPainterPath peak;
  peak.moveTo(-0.2 * side, -0.1 * side);
  peak.quadTo(0, -0.62 * side, 0.2 * side, -0.1 * side);
  peak.closeSubpath();
  painter.setBrush(c.worker.darker(135));
  painter.drawPath(peak);
  painter.setBrush(c.worker);
  painter.drawEllipse(QPointF(0, 0.02 * side), 0.24 * side, 0.24 * side);
  painter.restore();
  if (!isOnGoal) return;
  painter.setBrush(c.floor);
  painter.setPen(QPen(c.goal, std::max(1.0, side * 0.06)));
  painter.drawPath(diamondAt(cell.center() + QPointF(0, side * 0.02), side * 0.18));
}

}  // namespace

std::unique_ptr<SokobanCells> plainSokobanCells(const SokobanDress& dress) {
  return std::make_unique<PlainCells>(dress);
}

}  // namespace searchlight::ui
