// widgets/search/open_curve.h: the size of OPEN along a run, as heights for the columns of a timeline.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/search/trace.h"
#include "widgets/search/timeline_scale.h"

namespace searchlight::ui {

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
