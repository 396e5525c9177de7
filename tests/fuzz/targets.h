// tests/fuzz/targets.h: what is fuzzed: readers of whatever bytes there are, and what they promise.
#pragma once
#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight::fuzz {

// Its first inputs are the files in corpus/NAME. A promise that is broken aborts.
struct Target {
  std::string_view name;
  void (*check)(std::string_view bytes);
};
std::span<const Target> mapTargets();     // of maps, their scenarios and pictures, and graphs
std::span<const Target> puzzleTargets();  // of boards and games
std::span<const Target> otherTargets();   // of files of any kind, workspaces, lessons, traces, results
// nullptr: there is none of this name.
const Target* targetNamed(std::string_view name);

// Aborts, which every fuzzer counts as a finding, unless the promise holds.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

// The message is one line that opens with the file's name.
inline void requireMessage(std::string_view message, std::string_view fileName) {
  require(message.starts_with(fileName) && message.find_first_of("\r\n") == std::string_view::npos,
          "a message is not one line with the file's name");
}

// `read` may refuse the bytes with a FormatError of that file, and nothing that it has put into `written`.
template <std::invocable<std::string&> Read>
void readOrRefuse(std::string_view fileName, const Read& read) {
  std::string written;
  try {
    read(written);
  } catch (const FormatError& error) {
    require(written.empty(), "what was written is refused");
    requireMessage(error.what(), fileName);
  }
}

}  // namespace searchlight::fuzz
