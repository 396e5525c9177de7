// app/cli/route.cpp: the commands `route` and `compare route`: one question on one map.
#include "core/grid/route.h"

#include <filesystem>
#include <limits>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/route_report.h"
#include "app/cli/searches.h"
#include "app/cli/trace_argument.h"
#include "core/grid/map_edit.h"
#include "core/grid/map_format.h"
#include "core/grid/route_command.h"

namespace searchlight::cli {
namespace {

// ---- Which route on which map: by the words of the line, or by a set-up ----

using RouteWords = OptionWords<grid::RouteQuestion>;

struct RouteInput {
  grid::RouteQuestion question;
  std::optional<grid::MapDocument> document;  // nothing: it is too large for the limit of memory
  std::string file;                           // that the map was read from; empty: it stood in the set-up
  std::vector<setup::Words> runs = {};        // of a comparison's set-up
  std::string warning = {};                   // of the map (mapFromText()), to be told when it is asked
};

constexpr DomainOfSetUps kRouteSetUps{.page = grid::kMapLab,
                                      .command = "route",
                                      .isOther = "has no route",
                                      .board = "MAP",
                                      .isOfRun = isOfRun<grid::routeOptions>,
                                      .mostBytes = setup::kMaxBytes,
                                      .namesComparison = true};

// The board that is in the set-up, or beside it.
void readBoard(RouteInput& asked, const setup::SetUp& setUp, const std::string& file, std::size_t bytes,
               const Console& console) {
  if (!setUp.board.text && !setUp.board.path.empty()) {
    asked.file = (std::filesystem::path(file).parent_path() / setUp.board.path).string();
    // Read once: from a pipe it comes only once.
    const std::string text = readMapTextWithin(asked.file, console.memory, bytes);
    asked.document = mapFromText(text, asked.file, asked.warning);
    if (!setUp.board.hash.empty() && setup::boardHash(text) != setUp.board.hash)
      console.error << asked.file << " has changed since " << file << " was made\n";
    return;
  }
  const setup::BoardText board = setup::boardText(setUp.board, {}, file);
  asked.document = grid::readMap(board.text, board.fileName);
}

// MAP and --setup.
struct AskedRouteWords {
  Argument map;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use) {
    map.addTo(
        parser, "MAP", "",
        "A map in the format of MovingAI (.map, .grid) or Searchlight (.slmap), or a workspace; recognised "
        "by content");
    setUp.board = [this] { return map.isGiven() ? &map.text : nullptr; };
    setUp.addTo(parser, kRouteSetUps, use);
  }

  // A set-up stands for the map, its ends and the options; what the line says besides, `given`, comes first. `bytes` is the limit
  // of memory for all that the process holds. Throws UsageError and FormatError: also where the question cannot be asked of the
  // map; for a comparison that is not looked at, since each search asks in its own way. Where the set-up's map is not what it
  // was, a line on console.error says so.
  RouteInput read(std::size_t bytes, const RouteWords& given, const Console& console) const {
    RouteInput asked;
    requireOneInput({map.text, setUp.file.text});
    if (setUp.isGiven()) {
      asked = fromSetUp(bytes, given, console);
      given.applyTo(asked.question);
    } else {
      requireAll(given);
      given.applyTo(asked.question);
      asked.file = fileName("MAP", map.text);
      asked.document = readMapWithin(asked.file, console.memory, bytes, asked.warning);
    }
    if (asked.document && setUp.use == SetUpUse::OneSearch)
      if (const auto why = grid::whyNot(asked.document->map, asked.question)) {
        if (setUp.isGiven() && !given.valueOf(grid::optionOf(*why)))
          throw FormatError(fileName("--setup", setUp.name()), 0, behind("question", *why));
        throw UsageError(*why);
      }
    return asked;
  }

 private:
  void requireAll(const RouteWords& given) const {
    if (!setUp.hasBoard()) throw UsageError("MAP is required, or --setup");
    for (const char* end : {"from", "to"})
      if (!given.valueOf(end)) throw UsageError("--" + std::string(end) + " is required");
  }

  RouteInput fromSetUp(std::size_t bytes, const RouteWords& given, const Console& console) const {
    const std::string& file = fileName("--setup", setUp.name());
    RouteInput asked;
    setup::SetUp read;
    if (!fitsInto(console.memory, bytes,
                  [&] { read = setUp.read(kRouteSetUps, console.memory.roomIn(bytes), console); }))
      return asked;
    AskedWords said = setUp.words(read, kRouteSetUps, console);
    asked.question = grid::questionFrom(said.question, file);
    asked.runs = std::move(said.runs);
    if (!setUp.hasBoard()) {
      if (!fitsInto(console.memory, bytes, [&] { readBoard(asked, read, file, bytes, console); }))
        asked.document.reset();
    } else {
      asked.file = fileName("MAP", map.text);
      asked.document = readMapWithin(asked.file, console.memory, bytes, asked.warning);
    }
    // Who asks in the window sees the two ends on the board.
    const auto end = [&](std::string_view name, const std::optional<Point>& onBoard, Point& wanted) {
      if (read.question.find(name) || given.valueOf(name)) return;
      if (asked.document && !onBoard)
        throw FormatError(
            file, 0, "question: there is no " + inQuotes(std::string(name)) + ", and the board has none");
      if (onBoard) wanted = *onBoard;
    };
    end("from", asked.document ? asked.document->start : std::nullopt, asked.question.from);
    end("to", asked.document ? asked.document->goal : std::nullopt, asked.question.to);
    return asked;
  }
};

// ---- route and compare ----

// For help: how large a cost may become.
std::string costLimitNote() {
  constexpr auto kMost = std::numeric_limits<search::Cost>::max();
  constexpr auto kMostSqrt2 = kMost / grid::stepCosts(grid::CostModel::Sqrt2).straight;
  return "The maximum cost is " + std::to_string(kMost) + " with unit and 10-14, and " +
         std::to_string(kMostSqrt2) +
         " with sqrt2; a search without a path within that ends with cost-limit.";
}

void addNoPathTo(CLI::App& parser, bool& isPathLeftOut) {
  parser.add_flag("--no-path", isPathLeftOut, "Leaves out the path");
}

struct FindRoute {
  AskedRouteWords words;
  RouteWords options;
  bool isPathLeftOut = false;  // of what is printed
  Argument after;
  TraceArgument trace;
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    words.addTo(parser, SetUpUse::OneSearch);
    options.addTo(parser, grid::routeOptions());
    addNoPathTo(parser, isPathLeftOut);
    after.addTo(parser, "--after", "N", "Stops after N expansions and prints OPEN and CLOSED");
    trace.addTo(parser, "the statistics");
    limits.addTo(parser);
    parser.footer(costLimitNote());
    form.addTo(parser);
  }

