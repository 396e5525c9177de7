// core/klotski/slides.h: which pieces can slide where, in each of the three counts.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/klotski/code.h"

namespace searchlight::klotski {

// What counts as one: a piece moved any way it can slide, corners too; a piece moved along a straight line, however far; a
// piece moved by one cell.
enum class Count : std::uint8_t { Moves, Straight, Steps };
inline constexpr std::string_view kCountNames[] = {"moves", "straight", "steps"};  // on the command line

// A piece goes from one cell to another, both its top left one.
struct Slide {
  Cell from = 0, to = 0;
  // The low bits: two slides that share them never lead to the same position.
  explicit operator std::uint8_t() const { return static_cast<std::uint8_t>((from * kCells + to) % 255); }
  friend bool operator==(const Slide&, const Slide&) = default;
};

// Calls f(to) with every cell that the piece can reach in one, itself left out, when `free` are the cells it may cover (its
// own among them): right, left, down, up; nearer cells first.
template <class F>
void forEachSlide(Shape shape, int from, CellSet free, Count count, F&& f) {
  constexpr Point kAround[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  const auto fits = [&](Point p) {
    const CellSet under = cellsUnder(shape, p);
    return under != 0 && (under & ~free) == 0;
  };
  if (count != Count::Moves) {
    for (const Point step : kAround)
      for (Point p = pointOf(from) + step; fits(p); p = p + step) {
        f(cellAt(p));
        if (count == Count::Steps) break;
      }
    return;
  }
  CellSet met = CellSet{1} << from;
  std::array<Cell, kCells> queue{static_cast<Cell>(from)};
  for (std::size_t head = 0, tail = 1; head < tail; ++head)
    for (const Point step : kAround) {
      const Point p = pointOf(queue[head]) + step;
      if (!fits(p) || (met >> cellAt(p) & 1)) continue;
      met |= CellSet{1} << cellAt(p);
      queue[tail++] = static_cast<Cell>(cellAt(p));
      f(cellAt(p));
    }
}

// For a board with two blanks everything about a slide follows from where they are: look-ups instead of geometry.
class TwoBlankSlides {
 public:
  struct Entry {
    std::uint64_t mask, want;  // can be done where code & mask is `want`
    std::uint64_t change;      // what it does: an exclusive or
    Slide slide;
  };
  // Calls f(slide, code after it) in the order of the pieces' top left cells, then as forEachSlide has it. First all that can
  // be done are listed without a branch, because nobody can foretell which they are: some 40 % faster than asking one by one.
  // REQUIRES: the code has two blanks.
  template <class F>
  void forEach(Code code, F&& f) const {
    std::array<const Entry*, kMostEntries> done;
    std::size_t count = 0;
    for (const Entry& e : of(code)) {
      done[count] = &e;
      count += (code.bits & e.mask) == e.want;
    }
    for (std::size_t i = 0; i < count; ++i) f(done[i]->slide, Code{code.bits ^ done[i]->change});
  }
  // What can be done with these blanks by any piece that may be there.
  std::span<const Entry> of(Code code) const {
    const std::uint64_t blanks = code.blankBits();
    const Range r = m_ranges[third(std::countr_zero(blanks)) * kCells + third(63 - std::countl_zero(blanks))];
    return {m_entries.data() + r.begin, m_entries.data() + r.end};
  }
  // Made when it is first asked for, in some milliseconds; any thread may ask.
  static const TwoBlankSlides& in(Count count);

 private:
  static constexpr std::size_t kMostEntries = 24;  // of one pair of blanks: 20 are the most that there are
  struct Range {
    std::uint32_t begin = 0, end = 0;
  };
  explicit TwoBlankSlides(Count count);
  // bit / 3, for bits up to 95
  static std::size_t third(int bit) { return static_cast<std::size_t>(bit * 11 >> 5); }

  std::vector<Entry> m_entries;
  std::array<Range, kCells * kCells> m_ranges;  // by the lower blank * kCells + the higher one
};

}  // namespace searchlight::klotski
