// core/trace_formats/trace_plan.h: where the places of other programs' traces stand on a board of cells.
#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/trace_formats/foreign_trace.h"

namespace searchlight::search {

// Along one axis: the least of the traces' own coordinates, in the middle of the first cell behind the margin, and how many cells one unit is.
struct TraceAxis {
  double first = 0, cellsPerUnit = 1;
  int cells = 0, margin = 0;  // all, and those before and behind the places

  // In cells from the board's edge; the middle of cell 0 is 0.5.
  double onBoard(double value) const { return (value - first) * cellsPerUnit + 0.5 + margin; }
  double valueAt(double at) const { return first + (at - 0.5 - margin) / cellsPerUnit; }
  friend bool operator==(const TraceAxis&, const TraceAxis&) = default;
};

// Whole numbers that cover at most 4096 x 4096 cells are cells. All other places are points in proportion: both axes have the
// same scale, and cells so small that different places stand on different ones, as far as 2048 cells a side allow. Points have a margin, so that those at the edges can be seen whole, and all in one line or
// place, too.
struct TracePlan {
  TraceAxis across, down;
  bool isGrid = true;
  // Places that stand on the cell of another one, which only the picture cannot tell apart.
  std::size_t sharingPlaces = 0;

  Point cellOf(TracePlace place) const;
  // The point of the picture, in cells.
  TracePlace onBoard(TracePlace place) const { return {across.onBoard(place.x), down.onBoard(place.y)}; }
  bool contains(TracePlace place) const;
  friend bool operator==(const TracePlan&, const TracePlan&) = default;
};

// Of all these traces together, and of what a plan that is there already covers; nothing where no event has a place, or where the places are too far apart for a double.
std::optional<TracePlan> planOf(std::span<const ForeignTrace* const> traces,
                                const std::optional<TracePlan>& covered = {});

// Of places that are points, whole numbers or not. REQUIRES: there is one.
TracePlan planOfPoints(std::vector<TracePlace> points);

// A picture from edge to edge, in points: of one that the trace's own views draw.
TracePlan planOf(const TraceExtents& extents);

// The node of the trace that is nearest to a point of the picture, if any is within `radius` cells: of those that have
// `isShown`, first.
std::optional<NodeId> nearestNode(const ForeignTrace& trace, const TracePlan& plan, TracePlace onBoard,
                                  double radius, const std::function<bool(NodeId)>& isShown);

}  // namespace searchlight::search
