// core/sokoban/lurd.h: what was played as text: l u r d for steps left, up, right, down, capitals for pushes.
//
//   const auto read = readLurd("rrDD2(lu) 3R");                               // usage
//   if (const auto* fault = std::get_if<LurdFault>(&read)) .. fault->what ..
//   const Replay replay = play(board, std::get<Lurd>(read).steps);
//   if (replay.illegal) .. else if (replay.isSolved) .. lurdText(replay.steps) ..
//
// Digits repeat the letter or the group (in brackets) behind them; blanks and ends of lines are free; a `*` is where a
// snapshot stands, what follows was taken back. Capitals may be missing: whether a step pushes is known by playing it.
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/sokoban/board.h"

namespace searchlight::sokoban {

// The most steps a text may say, written out.
inline constexpr std::size_t kMostSteps = 1'000'000;

struct Lurd {
  std::vector<Direction> steps;
  std::vector<bool> isCapital;         // by step, as it is written: nobody has to have kept to it
  std::optional<std::size_t> present;  // steps before the `*`
};

// Why a text is no LURD, and at which of its bytes, from 0.
struct LurdFault {
  Failure what;
  std::size_t at = 0;
  std::size_t written = 0;  // letters that counts had been written out to by then: the work that was done
  // It has jumps or pulls, [..]: a game from the solved state backwards, which is not read.
  bool isReverse = false;
};

// Takes no longer than the text and its steps are long. The empty text is LURD: no step.
std::variant<Lurd, LurdFault> readLurd(std::string_view text);

struct Step {
  Direction direction = Direction::Up;
  bool isPush = false;  // or, in a reverse game, a pull
  friend bool operator==(const Step&, const Step&) = default;
};

// A step that cannot be taken: which, from 1, and why.
struct IllegalStep {
  std::size_t number = 0;
  Failure what;
};

// What comes of steps on a board, up to the first that cannot be taken.
struct Replay {
  std::vector<Step> steps;
  std::size_t pushes = 0;
  Position end;
  std::optional<IllegalStep> illegal;
  bool isSolved = false;                              // all were taken, and every box is on a goal
  std::size_t moves() const { return steps.size(); }  // pushes are moves, too
};

Replay play(const Board& board, std::span<const Direction> steps);
// The same from any position of the board.
Replay play(const Board& board, const Position& from, std::span<const Direction> steps);

// Of a text with one letter a step and its capitals right: lurdText()'s, or a level's solution.
std::size_t pushesIn(std::string_view lurd);

// One letter a step, without counts; `present`: a `*` after so many.
std::string lurdText(std::span<const Step> steps, std::optional<std::size_t> present = {});

}  // namespace searchlight::sokoban
