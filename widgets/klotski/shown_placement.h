// widgets/klotski/shown_placement.h: which placement a board shows of a search.
#pragma once
#include <optional>

#include "core/klotski/board.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

// A node that was chosen; else while the route is read back the one read last, else the one expanded last, else the start.
// Equal pieces are named along the way by which the search has come there, so that each is the one that has moved (of a
// search from both sides along its route); where that is long, as near as can be to `near`. Nothing where no search is
// there, or none over placements of this board. REQUIRES: the search starts at `start`.
std::optional<klotski::Placement> shownPlacement(const klotski::Board& board, const klotski::Placement& start,
                                                 const WatchedRun& run, std::optional<search::NodeId> chosen,
                                                 const klotski::Placement& near);

}  // namespace searchlight::ui
