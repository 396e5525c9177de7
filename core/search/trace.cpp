// core/search/trace.cpp: segments, folding, and the curve of OPEN.
#include "core/search/trace.h"

#include <algorithm>

#include "core/search/trace_player.h"

namespace searchlight::search {

void Trace::newSegment() {
  if (m_segmentFull && m_end > 0) m_segmentFull();
  if (m_segments.size() == m_maxSegments) foldOldest();
  else m_segments.push_back(std::make_unique_for_overwrite<Segment>());
  m_last = m_segments.back().get();
  m_used = 0;
}

// The oldest segment becomes part of the base and its memory the newest one.
void Trace::foldOldest() {
  std::unique_ptr<Segment> oldest = std::move(m_segments.front());
  m_segments.pop_front();
  for (std::size_t i = 0; i < kSegment; ++i) {
    const Event& e = (*oldest)[i];
    if (e.node >= m_base.size()) m_base.resize(std::max<std::size_t>(e.node + std::size_t{1}, m_base.size() * 3 / 2));
    applyForward(m_base[e.node], e, m_begin + i, m_baseCounts.expanded);
    const Counts c = countsOf(e);
    m_baseCounts.expanded += c.expanded;
    m_baseCounts.generated += c.generated;
    m_baseCounts.reopened += c.reopened;
    if (e.kind == EventKind::Route) m_baseRoute.push_back(e.node);
  }
  m_begin += kSegment;
  m_segments.push_back(std::move(oldest));
}

void Trace::noteLeftOut(std::size_t i) {
  if (i < m_begin) {  // folded while it went on
    ++m_baseCounts.generated;
    return;
  }
  if (i >= m_end) return;
  const std::size_t k = i - m_begin;
  Event& e = (*m_segments[k / kSegment])[k % kSegment];
  if (e.kind == EventKind::Expand && e.detail < 0xFF) ++e.detail;
}

// One point every m_curveStep events; when there are too many, every second one is dropped.
void Trace::sample() {
  constexpr std::size_t kMostPoints = 8192;
  if (m_curve.empty()) m_curve.push_back(0);
  else m_curve.push_back(static_cast<std::uint32_t>(std::max<std::int64_t>(m_open, 0)));
  if (m_curve.size() == kMostPoints) {
    for (std::size_t k = 0; k < kMostPoints / 2; ++k) m_curve[k] = m_curve[2 * k];
    m_curve.resize(kMostPoints / 2);
    m_curveStep *= 2;
  }
  m_nextSample = m_curve.size() * m_curveStep;
}

}  // namespace searchlight::search
