// core/grid/line_of_sight.h: a route as cells and lines: whether a straight line at any angle is free, how long a route is, smoothing.
//
// An agent stands in the middle of its cell and walks in a straight line. The line passes from cell to cell as moves would: over the
// edge between two of them, where the next one must be free and of the same medium; or exactly through a corner, which is a
// diagonal move and follows its corner rule. So every move is a free line, and cells that are touched in a point alone do not
// matter. All of it is decided in whole numbers, and the same in both directions.
#pragma once
#include <cstdint>
#include <optional>
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

// A route, start and goal included: cell by cell, or at any angle from turn to turn. Empty where there is none.
struct Route {
  std::vector<Point> cells;
  double cost = 0;  // in the unit of the cost model, summed from the moves or the straight lines
  std::size_t steps() const { return cells.empty() ? 0 : cells.size() - 1; }
};
// How a route is measured.
struct RouteMeasure {
  RouteMeasure(CostModel costs_) : costs(costs_) {}
  RouteMeasure(const RouteOptions& options) : costs(options.costModel()), isAnyAngle(options.isAnyAngle()) {}
  CostModel costs;
  bool isAnyAngle =
      false;  // each corner is a straight line of its own away from the one before, and one step
};
// The length of a path, added corner by corner: nothing of it is kept.
class RouteLength {
 public:
  // The graph must outlive it.
  RouteLength(const RouteGraph& graph, const RouteMeasure& measure) : m_graph(&graph), m_measure(measure) {}
  // Straight or diagonal from the one before, unless it is measured at any angle.
  void add(Point corner);
  std::size_t steps() const { return m_steps; }
  double cost() const;  // in the unit of the cost model, summed from the moves

 private:
  const RouteGraph* m_graph;
  RouteMeasure m_measure;
  std::optional<Point> m_last;
  std::size_t m_steps = 0;
  std::uint64_t m_straight = 0, m_diagonal = 0;  // weights entered
  double m_lines = 0;                            // lengths, at any angle
};
// The route through these cells, or those at its corners, jumps filled in.
Route routeAlong(std::span<const Point> corners, const RouteGraph& graph, const RouteMeasure& measure);
// A path of the question pulled straight (RouteOptions::isSmoothed), with its lengths in cells before and after.
struct SmoothedPath {
  std::vector<Point> turns;
  double before = 0, after = 0;
};
SmoothedPath smoothed(std::span<const Point> path, const RouteGraph& graph, const RouteOptions& options);
// A path given by some of its cells, each seen from the one before in a straight or diagonal line, filled in.
std::vector<Point> fillIn(std::span<const Point> corners);

}  // namespace searchlight::grid
