// core/klotski/survey.cpp: all placements, and how far each is from the first in each count.
#include "core/klotski/survey.h"

#include <algorithm>
#include <new>

#include "core/klotski/component.h"

namespace searchlight::klotski {

using search::Outcome;

Survey survey(const Board& board, const Placement& start, const search::Limits& limits,
              const std::stop_token& stop, const std::shared_ptr<search::MemoryBudget>& budget) {
  const search::Bounds bounds(limits.seconds, stop);
  Survey survey;
  try {
    const auto all = Component::enumerate(board, start, Count::Moves, limits, stop, budget);
    survey.outcome = all->outcome();
    // A goal that was met is met on a shortest way, whether or not this comes to its end.
    for (Component::Id n = 0; n < all->size() && !survey.best[0]; ++n)
      if (all->isGoal(n)) survey.best[0] = all->depth(n);
    if (!survey.isComplete()) return survey;
    survey.states = all->states();
    survey.goalStates = all->goals();
    search::MemoryAccount memory(budget);
    memory.setLimit(limits.bytes - std::min(limits.bytes, all->bytes()));
    const Component::Links links = all->links(bounds, memory);
    const Component::Id from[] = {0};
    for (const Count count : {Count::Moves, Count::Straight, Count::Steps}) {
      const auto k = static_cast<std::size_t>(count);
      const auto away = links.distances(count, from, bounds);
      survey.edges[k] = links.slides(count) / 2;  // once from either end
      survey.depth[k] = std::ranges::max(away);
      for (Component::Id n = 0; n < all->size(); ++n)
        if (all->isGoal(n)) survey.best[k] = std::min(survey.best[k].value_or(away[n]), away[n]);
    }
  } catch (const search::EndedEarly& ended) {
    survey.outcome = ended.outcome;
  } catch (const std::bad_alloc&) {
    survey.outcome = Outcome::MemoryLimit;
  }
  return survey;
}

Survey survey(Code start, const search::Limits& limits, const std::stop_token& stop) {
  const Board board = Board::of(start);
  return survey(board, board.opening(), limits, stop);
}

std::vector<Code> nearestGoals(Code start, Count count, const search::Limits& limits,
                               const std::stop_token& stop) {
  const Board board = Board::of(start);
  const auto all = Component::enumerate(board, board.opening(), count, limits, stop);
  std::vector<Code> nearest;
  if (!all->isComplete()) return nearest;
  search::Cost depth = search::kInfiniteCost;
  for (Component::Id n = 0; n < all->size() && all->depth(n) <= depth; ++n)
    if (all->isGoal(n)) {
      depth = all->depth(n);
      nearest.push_back(*board.codeOf(all->placement(n, board.opening())));
    }
  return nearest;
}

}  // namespace searchlight::klotski
