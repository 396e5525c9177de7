// app/cli/klotski_report.cpp: one search over one layout.
#include "app/cli/klotski_report.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/files/recognise.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/code.h"
#include "core/klotski/rules_of_game.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"
#include "core/text/encoding.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {

// A game, and whatever is said of it.
constexpr GameOfSetUps kKlotskiSetUps{.page = "klotski",
                                      .thing = "layout",
                                      .board = "LAYOUT",
                                      .isShared = isShared<klotski::slideOptions>,
                                      .mostBytes = 2 * klotski::Rules::kMostBytes};

// "./VCCV" is a way to a file, "VXCV/.." are rows with a mistake.
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

AskedLayouts readLayouts(const AskedLayoutWords& words, std::size_t bytes, const Console& console) {
  AskedLayouts asked;
  const bool isGiven = !words.layouts.empty() && !words.setUp.isInPlace();
  if (!isGiven && !words.setUp.isGiven()) throw UsageError("LAYOUT is required, or --setup");
  std::optional<setup::SetUp> setUp;
  // What finds no room is named: of several it is the one that is being read.
  const auto within = [&](const std::string& file, auto&& read) {
    return readingWithin(console.memory, bytes, file, read);
  };
  if (words.setUp.isGiven())
    setUp = within(words.setUp.name(), [&] { return words.setUp.read(kKlotskiSetUps); });
  if (isGiven)
    for (const std::string& layout : words.layouts)
      asked.layouts.push_back({layout, within(layout, [&] { return boardOfLayout(layout); })});
  if (!setUp) return asked;
  asked.words = within(words.setUp.name(), [&] {
    if (!isGiven) {
      const setup::BoardText text = words.setUp.boardOf(*setUp, console);
      asked.layouts.push_back({text.fileName, boardFrom(text.text, text.fileName)});
    }
    return words.setUp.words(*setUp, kKlotskiSetUps, console);
  });
  return asked;
}

}  // namespace

void AskedLayoutWords::addTo(CLI::App& parser, SetUpUse use) {
  setUp.board = [this] { return layouts.size() == 1 ? &layouts.front() : nullptr; };
  parser
      .add_option("LAYOUT", layouts,
                  "One or more of: the name of a puzzle (Chinese, English or pinyin: heng-dao-li-ma); a file "
                  "with a board, or with a saved game (.klotski) for its current position; or rows separated "
                  "by /: V 1 wide 2 tall, H 2 wide 1 tall, S 1 x 1, C the large piece, . empty")
      ->type_name("");
  setUp.addTo(parser, kKlotskiSetUps, use);
}

AskedLayouts askedLayouts(const AskedLayoutWords& words, std::size_t bytes, const Console& console) {
  const auto inputs = std::ranges::count(words.layouts, kStandardStream);
  if (inputs > 0) requireOneInput({kStandardStream, inputs > 1 ? kStandardStream : words.setUp.file});
  return readLayouts(words, bytes, console);
}

bool forEachLayout(
    const AskedLayouts& asked, const Console& console,
    const std::function<bool(const AskedLayout& layout, const std::string& progress)>& answer) {
  std::size_t good = 0, done = 0;
  for (const AskedLayout& layout : asked.layouts) {
    if (done++ > 0 && (!console.out || console.stop.stop_requested())) break;
    const std::string progress =
        asked.areSeveral() ? "layout " + std::to_string(done) + " of " + std::to_string(asked.layouts.size())
                           : "searching";
    good += answer(layout, progress) ? 1 : 0;
    console.out.flush();
  }
  return good == asked.layouts.size();
}

void writeLayoutRecord(std::ostream& out, const AskedLayouts& asked, const AskedLayout& layout,
                       const Record& record, const OutputForm& form,
                       std::span<const std::string_view> columns) {
  Record row = Record::object();
  if (form.csv || asked.areSeveral()) row["layout"] = layout.name;
  row.update(record);
  form.csv ? writeCsvLine(out, row, columns) : writeJsonLine(out, row);
}

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress) {
  const Progress shown(console, progress);
  const Searching searching(console);
  KlotskiReport report;
  report.run = run;
  search::Limits limits = run.limits;
  limits.bytes = console.memory.leftOf(limits.bytes);
  const klotski::SlideOptions& asked = run.asked;
  report.solution = klotski::solve(layout, layout.opening(), asked.count, asked.search.sessionOptions(),
                                   limits, console.stop, asked.mirrors);
  report.seconds = report.solution.seconds;
  report.setupSeconds = report.solution.setupSeconds;
  return report;
}

std::string outcomeText(const KlotskiReport& report) {
  const std::string outcome(outcomeName(report.solution.outcome));
  if (report.solution.outcome == search::Outcome::Exhausted) return outcome + ": " + std::string(kNoPath);
  if (report.solution.isBeforeSearch)
    return outcome + ": while listing all goals, from which the bidirectional search also starts";
  return outcome;
}

Record klotskiRecord(const KlotskiReport& report) {
  return {{"outcome", outcomeName(report.solution.outcome)},
          {"length", report.isSolved() ? Record(report.solution.slides.size()) : Record()},
          {"expanded", report.solution.stats.expanded},
          {"seconds", jsonSeconds(report.seconds)},
          {"setupSeconds", jsonSeconds(report.setupSeconds)}};
}

Record klotskiRecordWithMoves(const KlotskiReport& report) {
  Record moves = Record::array();
  for (const klotski::PieceSlide& slide : report.solution.slides)
    moves.push_back({slide.from.x, slide.from.y, slide.to.x, slide.to.y});
  Record record = klotskiRecord(report);
  record["moves"] = std::move(moves);
  return record;
}

}  // namespace searchlight::cli
