// app/cli/sokoban_levels.h: the levels of a file that a command is asked about.
#pragma once
#include <cstddef>
#include <string>

#include "app/cli/game_set_up.h"
#include "core/sokoban/collection.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

struct AskedLevels {
  sokoban::Collection collection;
  std::size_t begin = 0, end = 0;  // places in collection.levels
  AskedWords words;                // of a set-up
};

// "line 7: no worker": why the level is broken. REQUIRES: it has no board.
std::string brokenText(const sokoban::Level& level);

// FILE and --level, or --setup, whose game is a collection of one level, which begins where the game stands.
struct AskedLevelWords {
  std::string file, level;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use);
  // All levels, or the one of this number (from 1, broken ones count). Throws FormatError where the file cannot be read, has no
  // level that can be played, or the one that was named is broken; UsageError where it has no such level, or there is neither;
  // and NoRoomToRead for what does not fit into so many bytes of the process.
  AskedLevels read(const Console& console, std::size_t bytes) const;

 private:
  AskedLevels readAll(const Console& console) const;
};

}  // namespace searchlight::cli
