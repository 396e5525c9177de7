// core/trace_formats/trace_pictures.h: what a trace's own `views` draw, event by event, as shapes in its coordinates.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/search/event.h"
#include "core/text/failure.h"

namespace searchlight::search {

class ForeignTrace;
struct TraceExtents;
struct TracePlace;

struct TraceShape {
  enum class Kind : std::uint8_t { Rect, Circle, Path, Polygon };
  Kind kind = Kind::Rect;
  NodeId node = kNoNode;  // of the event that draws it
  // It is seen at cursors from `from` to before `until`; 0 is the start.
  std::size_t from = 0, until = 0;
  // Rect: left, top, width, height. Circle: x, y, radius. Else x and y of each point.
  std::vector<double> at;
  double lineWidth = 0;  // in the trace's unit; of paths
  float alpha = 1;
  // "#ff0000", "red", "color:expanding", "theme:foreground"; empty: none is told.
  std::string fill;
  std::string label, labelFill;
  double labelX = 0, labelY = 0, labelSize = 0;  // its baseline's begin and its height, in the trace's unit
};

// Read: rect, circle, path, polygon, and components made of them with `$if` and `$for`; properties as expressions
// (trace_expression.h); `clear` and the older `display`, `visible`, `persist`; versions 1.0.4 (nodeStructure) to 1.4.0. Everything else is passed over.
class TracePictures {
 public:
  static constexpr std::size_t kMostShapes = 100'000, kMostSteps = 2'000'000;

  TracePictures() = default;
  // REQUIRES: the trace's events are in it. Throws nothing but std::bad_alloc.
  explicit TracePictures(const ForeignTrace& trace);

  // In the order in which they are drawn, by `from`.
  const std::vector<TraceShape>& shapes() const { return m_shapes; }
  bool empty() const { return m_shapes.empty(); }
  std::optional<TraceExtents> extents() const;
  // Why something is not drawn: the first reason; empty: all is.
  const Failure& problem() const { return m_problem; }
  // The node of the topmost shape there at a cursor.
  std::optional<NodeId> nodeAt(TracePlace place, std::size_t cursor) const;

 private:
  struct Builder;
  std::vector<TraceShape> m_shapes;
  Failure m_problem;
};

}  // namespace searchlight::search
