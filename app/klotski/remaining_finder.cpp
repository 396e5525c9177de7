// app/klotski/remaining_finder.cpp: the thread's side and the window's side.
#include "app/klotski/remaining_finder.h"

#include <stop_token>
#include <utility>

namespace searchlight::ui {

RemainingFinder::RemainingFinder(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

RemainingFinder::~RemainingFinder() { m_tasks.reset(); }  // while there still is somebody to tell

void RemainingFinder::find(std::shared_ptr<klotski::SharedComponent> component) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, component = std::move(component), question](const std::stop_token& stop) {
    const std::shared_ptr<const klotski::Component> remaining = component->get(stop);
    if (stop.stop_requested()) return;  // nobody waits for it, and it goes here
    QMetaObject::invokeMethod(
        this, [this, question, remaining] { tell(question, remaining); }, Qt::QueuedConnection);
  });
}

void RemainingFinder::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

void RemainingFinder::release(std::shared_ptr<const void> held) {
  if (held) m_tasks->post([held = std::move(held)](const std::stop_token&) {});
}

void RemainingFinder::tell(std::uint64_t question,
                           const std::shared_ptr<const klotski::Component>& remaining) {
  if (question != m_question) return;  // given up
  m_question = 0;
  Q_EMIT found(remaining);
}

}  // namespace searchlight::ui
