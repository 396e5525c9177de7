// widgets/board/path_lines.h: ways through cells as lines fit for painting: routes, previews, lit paths.
#pragma once
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QPolygonF>
#include <functional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "widgets/board/board_viewport.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// The ways of pieces over a board of cells, each a line of its own.
struct PiecePath {
  int piece = -1;            // its number, from 0; -1: nobody knows which it is
  std::vector<Point> cells;  // by single steps, where it stands first
  // Of each step the number of the move that makes it, from 1; one fewer than cells, or none: not known.
  std::vector<std::size_t> moves = {};
};

// What a piece wears, and its way: eight colours in turn. The route's, of a piece that is not known.
QColor pieceColour(int piece, const BoardColours& colours);

// To be painted before the pieces, so that none of them is crossed. Where ways share a cell they lie beside each other; where one
// begins or turns, and the cell is not `isCovered` by a piece, stands the number of the move that goes on from there, if cells are large
// enough for it; where one is covered the number moves on to the next cell. Of very many numbers only the first and the last few are
// there. `middle` of a cell and its side are in the painter's units. The painter is left as it comes.
void paintPiecePaths(QPainter& painter, std::span<const PiecePath> paths,
                     const std::function<QPointF(Point)>& middle, double cell,
                     const std::function<bool(Point)>& isCovered, const BoardColours& colours);

// A line that reads on any ground: in a wider pen first, its casing. draw() draws it.
template <class Draw>
void paintCased(QPainter& painter, const QPen& casing, const QPen& line, Draw&& draw) {
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {casing, line}) {
    painter.setPen(pen);
    draw();
  }
}

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
class PathBuilder {
 public:
  explicit PathBuilder(const BoardViewport& viewport);
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
