// tests/fuzz/klotski_layout_fuzz.cpp: bytes read as a layout of Klotski, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/klotski/problem.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string written;
  try {
    const klotski::Code code = klotski::readLayoutText(text, "fuzz.klotski");
    written = klotski::rowsOf(code);
    fuzz::require(klotski::readRows(written, "written") == code, "what was written is another layout");
    fuzz::require(klotski::readLayoutText(written, "written") == code, "a file's one line is another layout");
    fuzz::require(mirrored(mirrored(code)) == code, "seen in two mirrors it is another layout");
    const klotski::SlideProblem problem(code, klotski::Count::Moves);
    problem.forEachSuccessor(code, [&](klotski::Slide, klotski::Code next, search::Cost) {
      fuzz::require(piecesOf(next) == piecesOf(code), "sliding a piece changed the pieces");
    });
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.klotski:");
  }
  return 0;
}
