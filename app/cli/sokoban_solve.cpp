// app/cli/sokoban_solve.cpp: the command `sokoban solve`: levels of a file, one after the other.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/sokoban_report.h"
#include "core/text/utf8.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct SolveLevelsArguments {
  AskedLevelWords asked;
  OptionWords<sokoban::LevelOptions> words;
  bool isAny = false;
  LimitArguments limits;
  OutputForm form;
};

constexpr std::string_view kLevelColumns[] = {"level",     "title",   "outcome",      "pushes",
                                              "moves",     "optimal", "solution",     "expanded",
                                              "generated", "seconds", "setupSeconds", "reason"};

Record titled(std::size_t number, const sokoban::Level& level) {
  return {{"level", number}, {"title", shownTitle(level.title)}};
}
// "3, the title".
std::string numbered(std::size_t number, const sokoban::Level& level) {
  return std::to_string(number) + (level.title.empty() ? "" : ", " + onOneLine(shownTitle(level.title)));
}

void writeRecord(std::ostream& out, const Record& record, const OutputForm& form) {
  form.json ? writeJsonLine(out, record) : writeCsvLine(out, record, kLevelColumns);
}

void writeBroken(std::ostream& out, std::size_t number, const sokoban::Level& level, const OutputForm& form) {
  if (form.isText()) {
    writeRows(out, {{"level", numbered(number, level)}, {"outcome", "broken: " + brokenText(level)}});
    return;
  }
  Record record = titled(number, level);
  record["outcome"] = "broken";
  record["reason"] = brokenText(level);
  writeRecord(out, record, form);
}

void writeSolved(std::ostream& out, std::size_t number, const sokoban::Level& level,
                 const SokobanReport& report, const OutputForm& form) {
  if (!form.isText()) {
    Record record = titled(number, level);
    record.update(sokobanRecord(report, &*level.board));
    writeRecord(out, record, form);
    return;
  }
  std::vector<std::pair<std::string, std::string>> rows{{"level", numbered(number, level)},
                                                        {"outcome", outcomeText(report)}};
  if (report.isSolved()) {
    const bool byMoves = report.run.asked.question.metric == sokoban::Metric::Moves;
    const std::string proven = report.solution.isOptimal ? ", optimal" : "";
    rows.emplace_back("pushes", std::to_string(report.solution.pushes) + (byMoves ? "" : proven));
    rows.emplace_back("moves", std::to_string(report.solution.moves()) + (byMoves ? proven : ""));
  }
  rows.emplace_back("expanded", std::to_string(report.solution.stats.expanded));
  rows.emplace_back("seconds", textSeconds(report.seconds));
  rows.emplace_back("set-up", textSeconds(report.setupSeconds));
  if (report.isSolved()) rows.emplace_back("solution", lurdOf(*level.board, report));
  writeRows(out, rows);
}

// What the line says goes before what a workspace says.
void takeWords(SokobanRun& run, const SolveLevelsArguments& arguments) {
  arguments.words.applyTo(run.asked);
  run.isAny = arguments.isAny;
  const auto refuse = [&](std::string_view key, std::string_view why) {
    if (const auto word = arguments.isAny ? arguments.words.valueOf(key) : std::nullopt)
      throw UsageError(complaint("--" + std::string(key), *word, why));
  };
  refuse("algorithm", "cannot be combined with --any, which uses several");
  refuse("metric", "cannot be combined with --any, which counts neither");
  requireFits(run);
}

int run(const SolveLevelsArguments& arguments, const Console& console) {
  arguments.form.check();
  SokobanRun run;
  takeWords(run, arguments);
  run.limits = limitsFrom(arguments.limits, usualGameLimits());
  const AskedLevels asked = arguments.asked.read(console, run.limits.bytes);
  if (arguments.asked.setUp.isGiven()) {
    // Which algorithm it is says nothing to several in turns.
    setup::Words question;
    for (const auto& [name, value] : asked.words.question)
      if (!arguments.isAny || name == "without") question.set(name, value);
    takeSetUpWords(sokoban::levelOptions(), run.asked, question, arguments.asked.setUp.name(), "question");
    takeWords(run, arguments);
  }
  if (arguments.form.csv) writeCsvTitles(console.out, kLevelColumns);
  bool areSolved = true;
  for (std::size_t i = asked.begin; i < asked.end && console.out && !console.stop.stop_requested(); ++i) {
    const sokoban::Level& level = asked.collection.levels[i];
    if (arguments.form.isText() && i > asked.begin) console.out << "\n";
    if (!level.board) {
      writeBroken(console.out, i + 1, level, arguments.form);
      areSolved = false;
      continue;
    }
    const std::string progress =
        asked.end - asked.begin == 1
            ? "searching"
            : "level " + std::to_string(i + 1) + " of " + std::to_string(asked.collection.levels.size());
    const SokobanReport report = answerLevel(*level.board, run, console, progress);
    writeSolved(console.out, i + 1, level, report, arguments.form);
    console.out.flush();
    areSolved = areSolved && report.isSolved();
  }
  return areSolved && !console.stop.stop_requested() ? kDone : kNo;
}

}  // namespace

Command makeSokobanSolve(CLI::App& parser) {
  auto arguments = std::make_shared<SolveLevelsArguments>();
  arguments->asked.addTo(parser, SetUpUse::OneSearch);
  parser.add_flag("--any", arguments->isAny, "Finds any solution fast; several searches take turns");
  arguments->words.addTo(parser, sokoban::levelOptions());
  addLimitOptions(parser, arguments->limits, "60 per level");
  arguments->form.addTo(parser, "Prints one JSON object per level");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
