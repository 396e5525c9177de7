// core/klotski/game.h: one game as it is played: slides, undo and redo over the shared tree of history.
//
//   Game game(Board::of(readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic")));        // usage: what a page does when a piece is dropped
//   if (!game.slide(piece, to)) ..                                               // it cannot go there; nothing happened
//   show(game.placement(), game.played());
//   if (game.isSolved()) ..
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/history/history.h"
#include "core/klotski/board.h"

namespace searchlight::klotski {

// What was played, in all three counts. Slides of one piece right after another are one run: it counts as the fewest that
// bring the piece from where the run began to where it ended, so nothing where that is the same place.
struct Played {
  std::uint32_t moves = 0, straight = 0, steps = 0;
  std::uint32_t in(Count count) const {
    return count == Count::Moves ? moves : count == Count::Straight ? straight : steps;
  }
  friend bool operator==(const Played&, const Played&) = default;
};

// A slide as a change of a placement.
struct SlideChange {
  std::uint8_t piece = 0;
  Cell from = 0, to = 0;
  Cell runFrom = 0;  // where the run began that the slide belongs to
  Played beforeRun;  // played when it began
  Played after;      // played with this slide
  void apply(Placement& placement) const { placement.set(piece, to); }
  void revert(Placement& placement) const { placement.set(piece, from); }
};

class Game {
 public:
  // What a saved game holds at most (game_text.h); beyond it no slide is made.
  static constexpr std::size_t kMaxSlides = 200'000;

  explicit Game(Board board, std::string title = {});

  const Board& board() const { return m_board; }
  const std::string& title() const { return m_title; }
  const Placement& placement() const { return m_placement; }
  bool isSolved() const { return m_board.isSolved(m_placement); }

  // False, and nothing happens, where the piece cannot slide there in one move or is there, or where it is one too many.
  // After an undo it begins a new branch.
  bool slide(int piece, Point to);
  // False where there is nothing to undo or redo.
  bool undo();
  bool redo();
  // Any position that the tree knows.
  bool jumpTo(HistoryPosition position);
  const History<SlideChange>& history() const { return m_history; }

  // From the opening to here; O(1).
  Played played() const;
  // The slide that led to where the game stands; nothing at the opening.
  std::optional<PieceSlide> lastSlide() const;
  // From the opening to here, and from here on as redo would go.
  std::vector<PieceSlide> slidesMade() const;
  std::vector<PieceSlide> slidesAhead() const;
  // How many hints were asked for, slides that the program made among them: told by whoever gives them.
  std::uint64_t hints() const { return m_hints; }
  void setHints(std::uint64_t hints) { m_hints = hints; }

 private:
  PieceSlide slideOf(const SlideChange& change) const;
  Board m_board;
  std::string m_title;
  Placement m_placement;
  History<SlideChange> m_history;
  std::uint64_t m_hints = 0;
};

}  // namespace searchlight::klotski
