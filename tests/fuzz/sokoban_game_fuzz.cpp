// tests/fuzz/sokoban_game_fuzz.cpp: bytes read as a saved game of Sokoban, or as a drawing; written and read back equal if they are one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/sokoban/draft.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"
#include "tests/fuzz/require.h"

namespace {

using namespace searchlight;
using namespace searchlight::sokoban;

void readAsGame(std::string_view text) {
  std::string written;
  try {
    Game game = game::readGame<Rules>(text, "fuzz.sokoban");
    fuzz::require(game::isText(text, Rules::kForm), "a saved game that is not known as one");
    written = game::text(game.record());
    const Game again = game::readGame<Rules>(written, "written");
    fuzz::require(again.opening() == game.opening(), "another game");
    fuzz::require(game::text(again.record()) == written, "what was written does not read back equal");
    fuzz::require(again.state() == game.state() && again.tally() == game.tally() &&
                      stepsMade(again) == stepsMade(game) && stepsAhead(again) == stepsAhead(game),
                  "it stands elsewhere");
    while (game.undo()) {
    }
    fuzz::require(game.state() == game.opening().board.opening() && game.tally() == Played{},
                  "undone to another beginning");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "what was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.sokoban");
  }
}

void readAsDrawing(std::string_view text) {
  std::string written;
  try {
    const TitledLevelDraft drawing = readLevelDraft(text, "fuzz.level");
    written = draftText(drawing);
    const TitledLevelDraft again = readLevelDraft(written, "written");
    fuzz::require(
        again.draft == drawing.draft && again.title == drawing.title && again.author == drawing.author,
        "another drawing");
  } catch (const FormatError& error) {
    fuzz::require(written.empty(), "a drawing that was written is refused");
    fuzz::requireMessage(error.what(), "fuzz.level");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  readAsGame(text);
  readAsDrawing(text);
  return 0;
}
