// app/cli/interrupt.cpp: a thread that waits for signals: in a handler next to nothing may be done.
#include "app/cli/interrupt.h"

#include <pthread.h>

#include "core/text/files.h"

namespace searchlight::cli {
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
