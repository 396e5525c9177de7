// app/cli/commands.h: the commands, one file each, and the table of all of them.
//
// A new command is a function here, a row in commands.cpp and a file of its own; the first command of a new
// group needs a row for the group, too.
#pragma once
#include <functional>
#include <span>
#include <string_view>

#include "app/cli/console.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

// Runs a command whose arguments have been parsed and returns the exit code. Throws UsageError or
// FormatError, before anything is on console.out.
using Command = std::function<int(const Console&)>;

struct CommandRow {
  std::string_view group;  // "compare" of `compare route`; empty: `route` stands on its own
  std::string_view name;
  std::string_view help;
  Command (*make)(CLI::App& parser);  // gives the command's own parser its options
};
struct GroupRow {
  std::string_view name;
  std::string_view help;
};

// In the order in which help tells them.
std::span<const CommandRow> commandTable();
std::span<const GroupRow> groupTable();

Command makeAlgorithms(CLI::App& parser);
Command makeRoute(CLI::App& parser);
Command makeScenario(CLI::App& parser);
Command makeLinesPlay(CLI::App& parser);
Command makeSokobanSolve(CLI::App& parser);
Command makeSokobanCheck(CLI::App& parser);
Command makeSokobanGenerate(CLI::App& parser);
Command makeKlotskiList(CLI::App& parser);
Command makeKlotskiSolve(CLI::App& parser);
Command makeKlotskiSurvey(CLI::App& parser);
Command makeKlotskiFind(CLI::App& parser);
Command makeCompareRoute(CLI::App& parser);
Command makeCompareSokoban(CLI::App& parser);
Command makeCompareKlotski(CLI::App& parser);
Command makeLessonCheck(CLI::App& parser);

}  // namespace searchlight::cli
