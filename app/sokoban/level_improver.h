// app/sokoban/level_improver.h: solutions of a level made shorter on a thread.
#pragma once
#include <QObject>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/sokoban/improve.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// One level at a time. All signals come on the improver's own (GUI) thread, never from inside a call.
class LevelImprover : public QObject {
  Q_OBJECT

 public:
  // One after the other; the time of the options is for each of them.
  struct Task {
    std::vector<Direction> steps;
    sokoban::Metric aim{};
  };
  explicit LevelImprover(QObject* parent = nullptr);
  ~LevelImprover() override;

  // Gives up what is under way; never waits. REQUIRES: the steps solve the level.
  void improve(const sokoban::Board& level, const std::vector<Task>& tasks,
               const sokoban::ImproveOptions& options);
  // Ends it, and what was gained by then is told as if it were all.
  void finish();
  void stop();
  bool isImproving() const { return m_question != 0; }

 Q_SIGNALS:
  void progressed(const searchlight::sokoban::ImproveProgress& progress, double seconds);
  // By task. Empty: there was no memory.
  void improved(const std::vector<searchlight::sokoban::Improved>& results);

 private:
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::stop_source m_finish;  // of what is under way
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
