// core/sokoban/rules_of_game.h: what Sokoban supplies to be a game (game/game.h) with a text (game/text.h).
//
//   Game game{Opening(board, "The first push")};                                 // usage: what a page does when a key is pressed
//   if (step(game, Direction::Right) == StepKind::Blocked) ..                    // a wall or a second box; nothing happened
//   show(game.state(), game.tally());
//   if (game.isSolved()) .. lurdText(stepsMade(game)) ..
//
// A push is a landmark. A reverse game begins with the boxes on goals and ends with them as in the opening: the worker pulls, where
// the player wants it; what is said of pushes is said of pulls (reverse.h has more of it). It is another opening, and so another game.
//
// The opening in a text, and the turn, which are words that the game only keeps:
//
//     title The first push         left out where there is none
//     board
//     ######                       as Board::fromRows() reads it, up to a blank line
//     #@$-.#
//     ######
//
//     solved                       left out but for reverse games: where it begins; capitals of its lines are pulls
//     ######
//     #@--*#
//     ######
//
//     turn mirrored 90             how its player sees the board (geometry/turn.h); left out where it is seen as it is
//
// Moves are LURD, a hundred letters in a line: "rRl".
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/game/game.h"
#include "core/game/text.h"
#include "core/geometry/turn.h"
#include "core/sokoban/board.h"
#include "core/sokoban/lurd.h"

namespace searchlight::sokoban {

inline constexpr std::string_view kGameExtension = ".sokoban";

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

struct Opening {
  Board level;
  std::string title;               // may be empty
  std::optional<Position> solved;  // where a reverse game begins: the level, solved
  Board board;  // what is played on; of a reverse game its goals are where the level's boxes begin

  // REQUIRES of the position: it is of the level, with as many boxes, all of them on goals.
  explicit Opening(Board level, std::string title = {}, std::optional<Position> solved = {});
  bool isReverse() const { return solved.has_value(); }
  friend bool operator==(const Opening&, const Opening&) = default;
};

struct Rules {
  using Opening = sokoban::Opening;
  using State = Position;
  struct
      Move {  // whether it is a push follows from the position; whether a box is pulled is the player's to say
    Direction direction = Direction::Up;
    bool isPull = false;
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Change = StepChange;
  using Tally = Played;
  static constexpr std::size_t kMostChanges = 500'000;

  static State start(const Opening& opening) { return opening.board.opening(); }
  static std::optional<Change> make(const Opening& opening, State& state, const Change* last, Move move);
  static Move moveOf(const Opening& opening, const Change& change) {
    return {change.step.direction, opening.isReverse() && change.step.isPush};
  }
  static Failure why(const Opening& opening, const State& state, Move move);
  static Tally tally(const Opening&, const State&, const Change* last) {
    return last ? last->after : Tally{};
  }
  // In reverse the worker can also walk to where he begins in the level.
  static game::End end(const Opening& opening, const State& state);
  static bool isLandmark(const Change& change) { return change.step.isPush; }

  static constexpr std::string_view kForm = "searchlight-sokoban";
  static constexpr int kVersion = 1;
  static constexpr std::size_t kMostBytes = std::size_t{16} << 20;
  static constexpr std::size_t kMovesInLine = 100;
  static std::string openingText(const Opening& opening);
  static Opening readOpening(LineReader& lines);
  // Of the level and of its reverse; where the worker begins in reverse is the player's choice, and no other game.
  static std::string key(const Opening& opening);
  static std::optional<std::string> readWords(const LineReader& lines);
  static std::string movesText(const Opening& opening, std::span<const Move> moves);
  static std::variant<std::vector<Move>, Failure> readMoves(const Opening& opening, std::string_view text);
};

using Game = game::Game<Rules>;

// Blocked, and nothing happens, also where it is one too many. In a reverse game what is behind the worker is pulled. REQUIRES:
// d is straight.
StepKind step(Game& game, Direction d);
// The same in a reverse game: nothing is pulled that is not wanted to be. REQUIRES: it is one.
StepKind stepInReverse(Game& game, Direction d, bool pulls);
// Takes steps up to the first that is blocked; how many were taken. In a reverse game those of the second that pull say so.
std::size_t walk(Game& game, const std::vector<Direction>& steps);
std::size_t walkInReverse(Game& game, const std::vector<Step>& steps);

// From the opening to here, and from here on as redo would go.
std::vector<Step> stepsMade(const Game& game);
std::vector<Step> stepsAhead(const Game& game);
// At the end of the line, as redo would go.
Played playedAhead(const Game& game);
// The changes from one state down to another, which may be the same. REQUIRES: the tree knows both, the one leads to the other.
std::vector<StepChange> changesBetween(const Game& game, HistoryPosition above, HistoryPosition below);
// Where the worker looks: along the last step, or at the box that he pulls.
std::optional<Direction> facing(const Game& game);
// How the player sees the board: nothing of the game, but kept with it.
Turn turnOf(const Game& game);
void setTurn(Game& game, Turn turn);

}  // namespace searchlight::sokoban

namespace searchlight::game {
extern template class Game<sokoban::Rules>;
extern template Game<sokoban::Rules> readGame<sokoban::Rules>(std::string_view, std::string_view,
                                                              const GoesOn&);
extern template std::string text<sokoban::Rules>(const Record<sokoban::Rules>&);
}  // namespace searchlight::game
