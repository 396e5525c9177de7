// core/sokoban/level_state.h: a level as a search goes through it: where the boxes are, as bits, and where the worker is.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/geometry/direction.h"
#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

template <std::size_t Words>
struct LevelState {
  std::array<std::uint64_t, Words> boxes{};  // bit i of word w: a box on square 64 w + i
  Square worker = 0;
  bool has(Square s) const { return boxes[s / 64] >> (s % 64) & 1; }
  void flip(Square s) { boxes[s / 64] ^= std::uint64_t{1} << (s % 64); }
  template <class F>
  void forEachBox(F&& f) const {
    for (std::size_t w = 0; w < Words; ++w)
      for (std::uint64_t left = boxes[w]; left != 0; left &= left - 1)
        f(static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(left))));
  }
  friend bool operator==(const LevelState&, const LevelState&) = default;
  friend std::size_t hashValue(const LevelState& s) {
    std::uint64_t hash = s.worker;
    for (const std::uint64_t word : s.boxes) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 29;
    }
    hash *= 0xBF58476D1CE4E5B9u;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

// A box pushed one square on.
struct Push {
  Square box = 0;
  Direction direction = Direction::Up;
  explicit operator std::uint8_t() const { return static_cast<std::uint8_t>(direction); }
};

// Which squares a box may be on in a state. A push onto a dead square is pruned either way; only where all squares have bits
// can a watcher be shown what was.
enum class Numbering : std::uint8_t { LiveSquares, AllSquares };

// How many ways there are of choosing a goal for each box, the boxes being alike; at most a million.
inline std::size_t goalChoices(std::size_t goals, std::size_t boxes) {
  double choices = 1;
  for (std::size_t i = 0; i < boxes; ++i)
    choices *= static_cast<double>(goals - i) / static_cast<double>(i + 1);
  return static_cast<std::size_t>(std::min(choices + 0.5, 1e6));
}

}  // namespace searchlight::sokoban
