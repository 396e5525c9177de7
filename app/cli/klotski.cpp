// app/cli/klotski.cpp: the commands `klotski solve`, `klotski survey` and `compare klotski`: what is asked of layouts.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "app/cli/experiment_domain.h"
#include "app/cli/generated.h"
#include "core/files/recognise.h"
#include "core/geometry/point.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/code.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "core/klotski/survey.h"
#include "core/search/measured_time.h"
#include "core/text/encoding.h"
#include "core/text/files.h"

namespace searchlight::cli {
namespace {

// ---- Layouts ----

// A board that opens with the position that is asked about, and what it is called on the line or, from a set-up, by its file.
struct AskedLayout {
  std::string name;
  klotski::Board board;
};
struct AskedLayouts {
  std::vector<AskedLayout> layouts;  // one at least
  AskedWords words;                  // of a set-up
};

constexpr DomainOfSetUps kKlotskiSetUps{.page = "klotski",
                                        .command = "klotski",
                                        .isOther = "is not about a layout",
                                        .board = "LAYOUT",
                                        .isOfRun = isOfRun<klotski::slideOptions>,
                                        .mostBytes = 2 * klotski::Rules::kMostBytes};

// "./VCCV" is the path of a file, "VXCV/.." are rows with a mistake.
bool looksLikeRows(const std::string& layout) {
  return layout.find_first_not_of("VHSC./") == std::string::npos ||
         layout.find('/') == static_cast<std::size_t>(klotski::kWidth);
}

// Links that lead nowhere and folders that may not be read are there, too: opening the file tells what is wrong with them.
bool isThere(const std::string& layout) {
  if (layout.empty()) return false;
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::symlink_status(layout, error);
  return std::filesystem::exists(status) || error == std::errc::too_many_symbolic_link_levels ||
         error == std::errc::permission_denied;
}

// A saved game's board opens with where the game stands.
klotski::Board boardFrom(const std::string& bytes, const std::string& fileName) {
  files::expectKind(bytes, fileName, files::Kind::Klotski);
  const std::string text = plainText(bytes, fileName, klotski::Rules::kMostBytes);
  if (!game::isText(text, klotski::Rules::kForm)) return klotski::readBoard(text, fileName);
  const klotski::Game game = game::readGame<klotski::Rules>(text, fileName);
  return game.opening().board.openedAt(game.state());
}

}  // namespace

klotski::Board boardOfLayout(const std::string& layout) {
  if (const klotski::Entry* entry = klotski::entryByName(layout)) return klotski::boardOf(*entry);
  if (layout == kStandardStream || isThere(layout))
    return boardFrom(readFile(layout, klotski::Rules::kMostBytes), layout);
  const std::string shown = onOneShortLine(layout);
  if (looksLikeRows(layout) && !layout.empty()) try {
      return klotski::Board::of(klotski::readRows(layout, shown));
    } catch (const FormatError& wrong) {
      throw UsageError(wrong.what());
    }
  throw UsageError("LAYOUT " + (layout.empty() ? inQuotes(layout) : shown) +
                   ": not the name of a puzzle, a file or rows");
}

namespace {

struct AskedLayoutWords {
  std::vector<std::string> layouts;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use) {
    setUp.board = [this] { return layouts.size() == 1 ? &layouts.front() : nullptr; };
    parser
        .add_option(
            "LAYOUT", layouts,
            "One or more of: the name of a puzzle (Chinese, English or pinyin: heng-dao-li-ma); a file "
            "with a board, or with a saved game (.klotski) for its current position; or rows separated "
            "by /: V 1 wide 2 tall, H 2 wide 1 tall, S 1 x 1, C the large piece, . empty")
        ->type_name("");
    setUp.addTo(parser, kKlotskiSetUps, use);
  }

