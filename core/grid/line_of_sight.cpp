// core/grid/line_of_sight.cpp: walks along lines, and their lengths.
#include "core/grid/line_of_sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace searchlight::grid {

bool sees(const RouteGraph& graph, CornerRule corners, Point a, Point b) {
  const Point delta = b - a;
  const int dx = std::abs(delta.x), dy = std::abs(delta.y);
  const int sx = delta.x < 0 ? -1 : 1, sy = delta.y < 0 ? -1 : 1;
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
  const Point delta = b - a;
  const auto square = [](int v) { return static_cast<std::uint64_t>(std::int64_t{v} * v); };
  const std::uint64_t unit = stepCosts(CostModel::Sqrt2).straight;
  const std::uint64_t squared = unit * unit * (square(delta.x) + square(delta.y));
  // Below 2^43 a guess that whole numbers put right.
  auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(squared)));
  while (root * root < squared) ++root;
  while (root > 0 && (root - 1) * (root - 1) >= squared) --root;
  return static_cast<search::Cost>(root);
}

double lengthOf(std::span<const Point> points) {
  double length = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point delta = points[i] - points[i - 1];
    length += std::hypot(delta.x, delta.y);
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

// One king's move.
static Point towards(Point from, Point to) {
  const auto sign = [](int v) { return (v > 0) - (v < 0); };
  const Point d = to - from;
  return {sign(d.x), sign(d.y)};
}

std::vector<Point> fillIn(std::span<const Point> corners) {
  std::vector<Point> cells;
  if (corners.empty()) return cells;
  std::size_t count = 1;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const Point d = corners[i] - corners[i - 1];
    count += static_cast<std::size_t>(std::max(std::abs(d.x), std::abs(d.y)));
  }
  cells.reserve(count);
  cells.push_back(corners.front());
  for (const Point corner : corners.subspan(1))
    while (!(cells.back() == corner)) cells.push_back(cells.back() + towards(cells.back(), corner));
  return cells;
}

Route routeAlong(std::span<const Point> corners, const RouteGraph& graph, const RouteMeasure& measure) {
  RouteLength length(graph, measure);
  for (const Point corner : corners) length.add(corner);
  return {measure.isAnyAngle ? std::vector(corners.begin(), corners.end()) : fillIn(corners), length.cost()};
}

SmoothedPath smoothed(std::span<const Point> path, const RouteGraph& graph, const RouteOptions& options) {
  SmoothedPath out;
  const bool cutsCorners = options.neighbours == Neighbours::Eight;
  // From waypoint to waypoint, which stay on it.
  std::size_t begin = 0, waypoint = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::size_t before = waypoint;
    while (waypoint < options.waypoints.size() && path[i] == options.waypoints[waypoint]) ++waypoint;
    if ((waypoint == before || i == begin) && i + 1 < path.size()) continue;
    const std::vector<Point> leg = pulledStraight(path.subspan(begin, i + 1 - begin), graph,
                                                  cutsCorners ? options.corners : CornerRule::Never);
    out.turns.insert(out.turns.end(), leg.begin() + (out.turns.empty() ? 0 : 1), leg.end());
    begin = i;
  }
  out.before = lengthOf(path);
  out.after = lengthOf(out.turns);
  return out;
}

void RouteLength::add(Point corner) {
  if (!m_last) m_last = corner;
  if (m_measure.isAnyAngle && !(*m_last == corner)) {
    m_lines += lengthOf(std::array{*m_last, corner});
    m_last = corner;
    ++m_steps;
  }
  while (!(*m_last == corner)) {
    const Point step = towards(*m_last, corner);
    *m_last = *m_last + step;
    (step.x != 0 && step.y != 0 ? m_diagonal : m_straight) += m_graph->map().weight(*m_last);
    ++m_steps;
  }
}

double RouteLength::cost() const {
  return m_lines + static_cast<double>(m_straight) * shownStraight(m_measure.costs) +
         static_cast<double>(m_diagonal) * shownDiagonal(m_measure.costs);
}

}  // namespace searchlight::grid
