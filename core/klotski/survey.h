// core/klotski/survey.h: all positions of one puzzle, or of one large piece with any mix of others, counted.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/klotski/board.h"
#include "core/klotski/code.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/search/problem.h"

namespace searchlight::klotski {

// All of them: 1,588,914; or those with the large piece at the exit alone. In a fixed order.
std::vector<Code> allPositions();
std::vector<Code> goalPositions();

class Atlas {
 public:
  // Within these limits; what was met before one of them is right and incomplete.
  static Atlas make(const search::Limits& limits = {}, const std::stop_token& stop = {});

  search::Outcome outcome() const { return m_outcome; }
  bool isComplete() const { return m_outcome == search::Outcome::Exhausted; }
  // How many positions can be solved, goals among them.
  std::size_t solvable() const { return m_codes.size(); }
  // What the hardest one needs.
  search::Cost mostMoves() const { return static_cast<search::Cost>(m_ends.empty() ? 0 : m_ends.size() - 1); }
  // The positions that need exactly so many moves. Mirror images are two.
  std::span<const Code> needing(search::Cost moves) const;
  // So many of them, or all where there are fewer, drawn at random: the same for the same seed, and none twice.
  std::vector<Code> find(search::Cost moves, std::size_t count, std::uint64_t seed) const;

 private:
  search::Outcome m_outcome{};
  std::vector<Code> m_codes;        // by moves, and among equals as they were met
  std::vector<std::size_t> m_ends;  // by moves: where they end in m_codes
};

// What is not proven, because a limit was met before, is empty. Positions seen in a mirror are counted as two.
struct Survey {
  template <class T>
  using ByCount = std::array<std::optional<T>, 3>;  // by Count

  search::Outcome outcome{};  // Exhausted: complete
  std::optional<std::uint64_t> states, goalStates;
  ByCount<std::uint64_t> edges;  // undirected: pairs of positions one slide apart
  ByCount<search::Cost> depth;   // the greatest distance from the given position
  ByCount<search::Cost> best;    // the fewest to a goal; complete and empty: no goal can be reached

  bool isComplete() const { return outcome == search::Outcome::Exhausted; }
  bool isUnsolvable() const { return goalStates == std::uint64_t{0}; }
};

// All there is is gone through once (component.h), then its links, once for each count. The limits are for all of it, which takes
// from the budget (null: unbounded). REQUIRES: the position is legal; a code has exactly one large piece.
Survey survey(const Board& board, const Position& start, const search::Limits& limits = {},
              const std::stop_token& stop = {}, const std::shared_ptr<search::MemoryBudget>& budget = {});
Survey survey(Code start, const search::Limits& limits = {}, const std::stop_token& stop = {});

// The distinct goals that are nearest to the position, in the order in which they are met; none where none can be reached
// within the limits.
std::vector<Code> nearestGoals(Code start, Count count, const search::Limits& limits = {},
                               const std::stop_token& stop = {});

}  // namespace searchlight::klotski
