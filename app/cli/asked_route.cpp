// app/cli/asked_route.cpp: a set-up of the map lab as words of the command line.
#include "app/cli/asked_route.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <limits>
#include <ostream>

#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

std::string costLimitNote() {
  constexpr auto kMost = std::numeric_limits<search::Cost>::max();
  constexpr auto kMostSqrt2 = kMost / grid::stepCosts(grid::CostModel::Sqrt2).straight;
  return "The maximum cost is " + std::to_string(kMost) + " with unit and 10-14, and " +
         std::to_string(kMostSqrt2) +
         " with sqrt2; a search without a path within that ends with cost-limit.";
}

namespace {

// Nothing: it would not fit.
std::optional<setup::SetUp> readWithin(const std::string& file, std::size_t bytes, const Console& console) {
  std::optional<setup::SetUp> setUp;
  fitsInto(console.memory, bytes, [&] {
    const auto text = readTextWithin(file, setup::kMaxBytes, console.memory.roomIn(bytes));
    if (text) setUp = setup::read(*text, file);
  });
  return setUp;
}

void requireAll(const AskedRouteWords& words) {
  if (!words.hasMap()) throw UsageError("MAP is required, or --setup");
  for (const char* end : {"from", "to"})
    if (!words.options.isGiven(end)) throw UsageError("--" + std::string(end) + " is required");
}

// The board that is in the set-up, or beside it.
void readBoard(AskedRoute& asked, const setup::SetUp& setUp, const std::string& file, std::size_t bytes,
               const Console& console) {
  if (!setUp.board.text && !setUp.board.path.empty()) {
    asked.file = (std::filesystem::path(file).parent_path() / setUp.board.path).string();
    // Read once: from a pipe it comes only once.
    const std::optional<std::string> text = readMapTextWithin(asked.file, console.memory, bytes);
    if (!text) return;
    asked.document = mapFromText(*text, asked.file, asked.warning);
    if (!setUp.board.hash.empty() && setup::boardHash(*text) != setUp.board.hash)
      console.error << asked.file << " has changed since " << file << " was made\n";
    return;
  }
  const setup::BoardText board = setup::boardText(setUp.board, {}, file);
  asked.document = grid::readMap(board.text, board.fileName);
}

// Only a comparison takes a comparison's set-up.
void requirePage(const setup::SetUp& setUp, AskedBy by, const std::string& file) {
  const bool isComparison = setUp.page == setup::kComparePage;
  if (isComparison && by == AskedBy::OneSearch)
    throw FormatError(file, 0,
                      "page: " + inQuotes(setUp.page) +
                          " holds several searches: use searchlight-cli compare route --setup");
  const std::string* world = isComparison ? setUp.view.find("world") : nullptr;
  if (world && *world != grid::kMapLab)
    throw FormatError(
        file, 0,
        "world: " + inQuotes(*world) + " has no route: must be " + inQuotes(std::string(grid::kMapLab)));
  if (!isComparison && setUp.page != grid::kMapLab)
    throw FormatError(
        file, 0,
        "page: " + inQuotes(setUp.page) + " has no route: must be " +
            (by == AskedBy::Comparison ? inQuotes(std::string(setup::kComparePage)) + " or " : "") +
            inQuotes(std::string(grid::kMapLab)));
}

// The searches of a comparison, but for those that another program has recorded.
std::vector<setup::Words> runsOf(const setup::SetUp& setUp, const std::string& file, const Console& console) {
  std::vector<setup::Words> runs;
  for (const setup::Words& run : setUp.runs) {
    if (const std::string* trace = run.find("trace")) {
      console.error << file << ": runs: " << onOneLine(*trace) << " is a search trace and is left out\n";
      continue;
    }
    grid::RouteQuestion question;
    for (const auto& [name, value] : run)
      if (const auto* row = setup::findOption(grid::routeOptions(), name); !row || !row->isOfRun)
        throw FormatError(file, 0, "runs: " + inQuotes(name) + ": not an option of a run");
    takeSetUpWords(grid::routeOptions(), question, run, file, "runs");
    runs.push_back(run);
  }
  return runs;
}

// In a comparison what differs between its searches is theirs alone.
setup::Words sharedWords(const setup::SetUp& setUp) {
  if (setUp.page != setup::kComparePage) return setUp.question;
  setup::Words shared;
  for (const auto& [name, value] : setUp.question)
    if (isShared<grid::routeOptions>(name)) shared.set(name, value);
  return shared;
}

AskedRoute fromSetUp(const AskedRouteWords& words, std::size_t bytes, const Console& console) {
  const std::string& file = fileName("--setup", words.setUpName());
  AskedRoute asked;
  const std::optional<setup::SetUp> read = readWithin(file, bytes, console);
  if (!read) return asked;
  const setup::SetUp& setUp = *read;
  requirePage(setUp, words.by, file);
  asked.question = grid::questionFrom(sharedWords(setUp), file);
  if (!words.hasMap()) {
    if (!fitsInto(console.memory, bytes, [&] { readBoard(asked, setUp, file, bytes, console); }))
      asked.document.reset();
  } else {
    asked.file = fileName("MAP", words.map);
    asked.document = readMapWithin(asked.file, console.memory, bytes, asked.warning);
  }
  // Who asks in the window sees the two ends on the board.
  const auto end = [&](std::string_view name, const std::optional<Point>& onBoard, Point& wanted) {
    if (setUp.question.find(name) || words.options.isGiven(name)) return;
    if (asked.document && !onBoard)
      throw FormatError(file, 0,
                        "question: there is no " + inQuotes(std::string(name)) + ", and the board has none");
    if (onBoard) wanted = *onBoard;
  };
  end("from", asked.document ? asked.document->start : std::nullopt, asked.question.from);
  end("to", asked.document ? asked.document->goal : std::nullopt, asked.question.to);
  if (words.by == AskedBy::Comparison) asked.runs = runsOf(setUp, file, console);
  return asked;
}

}  // namespace

