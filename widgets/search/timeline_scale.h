// widgets/search/timeline_scale.h: which place of a run is where on the timeline.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

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

}  // namespace searchlight::ui
