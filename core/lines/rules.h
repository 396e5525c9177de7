// core/lines/rules.h: the rules of Color Lines: what happens, and in which order.
//
// A turn is one ball moved, and all that follows:
//   1. the ball moves to an empty cell that it can reach in four directions over empty cells;
//   2. the lines through it vanish: all runs of at least `line` balls of its colour, along rows, columns and diagonals.
//      Their cells are one union, each ball counts once, and all together are one score;
//   3. where lines vanished no ball comes and the preview stays (Deal::UnlessCleared), unless the board is empty, which
//      deals at once; with Deal::Always the turn goes on as if none had vanished;
//   4. the previewed balls appear, those first whose place is still free, in the order of the preview; then those whose
//      place was taken, or who had none, each in a random free cell. Where fewer cells are free than balls are due, as
//      many as fit appear;
//   5. the lines through the balls that appeared vanish, as one union, and score;
//   6. a new preview is drawn. If the board is empty, 4 to 6 again;
//   7. if the board is full, the game is over.
//
// All that is random comes from the position's own generator: from the same position the same move leads to the same
// position, also after an undo.
//
//   Position p = firstPosition(settings, seed);                                   // usage
//   if (isLegal(p.board, move)) { const Turn turn = play(p, settings, move); .. turn.events tells all of it .. }
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/lines/board.h"
#include "core/random/random.h"

namespace searchlight::lines {

struct Move {
  Point from, to;
  friend bool operator==(const Move&, const Move&) = default;
};
// "3,4 5,6": column and row of both ends.
std::string moveText(Move move);
std::optional<Move> moveFromText(std::string_view text);

// A ball that is to come. It has a place unless there were fewer empty cells than balls when it was drawn.
struct ComingBall {
  Colour colour = kNoBall;
  std::optional<Point> place;
  friend bool operator==(const ComingBall&, const ComingBall&) = default;
};

// All there is of a game at a moment.
struct Position {
  Board board;
  std::vector<ComingBall> preview;  // settings.newBalls of them, places differ
  int score = 0;
  int turns = 0;
  Random random{0};

  bool isOver() const { return board.isFull(); }
  friend bool operator==(const Position&, const Position&) = default;
};

// What happened in a turn, in this order; one event for every line of the list above that came about.
struct TurnEvent {
  enum class Kind : std::uint8_t {
    Move,        // cells: from, to
    Clear,       // cells: those of all lines, row by row; points
    Appear,      // cells: in the order of appearing; colours, and which of them had to leave their places
    NewPreview,  // the position's, afterwards
    Over,
  };
  struct Appeared {
    Colour colour = kNoBall;
    bool isDisplaced = false;
  };
  Kind kind = Kind::Move;
  std::vector<Point> cells;
  std::vector<Appeared> balls;  // of Appear: beside the cells
  Colour colour = kNoBall;      // of Move; of Clear where all are alike
  int points = 0;
};
struct Turn {
  Move move;
  std::vector<TurnEvent> events;
  int points() const;   // of all events
  int cleared() const;  // balls
};

// The first board: settings.newBalls balls and no line, and the first preview. REQUIRES: faultOf(settings) is nothing.
Position firstPosition(const Settings& settings, std::uint64_t seed);
// A game that begins with this board: the preview is drawn from the seed. An empty board deals at once, as the first
// position does. REQUIRES: the board has settings.size, colours within settings.colours, an empty cell, and no line.
Position positionOn(const Settings& settings, const Board& board, std::uint64_t seed);

// Why a move cannot be made.
enum class Illegal : std::uint8_t { Outside, NoBall, Occupied, NoPath };
std::optional<Illegal> whyIllegal(const Board& board, Move move);
inline bool isLegal(const Board& board, Move move) { return !whyIllegal(board, move); }
// "no ball on 3,4"
Failure illegalText(Move move, Illegal why);

// Plays the move. REQUIRES: isLegal(position.board, move). A game that is over has no legal move.
Turn play(Position& position, const Settings& settings, Move move);

// The cells of all lines through these cells, each once, row by row.
std::vector<Point> linesThrough(const Board& board, const Settings& settings, std::span<const Point> cells);

}  // namespace searchlight::lines
