// tests/app/any_slide.h: a move in whatever puzzle Klotski shows.
#pragma once
#include <array>
#include <cstddef>

#include "app/klotski/klotski_page.h"

namespace searchlight::testing {

// The first piece that can slide by a cell slides; every second time it slides back.
inline void slideAny(ui::KlotskiPage& page) {
  constexpr std::array<Point, 4> kBy{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
  const klotski::Board& board = page.game().opening().board;
  const std::size_t before = page.game().place();
  for (int piece = 0; piece < board.pieceCount(); ++piece)
    for (const Point by : kBy) {
      const Point at = board.anchor(page.game().state(), piece);
      page.play(piece, {at.x + by.x, at.y + by.y});
      if (page.game().place() != before) return;
    }
}

}  // namespace searchlight::testing
