// app/cli/progress.cpp: the thread that rewrites the line.
#include "app/cli/progress.h"

#include <chrono>
#include <utility>

namespace searchlight::cli {
namespace {

constexpr std::string_view kToLineStart = "\r\x1b[K";  // and wipe what is there

}  // namespace

Progress::Progress(const Console& console, std::string what, std::size_t total)
    : m_error(console.error), m_what(std::move(what)), m_total(total) {
  if (console.isErrorTerminal) m_thread = std::jthread([this](const std::stop_token& stop) { show(stop); });
}

Progress::~Progress() = default;

void Progress::aside(const std::function<void()>& write) {
  const std::lock_guard lock(m_mutex);
  wipe();
  write();
}

void Progress::wipe() {
  if (std::exchange(m_isShown, false)) m_error << kToLineStart << std::flush;
}

void Progress::show(const std::stop_token& stop) {
  std::unique_lock lock(m_mutex);
  for (int seconds = 1;; ++seconds) {
    m_wake.wait_for(lock, stop, std::chrono::seconds(1), [] { return false; });
    if (stop.stop_requested()) break;
    std::string line(kToLineStart);
    line += m_what;
    if (m_total > 0)
      line += " " + std::to_string(m_done.load(std::memory_order_relaxed)) + " of " + std::to_string(m_total);
    m_error << line + ", " + std::to_string(seconds) + " s" << std::flush;
    m_isShown = true;
  }
  wipe();
}

}  // namespace searchlight::cli
