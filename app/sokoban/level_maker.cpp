// app/sokoban/level_maker.cpp: the thread's side and the window's side.
#include "app/sokoban/level_maker.h"

#include <algorithm>
#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "core/random/random.h"
#include "core/sokoban/solve.h"

namespace searchlight::ui {
namespace {

constexpr int kMostMisses = 50;  // seeds in a row that make no level, or one that there is already
constexpr double kMakingSeconds = 60, kGradingSeconds = 10;  // of a level
constexpr std::size_t kMakingBytes = std::size_t{1} << 30;

std::size_t bytesFor(const search::MemoryBudget* budget) {
  return std::min(kMakingBytes, search::shareOf(budget));
}

MadeLevel graded(const sokoban::GeneratedLevel& level, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop) {
  const search::Limits limits{.seconds = kGradingSeconds, .bytes = bytesFor(budget.get())};
  const sokoban::LevelSolution solved =
      sokoban::solve(level.board, sokoban::LevelQuestion{},
                     {.algorithm = search::Algorithm::AStar, .budget = budget}, limits, stop);
  return {level.board, level.pushes, solved.stats.expanded, solved.outcome == search::Outcome::Solved};
}

}  // namespace

LevelMaker::LevelMaker(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

LevelMaker::~LevelMaker() { m_tasks.reset(); }  // while there still is somebody to tell

void LevelMaker::make(const sokoban::LevelWish& wish, int count,
                      const std::shared_ptr<search::MemoryBudget>& budget) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, wish, count, budget, question](const std::stop_token& stop) {
    search::Outcome outcome = search::Outcome::Exhausted;
    try {
      Random seeds(wish.seed);
      std::set<std::string> known;
      for (int misses = 0; static_cast<int>(known.size()) < count && misses < kMostMisses;) {
        sokoban::LevelWish next = wish;
        next.seed = seeds.next();
        const search::Limits limits{.seconds = kMakingSeconds, .bytes = bytesFor(budget.get())};
        const auto level = sokoban::generateLevel(next, limits, stop, outcome, budget);
        if (outcome != search::Outcome::Exhausted) break;
        if (!level || !known.insert(level->board.identity()).second) {
          ++misses;
          continue;
        }
        misses = 0;
        const MadeLevel one = graded(*level, budget, stop);
        if (stop.stop_requested()) break;
        tell(question, [this, one] { Q_EMIT made(one); });
      }
    } catch (const std::exception&) {
      outcome = search::Outcome::MemoryLimit;
    }
    tell(question, [this, outcome] {
      m_question = 0;
      Q_EMIT ended(outcome);
    });
  });
}

void LevelMaker::tell(std::uint64_t question, const std::function<void()>& what) {
  QMetaObject::invokeMethod(
      this,
      [this, question, what] {
        if (question == m_question) what();  // else given up
      },
      Qt::QueuedConnection);
}

void LevelMaker::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

}  // namespace searchlight::ui
