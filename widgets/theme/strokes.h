// widgets/theme/strokes.h: what is drawn alike everywhere: smooth strokes, routes, the ring of the focus.
#pragma once
#include <QPainter>
#include <QPolygonF>
#include <QWidget>

#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// When it goes the painter is as it was.
class PainterScope {
 public:
  explicit PainterScope(QPainter& painter) : m_painter(painter) { m_painter.save(); }
  ~PainterScope() { m_painter.restore(); }
  PainterScope(const PainterScope&) = delete;
  PainterScope& operator=(const PainterScope&) = delete;

 private:
  QPainter& m_painter;
};
// And what is painted until then is smooth.
class SmoothScope : public PainterScope {
 public:
  explicit SmoothScope(QPainter& painter) : PainterScope(painter) {
    painter.setRenderHint(QPainter::Antialiasing);
  }
};

inline QColor faint(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity));
  return colour;
}
// A line with round ends and corners.
inline QPen roundPen(const QBrush& ink, qreal width) {
  return QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

// Round what the keyboard has come to; nothing where the mouse was the last to choose. On amber, which the ring hardly stands off, a
// gap in the window's colour lies between them.
enum class RingOn { Ground, Amber };
void paintFocusRing(QPainter* painter, const QRect& rect, const QWidget& widget, RingOn on = RingOn::Ground);
// An angle that points down: there is a list behind it. `side` is half of its width.
void paintAngle(QPainter* painter, QPointF middle, double side, const QColor& ink);

// Whether the middle of the cell is free for the mark or numbers stand there, which the mark then surrounds.
enum class MarkRoom { Centre, AroundText };

// The widths of a route's line and of the casing on each side of it: thin where cells are small, and never less than what
// can be seen, also where they are pixels.
struct RouteWidths {
  qreal line, casing;
};
RouteWidths routeWidths(qreal cellSide);
// The same through cells whose corners hold F, G and H: it passes between them.
RouteWidths routeWidthsAmongNumbers(qreal cellSide);
// The route through the middles of its cells, over any ground. Wants `cellSide` for its width, which never
// falls below what can be seen, also where cells are pixels. `centres` of fewer than two points draw nothing.
void paintRoute(QPainter& painter, const QPolygonF& centres, qreal cellSide, const BoardColours& colours);
// The node of the route that was read back last: a disc, never less than what can be seen, which may be larger than the cell;
// round a number in the middle a ring.
void paintRouteHead(QPainter& painter, QPointF centre, qreal cellSide, MarkRoom room,
                    const BoardColours& colours);

}  // namespace searchlight::ui
