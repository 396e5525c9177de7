// app/cli/sokoban.cpp: the commands `sokoban solve`, `sokoban check` and `compare sokoban`: what is asked of levels.
#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/experiment_domain.h"
#include "app/cli/generated.h"
#include "core/files/recognise.h"
#include "core/search/algorithms.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/lurd.h"
#include "core/sokoban/prove.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solve.h"
#include "core/text/files.h"
#include "core/text/utf8.h"

namespace searchlight::cli {
namespace {

// ---- Levels ----

// The levels of a file that a command is asked about.
struct AskedLevels {
  sokoban::Collection collection;
  std::size_t begin = 0, end = 0;  // places in collection.levels
  AskedWords words;                // of a set-up
};

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

AskedLevels levelsFrom(const std::string& file, const Argument& level) {
  AskedLevels asked = readLevels(file);
  const std::vector<sokoban::Level>& levels = asked.collection.levels;
  const auto fail = [&](const sokoban::Level& broken) {
    throw FormatError(onOneLine(file), broken.faultLine, broken.fault);
  };
  if (std::none_of(levels.begin(), levels.end(), [](const sokoban::Level& l) { return l.board.has_value(); }))
    fail(levels.front());  // a collection has a level
  if (level.text.empty()) {
    asked.end = levels.size();
    return asked;
  }
  asked.begin = level.wholeNumber(1, levels.size()) - 1;
  asked.end = asked.begin + 1;
  if (!levels[asked.begin].board) fail(levels[asked.begin]);
  return asked;
}

constexpr DomainOfSetUps kSokobanSetUps{.page = "sokoban",
                                        .command = "sokoban",
                                        .isOther = "is not about a level",
                                        .board = "FILE",
                                        .isOfRun = isOfRun<sokoban::levelOptions>,
                                        .mostBytes = 2 * sokoban::Rules::kMostBytes};

// "line 7: no worker": why the level is broken. REQUIRES: it has no board.
std::string brokenText(const sokoban::Level& level) {
  return "line " + std::to_string(level.faultLine) + ": " + english(level.fault);
}

// FILE and --level, or --setup, whose game is a collection of one level, which begins where the game stands.
struct AskedLevelWords {
  Argument file, level;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use) {
    file.addTo(
        parser, "FILE", "",
        "Levels (.xsb, .sok, .txt, .lvl), recognised by content: XSB text and its relatives, run-length "
        "rows, rows of W B S D I K O; XML (.slc, .ssx); any of them packed by gzip (.gz); or a saved "
        "game (.sokoban) at its current position; or a workspace");
    level.addTo(parser, "--level", "N",
                use == SetUpUse::Survey ? "Which, from 1; broken ones count"
                                        : "Which, from 1, broken ones count; all if not given");
    setUp.board = [this] { return file.isGiven() ? &file.text : nullptr; };
    setUp.addTo(parser, kSokobanSetUps, use);
  }

  // All levels, or the one of this number (from 1, broken ones count). Throws FormatError where the file cannot be read, has no
  // level that can be played, or the one that was named is broken; UsageError where it has no such level, or there is neither;
  // and NoRoomToRead for what does not fit into so many bytes of the process.
  AskedLevels read(std::size_t bytes, const Console& console) const {
    requireOneInput({file.text, setUp.file.text});
    return readingWithin(console.memory, bytes, setUp.isGiven() ? setUp.name() : file.text,
                         [&] { return readAll(bytes, console); });
  }

