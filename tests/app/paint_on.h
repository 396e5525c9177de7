// tests/app/paint_on.h: a cell of a map painted as by a hand, one stroke that can be undone.
#pragma once
#include "widgets/grid/map_model.h"

namespace searchlight::testing {

inline void paintOn(ui::MapModel& map, Point cell, int weight = grid::kWall) {
  map.beginStroke(grid::MapEditKind::Paint);
  map.paintTo(cell, static_cast<grid::Weight>(weight), 1);
  map.finishStroke();
}

}  // namespace searchlight::testing
