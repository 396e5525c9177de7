// tests/core/lines_boards.h: boards of Color Lines for tests.
#pragma once
#include "core/lines/rules.h"
#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// '.' and the digits of colours. REQUIRES: as many rows as columns.
inline lines::Board boardOf(const std::vector<std::string_view>& rows) {
  lines::Board board(static_cast<int>(rows.size()));
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows.size(); ++x)
      if (rows[y][x] != '.')
        board.set({static_cast<int>(x), static_cast<int>(y)}, static_cast<lines::Colour>(rows[y][x] - '0'));
  return board;
}

// Any legal settings.
inline lines::Settings randomSettings(Random& random) {
  lines::Settings s;
  s.size = random.between(5, 9);
  s.colours = random.between(3, 9);
  s.newBalls = random.between(1, 7);
  s.line = random.between(4, s.size < 7 ? s.size : 7);
  s.score = random.chance(0.5) ? lines::Score::Classic : lines::Score::Quadratic;
  s.deal = random.chance(0.5) ? lines::Deal::Always : lines::Deal::UnlessCleared;
  return s;
}

inline std::vector<lines::Move> legalMoves(const lines::Board& board) {
  std::vector<lines::Move> moves;
  for (std::size_t from = 0; from < board.cellCount(); ++from)
    for (std::size_t to = 0; to < board.cellCount(); ++to)
      if (const lines::Move move{board.point(from), board.point(to)}; lines::isLegal(board, move))
        moves.push_back(move);
  return moves;
}
// Some legal move, tried at random; the last resort is the list of all.
inline std::optional<lines::Move> anyMove(const lines::Board& board, Random& random) {
  const auto cell = [&] { return board.point(random.below(static_cast<std::uint32_t>(board.cellCount()))); };
  for (int i = 0; i < 2000; ++i)
    if (const lines::Move move{cell(), cell()}; lines::isLegal(board, move)) return move;
  const std::vector<lines::Move> moves = legalMoves(board);
  if (moves.empty()) return std::nullopt;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace searchlight::testing
