// core/lines/rules_of_game.h: what Color Lines supplies to be a game (game/game.h) with a text (game/text.h).
//
//   Game game({settings, seed});                                                  // usage: what a page does on a click
//   if (const auto why = whyIllegal(board, move)) ..                              // say so, or show how far the wave came
//   const walk::Walk walk = findRoute(board, move);                               // route.h: the way, for the ball to travel
//   game.play(move); const Turn turn = *lastTurn(game);                           // then animate turn.events, one by one
//
// The opening in a text, version 2:
//
//     size 9
//     colours 7
//     new 3
//     line 5
//     score classic                or quadratic
//     deal unless-cleared          or always
//     seed 42                      0 to 2^64 - 1
//     board                        only where the game began with a given board: as many rows follow as it has cells a
//     ....1...2                    side, '.' and the digits of colours
//     ..
//
// A move is 3,4-5,6: from and to, columns and rows from 0. Version 1 kept the line that leads through where the game stands,
// without its branches. Behind the opening it had:
//
//     undone 3                     moves taken back so far
//     hints 2                      hints asked for so far; left out where it is none
//     made 2                       moves that have been made; those after them were undone and can be redone
//     points 0                     the score after those made
//     moves 3
//     3,4 5,6                      a move
//     ..
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
#include "core/lines/rules.h"

namespace searchlight::lines {

inline constexpr std::string_view kGameExtension = ".lines";

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

struct Rules {
  // REQUIRES: faultOf(settings) is nothing; a board is as positionOn() wants it.
  struct Opening {
    Settings settings;
    std::uint64_t seed = 0;
    std::optional<Board> board;  // where it is given and not dealt
    friend bool operator==(const Opening&, const Opening&) = default;
  };
  using State = Play;
  using Move = lines::Move;
  using Change = MoveChange;
  struct Tally {
    int score = 0, turns = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
  };
  static constexpr std::size_t kMostChanges = 200'000;

  static State start(const Opening& opening);
  static std::optional<Change> make(const Opening& opening, State& state, const Change* last, Move move);
  static Move moveOf(const Opening&, const Change& change) { return change.move(); }
  static Failure why(const Opening& opening, const State& state, Move move);
  static Tally tally(const Opening&, const State& state, const Change*) {
    return {state.position.score, state.position.turns};
  }
  static game::End end(const Opening&, const State& state) {
    return state.position.isOver() ? game::End::Over : game::End::None;
  }

  static constexpr std::string_view kForm = "searchlight-lines";
  static constexpr int kVersion = 2;
  static constexpr std::size_t kMostBytes = std::size_t{8} << 20;
  static constexpr std::size_t kMovesInLine = 10;
  static std::string openingText(const Opening& opening);
  static Opening readOpening(LineReader& lines);
  static std::string movesText(const Opening& opening, std::span<const Move> moves);
  static std::variant<std::vector<Move>, Failure> readMoves(const Opening& opening, std::string_view text);
  static std::uint64_t points(const Tally& tally) { return static_cast<std::uint64_t>(tally.score); }
  static game::Text<Rules> readOld(LineReader& lines);
};

using Game = game::Game<Rules>;

// The turn that led to where the game stands, made again; nothing at the beginning.
std::optional<Turn> lastTurn(const Game& game);

// Balls that the moves made have cleared: all of them, and the most in one turn.
struct Cleared {
  std::uint64_t balls = 0;
  int mostAtOnce = 0;
};
Cleared clearedIn(const Game& game);

}  // namespace searchlight::lines

namespace searchlight::game {
extern template class Game<lines::Rules>;
extern template Game<lines::Rules> readGame<lines::Rules>(std::string_view, std::string_view, const GoesOn&);
extern template std::string text<lines::Rules>(const Record<lines::Rules>&);
}  // namespace searchlight::game
