// core/geometry/direction.h: the eight directions of a grid.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/geometry/point.h"

namespace searchlight {

// The straight ones first, in the order up, left, right, down; then the diagonals.
enum class Direction : std::uint8_t { Up, Left, Right, Down, UpLeft, UpRight, DownLeft, DownRight };
inline constexpr int kDirections = 8;

inline constexpr std::array<Point, kDirections> kOffsets{
    {{0, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};

constexpr Point offset(Direction d) { return kOffsets[static_cast<std::size_t>(d)]; }
constexpr std::string_view directionName(Direction d) {
  constexpr std::array<std::string_view, kDirections> names{"up",      "left",     "right",     "down",
                                                            "up left", "up right", "down left", "down right"};
  return names[static_cast<std::size_t>(d)];
}
constexpr bool isDiagonal(Direction d) { return d >= Direction::UpLeft; }
// The direction of a king's move (dx, dy), each -1, 0 or 1 and not both 0.
constexpr Direction directionOf(int dx, int dy) {
  if (dy < 0) return dx < 0 ? Direction::UpLeft : dx > 0 ? Direction::UpRight : Direction::Up;
  if (dy > 0) return dx < 0 ? Direction::DownLeft : dx > 0 ? Direction::DownRight : Direction::Down;
  return dx < 0 ? Direction::Left : Direction::Right;
}
// A set of directions: bit d is Direction d.
using DirectionSet = std::uint8_t;
constexpr DirectionSet bit(Direction d) { return static_cast<DirectionSet>(1u << static_cast<unsigned>(d)); }

}  // namespace searchlight
