// widgets/board/way_lines.h: ways through cells as lines fit for painting: routes, previews, lit paths.
#pragma once
#include <QPolygonF>
#include <vector>

#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

// Some of the visible cells.
class CellMask {
 public:
  CellMask() = default;  // of no cells
  explicit CellMask(const CellRect& area)
      : m_area(area),
        m_isIn(static_cast<std::size_t>(area.right - area.left) *
               static_cast<std::size_t>(area.bottom - area.top)) {}
  // Cells elsewhere are passed over.
  void add(Point p) {
    if (m_area.contains(p)) m_isIn[index(p)] = true;
  }
  bool contains(Point p) const { return m_area.contains(p) && m_isIn[index(p)]; }

 private:
  std::size_t index(Point p) const {
    return static_cast<std::size_t>(p.y - m_area.top) * static_cast<std::size_t>(m_area.right - m_area.left) +
           static_cast<std::size_t>(p.x - m_area.left);
  }
  CellRect m_area;
  std::vector<bool> m_isIn;
};

// Collects a way, cell by cell or jump by jump, as the lines through the middles of its cells. What a painter would
// only lose time with is left out: middles of straight runs, bends smaller than a pixel, and what is out of sight.
class WayBuilder {
 public:
  explicit WayBuilder(const BoardViewport& viewport);
  void add(Point cell);
  // In device-independent pixels. The builder is empty afterwards.
  std::vector<QPolygonF> take();

 private:
  void emitSegment(QPointF from, QPointF to);

  const BoardViewport& m_viewport;
  QRectF m_visible;
  double m_smallestBend;
  std::vector<QPolygonF> m_lines;
  Point m_first{}, m_last{};  // of the straight run that is under way
  int m_cells = 0;
  QPointF m_end;  // of what was emitted
};

}  // namespace searchlight::ui
