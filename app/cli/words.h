// app/cli/words.h: arguments that are one of several words, or a whole number.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace searchlight::cli {

// The place of the word in the list. Throws UsageError with the list.
std::size_t wordOf(std::string_view option, const std::string& word, std::span<const std::string_view> words);

// Throws UsageError with the bounds, both included.
std::uint64_t wholeNumber(std::string_view option, const std::string& text, std::uint64_t min,
                          std::uint64_t max);

}  // namespace searchlight::cli
