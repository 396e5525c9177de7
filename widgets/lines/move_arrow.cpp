// widgets/lines/move_arrow.cpp: shaft and head as one outline.
#include "widgets/lines/move_arrow.h"

#include <QLineF>
#include <QPainterPath>
#include <algorithm>

namespace searchlight::ui {

void paintMoveArrow(QPainter& painter, QPointF from, QPointF to, double cellSide, const ArrowLook& look) {
  QLineF line(from, to);
  const double length = line.length() - 0.3 * cellSide;
  if (length <= 0) return;
  const double head = std::min(length, std::max(3.2 * look.width, 6.0));
  const double half = look.width / 2;
  // Along the x axis, the point at 0.
  QPainterPath arrow;
  arrow.moveTo(-length, -half);
  arrow.lineTo(-head, -half);
  arrow.lineTo(-head, -0.62 * head);
  arrow.lineTo(0, 0);
  arrow.lineTo(-head, 0.62 * head);
  arrow.lineTo(-head, half);
  arrow.lineTo(-length, half);
  arrow.closeSubpath();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(look.opacity);
  painter.translate(to);
  painter.rotate(-line.angle());
  painter.strokePath(
      arrow, QPen(look.casing, std::max(2.0, 0.7 * look.width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(arrow, look.colour);
  painter.restore();
}

}  // namespace searchlight::ui
