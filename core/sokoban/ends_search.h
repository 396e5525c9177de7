// core/sokoban/ends_search.h: the fewest pushes or moves of a level, searched from both ends at once (core/search/both_ends.h).
//
//   if (const auto ends = makeEndsSearch(ground, question, true, memory)) ends->advance(deadline, 1'000);      // usage
//
// Backwards boxes are pulled from the goals, and counted to the places where they begin. Levels of which walls, goals and boxes look the same
// turned or mirrored are folded (`folds`): positions that are images of each other are one.
#pragma once
#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

class EndsSearch {
 public:
  virtual ~EndsSearch() = default;
  // At most so many expansions, in whole groups of eight, and none after the deadline.
  virtual search::Outcome advance(std::chrono::steady_clock::time_point deadline,
                                  std::uint64_t expansions) = 0;
  virtual const search::Stats& stats() const = 0;
  virtual search::Cost lowerBound() const = 0;          // no solution costs less
  virtual void raiseBound(search::Cost) = 0;            // as somebody else has proven
  virtual search::Cost solutionCost() const = 0;        // of the cheapest that is known; infinite: none is
  virtual std::vector<Position> positions() const = 0;  // along it, a push apart each; REQUIRES: there is one
};

// Null where a level is too large, or has more solved states than can be gone through. What there is to do before the first expansion is within
// the bounds; it ends as its first advance() then says. REQUIRES: the opening is not solved.
std::unique_ptr<EndsSearch> makeEndsSearch(const SharedGround& ground, const LevelQuestion& question,
                                           bool folds, std::shared_ptr<search::MemoryAccount> memory,
                                           const search::Bounds& bounds = search::Bounds());

}  // namespace searchlight::sokoban
