// core/sokoban/improve.h: a given solution made shorter, without solving the level anew.
//
//   const Improved better = improve(board, steps, Metric::Pushes, {.limits = {.seconds = 60}}, stop, tell);      // usage
//   if (better.after != better.before) keep(better.steps);
//
// Of two positions along the solution the second becomes a level's end: its boxes are the goals, and the worker must come to where
// he went on from. Such a window is solved by the searches that prove levels (prove.h), for fewest pushes and for fewest moves; where what it
// finds makes the whole solution better, it takes the window's place. Where a window is too large to be solved, positions are searched
// of which all boxes but one, two, or three are where the solution has them at some time (vicinity.h). Windows slide and grow, and are
// searched harder, until nothing gains any more. Every result is replayed.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/board.h"
#include "core/sokoban/ideas.h"
#include "core/sokoban/rules_of_game.h"

namespace searchlight::sokoban {

struct ImproveProgress {
  Played before, now;
  std::size_t window = 0;      // pushes of the windows that are tried
  std::uint64_t tried = 0;     // windows
  std::uint64_t expanded = 0;  // of all of them
  std::size_t bytes = 0;       // of the last one
};

struct ImproveOptions {
  search::Limits limits;               // of all together, bytes of one window
  std::uint64_t expansions = 256'000;  // of each search over one window, when they are searched hardest
  std::shared_ptr<search::MemoryBudget> budget;
};

struct Improved {
  std::vector<Direction> steps;
  Played before, after;
  bool isOptimal = false;  // no solution has fewer of what is aimed at: a window was all of it
  search::Outcome
      outcome{};  // Exhausted: no window gains any more; TimeLimit or Stopped: what was gained by then
};

// Pushes: the fewest pushes, then moves. Moves: the fewest moves, then pushes. By this measure never worse than what was given.
// Throws std::bad_alloc. REQUIRES: the steps solve the level from its opening.
Improved improve(const Board& board, const std::vector<Direction>& steps, Metric aim,
                 const ImproveOptions& options = {}, const std::stop_token& stop = {},
                 const std::function<void(const ImproveProgress&)>& tell = {});

}  // namespace searchlight::sokoban
