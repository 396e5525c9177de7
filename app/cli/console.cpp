// app/cli/console.cpp: a thread that waits for signals: in a handler next to nothing may be done.
#include "app/cli/console.h"

#include <pthread.h>
#include <chrono>
#include <utility>

#include "core/text/files.h"

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

namespace {

// A shell starts background work with these ignored; it must stay so.
bool isIgnored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

Interrupt::Interrupt() {
  ::sigemptyset(&m_signals);
  ::sigaddset(&m_signals, SIGUSR1);  // our own: the wait is over
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU})
    if (!isIgnored(signal)) ::sigaddset(&m_signals, signal);
  ::pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
  m_thread = std::thread([this] { wait(); });
}

Interrupt::~Interrupt() {
  m_isOver = true;
  ::pthread_kill(m_thread.native_handle(), SIGUSR1);
  m_thread.join();
  ::pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
}

void Interrupt::wait() {
  for (;;) {
    int signal = 0;
    if (::sigwait(&m_signals, &signal) != 0) return;
    if (m_isOver) return;
    if (signal == SIGUSR1) continue;
    const bool asksForAStop = signal == SIGINT || signal == SIGTERM;
    if (!asksForAStop || !m_isSearching || !m_source.request_stop()) {
      removeUnfinishedFiles();
      ::pthread_sigmask(SIG_UNBLOCK, &m_signals, nullptr);
      (void)::raise(signal);
    }
  }
}

}  // namespace searchlight::cli
