// core/text/utf8.h: is this text, or only bytes?
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace searchlight {

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// The place of the first byte that does not belong in a text file: broken UTF-8 (overlong forms, surrogates
// and values above U+10FFFF included) or a control character other than tab, line feed and carriage return.
// npos where all is well.
std::size_t findNonText(std::string_view bytes);

// Whether the bytes are UTF-8; control characters are allowed.
bool isUtf8(std::string_view bytes);

// The bytes if they are UTF-8, else what they mean as Latin-1, in the manner of Windows (code page 1252): old text files.
std::string asUtf8(std::string_view bytes);

// A text of UTF-16 that begins with its byte order mark; nothing where there is no such mark. Half a pair becomes U+FFFD.
std::optional<std::string> utf8FromUtf16(std::string_view bytes);

}  // namespace searchlight
