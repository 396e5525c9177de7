// widgets/task/task_queue.cpp: the threads and what they take from the queue.
#include "widgets/task/task_queue.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <utility>

namespace searchlight::ui {

namespace {

// What tasks and their askers let go of is kept by the C library for whoever asks next, tens of megabytes in an hour. It goes back
// to the system once a queue has settled: between two tasks that follow each other it would be fetched again.
constexpr std::chrono::seconds kSettled(2);
// Of all queues: a task has ended since memory was given back.
std::atomic<bool> isMemoryOwed = false;

void giveMemoryBack() {
#ifdef __GLIBC__
  if (isMemoryOwed.exchange(false)) ::malloc_trim(0);
#endif
}

}  // namespace

TaskQueue::~TaskQueue() {
  {
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
    for (Running& r : m_running) r.stop.request_stop();
    for (std::jthread& t : m_threads) t.request_stop();
  }
  m_threads.clear();
}

TaskQueue::Ticket TaskQueue::post(Work task) {
  const std::lock_guard lock(m_mutex);
  const auto rests = std::ranges::find_if(m_waiting, &Entry::isRest);
  const auto at = m_waiting.insert(rests, {++m_last, std::move(task)});
  try {
    if (static_cast<int>(m_threads.size()) < m_atOnce &&
        m_waiting.size() + m_running.size() > m_threads.size())
      m_threads.emplace_back([this](const std::stop_token& ended) { work(ended); });
  } catch (const std::exception&) {  // fewer at once will do
    if (m_threads.empty()) {
      m_waiting.erase(at);
      throw;
    }
  }
  m_wake.notify_one();
  return m_last;
}

void TaskQueue::cancel(Ticket ticket) {
  const std::lock_guard lock(m_mutex);
  std::erase_if(m_waiting, [ticket](const Entry& e) { return e.ticket == ticket; });
  for (Running& r : m_running)
    if (r.ticket == ticket) r.stop.request_stop();
}

TaskQueue::Waiting TaskQueue::waiting() {
  const std::lock_guard lock(m_mutex);
  return m_waiting.empty() ? Waiting::None : m_waiting.front().isRest ? Waiting::Some : Waiting::Fresh;
}

void TaskQueue::goOnLater(const std::stop_token& stop, Work rest) {
  const std::lock_guard lock(m_mutex);
  if (stop.stop_requested()) return;
  const auto at =
      std::ranges::find_if(m_running, [&](const Running& r) { return r.stop.get_token() == stop; });
  if (at == m_running.end()) return;
  m_waiting.push_back({at->ticket, std::move(rest), true});
  m_wake.notify_one();
}

void TaskQueue::work(const std::stop_token& ended) {
  std::unique_lock lock(m_mutex);
  const auto isWanted = [this] { return !m_waiting.empty(); };
  while (true) {
    if (isMemoryOwed && !m_wake.wait_for(lock, ended, kSettled, isWanted) && !ended.stop_requested()) {
      if (!m_running.empty()) continue;
      lock.unlock();
      giveMemoryBack();
      lock.lock();
    }
    if (!m_wake.wait(lock, ended, isWanted)) return;
    Entry entry = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_running.push_back({entry.ticket, std::stop_source()});
    const std::stop_token stop = m_running.back().stop.get_token();
    lock.unlock();
    try {
      entry.task(stop);
    } catch (...) {  // a thread that throws would end the program
    }
    entry.task = nullptr;  // what it holds goes before the lock comes back
    isMemoryOwed = true;
    lock.lock();
    // By its token: the rest of a task may run already, under the same ticket.
    std::erase_if(m_running, [&](const Running& r) { return r.stop.get_token() == stop; });
  }
}

}  // namespace searchlight::ui
