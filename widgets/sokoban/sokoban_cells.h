// widgets/sokoban/sokoban_cells.h: what one cell of a Sokoban board looks like, in either look.
#pragma once
#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/geometry/point.h"
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

// What Sokoban's boards are made of: wood and stone, or plain shapes; in which colours.
class Theme;

// Crafted: crates of wood, walls with an edge, tiles. Plain: shapes and flat colours, for print and for who likes it still.
enum class SokobanLook : std::uint8_t { Crafted, Plain };

// How a board is dressed. A theme alone is the usual look in it. The theme outlives it.
struct SokobanDress {
  // In high contrast nothing is crafted: wood and stone are too much alike.
  SokobanDress(const Theme& inTheme, SokobanLook inLook = SokobanLook::Crafted);
  const Theme* theme;
  SokobanLook look;
};

// What things are coloured, shades aside: for tests and legends, too.
struct SokobanColours {
  QColor floor, wall, wallEdge, goal, box, boxHome, worker, ink, lit;
};
SokobanColours sokobanColours(const SokobanDress& dress);

namespace sokoban_cells {
inline constexpr double kDetailFrom = 14, kEdgeFrom = 6;  // sides of cells, in pixels
}

// What a cell of the ground looks like: all that is alike is painted alike.
struct GroundCell {
  bool hasFloor = false, isWall = false, isGoal = false;
  DirectionSet walls = 0;  // where a wall is beside it, as it is seen: the straight ones, and up to the left
  // Of a wall, the quarters that are left out, by the diagonal that leads to them, as they are seen: outer walls are half a cell thick.
  DirectionSet cut = 0;
  std::uint8_t tile = 0;  // one of kTiles that differ a little
  static constexpr int kTiles = 4;

  bool joins(Direction d) const { return walls & bit(d); }
  bool isEmpty() const { return !hasFloor && !isWall; }
  std::uint32_t number() const {
    return (hasFloor ? 1U : 0U) | (isWall ? 2U : 0U) | (isGoal ? 4U : 0U) | tile * 8U | walls * 64U |
           static_cast<std::uint32_t>(cut) << 16U;
  }
};

// All but what is told of the board. REQUIRES, for all: a painter that smooths edges, from kEdgeFrom on.
class SokobanCells {
 public:
  virtual ~SokobanCells() = default;
  virtual void ground(QPainter& painter, const QRectF& cell, const GroundCell& what) const = 0;
  virtual void goal(QPainter& painter, const QRectF& cell) const = 0;
  virtual void box(QPainter& painter, const QRectF& cell, bool isHome) const = 0;
  // `facing` as it is seen.
  virtual void worker(QPainter& painter, const QRectF& cell, Direction facing, bool isOnGoal) const = 0;
  // The box alone, for outlines: the lines lie on its edge.
  virtual QPainterPath boxOutline(const QRectF& cell) const = 0;
};

std::unique_ptr<SokobanCells> plainSokobanCells(const SokobanDress& dress);    // sokoban_cells_plain.cpp
std::unique_ptr<SokobanCells> craftedSokobanCells(const SokobanDress& dress);  // sokoban_cells_crafted.cpp
std::unique_ptr<SokobanCells> sokobanCells(const SokobanDress& dress);         // whichever it is

// By how many degrees clockwise what is painted facing up is turned to face that way.
double turnTo(Direction facing);
// From a middle to its corners: the sign of goals, empty on the floor and full on a box that is home.
QPainterPath diamondAt(QPointF middle, double out);
// A wall's cell: round where neither of the two neighbours at a corner goes on, so that walls join.
QPainterPath wallPath(const GroundCell& wall, const QRectF& cell, double radius);
// A wall of which quarters are left out, as the walls that the others are: (their rectangle, what they look like).
void forEachQuarter(const GroundCell& wall, const QRectF& cell,
                    const std::function<void(const QRectF&, const GroundCell&)>& paint);

// Each cell painted once for a look, a theme and a size, and copied from then on, by whatever board. Where cells are no whole pixels
// of the device each is painted where it is. Bounded: all of them are forgotten when they are too many.
class CellPictures {
 public:
  // `side` of a cell, in the painter's units.
  CellPictures(QPainter& painter, double side, const SokobanDress& dress);
  const SokobanCells& cells() const { return *m_cells; }

  void ground(const QRectF& cell, const GroundCell& what);
  void box(const QRectF& cell, bool isHome);
  void worker(const QRectF& cell, Direction facing, bool isOnGoal);

 private:
  // `paint`: (painter, rectangle of the cell), alike for all cells of that number.
  template <class Paint>
  void draw(std::uint32_t number, const QRectF& cell, const Paint& paint);

  QPainter& m_painter;
  double m_side, m_ratio;
  std::uint32_t m_kind;  // of look and theme
  std::unique_ptr<SokobanCells> m_cells;
  bool m_isCopied;
};

}  // namespace searchlight::ui
