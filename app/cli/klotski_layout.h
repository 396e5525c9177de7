// app/cli/klotski_layout.h: LAYOUT, which all commands of Klotski take, and the set-up that can stand for it.
#pragma once
#include <cstddef>
#include <string>

#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "core/klotski/board.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// A board that opens with the placement that is asked about.
struct AskedLayout {
  klotski::Board board;
  AskedWords words;
};

struct AskedLayoutWords {
  std::string layout;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use);
};

// LAYOUT: a puzzle of the catalogue by its name, a file with any board or with a saved game, which is asked about where it
// stands, or rows of the 5 x 4 family. Throws UsageError for what is on the line, FormatError for what is in a file,
// NoRoomToRead for what does not fit into so many bytes of the process.
AskedLayout askedLayout(const AskedLayoutWords& words, std::size_t bytes, const Console& console);

}  // namespace searchlight::cli
