// core/sokoban/board.h: a Sokoban level as it is played: walls, floor, goals, where the boxes and the worker begin.
//
//   std::variant<Board, Fault> read = Board::fromRows(rows);                  // usage: "#####", "#@$.#", "#####"
//   Position position = board.opening();
//   if (board.step(position, Direction::Right) == StepKind::Push) ..
//   if (board.isSolved(position)) ..
//
// Cells have numbers, y * width + x, from 0. What the worker could never come to even if no box were in the way is outside:
// goals there are left out, boxes there are walls (decoration of real files), and so is any floor.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/geometry/point.h"
#include "core/text/failure.h"

namespace searchlight::sokoban {

// The most columns and rows of a board.
inline constexpr int kMostSide = 255;

using Cell = std::uint16_t;
inline constexpr Cell kNoCell = 0xFFFF;

inline constexpr std::array kStraight{Direction::Up, Direction::Left, Direction::Right, Direction::Down};
// REQUIRES: d is one of them.
constexpr Direction opposite(Direction d) { return static_cast<Direction>(3 - static_cast<int>(d)); }

// Why rows are no board: in words, and the row that is to blame, from 0; -1: all of them together. And the cells, where there
// are such: both workers, the way out of the walls, all boxes that are too many for the goals.
struct Fault {
  Failure what;
  int row = -1;
  std::vector<Point> cells = {};
  friend bool operator==(const Fault&, const Fault&) = default;
};

// Where everything that moves is.
struct Position {
  Cell worker = 0;
  std::vector<Cell> boxes;  // rising
  bool hasBox(Cell cell) const;
  // The box is taken from one cell to another; the boxes stay in order. REQUIRES: there is one, and none where it goes.
  void moveBox(Cell from, Cell to);
  friend bool operator==(const Position&, const Position&) = default;
};

// What a step of the worker is: nothing (a wall, a second box), a walk, a push, or (in a reverse game) a pull: the box behind him
// comes along.
enum class StepKind : std::uint8_t { Blocked, Walk, Push, Pull };

class Board {
 public:
  enum class Square : std::uint8_t { Outside, Wall, Floor, Goal };

  // Rows of # wall, @ p worker, + P worker on a goal, $ b box, * B box on a goal, . goal, blank - _ floor; ragged rows are
  // filled up with floor. A Fault where that is no level: SOKOBAN.md's list (no worker or several, no box, fewer goals than
  // boxes, a way out of the walls, an unknown character, too large).
  static std::variant<Board, Fault> fromRows(std::span<const std::string> rows);

  // To be drawn and nothing else: it need not be a level, and the worker may be kNoCell. REQUIRES: whole rows, boxes that rise.
  static Board picture(int width, std::vector<Square> squares, Position opening);

  int width() const { return m_data->width; }
  int height() const { return m_data->height; }
  std::size_t cellCount() const { return m_data->squares.size(); }
  // REQUIRES: contains(p).
  Cell cell(Point p) const { return static_cast<Cell>(p.y * width() + p.x); }
  Point point(Cell cell) const { return {cell % width(), cell / width()}; }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width() && p.y < height(); }
  Square square(Cell cell) const { return m_data->squares[cell]; }
  bool isInside(Cell cell) const { return square(cell) >= Square::Floor; }
  bool isGoal(Cell cell) const { return square(cell) == Square::Goal; }
  // The next cell that way, one of up, left, right, down. REQUIRES: the cell is inside, so that there is one.
  Cell beside(Cell cell, Direction d) const {
    return static_cast<Cell>(cell + m_data->offsets[static_cast<std::size_t>(d)]);
  }
  const std::vector<Cell>& goals() const { return m_data->goals; }  // rising
  const Position& opening() const { return m_data->opening; }
  // The same level, beginning there. REQUIRES: a position of this board that can come to be in play; boxes may be left out.
  Board from(const Position& position) const;
  // And with these goals. REQUIRES: rising, inside, no fewer than boxes.
  Board from(const Position& position, std::vector<Cell> goals) const;
  // What is played in reverse: the boxes begin there, and their goals are where they stand in the opening. REQUIRES: a position of
  // this board, with as many boxes.
  Board reversed(const Position& solved) const;
  // Every box is on a goal; there may be more goals.
  bool isSolved(const Position& position) const;

  // What a step that way would be; the other one takes it. REQUIRES: d is straight, the position of this board.
  StepKind kindOf(const Position& position, Direction d) const;
  StepKind step(Position& position, Direction d) const;
  // The same in reverse: Blocked by walls and boxes, a Pull where a box is behind him.
  StepKind reverseKindOf(const Position& position, Direction d) const;

  // By cell: where the worker can walk to, himself included. REQUIRES: the position is of this board.
  std::vector<bool> reach(const Position& position) const;
  // The position as rows, as fromRows() reads them: blanks for floor, none behind the last other character.
  std::vector<std::string> rows(const Position& position) const;

  // The same for all levels that are alike: turned or mirrored, with other things outside, or with the worker elsewhere in
  // the part that he can walk about in. Of bytes 0 to 127 without control characters.
  std::string identity() const;

  friend bool operator==(const Board& a, const Board& b) {
    return a.m_data->width == b.m_data->width && a.m_data->squares == b.m_data->squares &&
           a.m_data->opening == b.m_data->opening;
  }

 private:
  struct Data {
    int width = 0, height = 0;
    std::vector<Square> squares;
    std::vector<Cell> goals;
    Position opening;
    std::array<int, 4> offsets{};  // by Direction
  };
  explicit Board(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
  std::shared_ptr<const Data> m_data;
};

// "2,1: 3,1 4,4": the worker, then the boxes in the order of their cells. REQUIRES: a position of this board.
std::string positionText(const Board& board, const Position& position);
// Any cells of the board, whatever is on them and how many they are; nothing for what is not so written.
std::optional<Position> positionFromText(const Board& board, std::string_view text);

}  // namespace searchlight::sokoban
