// app/cli/game_set_up.cpp: which set-ups a game's commands take, and what they take of them.
#include "app/cli/game_set_up.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <ostream>

#include "app/cli/arguments.h"
#include "core/files/recognise.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

bool isSetUpFile(const std::string& file) try {
  if (file == kStandardStream)
    return files::recognise(readHeadOfInput(files::kHeadBytes), file).is(files::Kind::SetUp);
  return files::recogniseFile(file).is(files::Kind::SetUp);
} catch (const FormatError&) {
  return false;  // whoever reads it says what is wrong
}

void SetUpOption::addTo(CLI::App& parser, const GameOfSetUps& game, SetUpUse asked) {
  use = asked;
  const std::string what = "A workspace: replaces " + std::string(game.board);
  option = parser
               .add_option("--setup", file,
                           use == SetUpUse::Survey ? what
                           : use == SetUpUse::Comparison
                               ? what + ", the searches and all options that are not given"
                               : what + " and all options that are not given")
               ->type_name("FILE.searchlight");
}

bool SetUpOption::isByOption() const { return option && option->count() > 0; }

bool SetUpOption::isInPlace() const { return !isByOption() && board() && isSetUpFile(*board()); }

bool SetUpOption::hasBoard() const { return board() && !isInPlace(); }

setup::SetUp SetUpOption::read(const GameOfSetUps& game) const {
  const std::string& from = fileName("--setup", name());
  setup::SetUp setUp = setup::read(readFile(from, game.mostBytes), from);
  const bool isComparison = setUp.page == setup::kComparePage;
  const std::string* world = isComparison ? setUp.view.find("world") : nullptr;
  const std::string& about = world ? *world : setUp.page;
  if (about != game.page)
    throw FormatError(from, 0,
                      (world ? "world: " : "page: ") + inQuotes(about) + " is not about a " +
                          std::string(game.thing) + ": must be " + inQuotes(std::string(game.page)));
  if (isComparison && use == SetUpUse::OneSearch)
    throw FormatError(from, 0,
                      "page: " + inQuotes(setUp.page) +
                          " holds several searches: use searchlight-cli compare " + std::string(game.page) +
                          " --setup");
  return setUp;
}

AskedWords SetUpOption::words(const setup::SetUp& setUp, const GameOfSetUps& game,
                              const Console& console) const {
  AskedWords asked;
  for (const auto& [key, word] : setUp.question)
    if (setUp.page != setup::kComparePage || game.isShared(key)) asked.question.set(key, word);
  if (use != SetUpUse::Comparison) return asked;
  for (const setup::Words& run : setUp.runs) {
    if (const std::string* trace = run.find("trace"))
      console.error << name() << ": runs: " << onOneLine(*trace) << " is a search trace and is left out\n";
    else
      asked.runs.push_back(run);
  }
  return asked;
}

setup::BoardText SetUpOption::boardOf(const setup::SetUp& setUp, const Console& console) const {
  setup::BoardText text = setup::boardText(setUp.board, std::filesystem::path(name()).parent_path(), name());
  if (text.changed) console.error << text.fileName << " has changed since " << name() << " was made\n";
  return text;
}

}  // namespace searchlight::cli
