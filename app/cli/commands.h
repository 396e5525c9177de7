// app/cli/commands.h: the commands; commands.cpp has the table of them. A new one is a function here and a row there; the first command
// of a new group needs a row for the group, too.
#pragma once
#include <functional>
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
Command makeGraphSolve(CLI::App& parser);
Command makeCompareGraph(CLI::App& parser);
Command makeCompareKlotski(CLI::App& parser);
Command makeBatchRoute(CLI::App& parser);
Command makeBatchSokoban(CLI::App& parser);
Command makeBatchKlotski(CLI::App& parser);
Command makeBatchLines(CLI::App& parser);
Command makeMapGenerate(CLI::App& parser);
Command makeMapList(CLI::App& parser);
Command makeLessonCheck(CLI::App& parser);

// Reads words as the options of a parser that has no commands of its own. Throws UsageError.
void parseOptions(CLI::App& parser, std::vector<std::string> words);

}  // namespace searchlight::cli
