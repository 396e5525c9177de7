// app/cli/console.h: what a command talks to, and how it ends.
#pragma once
#include <iosfwd>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/text/complaint.h"

namespace searchlight::cli {

struct Console {
  std::ostream& out;
  std::ostream& error;
  bool isErrorTerminal = false;  // long work may show its progress there
  std::stop_token stop = {};     // asks long work to end
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
  if (name.empty()) throw UsageError(complaint(argument, name, "not the name of a file"));
  return name;
}

}  // namespace searchlight::cli
