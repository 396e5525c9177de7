// core/text/ascii.h: small letters and ends of words that files are made of, whatever the language of the machine.
#pragma once
#include <string>
#include <string_view>

namespace searchlight {

// Of A to Z; all else stays, bytes of UTF-8 among it.
constexpr char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// All of them.
inline std::string asciiLowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = asciiLower(c);
  return out;
}

// Without the blanks at both ends; a tab is one unless told otherwise.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t") {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace searchlight
