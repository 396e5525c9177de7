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

}  // namespace searchlight::ui
