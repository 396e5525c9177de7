// core/grid/map_document.h: a map with the question asked of it: what is edited, opened and saved.
#pragma once
#include <optional>

#include "core/geometry/point.h"
#include "core/grid/map.h"

namespace searchlight::grid {

// INVARIANT, held by the readers and by map_edit: start and goal, where there are any, are free cells of the
// map.
struct MapDocument {
  Map map;
  std::optional<Point> start;
  std::optional<Point> goal;

  friend bool operator==(const MapDocument&, const MapDocument&) = default;
};

}  // namespace searchlight::grid
