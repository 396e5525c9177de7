// core/sokoban/ground.h: what a solver knows of a level before it begins: its squares by number, and how far a lone box is
// from each goal.
//
// Distances are pushes of one box on the otherwise empty board, worker and all: where the box stands between two parts of
// the floor it matters on which side the worker is, so that a square has a row of distances for each part of the floor that
// a box on it separates (mostly one). Found by pulling from each goal.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// Squares of the inside, numbered from 0: those first from which a lone box can come to a goal.
using Square = std::uint16_t;
inline constexpr Square kNoSquare = 0xFFFF;
inline constexpr std::uint16_t kNoWay = 0xFFFF;  // as a distance

class Ground {
 public:
  explicit Ground(Board board);

  const Board& board() const { return m_board; }
  std::size_t squareCount() const { return m_cells.size(); }
  std::size_t liveCount() const { return m_liveCount; }
  // A lone box there can never come to a goal, wherever the worker is.
  bool isDead(Square s) const { return s >= m_liveCount; }
  bool isGoal(Square s) const { return m_isGoal[s]; }
  const std::vector<Square>& goals() const { return m_goals; }
  Cell cell(Square s) const { return m_cells[s]; }
  Square square(Cell c) const { return m_squares[c]; }  // kNoSquare: not inside
  // The next square up, left, right or down; kNoSquare: a wall.
  Square beside(Square s, Direction d) const { return m_beside[s][static_cast<std::size_t>(d)]; }

  // By square, the four next ones by Direction: what the innermost loops go by.
  const std::array<Square, 4>* neighbours() const { return m_beside.data(); }

  // The row of distances of a box on `box` while the worker is on another square.
  std::size_t row(Square box, Square worker) const {
    return m_parts.empty() ? m_firstRow[box] : m_firstRow[box] + m_parts[box * squareCount() + worker];
  }
  // By goal, in the order of goals(): pushes, or kNoWay.
  const std::uint16_t* distances(std::size_t row) const { return m_distances.data() + row * m_goals.size(); }
  // The least of a row; kNoWay: there is none.
  std::uint16_t nearest(std::size_t row) const { return m_nearest[row]; }

 private:
  void number(const std::vector<bool>& isLive);
  void separate();
  void pull();

  Board m_board;
  std::vector<Cell> m_cells;
  std::vector<Square> m_squares;  // by cell
  std::vector<std::array<Square, 4>> m_beside;
  std::vector<Square> m_goals;
  std::vector<bool> m_isGoal;
  std::size_t m_liveCount = 0;
  std::vector<std::uint32_t> m_firstRow;  // by square, and one past the last
  std::vector<std::uint8_t>
      m_parts;  // by box and worker; empty on boards so large that rows are not told apart
  std::vector<std::uint16_t> m_distances, m_nearest;
};

}  // namespace searchlight::sokoban
