// tests/app/when_open.h: answers a dialog as soon as it is there, however long the machine takes to open it.
#pragma once
#include <QApplication>
#include <QTimer>
#include <functional>
#include <utility>

namespace searchlight::testing {

// Made before the dialog is asked for; as long as this lives it waits for the first modal one of this kind, and gives it
// to `answer`. Where none comes nothing is done, and nothing happens behind the test's back.
template <class Dialog>
class WhenOpen {
 public:
  explicit WhenOpen(std::function<void(Dialog*)> answer) : m_answer(std::move(answer)) {
    QObject::connect(&m_timer, &QTimer::timeout, [this] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog || !dialog->isVisible()) return;
      m_timer.stop();
      m_answer(dialog);
    });
    m_timer.start(5);
  }
  WhenOpen(const WhenOpen&) = delete;
  WhenOpen& operator=(const WhenOpen&) = delete;

 private:
  std::function<void(Dialog*)> m_answer;
  QTimer m_timer;
};

}  // namespace searchlight::testing
