// tests/fuzz/require.h: what a fuzz target says when a promise is broken.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace searchlight::fuzz {

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

}  // namespace searchlight::fuzz
