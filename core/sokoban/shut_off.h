// core/sokoban/shut_off.h: whether the boxes that a state has on goals for good leave the others goals to come to.
//
//   if (shutOff.is(ground, true, parent, next, isHeld)) prune();                                        // usage
#pragma once
#include <algorithm>
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

}  // namespace searchlight::sokoban
