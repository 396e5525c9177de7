// core/sokoban/level_state.h: a level as a search goes through it: where the boxes are, as bits, and where the worker is.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

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
  // Written out: compilers compare arrays by a call, which takes longer than these words do.
  friend bool operator==(const LevelState& a, const LevelState& b) {
    std::uint64_t differing = a.worker ^ b.worker;
    for (std::size_t w = 0; w < Words; ++w) differing |= a.boxes[w] ^ b.boxes[w];
    return differing == 0;
  }
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

// The same of any number of squares: the boxes as a list. A node takes two bytes a box (core/search/packed_node_store.h).
template <>
struct LevelState<0> {
  std::vector<Square> boxes;  // rising
  Square worker = 0;
  bool has(Square s) const { return std::binary_search(boxes.begin(), boxes.end(), s); }
  void flip(Square s) {
    const auto at = std::lower_bound(boxes.begin(), boxes.end(), s);
    if (at != boxes.end() && *at == s)
      boxes.erase(at);
    else
      boxes.insert(at, s);
  }
  template <class F>
  void forEachBox(F&& f) const {
    for (const Square box : boxes) f(box);
  }
  friend bool operator==(const LevelState&, const LevelState&) = default;
  friend std::size_t hashValue(const LevelState& s) {
    std::uint64_t hash = s.worker * 0x94D049BB133111EBu;
    // A sum, of which no part waits for another: there may be thousands.
    for (const Square box : s.boxes) {
      const std::uint64_t mixed = (box + std::uint64_t{1}) * 0x9E3779B97F4A7C15u;
      hash += (mixed ^ mixed >> 32) * 0xBF58476D1CE4E5B9u;
    }
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
  // The worker, then the boxes.
  std::size_t units() const { return boxes.size() + 1; }
  std::uint16_t unit(std::size_t i) const { return i == 0 ? worker : boxes[i - 1]; }
  template <class Unit>
  static LevelState ofUnits(std::size_t units, const Unit& unit) {
    LevelState s;
    if (units == 0) return s;
    s.worker = unit(std::size_t{0});
    s.boxes.resize(units - 1);
    for (std::size_t i = 1; i < units; ++i) s.boxes[i - 1] = unit(i);
    return s;
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
  // As many as there are of choosing the goals that stay empty: with the fewer of both no number grows beyond what a double holds.
  for (std::size_t i = 0; i < std::min(boxes, goals - std::min(goals, boxes)); ++i)
    choices *= static_cast<double>(goals - i) / static_cast<double>(i + 1);
  return static_cast<std::size_t>(std::min(choices + 0.5, 1e6));
}
// From how many of them a search backwards begins at most: one that is asked for by its name, and one that takes turns with others, which
// must not wait for it.
inline constexpr std::size_t kMostGoalChoices = 10'000, kMostGoalChoicesInTurns = 2'000;

}  // namespace searchlight::sokoban
