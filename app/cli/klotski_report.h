// app/cli/klotski_report.h: solving a layout: a question in, a report out; and printing it.
#pragma once
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "app/cli/option_words.h"
#include "app/cli/output.h"
#include "core/klotski/board.h"
#include "core/klotski/slide_options.h"
#include "core/klotski/solve.h"
#include "core/setup/set_up.h"

namespace CLI {
class App;
}
namespace CLI {}  // namespace CLI

namespace searchlight::cli {

// A board that opens with the position that is asked about, and what it is called on the line or, from a set-up, by its file.
struct AskedLayout {
  std::string name;
  klotski::Board board;
};
struct AskedLayouts {
  std::vector<AskedLayout> layouts;  // one at least
  AskedWords words;                  // of a set-up

  bool areSeveral() const { return layouts.size() > 1; }
};

struct AskedLayoutWords {
  std::vector<std::string> layouts;
  SetUpOption setUp;

  void addTo(CLI::App& parser, SetUpUse use);
};

// Each LAYOUT: a puzzle of the catalogue by its name, a file with any board or with a saved game, which is asked about where it
// stands, or rows of the 5 x 4 family. Throws UsageError for what is on the line, FormatError for what is in a file,
// NoRoomToRead for what does not fit into so many bytes of the process.
AskedLayouts askedLayouts(const AskedLayoutWords& words, std::size_t bytes, const Console& console);

// Calls answer(layout, progress) for one after the other until somebody asks for a stop; true where each said so.
bool forEachLayout(const AskedLayouts& asked, const Console& console,
                   const std::function<bool(const AskedLayout& layout, const std::string& progress)>& answer);
// A row about a layout, as JSON or CSV; its name is told by JSON only where there are several.
void writeLayoutRecord(std::ostream& out, const AskedLayouts& asked, const AskedLayout& layout,
                       const Record& record, const OutputForm& form,
                       std::span<const std::string_view> columns);

inline constexpr std::string_view kNoPath = "the goal cannot be reached";

struct KlotskiRun {
  klotski::SlideOptions asked;
  search::Limits limits;  // bytes: of the whole process
};

struct KlotskiReport {
  KlotskiRun run;
  klotski::BoardSolution solution;
  double seconds = 0, setupSeconds = 0;  // searching, and before it
  bool isSolved() const { return solution.outcome == search::Outcome::Solved; }
};

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress);

// "exhausted: the goal cannot be reached": the outcome, and what it means where that is known.
std::string outcomeText(const KlotskiReport& report);
// The figures, without the moves.
Record klotskiRecord(const KlotskiReport& report);
Record klotskiRecordWithMoves(const KlotskiReport& report);

}  // namespace searchlight::cli
