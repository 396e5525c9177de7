// widgets/board/cell_of.h: the cell that a place lies in.
#pragma once
#include <QPointF>
#include <cmath>

#include "core/geometry/point.h"

namespace searchlight::ui {

// A place is measured in cells: from the corner of one it counts as that one's. It may be of no board.
inline Point cellOf(QPointF place) {
  return {static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))};
}

}  // namespace searchlight::ui
