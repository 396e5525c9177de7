// core/grid/lattice_maze.h: mazes and floor plans whose rooms lie on every second cell.
#pragma once
#include "core/grid/map.h"
#include "core/random/random.h"

namespace searchlight::grid {

// Rooms stand on the odd columns and rows of the map, so that a wall runs around and between them; a side
// that is even ends in two walls, a side of 1 or 2 holds one room on its first cell. All but `rooms` are
// perfect mazes: between any two rooms leads exactly one way.
//
// `loops` (0 to 1) is the chance of every dead end to be opened into a neighbour afterwards, which makes
// several ways lead from room to room. (Algorithms: J. Buck, "Mazes for Programmers", 2015.)

// Long winding corridors: walks at random to unvisited rooms, and back where there is none.
Map depthFirstMaze(int width, int height, double loops, Random& random);
// Short dead ends everywhere: grows from one room by a random wall of the visited part at a time.
Map primMaze(int width, int height, double loops, Random& random);
// An even mixture: opens all walls in random order where they part two trees.
Map kruskalMaze(int width, int height, double loops, Random& random);
// Long straight walls: halves an empty hall, leaves one gap, and does the same with both halves.
Map divisionMaze(int width, int height, double loops, Random& random);

// A floor plan: the same division, stopped at chambers of a few cells. Every wall has one door, and further
// ones with the chance `doors`.
Map rooms(int width, int height, double doors, Random& random);

}  // namespace searchlight::grid
