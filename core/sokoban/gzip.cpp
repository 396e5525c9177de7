// core/sokoban/gzip.cpp: packed files, by zlib.
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <string>

#include "core/sokoban/collection_packed.h"

namespace searchlight::sokoban {

bool isGzip(std::string_view bytes) { return bytes.starts_with("\x1f\x8b"); }

namespace {

// Tells every piece that comes of it, in its order.
template <class F>
void inflateAll(std::string_view bytes, std::string_view fileName, F&& tell) {
  constexpr int kGzip = 16 + MAX_WBITS;
  z_stream stream{};
  const int begun = inflateInit2(&stream, kGzip);
  if (begun == Z_MEM_ERROR) throw std::bad_alloc();
  if (begun != Z_OK) throw FormatError(fileName, 0, "cannot be unpacked");
  const std::unique_ptr<z_stream, int (*)(z_stream*)> end(&stream, inflateEnd);
  // zlib reads what it is given and writes nothing there.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(std::min(bytes.size(), kMostFileBytes));
  std::size_t size = 0;
  std::array<char, 1 << 16> piece;
  for (;;) {
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = piece.size();
    const int result = inflate(&stream, Z_NO_FLUSH);
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    const std::string_view came(piece.data(), piece.size() - stream.avail_out);
    size += came.size();
    if (size > kMostFileBytes)
      throw FormatError(fileName, 0, "unpacks to more than " + std::to_string(kMostFileBytes >> 20) + " MiB");
    tell(came);
    if (result == Z_STREAM_END) {
      // Files that were joined have several parts; zeros may fill up the last.
      if (stream.avail_in == 0 || *stream.next_in != 0x1f) return;
      if (inflateReset(&stream) != Z_OK) throw FormatError(fileName, 0, "cannot be unpacked");
    } else if (result != Z_OK) {
      throw FormatError(
          fileName, 0,
          result == Z_BUF_ERROR ? "the packed file ends too early" : "the packed file is damaged");
    }
  }
}

}  // namespace

// Twice, so that the text takes no more memory than it needs: one that grows is there in two sizes at a time.
std::string unpackGzip(std::string_view bytes, std::string_view fileName) {
  std::size_t size = 0;
  inflateAll(bytes, fileName, [&size](std::string_view piece) { size += piece.size(); });
  std::string text;
  text.reserve(size);
  inflateAll(bytes, fileName, [&text](std::string_view piece) { text += piece; });
  return text;
}

}  // namespace searchlight::sokoban
