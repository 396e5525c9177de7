// core/klotski/rules_of_game.h: what Klotski supplies to be a game (game/game.h) with a text (game/text.h).
//
//   Game game({Board::of(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic")), {}});    // usage: what a page does when a piece is dropped
//   if (!slide(game, piece, to)) ..                                              // it cannot go there; nothing happened
//   show(game.state(), game.tally());
//
// The opening in a text, version 2, is the board as board_text.h has it in its general form, and a blank line:
//
//     title Heng Dao Li Ma
//     goal C 1,3
//     exit bottom 1-2
//     board
//     ACCB
//     ..
//
// A move is 1,4-2,4: a piece's first cell in row order before and after, columns and rows from 0. Version 1 kept the line that
// leads through where the game stands, without its branches. Behind the opening it had:
//
//     hints 2                      hints asked for so far; left out where it is none
//     made 2                       slides that have been made, those after them were undone and can be redone; may be left
//                                  out: all of them were made
//     slides 3                     how many follow; may be left out where there are none: the game begins
//     1,4 2,4                      a slide
//     ..
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game/game.h"
#include "core/game/text.h"
#include "core/klotski/board.h"

namespace searchlight::klotski {

inline constexpr std::string_view kGameExtension = ".klotski";

// What was played, in all three counts. Slides of one piece right after another are one run: it counts as the fewest that
// bring the piece from where the run began to where it ended, so nothing where that is the same place.
struct Played {
  std::uint32_t moves = 0, straight = 0, steps = 0;
  std::uint32_t in(Count count) const {
    return count == Count::Moves ? moves : count == Count::Straight ? straight : steps;
  }
  friend bool operator==(const Played&, const Played&) = default;
};

// A slide as a change of a position.
struct SlideChange {
  std::uint8_t piece = 0;
  Cell from = 0, to = 0;
  Cell runFrom = 0;  // where the run began that the slide belongs to
  Played beforeRun;  // played when it began
  Played after;      // played with this slide
  void apply(Position& position) const { position.set(piece, to); }
  void revert(Position& position) const { position.set(piece, from); }
};

struct Rules {
  struct Opening {
    Board board;
    std::string title;  // may be empty
    friend bool operator==(const Opening&, const Opening&) = default;
  };
  using State = Position;
  struct Move {  // of the piece whose anchor is at `from`
    Point from, to;
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Change = SlideChange;
  using Tally = Played;
  static constexpr std::size_t kMostChanges = 200'000;

  static State start(const Opening& opening) { return opening.board.opening(); }
  static std::optional<Change> make(const Opening& opening, State& state, const Change* last, Move move);
  static Move moveOf(const Opening& opening, const Change& change) {
    return {opening.board.point(change.from), opening.board.point(change.to)};
  }
  static Failure why(const Opening& opening, const State& state, Move move);
  static Tally tally(const Opening&, const State&, const Change* last) {
    return last ? last->after : Tally{};
  }
  static game::End end(const Opening& opening, const State& state) {
    return opening.board.isSolved(state) ? game::End::Solved : game::End::None;
  }

  static constexpr std::string_view kForm = "searchlight-klotski";
  static constexpr int kVersion = 2;
  static constexpr std::size_t kMostBytes = std::size_t{8} << 20;
  static constexpr std::size_t kMovesInLine = 10;
  static std::string openingText(const Opening& opening);
  static Opening readOpening(LineReader& lines);
  static std::string key(const Opening& opening) { return openingText({opening.board, {}}); }
  // As readTitledBoard() has it.
  static Opening readAlone(std::string_view text, std::string_view fileName);
  static std::string movesText(const Opening& opening, std::span<const Move> moves);
  static std::variant<std::vector<Move>, Failure> readMoves(const Opening& opening, std::string_view text);
  static game::Text<Rules> readOld(LineReader& lines);
};

using Game = game::Game<Rules>;

// False, and nothing happens, where the piece cannot slide there in one move or is there, or where it is one too many.
bool slide(Game& game, int piece, Point to);
// The slides of the line: from the opening to here, and from here on as redo would go.
std::vector<PieceSlide> slidesMade(const Game& game);
std::vector<PieceSlide> slidesAhead(const Game& game);

}  // namespace searchlight::klotski

namespace searchlight::game {
extern template class Game<klotski::Rules>;
extern template Game<klotski::Rules> readGame<klotski::Rules>(std::string_view, std::string_view,
                                                              const GoesOn&);
extern template std::string text<klotski::Rules>(const Record<klotski::Rules>&);
}  // namespace searchlight::game
