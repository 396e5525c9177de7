// core/sokoban/shut_off.h: whether the boxes that a state has on goals for good leave the others goals to come to.
//
//   if (shutOff.is(ground, true, parent, next, isHeld)) prune();                                        // usage
#pragma once
#include <algorithm>
#include <stop_token>
#include <vector>

#include "core/sokoban/freeze.h"
#include "core/sokoban/home_walls.h"

namespace searchlight::sokoban {

// State: has(square), forEachBox(f), worker and ==. Keeps what it found of the last parent, for its other children.
template <class State>
class ShutOff {
 public:
  // Of a state that a push has led to from `parent`. What is fixed changes only where the box that was pushed is held now, of which
  // the freeze test has told (`isHeld`). REQUIRES: HomeWalls::canTell(); `hasBox(state, square)` for squares without a bit, too.
  template <class HasBox>
  bool is(const Ground& ground, bool knowsDeadSquares, const HasBox& hasBox, const State& parent,
          const State& next, bool isHeld) {
    if (!m_isKnown || !(m_parent == parent)) {
      find(ground, knowsDeadSquares, hasBox, parent, m_fixedInParent);
      m_parent = parent;
      m_isKnown = true;
    }
    const std::vector<Square>* fixed = &m_fixedInParent;
    if (isHeld) {
      find(ground, knowsDeadSquares, hasBox, next, m_fixed);
      fixed = &m_fixed;
    }
    if (fixed->empty()) return false;
    m_others.clear();
    next.forEachBox([&](Square box) {
      if (!std::binary_search(fixed->begin(), fixed->end(), box)) m_others.push_back(box);
    });
    return !m_walls.leaveRoom(ground, *fixed, m_others, next.worker);
  }
  // What is() asks, for who asks more than that.
  HomeWalls& walls() { return m_walls; }

 private:
  template <class HasBox>
  void find(const Ground& ground, bool knowsDeadSquares, const HasBox& hasBox, const State& s,
            std::vector<Square>& fixed) {
    m_freeze.findFixed(
        ground, knowsDeadSquares, [&](Square square) { return hasBox(s, square); },
        [&](const auto& f) { s.forEachBox(f); }, fixed);
  }

  FreezeTest m_freeze;
  HomeWalls m_walls;
  std::vector<Square> m_fixed, m_fixedInParent, m_others;
  State m_parent;
  bool m_isKnown = false;
};

// Who is to blame where boxes that are home for good stand in the way: with as few of them as it takes.
struct ShutOut {
  std::vector<Square> fixed;   // home, or holding who is, for good; rising
  std::vector<Square> others;  // in the order of the boxes
  std::vector<Square> goals;   // that any of the others can come to, one fewer than these; rising
};
// Empty where the boxes are not shut off so. Where the token stops it, perhaps more of them than it takes. REQUIRES: HomeWalls::canTell(),
// and as `walls` have it.
ShutOut findShutOut(const Ground& ground, bool knowsDeadSquares, std::vector<Square> boxes, Square worker,
                    HomeWalls& walls, const std::stop_token& stop = {});

}  // namespace searchlight::sokoban
