// app/cli/sokoban_generate.cpp: the command `sokoban generate`: new levels, each with its fewest pushes.
#include <CLI/CLI.hpp>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/random/random.h"
#include "core/sokoban/generate.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct GenerateArguments {
  std::string boxes, seed, size = "9x9", count = "1";
  LimitArguments limits;
  OutputForm form;
};

constexpr std::string_view kGeneratedColumns[] = {"level", "boxes", "pushes", "rows"};

// As many seeds in a row may make no level, or one that there is already.
constexpr int kMostMisses = 50;

sokoban::LevelWish wishFrom(const GenerateArguments& arguments) {
  sokoban::LevelWish wish;
  wish.boxes = static_cast<int>(wholeNumber("--boxes", arguments.boxes, 1, sokoban::kMostGeneratedBoxes));
  const std::size_t x = arguments.size.find('x');
  const auto side = [&](const std::string& text) {
    const std::optional<int> number = parseInteger(text, sokoban::kLeastGenerated, sokoban::kMostGenerated);
    if (!number)
      throw UsageError(complaint("--size", arguments.size,
                                 "must be WxH, each from " + std::to_string(sokoban::kLeastGenerated) +
                                     " to " + std::to_string(sokoban::kMostGenerated)));
    return *number;
  };
  wish.width = side(arguments.size.substr(0, x));
  wish.height = side(x == std::string::npos ? "" : arguments.size.substr(x + 1));
  if (const std::string why = whyNot(wish); !why.empty())
    throw UsageError(complaint("--boxes", arguments.boxes, why));
  return wish;
}

void writeLevel(std::ostream& out, std::size_t number, const sokoban::GeneratedLevel& level,
                const OutputForm& form) {
  const std::vector<std::string> rows = level.board.rows(level.board.opening());
  if (!form.isText()) {
    const Record record{{"level", number},
                        {"boxes", level.board.opening().boxes.size()},
                        {"pushes", level.pushes},
                        {"rows", rows}};
    form.json ? writeJsonLine(out, record) : writeCsvLine(out, record, kGeneratedColumns);
    return;
  }
  if (number > 1) out << "\n";
  for (const std::string& row : rows) out << row << "\n";
  out << "Comment: fewest pushes " << level.pushes << "\n";
}

int run(const GenerateArguments& arguments, const Console& console) {
  arguments.form.check();
  sokoban::LevelWish wish = wishFrom(arguments);
  // Level k is drawn from the k-th number of this seed, so that a longer list begins with the shorter one.
  Random seeds(wholeNumber("--seed", arguments.seed, 0, std::numeric_limits<std::uint64_t>::max()));
  const std::size_t count = wholeNumber("--count", arguments.count, 1, 10'000);
  const search::Limits limits = limitsFrom(arguments.limits, usualGameLimits());
  if (arguments.form.csv) writeCsvTitles(console.out, kGeneratedColumns);
  std::set<std::string> known;
  search::Outcome outcome = search::Outcome::Exhausted;
  for (int misses = 0; known.size() < count && misses < kMostMisses && console.out;) {
    std::optional<sokoban::GeneratedLevel> level;
    {
      const Progress progress(console,
                              "level " + std::to_string(known.size() + 1) + " of " + std::to_string(count));
      const Searching searching(console);
      search::Limits left = limits;  // 60 seconds a level, as everywhere
      left.bytes = console.memory.leftOf(left.bytes);
      wish.seed = seeds.next();
      level = generateLevel(wish, left, console.stop, outcome);
    }
    if (outcome != search::Outcome::Exhausted) break;
    if (!level || !known.insert(level->board.identity()).second) {
      ++misses;
      continue;
    }
    misses = 0;
    writeLevel(console.out, known.size(), *level, arguments.form);
    console.out.flush();
  }
  if (known.size() == count) return kDone;
  console.error << "searchlight-cli: " << known.size() << " of " << count << " levels were generated: "
                << (outcome == search::Outcome::Exhausted ? "no more were found" : outcomeName(outcome))
                << "\n";
  return kNo;
}

}  // namespace

Command makeSokobanGenerate(CLI::App& parser) {
  auto arguments = std::make_shared<GenerateArguments>();
  parser.add_option("--boxes", arguments->boxes, "Number of boxes, and of goals")->required()->type_name("N");
  parser.add_option("--seed", arguments->seed, "Random seed; the same seed gives the same levels")
      ->required()
      ->type_name("S");
  parser.add_option("--size", arguments->size, "Columns and rows, outer walls included (default: 9x9)")
      ->type_name("WxH");
  parser.add_option("--count", arguments->count, "Number of results, all different (default: 1)")
      ->type_name("K");
  addLimitOptions(parser, arguments->limits, "60 per level");
  arguments->form.addTo(parser, "Prints one JSON object per level instead of XSB text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
