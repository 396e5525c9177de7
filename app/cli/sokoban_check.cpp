// app/cli/sokoban_check.cpp: the command `sokoban check`: whether steps solve a level.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <variant>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/sokoban_levels.h"
#include "core/sokoban/lurd.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CheckArguments {
  std::string file, level, solution;
  bool json = false;
};

int run(const CheckArguments& arguments, const Console& console) {
  const auto read = sokoban::readLurd(arguments.solution);
  if (const auto* fault = std::get_if<sokoban::LurdFault>(&read))
    throw UsageError(complaint("--solution", arguments.solution,
                               "character " + std::to_string(fault->at + 1) + ": " + fault->what));
  const AskedLevels asked = levelsFrom(arguments.file, arguments.level);
  const sokoban::Replay replay =
      sokoban::play(*asked.collection.levels[asked.begin].board, std::get<sokoban::Lurd>(read).steps);
  std::string reason;
  if (replay.illegal)
    reason = "step " + std::to_string(replay.illegal->number) + ": " + replay.illegal->what;
  else if (!replay.isSolved)
    reason = "not every box is on a goal after " + std::to_string(replay.moves()) +
             (replay.moves() == 1 ? " move" : " moves");
  if (arguments.json) {
    Record record{{"solves", replay.isSolved}, {"pushes", replay.pushes}, {"moves", replay.moves()}};
    if (!reason.empty()) record["reason"] = reason;
    writeJsonLine(console.out, record);
  } else if (replay.isSolved) {
    writeRows(console.out, {{"solves", "yes"},
                            {"pushes", std::to_string(replay.pushes)},
                            {"moves", std::to_string(replay.moves())}});
  }
  if (!reason.empty()) console.error << "searchlight-cli: " << reason << "\n";
  return replay.isSolved ? kDone : kNo;
}

}  // namespace

Command makeSokobanCheck(CLI::App& parser) {
  auto arguments = std::make_shared<CheckArguments>();
  addLevels(parser, arguments->file, arguments->level, true);
  parser
      .add_option("--solution", arguments->solution,
                  "LURD: l u r d, capitals for pushes, counts before letters")
      ->required()
      ->type_name("LURD");
  parser.add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
