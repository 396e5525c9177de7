// core/klotski/survey.h: everything that can be reached from a placement, counted.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/klotski/board.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/search/problem.h"

namespace searchlight::klotski {

// What is not proven, because a limit was met before, is empty. Placements seen in a mirror are counted as two.
struct Survey {
  template <class T>
  using ByCount = std::array<std::optional<T>, 3>;  // by Count

  search::Outcome outcome{};  // Exhausted: complete
  std::optional<std::uint64_t> states, goalStates;
  ByCount<std::uint64_t> edges;  // undirected: pairs of placements one slide apart
  ByCount<search::Cost> depth;   // the greatest distance from the given placement
  ByCount<search::Cost> best;    // the fewest to a goal; complete and empty: no goal can be reached

  bool isComplete() const { return outcome == search::Outcome::Exhausted; }
  bool isUnsolvable() const { return goalStates == std::uint64_t{0}; }
};

// All there is is gone through once (component.h), then its links, once for each count. The limits are for all of it, which takes
// from the budget (null: unbounded). REQUIRES: the placement is legal; a code has exactly one large piece.
Survey survey(const Board& board, const Placement& start, const search::Limits& limits = {},
              const std::stop_token& stop = {}, const std::shared_ptr<search::MemoryBudget>& budget = {});
Survey survey(Code start, const search::Limits& limits = {}, const std::stop_token& stop = {});

// The distinct goals that are nearest to the placement, in the order in which they are met; none where none can be reached
// within the limits.
std::vector<Code> nearestGoals(Code start, Count count, const search::Limits& limits = {},
                               const std::stop_token& stop = {});

}  // namespace searchlight::klotski
