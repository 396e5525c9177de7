// core/klotski/game_text.h: a saved game as a text that replays.
//
//     searchlight-klotski 1        the form's version; what follows comes in this order
//     title Heng Dao Li Ma         the board as board_text.h has it in its general form, and a blank line
//     goal C 1,3
//     exit bottom 1-2
//     board
//     ACCB
//     ..
//
//     hints 2                      hints asked for so far; left out where it is none
//     made 2                       slides that have been made, those after them were undone and can be redone; may be left
//                                  out: all of them were made
//     slides 3                     how many follow; may be left out where there are none: the game begins
//     1,4 2,4                      a piece's first cell in row order before and after, columns and rows from 0
//     ..
//
// The line that leads through where the game stands is kept, branches that were left are not.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "core/klotski/game.h"
#include "core/text/format_error.h"

namespace searchlight::klotski {

inline constexpr std::string_view kGameExtension = ".klotski";
// More than Game::kMaxSlides slides need.
inline constexpr std::size_t kMaxGameBytes = std::size_t{4} << 20;

// readGame() of what is written gives a game that stands at the same position and goes on in the same way.
std::string gameText(const Game& game);

// Throws FormatError, `fileName:line: what is wrong`, for whatever is not such a text, and for a slide that cannot be made.
// `goesOn` is told now and then how far it is, 0 to 1; false ends the reading with such an error.
Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn = {});

// Whether a text is a saved game, by its first line; else it may be a board alone.
bool isGameText(std::string_view text);

}  // namespace searchlight::klotski
