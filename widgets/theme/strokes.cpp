// widgets/theme/strokes.cpp: rings, angles and routes.
#include "widgets/theme/strokes.h"

#include <algorithm>

namespace searchlight::ui {
namespace {

void paintCasedLine(QPainter& painter, const QPolygonF& line, const QPen& casing, const QPen& core) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(casing);
  painter.drawPolyline(line);
  painter.setPen(core);
  painter.drawPolyline(line);
}

}  // namespace

void paintFocusRing(QPainter* painter, const QRect& rect, const QWidget& widget, RingOn on) {
  constexpr int kWidth = 2;
  if (!widget.window()->testAttribute(Qt::WA_KeyboardFocusChange)) return;
  const SmoothScope smooth(*painter);
  painter->setBrush(Qt::NoBrush);
  const auto line = [&](QPalette::ColorRole role, qreal from) {
    painter->setPen(QPen(widget.palette().color(role), kWidth));
    const qreal in = from + kWidth / 2.0;
    painter->drawRoundedRect(QRectF(rect).adjusted(in, in, -in, -in), 4, 4);
  };
  if (on == RingOn::Amber) line(QPalette::Window, kWidth);
  line(QPalette::Link, 0);
}

void paintAngle(QPainter* painter, QPointF middle, double side, const QColor& ink) {
  const SmoothScope smooth(*painter);
  painter->setPen(roundPen(ink, 1.5));
  painter->drawPolyline(QPolygonF({middle + QPointF(-side, -side / 2), middle + QPointF(0, side / 2),
                                   middle + QPointF(side, -side / 2)}));
}

RouteWidths routeWidths(qreal cellSide) {
  return {std::clamp(0.2 * cellSide, 2.0, 9.0), std::clamp(0.09 * cellSide, 1.0, 2.5)};
}

RouteWidths routeWidthsAmongNumbers(qreal cellSide) { return {std::clamp(0.08 * cellSide, 3.5, 6.0), 1.25}; }

void paintRoute(QPainter& painter, const QPolygonF& centres, qreal cellSide, const BoardColours& colours) {
  if (centres.size() < 2) return;
  const SmoothScope smooth(painter);
  const auto [width, casing] = routeWidths(cellSide);
  paintCasedLine(painter, centres, roundPen(colours.routeCasing, width + 2 * casing),
                 roundPen(colours.route, width));
}

void paintRouteHead(QPainter& painter, QPointF centre, qreal cellSide, MarkRoom room,
                    const BoardColours& colours) {
  constexpr qreal kLeastDisc = 4.5;
  const SmoothScope smooth(painter);
  const bool isRing = room == MarkRoom::AroundText;
  const qreal radius =
      isRing ? 0.42 * cellSide : std::max(kLeastDisc, std::min(0.45 * cellSide, 0.17 * cellSide + 4));
  const qreal width = isRing ? std::clamp(0.08 * cellSide, 2.0, 6.0) : 1.5;
  painter.setBrush(isRing ? QBrush(Qt::NoBrush) : QBrush(colours.route));
  painter.setPen(QPen(colours.routeCasing, isRing ? width + 2.5 : width));
  painter.drawEllipse(centre, radius, radius);
  if (!isRing) return;
  painter.setPen(QPen(colours.route, width));
  painter.drawEllipse(centre, radius, radius);
}

}  // namespace searchlight::ui
