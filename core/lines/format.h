// core/lines/format.h: a saved game as a text that replays.
//
//     searchlight-lines 1          the form's version; what follows comes in this order
//     size 9
//     colours 7
//     new 3
//     line 5
//     score classic                or quadratic
//     deal unless-cleared          or always
//     seed 42                      0 to 2^64 - 1
//     board                        only where the game began with a given board: as many rows follow as it has cells a
//     ....1...2                    side, '.' and the digits of colours
//     ..
//     undone 3                     moves taken back so far
//     hints 2                      hints asked for so far; left out where it is none
//     made 2                       moves that have been made; those after them were undone and can be redone
//     points 0                     the score after those made: the replay is held to it
//     moves 3
//     3,4 5,6                      from and to, columns and rows from 0
//     ..
//
// The line that leads through where the game stands is kept, branches that were left are not. Blank lines are passed
// over, except inside the board.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "core/lines/game.h"
#include "core/text/format_error.h"

namespace searchlight::lines {

inline constexpr std::string_view kGameExtension = ".lines";
// More than Game::kMaxMoves moves need.
inline constexpr std::size_t kMaxGameBytes = std::size_t{4} << 20;

// readGame() of what is written gives a game that stands at the same position and goes on in the same way.
std::string writeGame(const Game& game);

// Throws FormatError, `fileName:line: what is wrong`, for whatever is not such a text, for a move that cannot be made,
// more than Game::kMaxMoves of them, and points that the moves do not make.
// `goesOn` is told now and then how far it is, 0 to 1; false ends the reading with such an error. A move takes some 14
// microseconds on 20 x 20 cells.
Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn = {});

}  // namespace searchlight::lines
