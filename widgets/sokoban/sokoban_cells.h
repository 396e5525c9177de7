// widgets/sokoban/sokoban_cells.h: what one cell of a Sokoban board looks like, in either look.
#pragma once
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/geometry/direction.h"
#include "widgets/sokoban/sokoban_dress.h"

namespace searchlight::ui {

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