  // Each LAYOUT: a puzzle of the catalogue by its name, a file with any board or with a saved game, which is asked about where it
  // stands, or rows of the 5 x 4 family. Throws UsageError for what is on the line, FormatError for what is in a file,
  // NoRoomToRead for what does not fit into so many bytes of the process.
  AskedLayouts read(std::size_t bytes, const Console& console) const {
    const auto inputs = std::ranges::count(layouts, kStandardStream);
    if (inputs > 0) requireOneInput({kStandardStream, inputs > 1 ? kStandardStream : setUp.file.text});
    AskedLayouts asked;
    const bool isGiven = !layouts.empty() && !setUp.isInPlace();
    if (!isGiven && !setUp.isGiven()) throw UsageError("LAYOUT is required, or --setup");
    std::optional<setup::SetUp> read;
    // What finds no room is named: of several it is the one that is being read.
    const auto within = [&](const std::string& file, auto&& reader) {
      return readingWithin(console.memory, bytes, file, reader);
    };
    if (setUp.isGiven())
      read = within(setUp.name(),
                    [&] { return setUp.read(kKlotskiSetUps, console.memory.roomIn(bytes), console); });
    if (isGiven)
      for (const std::string& layout : layouts)
        asked.layouts.push_back({layout, within(layout, [&] { return boardOfLayout(layout); })});
    if (!read) return asked;
    asked.words = within(setUp.name(), [&] {
      if (!isGiven) {
        const setup::BoardText text = setUp.boardOf(*read, console);
        asked.layouts.push_back({text.fileName, boardFrom(text.text, text.fileName)});
      }
      return setUp.words(*read, kKlotskiSetUps, console);
    });
    return asked;
  }
};

constexpr std::string_view kNoPath = "the goal cannot be reached";

struct KlotskiRun {
  klotski::SlideOptions asked;
  search::Limits limits = usualGameLimits();  // bytes: of the whole process
};

struct KlotskiReport {
  klotski::Count count{};  // of its moves
  klotski::BoardSolution solution;
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  search::Outcome outcome() const { return solution.outcome; }
  bool isSolved() const { return outcome() == search::Outcome::Solved; }
};

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress) {
  KlotskiReport report;
  const klotski::SlideOptions& asked = run.asked;
  report.count = asked.count;
  searching(console, progress, run.limits, [&](const search::Limits& limits) {
    report.solution = klotski::solve(layout, layout.opening(), asked.count, asked.search.sessionOptions(),
                                     limits, console.stop, asked.mirrors);
  });
  report.seconds = report.solution.seconds;
  report.setupSeconds = report.solution.setupSeconds;
  return report;
}

// "exhausted: the goal cannot be reached": the outcome, and what it means where that is known.
std::string layoutOutcome(const KlotskiReport& report) {
  const std::string outcome(outcomeName(report.outcome()));
  if (report.outcome() == search::Outcome::Exhausted) return outcome + ": " + std::string(kNoPath);
  if (report.solution.isBeforeSearch)
    return outcome + ": while listing all goals, from which the bidirectional search also starts";
  return outcome;
}

// "12 moves"; empty unless solved.
std::string lengthText(const KlotskiReport& report) {
  if (!report.isSolved()) return {};
  const std::size_t many = report.solution.slides.size();
  std::string name(klotski::kCountNames[static_cast<std::size_t>(report.count)]);
  if (many == 1 && name.ends_with('s')) name.pop_back();
  return std::to_string(many) + " " + name;
}

// The figures; JSON has the moves, too.
Columns<KlotskiReport> klotskiColumns(bool hasMovesInCsv) {
  using R = KlotskiReport;
  const auto moves = [](const R& report) {
    Record list = Record::array();
    for (const klotski::PieceSlide& slide : report.solution.slides)
      list.push_back({slide.from.x, slide.from.y, slide.to.x, slide.to.y});
    return list;
  };
  const auto length = [](const R& report) {
    return report.isSolved() ? Record(report.solution.slides.size()) : Record();
  };
  Columns<R> columns{
      {"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.outcome()); }, layoutOutcome},
      {"length", "length", kNumber, length, lengthText}};
  if (hasMovesInCsv) columns.push_back({"moves", "", kNotJson, moves});
  columns.insert(columns.end(),
                 {{"expanded", "expanded", kNumber, [](const R& r) { return r.solution.stats.expanded; }},
                  {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }},
                  {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }},
                  {"moves", "", kNotCsv, moves}});
  return columns;
}

// ---- solve and compare ----

