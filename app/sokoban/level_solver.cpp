// app/sokoban/level_solver.cpp: searches one after the other, on whichever thread asks.
#include "app/sokoban/level_solver.h"

#include <algorithm>
#include <utility>

#include "core/search/measured_time.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/prove.h"

namespace searchlight::ui {
namespace {

enum class Judged { Solvable, Lost, Unknown };

// The positions that the pushes of a game led to, by their numbers; 0 is the opening.
class PushesMade {
 public:
  PushesMade(const sokoban::Opening& opening, SolveMoves moves)
      : m_opening(opening), m_moves(std::move(moves)) {
    sokoban::Position position = sokoban::Rules::start(m_opening);
    for (std::size_t i = 0; i < m_moves.size(); ++i)
      if (const auto made = sokoban::Rules::make(m_opening, position, nullptr, m_moves[i]);
          made && made->step.isPush)
        m_ends.push_back(i + 1);
  }
  std::size_t count() const { return m_ends.size() - 1; }
  std::size_t movesTo(std::size_t push) const { return m_ends[push]; }
  sokoban::Position position(std::size_t push) const {
    sokoban::Position position = sokoban::Rules::start(m_opening);
    for (std::size_t i = 0; i < m_ends[push]; ++i)
      sokoban::Rules::make(m_opening, position, nullptr, m_moves[i]);
    return position;
  }

 private:
  sokoban::Opening m_opening;
  SolveMoves m_moves;
  std::vector<std::size_t> m_ends{0};  // moves by which each push was made
};

// The first of [0, lost] that is lost, where `isLost` says of each whether it is.
template <class F>
std::size_t firstLost(std::size_t lost, F&& isLost) {
  std::size_t begin = 0;
  while (begin < lost) {
    const std::size_t middle = begin + (lost - begin) / 2;
    isLost(middle) ? lost = middle : begin = middle + 1;
  }
  return lost;
}

}  // namespace

search::Outcome solveLevel(const SolveTask& task, const std::stop_token& stop,
                           const std::function<void(const SolveStage&)>& progressed,
                           const std::function<void(const sokoban::LevelSolution&)>& found) {
  const search::Stopwatch watch;
  const std::shared_ptr<SolveSittings> sittings =
      task.sittings ? task.sittings : std::make_shared<SolveSittings>();
  if (!sittings->ground) sittings->ground = task.level->groundFrom(task.position);
  const sokoban::SharedGround& ground = sittings->ground;
  search::Cost atLeast = 0;  // what one stage has found holds for the next
  const auto teller = [&](bool isProving) {
    return [&, isProving, since = search::Stopwatch()](const sokoban::SolveProgress& progress) {
      atLeast = std::max(atLeast, progress.atLeast);
      SolveStage stage{isProving, progress, since.seconds()};
      stage.progress.atLeast = atLeast;
      progressed(stage);
    };
  };
  if (task.needsAny) {
    if (!sittings->solver && !sittings->ended)
      sittings->solver = std::make_unique<sokoban::AnySolver>(ground, sokoban::Ideas{}, task.budget);
    const sokoban::LevelSolution any =
        sittings->ended ? *sittings->ended : sittings->solver->run(task.limits, stop, teller(false));
    const bool isSolved = any.outcome == search::Outcome::Solved;
    if (isSolved || any.outcome == search::Outcome::Exhausted) {
      sittings->ended = any;
      sittings->solver.reset();  // its memory is for the proof
    }
    if (isSolved) found(any);
    if (any.outcome != search::Outcome::Solved || any.isOptimal) return any.outcome;
  }
  search::Limits left = task.limits;
  left.seconds -= watch.seconds();
  const sokoban::LevelSolution best = sokoban::prove(ground, {}, left, stop, task.budget, teller(true));
  if (best.outcome == search::Outcome::Solved) found(best);
  return best.outcome;
}

PathBack lookBack(const SolveTask& task, const sokoban::Opening& opening, SolveMoves moves,
                  const std::stop_token& stop) {
  const PushesMade pushes(opening, std::move(moves));
  const search::Stopwatch watch;
  Judged last = Judged::Unknown;  // of what was not lost
  const auto judge = [&](std::size_t push) {
    search::Limits left = task.limits;
    left.seconds -= watch.seconds();
    if (left.seconds <= 0) return Judged::Unknown;
    const sokoban::SharedGround ground = task.level->groundFrom(pushes.position(push));
    const auto outcome = sokoban::solveAny(ground, {}, left, stop, task.budget, [](const auto&) {}).outcome;
    return outcome == search::Outcome::Solved      ? Judged::Solvable
           : outcome == search::Outcome::Exhausted ? Judged::Lost
                                                   : Judged::Unknown;
  };
  std::size_t lost = firstLost(pushes.count(), [&](std::size_t push) {
    return !sokoban::findDeadEnds(task.level->ground(), pushes.position(push), stop).empty();
  });
  if (lost > 0 && (last = judge(lost - 1)) == Judged::Lost)
    lost = firstLost(lost - 1, [&](std::size_t push) {
      const Judged judged = judge(push);
      if (judged != Judged::Lost) last = judged;
      return judged == Judged::Lost;
    });
  if (lost == 0) return {};
  return {pushes.movesTo(lost - 1), pushes.count() - (lost - 1), last == Judged::Solvable};
}

}  // namespace searchlight::ui
