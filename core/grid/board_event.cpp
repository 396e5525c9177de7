// core/grid/board_event.cpp: whichever of the three problems it is, its nodes are cells.
#include "core/grid/board_event.h"

#include "core/grid/jump_points.h"
#include "core/grid/route_problem.h"

namespace searchlight::grid {
namespace {

template <class P>
const RouteGraph* graphIn(const search::Session& session) {
  const auto* ours = dynamic_cast<const search::SessionFor<P>*>(&session);
  return ours ? &ours->problem().graph() : nullptr;
}

}  // namespace

search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  const RouteGraph* graph = graphIn<RouteProblem>(session);
  if (!graph) graph = graphIn<CanonicalProblem>(session);
  if (!graph) graph = graphIn<JumpProblem>(session);
  if (!graph) return search::stateEvent(session, i);
  return search::cellEvent(session, i,
                           [&](search::NodeId n) { return graph->point(session.stateNumber(n)); });
}

}  // namespace searchlight::grid