struct LayoutSearches
    : GameSearches<AskedLayoutWords, AskedLayouts, KlotskiRun, KlotskiReport, klotski::slideOptions> {
  static constexpr std::string_view kInstance = "layout";
  static constexpr auto columns = klotskiColumns;

  // Of a single one JSON does not tell the name, nor do lines.
  static Columns<Instance> columnsOf(bool areSeveral) {
    return {{"layout", areSeveral ? "layout" : "", areSeveral ? kPlain : kNotJson,
             [](const Instance& layout) { return layout.name; }}};
  }
  static std::string note(const Report& report) {
    return report.solution.isBeforeSearch ? layoutOutcome(report) : std::string();
  }
  static void writeMore(std::ostream& out, const Report& report) {
    std::vector<std::pair<std::string, std::string>> moves;
    for (const klotski::PieceSlide& slide : report.solution.slides)
      moves.emplace_back(std::to_string(moves.size() + 1),
                         coordinates(slide.from) + " to " + coordinates(slide.to));
    writeRows(out, moves);
  }
  std::vector<Instance> instances() const {
    std::vector<Instance> all;
    for (const AskedLayout& layout : asked.layouts) all.push_back({layout.name});
    return all;
  }
  Report answer(std::size_t at, const Run& run, const Console& console, const std::string& progress) const {
    return answerLayout(asked.layouts[at].board, run, console, progress);
  }
};

// ---- Experiments ----

struct LayoutExperiments : LayoutSearches {
  using Case = BoardCase;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "SOURCE";
  static constexpr const char* kSourceHelp =
      "The name of a puzzle, a file or rows; catalogue: all puzzles of the catalogue; \"generated:layouts "
      "--moves N --seed S --count K\": random layouts, as `klotski find` finds them";
  static constexpr std::string_view kSourceKey = "layout";

  static Run usual() { return {}; }
  static Columns<Case> caseColumns() {
    return {{"name", "name", kPlain, [](const Case& c) { return c.instance.name; }, {}, 20}};
  }
  static Columns<Report> columns() {
    return withCounters(klotskiColumns(true),
                        [](const Report& r) -> const search::Stats& { return r.solution.stats; });
  }
  static GeneratedSource generated(const std::string& source) { return {source, {"layouts"}}; }
  static std::optional<std::size_t> countOf(const std::string& source) {
    if (!GeneratedSource::is(source)) return std::nullopt;
    return generatedLayoutCount(generated(source));
  }
  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    const auto searches = std::make_shared<LayoutSearches>();
    std::vector<std::string> names{source};
    if (GeneratedSource::is(source)) {
      search::Limits limits = usualGameLimits();
      limits.bytes = bytes;
      names = generatedLayouts(generated(source), limits, console);
    } else if (source == "catalogue") {
      names.clear();
      for (const klotski::Entry& entry : klotski::catalogue()) names.emplace_back(entry.id);
    }
    for (const std::string& name : names)
      searches->asked.layouts.push_back(
          {name, readingWithin(console.memory, bytes, name, [&] { return boardOfLayout(name); })});
    return casesOf<LayoutSearches>(searches);
  }
};

// ---- survey: all that can be reached from a layout, counted ----

using klotski::Count;

struct TimedSurvey {
  std::string layout;
  klotski::Survey survey;
  double seconds = 0;
};

template <class T>
std::optional<T> in(const klotski::Survey::ByCount<T>& values, Count count) {
  return values[static_cast<std::size_t>(count)];
}
template <class T>
std::string orUnknown(const std::optional<T>& value) {
  return value ? std::to_string(*value) : "unknown";
}

std::string outcomeOf(const klotski::Survey& survey) {
  return survey.isComplete() ? "complete" : std::string(outcomeName(survey.outcome));
}

