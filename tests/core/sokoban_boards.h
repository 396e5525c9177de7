// tests/core/sokoban_boards.h: small Sokoban boards for tests.
#pragma once
#include <variant>

#include "core/random/random.h"
#include "core/sokoban/board.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"
#include "tests/test_main.h"

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

// The steps lead from the opening to a solved position, with the pushes that are told.
inline bool leadsHome(const sokoban::Board& board, const sokoban::LevelSolution& solution) {
  sokoban::Position position = board.opening();
  std::uint32_t pushes = 0;
  for (const Direction d : solution.steps) {
    const sokoban::StepKind kind = board.step(position, d);
    if (kind == sokoban::StepKind::Blocked) return false;
    pushes += kind == sokoban::StepKind::Push;
  }
  return board.isSolved(position) && pushes == solution.pushes;
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

// A few hundred things that a player may do, of which `step` makes a step; what each state looked like is told.
template <class Step>
void playAtRandom(Random& random, sokoban::Game& game, std::map<HistoryPosition, sokoban::Position>& seen,
                  int actions, Step step) {
  seen[game.history().position()] = game.state();
  for (int i = 0; i < actions; ++i) {
    switch (random.below(12)) {
      case 0: game.undo(game::Grain::Landmark); break;
      case 1: game.redo(game::Grain::Landmark); break;
      case 2: game.undo(); break;
      case 3: game.redo(); break;
      case 4:
        if (random.below(4) == 0) game.jumpTo(random.below(static_cast<std::uint32_t>(seen.size())));
        break;
      default: step(game, static_cast<Direction>(random.below(4)));
    }
    seen.try_emplace(game.history().position(), game.state());
  }
}

// One step of the worker at a time until there is nothing new: nothing clever, and nothing shared with the solver. Nothing
// where that are more states than `most`.
inline std::optional<bool> canBeSolved(const sokoban::Board& board, const sokoban::Position& from,
                                       std::size_t most = ~std::size_t{0}) {
  const auto key = [](const sokoban::Position& p) {
    std::vector<sokoban::Cell> all = p.boxes;
    all.push_back(p.worker);
    return all;
  };
  std::set<std::vector<sokoban::Cell>> seen{key(from)};
  std::vector<sokoban::Position> open{from};
  while (!open.empty()) {
    const sokoban::Position at = std::move(open.back());
    open.pop_back();
    if (board.isSolved(at)) return true;
    if (seen.size() > most) return std::nullopt;
    for (const Direction d : sokoban::kStraight) {
      sokoban::Position next = at;
      if (board.step(next, d) != sokoban::StepKind::Blocked && seen.insert(key(next)).second)
        open.push_back(std::move(next));
    }
  }
  return false;
}

}  // namespace searchlight::testing
