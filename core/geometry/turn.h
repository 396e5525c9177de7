// core/geometry/turn.h: the eight ways in which a board can be seen: turned by quarters, mirrored or not.
//
//   Turn turn;                                                                 // usage: as it is
//   turn = turn.turnedRight().mirrored();                                      // what the user sees, turned, then mirrored
//   const Point shown = turn.cell({0, 3}, width, height);                      // of a board of that size
//   const Direction key = turn.back(Direction::Up);                            // what is up on the screen
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/geometry/point.h"

namespace searchlight {

class Turn {
 public:
  static constexpr int kTurns = 8;
  constexpr Turn() = default;
  // One of the eight, each once; 0 is the one that changes nothing.
  static constexpr Turn numbered(int i) { return {i % 4, i >= 4}; }

  constexpr bool isNone() const { return m_quarters == 0 && !m_isMirrored; }
  // Columns become rows.
  constexpr bool isSideways() const { return m_quarters % 2 != 0; }

  // As it is seen after one more turn or mirroring (left becomes right) of what is seen now.
  constexpr Turn turnedRight() const { return {m_quarters + 1, m_isMirrored}; }
  constexpr Turn turnedLeft() const { return {m_quarters + 3, m_isMirrored}; }
  constexpr Turn mirrored() const { return {4 - m_quarters, !m_isMirrored}; }
  constexpr Turn inverse() const { return {m_isMirrored ? m_quarters : 4 - m_quarters, m_isMirrored}; }

  // Where a cell of a board of width x height is seen.
  constexpr Point cell(Point p, int width, int height) const {
    const auto [x, y] = turned(2 * p.x + 1 - width, 2 * p.y + 1 - height);
    return {(x + (isSideways() ? height : width) - 1) / 2, (y + (isSideways() ? width : height) - 1) / 2};
  }
  // Where a step leads as it is seen, and which step one that is seen is. REQUIRES: it is straight.
  constexpr Direction direction(Direction d) const {
    const auto [x, y] = turned(offset(d).x, offset(d).y);
    return directionOf(x, y);
  }
  constexpr Direction back(Direction seen) const { return inverse().direction(seen); }
  // A way from the board's middle.
  template <class Number>
  constexpr std::pair<Number, Number> turned(Number x, Number y) const {
    if (m_isMirrored) x = -x;
    for (int i = 0; i < m_quarters; ++i) x = -std::exchange(y, x);
    return {x, y};
  }

  // "0", "90", "180", "270" (to the right), and of what was mirrored before "mirrored 0" and so on.
  std::string text() const { return (m_isMirrored ? "mirrored " : "") + std::to_string(90 * m_quarters); }
  static std::optional<Turn> fromText(std::string_view text) {
    for (int i = 0; i < kTurns; ++i)
      if (numbered(i).text() == text) return numbered(i);
    return std::nullopt;
  }

  friend constexpr bool operator==(const Turn&, const Turn&) = default;

 private:
  constexpr Turn(int quarters, bool isMirrored) : m_quarters(quarters % 4), m_isMirrored(isMirrored) {}
  int m_quarters = 0;         // to the right ..
  bool m_isMirrored = false;  // .. after left has become right
};

}  // namespace searchlight
