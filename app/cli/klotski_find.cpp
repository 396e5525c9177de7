// app/cli/klotski_find.cpp: the command `klotski find`: openings of a wanted length, drawn from the whole atlas.
#include <CLI/CLI.hpp>
#include <limits>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/klotski/code.h"
#include "core/klotski/survey.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct FindArguments {
  std::string moves, seed, count = "1";
  LimitArguments limits;
  OutputForm form;
};

int run(const FindArguments& arguments, const Console& console) {
  constexpr std::string_view kColumns[] = {"layout", "moves"};
  arguments.form.check();
  const auto moves = static_cast<search::Cost>(wholeNumber("--moves", arguments.moves, 0, 1'000'000));
  const std::uint64_t seed =
      wholeNumber("--seed", arguments.seed, 0, std::numeric_limits<std::uint64_t>::max());
  const std::size_t count = wholeNumber("--count", arguments.count, 1, 1'000'000);
  search::Limits limits = limitsFrom(arguments.limits, usualGameLimits());
  klotski::Atlas atlas;
  {
    const Progress progress(console, "examining all layouts");
    const Searching searching(console);
    limits.bytes = console.memory.leftOf(limits.bytes);
    atlas = klotski::Atlas::make(limits, console.stop);
  }
  if (!atlas.isComplete()) {
    console.error << "searchlight-cli: not all layouts were examined: " << outcomeName(atlas.outcome())
                  << "\n";
    return kNo;
  }
  const std::vector<klotski::Code> found = atlas.find(moves, count, seed);
  Table table({{"layout"}, {"moves", true}});
  if (arguments.form.csv) writeCsvTitles(console.out, kColumns);
  for (const klotski::Code code : found) {
    const Record record{{"layout", klotski::rowsOf(code)}, {"moves", moves}};
    if (arguments.form.json)
      writeJsonLine(console.out, record);
    else if (arguments.form.csv)
      writeCsvLine(console.out, record, kColumns);
    else
      table.add({klotski::rowsOf(code), std::to_string(moves)});
  }
  if (arguments.form.isText() && !found.empty()) table.write(console.out);
  if (found.empty())
    console.error << "searchlight-cli: no layout needs " << moves << (moves == 1 ? " move" : " moves")
                  << "; the hardest ones need " << atlas.mostMoves() << "\n";
  else if (found.size() < count)
    console.error << "searchlight-cli: only " << found.size() << (found.size() == 1 ? " layout" : " layouts")
                  << " found\n";
  return found.size() < count ? kNo : kDone;
}

}  // namespace

Command makeKlotskiFind(CLI::App& parser) {
  auto arguments = std::make_shared<FindArguments>();
  parser.add_option("--moves", arguments->moves, "Minimum number of moves that the puzzle needs")
      ->required()
      ->type_name("N");
  parser.add_option("--seed", arguments->seed, "Random seed; the same seed gives the same puzzles")
      ->required()
      ->type_name("S");
  parser.add_option("--count", arguments->count, "Number of results, all different (default: 1)")
      ->type_name("K");
  addLimitOptions(parser, arguments->limits, "60");
  arguments->form.addTo(parser, "Prints one JSON object per line");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
