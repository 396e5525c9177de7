// core/walk/board_event.h: the events of a search over walks as a board shows them: what moves is the worker, or the ball of Color
// Lines, from cell to cell in the order in which the wave goes.
#pragma once
#include "core/search/board_event.h"
#include "core/walk/walk_problem.h"

namespace searchlight::walk {

// Of a session over another problem what any world can tell. REQUIRES: the window holds event i.
inline search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  const auto* ours = dynamic_cast<const search::SessionFor<WalkProblem>*>(&session);
  if (!ours) return search::stateEvent(session, i);
  return search::cellEvent(session, i,
                           [&](search::NodeId n) { return ours->problem().floor().point(ours->state(n)); });
}

}  // namespace searchlight::walk
