// core/sokoban/position_text.h: a position in one line, as breakpoints, set-ups and traces keep it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// "2,1: 3,1 4,4": the worker, then the boxes in the order of their cells. REQUIRES: a position of this board.
std::string positionText(const Board& board, const Position& position);
// Any cells of the board, whatever is on them and how many they are; nothing for what is not so written.
std::optional<Position> positionFromText(const Board& board, std::string_view text);

}  // namespace searchlight::sokoban
