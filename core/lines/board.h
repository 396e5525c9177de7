// core/lines/board.h: balls on cells, and nothing of the game around them.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/geometry/point.h"
#include "core/lines/settings.h"

namespace searchlight::lines {

using Colour = std::uint8_t;  // 1 to settings.colours
inline constexpr Colour kNoBall = 0;

// A square board. A value: small, copied freely.
class Board {
 public:
  // Empty. REQUIRES: Settings::kMinSize <= size <= kMaxSize.
  explicit Board(int size = Settings::kMinSize) : m_size(size) {}

  int size() const { return m_size; }
  std::size_t cellCount() const {
    return static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size);
  }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_size && p.y < m_size; }
  // Row by row. REQUIRES: contains(p); cell < cellCount().
  std::size_t cell(Point p) const { return static_cast<std::size_t>(p.y * m_size + p.x); }
  Point point(std::size_t cell) const {
    return {static_cast<int>(cell) % m_size, static_cast<int>(cell) / m_size};
  }

  // kNoBall, or the ball's colour. REQUIRES: contains(p).
  Colour operator[](Point p) const { return m_cells[cell(p)]; }
  Colour at(std::size_t cell) const { return m_cells[cell]; }
  bool isEmpty(Point p) const { return contains(p) && m_cells[cell(p)] == kNoBall; }
  void set(Point p, Colour colour) {
    Colour& there = m_cells[cell(p)];
    if (there != kNoBall) --m_balls;
    if (colour != kNoBall) ++m_balls;
    there = colour;
  }

  std::size_t ballCount() const { return m_balls; }
  std::size_t emptyCount() const { return cellCount() - m_balls; }
  bool isFull() const { return emptyCount() == 0; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int m_size;
  std::size_t m_balls = 0;
  std::array<Colour, Settings::kMaxCells> m_cells{};  // all beyond the board stay empty
};

// A row of the board as text: '.' and the digits of colours.
inline std::string rowText(const Board& board, int y) {
  std::string row;
  for (int x = 0; x < board.size(); ++x)
    row += board[{x, y}] == kNoBall ? '.' : static_cast<char>('0' + board[{x, y}]);
  return row;
}

}  // namespace searchlight::lines
