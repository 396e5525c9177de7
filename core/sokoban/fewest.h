// core/sokoban/fewest.h: what is known of how few steps and pushes a level takes, and how hard it is, before anybody searches.
#pragma once
#include <cstdint>
#include <optional>

#include "core/sokoban/collection.h"

namespace searchlight::sokoban {

// Nothing: nobody has told. A file's word and a solution prove nothing; of our own levels "Pushes" is proven.
struct Fewest {
  std::optional<std::uint32_t> moves, pushes;
  friend bool operator==(const Fewest&, const Fewest&) = default;
};

// The least of what the file says (its keys "Moves" and "Pushes") and of the level's solutions, each in its own count.
Fewest fewestKnown(const Level& level);

// As the file says under "Difficulty", where that is a number that is not negative; nothing: it says none.
std::optional<double> difficultyOf(const Level& level);

}  // namespace searchlight::sokoban
