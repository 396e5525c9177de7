// core/klotski/forms.h: what the shapes of a board's pieces cover and where they can step, in tables.
//
// A form is a shape of a piece, without its name. Walls and the edge are in the tables already: whoever slides a piece has
// only the other pieces to look at.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/geometry/point.h"
#include "core/klotski/slides.h"

namespace searchlight::klotski {

inline constexpr int kMostWidth = 10, kMostHeight = 11, kMostPieces = 52;
inline constexpr int kMostCells = kMostWidth * kMostHeight;
static_assert(kMostCells <= 128);

// Bit k: cell k of a board of any size, row by row.
struct CellBits {
  std::uint64_t low = 0, high = 0;

  static constexpr CellBits of(int cell) {
    return cell < 64 ? CellBits{std::uint64_t{1} << cell, 0} : CellBits{0, std::uint64_t{1} << (cell - 64)};
  }
  constexpr bool isEmpty() const { return (low | high) == 0; }
  constexpr bool has(int cell) const { return !(*this & of(cell)).isEmpty(); }
  friend constexpr CellBits operator&(CellBits a, CellBits b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr CellBits operator|(CellBits a, CellBits b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr CellBits operator^(CellBits a, CellBits b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend bool operator==(const CellBits&, const CellBits&) = default;
};

inline constexpr Cell kNowhere = 0xFF;
inline constexpr Point kSlideOrder[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};  // right, left, down, up

struct Form {
  std::vector<Point> cells;  // relative to the anchor, the first of them in row order
  // By the anchor's cell: what is covered (nothing: it does not fit there, because of the edge or a wall), and the anchor
  // one step further in each direction (kNowhere).
  std::array<CellBits, kMostCells> under;
  std::array<std::array<Cell, 4>, kMostCells> next;

  bool fits(int anchor) const { return !under[static_cast<std::size_t>(anchor)].isEmpty(); }
};

// Calls f(to) with every cell that a piece of this form can reach in one, itself left out, when the other pieces cover
// `taken`: right, left, down, up; nearer cells first. REQUIRES: it stands at `from`.
template <class F>
void forEachSlide(const Form& form, int from, CellBits taken, Count count, F&& f) {
  const auto step = [&](Cell at, std::size_t direction) {
    const Cell to = form.next[at][direction];
    return to == kNowhere || (form.under[to] & taken).isEmpty() ? to : kNowhere;
  };
  const auto start = static_cast<Cell>(from);
  if (count != Count::Moves) {
    for (std::size_t d = 0; d < 4; ++d)
      for (Cell at = step(start, d); at != kNowhere; at = step(at, d)) {
        f(at);
        if (count == Count::Steps) break;
      }
    return;
  }
  CellBits met = CellBits::of(from);
  std::array<Cell, kMostCells> queue;
  queue[0] = start;
  for (std::size_t head = 0, tail = 1; head < tail; ++head)
    for (std::size_t d = 0; d < 4; ++d) {
      const Cell to = step(queue[head], d);
      if (to == kNowhere || met.has(to)) continue;
      met = met | CellBits::of(to);
      queue[tail++] = to;
      f(to);
    }
}

}  // namespace searchlight::klotski
