// widgets/search/open_curve.cpp: fine while a run is short, sampled when it is long.
#include "widgets/search/open_curve.h"

#include <algorithm>
#include <cmath>

namespace searchlight::ui {

using search::Event;
using search::NodeStatus;
using search::Trace;

void OpenCurve::clear() {
  m_points.clear();
  m_step = 1;
  m_peak = 0;
  m_goalTaken.reset();
}

void OpenCurve::update(const Trace& trace, std::optional<std::size_t> goalTaken) {
  if (goalTaken) m_goalTaken = goalTaken;
  if (trace.begin() == 0 && trace.end() <= kFineEvents && m_step == 1) {
    if (m_points.empty()) m_points.push_back(0);
    for (std::size_t i = m_points.size() - 1; i < trace.end(); ++i) {
      const Event& e = trace[i];
      const std::uint32_t before = m_points.back();
      m_points.push_back(before + (e.statusAfter == NodeStatus::Open) - (e.statusBefore == NodeStatus::Open));
      m_peak = std::max(m_peak, m_points.back());
    }
    return;
  }
  const std::vector<std::uint32_t>& curve = trace.openCurve();
  if (curve.size() * trace.curveStep() <= m_points.size() * m_step) return;
  m_points = curve;
  m_step = trace.curveStep();
  m_peak = m_points.empty() ? 0 : *std::max_element(m_points.begin(), m_points.end());
}

float OpenCurve::heightOf(std::size_t point) const {
  const bool isTaken = m_goalTaken && point * m_step >= *m_goalTaken;
  return static_cast<float>(m_points[point] - (isTaken ? 1 : 0));
}

float OpenCurve::valueAt(double position) const {
  const double at = position / static_cast<double>(m_step);
  const auto k = std::min(static_cast<std::size_t>(at), m_points.size() - 1);
  const std::size_t next = std::min(k + 1, m_points.size() - 1);
  const double part = std::clamp(at - static_cast<double>(k), 0.0, 1.0);
  return static_cast<float>(heightOf(k) * (1 - part) + heightOf(next) * part);
}

std::vector<float> OpenCurve::columns(const TimelineScale& scale,
                                      const std::function<std::size_t(std::size_t)>& eventAt) const {
  const auto count = static_cast<std::size_t>(std::max(0.0, std::ceil(scale.right() - scale.left())));
  std::vector<float> out(count, -1.0F);
  if (m_points.empty() || scale.total() == 0 || count == 0) return out;
  const double perColumn = static_cast<double>(scale.total()) / static_cast<double>(count);
  const double lastPoint = static_cast<double>((m_points.size() - 1) * m_step);
  for (std::size_t x = 0; x < count; ++x) {
    double from = perColumn * static_cast<double>(x), to = from + perColumn;
    if (eventAt) {
      from = static_cast<double>(eventAt(static_cast<std::size_t>(from)));
      to = std::max(from, static_cast<double>(eventAt(static_cast<std::size_t>(to))));
    }
    // The last point stands for what lies before the next sample.
    if (from > lastPoint + static_cast<double>(m_step == 1 ? 0 : m_step)) break;
    float highest = std::max(valueAt(from), valueAt(to));
    const auto first = static_cast<std::size_t>(std::ceil(from / static_cast<double>(m_step)));
    const auto last =
        std::min(static_cast<std::size_t>(to / static_cast<double>(m_step)), m_points.size() - 1);
    for (std::size_t k = first; k <= last; ++k) highest = std::max(highest, heightOf(k));
    out[x] = highest;
  }
  return out;
}

std::uint32_t roundedUp(std::uint32_t value) {
  std::uint64_t unit = 1;
  for (;; unit *= 10)
    for (const std::uint64_t mantissa : {10, 15, 20, 30, 40, 60, 80})
      if (mantissa * unit >= 10 * std::uint64_t{value})
        return static_cast<std::uint32_t>(
            std::min<std::uint64_t>((mantissa * unit + 9) / 10, ~std::uint32_t{0}));
}

}  // namespace searchlight::ui
