// core/text/complaint.cpp: quoting and listing for messages.
#include "core/text/complaint.h"

#include <algorithm>

#include "core/text/line_reader.h"

namespace searchlight {

std::string complaint(std::string_view option, std::string_view value, std::string_view what) {
  constexpr std::size_t kLongest = 32;
  const bool isPlain = !value.empty() && value.size() <= kLongest &&
                       std::ranges::all_of(value, [](char c) { return c > ' ' && c < '\x7f'; });
  return std::string(option) + " " + (isPlain ? std::string(value) : inQuotes(value)) + ": " +
         std::string(what);
}

std::string listOfNames(std::span<const std::string_view> names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return text;
}

std::string onOneLine(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string line;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7f) {
      line += c;
    } else {
      line += "\\x";
      line += kHex[byte >> 4];
      line += kHex[byte & 15];
    }
  }
  return line;
}

}  // namespace searchlight
