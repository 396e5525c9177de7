// core/sokoban/freeze.h: boxes that hold each other so that none of them can move again.
//
//   if (freeze.isHeld(ground, true, hasBox, box)) use(freeze.held());          // usage; hasBox(square) says where boxes are
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

class FreezeTest {
 public:
  // Whether the box there can never move again, however the others are pushed; held() then are all that hold each other,
  // the box itself first. `knowsDeadSquares`: a box is not pushed onto one, so that two of them hold it as walls do.
  template <class HasBox>
  bool isHeld(const Ground& ground, bool knowsDeadSquares, const HasBox& hasBox, Square box) {
    m_held.clear();
    return isHeldBy(Scene<HasBox>{ground, knowsDeadSquares, hasBox}, box);
  }
  const std::vector<Square>& held() const { return m_held; }

  // The boxes on goals that can never move again, and those that hold them, rising, to `fixed`.
  template <class HasBox, class ForEachBox>
  void findFixed(const Ground& ground, bool knowsDeadSquares, const HasBox& hasBox,
                 const ForEachBox& forEachBox, std::vector<Square>& fixed) {
    fixed.clear();
    const auto isIn = [&](Square box) { return std::find(fixed.begin(), fixed.end(), box) != fixed.end(); };
    forEachBox([&](Square box) {
      if (!ground.isGoal(box) || isIn(box) || !isHeld(ground, knowsDeadSquares, hasBox, box)) return;
      for (const Square held : m_held)
        if (!isIn(held)) fixed.push_back(held);
    });
    std::sort(fixed.begin(), fixed.end());
  }

 private:
  template <class HasBox>
  struct Scene {
    const Ground& ground;
    bool knowsDeadSquares;
    const HasBox& hasBox;
  };
  // A box that is asked about counts as a wall to those that hold it; what turned out free is taken back.
  template <class S>
  bool isHeldBy(const S& scene, Square box) {
    const std::size_t before = m_held.size();
    m_held.push_back(box);
    if (isHeldAlong(scene, box, Direction::Left) && isHeldAlong(scene, box, Direction::Up)) return true;
    m_held.resize(before);
    return false;
  }
  template <class S>
  bool isHeldAlong(const S& scene, Square box, Direction d) {
    const Square one = scene.ground.beside(box, d), two = scene.ground.beside(box, opposite(d));
    const auto isWall = [&](Square side) {
      return side == kNoSquare || std::find(m_held.begin(), m_held.end(), side) != m_held.end();
    };
    if (isWall(one) || isWall(two)) return true;
    if (scene.knowsDeadSquares && scene.ground.isDead(one) && scene.ground.isDead(two)) return true;
    return (scene.hasBox(one) && isHeldBy(scene, one)) || (scene.hasBox(two) && isHeldBy(scene, two));
  }

  std::vector<Square> m_held;
};

}  // namespace searchlight::sokoban
