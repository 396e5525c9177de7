// app/cli/progress.cpp: the thread that rewrites the line.
#include "app/cli/progress.h"

#include <chrono>
#include <utility>

namespace searchlight::cli {

Progress::Progress(const Console& console, std::string what, std::size_t total)
    : m_error(console.error), m_what(std::move(what)), m_total(total) {
  if (console.isErrorTerminal) m_thread = std::jthread([this](const std::stop_token& stop) { show(stop); });
}

Progress::~Progress() = default;

void Progress::show(const std::stop_token& stop) {
  constexpr std::string_view kToLineStart = "\r\x1b[K";  // and wipe what is there
  std::unique_lock lock(m_mutex);
  bool isShown = false;
  for (int seconds = 1;; ++seconds) {
    m_wake.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; });
    if (stop.stop_requested()) break;
    std::string line(kToLineStart);
    line += m_what;
    if (m_total > 0)
      line += " " + std::to_string(m_done.load(std::memory_order_relaxed)) + " of " + std::to_string(m_total);
    m_error << line + ", " + std::to_string(seconds) + " s" << std::flush;
    isShown = true;
  }
  if (isShown) m_error << kToLineStart << std::flush;
}

}  // namespace searchlight::cli
