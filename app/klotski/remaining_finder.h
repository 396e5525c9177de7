// app/klotski/remaining_finder.h: what is still needed from everywhere, found on a thread.
#pragma once
#include <QObject>
#include <cstdint>
#include <memory>

#include "core/klotski/shared_component.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

// One question at a time. found() comes on the finder's own (GUI) thread, never from inside a call.
class RemainingFinder : public QObject {
  Q_OBJECT

 public:
  explicit RemainingFinder(QObject* parent = nullptr);
  // Gives up what is under way and waits for it: a moment.
  ~RemainingFinder() override;

  // Gives up what is under way; never waits.
  void find(std::shared_ptr<klotski::SharedComponent> component);
  void stop();
  // What is not asked any more is given back to the system on the thread: it may be large.
  void release(std::shared_ptr<const void> held);
  bool isFinding() const { return m_question != 0; }

 Q_SIGNALS:
  // Null: there was no memory for it.
  void found(const std::shared_ptr<const searchlight::klotski::Component>& remaining);

 private:
  void tell(std::uint64_t question, const std::shared_ptr<const klotski::Component>& remaining);

  std::uint64_t m_question = 0, m_last = 0;  // 0: nothing is asked
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
