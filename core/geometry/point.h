// core/geometry/point.h: a cell's place on any board.
#pragma once
#include <compare>

namespace searchlight {

// x counts columns to the right, y rows downwards, both from 0.
struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

}  // namespace searchlight
