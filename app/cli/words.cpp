// app/cli/words.cpp: reading them strictly.
#include "app/cli/words.h"

#include <charconv>
#include <system_error>

#include "app/cli/console.h"
#include "core/text/complaint.h"

namespace searchlight::cli {

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
