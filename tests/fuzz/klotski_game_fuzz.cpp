// tests/fuzz/klotski_game_fuzz.cpp: bytes read as a saved game of Klotski, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/klotski/game_text.h"
#include "core/text/format_error.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string written;
  try {
    klotski::Game game = klotski::readGame(text, "fuzz.klotski");
    fuzz::require(klotski::isGameText(text), "a saved game that is not known as one");
    written = klotski::gameText(game);
    klotski::Game again = klotski::readGame(written, "written");
    fuzz::require(again.board() == game.board() && again.title() == game.title(), "another board");
    fuzz::require(again.placement() == game.placement() && again.played() == game.played(),
                  "another position");
    fuzz::require(again.slidesMade() == game.slidesMade() && again.slidesAhead() == game.slidesAhead(),
                  "other slides");
    fuzz::require(klotski::gameText(again) == written, "what was written does not read back equal");
    fuzz::require(game.board().isLegal(game.placement()), "a placement that is not legal");
    while (game.undo()) {
    }
    fuzz::require(game.placement() == game.board().opening() && game.played() == klotski::Played{},
                  "undone to another beginning");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.klotski:");
  }
  return 0;
}
