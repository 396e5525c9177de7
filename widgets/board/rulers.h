// widgets/board/rulers.h: the numbers of columns and rows along a board of cells, as all that is said of cells counts them.
#pragma once
#include <QPainter>
#include <QRectF>

#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

// The number of the first column or row, and how the next one differs: of a board that is turned they may come the other way
// round. Of a picture whose cells are not what is counted, the numbers written are round ones, wherever they fall.
struct RulerNumbers {
  double first = 0, step = 1;
  bool countsCells = true;
};

// Above the columns and left of the rows, in the room between a view's edge and the board `cells`; where the board
// goes beyond the edge they lie over it there. Every number where they have room, else every second, fifth, tenth, .. one;
// in whole numbers of cells, and in fractions where cells are not counted.
// Painter's units; the painter is left as it comes. What is painted of the board begins `inset` inside its cells.
void paintRulers(QPainter& painter, const QRectF& view, const QRectF& cells, int columns, int rows,
                 const BoardColours& colours, RulerNumbers across = {}, RulerNumbers down = {},
                 double inset = 0);
// How much room they take at an edge.
inline constexpr double kRulerRoom = 12;

}  // namespace searchlight::ui