void AskedRouteWords::addTo(CLI::App& parser, AskedBy asked) {
  by = asked;
  mapOption = parser
                  .add_option("MAP", map,
                              "A map in the format of MovingAI (.map, .grid) or Searchlight (.slmap), or a "
                              "workspace; recognised by content")
                  ->type_name("");
  setUpOption =
      parser
          .add_option("--setup", setUp,
                      by == AskedBy::Comparison
                          ? "A workspace: replaces MAP, the searches and all options that are not given"
                          : "A workspace: replaces MAP and all options that are not given")
          ->type_name("FILE.searchlight");
  options.addTo(parser, grid::routeOptions(),
                [&](std::string_view key) { return by != AskedBy::Comparison || key != "algorithm"; });
  parser.add_flag("--no-path", isPathLeftOut, "Leaves out the path");
}

bool AskedRouteWords::isInPlace() const {
  return setUpOption->count() == 0 && mapOption->count() > 0 && isSetUpFile(map);
}
bool AskedRouteWords::isBySetUp() const { return setUpOption->count() > 0 || isInPlace(); }
bool AskedRouteWords::hasMap() const { return mapOption->count() > 0 && !isInPlace(); }
const std::string& AskedRouteWords::setUpName() const { return setUpOption->count() > 0 ? setUp : map; }

AskedRoute askedRoute(const AskedRouteWords& words, std::size_t bytes, const Console& console) {
  AskedRoute asked;
  requireOneInput({words.map, words.setUp});
  if (words.isBySetUp()) {
    asked = fromSetUp(words, bytes, console);
    words.options.applyTo(asked.question);
  } else {
    requireAll(words);
    words.options.applyTo(asked.question);
    asked.file = fileName("MAP", words.map);
    asked.document = readMapWithin(asked.file, console.memory, bytes, asked.warning);
  }
  if (asked.document && words.by == AskedBy::OneSearch)
    if (const auto why = grid::whyNot(asked.document->map, asked.question)) throw UsageError(*why);
  return asked;
}

}  // namespace searchlight::cli
