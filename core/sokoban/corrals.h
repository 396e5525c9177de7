// core/sokoban/corrals.h: areas that the worker is locked out of, and of which one must be entered at once.
//
// A PI-corral (Damgaard and Meger, for YASC and JSoko): an area the worker cannot come to, with the boxes around it, where
// every push that could be the next of one of these boxes can be made now and leads inside. Whatever is pushed elsewhere
// before could as well be pushed after, so where one of the boxes must move, only their pushes are tried: fewest
// pushes stay fewest. An area whose boxes have no push at all is a deadlock.
#pragma once
#include <cstdint>
#include <vector>

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

}  // namespace searchlight::sokoban
