// widgets/task/task_queue.h: work for threads of its own, in order, and nobody waits for what is not wanted any more.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace searchlight::ui {

// At most `atOnce` tasks at the same time; its threads start with the first task. A task is asked to stop by its token
// and must look at it often. What a task throws ends there: tasks tell their own failures.
class TaskQueue {
 public:
  using Ticket = std::uint64_t;
  using Work = std::function<void(const std::stop_token&)>;

  explicit TaskQueue(int atOnce = 1) : m_atOnce(atOnce < 1 ? 1 : atOnce) {}
  // Cancels everything and waits for what is running.
  ~TaskQueue();
  TaskQueue(const TaskQueue&) = delete;
  TaskQueue& operator=(const TaskQueue&) = delete;

  // Throws where not even one thread can be had (std::system_error) or memory (std::bad_alloc); then nothing has changed.
  Ticket post(Work task);
  // Forgets a task that waits and asks one that runs to stop. Never waits; an unknown ticket is ignored.
  void cancel(Ticket ticket);

  // ---- For a task that runs and is long: it may let others go first ----
  // Who waits: Some have had turns and let others go first, or nobody has begun Fresh.
  enum class Waiting { None, Some, Fresh };
  Waiting waiting();
  // The task with this token, which ends now, goes on with `rest` under the same ticket: behind all who wait. New tasks go
  // before such rests. Nothing where it was cancelled.
  void goOnLater(const std::stop_token& stop, Work rest);

 private:
  struct Entry {
    Ticket ticket;
    Work task;
    bool isRest = false;
  };
  struct Running {
    Ticket ticket;
    std::stop_source stop;
  };
  void work(const std::stop_token& ended);

  const int m_atOnce;
  std::mutex m_mutex;
  std::condition_variable_any m_wake;
  std::deque<Entry> m_waiting;
  std::vector<Running> m_running;
  Ticket m_last = 0;
  std::vector<std::jthread> m_threads;  // last, so that they end first
};

}  // namespace searchlight::ui
