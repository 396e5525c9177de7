// core/klotski/code.h: a position of pieces on the 5 x 4 board in 60 bits, and as text.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/geometry/point.h"

namespace searchlight::klotski {

inline constexpr int kWidth = 4, kHeight = 5, kCells = kWidth * kHeight;

// Cells are numbered from the top left, row by row.
using Cell = std::uint8_t;
constexpr int cellAt(Point p) { return p.y * kWidth + p.x; }
constexpr Point pointOf(int cell) { return {cell % kWidth, cell / kWidth}; }

// The top left cell of the large piece when it is at the exit.
inline constexpr int kExit = cellAt({1, 3});

enum class Shape : std::uint8_t { Blank, Small, Wide, Tall, Large, Covered };
inline constexpr Shape kPieces[] = {Shape::Small, Shape::Wide, Shape::Tall, Shape::Large};
constexpr int widthOf(Shape s) { return s == Shape::Wide || s == Shape::Large ? 2 : 1; }
constexpr int heightOf(Shape s) { return s == Shape::Tall || s == Shape::Large ? 2 : 1; }

// Bit k: cell k.
using CellSet = std::uint32_t;

struct Code {
  std::uint64_t bits = 0;  // cell k: bits 3k to 3k + 2; all blank

  static constexpr std::uint64_t kLowBits = 0x0249'2492'4924'9249;  // of every cell

  Shape at(int cell) const { return static_cast<Shape>(bits >> 3 * cell & 7); }
  // The lowest of every blank cell's bits.
  std::uint64_t blankBits() const { return ~(bits | bits >> 1 | bits >> 2) & kLowBits; }
  int blankCount() const { return std::popcount(blankBits()); }
  CellSet blanks() const {
    CellSet set = 0;
    for (std::uint64_t b = blankBits(); b != 0; b &= b - 1) set |= CellSet{1} << std::countr_zero(b) / 3;
    return set;
  }
  friend bool operator==(const Code&, const Code&) = default;
  friend auto operator<=>(const Code&, const Code&) = default;
  friend std::size_t hashValue(const Code& c) { return c.bits * 0xD6E8'FEB8'6659'FD93u; }
};

// The cells under a piece; 0 where it would not be on the board.
constexpr CellSet cellsUnder(Shape shape, Point at) {
  if (at.x < 0 || at.y < 0 || at.x + widthOf(shape) > kWidth || at.y + heightOf(shape) > kHeight) return 0;
  CellSet set = 0;
  for (int y = 0; y < heightOf(shape); ++y)
    for (int x = 0; x < widthOf(shape); ++x) set |= CellSet{1} << cellAt(at + Point{x, y});
  return set;
}

// The piece's share of a code. REQUIRES: it is on the board there.
constexpr std::uint64_t patternOf(Shape shape, int cell) {
  std::uint64_t bits = 0;
  for (CellSet set = cellsUnder(shape, pointOf(cell)); set != 0; set &= set - 1) {
    const int under = std::countr_zero(set);
    bits |= static_cast<std::uint64_t>(under == cell ? shape : Shape::Covered) << 3 * under;
  }
  return bits;
}

// By a row of a code its mirror image: a piece that is two wide has its top left cell where its right one was.
inline constexpr int kRowBits = 3 * kWidth;
using RowTable = std::array<std::uint16_t, std::size_t{1} << kRowBits>;
constexpr RowTable mirroredRows() {
  RowTable rows{};
  for (unsigned row = 0; row < rows.size(); ++row)
    for (int x = 0; x < kWidth; ++x) {
      const unsigned shape = row >> 3 * x & 7;
      const bool isWide =
          shape <= static_cast<unsigned>(Shape::Covered) && widthOf(static_cast<Shape>(shape)) == 2;
      if (isWide && x + 1 < kWidth) {
        rows[row] = static_cast<std::uint16_t>(rows[row] | shape << 3 * (kWidth - 2 - x) |
                                               static_cast<unsigned>(Shape::Covered) << 3 * (kWidth - 1 - x));
        ++x;
      } else {
        rows[row] = static_cast<std::uint16_t>(rows[row] | shape << 3 * (kWidth - 1 - x));
      }
    }
  return rows;
}

// The position seen in a mirror, left and right exchanged.
inline Code mirrored(Code c) {
  static const RowTable rows = mirroredRows();
  Code mirror;
  for (int shift = 0; shift < kHeight * kRowBits; shift += kRowBits)
    mirror.bits |= std::uint64_t{rows[c.bits >> shift & (rows.size() - 1)]} << shift;
  return mirror;
}

// How many pieces there are of each shape, by shape.
using PieceSet = std::array<int, 5>;
inline PieceSet piecesOf(Code c) {
  PieceSet set{};
  for (int cell = 0; cell < kCells; ++cell)
    if (const Shape shape = c.at(cell); shape != Shape::Covered) ++set[static_cast<std::size_t>(shape)];
  return set;
}

// Rows parted by '/'. Throws FormatError `name: row 2, column 3: what is wrong`, columns and rows from 1.
Code readRows(std::string_view rows, std::string_view nameForMessages);

// A file with one layout: five lines, or one with '/'. Blank lines, and lines that begin with '#', are passed over.
// Throws FormatError `file:line: column 3: what is wrong`.
Code readLayoutText(std::string_view text, std::string_view fileName);

// What readRows reads.
std::string rowsOf(Code code);

}  // namespace searchlight::klotski
