// widgets/run/timeline_parts.cpp: labels on a line, pushed apart no further than they must be.
#include "widgets/run/timeline_parts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

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

namespace {

constexpr double kLabelPadding = 3, kLabelGap = 2;

// Three and more in a row are told by the first and the last.
QString runsText(const std::vector<int>& runs) {
  QString text;
  for (std::size_t k = 0; k < runs.size();) {
    std::size_t last = k;
    while (last + 1 < runs.size() && runs[last + 1] == runs[last] + 1) ++last;
    if (!text.isEmpty()) text += u',';
    text += QString::number(runs[k] + 1);
    if (last >= k + 2) {
      text += QStringLiteral("–%1").arg(runs[last] + 1);
      k = last + 1;
    } else {
      ++k;
    }
  }
  return text;
}

// Labels that would overlap form a row, which stands where its labels are nearest to their places on the whole.
struct LabelRow {
  double width = 0, wanted = 0;  // wanted: the sum of what the left edge would be for each of its labels
  std::size_t count = 0;
  double left = 0;

  void place(const QRectF& strip) {
    left = std::clamp(wanted / static_cast<double>(count), strip.left(),
                      std::max(strip.left(), strip.right() - width));
  }
};

}  // namespace

std::vector<EndFlag> endFlags(const std::vector<std::optional<std::size_t>>& ends, const TimelineScale& scale,
                              const QRectF& strip, const QFontMetricsF& metrics) {
  std::map<std::size_t, std::vector<int>> runsAt;
  for (std::size_t run = 0; run < ends.size(); ++run)
    if (ends[run]) runsAt[*ends[run]].push_back(static_cast<int>(run));
  std::vector<EndFlag> flags;
  std::vector<LabelRow> rows;
  for (auto& [place, runs] : runsAt) {
    EndFlag flag{place, std::move(runs), scale.xOf(place), {}, {}};
    flag.text = runsText(flag.runs);
    const double width = std::max(metrics.horizontalAdvance(flag.text) + 2 * kLabelPadding, strip.height());
    flag.label = QRectF(0, strip.top(), width, strip.height());
    LabelRow row{width + kLabelGap, flag.x - width / 2, 1};
    row.place(strip);
    while (!rows.empty() && rows.back().left + rows.back().width > row.left) {
      const LabelRow& before = rows.back();
      row.wanted = before.wanted + row.wanted - before.width * static_cast<double>(row.count);
      row.count += before.count;
      row.width += before.width;
      row.place(strip);
      rows.pop_back();
    }
    rows.push_back(row);
    flags.push_back(std::move(flag));
  }
  const double needed = std::accumulate(rows.begin(), rows.end(), 0.0,
                                        [](double sum, const LabelRow& r) { return sum + r.width; });
  const double share = std::min(1.0, strip.width() / std::max(needed, 1.0));
  std::size_t next = 0;
  for (const LabelRow& row : rows) {
    double left = row.left;
    for (std::size_t k = 0; k < row.count; ++k, ++next) {
      flags[next].label.moveLeft(left);
      left += (flags[next].label.width() + kLabelGap) * share;
    }
  }
  return flags;
}

}  // namespace searchlight::ui
