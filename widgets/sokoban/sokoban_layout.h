// widgets/sokoban/sokoban_layout.h: which pixel a cell of a Sokoban board is, however the board is turned.
#pragma once
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "core/geometry/cell_rect.h"
#include "core/geometry/turn.h"
#include "core/sokoban/board.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

// The level as it is drawn: what is buried in its outer walls (walls that touch no floor, reached from outside through their like)
// is outside, so that thick ones look as thin ones do.
sokoban::Board withThinWalls(const sokoban::Board& board);
// The part of a board that is drawn: all but what is outside then.
CellRect shownPart(const sokoban::Board& board);

// Which pixel a cell is: the shown part of the board, turned as it is seen. Places, points and directions are the level's.
class SokobanLayout {
 public:
  SokobanLayout() = default;
  // In the middle of an area, as large as can be.
  SokobanLayout(const sokoban::Board& board, const QRectF& area, Turn turn = {});
  // As a viewport has it, whose board is the part as it is seen. `turn` may be sideways, then columns are its rows.
  SokobanLayout(const CellRect& part, const BoardViewport& viewport, Turn turn);
  // All cells of the board, its first one there, whatever is outside.
  static SokobanLayout at(const sokoban::Board& board, QPointF origin, double cell);
  // All of so many columns and rows, whatever is outside or buried in walls, from a corner on.
  static SokobanLayout whole(QSize cells, QPointF corner, double cell);

  double cell() const {
    return m_cell;
  }  // a cell's side in pixels, a whole number from 4 on; 0: nothing fits
  QPointF pixelOf(QPointF place) const;
  QPointF placeOf(QPointF pixel) const;
  QRectF rectOf(Point p) const { return rectAt(QPointF(p.x, p.y)); }
  // Of a cell that is on its way: its upper left corner in the level is there.
  QRectF rectAt(QPointF place) const;
  // All walls are drawn, also those that are buried in others.
  bool isWhole() const { return m_isWhole; }
  QRectF frame() const { return m_frame; }  // all that is drawn, in pixels
  // The cells of which something is in an area.
  CellRect cellsIn(const QRectF& area) const;
  // What a direction looks like, and which of the level's looks like that.
  Direction seen(Direction d) const { return m_turn.direction(d); }
  Direction meant(Direction seen) const { return m_turn.back(seen); }

 private:
  CellRect m_part;
  Turn m_turn;
  QRectF m_frame;
  double m_cell = 0;
  bool m_isWhole = false;
};

}  // namespace searchlight::ui