Columns<TimedSurvey> surveyColumns(bool areSeveral) {
  using klotski::Survey;
  const auto orNull = [](const auto& value) { return value ? Record(*value) : Record(); };
  const auto figure = [=](std::string_view key, auto member) {
    return Column<TimedSurvey>{key, "", kPlain,
                               [=](const TimedSurvey& s) { return orNull(s.survey.*member); }};
  };
  const auto counted = [=](std::string_view key, auto member, Count count) {
    return Column<TimedSurvey>{key, "", kPlain,
                               [=](const TimedSurvey& s) { return orNull(in(s.survey.*member, count)); }};
  };
  const auto best = [=](std::string_view key, Count count) {
    return Column<TimedSurvey>{key, "", kPlain, [=](const TimedSurvey& s) {
                                 return s.survey.isUnsolvable() ? kLeftOut : orNull(in(s.survey.best, count));
                               }};
  };
  return {{"layout", "", areSeveral ? kPlain : kNotJson, [](const TimedSurvey& s) { return s.layout; }},
          {"outcome", "", kPlain, [](const TimedSurvey& s) { return outcomeOf(s.survey); }},
          figure("states", &Survey::states),
          figure("goalStates", &Survey::goalStates),
          counted("edges.steps", &Survey::edges, Count::Steps),
          counted("edges.moves", &Survey::edges, Count::Moves),
          {"best", "", kNotCsv,
           [](const TimedSurvey& s) { return s.survey.isUnsolvable() ? Record() : kLeftOut; }},
          best("best.moves", Count::Moves),
          best("best.straight", Count::Straight),
          best("best.steps", Count::Steps),
          counted("depth.moves", &Survey::depth, Count::Moves),
          counted("depth.steps", &Survey::depth, Count::Steps),
          {"seconds", "", kSeconds, [](const TimedSurvey& s) { return s.seconds; }},
          {"setupSeconds", "", kPlain, [](const TimedSurvey& /*s*/) { return 0; }}};  // it begins at once
}

void writeSurveyText(std::ostream& out, const TimedSurvey& timed, bool areSeveral, bool isFurther) {
  const klotski::Survey& s = timed.survey;
  if (isFurther) out << "\n";
  if (areSeveral) writeRows(out, {{"layout", onOneLine(timed.layout)}});
  writeRows(
      out,
      {{"outcome", outcomeOf(s)}, {"states", orUnknown(s.states)}, {"goal states", orUnknown(s.goalStates)}});
  if (s.isUnsolvable()) out << "unsolvable: " << kNoPath << "\n";
  std::vector<std::vector<std::string>> table;
  for (const Count count : {Count::Moves, Count::Straight, Count::Steps})
    table.push_back({std::string(klotski::kCountNames[static_cast<std::size_t>(count)]),
                     s.isUnsolvable() ? "none" : orUnknown(in(s.best, count)), orUnknown(in(s.edges, count)),
                     orUnknown(in(s.depth, count))});
  writeTable(out, {{"count"}, {"best", true}, {"edges", true}, {"depth", true}}, table);
  writeRows(out, {{"seconds", textSeconds(timed.seconds)}});
}

struct SurveyLayouts {
  AskedLayoutWords words;
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    words.addTo(parser, SetUpUse::Survey);
    limits.addTo(parser, "60 per layout");
    form.addTo(parser, "Prints one JSON object per layout");
  }

  ExitCode run(const Console& console) const {
    const search::Limits most = limits.from(usualGameLimits());
    const AskedLayouts asked = words.read(most.bytes, console);
    const bool areSeveral = asked.layouts.size() > 1;
    RowPrinter<TimedSurvey> printer(console.out, form, surveyColumns(areSeveral), TextForm::Lines);
    std::size_t done = 0, complete = 0;
    while (done == 0 || (done < asked.layouts.size() && console.out && !console.stop.stop_requested())) {
      const AskedLayout& layout = asked.layouts[done++];
      const std::string of = std::to_string(done) + " of " + std::to_string(asked.layouts.size());
      TimedSurvey timed{layout.name, {}};
      searching(console, areSeveral ? "layout " + of : "counting", most, [&](const search::Limits& left) {
        const search::Stopwatch watch;
        timed.survey = klotski::survey(layout.board, layout.board.opening(), left, console.stop);
        timed.seconds = watch.seconds();
      });
      if (form.isText())
        writeSurveyText(console.out, timed, areSeveral, done > 1);
      else
        printer.add(timed);
      console.out.flush();
      complete += timed.survey.isComplete() ? 1 : 0;
    }
    return complete == asked.layouts.size() ? kDone : kNo;
  }
};

}  // namespace

Command makeKlotskiSolve(CLI::App& parser) { return commandOf<Solving<LayoutSearches>>(parser); }
Command makeKlotskiSurvey(CLI::App& parser) { return commandOf<SurveyLayouts>(parser); }
ExperimentDomain klotskiExperiments() { return experimentsOf<LayoutExperiments>("klotski"); }
Command makeCompareKlotski(CLI::App& parser) { return commandOf<Comparison<LayoutSearches>>(parser); }

}  // namespace searchlight::cli
