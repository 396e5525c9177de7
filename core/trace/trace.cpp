// core/trace/trace.cpp: segments, folding, and the curve of OPEN.
#include "core/trace/trace.h"

#include <algorithm>

#include "core/trace/trace_player.h"

namespace searchlight::search {

namespace {

// More room in a vector, told to the account before it is taken.
template <class T>
void reserve(std::vector<T>& list, std::size_t count, MemoryAccount& account) {
  if (count <= list.capacity()) return;
  account.take(count * sizeof(T));
  const std::size_t before = list.capacity();
  try {
    list.reserve(count);
  } catch (...) {
    account.give(count * sizeof(T));
    throw;
  }
  account.give(before * sizeof(T));
}

}  // namespace

Trace::~Trace() {
  m_account->give(m_segments.size() * sizeof(Segment) + m_baseRoute.capacity() * sizeof(NodeId) +
                  m_curve.capacity() * sizeof(std::uint32_t));
}

// All that may fail comes first.
void Trace::newSegment() {
  reserve(m_curve, kMostPoints, *m_account);
  const bool folds = !m_keeps && m_segments.size() == m_maxSegments;
  if (folds) {
    if (!m_forgets) makeRoomFor(*m_segments.front());
  } else {
    m_account->take(sizeof(Segment));
    try {
      m_segments.push_back(std::make_unique_for_overwrite<Segment>());
    } catch (...) {
      m_account->give(sizeof(Segment));
      throw;
    }
  }
  try {
    if (m_segmentFull && m_end > 0) m_segmentFull();
  } catch (...) {
    if (!folds) {
      m_segments.pop_back();
      m_account->give(sizeof(Segment));
    }
    throw;
  }
  if (folds) foldOldest();
  m_last = m_segments.back().get();
  m_used = 0;
}

// Folding the segment then needs no memory.
void Trace::makeRoomFor(const Segment& segment) {
  std::size_t route = 0;
  for (const Event& e : segment) {
    if (changesNode(e)) m_base.own(e.node);
    route += e.kind == EventKind::Route;
  }
  if (m_baseRoute.size() + route > m_baseRoute.capacity())
    reserve(m_baseRoute, m_baseRoute.size() + std::max(route, m_baseRoute.size() / 8), *m_account);
}

// The oldest segment becomes part of the base and its memory the newest one.
void Trace::foldOldest() {
  const Segment& oldest = *m_segments.front();
  for (std::size_t i = 0; i < kSegment && !m_forgets; ++i) {
    const Event& e = oldest[i];
    if (changesNode(e)) applyForward(m_base.at(e.node), e, m_begin + i, m_baseCounts.expanded);
    m_baseCounts += countsOf(e);
    if (e.kind == EventKind::Route) m_baseRoute.push_back(e.node);
    if (e.kind == EventKind::Round && m_readsRoutes) m_baseRoute.clear();
  }
  m_begin += kSegment;
  std::rotate(m_segments.begin(), m_segments.begin() + 1, m_segments.end());
}

void Trace::letGo(std::size_t end) {
  for (; m_segments.size() > 1 && end - m_begin >= kSegment; m_begin += kSegment) {
    m_segments.pop_front();
    m_account->give(sizeof(Segment));
  }
  if (m_segments.size() != 1) return;
  const auto first = m_last->begin();
  std::move(first + static_cast<std::ptrdiff_t>(end - m_begin), first + static_cast<std::ptrdiff_t>(m_used),
            first);
  m_used = m_end - end;
  m_begin = end;
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
  if (m_curve.empty())
    m_curve.push_back(0);
  else
    m_curve.push_back(static_cast<std::uint32_t>(std::max<std::int64_t>(m_open, 0)));
  if (m_curve.size() == kMostPoints) {
    for (std::size_t k = 0; k < kMostPoints / 2; ++k) m_curve[k] = m_curve[2 * k];
    m_curve.resize(kMostPoints / 2);
    m_curveStep *= 2;
  }
  m_nextSample = m_curve.size() * m_curveStep;
}

}  // namespace searchlight::search
