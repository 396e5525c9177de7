// app/cli/interrupt.h: Ctrl-C as a stop token.
#pragma once
#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace searchlight::cli {

// While it lives the first SIGINT or SIGTERM asks a search for a stop; the second one ends the program, as does
// the first where nobody is searching, and SIGHUP or SIGXCPU at any time. Files that are being written are removed
// then (core/text/files.h). To be made before any other thread, which would else take the signals; one
// at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return m_source.get_token(); }
  // For Console::isSearching.
  std::atomic<bool>& isSearching() { return m_isSearching; }

 private:
  void wait();

  sigset_t m_signals{};
  std::stop_source m_source;
  std::atomic<bool> m_isSearching{false};
  std::atomic<bool> m_isOver{false};
  std::thread m_thread;
};

}  // namespace searchlight::cli
