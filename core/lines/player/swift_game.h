// core/lines/player/swift_game.h: the game as the player imagines it: positions that are played on in thousands.
//
// The rules are those of core/lines/rules.h, played on a swift board: tests play both side by side. What comes is drawn
// from a generator that is passed in, so that several moves can be tried on the same luck.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lines/player/swift_board.h"
#include "core/lines/rules.h"
#include "core/random/random.h"

namespace searchlight::lines::player {

// Places: colours and places. Colours: these alone. Hidden: only how many there are.
enum class Preview : std::uint8_t { Places, Colours, Hidden };

struct SwiftMove {
  Cell from = 0, to = 0;
  friend bool operator==(const SwiftMove&, const SwiftMove&) = default;
};

inline constexpr Cell kNoCell = 0xFFFF;

// A position in which a move is to be made, and the balls that will come after it, with their places (kNoCell: any).
struct SwiftPosition {
  SwiftBoard board;
  std::array<Ball, Settings::kMaxNewBalls> due{};
  std::size_t dueCount = 0;
  std::span<const Ball> dueBalls() const { return {due.data(), dueCount}; }
};

// A game's position as a player imagines it. Places and colours (kNoBall) of the coming balls are left out where they are
// not known: they have to be drawn before a move is played or judged.
// REQUIRES: `empty` is an empty board for the position's settings.
SwiftPosition imagine(const SwiftBoard& empty, const Position& position, Preview preview);

// Plays the move and all that follows from it, up to the next move to be made; then the next balls are drawn from
// `random`, places and colours. Returns the points of all that vanished. The game is over where no cell is empty.
// REQUIRES: the move is legal.
int play(SwiftPosition& position, SwiftMove move, Random& random);

// New coming balls, each in a cell of its own as far as there are empty ones.
void drawDue(SwiftPosition& position, Random& random);
// New places for the coming balls, colours stay: what a player imagines who is not told the places.
void drawDuePlaces(SwiftPosition& position, Random& random);

// Points in the judge's unit: what a line of fewest balls scores counts 5 points, under any way of scoring.
std::int32_t judged(const Settings& settings, int points);

// A move, what it scores at once and what the judge says of the board that it leads to; both in the judge's unit.
struct JudgedMove {
  SwiftMove move;
  std::int32_t points = 0;
  std::int32_t value = 0;
  std::int32_t total() const { return points + value; }
};

// Every legal move, judged one move ahead. The coming balls appear where they are due in all that do not clear; moves
// that change how they come (lines cleared, a place taken) are played out on `random`, which is not advanced. A move
// that ends the game is worth nothing but its points. With `dueCount` 0 no balls come: the board is judged as the move
// leaves it. The list is the caller's, used again.
void judgeMoves(const SwiftPosition& position, const Random& random, std::vector<JudgedMove>& moves);
// The best of them: the greatest total, the first among equals. False where there is none.
bool bestMove(const SwiftPosition& position, const Random& random, JudgedMove& best);

}  // namespace searchlight::lines::player
