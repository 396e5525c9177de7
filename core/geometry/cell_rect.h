// core/geometry/cell_rect.h: a rectangle of cells of any board.
#pragma once
#include "core/geometry/point.h"

namespace searchlight {

// Left and top inclusive, right and bottom exclusive.
struct CellRect {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool contains(Point p) const { return p.x >= left && p.y >= top && p.x < right && p.y < bottom; }
  friend bool operator==(const CellRect&, const CellRect&) = default;
};

}  // namespace searchlight
