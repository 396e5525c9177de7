// app/cli/sokoban_check.cpp: the command `sokoban check`: do these steps solve that level?
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <variant>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/sokoban_report.h"
#include "core/sokoban/lurd.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CheckArguments {
  AskedLevelWords asked;
  std::string solution;
  bool json = false;
};

int run(const CheckArguments& arguments, const Console& console) {
  const AskedLevelWords& words = arguments.asked;
  if (words.level.empty() && !words.setUp.isGiven()) throw UsageError("--level is required");
  const AskedLevels asked = words.read(console, usualGameLimits().bytes);
  const auto read = sokoban::readLurd(arguments.solution);
  if (const auto* fault = std::get_if<sokoban::LurdFault>(&read))
    throw UsageError(complaint("--solution", arguments.solution,
                               "not LURD: character " + std::to_string(fault->at + 1) + ": " + fault->what));
  const sokoban::Level& level = asked.collection.levels[asked.begin];
  const sokoban::Replay replay = sokoban::play(*level.board, std::get<sokoban::Lurd>(read).steps);
  std::string why;
  if (replay.illegal)
    why = "step " + std::to_string(replay.illegal->number) + ": " + replay.illegal->what;
  else if (!replay.isSolved)
    why = "unfinished: not every box is on a goal";
  if (arguments.json)
    writeJsonLine(console.out, {{"level", asked.begin + 1},
                                {"solved", replay.isSolved},
                                {"pushes", replay.pushes},
                                {"moves", replay.moves()},
                                {"reason", why.empty() ? Record() : Record(why)}});
  else if (replay.isSolved)
    writeRows(console.out, {{"level", std::to_string(asked.begin + 1)},
                            {"outcome", "solved"},
                            {"pushes", std::to_string(replay.pushes)},
                            {"moves", std::to_string(replay.moves())}});
  if (!replay.isSolved)
    console.error << onOneLine(words.setUp.isGiven() ? words.setUp.name() : words.file) << ": level "
                  << asked.begin + 1 << ": " << why << "\n";
  return replay.isSolved ? kDone : kNo;
}

}  // namespace

Command makeSokobanCheck(CLI::App& parser) {
  auto arguments = std::make_shared<CheckArguments>();
  arguments->asked.addTo(parser, SetUpUse::Survey);
  parser
      .add_option("--solution", arguments->solution,
                  "Moves l u r d, capitals for pushes; digits repeat a letter or a group in brackets")
      ->required()
      ->type_name("LURD");
  parser.add_flag("--json", arguments->json, "Prints one JSON object");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
