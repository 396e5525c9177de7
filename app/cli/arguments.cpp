// app/cli/arguments.cpp: reading them strictly.
#include "app/cli/arguments.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

#include "app/cli/console.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {

constexpr std::size_t kBytesPerMegabyte = std::size_t{1} << 20;

double positiveNumber(std::string_view option, std::string_view text) {
  const std::optional<double> value = parseNumber(text);
  if (!value || *value <= 0)
    throw UsageError(complaint(option, text, "must be a number greater than 0, below 1.8e308"));
  return *value;
}

}  // namespace

void addLimitOptions(CLI::App& command, LimitArguments& arguments, const std::string& time) {
  arguments.secondsOption =
      command
          .add_option(
              "--seconds", arguments.seconds,
              "Time limit for searching and its preparation, without reading and printing (default: " + time +
                  ")")
          ->type_name("S");
  arguments.megabytesOption = command
                                  .add_option("--megabytes", arguments.megabytes,
                                              "Memory limit for searching, in 2^20 bytes (default: 4096)")
                                  ->type_name("M");
}

search::Limits usualLimits() {
  search::Limits limits;
  limits.bytes = 4096 * kBytesPerMegabyte;
  return limits;
}

search::Limits usualGameLimits() {
  search::Limits limits = usualLimits();
  limits.seconds = 60;
  return limits;
}

search::Limits limitsFrom(const LimitArguments& arguments, search::Limits limits) {
  if (arguments.secondsOption->count() > 0) limits.seconds = positiveNumber("--seconds", arguments.seconds);
  if (arguments.megabytesOption->count() > 0) {
    const double bytes =
        positiveNumber("--megabytes", arguments.megabytes) * static_cast<double>(kBytesPerMegabyte);
    constexpr std::size_t kMost =
        std::numeric_limits<std::size_t>::max() / 4;  // sums of such are still numbers
    limits.bytes = bytes < static_cast<double>(kMost) ? static_cast<std::size_t>(bytes) : kMost;
  }
  return limits;
}

std::size_t wordOf(std::string_view option, const std::string& word,
                   std::span<const std::string_view> words) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == word) return i;
  throw UsageError(complaint(option, word, "must be " + listOfNames(words)));
}

std::uint64_t wholeNumber(std::string_view option, const std::string& text, std::uint64_t min,
                          std::uint64_t max) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < min || value > max)
    throw UsageError(complaint(
        option, text, "must be a whole number from " + std::to_string(min) + " to " + std::to_string(max)));
  return value;
}

}  // namespace searchlight::cli
