// core/lines/player/swift_board.h: a board that is changed and copied millions of times, and what the judge thinks of it.
//
// Every shape's code is kept, so that putting or taking a ball touches only the shapes through its cell (some 16 of 285 on
// the classic board). An Opinion looks up what each shape is worth once; then it tells what moving a ball would change.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/lines/player/judge.h"
#include "core/lines/player/shapes.h"

namespace searchlight::lines::player {

struct Ball {
  Cell cell = 0;
  std::uint8_t colour = 0;
  friend bool operator==(const Ball&, const Ball&) = default;
};

class SwiftBoard {
 public:
  static constexpr std::size_t kMostShapes = 2019;  // 20 x 20 cells, lines of 4

  // An empty board. REQUIRES: the shapes and the judge outlive it and are for the same settings.
  SwiftBoard(const Shapes& shapes, const Judge& judge)
      : m_shapes(&shapes), m_judge(&judge), m_empty(shapes.cellCount()) {
    for (std::size_t s = 0; s < shapes.shapeCount(); ++s) m_code[s] = shapes.emptyCode(s);
  }
  SwiftBoard(const SwiftBoard& other) { copy(other); }
  SwiftBoard& operator=(const SwiftBoard& other) {
    if (this != &other) copy(other);
    return *this;
  }

  std::uint8_t operator[](Cell cell) const { return m_cells[cell]; }
  std::uint8_t at(std::size_t cell) const { return m_cells[cell]; }
  int size() const { return m_shapes->settings().size; }
  std::size_t cellCount() const { return m_shapes->cellCount(); }
  std::size_t emptyCount() const { return m_empty; }
  std::size_t countOf(std::uint8_t colour) const { return m_ofColour[colour]; }
  std::uint32_t code(std::size_t shape) const { return m_code[shape]; }
  const Shapes& shapes() const { return *m_shapes; }
  const Judge& judge() const { return *m_judge; }

  // 0 takes the ball away.
  void set(Cell cell, std::uint8_t colour) {
    const auto change = static_cast<std::uint32_t>(colour) - m_cells[cell];  // may wrap, and wraps back
    if (m_cells[cell] != 0) {
      ++m_empty;
      --m_ofColour[m_cells[cell]];
    }
    if (colour != 0) {
      --m_empty;
      ++m_ofColour[colour];
    }
    m_cells[cell] = colour;
    for (const Shapes::Part& part : m_shapes->parts(cell)) m_code[part.shape] += change * part.power;
  }

  // Whether the ball there is in a line.
  bool isInLine(Cell cell) const {
    for (const Shapes::Part& part : m_shapes->parts(cell))
      if (m_shapes->isLine(part.shape, m_code[part.shape])) return true;
    return false;
  }
  // Takes away all lines through these cells and returns how many balls that were.
  template <class Cells>
  int clearLinesThrough(const Cells& cells) {
    std::array<Cell, Settings::kMaxCells> gone;
    std::size_t count = 0;
    for (const Cell cell : cells) {
      if (m_cells[cell] == 0) continue;
      for (const Shapes::Part& part : m_shapes->parts(cell)) {
        if (!m_shapes->isLine(part.shape, m_code[part.shape])) continue;
        for (const Cell c : m_shapes->window(part.shape))
          if (std::find(gone.begin(), gone.begin() + static_cast<std::ptrdiff_t>(count), c) ==
              gone.begin() + static_cast<std::ptrdiff_t>(count))
            gone[count++] = c;
      }
    }
    for (std::size_t i = 0; i < count; ++i) set(gone[i], 0);
    return static_cast<int>(count);
  }

 private:
  void copy(const SwiftBoard& other) {
    m_shapes = other.m_shapes;
    m_judge = other.m_judge;
    m_empty = other.m_empty;
    m_ofColour = other.m_ofColour;
    std::copy_n(other.m_cells.begin(), cellCount(), m_cells.begin());
    std::copy_n(other.m_code.begin(), m_shapes->shapeCount(), m_code.begin());
  }

