// core/grid/landscape.h: generators of maps that are no mazes: walls, serpentine, caves, terrain.
#pragma once
#include "core/grid/map.h"
#include "core/random/random.h"

namespace searchlight::grid {

// Every cell is a wall with the chance `walls`.
Map randomWalls(int width, int height, double walls, Random& random);

// Article 1's worst case: even rows are free, odd rows are walls with one gap, at the right and the left end
// in turn. On N x N cells, N odd, the way from the first cell to the last takes (N^2 - 1) / 2 + N - 1 steps.
Map serpentine(int width, int height);

// Caverns. Random walls of about the given share are rounded by a cellular automaton (a cell becomes a wall when
// five or more of the nine in its square are walls), small hollows are filled, and the caverns that are left are
// joined by tunnels, so that every free cell can be reached from every other one. Large maps are made small and
// doubled, with rough edges, until they have their size: their caverns are wide, too.
Map caves(int width, int height, double walls, Random& random);

// Rolling land whose weight rises with its height: plains 1, hills up to 9. The lowest `water` share of the
// cells are lakes: walls. (Six octaves of value noise.)
Map terrain(int width, int height, double water, Random& random);

}  // namespace searchlight::grid
