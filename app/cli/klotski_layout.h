// app/cli/klotski_layout.h: LAYOUT, which all commands of Klotski take, and the set-up that can stand for it.
#pragma once
#include <string>
#include <vector>

#include "app/cli/console.h"
#include "core/klotski/board.h"
#include "core/setup/set_up.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// What a set-up says besides its board; nothing without one.
struct AskedWords {
  setup::Words question;           // in the window's words
  std::vector<setup::Words> runs;  // of a comparison's set-up
};
// A board that opens with the placement that is asked about.
struct AskedLayout {
  klotski::Board board;
  AskedWords words;
};

struct AskedLayoutWords {
  // What a set-up may be of: a comparison has searches of its own, which matter to some and are nothing to others.
  enum class By { OneSearch, Comparison, Survey };
  std::string layout, setUp;
  By by = By::OneSearch;
  const CLI::Option* layoutOption = nullptr;  // whether they are given
  const CLI::Option* setUpOption = nullptr;

  void addTo(CLI::App& parser, By asked);
  bool isBySetUp() const;
};

// LAYOUT: a puzzle of the catalogue by its name, a file with any board or with a saved game, which is asked about where it
// stands, or rows of the 5 x 4 family. Throws UsageError for what is on the line, FormatError for what is in a file.
AskedLayout askedLayout(const AskedLayoutWords& words, const Console& console);

}  // namespace searchlight::cli
