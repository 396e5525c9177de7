// app/cli/commands.h: the commands, one file each, and the table of all of them.
//
// A new command is a function here, a row in commands.cpp and a file of its own; the first command of a new
// group needs a row for the group, too.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/console.h"

namespace CLI {
class App;
}

namespace searchlight::cli {

// Runs the command that the arguments (without the program's name) ask for. Returns the exit code; whatever
// is wrong is one line on console.error. Throws nothing.
int runCommandLine(const std::vector<std::string>& arguments, const Console& console);

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

// From arguments to a command that can be run.
inline constexpr std::string_view kProgram = "searchlight-cli";

// Nothing when the arguments only asked for help or the version, which has then been told. Throws UsageError.
Command parseCommandLine(const std::vector<std::string>& arguments, const Console& console);

// Reads words as the options of a parser that has no commands of its own. Throws UsageError.
void parseOptions(CLI::App& parser, std::vector<std::string> words);

}  // namespace searchlight::cli
