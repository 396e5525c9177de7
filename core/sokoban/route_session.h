// core/sokoban/route_session.h: the worker's way and one box's as questions as a search problem.
//
// The worker's wave begins at the square that he is to come to, which is marked 1, and tries south, east, north, west (article 1;
// walk/marking.h). A box's way is that of box_route.h: its square and the worker's side of it.
#pragma once
#include <memory>
#include <optional>
#include <utility>

#include "core/search/session.h"
#include "core/sokoban/box_route.h"
#include "core/walk/walk_problem.h"

namespace searchlight::sokoban {

// REQUIRES: the position is of the board, `to` is inside and no box is there.
std::unique_ptr<search::SessionFor<walk::WalkProblem>> makeWalkSession(const Board& board,
                                                                       const Position& position, Cell to,
                                                                       const search::SessionOptions& options);
// Null where the algorithm cannot: states have no predecessors, so not from both sides. REQUIRES: as for BoxRouteProblem.
std::unique_ptr<search::SessionFor<BoxRouteProblem>> makeBoxSession(const Board& board,
                                                                    const Position& position, Cell box,
                                                                    Cell to,
                                                                    const search::SessionOptions& options);
bool canSearchBox(search::Algorithm algorithm);
// What a route of such a session takes, step by step: its packed cost tells it only of fewer than BoxRouteProblem::kPush moves. Nothing
// for a session of another kind, or where the states are no route of it.
std::optional<BoxRoutes::RouteCost> countedCost(const search::Session& session,
                                                const search::StateList& route);

// Where the box of such a session's node is, and the worker; nothing for a session of another kind.
std::optional<std::pair<Cell, Cell>> boxAndWorker(const search::Session& session, search::NodeId node);

// What is asked where nothing was said: the square that the worker walks longest to, kNoCell where he cannot take a step; and a box
// that can be pushed with a goal that it can come to (else the square that takes most pushes), nothing where none can; of this box, if one is named. At once:
// on a board of more than 80 x 80 cells it is a way straight on.
Cell farthestWalk(const Board& board, const Position& position);
// Of the squares that the worker can walk to, his own among them, the one with the fewest rows and columns to `to`; of several that
// with the fewest steps.
Cell nearestWalk(const Board& board, const Position& position, Cell to);
std::optional<std::pair<Cell, Cell>> usualBoxRoute(const Board& board, const Position& position,
                                                   Cell box = kNoCell);

}  // namespace searchlight::sokoban

SEARCHLIGHT_SESSIONS_OVER(sokoban::BoxRouteProblem, extern)
