// app/cli/sokoban_report.h: solving a level: a question in, a report out; and printing it.
#pragma once
#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "app/cli/option_words.h"
#include "app/cli/output.h"
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/level_options.h"
#include "core/sokoban/solve.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace searchlight::cli {

// The levels of a file that a command is asked about.
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

struct SokobanRun {
  sokoban::LevelOptions asked;
  bool isAny = false;     // any solution, by several searches in turns
  search::Limits limits;  // bytes: of the whole process
};
// Throws UsageError where no search can be made so.
void requireFits(const SokobanRun& run);

struct SokobanReport {
  SokobanRun run;
  sokoban::LevelSolution solution;
  std::string reason;                    // why it was not searched, where it was not
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  bool isSolved() const { return solution.outcome == search::Outcome::Solved; }
};

// A level that a search of this kind cannot be made for has no outcome but a reason.
SokobanReport answerLevel(const sokoban::Board& level, const SokobanRun& run, const Console& console,
                          const std::string& progress);

// The LURD of the solution; empty unless solved.
std::string lurdOf(const sokoban::Board& level, const SokobanReport& report);
// "memory-limit: the level has 1600 squares ..": the outcome, and what it means where that is known.
std::string outcomeText(const SokobanReport& report);
// The figures of the run; `solution` is left out where it is null.
Record sokobanRecord(const SokobanReport& report, const sokoban::Board* solved);

}  // namespace searchlight::cli
