// core/text/utf8.cpp: a strict UTF-8 check.
#include "core/text/utf8.h"

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

bool isUtf8(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = characterLength(bytes.substr(i));
    if (length == 0) return false;
    i += length;
  }
  return true;
}

}  // namespace searchlight
