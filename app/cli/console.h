// app/cli/console.h: what a command talks to, and how it ends.
#pragma once
#include <algorithm>
#include <atomic>
#include <initializer_list>
#include <iosfwd>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/cli/process_memory.h"
#include "core/text/complaint.h"
#include "core/text/files.h"

namespace searchlight::cli {

struct Console {
  std::ostream& out;
  std::ostream& error;
  bool isErrorTerminal = false;  // long work may show its progress there
  std::stop_token stop = {};     // asks a search to end
  // Where interrupts go: as long as it is true they ask for a stop, else they end the program.
  std::atomic<bool>* isSearching = nullptr;
  ProcessMemory memory = {};  // since the console was made
};

// While it lives somebody looks at console.stop often enough; not while a file is read or a result is told,
// which may take as long as the other end of a pipe likes.
class Searching {
 public:
  explicit Searching(const Console& console) : m_flag(console.isSearching) { set(true); }
  ~Searching() { set(false); }
  Searching(const Searching&) = delete;
  Searching& operator=(const Searching&) = delete;

 private:
  void set(bool is) {
    if (m_flag) *m_flag = is;
  }
  std::atomic<bool>* m_flag;
};

// Within a search: while it lives nobody looks at console.stop, for a write waits for the other end of a pipe.
class WaitingForAReader {
 public:
  // Of a file on a disk nobody has to wait for: nothing is done.
  WaitingForAReader(const Console& console, bool isPipe) : m_flag(isPipe ? console.isSearching : nullptr) {
    if (m_flag) *m_flag = false;
  }
  ~WaitingForAReader() {
    if (m_flag) *m_flag = true;
  }
  WaitingForAReader(const WaitingForAReader&) = delete;
  WaitingForAReader& operator=(const WaitingForAReader&) = delete;

 private:
  std::atomic<bool>* m_flag;
};

enum ExitCode : int {
  kDone = 0,
  kNo = 1,   // an honest no: exhausted, a limit, a mismatch
  kBad = 2,  // bad usage or bad input: nothing on standard output
};

// What is wrong with the arguments, without the program's name.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
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

}  // namespace searchlight::cli