 private:
  AskedLevels readAll(std::size_t bytes, const Console& console) const {
    const bool isGiven = setUp.hasBoard();
    if (!setUp.isGiven()) {
      if (!isGiven) throw UsageError("FILE is required, or --setup");
      return levelsFrom(file.text, level);
    }
    const setup::SetUp read = setUp.read(kSokobanSetUps, console.memory.roomIn(bytes), console);
    const std::string* ask = read.question.find("ask");
    if (ask && *ask != "level" && read.page == kSokobanSetUps.page && setUp.use != SetUpUse::Survey)
      throw FormatError(setUp.name(), 0,
                        "question: ask: " + onOneLine(*ask) + " is a path to a square, not a level");
    AskedLevels asked;
    if (isGiven) {
      asked = levelsFrom(file.text, level);
    } else {
      if (!level.text.empty()) throw UsageError("--level: a workspace has one level");
      const setup::BoardText text = setUp.boardOf(read, console);
      asked = levelOf(text.text, text.fileName);
    }
    asked.words = setUp.words(read, kSokobanSetUps, console);
    return asked;
  }
};

using search::Algorithm;
using search::Outcome;

constexpr std::size_t kTranspositionShare = 2;  // of the memory there is, for IDA* to remember states in

struct SokobanRun {
  sokoban::LevelOptions asked;
  bool isAny = false;                         // any solution, by several searches in turns
  bool isProof = false;                       // no search was named: what proves the fewest, by two in turns
  search::Limits limits = usualGameLimits();  // bytes: of the whole process
};
struct SokobanReport {
  const sokoban::Board* level = nullptr;
  sokoban::Metric metric{};  // of the question
  sokoban::LevelSolution solution;
  std::string reason;                    // why it was not searched, where it was not
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  search::Outcome outcome() const { return solution.outcome; }
  bool isSolved() const { return outcome() == search::Outcome::Solved; }
};

// Throws UsageError where no search can be made so.
void requireFits(const SokobanRun& run) {
  const sokoban::Ideas& ideas = run.asked.question.ideas;
  const Algorithm a = run.asked.search.algorithm;
  std::string_view why = run.isAny || (ideas.features && ideas.pulls) ? "" : "only --any has features, pulls";
  if (!(run.isAny || search::needsLevel(a) || ideas.tables)) why = "only --any and feature-space have tables";
  if (!run.isProof && !(ideas.bothEnds && ideas.symmetry))
    why = "both-ends and symmetry apply only where neither --any nor a search is named";
  if (!why.empty()) throw UsageError(complaint("--without", sokoban::withoutText(ideas), why));
  if (run.asked.question.metric != sokoban::Metric::Moves) return;
  if (search::goesFromBothEnds(a))
    why = "supports only pushes: with moves, a solved level does not determine where the worker came from";
  if (search::needsLevel(a)) why = "supports only pushes";
  if (!why.empty()) throw UsageError(complaint("--algorithm", search::info(a).name, why));
}

// A level that a search of this kind cannot be made for has no outcome but a reason. It must outlive the report.
SokobanReport answerLevel(const sokoban::Board& level, const SokobanRun& run, const Console& console,
                          const std::string& progress) {
  const Progress shown(console, progress);
  const Searching searching(console);
  SokobanReport report;
  report.level = &level;
  report.metric = run.asked.question.metric;
  search::SplitTime time(report.setupSeconds, report.seconds);
  const auto ground = std::make_shared<const sokoban::Ground>(level);
  search::Limits limits = run.limits;
  limits.bytes = console.memory.leftOf(limits.bytes);
  const Algorithm algorithm = run.isAny ? Algorithm::AStar : run.asked.search.algorithm;
  report.reason = english(sokoban::whyNot(level, run.asked.question, algorithm));
  time.endSearch();                       // of the set-up: what is left tells its own
  limits.seconds -= report.setupSeconds;  // set-up counts
  if (!report.reason.empty()) {
    report.solution.outcome = Outcome::Stopped;
  } else if (run.isAny) {
    report.solution = sokoban::solveAny(ground, run.asked.question.ideas, limits, console.stop, nullptr, {});
  } else if (run.isProof) {
    report.solution = sokoban::prove(ground, run.asked.question, limits, console.stop);
  } else {
    search::SessionOptions options = run.asked.search.sessionOptions();
    options.transpositionBytes = limits.bytes / kTranspositionShare;
    report.solution = sokoban::solve(ground, run.asked.question, options, limits, console.stop);
  }
  report.seconds = report.solution.seconds;
  report.setupSeconds += report.solution.setupSeconds;
  return report;
}

std::string lurdOf(const SokobanReport& report) {
  if (!report.isSolved()) return {};
  return sokoban::lurdText(sokoban::play(*report.level, report.solution.steps).steps);
}

// "memory-limit: the level has 1600 squares ..": the outcome, and what it means where that is known.
std::string levelOutcome(const SokobanReport& report) {
  std::string outcome(outcomeName(report.outcome()));
  if (!report.reason.empty()) return outcome + ": " + report.reason;
  if (report.outcome() == Outcome::Exhausted) return outcome + ": the level has no solution";
  return outcome;
}

// "12, optimal", of the figure that was to be the least.
std::string countText(const SokobanReport& report, sokoban::Metric metric, int many) {
  if (!report.isSolved()) return {};
  return std::to_string(many) + (report.metric == metric && report.solution.isOptimal ? ", optimal" : "");
}

Columns<SokobanReport> sokobanColumns(bool hasSolutionInCsv) {
  using R = SokobanReport;
  using sokoban::Metric;
  return {{"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.outcome()); }, levelOutcome},
          {"pushes", "pushes", kNumber, ifSolved<R>([](const R& r) { return r.solution.pushes; }),
           [](const R& r) { return countText(r, Metric::Pushes, r.solution.pushes); }},
          {"moves", "moves", kNumber, ifSolved<R>([](const R& r) { return r.solution.moves(); }),
           [](const R& r) { return countText(r, Metric::Moves, r.solution.moves()); }},
          {"optimal", "", kPlain, [](const R& r) { return r.isSolved() && r.solution.isOptimal; }},
          {"solution", "", hasSolutionInCsv ? kPlain : kNotCsv, ifSolved<R>(lurdOf)},
          {"expanded", "expanded", kNumber, [](const R& r) { return r.solution.stats.expanded; }},
          {"generated", "", kPlain, [](const R& r) { return r.solution.stats.generated; }},
          {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }},
          {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }},
          {"reason", "", kPlain, [](const R& r) { return r.reason.empty() ? kLeftOut : Record(r.reason); }},
          {"", "solution", kLinesOnly, lurdOf}};
}

