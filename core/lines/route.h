// core/lines/route.h: the ball's way as a question as a search problem.
//
// Empty cells are free, other balls block; the wave begins at the ball, which is marked 0, and tries up, down, left, right
// (walk/marking.h, Marking::FromStart: article 2). A page opens any move in the player with makeRouteSession(): it is a
// recorded run of the same search that findRoute() runs for the click, and any algorithm of the catalogue that the "lines"
// domain has can be chosen or compared.
#pragma once
#include <memory>

#include "core/lines/rules.h"
#include "core/search/session.h"
#include "core/setup/option_table.h"
#include "core/walk/marking.h"
#include "core/walk/walk_problem.h"

namespace searchlight::lines {

// The board as a floor for the ball at `ball`.
std::shared_ptr<const walk::Floor> floorFor(const Board& board, Point ball);

// REQUIRES, for these three: both cells are on the board, `to` is empty.
walk::WalkProblem routeProblem(const Board& board, Move move);
// A shortest way with its marks; none where there is none, and then the marks tell how far the wave came.
walk::Walk findRoute(const Board& board, Move move);
std::unique_ptr<search::SessionFor<walk::WalkProblem>> makeRouteSession(
    const Board& board, Move move, const search::SessionOptions& options);

// The session's events as a board shows them.
using walk::eventOnBoard;

// Whether the ball's way can be searched by this algorithm: those that need a grid's diagonals cannot.
bool canSearchRoute(search::Algorithm algorithm);
// How it is searched; `from`, `to` and `board` of a workspace are no settings.
const setup::Options<setup::SearchChoice>& ballOptions();

// A board with a move that can be made: so many balls of random colours on random cells, no line among them (as far as the colours
// allow that), a random ball that can move, and a random cell that it can reach. The same settings and seed give the
// same one on every platform. REQUIRES: 1 <= balls < settings.cellCount().
struct BoardWithMove {
  Board board;
  Move move;
};
BoardWithMove randomMove(const Settings& settings, std::size_t balls, std::uint64_t seed);

// The marks of a wave that goes on until it has been everywhere, by cell number; -1: not reached. What is shaded when
// a ball is chosen, and the numbers of "marks while I think".
std::vector<std::int64_t> marksAround(const Board& board, Point ball);

}  // namespace searchlight::lines
