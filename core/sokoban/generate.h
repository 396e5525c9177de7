// core/sokoban/generate.h: new levels by reverse play: a room, boxes on their goals, and pulls until they are far from home.
//
// The room is carved by a random walk with small patterns (Murase, Matsubara and Hiraga 1996 put templates together in the same
// spirit). From all solved states everything is swept backwards, breadth first, up to a bound; a state met last needs
// exactly as many pushes as the sweep is deep there, so that every level comes with its fewest pushes proven. Where so many
// states cannot be swept (six boxes with long ways), a greedy search pulls the boxes to where the bound is greatest instead, and
// A* proves what that takes. Of several rooms the best is kept, and the later ones are made from it by small changes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// What a level is to have much of: pushes to a sweep's last state (in a small room), the same as A* finds it hard, or far
// ways (in a large room).
enum class Aim : std::uint8_t { Deepest, Hardest, Farthest };

struct LevelWish {
  int width = 9, height = 9;  // of the board with its walls
  int boxes = 3;
  std::uint64_t seed = 1;
  int rooms = 12;                      // of which the best is kept
  std::uint64_t expansions = 100'000;  // of each search, at most
  Aim aim = Aim::Deepest;
  bool isSymmetric =
      false;  // the room's left half is the mirror of its right one, goals and all: an odd one is on the axis
};
inline constexpr int kLeastGenerated = 5, kMostGenerated = 40;  // columns and rows
inline constexpr int kMostGeneratedBoxes = 20;

struct GeneratedLevel {
  Board board;
  std::uint32_t pushes = 0;    // the fewest, proven
  std::uint64_t expanded = 0;  // what A* needed to find them; not asked for Aim::Deepest
};

// A measure to put levels in order: the fewest pushes, times the digits of how many states A* expanded to prove them. A level
// is hard by being long and by having to be looked for; states grow exponentially with what has to be thought of at once.
std::uint64_t difficulty(std::uint32_t pushes, std::uint64_t expanded);

// Why no such level can be made, in words; empty where one can be tried.
Failure whyNot(const LevelWish& wish);
// The same wish makes the same level. Nothing where no room has one (too small for its boxes), or where a limit (of time or
// memory) or the token ended it: `outcome` says which, else it is Exhausted. What it searches takes from the budget, if there is
// one. REQUIRES: whyNot() is empty.
std::optional<GeneratedLevel> generateLevel(const LevelWish& wish, const search::Limits& limits,
                                            const std::stop_token& stop, search::Outcome& outcome,
                                            const std::shared_ptr<search::MemoryBudget>& budget = {});
std::optional<GeneratedLevel> generateLevel(const LevelWish& wish);

// Tells different levels, and how many there are, until there are `count`, tell() says no, or no more come about. make(wish, number,
// outcome) is generateLevel(), of a seed that does not depend on the count. Returns how many; `outcome` as generateLevel() has it.
using MakeLevel =
    std::function<std::optional<GeneratedLevel>(const LevelWish&, std::size_t, search::Outcome&)>;
using TellLevel = std::function<bool(const GeneratedLevel&, std::size_t)>;
std::size_t differentLevels(LevelWish wish, std::size_t count, search::Outcome& outcome,
                            const MakeLevel& make, const TellLevel& tell);

// The same in a room of somebody's own, whose boxes are all home. Each search ends at the limits' expansions; what A* has not
// solved by then is as hard as that. REQUIRES: every box of the opening is on a goal.
std::optional<GeneratedLevel> levelIn(const Board& solved, Aim aim, const search::Limits& limits,
                                      const std::stop_token& stop, search::Outcome& outcome,
                                      const std::shared_ptr<search::MemoryBudget>& budget = {});

}  // namespace searchlight::sokoban
