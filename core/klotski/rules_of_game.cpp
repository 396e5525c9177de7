// core/klotski/rules_of_game.cpp: a slide as a change, and the slides of a game.
#include "core/klotski/rules_of_game.h"

#include <utility>

#include "core/geometry/point.h"

namespace searchlight::klotski {
namespace {

// The piece that a move is of; nothing where none has its anchor there.
std::optional<int> pieceOf(const Board& board, const Position& position, Rules::Move move) {
  const int piece = board.pieceAt(position, move.from);
  if (piece < 0 || board.anchor(position, piece) != move.from) return std::nullopt;
  return piece;
}

// Of places first to end - 1 of the line.
std::vector<PieceSlide> slidesOf(const Game& game, std::size_t first, std::size_t end) {
  const Board& board = game.opening().board;
  const std::vector<HistoryPosition>& states = game.line();
  std::vector<PieceSlide> slides;
  for (std::size_t i = first; i < end; ++i) {
    const SlideChange& change = *game.history().change(states[i]);
    slides.push_back({change.piece, board.point(change.from), board.point(change.to)});
  }
  return slides;
}

}  // namespace

std::optional<SlideChange> Rules::make(const Opening& opening, Position& position, const SlideChange* last,
                                       Move move) {
  const Board& board = opening.board;
  const std::optional<int> piece = pieceOf(board, position, move);
  if (!piece || move.from == move.to || !board.contains(move.to) ||
      !board.distance(position, *piece, move.to))
    return std::nullopt;
  SlideChange change;
  change.piece = static_cast<std::uint8_t>(*piece);
  change.from = change.runFrom = static_cast<Cell>(board.cell(move.from));
  change.to = static_cast<Cell>(board.cell(move.to));
  if (last) change.beforeRun = last->after;
  if (last && last->piece == change.piece) {
    change.runFrom = last->runFrom;
    change.beforeRun = last->beforeRun;
  }
  change.after = change.beforeRun;
  if (change.runFrom != change.to) {
    // The others stand as they stood when the run began.
    Position atBegin = position;
    atBegin.set(*piece, change.runFrom);
    const Board::Distance run = *board.distance(atBegin, *piece, move.to);
    change.after.moves += 1;
    change.after.straight += static_cast<std::uint32_t>(run.straight);
    change.after.steps += static_cast<std::uint32_t>(run.steps);
  }
  change.apply(position);
  return change;
}

Failure Rules::why(const Opening& opening, const Position& position, Move move) {
  const std::optional<int> piece = pieceOf(opening.board, position, move);
  if (!piece) return ReaderErrors::tr("no piece has its first cell at %1", coordinates(move.from));
  return ReaderErrors::tr("piece %1 cannot move from %2 to %3",
                          opening.board.pieces()[static_cast<std::size_t>(*piece)].letter,
                          coordinates(move.from), coordinates(move.to));
}

bool slide(Game& game, int piece, Point to) {
  const Board& board = game.opening().board;
  if (piece < 0 || piece >= board.pieceCount()) return false;
  const game::Made made = game.play({board.anchor(game.state(), piece), to});
  return made == game::Made::Yes || made == game::Made::Again;
}

std::vector<PieceSlide> slidesMade(const Game& game) { return slidesOf(game, 1, game.place() + 1); }
std::vector<PieceSlide> slidesAhead(const Game& game) {
  return slidesOf(game, game.place() + 1, game.line().size());
}

}  // namespace searchlight::klotski
