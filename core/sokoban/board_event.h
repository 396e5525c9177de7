// core/sokoban/board_event.h: the events of a search over a level, over one box's way or over the worker's as a board shows them.
#pragma once
#include <cstddef>
#include <optional>
#include <utility>

#include "core/search/board_event.h"
#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// Of a recorded session of solve.h or route_session.h; of another kind what any world can tell. A box is moved, from its square to
// the next one (backwards: it is pulled), or nothing is, where the worker walks to another side of it. REQUIRES: the window holds event i.
search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i);

// The box that is elsewhere in one of two nodes of a level's search than in the other, from where and to where; nothing where it is
// not one, by one square.
std::optional<std::pair<Cell, Cell>> pushBetween(const search::Session& session, search::NodeId from,
                                                 search::NodeId to);
// What a node of a level's search stands for where it was reached from `parent` (kNoNode: it is a start): as positionOf() (solve.h),
// with the worker where he is after that push. Counting pushes a node knows only in which part of the floor he is; in a solved state
// that a search backwards starts from there is no more to be known.
std::optional<Position> positionAfter(const search::Session& session, search::NodeId node,
                                      search::NodeId parent);

}  // namespace searchlight::sokoban
