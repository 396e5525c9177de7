// widgets/sokoban/sokoban_marks.cpp: a frame with a badge, an arrow, and lines; shapes tell them apart as well as colours.
#include "widgets/sokoban/sokoban_marks.h"

#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "widgets/board/path_lines.h"
#include "widgets/board/rulers.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kBadgeFrom = 20;  // sides of cells, in pixels

// A frame round the box, and a cross in its corner.
void paintLost(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const double side = cell.width();
  const double gap = std::max(1.0, side * 0.08);
  const QRectF r = cell.adjusted(gap, gap, -gap, -gap);
  paintCased(painter, QPen(colours.markCasing, std::max(2.0, side * 0.14)),
             QPen(colours.error, std::max(1.0, side * 0.08)),
             [&] { painter.drawRoundedRect(r, side * 0.1, side * 0.1); });
  if (side < kBadgeFrom) return;
  const double radius = side * 0.19, arm = radius * 0.45;
  const QPointF middle = r.topRight() + QPointF(-radius * 0.6, radius * 0.6);
  painter.setPen(QPen(colours.markCasing, std::max(1.0, side * 0.04)));
  painter.setBrush(colours.error);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(
      QPen(colours.textOn(colours.error), std::max(1.5, side * 0.06), Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
  painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
}

// A ring round the box.
void paintTurn(QPainter& painter, const QRectF& box, const BoardColours& colours) {
  const double side = box.width(), width = std::max(2.0, side * 0.12);
  const double gap = width / 2 + std::max(1.0, side * 0.04);
  const QRectF r = box.adjusted(gap, gap, -gap, -gap);
  paintCased(painter, QPen(colours.routeCasing, width + std::max(2.0, side * 0.08)),
             QPen(colours.route, width), [&] { painter.drawRoundedRect(r, side * 0.12, side * 0.12); });
}

// From the box's middle into the square that it is pushed to.
void paintPush(QPainter& painter, const QRectF& from, const QRectF& to, const BoardColours& colours) {
  const double side = from.width();
  const QPointF along = (to.center() - from.center()) / side, across(-along.y(), along.x());
  const QPointF tip = to.center() + along * side * 0.12, neck = tip - along * side * 0.4;
  QPainterPath arrow(from.center());
  arrow.lineTo(neck);
  QPainterPath head(tip);
  head.lineTo(neck + across * side * 0.26);
  head.lineTo(neck - across * side * 0.26);
  head.closeSubpath();
  const double width = std::max(2.0, side * 0.16), casing = std::max(1.0, side * 0.06);
  painter.strokePath(arrow, QPen(colours.routeCasing, width + 2 * casing, Qt::SolidLine, Qt::RoundCap));
  painter.setPen(QPen(colours.routeCasing, 2 * casing, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(colours.route);
  painter.drawPath(head);
  painter.strokePath(arrow, QPen(colours.route, width, Qt::SolidLine, Qt::RoundCap));
  painter.fillPath(head, colours.route);
}

// The pushes of each box, one after the other, are one way.
std::vector<PiecePath> pathsOf(const sokoban::Board& board, const SokobanMarks& marks) {
  std::vector<PiecePath> ways;
  for (std::size_t i = 0; i < marks.way.size(); ++i) {
    const Point from = board.point(marks.way[i].box), to = board.point(marks.way[i].to);
    auto way = std::ranges::find_if(ways, [&](const PiecePath& w) { return w.cells.back() == from; });
    if (way == ways.end())
      way =
          ways.insert(way, {.piece = i < marks.pathBoxes.size() ? marks.pathBoxes[i] : -1, .cells = {from}});
    way->cells.push_back(to);
    if (marks.pathBegins > 0) way->moves.push_back(marks.pathBegins + i);
  }
  return ways;
}

}  // namespace

void paintSokobanPaths(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const sokoban::Position& position, const SokobanLayout& layout, const Theme& theme) {
  if (layout.cell() <= 0 || marks.way.empty()) return;
  const auto middle = [&](Point p) { return layout.rectOf(p).center(); };
  if (marks.hint)
    paintPush(painter, layout.rectOf(board.point(marks.hint->box)),
              layout.rectOf(board.point(marks.hint->to)), theme.board());
  const auto isCovered = [&](Point p) {
    const sokoban::Cell cell = board.cell(p);
    return cell == position.worker || position.hasBox(cell);
  };
  paintPiecePaths(painter, pathsOf(board, marks), middle, layout.cell(), isCovered, theme.board());
}

void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme) {
  if (layout.cell() <= 0) return;
  painter.setRenderHint(QPainter::Antialiasing);
  for (const sokoban::Cell box : marks.lost)
    paintLost(painter, layout.rectOf(board.point(box)), theme.board());
  if (marks.hint && marks.hint->to == sokoban::kNoCell)
    paintTurn(painter, layout.rectOf(board.point(marks.hint->box)), theme.board());
  else if (marks.hint && marks.way.empty())
    paintPush(painter, layout.rectOf(board.point(marks.hint->box)),
              layout.rectOf(board.point(marks.hint->to)), theme.board());
}

void paintSokobanRulers(QPainter& painter, const SokobanLayout& layout, const QRectF& view,
                        const Theme& theme) {
  const double cell = layout.cell();
  if (cell <= 0) return;
  const QRectF frame = layout.frame();
  const QPointF middle = frame.topLeft() + QPointF(cell, cell) / 2;
  const auto placeAt = [&](double x, double y) {
    const QPointF place = layout.placeOf(middle + QPointF(x, y) * cell);
    return Point{static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))};
  };
  const Point corner = placeAt(0, 0), across = placeAt(1, 0) - corner, down = placeAt(0, 1) - corner;
  const auto numbers = [&](Point step) {
    return step.x != 0 ? RulerNumbers{double(corner.x), double(step.x)}
                       : RulerNumbers{double(corner.y), double(step.y)};
  };
  paintRulers(painter, view, frame, static_cast<int>(std::lround(frame.width() / cell)),
              static_cast<int>(std::lround(frame.height() / cell)), theme.board(), numbers(across),
              numbers(down), cell / 2);
}

}  // namespace searchlight::ui
