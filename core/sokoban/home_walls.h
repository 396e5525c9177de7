// core/sokoban/home_walls.h: boxes on goals for good are walls to the others, and may shut off goals that still wait for a box.
//
//   if (!walls.leaveRoom(ground, fixed, others, worker)) prune();             // usage
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/sokoban/freeze.h"
#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

class HomeWalls {
 public:
  // Goals are told apart by the bits of a word.
  static constexpr std::size_t kMostGoals = 64;
  // As many sweeps over so many rows are a moment; in a hall of tens of thousands of squares they would be seconds.
  static constexpr std::size_t kMostMarks = std::size_t{1} << 21;
  static bool canTell(const Ground& ground) {
    const std::size_t goals = ground.goals().size();
    return goals <= kMostGoals && goals * ground.toGoals().nearest.size() <= kMostMarks;
  }

  // Whether every one of `others` has a goal of its own to which a lone box can be pushed from there, while those that are `fixed`,
  // rising, stand on goals for ever. What is found for some fixed ones is kept for the next question, in some megabytes.
  // REQUIRES: canTell(); always the same ground; no more boxes than goals.
  bool leaveRoom(const Ground& ground, const std::vector<Square>& fixed, const std::vector<Square>& others,
                 Square worker);

  // After leaveRoom() said no: some of `others` (their numbers there), and all goals (numbers in goals()) that any of them can come
  // to, one fewer; without any of the boxes there would be enough.
  struct Shortage {
    std::vector<std::size_t> boxes, goals;  // rising
  };
  Shortage shortage() const;

 private:
  using Goals = std::uint64_t;       // a bit each
  using Reach = std::vector<Goals>;  // by row of the ground's tables
  const Reach& reach(const Ground& ground, const std::vector<Square>& fixed);
  bool lead(std::size_t box);

  struct HashOf {
    std::size_t operator()(const std::vector<Square>& squares) const;
  };
  std::unordered_map<std::vector<Square>, std::shared_ptr<const Reach>, HashOf> m_known;
  std::vector<Square> m_lastFixed;  // of the last question; copies of this know it, too
  std::shared_ptr<const Reach> m_lastReach;
  std::vector<Goals> m_goalsOf;      // by box of the question
  std::vector<std::size_t> m_boxAt;  // by goal; kNobody
  std::vector<std::uint8_t>
      m_usual;  // by square: the goal that a box there had last, which it mostly has again
  std::vector<std::size_t> m_homeless;  // boxes whose usual goal will not do
  std::size_t m_led = 0;                // the last of them that a goal was looked for
  Goals m_tried = 0;                    // on its behalf
};

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
