// core/text/ascii.h: small letters of words that files are made of, whatever the language of the machine.
#pragma once

namespace searchlight {

// Of A to Z; all else stays, bytes of UTF-8 among it.
constexpr char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace searchlight
