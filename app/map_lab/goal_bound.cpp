// app/map_lab/goal_bound.cpp: the other search, on its thread.
#include "app/map_lab/goal_bound.h"

#include <utility>

namespace searchlight::ui {

std::shared_ptr<const std::atomic<search::Cost>> GoalBound::find(
    std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& question,
    std::shared_ptr<search::MemoryBudget> memory) {
  grid::RouteQuestion q = question;
  const bool isByDepth = q.options.algorithm == search::Algorithm::IterativeDeepening;
  if (!isByDepth && (q.options.algorithm != search::Algorithm::IdaStar ||
                     !q.options.isAdmissible(q.options.usedHeuristic())))
    return nullptr;
  Search& other = m_byKind[isByDepth ? 1 : 0];
  if (other.bound) return other.bound;
  q.options.costs = q.options.costModel();
  q.options.algorithm = isByDepth ? search::Algorithm::BreadthFirst : search::Algorithm::Dijkstra;
  const auto bound = std::make_shared<std::atomic<search::Cost>>(search::kInfiniteCost);
  other.bound = bound;
  other.task.ask(
      [isByDepth, q, graph = std::move(graph), memory = std::move(memory)](const std::stop_token& stop) {
        const auto session =
            grid::makeRouteSession(graph, q, search::Recording::Silent, {}, 1, memory).session;
        // A helper's share: what the user asked for must not run out of memory because of it.
        search::Limits limits;
        if (memory) limits.bytes = memory->total() / 8;
        if (session->run(limits, stop) != search::Outcome::Solved) return search::kInfiniteCost;
        return isByDepth ? search::saturatingCast(session->path().size() - 1) : session->solutionCost();
      },
      [this, bound](const TaskResult<search::Cost>& cost) {
        *bound = cost.valueOr(search::kInfiniteCost);  // without memory it stays unknown
        if (*bound != search::kInfiniteCost) Q_EMIT found();
      });
  return bound;
}

void GoalBound::forget() {
  for (Search& search : m_byKind) {
    search.task.cancel();
    search.bound.reset();
  }
}

}  // namespace searchlight::ui
