// core/search/nearest_state.h: where the goal cannot be reached, the state that can be and is nearest to it.
#pragma once
#include <memory>
#include <stop_token>
#include <utility>

#include "core/search/best_first.h"

namespace searchlight::search {

// Of all states that can be reached the one with the smallest h, of several that with the smallest g, then with the smallest number;
// kNoNode where the goal can be reached. An A* of its own looks for it, because many searches know only part of what they reach when
// they end: jumps skip states, one of two sides may run dry first, and the deepening searches keep none. Closed states
// reopen, so that g is the least cost whatever h is. Throws OutOfMemory, and EndedEarly where
// another limit or the stop token ends it.
template <IndexedProblem P>
NodeId nearestState(const P& problem, const Limits& limits, const std::stop_token& stop,
                    std::shared_ptr<MemoryBudget> budget) {
  BestFirst<P, AStar> search{problem, {}, {}, {}, std::make_shared<MemoryAccount>(std::move(budget))};
  const Outcome outcome = search.run(limits, stop);
  if (outcome == Outcome::Solved) return kNoNode;
  if (outcome == Outcome::MemoryLimit) throw OutOfMemory();
  if (outcome != Outcome::Exhausted) throw EndedEarly{outcome};
  const auto& nodes = search.nodes();
  const auto rank = [&](NodeId n) { return std::pair(problem.heuristic(problem.state(n)), nodes[n].g); };
  NodeId nearest = problem.index(problem.start());
  for (NodeId n = 0; n < nodes.size(); ++n)
    if (nodes[n].status == NodeStatus::Closed && rank(n) < rank(nearest)) nearest = n;
  return nearest;
}

}  // namespace searchlight::search
