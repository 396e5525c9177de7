// core/sokoban/prove.h: the fewest pushes or moves, by two searches in turns.
//
//   const LevelSolution best = prove(ground, {.metric = Metric::Moves}, {.seconds = 10});                      // usage
//   if (best.outcome == search::Outcome::Solved) show(best.steps);            // and nothing is shorter
//
// A* goes first, alone; where a level takes longer, a search from both ends (ends_search.h) has every other turn. Each is the faster one by
// far on some levels. A*'s lower bound is also that of the search from both ends, which ends when its best meeting costs no more.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

inline constexpr std::uint64_t kHeadStart = 2'000;

// As solve() with A*: statistics, and the limits' bytes and expansions, are of both searches together. A* shares its time after
// `headStart` expansions.
LevelSolution prove(const SharedGround& ground, const LevelQuestion& question,
                    const search::Limits& limits = {}, const std::stop_token& stop = {},
                    const std::shared_ptr<search::MemoryBudget>& budget = {}, const TellProgress& tell = {},
                    std::uint64_t headStart = kHeadStart);

}  // namespace searchlight::sokoban
