// core/klotski/atlas.h: all placements of one large piece, two blanks and any mix of the other pieces, and how many moves
// each of them needs.
//
// Nothing is stored on disk: one breadth-first search from all placements with the large piece at the exit goes through
// every placement that can be solved, whatever its pieces.
#pragma once
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "core/klotski/code.h"
#include "core/search/outcome.h"
#include "core/search/problem.h"

namespace searchlight::klotski {

// All of them: 1,588,914; or those with the large piece at the exit alone. In a fixed order.
std::vector<Code> allPlacements();
std::vector<Code> goalPlacements();

class Atlas {
 public:
  // Within these limits; what was met before one of them is right and incomplete.
  static Atlas make(const search::Limits& limits = {}, const std::stop_token& stop = {});

  search::Outcome outcome() const { return m_outcome; }
  bool isComplete() const { return m_outcome == search::Outcome::Exhausted; }
  // How many placements can be solved, goals among them.
  std::size_t solvable() const { return m_codes.size(); }
  // What the hardest one needs.
  search::Cost mostMoves() const { return static_cast<search::Cost>(m_ends.empty() ? 0 : m_ends.size() - 1); }
  // The placements that need exactly so many moves. Mirror images are two.
  std::span<const Code> needing(search::Cost moves) const;
  // So many of them, or all where there are fewer, drawn at random: the same for the same seed, and none twice.
  std::vector<Code> find(search::Cost moves, std::size_t count, std::uint64_t seed) const;

 private:
  search::Outcome m_outcome{};
  std::vector<Code> m_codes;        // by moves, and among equals as they were met
  std::vector<std::size_t> m_ends;  // by moves: where they end in m_codes
};

}  // namespace searchlight::klotski
