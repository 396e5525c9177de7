// core/sokoban/home_walls.h: boxes that are on goals for good are walls to the others, and may shut off goals that still want one.
//
//   if (!walls.leaveRoom(ground, fixed, others, worker)) prune();             // usage
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

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

}  // namespace searchlight::sokoban
