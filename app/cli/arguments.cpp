// app/cli/arguments.cpp: reading them strictly.
#include "app/cli/arguments.h"

#include <charconv>
#include <system_error>

#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {

constexpr std::size_t kBytesPerMegabyte = std::size_t{1} << 20;

double positiveNumber(const Argument& argument) {
  const std::optional<double> value = parseNumber(argument.text);
  if (!value || *value <= 0)
    throw argument.wrong(ReaderErrors::tr("must be a number greater than 0, below 1.8e308"));
  return *value;
}

}  // namespace

CLI::Option* Argument::addTo(CLI::App& parser, const std::string& name, const std::string& value,
                             const std::string& help) {
  CLI::Option* added = parser.add_option(name, text, help)->type_name(value);
  option = added;
  return added;
}

std::uint64_t Argument::wholeNumber(std::uint64_t min, std::uint64_t max) const {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < min || value > max)
    throw wrong(ReaderErrors::tr("must be a whole number from %1 to %2", min, max));
  return value;
}

std::pair<int, int> Argument::columnsAndRows(int min, int max) const {
  const std::string_view words = text;
  const std::size_t x = std::min(words.find('x'), words.size());
  const std::optional<int> columns = parseInteger(words.substr(0, x), min, max),
                           rows = parseInteger(words.substr(std::min(x + 1, words.size())), min, max);
  if (!columns || !rows) throw wrong(ReaderErrors::tr("must be WxH, each from %1 to %2", min, max));
  return {*columns, *rows};
}

std::size_t Argument::placeIn(std::span<const std::string_view> words) const {
  const auto at = std::ranges::find(words, text);
  if (at == words.end()) throw wrong(ReaderErrors::tr("must be %1", choiceOf(words)));
  return static_cast<std::size_t>(at - words.begin());
}

UsageError Argument::wrong(const Failure& what) const {
  return UsageError(complaint(option->get_name(), text, what));
}

void LimitArguments::addTo(CLI::App& parser, const std::string& time) {
  seconds.addTo(
      parser, "--seconds", "S",
      "Time limit for searching and its preparation, without reading and printing (default: " + time + ")");
  megabytes.addTo(parser, "--megabytes", "M", "Memory limit for searching, in 2^20 bytes (default: 4096)");
}

search::Limits LimitArguments::from(search::Limits limits) const {
  if (seconds.isGiven()) limits.seconds = positiveNumber(seconds);
  if (megabytes.isGiven()) {
    const double bytes = positiveNumber(megabytes) * static_cast<double>(kBytesPerMegabyte);
    constexpr std::size_t kMost =
        std::numeric_limits<std::size_t>::max() / 4;  // sums of such are still numbers
    limits.bytes = bytes < static_cast<double>(kMost) ? static_cast<std::size_t>(bytes) : kMost;
  }
  return limits;
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

}  // namespace searchlight::cli
