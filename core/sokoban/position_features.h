// core/sokoban/position_features.h: what the feature-space search counts of a position.
//
//   PositionFeatures features(ground, memory, 0);                             // usage
//   PositionFeatures::Counted counted;
//   features.count(boxes, regions, PositionFeatures::kNoStage, counted);
#pragma once
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/sokoban/macro_board.h"
#include "core/sokoban/packing_plan.h"

namespace searchlight::sokoban {

inline constexpr std::size_t kEntryBytes = 64;  // of an entry in a table, with what it costs to know of it

// What is counted of a position.
struct Features {
  std::uint16_t packed = 0;   // the stage of the plan that has been reached
  std::uint16_t regions = 0;  // that the boxes cut the floor into
  std::uint16_t links = 0;    // between rooms, with a box in them
  std::uint16_t outside = 0;  // boxes where they cannot be packed from, or are in the way of the next one
  friend bool operator==(const Features&, const Features&) = default;
};

class PositionFeatures {
 public:
  static constexpr std::uint32_t kNoStage = ~0u;
  struct Counted {
    Features features;
    std::uint32_t stage = kNoStage;  // of what is packed
    std::uint32_t left = 0;        // pushes, of each box that is not packed to the nearest goal that is left
    std::uint32_t next = kNoPath;  // pushes, to the goal that comes next
    std::uint32_t hotSpots =
        0;  // pairs of boxes of which one, alone with the other, keeps it from every goal
  };

  // An even seed packs in any order that leaves the others to be packed, an odd one in the plan's, where both can be. What is
  // kept is taken from the account. Pulls: what is packed are the squares where boxes begin. REQUIRES: the ground and
  // the account outlive it.
  PositionFeatures(const Ground& ground, search::MemoryAccount& memory, std::uint64_t seed,
                   MacroBoard::Kind kind = MacroBoard::Pushes);

  // Boxes are bits, by square, in whole words. Distances are those of a stage that is known already, `tables`, as long as the
  // position's own were not asked for; kNoStage: its own. Throws OutOfMemory.
  void count(const std::vector<std::uint64_t>& boxes, std::size_t regions, std::uint32_t tables,
             Counted& counted);

 private:
  // What is packed, and what that makes of squares.
  struct Stage {
    std::vector<std::uint64_t> boxes;
    std::vector<Square> nexts;  // what is packed next
    std::uint64_t filled =
        0;  // the goals, by number, and how the others come out; where stages are not the plan's
    std::vector<Square> order;
    std::uint16_t packed = 0;
    bool isKnown = false;
    std::vector<std::uint16_t> pushes;  // to the nearest goal that is left, around what is packed; kNoPath
    std::vector<std::uint16_t> toNext;  // to the goal that comes next
    std::vector<std::uint8_t> isOut;    // kUnknown: not asked yet
  };
  // Where a box that is packed comes out to: by pulls, or by pushes where the search is by pulls.
  template <class F>
  void forEachRestBack(Square box, MacroBoard::Sides sides, F&& f) {
    m_board.forEachRest(MacroBoard::reversed(m_kind), box, sides, m_isLive.data(), f);
  }
  // f(square, steps) for every square that a lone box comes to from these ones, backwards, with the boxes that are put.
  template <class F>
  void takeBack(const std::vector<Square>& from, F&& f) {
    m_board.forEachReached(MacroBoard::reversed(m_kind), from, m_isLive.data(), f);
  }
  // Where boxes may be in the end: by pulls, where they begin.
  const std::vector<Square>& allGoals() const {
    return m_kind == MacroBoard::Pushes ? m_ground.goals() : m_plan.stages.back();
  }
  std::uint32_t stageOf(const std::uint64_t* words);
  std::uint32_t stageOfGoals(std::uint64_t filled);
  bool canPackRest(std::uint64_t filled, std::vector<Square>& order);
  bool isStuck(std::uint64_t filled) const;
  void pullOut(std::uint64_t filled, std::vector<Square>& left, std::vector<Square>& order);
  void noteStuck(std::uint64_t filled, std::vector<Square> left);
  void beginFromNear(std::uint64_t filled, std::vector<Square>& order, std::vector<Square>& left) const;
  void know(Stage& stage);
  bool isOut(Stage& stage, Square s);
  void findRooms();
  const std::uint64_t* keptBackBy(Square box);

  const Ground& m_ground;
  MacroBoard::Kind m_kind;
  search::MemoryAccount& m_memory;
  std::size_t m_words;
  MacroBoard m_board;
  PackingPlan m_plan;
  // Stages are the plan's, in its order; else all sets of goals with which the others can be packed.
  bool m_isStrict = true;
  std::vector<Stage> m_stages;
  std::unordered_map<std::uint64_t, std::uint32_t> m_stageNumbers;  // by the set of goals that have a box
  // While `filled` have boxes, at least `needed` of them, those of `stuck` that are not filled cannot come out.
  struct Stuck {
    std::uint64_t needed, stuck;
  };
  std::vector<Stuck> m_stuck;
  std::vector<std::uint8_t> m_goalNumber;  // by square
  std::vector<Square> m_goalOrder;         // as the plan packs them
  std::vector<std::uint8_t> m_isLive, m_isSource;
  std::vector<std::uint8_t> m_isHome;   // goals that have a box in the opening
  std::vector<std::uint16_t> m_linkOf;  // by square; 0: none
  std::vector<std::uint32_t> m_linkSeen;
  std::uint32_t m_linkRound = 0;
  // By square of a box: the squares from which it keeps another from every goal; empty: not asked for yet.
  std::vector<std::vector<std::uint64_t>> m_keptBack;
};

}  // namespace searchlight::sokoban
