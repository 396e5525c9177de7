// core/geometry/point.h: a cell's place on any board, as text, too; directions, rectangles, runs and lines of cells.
#pragma once
#include <array>
#include <charconv>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace searchlight {

// The cells first to first + count - 1 by index; it may go on in the next row. Never empty.
struct CellRun {
  std::uint32_t first, count;

  std::uint32_t end() const { return first + count; }
  friend bool operator==(const CellRun&, const CellRun&) = default;
};

// x counts columns to the right, y rows downwards, both from 0.
struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

// Left and top inclusive, right and bottom exclusive.
struct CellRect {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool contains(Point p) const { return p.x >= left && p.y >= top && p.x < right && p.y < bottom; }
  friend bool operator==(const CellRect&, const CellRect&) = default;
};

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

// Calls visit(Point) for the cells from `from` to `to`, both included, each next to the one before, by side
// or by corner (J. Bresenham, 1965): a drag that skips cells between two mouse events leaves no holes.
template <class Visit>
void forEachCellOnLine(Point from, Point to, Visit visit) {
  const int width = std::abs(to.x - from.x);
  const int height = std::abs(to.y - from.y);
  const int stepX = from.x < to.x ? 1 : -1;
  const int stepY = from.y < to.y ? 1 : -1;
  int error = width - height;
  for (Point p = from;;) {
    visit(p);
    if (p == to) return;
    const int doubled = 2 * error;
    if (doubled > -height) {
      error -= height;
      p.x += stepX;
    }
    if (doubled < width) {
      error += width;
      p.y += stepY;
    }
  }
}

// "3,4": column, then row.
inline std::string coordinates(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

// "3, 4", as the window shows it and set-ups keep it.
inline std::string pointText(Point p) { return std::to_string(p.x) + ", " + std::to_string(p.y); }

// Reads both.
inline std::optional<Point> pointFromText(std::string_view text) {
  Point p;
  const char* const end = text.data() + text.size();
  const auto x = std::from_chars(text.data(), end, p.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return std::nullopt;
  const char* second = x.ptr + 1;
  if (second != end && *second == ' ') ++second;
  const auto y = std::from_chars(second, end, p.y);
  if (y.ec != std::errc() || y.ptr != end) return std::nullopt;
  return p;
}

// "3,4-5,6": from and to, in one word.
inline std::string pairText(Point from, Point to) { return coordinates(from) + '-' + coordinates(to); }
// With another sign between them, too: "3,4 5,6".
inline std::optional<std::pair<Point, Point>> pairFromText(std::string_view text, char between = '-') {
  const std::size_t sign = text.find(between, 1);  // behind a number, which may begin with a dash
  if (sign == std::string_view::npos) return std::nullopt;
  const auto from = pointFromText(text.substr(0, sign)), to = pointFromText(text.substr(sign + 1));
  if (!from || !to) return std::nullopt;
  return std::pair(*from, *to);
}

}  // namespace searchlight
