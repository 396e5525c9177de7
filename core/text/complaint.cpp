// core/text/complaint.cpp: quoting and listing for messages.
#include "core/text/complaint.h"

#include <algorithm>

#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight {
namespace {

// ASCII's, and those of U+0080 to U+009F, which a terminal may obey, too.
bool isControl(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  return lead < 0x20 || lead == 0x7f || (lead == 0xc2 && static_cast<unsigned char>(character.back()) < 0xa0);
}

std::string plainOrInQuotes(std::string_view value) {
  constexpr std::size_t kLongest = 32;
  const bool isPlain = !value.empty() && value.size() <= kLongest &&
                       std::ranges::all_of(value, [](char c) { return c > ' ' && c < '\x7f'; });
  return isPlain ? std::string(value) : inQuotes(value);
}

}  // namespace

std::string complaint(std::string_view option, std::string_view value, std::string_view what) {
  return english(complaint(option, value, Failure(std::string(what))));
}

Failure complaint(std::string_view option, std::string_view value, const Failure& what) {
  return ReaderErrors::tr("%1 %2: %3", option, plainOrInQuotes(value), what);
}

Failure choiceOf(std::span<const std::string_view> names) {
  if (names.size() < 2) return Failure(std::string(names.empty() ? std::string_view() : names.front()));
  std::string first;
  for (const std::string_view name : names.first(names.size() - 1))
    first += (first.empty() ? "" : ", ") + std::string(name);
  return ReaderErrors::tr("%1 or %2", first, names.back());
}

std::string listOfNames(std::span<const std::string_view> names) { return english(choiceOf(names)); }

std::string onOneLine(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string line;
  while (!text.empty()) {
    const std::size_t length = characterLength(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
    text.remove_prefix(character.size());
    if (length > 0 && !isControl(character)) {
      line += character;
      continue;
    }
    for (const char c : character) {
      const auto byte = static_cast<unsigned char>(c);
      line += "\\x";
      line += kHex[byte >> 4];
      line += kHex[byte & 15];
    }
  }
  return line;
}

std::string onOneShortLine(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next = end + std::max<std::size_t>(characterLength(text.substr(end)), 1);
    if (next > kLongest) return onOneLine(text.substr(0, end)) + "...";
    end = next;
  }
  return onOneLine(text);
}

std::string characterInQuotes(std::string_view text) {
  return '"' + onOneLine(text.substr(0, std::max<std::size_t>(characterLength(text), 1))) + '"';
}

}  // namespace searchlight
