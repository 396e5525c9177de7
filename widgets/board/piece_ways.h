// widgets/board/piece_ways.h: the ways of pieces over a board of cells, each a line of its own.
#pragma once
#include <QPainter>
#include <QPointF>
#include <functional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "widgets/theme/board_colours.h"

namespace searchlight::ui {

struct PieceWay {
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
void paintPieceWays(QPainter& painter, std::span<const PieceWay> ways,
                    const std::function<QPointF(Point)>& middle, double cell,
                    const std::function<bool(Point)>& isCovered, const BoardColours& colours);

}  // namespace searchlight::ui
