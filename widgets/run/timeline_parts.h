// widgets/run/timeline_parts.h: which place of a run is where on the timeline.
#pragma once
#include <QFontMetricsF>
#include <QRectF>
#include <QString>
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/trace/trace.h"

namespace searchlight::ui {

// Positions 0..total over the pixels left..left + width. A value.
class TimelineScale {
 public:
  TimelineScale() = default;
  // Without events, or without room, every position is at the left.
  TimelineScale(double left, double width, std::size_t total)
      : m_left(left), m_width(std::max(width, 0.0)), m_total(total) {}

  double left() const { return m_left; }
  double right() const { return m_left + m_width; }
  std::size_t total() const { return m_total; }

  // Positions beyond the end are at the end.
  double xOf(std::size_t position) const {
    if (m_total == 0) return m_left;
    return m_left +
           m_width * (static_cast<double>(std::min(position, m_total)) / static_cast<double>(m_total));
  }
  // The nearest position; what is left or right of the scale is its beginning or end.
  std::size_t positionAt(double x) const {
    if (m_total == 0 || m_width <= 0) return 0;
    const double part = std::clamp((x - m_left) / m_width, 0.0, 1.0);
    return static_cast<std::size_t>(std::llround(part * static_cast<double>(m_total)));
  }

  friend bool operator==(const TimelineScale&, const TimelineScale&) = default;

 private:
  double m_left = 0, m_width = 0;
  std::size_t m_total = 0;
};

// How many events the scale should have room for. A run that is over: just as many. One that grows: as many
// as before, so that nothing slides while it grows, until there is no more room or `expected` (0: unknown),
// what the whole run is thought to come to, is less than half or more than twice of it.
inline std::size_t timelineTotal(std::size_t recorded, bool complete, std::size_t before,
                                 std::size_t expected) {
  if (complete) return recorded;
  const bool roomy = before > 0 && recorded <= before;
  const bool plausible = expected <= recorded || (before / 2 < expected && expected / 2 < before);
  if (roomy && plausible) return before;
  if (expected > recorded) return expected;
  return std::bit_ceil(std::max<std::size_t>(recorded + 1, 64));
}

// What a whole run comes to, if it goes on as it went up to `position`, where `expanded` of the `allExpanded`
// expansions were done; 0 where that is too little to tell.
inline std::size_t expectedEvents(std::size_t position, std::size_t expanded, std::size_t allExpanded) {
  if (allExpanded == 0 || expanded < 32 || position == 0) return 0;
  return static_cast<std::size_t>(static_cast<double>(position) / static_cast<double>(expanded) *
                                  static_cast<double>(allExpanded));
}

// One flag for all runs that end at the same place.
struct EndFlag {
  std::size_t place = 0;  // on the axis
  std::vector<int> runs;  // 0 is the first
  double x = 0;           // of the place
  QString text;           // the runs from 1 on: "2", "1,3", "1–3"
  QRectF label;           // as near to x as the others leave room
};

// `ends` has the place of each run, where it is known. Labels stand side by side in `strip`, in the order of their
// places; where there is no room for all of them they overlap alike.
std::vector<EndFlag> endFlags(const std::vector<std::optional<std::size_t>>& ends, const TimelineScale& scale,
                              const QRectF& strip, const QFontMetricsF& metrics);

// A copy of what the traces of one run have told, so that a second run over its beginning does not shorten it. Runs of
// up to kFineEvents events are kept event by event, longer ones as the trace samples them.
class OpenCurve {
 public:
  static constexpr std::size_t kFineEvents = 1u << 15;

  void clear();
  // Takes what is new; from position `goalTaken` on the goal waits no more (taken_goal.h). REQUIRES: the same run since clear().
  void update(const search::Trace& trace, std::optional<std::size_t> goalTaken = {});

  bool isEmpty() const { return m_points.empty(); }
  // The most nodes that were open, among the points.
  std::uint32_t peak() const { return m_peak; }
  // The largest value in each pixel column of the scale; between two points, the line between them. Columns beyond the
  // last point are negative. `eventAt` tells which event is at a place of the scale; without it the scale counts events.
  std::vector<float> columns(const TimelineScale& scale,
                             const std::function<std::size_t(std::size_t)>& eventAt = {}) const;

 private:
  float valueAt(double position) const;
  float heightOf(std::size_t point) const;

  std::vector<std::uint32_t> m_points;  // point k is at position k * m_step
  std::size_t m_step = 1;
  std::uint32_t m_peak = 0;
  std::optional<std::size_t> m_goalTaken;
};

// A round number that is at least `value`, so that a growing curve is rescaled rarely.
std::uint32_t roundedUp(std::uint32_t value);

}  // namespace searchlight::ui
