// app/sokoban/level_judge.h: whether a level can be solved, and in how many pushes, found on a thread.
#pragma once
#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/board.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

struct LevelVerdict {
  enum class Kind : std::uint8_t {
    Proven,      // solved, and no solution has fewer pushes
    Solved,      // perhaps not with the fewest
    Unsolvable,  // proven
    Unknown,     // not within the limits
  } kind = Kind::Unknown;
  sokoban::Played played;      // of the solution
  std::uint64_t expanded = 0;  // nodes of A*, as far as it came
};

// A* as long as the limits allow for and, where that is not enough, any solution as long again.
LevelVerdict judgeLevel(const sokoban::Board& board, const search::Limits& limits,
                        const std::shared_ptr<search::MemoryBudget>& budget, const std::stop_token& stop);
// "It can be solved: 188 moves, 46 pushes; no solution has fewer pushes."
QString verdictText(const LevelVerdict& verdict);

// One level at a time. found() comes on the judge's own (GUI) thread, never from inside a call.
class LevelJudge : public QObject {
  Q_OBJECT
 public:
  explicit LevelJudge(QObject* parent = nullptr);
  // Gives up what is under way and waits for it: a moment.
  ~LevelJudge() override;

  // Gives up what is under way; never waits. Without a budget the limits alone bound it.
  void find(const sokoban::Board& board, const search::Limits& limits,
            const std::shared_ptr<search::MemoryBudget>& budget = {});
  void stop();
  bool isFinding() const { return m_question != 0; }

 Q_SIGNALS:
  void found(const searchlight::ui::LevelVerdict& verdict);

 private:
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
