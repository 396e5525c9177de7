// tests/fuzz/lines_game_fuzz.cpp: bytes read as a saved game of Color Lines, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/lines/rules_of_game.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string written;
  try {
    lines::Game game = game::readGame<lines::Rules>(text, "fuzz.lines");
    written = game::text(game.record());
    const lines::Game again = game::readGame<lines::Rules>(written, "written");
    fuzz::require(again.state() == game.state(), "what was written is another position");
    fuzz::require(game::text(again.record()) == written, "what was written does not read back equal");
    while (game.undo()) {
    }
    fuzz::require(game.tally() == lines::Rules::Tally{}, "undone to another beginning");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.lines:");
  }
  return 0;
}
