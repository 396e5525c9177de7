// core/sokoban/deadlock.h: why a position cannot be solved any more, as far as it can be seen without solving the level; corrals.
#pragma once
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/sokoban/board.h"
#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

// What is where at a moment, by square.
struct Scene {
  const Ground* ground = nullptr;
  const std::uint8_t* hasBox = nullptr;
  const std::uint8_t* isReached = nullptr;  // by the worker
};

class Corrals {
 public:
  // Looks for the PI-corral with the fewest pushes. True where there is one that must be entered: isOf() then tells its boxes, and
  // isIn() the squares that they shut off.
  // REQUIRES: as many goals as boxes where `allGoalsNeeded`.
  bool find(const Scene& scene, bool allGoalsNeeded);
  bool isOf(Square box) const { return m_best[box] == kFence; }
  bool isIn(Square square) const { return m_best[square] == kArea; }
  // How many pushes enter it; none: it can never be entered.
  int pushes() const { return m_fewest; }

 private:
  enum Mark : std::uint8_t { kNothing, kArea, kFence };
  void flood(const Scene& scene, Square from);
  bool close(const Scene& scene, int& pushes);

  std::vector<std::uint8_t> m_marks, m_best, m_isSeen;  // by square
  std::vector<Square> m_area, m_fence;                  // what is marked
  int m_fewest = 0;                                     // pushes of the best
};

enum class DeadEndKind : std::uint8_t {
  DeadSquares,  // from where these boxes are, no box comes to a goal, even if it were alone
  Frozen,       // these boxes hold each other for good, and not all of them are on goals
  TooFewGoals,  // there are fewer goals that these boxes can come to than boxes; some may stand for good in the way of others
  Closed,  // these boxes shut off a part of the floor, and no order of pushing them both opens it and brings them home
};

// What is wrong, and with which boxes; whatever the other boxes do, it stays so.
struct DeadEnd {
  DeadEndKind kind{};
  std::vector<Cell> boxes;  // rising
  std::vector<Cell>
      goals;  // TooFewGoals: all that any of the boxes can come to, rising; one fewer than boxes
  friend bool operator==(const DeadEnd&, const DeadEnd&) = default;
};

// All that is found, the plainest first; empty says nothing: a level may be lost in ways that only a search finds out.
// Some milliseconds, most of them for Closed, which is looked for only where nothing else is wrong: a search with the boxes around
// the part that is shut off, of at most `expansions`. Where the token stops it, perhaps fewer. Throws std::bad_alloc.
// REQUIRES: the position is of the ground's board.
inline constexpr std::uint64_t kUsualDeadEndExpansions = 2'000;
std::vector<DeadEnd> findDeadEnds(const std::shared_ptr<const Ground>& ground, const Position& position,
                                  const std::stop_token& stop = {},
                                  std::uint64_t expansions = kUsualDeadEndExpansions);

}  // namespace searchlight::sokoban
