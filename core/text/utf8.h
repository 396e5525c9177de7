// core/text/utf8.h: is this text, or only bytes?
#pragma once
#include <cstddef>
#include <optional>
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

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// The place of the first byte that does not belong in a text file: broken UTF-8 (overlong forms, surrogates
// and values above U+10FFFF included) or a control character other than tab, line feed and carriage return.
// npos where all is well.
std::size_t findNonText(std::string_view bytes);

// The length in bytes of the character at the front, 1 to 4; 0 where it is broken UTF-8. REQUIRES: bytes is not empty.
std::size_t characterLength(std::string_view bytes);

// How a title of a level or a file is shown and printed, wherever: at most so many characters (code points), of which the last one is
// an ellipsis where something was cut. Boards and games store theirs whole; the title of a set-up is what its window showed.
inline constexpr std::size_t kMostTitleCharacters = 200;
std::string shownTitle(std::string_view title);

// Whether the bytes are UTF-8; control characters are allowed.
bool isUtf8(std::string_view bytes);

// The bytes if they are UTF-8, else what they mean as Latin-1, in the manner of Windows (code page 1252): old text files.
std::string asUtf8(std::string_view bytes);

// A text of UTF-16 that begins with its byte order mark, or without it is ASCII for the most part; nothing else. Half a pair
// becomes U+FFFD.
std::optional<std::string> utf8FromUtf16(std::string_view bytes);

}  // namespace searchlight
