// core/klotski/slides.cpp: the tables of boards with two blanks.
#include "core/klotski/slides.h"

#include <cassert>

namespace searchlight::klotski {

TwoBlankSlides::TwoBlankSlides(Count count) {
  for (int low = 0; low < kCells; ++low)
    for (int high = low + 1; high < kCells; ++high) {
      Range& range = m_ranges[static_cast<std::size_t>(low * kCells + high)];
      range.begin = static_cast<std::uint32_t>(m_entries.size());
      const CellSet blanks = CellSet{1} << low | CellSet{1} << high;
      for (int from = 0; from < kCells; ++from)
        for (const Shape shape : kPieces) {
          const CellSet own = cellsUnder(shape, pointOf(from));
          if (own == 0 || (own & blanks) != 0) continue;
          forEachSlide(shape, from, own | blanks, count, [&](int to) {
            m_entries.push_back({std::uint64_t{7} << 3 * from,
                                 static_cast<std::uint64_t>(shape) << 3 * from,
                                 patternOf(shape, from) ^ patternOf(shape, to),
                                 {static_cast<Cell>(from), static_cast<Cell>(to)}});
          });
        }
      range.end = static_cast<std::uint32_t>(m_entries.size());
      assert(range.end - range.begin < kMostEntries);
    }
}

const TwoBlankSlides& TwoBlankSlides::in(Count count) {
  switch (count) {
    case Count::Moves: {
      static const TwoBlankSlides moves(Count::Moves);
      return moves;
    }
    case Count::Straight: {
      static const TwoBlankSlides straight(Count::Straight);
      return straight;
    }
    default: {
      static const TwoBlankSlides steps(Count::Steps);
      return steps;
    }
  }
}

}  // namespace searchlight::klotski
