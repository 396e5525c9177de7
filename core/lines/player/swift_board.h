// core/lines/player/swift_board.h: a board that knows the judge's opinion of it, changed and copied millions of times.
//
// Every shape's code and worth is kept, so that putting or taking a ball touches only the shapes through its cell (some
// 13 of 204 on the classic board), and asking what a ball would be worth in a cell changes nothing.
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
  // An empty board. REQUIRES: the shapes and the judge outlive it and are for the same settings.
  SwiftBoard(const Shapes& shapes, const Judge& judge)
      : m_shapes(&shapes), m_judge(&judge), m_empty(shapes.cellCount()) {
    for (std::size_t s = 0; s < shapes.shapeCount(); ++s) {
      m_code[s] = shapes.emptyCode(s);
      m_worth[s] = judge.weight(shapes.firstFeature(s));
      m_sum += m_worth[s];
    }
  }
  SwiftBoard(const SwiftBoard& other) : m_shapes(other.m_shapes), m_judge(other.m_judge) { copy(other); }
  SwiftBoard& operator=(const SwiftBoard& other) {
    if (this != &other) copy(other);
    return *this;
  }

  std::uint8_t operator[](Cell cell) const { return m_cells[cell]; }
  std::uint8_t at(std::size_t cell) const { return m_cells[cell]; }
  int size() const { return m_shapes->settings().size; }
  std::size_t cellCount() const { return m_shapes->cellCount(); }
  std::size_t emptyCount() const { return m_empty; }
  const Shapes& shapes() const { return *m_shapes; }

  // 0 takes the ball away.
  void set(Cell cell, std::uint8_t colour) {
    const auto change = static_cast<std::uint32_t>(colour) - m_cells[cell];  // may wrap, and wraps back
    if (m_cells[cell] != 0) ++m_empty;
    if (colour != 0) --m_empty;
    m_cells[cell] = colour;
    for (const Shapes::Part& part : m_shapes->parts(cell)) {
      const std::uint32_t code = m_code[part.shape] += change * part.power;
      const std::int32_t worth =
          m_judge->weight(m_shapes->firstFeature(part.shape) + m_shapes->pattern(code));
      m_sum += worth - m_worth[part.shape];
      m_worth[part.shape] = worth;
    }
  }

  // What the judge thinks of it (judge.h has the unit).
  std::int32_t value() const { return m_sum + m_judge->emptiesWeight(m_empty); }
  // The same if one more ball were somewhere, and nothing else counted: what gain() is added to.
  std::int32_t valueWithOneMore() const { return m_sum + m_judge->emptiesWeight(m_empty - 1); }
  // By how much the shapes' part of value() would rise with a ball there, and whether it would be in a line.
  // REQUIRES: the cell is empty.
  struct Gain {
    std::int32_t value = 0;
    bool completes = false;
  };
  Gain gain(Cell cell, std::uint8_t colour) const {
    Gain gain;
    for (const Shapes::Part& part : m_shapes->parts(cell)) {
      const std::uint16_t pattern = m_shapes->pattern(m_code[part.shape] + colour * part.power);
      gain.completes |= pattern == m_shapes->linePattern();
      gain.value += m_judge->weight(m_shapes->firstFeature(part.shape) + pattern) - m_worth[part.shape];
    }
    return gain;
  }
  // Whether the ball there is in a line.
  bool isInLine(Cell cell) const {
    for (const Shapes::Part& part : m_shapes->parts(cell))
      if (part.shape < m_shapes->windowCount() &&
          m_shapes->pattern(m_code[part.shape]) == m_shapes->linePattern())
        return true;
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
        if (part.shape >= m_shapes->windowCount() ||
            m_shapes->pattern(m_code[part.shape]) != m_shapes->linePattern())
          continue;
        for (const Cell c : m_shapes->window(part.shape))
          if (std::find(gone.begin(), gone.begin() + static_cast<std::ptrdiff_t>(count), c) ==
              gone.begin() + static_cast<std::ptrdiff_t>(count))
            gone[count++] = c;
      }
    }
    for (std::size_t i = 0; i < count; ++i) set(gone[i], 0);
    return static_cast<int>(count);
  }
  // For fitting the judge: f(feature) for every shape.
  template <class F>
  void forEachFeature(F&& f) const {
    for (std::size_t s = 0; s < m_shapes->shapeCount(); ++s)
      f(m_shapes->firstFeature(s) + m_shapes->pattern(m_code[s]));
  }

 private:
  static constexpr std::size_t kMostShapes = 1619;  // 20 x 20 cells, lines of 4

  void copy(const SwiftBoard& other) {
    m_shapes = other.m_shapes;
    m_judge = other.m_judge;
    m_empty = other.m_empty;
    m_sum = other.m_sum;
    std::copy_n(other.m_cells.begin(), cellCount(), m_cells.begin());
    std::copy_n(other.m_code.begin(), m_shapes->shapeCount(), m_code.begin());
    std::copy_n(other.m_worth.begin(), m_shapes->shapeCount(), m_worth.begin());
  }

  const Shapes* m_shapes;
  const Judge* m_judge;
  std::size_t m_empty = 0;
  std::int32_t m_sum = 0;
  std::array<std::uint8_t, Settings::kMaxCells> m_cells{};
  std::array<std::uint32_t, kMostShapes> m_code;
  std::array<std::int32_t, kMostShapes> m_worth;
};

}  // namespace searchlight::lines::player
