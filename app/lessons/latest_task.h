// app/lessons/latest_task.h: work on a thread, of which only what was asked for last is heard of.
//
//   m_task.post([lesson](const std::stop_token& stop) { return judge(lesson, stop); },  // there
//               [this](const Verdict& verdict) { tell(verdict); },                      // and here
//               [this](const QString& why) { Q_EMIT failed(why); });
#pragma once
#include <QObject>
#include <QString>
#include <exception>
#include <utility>

#include "widgets/task/task_queue.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

class LatestTask {
 public:
  // `then` is given what `work` returns, `failed` the text of what it throws. Work of before is asked to stop, and comes before
  // this one: never two at a time.
  template <class Work, class Then, class Failed>
  void post(Work work, Then then, Failed failed) {
    m_tasks.cancel(m_ticket);
    m_ticket = m_tasks.post([this, serial = ++m_serial, work = std::move(work), then = std::move(then),
                             failed = std::move(failed)](const std::stop_token& stop) {
      decltype(work(stop)) made{};
      QString why;
      try {
        made = work(stop);
      } catch (const std::exception& e) {
        why = errorText(e);
      }
      QMetaObject::invokeMethod(&m_here, [this, serial, then, failed, made = std::move(made), why] {
        if (serial != m_serial) return;
        m_ticket = 0;
        why.isEmpty() ? then(made) : failed(why);
      });
    });
  }
  void cancel() {
    ++m_serial;
    m_tasks.cancel(std::exchange(m_ticket, 0));
  }
  bool isBusy() const { return m_ticket != 0; }

 private:
  QObject m_here;  // on the thread that asks
  std::uint64_t m_serial = 0;
  TaskQueue::Ticket m_ticket = 0;
  TaskQueue m_tasks;  // last: its thread ends first
};

}  // namespace searchlight::ui
