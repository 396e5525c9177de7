// tests/core/sokoban_boards.h: small Sokoban boards for tests.
#pragma once
#include <QtGlobal>
#include <string>
#include <variant>
#include <vector>

#include "core/random/random.h"
#include "core/sokoban/board.h"

namespace searchlight::testing {

inline sokoban::Board sokobanBoard(const std::vector<std::string>& rows) {
  const auto read = sokoban::Board::fromRows(rows);
  if (const auto* fault = std::get_if<sokoban::Fault>(&read)) qFatal("%s", english(fault->what).c_str());
  return std::get<sokoban::Board>(read);
}

// A corridor with one box, which two pushes bring home.
inline sokoban::Board sokobanCorridor() { return sokobanBoard({"#######", "#@ $ .#", "#######"}); }

// The level of article 4.
inline sokoban::Board articleBoard() {
  return sokobanBoard({"#########", "###   ###", "##      #", "##*#*#* #", "## #@$ ##", "## # #.##",
                       "#      ##", "#   #  ##", "#########"});
}

// Walls round the edge and some inside, boxes, as many goals, a worker; another one each time.
inline sokoban::Board randomSokoban(Random& random, int width, int height, int boxes, int wallsInHundred) {
  for (;;) {
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '#'));
    for (int y = 1; y + 1 < height; ++y)
      for (int x = 1; x + 1 < width; ++x)
        if (random.below(100) >= static_cast<std::uint32_t>(wallsInHundred))
          rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = ' ';
    const auto put = [&](char c) {
      for (int tries = 0; tries < 100; ++tries) {
        char& cell = rows[1 + random.below(static_cast<std::uint32_t>(height - 2))]
                         [1 + random.below(static_cast<std::uint32_t>(width - 2))];
        if (cell != ' ') continue;
        cell = c;
        return;
      }
    };
    put('@');
    for (int i = 0; i < boxes; ++i) put('$'), put('.');
    const auto read = sokoban::Board::fromRows(rows);
    if (const auto* board = std::get_if<sokoban::Board>(&read)) return *board;
  }
}

}  // namespace searchlight::testing
