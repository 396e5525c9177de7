// core/grid/map_shapes.h: lines, rectangles and regions of a map as rows of cells, and the edit that paints them.
#pragma once
#include <span>
#include <vector>

#include "core/grid/map_edit.h"

namespace searchlight::grid {

// The cells left .. right - 1 of row y. Never empty.
struct CellSpan {
  int y, left, right;

  int length() const { return right - left; }
  friend bool operator==(const CellSpan&, const CellSpan&) = default;
};

// All of these give what lies on a board of width x height, from the top down, each cell once; the points may lie outside.

// What a square brush of `brush` x `brush` cells (1 or more) leaves that is drawn from one point to the other, as
// MapStroke::paintTo() does.
std::vector<CellSpan> lineSpans(Point from, Point to, int brush, int width, int height);
// The rectangle with these corners, both included.
std::vector<CellSpan> rectangleSpans(Point corner, Point opposite, int width, int height);
// The cells that can be reached from the seed by sides, over cells of its weight: what looks like one area on the board.
// None from outside of the map.
std::vector<CellSpan> regionSpans(const Map& map, Point seed);

// Gives the weight (kWall for a wall) to the cells that have another one; start and goal get no wall. A painting, which
// holds a byte for each cell that it changes (two with letters) where they were not all alike, and 8 for each run of them.
// REQUIRES: on the document's map, from the top down, each cell once.
MapEdit paintSpans(const MapDocument& document, std::span<const CellSpan> spans, Weight weight,
                   MapEditKind kind);

}  // namespace searchlight::grid
