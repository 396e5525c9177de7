// app/sokoban/level_maker.h: new levels made one after the other on a thread, each with what it takes to solve it.
#pragma once
#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/generate.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

struct MadeLevel {
  sokoban::Board board;
  std::uint32_t pushes = 0;    // the fewest, proven
  std::uint64_t expanded = 0;  // nodes that A* needs to prove it
  bool isProvenByUs = false;   // else A* did not end within its limits, and needs more than `expanded`
};

// As `searchlight-cli sokoban generate` makes them: the same wish and seed make the same levels, no two of them alike. Signals
// come on the maker's own (GUI) thread, never from inside a call.
class LevelMaker : public QObject {
  Q_OBJECT
 public:
  explicit LevelMaker(QObject* parent = nullptr);
  // Gives up what is under way and waits for it: a moment.
  ~LevelMaker() override;

  // At most half of the budget, if there is one, is for this. REQUIRES: whyNot(wish) is empty.
  void make(const sokoban::LevelWish& wish, int count,
            const std::shared_ptr<search::MemoryBudget>& budget = {});
  void stop();
  bool isMaking() const { return m_question != 0; }

 Q_SIGNALS:
  void made(const searchlight::ui::MadeLevel& level);
  // There are as many as were wanted, or no more could be found, or a limit came.
  void ended(searchlight::search::Outcome outcome);

 private:
  void tell(std::uint64_t question, const std::function<void()>& what);

  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
