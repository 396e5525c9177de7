// tests/fuzz/lines_game_fuzz.cpp: bytes read as a saved game of Color Lines, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/lines/format.h"
#include "core/text/format_error.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string written;
  try {
    lines::Game game = lines::readGame(text, "fuzz.lines");
    written = lines::writeGame(game);
    const lines::Game again = lines::readGame(written, "written");
    fuzz::require(again.position() == game.position(), "what was written is another position");
    fuzz::require(lines::writeGame(again) == written, "what was written does not read back equal");
    while (game.undo()) {
    }
    fuzz::require(game.position().score == 0 && game.position().turns == 0, "undone to another beginning");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.lines:");
  }
  return 0;
}
