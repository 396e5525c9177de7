// app/cli/sokoban_report.cpp: one search over one level.
#include "app/cli/sokoban_report.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/files/recognise.h"
#include "core/search/algorithms.h"
#include "core/search/measured_time.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/files.h"

namespace searchlight::cli {

void addLevels(CLI::App& parser, std::string& file, std::string& level, bool isOne) {
  parser
      .add_option("FILE", file,
                  "Levels, recognised by content: XSB text and its variants, run-length rows, or rows of W B "
                  "S D I K O (.xsb, .sok, .txt, .lvl); XML (.slc, .ssx); any of them compressed with gzip "
                  "(.gz); or the current position of a saved game (.sokoban)")
      ->required()
      ->type_name("");
  CLI::Option* option =
      parser.add_option("--level", level,
                        isOne ? "Number of the level, from 1; broken levels count"
                              : "Number of the level, from 1; broken levels count (default: all)");
  option->type_name("N");
  if (isOne) option->required();
}

namespace {

// As if it were a file of one level, which begins where the game stands.
AskedLevels levelOf(const std::string& text, const std::string& name) {
  const sokoban::Game game = game::readGame<sokoban::Rules>(text, name);
  if (game.opening().isReverse())  // as the window says, too
    throw FormatError(name, 0, "a level in reverse play cannot be searched: switch to forward play");
  AskedLevels asked;
  sokoban::Level& one = asked.collection.levels.emplace_back();
  one.board = game.opening().board.from(game.state());
  one.title = game.opening().title;
  asked.end = 1;
  return asked;
}

AskedLevels readLevels(const std::string& file) {
  const std::string bytes = readFile(fileName("FILE", file), sokoban::kMostFileBytes);
  if (files::recognise(std::string_view(bytes).substr(0, files::kHeadBytes), file)
          .is(files::Kind::SokobanGame))
    return levelOf(bytes, onOneLine(file));
  files::expectKind(bytes, onOneLine(file), files::Kind::SokobanLevels);
  return {sokoban::readCollection(bytes, onOneLine(file)), 0, 0, {}};
}

AskedLevels levelsFrom(const std::string& file, const std::string& level) {
  AskedLevels asked = readLevels(file);
  const std::vector<sokoban::Level>& levels = asked.collection.levels;
  const auto fail = [&](const sokoban::Level& broken) {
    throw FormatError(onOneLine(file), broken.faultLine, broken.fault);
  };
  if (std::none_of(levels.begin(), levels.end(), [](const sokoban::Level& l) { return l.board.has_value(); }))
    fail(levels.front());  // a collection has a level
  if (level.empty()) {
    asked.end = levels.size();
    return asked;
  }
  asked.begin = wholeNumber("--level", level, 1, levels.size()) - 1;
  asked.end = asked.begin + 1;
  if (!levels[asked.begin].board) fail(levels[asked.begin]);
  return asked;
}

constexpr GameOfSetUps kSokobanSetUps{.page = "sokoban",
                                      .thing = "level",
                                      .board = "FILE",
                                      .isShared = isShared<sokoban::levelOptions>,
                                      .mostBytes = 2 * sokoban::Rules::kMostBytes};

}  // namespace

void AskedLevelWords::addTo(CLI::App& parser, SetUpUse use) {
  CLI::Option* option =
      parser
          .add_option(
              "FILE", file,
              "Levels (.xsb, .sok, .txt, .lvl), recognised by content: XSB text and its relatives, "
              "run-length "
              "rows, rows of W B S D I K O; XML (.slc, .ssx); any of them packed by gzip (.gz); or a saved "
              "game (.sokoban) at its current position; or a workspace")
          ->type_name("");
  parser
      .add_option("--level", level,
                  use == SetUpUse::Survey ? "Which, from 1; broken ones count"
                                          : "Which, from 1, broken ones count; all if not given")
      ->type_name("N");
  setUp.board = [this, option] { return option->count() > 0 ? &file : nullptr; };
  setUp.addTo(parser, kSokobanSetUps, use);
}

std::string brokenText(const sokoban::Level& level) {
  return "line " + std::to_string(level.faultLine) + ": " + level.fault;
}

AskedLevels AskedLevelWords::read(const Console& console, std::size_t bytes) const {
  requireOneInput({file, setUp.file});
  return readingWithin(console.memory, bytes, setUp.isGiven() ? setUp.name() : file,
                       [&] { return readAll(console); });
}

AskedLevels AskedLevelWords::readAll(const Console& console) const {
  const bool isGiven = setUp.hasBoard();
  if (!setUp.isGiven()) {
    if (!isGiven) throw UsageError("FILE is required, or --setup");
    return levelsFrom(file, level);
  }
  const setup::SetUp read = setUp.read(kSokobanSetUps);
  const std::string* ask = read.question.find("ask");
  if (ask && *ask != "level" && read.page == kSokobanSetUps.page && setUp.use != SetUpUse::Survey)
    throw FormatError(setUp.name(), 0,
                      "question: ask: " + onOneLine(*ask) + " is a path to a square, not a level");
  AskedLevels asked;
  if (isGiven) {
    asked = levelsFrom(file, level);
  } else {
    if (!level.empty()) throw UsageError("--level: a workspace has one level");
    const setup::BoardText text = setUp.boardOf(read, console);
    asked = levelOf(text.text, text.fileName);
  }
  asked.words = setUp.words(read, kSokobanSetUps, console);
  return asked;
}

namespace {

using search::Algorithm;
using search::Outcome;

// Of the memory there is, what IDA* may remember states in.
constexpr std::size_t kTranspositionShare = 2;

}  // namespace

void requireFits(const SokobanRun& run) {
  if (run.asked.search.algorithm == Algorithm::Bidirectional &&
      run.asked.question.metric == sokoban::Metric::Moves)
    throw UsageError(complaint(
        "--algorithm", "bidirectional",
        "supports only pushes: with moves, a solved level does not determine where the worker came from"));
}

SokobanReport answerLevel(const sokoban::Board& level, const SokobanRun& run, const Console& console,
                          const std::string& progress) {
  const Progress shown(console, progress);
  const Searching searching(console);
  SokobanReport report;
  report.run = run;
  search::SplitTime time(report.setupSeconds, report.seconds);
  const auto ground = std::make_shared<const sokoban::Ground>(level);
  search::Limits limits = run.limits;
  limits.bytes = console.memory.leftOf(limits.bytes);
  const Algorithm algorithm = run.isAny ? Algorithm::AStar : run.asked.search.algorithm;
  report.reason = sokoban::whyNot(level, run.asked.question, algorithm);
  time.endSearch();                       // of the set-up: what is left tells its own
  limits.seconds -= report.setupSeconds;  // set-up counts
  if (!report.reason.empty()) {
    report.solution.outcome = Outcome::Stopped;
  } else if (run.isAny) {
    report.solution = sokoban::solveAny(ground, run.asked.question.ideas, limits, console.stop, nullptr, {});
  } else {
    search::SessionOptions options = run.asked.search.sessionOptions();
    options.transpositionBytes = limits.bytes / kTranspositionShare;
    report.solution = sokoban::solve(ground, run.asked.question, options, limits, console.stop);
  }
  report.seconds = report.solution.seconds;
  report.setupSeconds += report.solution.setupSeconds;
  return report;
}

std::string lurdOf(const sokoban::Board& level, const SokobanReport& report) {
  return sokoban::lurdText(sokoban::play(level, report.solution.steps).steps);
}

std::string outcomeText(const SokobanReport& report) {
  std::string outcome(outcomeName(report.solution.outcome));
  if (!report.reason.empty()) return outcome + ": " + report.reason;
  if (report.solution.outcome == Outcome::Exhausted) return outcome + ": the level has no solution";
  return outcome;
}

Record sokobanRecord(const SokobanReport& report, const sokoban::Board* solved) {
  const bool isSolved = report.isSolved();
  Record record{{"outcome", outcomeName(report.solution.outcome)},
                {"pushes", isSolved ? Record(report.solution.pushes) : Record()},
                {"moves", isSolved ? Record(report.solution.moves()) : Record()},
                {"optimal", isSolved && report.solution.isOptimal}};
  if (solved) record["solution"] = isSolved ? Record(lurdOf(*solved, report)) : Record();
  record["expanded"] = report.solution.stats.expanded;
  record["generated"] = report.solution.stats.generated;
  record["seconds"] = jsonSeconds(report.seconds);
  record["setupSeconds"] = jsonSeconds(report.setupSeconds);
  if (!report.reason.empty()) record["reason"] = report.reason;
  return record;
}

}  // namespace searchlight::cli
