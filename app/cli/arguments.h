// app/cli/arguments.h: arguments that are one of several words, or a whole number.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/search/outcome.h"
#include "core/search/session.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// --seconds and --megabytes, which all searching commands take.
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

// The place of the word in the list. Throws UsageError with the list.
std::size_t wordOf(std::string_view option, const std::string& word, std::span<const std::string_view> words);

// Throws UsageError with the bounds, both included.
std::uint64_t wholeNumber(std::string_view option, const std::string& text, std::uint64_t min,
                          std::uint64_t max);

}  // namespace searchlight::cli
