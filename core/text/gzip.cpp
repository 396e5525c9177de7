// core/text/gzip.cpp: packed files, by zlib.
#include "core/text/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <new>
#include <string>

namespace searchlight {

bool isGzip(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

namespace {

// Tells every piece that comes of it, in its order, as long as `tell` says true.
template <class F>
void inflateAll(std::string_view bytes, std::string_view fileName, F&& tell) {
  constexpr int kGzip = 16 + MAX_WBITS;
  z_stream stream{};
  const int begun = inflateInit2(&stream, kGzip);
  if (begun == Z_MEM_ERROR) throw std::bad_alloc();
  if (begun != Z_OK) throw FormatError(fileName, 0, ReaderErrors::tr("cannot be decompressed"));
  const std::unique_ptr<z_stream, int (*)(z_stream*)> end(&stream, inflateEnd);
  // zlib reads what it is given and writes nothing there.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max()));
  std::array<char, 1 << 16> piece;
  for (;;) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = piece.size();
    const int result = inflate(&stream, Z_NO_FLUSH);
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    if (!tell(std::string_view(piece.data(), piece.size() - stream.avail_out))) return;
    if (result == Z_STREAM_END) {
      // Files that were joined have several parts; zeros may fill up the last.
      if (stream.avail_in == 0 || *stream.next_in != 0x1f) return;
      if (inflateReset(&stream) != Z_OK)
        throw FormatError(fileName, 0, ReaderErrors::tr("cannot be decompressed"));
    } else if (result != Z_OK) {
      throw FormatError(fileName, 0,
                        result == Z_BUF_ERROR ? ReaderErrors::tr("the compressed file is incomplete")
                                              : ReaderErrors::tr("the compressed file is damaged"));
    }
  }
}

}  // namespace

// Traces are packed to a tenth, uniform maps to a three-hundredth, but these are small: what grows beyond both was made to grow, and
// would take as much memory again for what is read from it.
constexpr std::size_t kMostTimes = 100, kAnyBytes = std::size_t{32} << 20;

// Twice, so that the text takes no more memory than it needs: one that grows is there in two sizes at a time.
std::string unpackGzip(std::string_view bytes, std::string_view fileName, std::size_t most) {
  std::size_t size = 0;
  inflateAll(bytes, fileName, [&](std::string_view piece) {
    size += piece.size();
    if (size > most)
      throw FormatError(fileName, 0, ReaderErrors::tr("decompresses to more than %1 MiB", most >> 20));
    if (size > std::max(kAnyBytes, kMostTimes * bytes.size()))
      throw FormatError(fileName, 0,
                        ReaderErrors::tr("decompresses to more than %1 times its size", kMostTimes));
    return true;
  });
  std::string text;
  text.reserve(size);
  inflateAll(bytes, fileName, [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  return text;
}

std::string unpackGzipHead(std::string_view bytes, std::size_t most) {
  std::string text;
  try {
    inflateAll(bytes, {}, [&](std::string_view piece) {
      text += piece.substr(0, most - text.size());
      return text.size() < most;
    });
  } catch (const FormatError&) {  // there is more of the file than was given
  }
  return text;
}

}  // namespace searchlight