// ---- solve and compare ----

struct LevelSearches
    : GameSearches<AskedLevelWords, AskedLevels, SokobanRun, SokobanReport, sokoban::levelOptions> {
  static constexpr std::string_view kInstance = "level";
  static constexpr auto columns = sokobanColumns;

  bool isAny = false;  // never of a comparison

  void addSolveFlagsTo(CLI::App& parser) {
    parser.add_flag("--any", isAny, "Finds any solution fast; several searches take turns");
  }
  static void addCompareFlagsTo(CLI::App& parser) {  // without those of --any, or of no named search
    parser.get_option("--without")
        ->description(
            "Switches off methods, separated by commas: dead-squares, freeze, corral, matching, tables");
  }
  // Throws UsageError for what says nothing to several in turns. Where nothing says which search, the fewest are proven as fast as it goes.
  void takeFlags(const OptionWords<sokoban::LevelOptions>& given, Run& run) const {
    const auto refuse = [&](std::string_view key, std::string_view why) {
      if (const auto word = isAny ? given.valueOf(key) : std::nullopt)
        throw UsageError(complaint("--" + std::string(key), *word, why));
    };
    refuse("algorithm", "cannot be combined with --any, which uses several");
    refuse("metric", "cannot be combined with --any, which counts neither");
    run.isProof = !run.isAny && !given.valueOf("algorithm") &&
                  asked.words.question.find("algorithm") == nullptr &&
                  run.asked.search == sokoban::LevelOptions{}.search;
  }
  Run shared() const {
    Run run;
    run.isAny = isAny;
    setup::Words question;
    for (const auto& [name, value] : asked.words.question)
      if (!isAny || name == "without") question.set(name, value);
    takeSetUpWords(options(), run.asked, question, words.setUp.name(), "question");
    return run;
  }
  static Columns<Instance> columnsOf(bool /*areSeveral*/) {
    return {{"level", "level", kNumber, [](const Instance& level) { return level.name; },
             [](const Instance& level) {
               return level.text() + (level.title.empty() ? "" : ", " + onOneLine(level.title));
             }},
            {"title", "", kPlain, [](const Instance& level) { return level.title; }}};
  }
  static std::string note(const Report& r) { return r.reason.empty() ? "" : levelOutcome(r); }
  std::vector<Instance> instances() const {
    std::vector<Instance> all;
    for (std::size_t i = asked.begin; i < asked.end; ++i) {
      const sokoban::Level& level = asked.collection.levels[i];
      all.push_back({i + 1, level.board ? std::string() : brokenText(level), shownTitle(level.title)});
    }
    return all;
  }
  Report answer(std::size_t at, const Run& run, const Console& console, const std::string& progress) const {
    return answerLevel(*asked.collection.levels[asked.begin + at].board, run, console, progress);
  }
};

// ---- Experiments ----

struct LevelExperiments : LevelSearches {
  using Case = BoardCase;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "SOURCE";
  static constexpr const char* kSourceHelp =
      "FILE: all levels of a collection; \"generated:levels --boxes N --seed S --count K --size WxH\": "
      "random levels, as `sokoban generate` makes them";
  static constexpr std::string_view kSourceKey = "file";

