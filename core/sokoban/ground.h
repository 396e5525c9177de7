// core/sokoban/ground.h: what a solver knows of a level before it begins: its squares by number, and how far a lone box is
// from each goal.
//
// Distances are pushes of one box on the otherwise empty board, worker and all: where the box stands between two parts of
// the floor it matters on which side the worker is, so that a square has a row of distances for each part of the floor that
// a box on it separates (mostly one). Found by pulling from each goal, and by pushing from where each box begins.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// Squares of the inside, numbered from 0: those first from which a lone box can come to a goal.
using Square = std::uint16_t;
inline constexpr Square kNoSquare = 0xFFFF;
inline constexpr std::uint16_t kNoPath = 0xFFFF;  // as a distance

// Pushes of a lone box, by row (a square and where the worker is) and column (a goal, or a box of the opening). Of more columns
// than a matching can be kept of (1,024), and of more than 512 or millions of entries where boxes can use more than 1,024 squares,
// only the nearest are known and `pushes` is empty.
struct PushTable {
  std::size_t columns = 0;
  std::vector<std::uint16_t> pushes,
      nearest;  // by row and column, by row: the least; kNoPath: there is no way
  const std::uint16_t* row(std::size_t r) const { return pushes.data() + r * columns; }
  // 0 where there is no way.
  std::uint16_t least(std::size_t r) const { return nearest[r] == kNoPath ? std::uint16_t{0} : nearest[r]; }
};

class Ground {
 public:
  explicit Ground(Board board);
  // The same level, beginning there (Board::from()); the squares and their distances to goals need not be found again.
  Ground from(const Position& position) const;

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
  // The first of the rows of a box there; those of the next square follow. Of squareCount(): how many rows there are.
  std::size_t firstRow(Square box) const { return m_firstRow[box]; }
  // From a row to each goal, in the order of goals().
  const PushTable& toGoals() const { return m_toGoals; }
  // From each box of the opening, in its order, to a row: for who pulls boxes back.
  const PushTable& fromOpening() const { return m_fromOpening; }

 private:
  void number(const std::vector<bool>& isLive);
  void separate();
  PushTable table(std::size_t columns) const;
  void pull();
  void push();

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
  PushTable m_toGoals, m_fromOpening;
};

}  // namespace searchlight::sokoban
