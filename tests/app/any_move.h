// tests/app/any_move.h: a move in whatever puzzle a page shows.
#pragma once
#include <array>
#include <cstddef>

#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/core/lines_boards.h"

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

// REQUIRES: a game's page.
inline void moveAny(ui::Page& page) {
  if (auto* lines = qobject_cast<ui::LinesPage*>(&page)) {
    Random random(17);
    lines->play(*anyMove(lines->game().state().position.board, random));
  } else if (auto* klotski = qobject_cast<ui::KlotskiPage*>(&page)) {
    slideAny(*klotski);
  } else {
    for (const Direction d : sokoban::kStraight) static_cast<ui::SokobanPage&>(page).play({d});
  }
}

}  // namespace searchlight::testing
