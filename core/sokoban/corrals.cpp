// core/sokoban/corrals.cpp: growing an area until it is a PI-corral, or cannot be one.
#include "core/sokoban/corrals.h"

#include <algorithm>

namespace searchlight::sokoban {

// The empty squares that hang together with one the worker cannot come to, and the boxes around them. No square of it was
// reached, so all around are walls and boxes.
void Corrals::flood(const Scene& scene, Square from) {
  const std::size_t first = m_area.size();
  m_marks[from] = kArea;
  m_isSeen[from] = 1;
  m_area.push_back(from);
  for (std::size_t i = first; i < m_area.size(); ++i)
    for (const Direction d : kStraight) {
      const Square next = scene.ground->beside(m_area[i], d);
      if (next == kNoSquare || m_marks[next] != kNothing) continue;
      if (scene.hasBox[next]) {
        m_marks[next] = kFence;
        m_fence.push_back(next);
      } else {
        m_marks[next] = kArea;
        m_isSeen[next] = 1;
        m_area.push_back(next);
      }
    }
}

// Whether every push that could come next from the fence can be made and leads inside. What stands in the way of knowing is
// taken in: a box from beside which, or onto which, a push would be, belongs to the corral then.
bool Corrals::close(const Scene& scene, int& pushes) {
  const Ground& ground = *scene.ground;
  pushes = 0;
  for (std::size_t i = 0; i < m_fence.size(); ++i) {
    const Square box = m_fence[i];
    for (const Direction d : kStraight) {
      const Square behind = ground.beside(box, opposite(d)), ahead = ground.beside(box, d);
      if (behind == kNoSquare || ahead == kNoSquare || ground.isDead(ahead)) continue;
      for (const Square side : {behind, ahead})
        if (scene.hasBox[side] && m_marks[side] == kNothing) {
          m_marks[side] = kFence;
          m_fence.push_back(side);
        } else if (!scene.hasBox[side] && !scene.isReached[side] && m_marks[side] == kNothing) {
          flood(scene, side);
        }
      if (!scene.isReached[behind] || scene.hasBox[ahead]) continue;  // not before the corral has changed
      if (scene.isReached[ahead]) return false;                       // it would lead outside
      ++pushes;
    }
  }
  return true;
}

bool Corrals::find(const Scene& scene, bool allGoalsNeeded) {
  const Ground& ground = *scene.ground;
  const std::size_t count = ground.squareCount();
  m_marks.assign(count, kNothing);
  m_isSeen.assign(count, 0);
  int fewest = -1;
  const auto forget = [this] {
    for (const Square s : m_area) m_marks[s] = kNothing;
    for (const Square s : m_fence) m_marks[s] = kNothing;
    m_area.clear();
    m_fence.clear();
  };
  for (std::size_t s = 0; s < count; ++s) {
    if (scene.isReached[s] || scene.hasBox[s] || m_isSeen[s]) continue;
    flood(scene, static_cast<Square>(s));
    int pushes = 0;
    if (close(scene, pushes) && (fewest < 0 || pushes < fewest)) {
      const bool isNeeded =
          std::any_of(m_fence.begin(), m_fence.end(), [&](Square b) { return !ground.isGoal(b); }) ||
          (allGoalsNeeded &&
           std::any_of(m_area.begin(), m_area.end(), [&](Square a) { return ground.isGoal(a); }));
      if (isNeeded) {
        fewest = pushes;
        m_best = m_marks;
      }
    }
    forget();
  }
  m_fewest = fewest;
  return fewest >= 0;
}

}  // namespace searchlight::sokoban
