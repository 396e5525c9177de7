// core/text/gzip.h: files that are packed by gzip.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

bool isGzip(std::string_view bytes);

// Throws FormatError for what is damaged, ends too early, or unpacks to more than `most` bytes, or to more than 32 MiB and a hundred
// times its size.
std::string unpackGzip(std::string_view bytes, std::string_view fileName, std::size_t most);

// What the first bytes of a packed file unpack to, `most` bytes of it at the most; what is damaged ends it.
std::string unpackGzipHead(std::string_view bytes, std::size_t most);

}  // namespace searchlight
