// core/sokoban/reverse.h: a level played from its end: where that begins, and what a game that came to the opening is worth.
//
//   Game game{Opening(level, title, solvedPosition(level))};                  // usage: boxes are pulled from the goals ..
//   stepInReverse(game, Direction::Left, true);
//   if (game.isSolved()) show(solutionFromReverse(game));                     // .. to where they begin: solved, read backwards
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/sokoban/rules_of_game.h"

namespace searchlight::sokoban {

// The boxes on goals (of more goals those nearest to them, one after the other), the worker where he begins if he can come to a box
// to pull from there, else where he can.
Position solvedPosition(const Board& level);

// The same with the worker there; nothing where a wall or a box is.
std::optional<Position> withWorkerAt(const Board& board, Position position, Cell worker);

// What a game of the level begins with: the level itself, or, in reverse, its solvedPosition().
Opening openingOf(const Board& level, std::string title, bool isReverse);

// The solution of the level that a reverse game has found: its pulls as pushes, the last one first, with the shortest walks between.
// play() solves the level by it. REQUIRES: game.opening().isReverse() and game.isSolved().
std::vector<Direction> solutionFromReverse(const Game& game);

}  // namespace searchlight::sokoban
