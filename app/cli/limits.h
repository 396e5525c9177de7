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
  std::string seconds, megabytes;
  const CLI::Option* secondsOption = nullptr;  // whether they are given
  const CLI::Option* megabytesOption = nullptr;
};

// --megabytes is for the whole process: whoever searches takes off what it holds already (Console::memory).
// `time` is what help tells of --seconds where it is not given.
void addLimitOptions(CLI::App& command, LimitArguments& arguments, const std::string& time = "no limit");
// What holds where nothing is given: 4096 megabytes, and all the time in the world.
search::Limits usualLimits();
// The same for the games, where a level or a layout has 60 seconds.
search::Limits usualGameLimits();
// Those given, and otherwise what there is. Throws UsageError.
search::Limits limitsFrom(const LimitArguments& arguments, search::Limits limits = usualLimits());

}  // namespace searchlight::cli
