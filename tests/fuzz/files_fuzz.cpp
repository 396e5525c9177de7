// tests/fuzz/files_fuzz.cpp: bytes told apart by what is in them, and read as text: whatever they are, the text is UTF-8.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/files/recognise.h"
#include "core/text/encoding.h"
#include "core/text/utf8.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const files::Recognised file = files::recognise(bytes.substr(0, files::kHeadBytes), "fuzz.map");
  fuzz::require(file.kind && (file.isByContent || file.is(files::Kind::Map)), "the ending is not the hint");
  try {
    const PlainText text(bytes, "fuzz", std::size_t{1} << 24);
    fuzz::require(isUtf8(text.view()), "text is not UTF-8");
    fuzz::require(!utf8Of(text.view()) || text.view().find("<?xml") != std::string_view::npos ||
                      text.view().starts_with('<') || text.view().starts_with(std::string_view("\0<", 2)),
                  "text is not what it was read as");
  } catch (const FormatError& error) {
    fuzz::requireMessage(error.what(), "fuzz");
  }
  return 0;
}
