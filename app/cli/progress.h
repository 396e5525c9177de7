// app/cli/progress.h: a line on the terminal while work is long.
#pragma once
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

#include "app/cli/console.h"

namespace searchlight::cli {

// Nothing for the first second; then "searching, 12 s" or "query 40 of 130, 12 s", rewritten in place and
// wiped at the end. Nothing at all unless standard error is a terminal. While it lives nobody else may write
// to console.error, and to console.out only aside().
class Progress {
 public:
  Progress(const Console& console, std::string what, std::size_t total = 0);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void setDone(std::size_t done) { m_done.store(done, std::memory_order_relaxed); }
  // Wipes the line, so that what `write` writes to standard output, which may be the same terminal, begins on an empty one.
  void aside(const std::function<void()>& write);

 private:
  void show(const std::stop_token& stop);
  void wipe();  // REQUIRES: m_mutex is held

  std::ostream& m_error;
  std::string m_what;
  std::size_t m_total;  // 0: not counted
  std::atomic<std::size_t> m_done{0};
  std::mutex m_mutex;
  bool m_isShown = false;
  std::condition_variable_any m_wake;
  std::jthread m_thread;  // last: it uses the others
};

}  // namespace searchlight::cli
