// widgets/lines/move_arrow.h: a move as an arrow over the board.
#pragma once
#include <QColor>
#include <QPainter>
#include <QPointF>

namespace searchlight::ui {

// From one cell's middle to another's, beginning beside what stands on the first and with its head on the second. Cased, so
// that it reads on balls and on cells. Leaves the painter as it found it.
struct ArrowLook {
  QColor colour, casing;
  double width;  // of the shaft, in the painter's units
  double opacity = 1;
};
void paintMoveArrow(QPainter& painter, QPointF from, QPointF to, double cellSide, const ArrowLook& look);

}  // namespace searchlight::ui
