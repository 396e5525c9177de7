// widgets/sokoban/sokoban_marks.cpp: a frame with a badge, an arrow, and lines; shapes tell them apart as well as colours.
#include "widgets/sokoban/sokoban_marks.h"

#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kBadgeFrom = 20;  // sides of cells, in pixels

// A frame round the box, and a cross in its corner.
void paintLost(QPainter& painter, const QRectF& cell, const BoardColours& colours) {
  const double side = cell.width();
  const double gap = std::max(1.0, side * 0.08);
  const QRectF r = cell.adjusted(gap, gap, -gap, -gap);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours.markCasing, std::max(2.0, side * 0.14)));
  painter.drawRoundedRect(r, side * 0.1, side * 0.1);
  painter.setPen(QPen(colours.error, std::max(1.0, side * 0.08)));
  painter.drawRoundedRect(r, side * 0.1, side * 0.1);
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

// A line for each box, all in one path, so that no casing lies on another line.
void paintWay(QPainter& painter, const sokoban::Board& board, const std::vector<SokobanMarks::Push>& pushes,
              const SokobanLayout& layout, const BoardColours& colours) {
  std::vector<std::vector<sokoban::Cell>> lines;  // by box
  for (const SokobanMarks::Push& push : pushes) {
    const auto line = std::ranges::find_if(lines, [&](const auto& l) { return l.back() == push.box; });
    if (line == lines.end())
      lines.push_back({push.box, push.to});
    else
      line->push_back(push.to);
  }
  QPainterPath way;
  for (const std::vector<sokoban::Cell>& line : lines) {
    way.moveTo(layout.rectOf(board.point(line.front())).center());
    for (const sokoban::Cell cell : line) way.lineTo(layout.rectOf(board.point(cell)).center());
  }
  for (const auto& [colour, width] : {std::pair(colours.routeCasing, 0.18), std::pair(colours.route, 0.09)})
    painter.strokePath(
        way, QPen(colour, std::max(1.5, width * layout.cell()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

}  // namespace

void paintSokobanMarks(QPainter& painter, const sokoban::Board& board, const SokobanMarks& marks,
                       const SokobanLayout& layout, const Theme& theme) {
  if (layout.cell() <= 0) return;
  painter.setRenderHint(QPainter::Antialiasing);
  if (!marks.way.empty()) paintWay(painter, board, marks.way, layout, theme.board());
  for (const sokoban::Cell box : marks.lost)
    paintLost(painter, layout.rectOf(board.point(box)), theme.board());
  if (marks.hint)
    paintPush(painter, layout.rectOf(board.point(marks.hint->box)),
              layout.rectOf(board.point(marks.hint->to)), theme.board());
}

}  // namespace searchlight::ui
