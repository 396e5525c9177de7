// core/lines/game.h: one game as it is played: moves, undo and redo over the shared tree of history.
//
//   Game game(settings, seed);                                                    // usage: what a page does on a click
//   if (const auto why = whyIllegal(game.position().board, move)) ..              // say so, or show how far the wave came
//   const walk::Walk walk = findRoute(game.position().board, move);               // route.h: the way, for the ball to travel
//   const Turn turn = *game.move(move);                                           // then animate turn.events, one by one
//   game.undo(); game.redo(); const Turn again = *game.lastTurn();                // the same turn, to be shown again
#pragma once
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/history/history.h"
#include "core/lines/rules.h"

namespace searchlight::lines {

// What changes in a game: the target of its history.
struct Play {
  Settings settings;
  Position position;
  friend bool operator==(const Play&, const Play&) = default;
};

// A move as a change: playing it again leads to the same position, for the generator is a part of it; taking it back
// puts back what it changed.
class MoveChange {
 public:
  // Plays the move. REQUIRES: it is legal.
  static std::pair<MoveChange, Turn> played(Play& play, Move move);

  Move move() const { return m_move; }
  void apply(Play& play) const { (void)lines::play(play.position, play.settings, m_move); }
  void revert(Play& play) const;
  int cleared() const { return m_cleared; }  // balls
  std::size_t bytes() const;

 private:
  Move m_move;
  int m_cleared = 0;
  std::vector<std::pair<std::uint16_t, Colour>> m_before;  // of the cells that changed
  std::vector<ComingBall> m_preview;
  int m_score = 0;
  Random m_random{0};
};

class Game {
 public:
  // What a saved game holds at most (format.h); beyond it no move is made.
  static constexpr std::size_t kMaxMoves = 200'000;

  // REQUIRES: faultOf(settings) is nothing.
  Game(const Settings& settings, std::uint64_t seed);
  // Begins with this board. REQUIRES: as for positionOn().
  Game(const Settings& settings, const Board& board, std::uint64_t seed);

  const Settings& settings() const { return m_play.settings; }
  std::uint64_t seed() const { return m_seed; }
  // The board it began with, where that was given and not dealt.
  const std::optional<Board>& givenBoard() const { return m_givenBoard; }
  const Position& position() const { return m_play.position; }
  bool isOver() const { return m_play.position.isOver(); }

  // Nothing, and nothing happens, for a move that is not legal or one too many. After an undo it begins a new branch.
  std::optional<Turn> move(Move move);
  // False where there is nothing to undo or redo.
  bool undo();
  bool redo();
  // Any position that the tree knows.
  bool jumpTo(HistoryPosition position);
  const History<MoveChange>& history() const { return m_history; }
  // The turn that led to where the game stands, made again; nothing at the beginning.
  std::optional<Turn> lastTurn() const;

  // From the beginning to here, and from here on as redo would go.
  std::vector<Move> movesMade() const;
  std::vector<Move> movesAhead() const;
  // Balls that the moves made have cleared: all of them, and the most in one turn.
  struct Cleared {
    std::uint64_t balls = 0;
    int mostAtOnce = 0;
  };
  Cleared cleared() const;
  // How many moves have been taken back in this game: a score that had help is told as such.
  std::uint64_t undone() const { return m_undone; }
  // For whoever reads a saved game: those of earlier sittings.
  void setUndone(std::uint64_t undone) { m_undone = undone; }
  // How many hints were asked for, moves that a player made by itself among them: told by whoever gives them.
  std::uint64_t hints() const { return m_hints; }
  void setHints(std::uint64_t hints) { m_hints = hints; }

 private:
  std::uint64_t m_seed;
  std::optional<Board> m_givenBoard;
  Play m_play;
  History<MoveChange> m_history;
  std::uint64_t m_undone = 0, m_hints = 0;
};

}  // namespace searchlight::lines
