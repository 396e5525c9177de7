// widgets/board/way_lines.cpp: simplifying ways.
#include "widgets/board/way_lines.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace searchlight::ui {

WayBuilder::WayBuilder(const BoardViewport& viewport)
    : m_viewport(viewport),
      // A line is at most as wide as a cell or some pixels.
      m_visible(QRectF(QPointF(), viewport.viewSize()).adjusted(-16, -16, 16, 16)),
      m_smallestBend(1.5 / viewport.pixelRatio()) {}

void WayBuilder::add(Point cell) {
  if (m_cells > 0 && cell == m_last) return;
  if (m_cells == 0) m_end = m_viewport.centreOf(cell);
  if (m_cells >= 2) {
    const Point run = m_last - m_first, step = cell - m_last;
    const bool isStraight = std::int64_t{run.x} * step.y == std::int64_t{run.y} * step.x &&
                            std::int64_t{run.x} * step.x + std::int64_t{run.y} * step.y > 0;
    if (!isStraight) {
      emitSegment(m_end, m_viewport.centreOf(m_last));
      m_first = m_last;
    }
  } else if (m_cells == 0) {
    m_first = cell;
  }
  m_last = cell;
  ++m_cells;
}

void WayBuilder::emitSegment(QPointF from, QPointF to) {
  const QPointF by = to - from;
  if (std::abs(by.x()) < m_smallestBend && std::abs(by.y()) < m_smallestBend) return;
  m_end = to;
  if (!m_visible.intersects(QRectF(from, to).normalized().adjusted(-1, -1, 1, 1))) return;
  if (m_lines.empty() || m_lines.back().back() != from) m_lines.push_back({from});
  m_lines.back().append(to);
}

std::vector<QPolygonF> WayBuilder::take() {
  if (m_cells >= 2) emitSegment(m_end, m_viewport.centreOf(m_last));
  m_cells = 0;
  return std::exchange(m_lines, {});
}

}  // namespace searchlight::ui
