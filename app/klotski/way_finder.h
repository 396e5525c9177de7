// app/klotski/way_finder.h: how one placement comes to be another, found on a thread.
#pragma once
#include <QObject>
#include <cstdint>
#include <memory>
#include <utility>

#include "core/klotski/way.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// One question at a time. found() comes on the finder's own (GUI) thread, never from inside a call.
class WayFinder : public QObject {
  Q_OBJECT

 public:
  // Takes from the budget; null: unbounded.
  explicit WayFinder(std::shared_ptr<search::MemoryBudget> memory, QObject* parent = nullptr)
      : QObject(parent), m_memory(std::move(memory)), m_tasks(std::make_unique<TaskQueue>()) {}
  // Gives up what is under way and waits for it: a moment.
  ~WayFinder() override { m_tasks.reset(); }  // while there still is somebody to tell

  // Gives up what is under way; never waits. REQUIRES: as klotski::wayBetween().
  void find(const klotski::Board& board, const klotski::Placement& from, const klotski::Placement& to,
            klotski::Count count);
  void stop();
  bool isFinding() const { return m_question != 0; }

 Q_SIGNALS:
  // Nobody has stopped it meanwhile.
  void found(const searchlight::klotski::PlacementWay& way);

 private:
  std::shared_ptr<search::MemoryBudget> m_memory;
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
