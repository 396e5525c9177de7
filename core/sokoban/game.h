// core/sokoban/game.h: one game as it is played: steps, undo and redo over the shared tree of history.
//
//   Game game(board, "The first push");                                        // usage: what a page does when a key is pressed
//   if (game.step(Direction::Right) == StepKind::Blocked) ..                   // a wall or a second box; nothing happened
//   show(game.position(), game.played());
//   if (game.isSolved()) .. lurdText(game.stepsMade()) ..
//
// Undo and redo go by steps, or by pushes: from one state that a push has just led to (or the opening) to the next one, so a
// push with the walk before it. A reverse game begins with the boxes on goals and ends with them as in the opening: the worker
// pulls, where the player wants it; what is said of pushes is said of pulls (reverse.h has more of it). States are numbered from 0, the opening, in the order in which they were first reached.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/game/line.h"
#include "core/geometry/turn.h"
#include "core/history/history.h"
#include "core/sokoban/board.h"
#include "core/sokoban/lurd.h"

namespace searchlight::sokoban {

// What was played; a push is a move, too.
struct Played {
  std::uint32_t moves = 0, pushes = 0;
  friend bool operator==(const Played&, const Played&) = default;
};

// A step as a change of a position.
struct StepChange {
  Step step;
  Cell from = 0, to = 0;                    // the worker
  Cell boxFrom = kNoCell, boxTo = kNoCell;  // the box, if it is a push or a pull
  Played after;                             // played with this step
  void apply(Position& position) const;
  void revert(Position& position) const;
};

// All that makes a game, as plain numbers: cheap to copy, for a thread that writes it, and for text (game_text.h).
struct GameRecord {
  // The state it was reached from, and how; state i + 1 is steps[i].
  struct Reached {
    std::uint32_t parent = 0;
    Direction direction = Direction::Up;
    bool isPull = false;
    friend bool operator==(const Reached&, const Reached&) = default;
  };
  Board board;
  std::string title;
  std::vector<Reached> steps;
  std::uint32_t at = 0;  // where the game stands
  // States that redo goes to although a younger one was reached from the same parent, rising.
  std::vector<std::uint32_t> redo;
  std::uint64_t hints = 0;
  Turn turn;  // that its player sees the board in
  // Where a reverse game begins: the level, solved.
  std::optional<Position> solved;
  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

class Game {
 public:
  // What a tree holds at most; beyond it no step is made.
  static constexpr std::size_t kMostStates = 500'000;

  explicit Game(Board board, std::string title = {});
  // In reverse. REQUIRES: the position is of the board, with as many boxes, all of them on goals.
  static Game reverse(Board level, const Position& solved, std::string title = {});
  // The same game again, in time in proportion to its states. A step that cannot be made: which state, from 1, and why.
  // `look` is told now and then which share of it is done, and may throw. REQUIRES: parents are smaller than their states; `at` and
  // all of `redo` are states; at most kMostStates.
  static std::variant<Game, IllegalStep> from(GameRecord record,
                                              const std::function<void(double share)>& look = {});
  GameRecord record() const;

  // What is played on; of a reverse game its goals are where the level's boxes begin.
  const Board& board() const { return m_board; }
  const Board& level() const { return m_level; }
  bool isReverse() const { return m_isReverse; }
  const std::string& title() const { return m_title; }
  const Position& position() const { return m_position; }
  // In reverse the worker can also walk to where he begins in the level.
  bool isSolved() const;

  // Blocked, and nothing happens, also where it is one too many. A step that redo would make is that redo; else, after an undo,
  // it begins a new branch. REQUIRES: d is straight.
  StepKind step(Direction d);
  // The same in a reverse game: nothing is pulled that is not wanted to be. REQUIRES: isReverse().
  StepKind stepInReverse(Direction d, bool pulls);
  // Takes steps up to the first that is blocked; how many were taken. In reverse they pull what is behind the worker.
  std::size_t walk(const std::vector<Direction>& steps);
  // In a reverse game: those that pull say so.
  std::size_t walkInReverse(const std::vector<Step>& steps);
  // False where there is nothing to undo or redo.
  bool undo();
  bool redo();
  bool undoPush();
  bool redoPush();
  // No step is made any more that was not made before.
  bool isFull() const { return m_history.changeCount() >= kMostStates; }
  // Any state that the tree knows.
  bool jumpTo(HistoryPosition state);
  const History<StepChange>& history() const { return m_history; }

  // From the opening to here; O(1).
  Played played() const;
  // At the end of the line, as redo would go; as line().
  Played playedAhead() const;
  // From the opening to here, and from here on as redo would go.
  std::vector<Step> stepsMade() const;
  std::vector<Step> stepsAhead() const;
  // The states of that line, the opening first: a state's place in it is how many moves it is away. It is found when it is asked
  // for: O(1) but where the game has stepped onto another way since; then in proportion to what lies ahead.
  const std::vector<HistoryPosition>& line() const { return m_line.states(m_history); }
  // The place in it of the last state before this one that other ways were gone from, too.
  std::optional<std::size_t> forkBehind() const { return m_line.forkBehind(); }
  // The changes from one state down to another, which may be the same. REQUIRES: the tree knows both, the one leads to the other.
  std::vector<StepChange> changesBetween(HistoryPosition above, HistoryPosition below) const;
  // Where the worker looks: along the last step, or at the box that he pulls.
  std::optional<Direction> facing() const;
  // How many hints were asked for: told by whoever gives them.
  std::uint64_t hints() const { return m_hints; }
  void setHints(std::uint64_t hints) { m_hints = hints; }
  // How the player sees the board: nothing of the game, but kept with it.
  Turn turn() const { return m_turn; }
  void setTurn(Turn turn) { m_turn = turn; }

 private:
  StepKind take(Direction d, StepKind kind);
  void stepBack();
  void stepTo(HistoryPosition child);

  Board m_level, m_board;
  bool m_isReverse = false;
  std::string m_title;
  Position m_position;
  History<StepChange> m_history;
  std::vector<GameRecord::Reached> m_reached;  // the tree once more, to be copied at once
  std::vector<HistoryPosition> m_forks;        // states that more than one was reached from
  mutable game::Line m_line{m_history, m_history.position()};
  std::uint64_t m_hints = 0;
  Turn m_turn;
};

}  // namespace searchlight::sokoban