  static Run usual() { return {}; }
  static Columns<Case> caseColumns() {
    return {{"level", "level", kNumber, [](const Case& c) { return c.instance.name; }},
            {"title", "", kPlain, [](const Case& c) { return c.instance.title; }}};
  }
  static Columns<Report> columns() {
    return withCounters(sokobanColumns(true),
                        [](const Report& r) -> const search::Stats& { return r.solution.stats; });
  }
  static GeneratedSource generated(const std::string& source) { return {source, {"levels"}}; }
  static std::optional<std::size_t> countOf(const std::string& source) {
    if (!GeneratedSource::is(source)) return std::nullopt;
    return generatedLevelCount(generated(source));
  }
  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    const auto searches = std::make_shared<LevelSearches>();
    if (GeneratedSource::is(source)) {
      search::Limits each = usualGameLimits();
      each.bytes = bytes;
      for (sokoban::Board& board : generatedLevels(generated(source), each, console))
        searches->asked.collection.levels.emplace_back().board = std::move(board);
      searches->asked.end = searches->asked.collection.levels.size();
      return casesOf<LevelSearches>(searches);
    }
    searches->asked = readingWithin(console.memory, bytes, source, [&] { return levelsFrom(source, {}); });
    return casesOf<LevelSearches>(searches);
  }
};

// ---- check: do these steps solve that level? ----

struct CheckLevel {
  AskedLevelWords words;
  Argument solution;
  OutputForm form;

  void addTo(CLI::App& parser) {
    words.addTo(parser, SetUpUse::Survey);
    solution
        .addTo(parser, "--solution", "LURD",
               "Moves l u r d, capitals for pushes; digits repeat a letter or a group in brackets")
        ->required();
    form.addJsonTo(parser);
  }

  ExitCode run(const Console& console) const {
    using sokoban::Replay;
    if (words.level.text.empty() && !words.setUp.isGiven()) throw UsageError("--level is required");
    const AskedLevels asked = words.read(usualGameLimits().bytes, console);
    const auto read = sokoban::readLurd(solution.text);
    if (const auto* fault = std::get_if<sokoban::LurdFault>(&read))
      throw solution.wrong("not LURD: character " + std::to_string(fault->at + 1) + ": " +
                           english(fault->what));
    const std::size_t number = asked.begin + 1;
    const Replay replay =
        sokoban::play(*asked.collection.levels[asked.begin].board, std::get<sokoban::Lurd>(read).steps);
    std::string why;
    if (replay.illegal)
      why = "step " + std::to_string(replay.illegal->number) + ": " + english(replay.illegal->what);
    else if (!replay.isSolved)
      why = "unfinished: not every box is on a goal";
    RowPrinter<Replay> printer(
        console.out, form,
        {{"level", "level", kNumber, [=](const Replay& /*r*/) { return number; }},
         {"solved", "outcome", kPlain, [](const Replay& r) { return r.isSolved; },
          [](const Replay& /*r*/) { return "solved"; }},
         {"pushes", "pushes", kNumber, [](const Replay& r) { return r.pushes; }},
         {"moves", "moves", kNumber, [](const Replay& r) { return r.moves(); }},
         {"reason", "", kPlain, [&](const Replay& r) { return r.isSolved ? Record() : Record(why); }}},
        TextForm::Lines);
    if (form.json || replay.isSolved) printer.add(replay);
    if (!replay.isSolved)
      console.error << onOneLine(words.setUp.isGiven() ? words.setUp.name() : words.file.text) << ": level "
                    << number << ": " << why << "\n";
    return replay.isSolved ? kDone : kNo;
  }
};

}  // namespace

sokoban::Level levelOf(const std::string& source, std::size_t number, const std::stop_token& stop) {
  const auto notFound = complaint("level", std::to_string(number), ReaderErrors::tr("not found"));
  if (GeneratedSource::is(source)) {
    std::ostream nowhere(nullptr);
    std::vector<sokoban::Board> all =
        generatedLevels({source, {"levels"}}, usualGameLimits(),
                        {nowhere, nowhere, false, stop, nullptr, ProcessMemory::uncounted()});
    if (number < 1 || number > all.size()) throw UsageError(notFound);
    sokoban::Level level;
    level.board = std::move(all[number - 1]);
    return level;
  }
  std::vector<sokoban::Level> all = readLevels(source).collection.levels;
  if (number < 1 || number > all.size()) throw FormatError(source, 0, notFound);
  sokoban::Level& level = all[number - 1];
  if (!level.board) throw FormatError(source, level.faultLine, level.fault);
  return std::move(level);
}

Command makeSokobanSolve(CLI::App& parser) { return commandOf<Solving<LevelSearches>>(parser); }
Command makeSokobanCheck(CLI::App& parser) { return commandOf<CheckLevel>(parser); }
ExperimentDomain sokobanExperiments() { return experimentsOf<LevelExperiments>("sokoban"); }
Command makeCompareSokoban(CLI::App& parser) { return commandOf<Comparison<LevelSearches>>(parser); }

}  // namespace searchlight::cli
