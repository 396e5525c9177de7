// core/klotski/shared_component.cpp: one makes it, the others wait.
#include "core/klotski/shared_component.h"

#include <algorithm>
#include <exception>

namespace searchlight::klotski {
namespace {

// A person who plays does not wait for longer, and "at least" is worth something.
constexpr double kMostSeconds = 20;

}  // namespace

std::shared_ptr<const Component> SharedComponent::get(const std::stop_token& stop, std::uint64_t most) {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, stop, [&] { return m_made || !m_isBeingMade || m_gone > most; });
  if (m_made || m_isBeingMade || stop.stop_requested() || most <= m_isMoreThan) return m_made;
  if (m_hadNoMemory && most >= *m_hadNoMemory) return nullptr;
  m_isBeingMade = true;
  m_gone = 0;
  lock.unlock();

  std::shared_ptr<const Component> made;
  bool isMore = false, hadNoMemory = false;
  try {
    search::Limits limits;
    limits.seconds = kMostSeconds;
    limits.bytes = search::shareOf(m_budget.get());
    limits.expansions = most;
    made = Component::make(m_board, m_board.opening(), limits, stop, m_budget, [&](std::uint64_t gone) {
      const std::lock_guard told(m_mutex);
      m_gone = gone;
      m_changed.notify_all();
    });
    // Another one goes on where this one had enough, or was stopped.
    if (made->outcome() == search::Outcome::Stopped) {
      isMore = !stop.stop_requested();
      made = nullptr;
    }
  } catch (const std::exception&) {  // memory: nothing is known then
    hadNoMemory = true;
  }
  lock.lock();
  m_isBeingMade = false;
  if (isMore) m_isMoreThan = std::max(m_isMoreThan, most);
  if (hadNoMemory) m_hadNoMemory = most;
  m_made = std::move(made);
  m_changed.notify_all();
  return m_made;
}

}  // namespace searchlight::klotski
