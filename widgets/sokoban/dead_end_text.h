// widgets/sokoban/dead_end_text.h: why a position is lost, in a sentence.
#pragma once
#include <QString>
#include <vector>

#include "core/sokoban/deadlock.h"

namespace searchlight::ui {

// "column 3, row 4"; of several the first ones. Columns and rows count from 0, as everywhere.
QString squaresText(const sokoban::Board& board, const std::vector<sokoban::Cell>& cells);
// The boxes by their squares, and what is wrong with them.
QString deadEndText(const sokoban::Board& board, const sokoban::DeadEnd& end);
// "Push the box in column 3, row 4 next."
QString boxText(const sokoban::Board& board, sokoban::Cell box);
// "The box in column 3, row 4 is pushed left.", as whoever is told sees it.
QString pushText(const sokoban::Board& board, sokoban::Cell box, Direction direction);

}  // namespace searchlight::ui
