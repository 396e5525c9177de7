// widgets/klotski/piece_outline.h: the outline of any set of cells, as one path with round corners.
#pragma once
#include <QPainterPath>
#include <QPointF>
#include <vector>

#include "core/geometry/point.h"

namespace searchlight::ui {

// The cells' outline, holes included, drawn in by `inset` on every side and with corners of this radius; `cell` is a
// cell's side, and cell 0, 0 begins at `origin`. Lengths in pixels. Cells that only touch at a corner are parted.
QPainterPath outlineOf(const std::vector<Point>& cells, QPointF origin, double cell, double inset,
                       double radius);

}  // namespace searchlight::ui
