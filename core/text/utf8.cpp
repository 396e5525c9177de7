// core/text/utf8.cpp: a strict UTF-8 check.
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace searchlight {
namespace {

bool isTextControl(char c) { return c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

// Well-formed sequences: The Unicode Standard, table 3-7.
std::size_t characterLength(std::string_view bytes) {
  const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  const auto continues = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
    return i < bytes.size() && byteAt(i) >= low && byteAt(i) <= high;
  };
  const unsigned lead = byteAt(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return continues(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : 0xBF;
    return continues(1, low, high) && continues(2) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
    return continues(1, low, high) && continues(2) && continues(3) ? 4 : 0;
  }
  return 0;
}

std::size_t findNonText(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    if (byte < 0x20 && !isTextControl(bytes[i])) return i;
    const std::size_t length = byte < 0x80 ? 1 : characterLength(bytes.substr(i));
    if (length == 0) return i;
    i += length;
  }
  return std::string_view::npos;
}

std::string shownTitle(std::string_view title) {
  std::size_t end = 0, lastBegin = 0;
  for (std::size_t count = 0; end < title.size(); ++count) {
    if (count == kMostTitleCharacters) return std::string(title.substr(0, lastBegin)) + "\u2026";
    lastBegin = end;
    end += std::max<std::size_t>(characterLength(title.substr(end)), 1);
  }
  return std::string(title);
}

bool isUtf8(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = characterLength(bytes.substr(i));
    if (length == 0) return false;
    i += length;
  }
  return true;
}

namespace {
void append(std::string& text, char32_t c) {
  const auto byte = [&](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xC0 | c >> 6);
    byte(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    byte(0xE0 | c >> 12);
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  } else {
    byte(0xF0 | c >> 18);
    byte(0x80 | (c >> 12 & 0x3F));
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  }
}
}  // namespace

std::string asUtf8(std::string_view bytes) {
  if (isUtf8(bytes)) return std::string(bytes);
  // 0x80 to 0x9F of code page 1252; what is empty there is what it is in Latin-1.
  constexpr std::array<char32_t, 32> high{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                          0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                          0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                          0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    append(text, byte >= 0x80 && byte < 0xA0 ? high[byte - 0x80u] : byte);
  }
  return text;
}

namespace {
// Whether more than half of the first characters are ASCII and none is a control character, NUL among them, as numbers in files
// that are no text are.
bool isAsciiInUtf16(std::string_view bytes, bool isBig) {
  constexpr std::size_t kMostBytes = 4096;
  const std::size_t end = std::min(bytes.size(), kMostBytes) / 2 * 2;
  std::size_t ascii = 0;
  for (std::size_t i = 0; i < end; i += 2) {
    const char high = bytes[isBig ? i : i + 1], low = bytes[isBig ? i + 1 : i];
    if (high != 0 || static_cast<unsigned char>(low) >= 0x80) continue;
    if (static_cast<unsigned char>(low) < 0x20 && !isTextControl(low)) return false;
    ++ascii;
  }
  return 2 * ascii > end / 2;
}
}  // namespace

std::optional<std::string> utf8FromUtf16(std::string_view bytes) {
  const bool isMarked = bytes.starts_with("\xFE\xFF") || bytes.starts_with("\xFF\xFE");
  const bool isBig = isMarked ? bytes[0] == '\xFE' : isAsciiInUtf16(bytes, true);
  if (!isMarked && !isBig && !isAsciiInUtf16(bytes, false)) return std::nullopt;
  constexpr char32_t kReplacementCharacter = 0xFFFD;
  const auto unit = [&](std::size_t i) {
    const auto first = static_cast<unsigned char>(bytes[i]),
               second = static_cast<unsigned char>(bytes[i + 1]);
    return static_cast<char32_t>(isBig ? first << 8 | second : second << 8 | first);
  };
  std::string text;
  text.reserve(bytes.size() / 2);
  for (std::size_t i = isMarked ? 2 : 0; i + 1 < bytes.size(); i += 2) {
    const char32_t c = unit(i);
    const bool isHigh = c >= 0xD800 && c < 0xDC00, isLow = c >= 0xDC00 && c < 0xE000;
    const char32_t next = isHigh && i + 3 < bytes.size() ? unit(i + 2) : 0;
    if (next >= 0xDC00 && next < 0xE000) {
      append(text, 0x10000 + ((c - 0xD800) << 10) + (next - 0xDC00));
      i += 2;
    } else {
      append(text, isHigh || isLow ? kReplacementCharacter : c);
    }
  }
  return text;
}

}  // namespace searchlight
