// core/grid/line_of_sight.cpp: a walk along a line, and lengths.
#include "core/grid/line_of_sight.h"

#include <cmath>
#include <cstdlib>

namespace searchlight::grid {

bool sees(const RouteGraph& graph, CornerRule corners, Point a, Point b) {
  const Point way = b - a;
  const int dx = std::abs(way.x), dy = std::abs(way.y);
  const int sx = way.x < 0 ? -1 : 1, sy = way.y < 0 ? -1 : 1;
  const DirectionSet* const openness = graph.openness().data();
  const int across = bit(directionOf(sx, 0)), down = bit(directionOf(0, sy)),
            diagonal = bit(directionOf(sx, sy));
  std::size_t cell = graph.map().index(a);
  const auto stepX = static_cast<std::size_t>(sx), stepY = static_cast<std::size_t>(sy * graph.map().width());
  // The line leaves column i at (2 i + 1) / 2 dx of its length, and row j at (2 j + 1) / 2 dy.
  for (int i = 0, j = 0; i < dx || j < dy;) {
    const int toColumn = (2 * i + 1) * dy, toRow = (2 * j + 1) * dx;
    const DirectionSet open = openness[cell];
    if (toColumn < toRow) {
      if (!(open & across)) return false;
    } else if (toColumn > toRow) {
      if (!(open & down)) return false;
    } else if (!(allowedMoves(open, Neighbours::Eight, corners) & diagonal)) {
      return false;
    }
    if (toColumn <= toRow) {
      cell += stepX;
      ++i;
    }
    if (toColumn >= toRow) {
      cell += stepY;
      ++j;
    }
  }
  return true;
}

search::Cost straightCost(Point a, Point b) {
  const Point way = b - a;
  const auto square = [](int v) { return static_cast<std::uint64_t>(std::int64_t{v} * v); };
  const std::uint64_t unit = stepCosts(CostModel::Sqrt2).straight;
  const std::uint64_t squared = unit * unit * (square(way.x) + square(way.y));
  // Below 2^43 a guess that whole numbers put right.
  auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(squared)));
  while (root * root < squared) ++root;
  while (root > 0 && (root - 1) * (root - 1) >= squared) --root;
  return static_cast<search::Cost>(root);
}

double lengthOf(std::span<const Point> points) {
  double length = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point way = points[i] - points[i - 1];
    length += std::hypot(way.x, way.y);
  }
  return length;
}

std::vector<Point> pulledStraight(std::span<const Point> cells, const RouteGraph& graph, CornerRule corners) {
  std::vector<Point> out;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (i == 0 || i + 1 == cells.size() || !sees(graph, corners, out.back(), cells[i + 1]))
      out.push_back(cells[i]);
  return out;
}

}  // namespace searchlight::grid
