// core/lines/player/shapes.h: the small groups of cells by which the player sees a board.
//
// Three kinds of shape: every window (as many cells in a row as a line needs, in all four directions), every block of
// 2 x 2 cells, and every cross, a cell with its neighbours, which shows whether a ball can leave and a cell be reached. What
// stands in a shape is a number, its code, in which every cell is a digit; what of it counts is its pattern, the same for all
// ways of colouring it: only which cells are empty and which balls are alike. A pattern and the place of its shape on the board
// make a feature, and the judge (judge.h) has a weight for each.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lines/board.h"

namespace searchlight::lines::player {

using Cell = std::uint16_t;  // row by row

// Of 4 and 5 cells all patterns are told apart (52, 203); of longer windows only how many balls there are, how many of
// them are of one colour.
std::uint16_t patternCount(int cells);
// The pattern of these cells (0: empty, else colours), less than patternCount(). 0 is the empty one; the last one are all
// cells alike and none empty.
std::uint16_t patternOf(std::span<const std::uint8_t> cells);

// Windows along rows and columns are told apart by their distance from the board's edge, those along diagonals by how
// long the diagonal is beyond a line: five places each, where the last one stands for all beyond. Blocks have one place.
// Crosses of 5 cells have three, by their distance from the edge; those of 4 and 3 cells, on the edge and in its corners, one.
inline constexpr int kPlaces = 5;
inline constexpr int kWindowClasses = 2 * kPlaces;
inline constexpr int kCrossPlaces = 3;

class Shapes {
 public:
  struct Part {           // a cell in a shape
    std::uint16_t shape;  // windows first, then blocks, then crosses
    std::uint32_t power;  // what its digit counts in the code
  };
  struct TwoParts {  // two cells in a shape
    std::uint16_t shape;
    std::uint32_t power, otherPower;
  };

  explicit Shapes(const Settings& settings);

  const Settings& settings() const { return m_settings; }
  std::size_t cellCount() const { return m_settings.cellCount(); }
  std::size_t shapeCount() const { return m_start.size(); }
  std::span<const Part> parts(Cell cell) const {
    return {m_parts.data() + m_firstPart[cell], m_firstPart[cell + std::size_t{1}] - m_firstPart[cell]};
  }
  // Those that hold both cells, which differ.
  std::span<const TwoParts> shared(Cell a, Cell b) const {
    const std::size_t pair = a * cellCount() + b;
    return {m_shared.data() + m_firstShared[pair], m_firstShared[pair + 1] - m_firstShared[pair]};
  }
  // The cells of window w.
  std::span<const Cell> window(std::size_t w) const {
    const auto length = static_cast<std::size_t>(m_settings.line);
    return {m_windowCells.data() + w * length, length};
  }
  // An empty shape's code; each kind and length has a range of codes of its own, so that a code alone gives the pattern.
  std::uint32_t emptyCode(std::size_t shape) const { return m_start[shape]; }
  std::uint16_t pattern(std::uint32_t code) const { return m_pattern[code]; }
  // Of a window whose balls are all of one colour: which, and how many there are. 0 where there is no ball, or another colour,
  // and of other shapes.
  static constexpr std::size_t kAlones = (Settings::kMaxLine + 1) * (Settings::kMaxColours + 1);
  static constexpr std::uint8_t alone(int balls, int colour) {
    return static_cast<std::uint8_t>(balls * (Settings::kMaxColours + 1) + colour);
  }
  std::uint8_t alone(std::uint32_t code) const { return m_alone[code]; }
  // Whether such a code of the shape is a window's whose balls are all alike.
  bool isLine(std::size_t shape, std::uint32_t code) const {
    return shape < m_windows && m_pattern[code] == m_linePattern;
  }
  // The feature of a shape with pattern 0; those of the other patterns follow.
  std::uint32_t firstFeature(std::size_t shape) const { return m_firstFeature[shape]; }
  std::size_t featureCount() const { return m_features; }

 private:
  void addWindows();
  void addBlocks();
  void addCrosses();
  void addShape(std::span<const Cell> cells, std::uint32_t start, std::uint32_t firstFeature);
  std::uint32_t tabulate(std::size_t cells, bool isWindow);

  Settings m_settings;
  std::size_t m_windows = 0, m_features = 0;
  std::uint16_t m_linePattern = 0;
  std::vector<std::vector<Part>> m_partsOf;  // only while it is made
  std::vector<Part> m_parts;
  std::vector<std::size_t> m_firstPart;
  std::vector<TwoParts> m_shared;
  std::vector<std::uint32_t> m_firstShared;
  std::vector<Cell> m_windowCells;
  std::vector<std::uint32_t> m_start, m_firstFeature;
  std::vector<std::uint16_t> m_pattern;
  std::vector<std::uint8_t> m_alone;
};

}  // namespace searchlight::lines::player
