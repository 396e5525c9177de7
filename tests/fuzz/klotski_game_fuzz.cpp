// tests/fuzz/klotski_game_fuzz.cpp: bytes read as a saved game of Klotski, and written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/klotski/rules_of_game.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace searchlight;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string written;
  try {
    klotski::Game game = game::readGame<klotski::Rules>(text, "fuzz.klotski");
    fuzz::require(game::isText(text, klotski::Rules::kForm), "a saved game that is not known as one");
    written = game::text(game.record());
    klotski::Game again = game::readGame<klotski::Rules>(written, "written");
    fuzz::require(
        again.opening().board == game.opening().board && again.opening().title == game.opening().title,
        "another board");
    fuzz::require(again.state() == game.state() && again.tally() == game.tally(), "another position");
    fuzz::require(again.line() == game.line() && again.movesMade() == game.movesMade(), "other slides");
    fuzz::require(game::text(again.record()) == written, "what was written does not read back equal");
    fuzz::require(game.opening().board.isLegal(game.state()), "a placement that is not legal");
    while (game.undo()) {
    }
    fuzz::require(game.state() == game.opening().board.opening() && game.tally() == klotski::Played{},
                  "undone to another beginning");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.klotski:");
  }
  return 0;
}
