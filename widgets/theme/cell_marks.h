// widgets/theme/cell_marks.h: how one cell wears what a search knows of it; shared by all boards.
#pragma once
#include <QPainter>
#include <QRectF>

#include "core/geometry/point.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

// Every meaning has a shape as well as a colour, so that it survives grey and colour-blind eyes:
//
//   free      flat ground            OPEN     light, orange frame  start   pawn       (a small cell: solid, with an edge)
//   weight    strokes, more = costlier CLOSED   tile with an inset   goal    flag
//   wall      dark block in relief   current  amber, light edge    route   thick cased line   (a small one: dark frame)
//   What is the backward side's has its corners cut.
//   DEAD END  muted tile with a stroke across
//
// All functions take the whole cell in the painter's coordinates, at least kSmallestMark to a side (below
// that a board paints plain pixels), paint nothing outside it unless said so, and leave the painter as they
// found it. Antialiasing is their own affair.
inline constexpr qreal kSmallestMark = 6;
// On smaller cells OPEN is solid: there a frame leaves no middle.
inline constexpr qreal kSmallestForFrame = 24;

// Which of the two frontiers of a bidirectional search a cell belongs to.
enum class FrontierSide { Forward, Backward };

// Where a parent's arrow goes: a small head at the cell's edge leaves the middle to a number; an
// arrow with a shaft in the middle suits cells whose corners hold F, G and H.
enum class ArrowPlace { Edge, Middle };

void paintWall(QPainter& painter, const QRectF& cell, const BoardColours& colours);
// In relief only towards `ends`, the straight directions in which there is no wall, so that walls look solid.
void paintWall(QPainter& painter, const QRectF& cell, DirectionSet ends, const BoardColours& colours);
// Ground and strokes of a free cell of weight 1 to 255: the strokes are four at most, one per two doublings.
void paintWeight(QPainter& painter, const QRectF& cell, int weight, const BoardColours& colours);
// The strokes alone, for cells whose ground shows something else.
void paintWeightStrokes(QPainter& painter, const QRectF& cell, int weight, const QColor& ink);
// Under the search's colours: all over the cell dots, the closer the costlier, faint enough for numbers to stand on them.
void paintWeightPattern(QPainter& painter, const QRectF& cell, int weight, const QColor& ink);
// The same where the cell has numbers: a column of dots at its right edge, one to four, which touches none of them.
void paintWeightBesideNumbers(QPainter& painter, const QRectF& cell, int weight, const QColor& ink);
// What strokes and dots tell apart: 0 for weight 1, up to 4.
int weightClass(int weight);
// Ground and waves of a cell of water, and the waves alone.
void paintWater(QPainter& painter, const QRectF& cell, const BoardColours& colours);
void paintWaves(QPainter& painter, const QRectF& cell, const QColor& ink);
// The same of swamp, with reed.
void paintSwamp(QPainter& painter, const QRectF& cell, const BoardColours& colours);
void paintReed(QPainter& painter, const QRectF& cell, const QColor& ink);
// The arrow of a cell that is left in one straight direction alone: in its middle, or a small one at that edge.
void paintOneWay(QPainter& painter, const QRectF& cell, Direction direction, MarkRoom room,
                 const QColor& ink);
// Strokes over a free cell on which an agent has no room.
void paintNoRoom(QPainter& painter, const QRectF& cell, const QColor& ink);

void paintOpen(QPainter& painter, const QRectF& cell, FrontierSide side, const BoardColours& colours);
// `fill` is the value's colour, from colours.scale.
void paintClosed(QPainter& painter, const QRectF& cell, FrontierSide side, QRgb fill,
                 const BoardColours& colours);
// The inset alone; `ground` is what the cell is filled with.
void paintClosedInset(QPainter& painter, const QRectF& cell, FrontierSide side, const QColor& ground,
                      const BoardColours& colours);
// A node that was given up: the stroke across its tile alone.
void paintDeadEndStroke(QPainter& painter, const QRectF& cell, const QColor& ground,
                        const BoardColours& colours);
void paintCurrent(QPainter& painter, const QRectF& cell, const BoardColours& colours);
// The frame round the cell of the event that was told last, `width` thick without its rim.
void paintEventFrame(QPainter& painter, const QRectF& cell, qreal width, const BoardColours& colours);
// A cell that a jump looked at.
void paintScanned(QPainter& painter, const QRectF& cell, const BoardColours& colours);

// Points to the parent, which lies `towards` from here (any distance; nothing is drawn for 0, 0). `ground` is
// what the cell is filled with: the ink is chosen to read on it.
void paintParentArrow(QPainter& painter, const QRectF& cell, ArrowPlace place, Point towards,
                      const QColor& ground, const BoardColours& colours);
// A disc in the cell's middle, for a number that would otherwise be lost under the route.
void paintNumberPlate(QPainter& painter, const QRectF& cell, const QColor& ground,
                      const BoardColours& colours);

void paintStart(QPainter& painter, const QRectF& cell, const BoardColours& colours);
void paintGoal(QPainter& painter, const QRectF& cell, const BoardColours& colours);
// A disc with its number, from 1; cells that are small have no room for that.
void paintWaypoint(QPainter& painter, const QRectF& cell, int number, const BoardColours& colours);
// A stop sign in the top right corner.
void paintBreakpoint(QPainter& painter, const QRectF& cell, const BoardColours& colours);

void paintHover(QPainter& painter, const QRectF& cell, const BoardColours& colours);
void paintSelection(QPainter& painter, const QRectF& cell, const BoardColours& colours);
// Where the keyboard is: an amber line between two dark ones, and a light one round them. One of the two stands off whatever the
// cell is filled with.
struct KeyboardInks {
  QColor around, between;
};
inline KeyboardInks keyboardInks(const BoardColours& colours) {
  const QColor &a = colours.selection, &b = colours.selectionCasing;
  return relativeLuminance(a) > relativeLuminance(b) ? KeyboardInks{a, b} : KeyboardInks{b, a};
}
void paintKeyboardCell(QPainter& painter, const QRectF& frame, const QColor& amber,
                       const BoardColours& colours);
// A descendant of the cell that is asked about.
void paintDescendant(QPainter& painter, const QRectF& cell, const BoardColours& colours);

}  // namespace searchlight::ui
