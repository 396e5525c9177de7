// app/cli/console.h: what a command talks to, and how it ends.
#pragma once
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <csignal>
#include <functional>
#include <initializer_list>
#include <iosfwd>
#include <mutex>
#include <ostream>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

#include "app/cli/process_memory.h"
#include "core/text/complaint.h"
#include "core/text/files.h"

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

struct Console {
  std::ostream& out;
  std::ostream& error;
  bool isErrorTerminal = false;  // long work may show its progress there
  std::stop_token stop = {};     // asks a search to end
  // Where interrupts go: as long as it is true they ask for a stop, else they end the program.
  std::atomic<bool>* isSearching = nullptr;
  ProcessMemory memory = {};  // since the console was made
};

// Console::isSearching, while it lives.
class SearchingFlag {
 public:
  SearchingFlag(const SearchingFlag&) = delete;
  SearchingFlag& operator=(const SearchingFlag&) = delete;

 protected:
  // Null: nothing is done.
  SearchingFlag(std::atomic<bool>* flag, bool is) : m_flag(flag), m_is(is) { set(m_is); }
  ~SearchingFlag() { set(!m_is); }

 private:
  void set(bool is) {
    if (m_flag) *m_flag = is;
  }
  std::atomic<bool>* m_flag;
  bool m_is;
};

// While it lives somebody looks at console.stop often enough; not while a file is read or a result is told,
// which may take as long as the other end of a pipe likes.
struct Searching : SearchingFlag {
  explicit Searching(const Console& console) : SearchingFlag(console.isSearching, true) {}
};

// Within a search: while it lives nobody looks at console.stop, for a write waits for the other end of a pipe. Of a file on a disk
// nobody has to wait for.
struct WaitingForAReader : SearchingFlag {
  WaitingForAReader(const Console& console, bool isPipe)
      : SearchingFlag(isPipe ? console.isSearching : nullptr, false) {}
};

enum ExitCode : int {
  kDone = 0,
  kNo = 1,   // an honest no: exhausted, a limit, a mismatch
  kBad = 2,  // bad usage or bad input: nothing on standard output
};

// What is wrong with the arguments, without the program's name.
class UsageError : public Failed {
 public:
  explicit UsageError(Failure what) : Failed(std::move(what)) {}
  explicit UsageError(std::string what) : Failed(Failure(std::move(what))) {}
};

// The name of a file to be read. Throws UsageError where there is none.
inline const std::string& fileName(std::string_view argument, const std::string& name) {
  if (name.empty()) throw UsageError(complaint(argument, name, "not a file name"));
  return name;
}

// Where a command reads several files: standard input comes only once. Throws UsageError.
inline void requireOneInput(std::initializer_list<std::string_view> names) {
  if (std::count(names.begin(), names.end(), kStandardStream) > 1)
    throw UsageError("-: standard input can be read only once");
}

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
