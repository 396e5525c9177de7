// core/search/deepening.h: the rounds of a deepening search, and what can be expected of those to come.
//
// A deepening search does all its work anew under each larger bound, so what it costs is told by how its rounds grow:
// after a few of them one knows whether it will ever end.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/search/problem.h"

namespace searchlight::search {

class Session;

// Also of a repairing search (repair.h), which begins one after each change.
struct DeepeningRound {
  Cost bound = 0;                    // of f, in the problem's unit, or of the number of moves; D* Lite: km
  std::uint64_t expandedBefore = 0;  // expansions of the rounds before
  NodeId at = kNoNode;               // of a repairing search: where the path begins, or the agent stands
};

// How many rounds have begun before this position of the session's trace: the number, from 1, of the one that is under
// way there; 0 before the first, and in searches without rounds. O(log rounds), wherever the trace's window is.
std::size_t roundsBegun(const Session& session, std::size_t position);

// What the last rounds that are over let one expect.
struct Growth {
  std::size_t rounds = 0;  // that are over
  double last = 0;         // expansions of the last of them
  double ratio = 1;        // from one round to the next: the geometric mean of the last three steps
  Cost bound = 0;          // of the next round, or the one under way
  double step = 1;         // of the bound from one round to the next, in the mean of the same steps
  // Expansions expected of the k-th round after the last one that is over; k = 1 is the next, or the one under way.
  double expected(std::size_t k) const;
  // The number of the first round that is expected to need more than so many expansions alone; nothing where rounds
  // hardly grow, or none of the next 1,000 would.
  std::optional<std::size_t> firstBeyond(double expansions) const;
  // Where one knows under which bound the goal is found: the number of the round that finds it, and the expansions
  // expected from the next round up to that one.
  std::size_t roundOf(Cost goalBound) const;
  double expectedUntil(Cost goalBound) const;
};
// From the expansions of the rounds that are over, in their order; nothing while there are fewer than three of them.
std::optional<Growth> growthOf(const std::vector<std::uint64_t>& expanded);
// Of the rounds that are over at this position of the session's trace.
std::optional<Growth> growthAt(const Session& session, std::size_t position);

// What the round under way tells already, where it has outgrown the one before long before three of them are over: what it has
// expanded at the cursor stands for its whole, so that all that is expected of later rounds is expected at the least.
// Nothing where it has not: fewer than 100,000 expansions, or fewer than 30 times those of the round before, or no such round.
// `expanded` is what has been expanded in all before the position.
std::optional<Growth> outgrownAt(const Session& session, std::size_t position, std::uint64_t expanded);

// More than a machine expands in a day: ten millions a second. Slower searches are more hopeless still.
inline constexpr double kExpansionsADay = 1e7 * 86'400;

}  // namespace searchlight::search
