// core/sokoban/generate.h: new levels by reverse play: a room, boxes on their goals, and pulls until they are far from home.
//
// The room is carved by a random walk with small patterns (Murase, Matsubara and Hiraga 1996 put templates together in the same
// spirit). From all solved states everything is swept backwards, breadth first, up to a bound; a state met last needs
// exactly as many pushes as the sweep is deep there, so that every level comes with its fewest pushes proven. Of several rooms
// the one whose level needs most for its size is kept.
#pragma once
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/search/outcome.h"
#include "core/sokoban/board.h"

namespace searchlight::sokoban {

struct LevelWish {
  int width = 9, height = 9;  // of the board with its walls
  int boxes = 3;
  std::uint64_t seed = 1;
  int rooms = 12;                      // of which the best is kept
  std::uint64_t expansions = 100'000;  // of each sweep, at most
};
inline constexpr int kLeastGenerated = 5, kMostGenerated = 40;  // columns and rows
inline constexpr int kMostGeneratedBoxes = 20;

struct GeneratedLevel {
  Board board;
  std::uint32_t pushes = 0;  // the fewest, proven
};

// Why no such level can be made, in words; empty where one can be tried.
std::string whyNot(const LevelWish& wish);
// The same wish makes the same level. Nothing where no room has one (too small for its boxes), or where a limit (of time or
// memory) or the token ended it: `outcome` says which, else it is Exhausted. REQUIRES: whyNot() is empty.
std::optional<GeneratedLevel> generateLevel(const LevelWish& wish, const search::Limits& limits,
                                            const std::stop_token& stop, search::Outcome& outcome);
std::optional<GeneratedLevel> generateLevel(const LevelWish& wish);

}  // namespace searchlight::sokoban
