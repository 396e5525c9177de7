// app/cli/limits.cpp: reading the two limits.
#include "app/cli/limits.h"

#include <CLI/CLI.hpp>

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

}  // namespace searchlight::cli
