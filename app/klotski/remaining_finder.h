// app/klotski/remaining_finder.h: what is still needed from everywhere, found on a thread.
#pragma once
#include <QObject>
#include <cstdint>
#include <memory>

#include "core/klotski/remaining.h"
#include "widgets/search/task_queue.h"

namespace searchlight::ui {

// One question at a time. found() comes on the finder's own (GUI) thread, never from inside a call.
class RemainingFinder : public QObject {
  Q_OBJECT

 public:
  // What it finds is taken from the budget as long as somebody holds it; null: unbounded.
  explicit RemainingFinder(std::shared_ptr<search::MemoryBudget> memory, QObject* parent = nullptr);
  // Gives up what is under way and waits for it: a moment.
  ~RemainingFinder() override;

  // Everything that can be reached from there, as far as time and a share of the budget go. Gives up what is under way; never waits.
  void find(const klotski::Board& board, const klotski::Placement& placement);
  void stop();
  // What is not asked any more is given back to the system on the thread: it may be large. The pointer is null afterwards.
  void release(std::shared_ptr<const klotski::Remaining>& remaining);
  bool isFinding() const { return m_question != 0; }

 Q_SIGNALS:
  // Null: there was no memory for it.
  void found(const std::shared_ptr<const searchlight::klotski::Remaining>& remaining);

 private:
  void tell(std::uint64_t question, const std::shared_ptr<const klotski::Remaining>& remaining);

  std::shared_ptr<search::MemoryBudget> m_memory;
  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
