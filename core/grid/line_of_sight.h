// core/grid/line_of_sight.h: straight lines at any angle between cells: whether they are free, how long they are, paths made of them.
//
// An agent stands in the middle of its cell and walks in a straight line. The line passes from cell to cell as moves would: over the
// edge between two of them, where the next one must be free and of the same medium; or exactly through a corner, which is a
// diagonal move and follows its corner rule. So every move is a free line, and cells that are touched in a point alone do not
// matter. All of it is decided in whole numbers, and the same in both directions.
#pragma once
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/route_graph.h"

namespace searchlight::grid {

// REQUIRES: the map has both cells, and `a` is free.
bool sees(const RouteGraph& graph, CornerRule corners, Point a, Point b);

// The length of a line in the inner unit of CostModel::Sqrt2, 1/408 of a cell, rounded up: so that the triangle inequality holds, and
// moves cost what they cost in other searches. A path's sum is too large by less than a unit a line; what is shown to people is
// lengthOf().
search::Cost straightCost(Point a, Point b);

// The length of a path through these points, in cells.
double lengthOf(std::span<const Point> points);

// A path pulled straight: from its start always on to the last cell before the first one out of sight. Never longer than the path
// was. REQUIRES: each cell sees the next; under 4 neighbours, with CornerRule::Never.
std::vector<Point> pulledStraight(std::span<const Point> cells, const RouteGraph& graph, CornerRule corners);

}  // namespace searchlight::grid
