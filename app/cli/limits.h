// app/cli/limits.h: --seconds and --megabytes, which all searching commands take.
#pragma once
#include <string>

#include "core/search/outcome.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

struct LimitArguments {
  std::string seconds;
  const CLI::Option* secondsOption = nullptr;  // whether they are given
  std::string megabytes = "4096";
};

void addLimitOptions(CLI::App& command, LimitArguments& arguments);
// Throws UsageError.
search::Limits limitsFrom(const LimitArguments& arguments);

}  // namespace searchlight::cli
