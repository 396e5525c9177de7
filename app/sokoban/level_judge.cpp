// app/sokoban/level_judge.cpp: two searches one after the other, and the way back to the window.
#include "app/sokoban/level_judge.h"

#include <QCoreApplication>
#include <QLocale>
#include <exception>
#include <memory>

#include "core/sokoban/solve.h"
#include "widgets/sokoban/sokoban_texts.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct LevelVerdictTexts {
  Q_DECLARE_TR_FUNCTIONS(LevelVerdictTexts)
};

}  // namespace

LevelVerdict judgeLevel(const sokoban::Board& board, const search::Limits& limits,
                        const std::shared_ptr<search::MemoryBudget>& budget, const std::stop_token& stop) {
  LevelVerdict verdict;
  const sokoban::LevelQuestion question;
  const auto ground = std::make_shared<const sokoban::Ground>(board);
  const search::SessionOptions options{.algorithm = search::Algorithm::AStar, .budget = budget};
  const auto take = [&](const sokoban::LevelSolution& found) {
    if (found.outcome == search::Outcome::Exhausted) verdict.kind = LevelVerdict::Kind::Unsolvable;
    if (found.outcome != search::Outcome::Solved) return;
    verdict.kind = found.isOptimal ? LevelVerdict::Kind::Proven : LevelVerdict::Kind::Solved;
    verdict.played = {found.moves(), found.pushes};
  };
  const sokoban::LevelSolution proven = sokoban::solve(ground, question, options, limits, stop);
  verdict.expanded = proven.stats.expanded;
  take(proven);
  if (verdict.kind == LevelVerdict::Kind::Unknown && !stop.stop_requested())
    take(sokoban::solveAny(ground, question.ideas, limits, stop, budget, {}));
  return verdict;
}

QString verdictText(const LevelVerdict& verdict) {
  const QString played = playedText(verdict.played);
  switch (verdict.kind) {
    case LevelVerdict::Kind::Proven:
      return LevelVerdictTexts::tr("Solvable: %1; no solution has fewer pushes.").arg(played);
    case LevelVerdict::Kind::Solved:
      return LevelVerdictTexts::tr("Solvable: %1; better solutions may exist.").arg(played);
    case LevelVerdict::Kind::Unsolvable:
      return LevelVerdictTexts::tr("Unsolvable: every reachable state was examined.");
    case LevelVerdict::Kind::Unknown: break;
  }
  return LevelVerdictTexts::tr(
      "No solution found within the time and memory limits. The level may be hard or unsolvable.");
}

LevelJudge::LevelJudge(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

LevelJudge::~LevelJudge() { m_tasks.reset(); }  // while there still is somebody to tell

void LevelJudge::find(const sokoban::Board& board, const search::Limits& limits,
                      const std::shared_ptr<search::MemoryBudget>& budget) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, board, limits, budget, question](const std::stop_token& stop) {
    LevelVerdict verdict;
    try {
      verdict = judgeLevel(board, limits, budget, stop);
    } catch (const std::exception&) {  // memory: nothing is known then
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this,
        [this, question, verdict] {
          if (question != m_question) return;  // given up
          m_question = 0;
          Q_EMIT found(verdict);
        },
        Qt::QueuedConnection);
  });
}

void LevelJudge::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

}  // namespace searchlight::ui
