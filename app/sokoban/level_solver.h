// app/sokoban/level_solver.h: what a player asks the computer, for threads: how a position is solved, and since when it is lost.
#pragma once
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/sokoban/ground.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"

namespace searchlight::ui {

// What is known of a level's squares, found once on whichever thread asks first. Shared by all that is asked about one level.
class LevelGround {
 public:
  explicit LevelGround(sokoban::Board board) : m_board(std::move(board)) {}
  const sokoban::Board& board() const { return m_board; }
  // Of the level from its opening. On a large board it takes a while, once. Any thread; throws std::bad_alloc.
  sokoban::SharedGround ground() const {
    const std::scoped_lock lock(m_mutex);
    if (!m_ground) m_ground = std::make_shared<const sokoban::Ground>(m_board);
    return m_ground;
  }
  // The same where the level begins there.
  sokoban::SharedGround groundFrom(const sokoban::Position& position) const {
    return std::make_shared<const sokoban::Ground>(ground()->from(position));
  }

 private:
  const sokoban::Board m_board;
  mutable std::mutex m_mutex;
  mutable sokoban::SharedGround m_ground;
};

// The search for any solution of a position in several sittings. Used by one thread at a time.
struct SolveSittings {
  sokoban::SharedGround ground = {};  // from the position; null: none has begun
  std::unique_ptr<sokoban::AnySolver> solver = {};
  // What ended the search, where nobody has heard of it: a stop may come between the end and the news of it.
  std::optional<sokoban::LevelSolution> ended = {};
};

struct SolveTask {
  std::shared_ptr<const LevelGround> level;
  sokoban::Position position;
  bool needsAny = true;  // false: a solution is there, it is to be proven or bettered
  search::Limits limits;
  std::shared_ptr<search::MemoryBudget> budget;
  std::shared_ptr<SolveSittings> sittings = {};  // goes on from the one before; null: this is the only one
};

// How far solveLevel() has come.
struct SolveStage {
  bool isProving = false;  // a solution is known, or need not be looked for: whether it has the fewest pushes
  sokoban::SolveProgress progress;
  double seconds = 0;  // of this stage
};

// First any solution, which is mostly a matter of a moment, then one that is proven to have the fewest pushes. Time and memory are for
// both together. found(): solved; the better one may follow. Returns Solved: it is proven; Exhausted: there is no solution; else what
// limit ended it, or that no search fits this level (Stopped). Throws std::bad_alloc.
search::Outcome solveLevel(const SolveTask& task, const std::stop_token& stop,
                           const std::function<void(const SolveStage&)>& progressed,
                           const std::function<void(const sokoban::LevelSolution&)>& found);

struct PathBack {
  std::optional<std::size_t> moves = {};  // of the game, that lead there; nothing: its opening is lost, too
  std::size_t pushes = 0;                 // that were made since
  bool isProven = false;                  // that it can be solved; else the limits ended what looked
};
using SolveMoves = std::vector<sokoban::Rules::Move>;
// The last position on the way to one that is lost which could be solved. What is lost stays lost, so it is bisected: by deadlocks
// first, then by solvers. Throws std::bad_alloc. REQUIRES: the moves lead from the opening to the task's position, which is lost.
PathBack lookBack(const SolveTask& task, const sokoban::Opening& opening, SolveMoves moves,
                  const std::stop_token& stop);

}  // namespace searchlight::ui
