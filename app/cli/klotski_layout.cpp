// app/cli/klotski_layout.cpp: telling names, rows and files apart; the window's set-ups.
#include "app/cli/klotski_layout.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <ostream>
#include <string_view>
#include <system_error>

#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/game_text.h"
#include "core/klotski/layout.h"
#include "core/text/complaint.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

// Pages of the window (PageInfo::id in app).
constexpr std::string_view kKlotski = "klotski", kCompare = "compare";
// A game, and whatever is said of it.
constexpr std::size_t kMostSetUpBytes = 2 * klotski::kMaxGameBytes;

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
klotski::Board boardFrom(const std::string& text, const std::string& fileName) {
  if (!klotski::isGameText(text)) return klotski::readBoard(text, fileName);
  const klotski::Game game = klotski::readGame(text, fileName);
  return game.board().openedAt(game.placement());
}

klotski::Board boardOfLayout(const std::string& layout) {
  if (const klotski::Entry* entry = klotski::entryByName(layout)) return klotski::boardOf(*entry);
  if (isThere(layout)) return boardFrom(readFile(layout, klotski::kMaxGameBytes), layout);
  const std::string shown = onOneShortLine(layout);
  if (looksLikeRows(layout) && !layout.empty()) try {
      return klotski::Board::of(klotski::readRows(layout, shown));
    } catch (const FormatError& wrong) {
      throw UsageError(wrong.what());
    }
  throw UsageError("LAYOUT " + (layout.empty() ? inQuotes(layout) : shown) +
                   ": neither a puzzle's name, nor a file, nor rows");
}

void requirePage(const setup::SetUp& setUp, AskedLayoutWords::By by, const std::string& file) {
  const bool isComparison = setUp.page == kCompare;
  const std::string* world = isComparison ? setUp.view.find("world") : nullptr;
  const std::string& about = world ? *world : setUp.page;
  if (about != kKlotski)
    throw FormatError(file, 0,
                      (world ? "world: " : "page: ") + inQuotes(about) + " asks about no layout: must be " +
                          inQuotes(kKlotski));
  if (isComparison && by == AskedLayoutWords::By::OneSearch)
    throw FormatError(file, 0,
                      "page: " + inQuotes(setUp.page) +
                          " asks for several searches: searchlight-cli compare klotski --setup is for it");
}

// The searches of a comparison, but for those that another program has recorded.
std::vector<setup::Words> runsOf(const setup::SetUp& setUp, const std::string& file, const Console& console) {
  std::vector<setup::Words> runs;
  for (const setup::Words& run : setUp.runs) {
    if (const std::string* trace = run.find("trace"))
      console.error << file << ": runs: " << onOneLine(*trace)
                    << " is a recorded search, which is left out\n";
    else
      runs.push_back(run);
  }
  return runs;
}

// In a comparison all that is shared is what is counted.
setup::Words sharedWords(const setup::SetUp& setUp) {
  if (setUp.page != kCompare) return setUp.question;
  setup::Words shared;
  if (const std::string* count = setUp.question.find("count")) shared.set("count", *count);
  return shared;
}

}  // namespace

void AskedLayoutWords::addTo(CLI::App& parser, By asked) {
  by = asked;
  layoutOption =
      parser
          .add_option(
              "LAYOUT", layout,
              "A puzzle's name (Chinese, English or pinyin: heng-dao-li-ma), a file with a board or a "
              "saved game, which is taken where it stands, or rows parted by /: V 1 wide 2 tall, H 2 "
              "wide 1 tall, S 1 x 1, C the large piece, . blank")
          ->type_name("");
  setUpOption = parser
                    .add_option("--setup", setUp,
                                by == By::Survey ? "A set-up of the window: stands for LAYOUT"
                                : by == By::Comparison
                                    ? "A set-up of the window: stands for LAYOUT, the searches and all "
                                      "options that are not given"
                                    : "A set-up of the window: stands for LAYOUT and all options that are "
                                      "not given")
                    ->type_name("FILE.searchlight");
}

bool AskedLayoutWords::isBySetUp() const { return setUpOption->count() > 0; }

AskedLayout askedLayout(const AskedLayoutWords& words, const Console& console) {
  const bool isGiven = words.layoutOption->count() > 0;
  if (!words.isBySetUp()) {
    if (!isGiven) throw UsageError("LAYOUT is required, or --setup");
    return {boardOfLayout(words.layout), {}};
  }
  const std::string& file = fileName("--setup", words.setUp);
  const setup::SetUp setUp = setup::read(readFile(file, kMostSetUpBytes), file);
  requirePage(setUp, words.by, file);
  const auto board = [&] {
    if (isGiven) return boardOfLayout(words.layout);
    const setup::BoardText text =
        setup::boardText(setUp.board, std::filesystem::path(file).parent_path(), file);
    if (text.changed) console.error << text.fileName << " is not what it was when " << file << " was made\n";
    return boardFrom(text.text, text.fileName);
  };
  AskedLayout asked{board(), {sharedWords(setUp), {}}};
  if (words.by == AskedLayoutWords::By::Comparison) asked.words.runs = runsOf(setUp, file, console);
  return asked;
}

}  // namespace searchlight::cli
