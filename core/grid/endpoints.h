// core/grid/endpoints.h: a start and a goal for a map that has none.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/grid/map_edit.h"

namespace searchlight::grid {

struct Endpoints {
  Point start;
  Point goal;

  friend bool operator==(const Endpoints&, const Endpoints&) = default;
};

// Two free cells far apart in the largest connected part of the map (4 neighbours, every step 1); start is
// the one that comes first row by row. They are the two ends of the longest shortest path when that part is a
// tree, as mazes and the serpentine are, and close to it elsewhere (two breadth-first sweeps). The same cell
// twice when no free cell has a free neighbour; nothing when all cells are walls. With one-way cells the goal is the cell farthest from the
// start that most can be reached from, or nearly so.
std::optional<Endpoints> suggestEndpoints(const Map& map);

// So many random queries: a start, evenly among the free cells that have a neighbour to go to (and with one-way cells, a thousand starts at most for each that has one), and another cell that can be reached
// from it in four directions. The same map and seed give the same queries on every platform, and more of them begin with the
// same ones. None where no free cell has such a neighbour.
std::vector<Endpoints> randomQueries(const Map& map, std::size_t count, std::uint64_t seed);

// A map without its own question gets two far ends, so that there is something to see; an end it has it keeps.
void addMissingEnds(MapDocument& document);

}  // namespace searchlight::grid