  const Shapes* m_shapes;
  const Judge* m_judge;
  std::size_t m_empty = 0;
  std::array<std::uint16_t, Settings::kMaxColours + 1> m_ofColour{};
  std::array<std::uint8_t, Settings::kMaxCells> m_cells{};
  std::array<std::uint32_t, kMostShapes> m_code;
};

// The judge's opinion of a board, in its unit (judge.h), and of the board with one ball elsewhere.
class Opinion {
 public:
  explicit Opinion(const SwiftBoard& board) : m_board(board) {
    const Judge& judge = board.judge();
    const Shapes& shapes = board.shapes();
    for (int colour = 1; colour <= shapes.settings().colours; ++colour)
      for (int alike = 1; alike < shapes.settings().line; ++alike)
        m_alone[Shapes::alone(alike, colour)] = judge.aloneWeight(
            static_cast<std::size_t>(alike), board.countOf(static_cast<std::uint8_t>(colour)));
    m_value = judge.emptiesWeight(board.emptyCount());
    for (std::size_t s = 0; s < shapes.shapeCount(); ++s) m_value += m_worth[s] = worth(s, board.code(s));
  }
  Opinion(const Opinion& other) : m_board(other.m_board), m_value(other.m_value), m_alone(other.m_alone) {
    std::copy_n(other.m_worth.begin(), m_board.shapes().shapeCount(), m_worth.begin());
  }
  Opinion& operator=(const Opinion&) = delete;

  const SwiftBoard& board() const { return m_board; }
  std::int32_t value() const { return m_value; }

  // By how much the value would change if the ball there were gone, or if there were one more, as far as shapes go: what is
  // added to value() for a ball that moves, with afterBoth() besides. REQUIRES: a ball on `from`; `to` is empty.
  std::int32_t afterTaking(Cell from) const {
    const std::uint32_t colour = m_board[from];
    std::int32_t change = 0;
    for (const Shapes::Part& part : m_board.shapes().parts(from))
      change += worth(part.shape, m_board.code(part.shape) - colour * part.power) - m_worth[part.shape];
    return change;
  }
  struct Gain {
    std::int32_t value = 0;
    bool completes = false;  // a line
  };
  Gain afterPutting(Cell to, std::uint8_t colour) const {
    const Shapes& shapes = m_board.shapes();
    Gain gain;
    for (const Shapes::Part& part : shapes.parts(to)) {
      const std::uint32_t code = m_board.code(part.shape) + colour * part.power;
      gain.completes |= shapes.isLine(part.shape, code);
      gain.value += worth(part.shape, code) - m_worth[part.shape];
    }
    return gain;
  }
  // What the two of them miss: the shapes that hold both cells.
  std::int32_t afterBoth(Cell from, Cell to) const {
    const std::uint32_t colour = m_board[from];
    std::int32_t change = 0;
    for (const Shapes::TwoParts& both : m_board.shapes().shared(from, to)) {
      const std::uint32_t code = m_board.code(both.shape), taken = code - colour * both.power,
                          put = colour * both.otherPower;
      change += worth(both.shape, taken + put) - worth(both.shape, taken) - worth(both.shape, code + put) +
                m_worth[both.shape];
    }
    return change;
  }
  // Whether the ball completes a line there although it leaves `from`.
  bool completes(Cell from, Cell to) const {
    SwiftBoard moved = m_board;
    const std::uint8_t colour = moved[from];
    moved.set(from, 0);
    moved.set(to, colour);
    return moved.isInLine(to);
  }

  // Moves a ball: how many there are of each colour stays.
  void move(Cell from, Cell to) {
    const std::uint8_t colour = m_board[from];
    set(from, 0);
    set(to, colour);
  }

 private:
  std::int32_t worth(std::size_t shape, std::uint32_t code) const {
    const Shapes& shapes = m_board.shapes();
    return m_board.judge().weight(shapes.firstFeature(shape) + shapes.pattern(code)) +
           m_alone[shapes.alone(code)];
  }
  void set(Cell cell, std::uint8_t colour) {
    m_board.set(cell, colour);
    for (const Shapes::Part& part : m_board.shapes().parts(cell)) {
      const std::int32_t now = worth(part.shape, m_board.code(part.shape));
      m_value += now - m_worth[part.shape];
      m_worth[part.shape] = now;
    }
  }

  SwiftBoard m_board;
  std::int32_t m_value = 0;  // with as many empty cells as there were at first
  std::array<std::int32_t, Shapes::kAlones> m_alone{};
  std::array<std::int32_t, SwiftBoard::kMostShapes> m_worth;
};

}  // namespace searchlight::lines::player
