// core/trace_formats/trace_plan.cpp: extents of several traces, and the scale that keeps their places apart.
#include "core/trace_formats/trace_plan.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace searchlight::search {
namespace {

constexpr double kMostGridCells = 4096;               // a side
constexpr int kFewestCells = 256, kMostCells = 2048;  // of the longer side, where places are points
constexpr int kMarginPart = 32;                       // of such a side, at each end

struct Places {
  std::vector<TracePlace> all;  // each once
  TraceExtents extents;
  bool areWhole = true;
};

Places placesOf(std::vector<TracePlace> all) {
  Places out;
  out.all = std::move(all);
  std::ranges::sort(out.all, {}, [](const TracePlace& p) { return std::pair(p.y, p.x); });
  out.all.erase(std::unique(out.all.begin(), out.all.end()), out.all.end());
  if (out.all.empty()) return out;
  const auto [left, right] = std::ranges::minmax(out.all, {}, &TracePlace::x);
  out.extents = {left.x, out.all.front().y, right.x, out.all.back().y};
  out.areWhole = std::ranges::all_of(
      out.all, [](const TracePlace& p) { return p.x == std::floor(p.x) && p.y == std::floor(p.y); });
  return out;
}

Places placesOf(std::span<const ForeignTrace* const> traces, const std::optional<TracePlan>& covered) {
  std::vector<TracePlace> all;
  for (const ForeignTrace* trace : traces)
    for (NodeId n = 0; n < trace->nodeCount(); ++n)
      if (const auto place = trace->position(n)) all.push_back(*place);
  Places out = placesOf(std::move(all));
  if (!covered || out.all.empty()) return out;
  // What is covered takes room, but none of its corners need be a place.
  const auto last = [](const TraceAxis& axis) { return axis.valueAt(axis.cells - axis.margin - 0.5); };
  TraceExtents& e = out.extents;
  e = {std::min(e.left, covered->across.first), std::min(e.top, covered->down.first),
       std::max(e.right, last(covered->across)), std::max(e.bottom, last(covered->down))};
  return out;
}

TraceAxis axisOf(double from, double to, double cellsPerUnit, int margin = 0) {
  return {from, cellsPerUnit, static_cast<int>(std::lround((to - from) * cellsPerUnit)) + 1 + 2 * margin,
          margin};
}

std::size_t sharing(const TracePlan& plan, const std::vector<TracePlace>& places) {
  std::vector<std::pair<int, int>> cells;
  cells.reserve(places.size());
  for (const TracePlace& place : places) {
    const Point cell = plan.cellOf(place);
    cells.emplace_back(cell.y, cell.x);
  }
  std::ranges::sort(cells);
  std::size_t count = 0;
  for (std::size_t i = 1; i < cells.size(); ++i) count += cells[i] == cells[i - 1];
  return count;
}

TracePlan pointsPlan(const Places& places) {
  const TraceExtents& e = places.extents;
  const double longer = std::max(e.right - e.left, e.bottom - e.top);
  TracePlan plan;
  plan.isGrid = false;
  for (int side = kFewestCells;; side *= 2) {
    const double scale = (side - 1) / longer;
    const double usable = std::isfinite(scale) ? scale : 1;  // all of them in one place
    plan.across = axisOf(e.left, e.right, usable, side / kMarginPart);
    plan.down = axisOf(e.top, e.bottom, usable, side / kMarginPart);
    plan.sharingPlaces = sharing(plan, places.all);
    if (plan.sharingPlaces == 0 || side >= kMostCells) return plan;
  }
}

}  // namespace

Point TracePlan::cellOf(TracePlace place) const {
  const auto cell = [](const TraceAxis& axis, double value) {
    return std::clamp(static_cast<int>(std::floor(axis.onBoard(value))), 0, axis.cells - 1);
  };
  return {cell(across, place.x), cell(down, place.y)};
}

bool TracePlan::contains(TracePlace place) const {
  const auto holds = [](const TraceAxis& axis, double value) {
    const double at = axis.onBoard(value);
    return at >= 0 && at <= axis.cells;
  };
  return holds(across, place.x) && holds(down, place.y);
}

std::optional<TracePlan> planOf(std::span<const ForeignTrace* const> traces,
                                const std::optional<TracePlan>& covered) {
  const Places places = placesOf(traces, covered);
  if (places.all.empty()) return std::nullopt;
  const TraceExtents& e = places.extents;
  const double width = e.right - e.left, height = e.bottom - e.top;
  const double longer = std::max(width, height);
  if (!std::isfinite(longer)) return std::nullopt;
  TracePlan plan;
  plan.isGrid = places.areWhole && (!covered || covered->isGrid) && longer < kMostGridCells;
  if (plan.isGrid) {
    plan.across = axisOf(e.left, e.right, 1);
    plan.down = axisOf(e.top, e.bottom, 1);
    return plan;
  }
  return pointsPlan(places);
}

TracePlan planOfPoints(std::vector<TracePlace> points) { return pointsPlan(placesOf(std::move(points))); }

TracePlan planOf(const TraceExtents& extents) {
  const double longer = std::max({extents.right - extents.left, extents.bottom - extents.top, 1e-9});
  const double scale = (kFewestCells - 1) / longer;
  constexpr int kMargin = kFewestCells / kMarginPart;
  return {axisOf(extents.left, extents.right, scale, kMargin),
          axisOf(extents.top, extents.bottom, scale, kMargin), false};
}

std::optional<NodeId> nearestNode(const ForeignTrace& trace, const TracePlan& plan, TracePlace onBoard,
                                  double radius, const std::function<bool(NodeId)>& isShown) {
  std::optional<NodeId> best;
  std::pair<bool, double> least{true, radius * radius};  // not shown, distance
  // A trace may have millions of nodes, and a mouse asks with every move.
  const auto row = [&](double at) { return plan.down.valueAt(at); };
  for (const NodeId n : trace.nodesBetween(row(onBoard.y - radius), row(onBoard.y + radius))) {
    const TracePlace at = plan.onBoard(*trace.position(n));
    const double dx = at.x - onBoard.x, dy = at.y - onBoard.y, distance = dx * dx + dy * dy;
    if (distance > radius * radius) continue;
    const std::pair<bool, double> key{!isShown(n), distance};
    if (best && key >= least) continue;
    best = n;
    least = key;
  }
  return best;
}

}  // namespace searchlight::search
