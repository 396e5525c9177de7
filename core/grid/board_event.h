// core/grid/board_event.h: the events of a route's search as a map shows them: what moves is the search, from cell to cell or by a jump.
#pragma once
#include "core/search/board_event.h"

namespace searchlight::grid {

// Of a recorded session of route.h; of another kind what any world can tell. REQUIRES: the window holds event i.
search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i);

}  // namespace searchlight::grid