  ExitCode run(const Console& console) const {
    RouteRun how;
    how.limits = limits.from(how.limits);
    if (after.isGiven()) how.after = after.wholeNumber(0);
    how.trace = trace.target(form);
    trace.verifyIsNot(words.map.text, "map");
    trace.verifyIsNot(words.setUp.file.text, "workspace");
    RouteInput asked = words.read(how.limits.bytes, options, console);
    trace.verifyIsNot(asked.file, "map");  // the one that a set-up names
    console.error << asked.warning;
    how.asked = asked.question;
    // A map from a pipe, or from within a set-up, cannot be found again.
    if (how.trace && asked.file != kStandardStream && std::filesystem::is_regular_file(asked.file))
      how.setUp = setup::writeLine(grid::setUpBeside(asked.file, how.trace->path, how.asked));
    const RouteReport report = asked.document
                                   ? answerRoute(std::move(asked.document->map), how, console, "searching")
                                   : outOfMemory(how);
    // Where the trace is on standard output it is alone there.
    const bool isTraceOut = how.trace && how.trace->isOutput();
    RowPrinter<RouteReport>(isTraceOut ? console.error : console.out, isTraceOut ? OutputForm() : form,
                            routeColumns(), TextForm::Lines)
        .add(report, routeCells(report, !isPathLeftOut));
    const bool stoppedAsAsked =
        how.after && report.outcome() == search::Outcome::Stopped && report.stats.expanded >= *how.after;
    return report.isSolved() || stoppedAsAsked ? kDone : kNo;
  }
};

struct RouteSearches {
  using Run = RouteRun;
  using Report = RouteReport;
  static constexpr std::string_view kInstance = {};  // there is one map
  static constexpr const char* kTime = "no limit";
  static constexpr auto options = grid::routeOptions;

  AskedRouteWords words;
  bool isPathLeftOut = false;
  RouteInput asked = {};

  static std::string footer() { return costLimitNote(); }
  static bool isOfTypedRun(std::string_view key) {
    return isNoAlgorithm(key) && key != "from" && key != "to";
  }
  static bool isOfKeptRun(std::string_view key) { return setup::isOfRun(options(), key); }
  static Columns<Report> columns(bool /*hasAnswerInCsv*/) { return routeColumns(); }
  static std::string note(const Report& report) { return inadmissibleNote(report); }
  std::vector<CellList> cells(const Report& report) const { return routeCells(report, !isPathLeftOut); }

  void addCompareFlagsTo(CLI::App& parser) { addNoPathTo(parser, isPathLeftOut); }
  Run shared() const { return {.asked = asked.question}; }
  const std::vector<setup::Words>& runs() const { return asked.runs; }
  void read(std::size_t bytes, const RouteWords& given, const Console& console) {
    asked = words.read(bytes, given, console);
  }
  void requireBoard() const {
    if (!asked.document) throw NoRoomToRead(words.setUp.name());
  }
  // Each search asks in its own way.
  void begin(const std::vector<AskedRun<Run>>& runs, const CompareWords& how, const Console& console) const {
    for (const AskedRun<Run>& run : runs) {
      const auto wrong =
          asked.document ? grid::whyNot(asked.document->map, run.run.asked) : std::optional<Failure>();
      if (!wrong) continue;
      const std::string option = grid::optionOf(*wrong);
      if (option == "from" || option == "to") throw UsageError(*wrong);  // of all of them
      if (!how.namesSearches())
        throw FormatError(words.setUp.name(), 0, "runs: " + onOneLine(run.text) + ": " + english(*wrong));
      failRow(run.text, how.isByRuns(), *wrong);
    }
    console.error << asked.warning;
  }
  static std::vector<Instance> instances() { return {{""}}; }
  Report answer(std::size_t /*at*/, Run run, const Console& console, const std::string& progress) const {
    if (!asked.document) return outOfMemory(run);
    run.limits.bytes += asked.document->map.cellCount();  // kept for the other rows: the row alone needs none
    return answerRoute(asked.document->map, run, console, progress);
  }
};

}  // namespace

Command makeRoute(CLI::App& parser) { return commandOf<FindRoute>(parser); }
Command makeCompareRoute(CLI::App& parser) { return commandOf<Comparison<RouteSearches>>(parser); }

}  // namespace searchlight::cli
