// core/sokoban/game_text.h: a saved game as a text that replays, with all of its tree.
//
//     searchlight-sokoban 1        the form's version; what follows comes in this order
//     title The first push         left out where there is none
//     board
//     ######                       as Board::fromRows() reads it, up to a blank line
//     #@$-.#
//     ######
//
//     solved                       left out but for reverse games: where it begins; capitals of its lines are pulls
//     ######
//     #@--*#
//     ######
//
//     turn mirrored 90             how its player sees the board (geometry/turn.h); left out where it is seen as it is
//     hints 2                      hints asked for so far; left out where it is none
//     at 3                         the state in which the game stands
//     redo 5                       states to which redo goes although a younger one was reached from the same; may be left out
//     line 0 rRl                   from state 0 three steps, which lead to the states 1, 2 and 3
//     line 1 l                     from state 1 one step, to state 4: a branch
//
// States are numbered from 0, the opening, in the order in which they were reached.
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "core/sokoban/game.h"
#include "core/text/format_error.h"

namespace searchlight::sokoban {

inline constexpr std::string_view kGameExtension = ".sokoban";
// More than Game::kMostStates states need, each a branch of its own.
inline constexpr std::size_t kMostGameBytes = std::size_t{16} << 20;

// readGame() of what is written gives a game with the same tree that stands at the same place in it.
std::string gameText(const GameRecord& record);

// Throws FormatError, `fileName:line: what is wrong`, for whatever is not such a text, and for a step that cannot be made.
// `goesOn` is told now and then how far it is, 0 to 1; false ends the reading with such an error.
Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn = {});

// Whether a text is a saved game, by its first line; else it may be levels.
bool isGameText(std::string_view text);

}  // namespace searchlight::sokoban
