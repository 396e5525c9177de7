// app/klotski/remaining_finder.cpp: the thread's side and the window's side.
#include "app/klotski/remaining_finder.h"

#include <exception>
#include <stop_token>
#include <utility>

namespace searchlight::ui {
namespace {

constexpr double kMostSeconds =
    20;  // a person who plays does not wait for longer, and "at least" is worth something

}  // namespace

RemainingFinder::RemainingFinder(std::shared_ptr<search::MemoryBudget> memory, QObject* parent)
    : QObject(parent), m_memory(std::move(memory)), m_tasks(std::make_unique<TaskQueue>()) {}

RemainingFinder::~RemainingFinder() { m_tasks.reset(); }  // while there still is somebody to tell

void RemainingFinder::find(const klotski::Board& board, const klotski::Placement& placement) {
  stop();
  const std::uint64_t question = m_question = ++m_last;
  m_ticket = m_tasks->post([this, board, placement, question](const std::stop_token& stop) {
    std::shared_ptr<const klotski::Remaining> remaining;
    try {
      search::Limits limits;
      limits.seconds = kMostSeconds;
      limits.bytes = search::shareOf(m_memory.get());
      remaining = std::make_shared<const klotski::Remaining>(
          klotski::Remaining::make(board, placement, limits, stop, m_memory));
    } catch (const std::exception&) {  // memory: nothing is known then
    }
    if (stop.stop_requested()) return;  // nobody waits for it, and it goes here
    QMetaObject::invokeMethod(
        this, [this, question, remaining] { tell(question, remaining); }, Qt::QueuedConnection);
  });
}

void RemainingFinder::stop() {
  if (m_question != 0) m_tasks->cancel(m_ticket);
  m_question = 0;
}

void RemainingFinder::release(std::shared_ptr<const klotski::Remaining>& remaining) {
  if (!remaining) return;
  auto held = std::make_shared<std::shared_ptr<const klotski::Remaining>>(std::move(remaining));
  remaining.reset();
  m_tasks->post([held = std::move(held)](const std::stop_token&) { held->reset(); });
}

void RemainingFinder::tell(std::uint64_t question,
                           const std::shared_ptr<const klotski::Remaining>& remaining) {
  if (question != m_question) return;  // given up
  m_question = 0;
  Q_EMIT found(remaining);
}

}  // namespace searchlight::ui
