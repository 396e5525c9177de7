// core/geometry/line.h: the cells under a straight line.
#pragma once
#include <cstdlib>

#include "core/geometry/point.h"

namespace searchlight {

// Calls visit(Point) for the cells from `from` to `to`, both included, each next to the one before, by side
// or by corner (J. Bresenham, 1965): a drag that skips cells between two mouse events leaves no holes.
template <class Visit>
void forEachCellOnLine(Point from, Point to, Visit visit) {
  const int width = std::abs(to.x - from.x);
  const int height = std::abs(to.y - from.y);
  const int stepX = from.x < to.x ? 1 : -1;
  const int stepY = from.y < to.y ? 1 : -1;
  int error = width - height;
  for (Point p = from;;) {
    visit(p);
    if (p == to) return;
    const int doubled = 2 * error;
    if (doubled > -height) {
      error -= height;
      p.x += stepX;
    }
    if (doubled < width) {
      error += width;
      p.y += stepY;
    }
  }
}

}  // namespace searchlight
