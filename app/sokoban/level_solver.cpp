// app/sokoban/level_solver.cpp: the threads' side and the window's side.
#include "app/sokoban/level_solver.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <stop_token>
#include <utility>

namespace searchlight::ui {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBetweenTales{100};  // more often nobody reads figures

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace

// ---- Dead ends --------------------------------------------------------------------------------------------------------------------

DeadEndSeeker::DeadEndSeeker(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}
DeadEndSeeker::~DeadEndSeeker() { m_tasks.reset(); }  // while there still is somebody to tell

void DeadEndSeeker::prepare(const std::shared_ptr<const LevelGround>& level) {
  m_tasks->cancel(m_prepared);  // whoever goes through many levels looks at the last one
  m_prepared = m_tasks->post([level](const std::stop_token&) { level->ground(); });
}

void DeadEndSeeker::seek(const std::shared_ptr<const LevelGround>& level, const sokoban::Position& position) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, level, position, question](const std::stop_token& stop) {
    std::vector<sokoban::DeadEnd> ends;
    try {
      ends = sokoban::findDeadEnds(level->ground(), position, stop);
    } catch (const std::exception&) {  // memory: nothing is known then
    }
    QMetaObject::invokeMethod(
        this,
        [this, question, ends = std::move(ends)] {
          if (question != m_question) return;  // given up
          m_question = 0;
          Q_EMIT found(ends);
        },
        Qt::QueuedConnection);
  });
}

void DeadEndSeeker::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

// ---- Solutions --------------------------------------------------------------------------------------------------------------------

LevelSolver::LevelSolver(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}
LevelSolver::~LevelSolver() { m_tasks.reset(); }  // while there still is somebody to tell

void LevelSolver::solve(const Task& task) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, task, question](const std::stop_token& stop) {
    try {
      work(task, question, stop);
    } catch (const std::exception&) {  // memory
      tell(question, [this] {
        m_question = 0;
        Q_EMIT ended(search::Outcome::MemoryLimit);
      });
    }
  });
}

void LevelSolver::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

// Runs f on the solver's own thread, unless nobody waits for it any more.
template <class F>
void LevelSolver::tell(std::uint64_t question, F&& f) {
  QMetaObject::invokeMethod(
      this,
      [this, question, f = std::forward<F>(f)] {
        if (question == m_question) f();
      },
      Qt::QueuedConnection);
}

void LevelSolver::work(const Task& task, std::uint64_t question, const std::stop_token& stop) {
  const auto end = [this, question](search::Outcome outcome) {
    tell(question, [this, outcome] {
      m_question = 0;
      Q_EMIT ended(outcome);
    });
  };
  const auto begun = Clock::now();
  const sokoban::SharedGround ground = task.level->groundFrom(task.position);
  search::SessionOptions options;
  options.budget = task.budget;
  search::Cost atLeast = 0;  // what one stage has found holds for the next
  const auto teller = [this, question, &atLeast](bool isProving) {
    const auto stageBegun = Clock::now();
    return [this, question, &atLeast, isProving, stageBegun,
            last = Clock::time_point()](const sokoban::SolveProgress& progress) mutable {
      atLeast = std::max(atLeast, progress.atLeast);
      if (Clock::now() - last < kBetweenTales) return;
      last = Clock::now();
      SolveStage stage{isProving, progress, secondsSince(stageBegun)};
      stage.progress.atLeast = atLeast;
      tell(question, [this, stage] { Q_EMIT progressed(stage); });
    };
  };
  const auto tellSolution = [this, question](const sokoban::LevelSolution& solution) {
    tell(question, [this, solution] { Q_EMIT found(solution); });
  };
  if (task.needsAny) {
    const sokoban::LevelSolution any =
        sokoban::solveAny(ground, {}, task.limits, stop, task.budget, teller(false));
    if (any.outcome == search::Outcome::Solved) tellSolution(any);
    if (any.outcome != search::Outcome::Solved || any.isOptimal) return end(any.outcome);
  }
  search::Limits left = task.limits;
  left.seconds -= secondsSince(begun);
  const sokoban::LevelSolution best = sokoban::solve(ground, {}, options, left, stop, teller(true));
  if (best.outcome == search::Outcome::Solved) tellSolution(best);
  end(best.outcome);
}

// ---- The way back -----------------------------------------------------------------------------------------------------------------

namespace {

enum class Judged { Solvable, Lost, Unknown };

// The positions that the pushes of a game led to, by their numbers; 0 is the opening.
class PushesMade {
 public:
  PushesMade(const sokoban::Opening& opening, WayBackSeeker::Moves moves)
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
  WayBackSeeker::Moves m_moves;
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

WayBackSeeker::Found lookBack(const LevelSolver::Task& task, const PushesMade& pushes,
                              const std::stop_token& stop) {
  const auto begun = Clock::now();
  Judged last = Judged::Unknown;  // of what was not lost
  const auto judge = [&](std::size_t push) {
    search::Limits left = task.limits;
    left.seconds -= secondsSince(begun);
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

}  // namespace

WayBackSeeker::WayBackSeeker(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}
WayBackSeeker::~WayBackSeeker() { m_tasks.reset(); }  // while there still is somebody to tell

void WayBackSeeker::seek(const LevelSolver::Task& task, const sokoban::Opening& opening, Moves moves) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post(
      [this, task, question, opening, moves = std::move(moves)](const std::stop_token& stop) mutable {
        Found back;
        try {
          back = lookBack(task, PushesMade(opening, std::move(moves)), stop);
        } catch (const std::exception&) {  // memory
          back.isKnown = false;
        }
        QMetaObject::invokeMethod(
            this,
            [this, question, back] {
              if (question != m_question) return;  // given up
              m_question = 0;
              Q_EMIT found(back);
            },
            Qt::QueuedConnection);
      });
}

void WayBackSeeker::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

}  // namespace searchlight::ui
