// app/cli/sokoban_generate.cpp: the command `sokoban generate`: new levels, each with its fewest pushes.
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/rows.h"
#include "core/random/random.h"
#include "core/sokoban/generate.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

// As many seeds in a row may make no level, or one that there is already.
constexpr int kMostMisses = 50;

struct GenerateLevels {
  Argument boxes, seed, size{"9x9"}, count{"1"};
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    boxes.addTo(parser, "--boxes", "N", "Number of boxes, and of goals")->required();
    seed.addTo(parser, "--seed", "S", "Random seed; the same seed gives the same levels")->required();
    size.addTo(parser, "--size", "WxH", "Columns and rows, outer walls included (default: 9x9)");
    count.addTo(parser, "--count", "K", "Number of results, all different (default: 1)");
    limits.addTo(parser, "60 per level");
    form.addTo(parser, "Prints one JSON object per level instead of XSB text");
  }

  sokoban::LevelWish wish() const {
    sokoban::LevelWish wish;
    wish.boxes = static_cast<int>(boxes.wholeNumber(1, sokoban::kMostGeneratedBoxes));
    const std::size_t x = size.text.find('x');
    const auto side = [&](const std::string& text) {
      const std::optional<int> number = parseInteger(text, sokoban::kLeastGenerated, sokoban::kMostGenerated);
      if (!number)
        throw size.wrong("must be WxH, each from " + std::to_string(sokoban::kLeastGenerated) + " to " +
                         std::to_string(sokoban::kMostGenerated));
      return *number;
    };
    wish.width = side(size.text.substr(0, x));
    wish.height = side(x == std::string::npos ? "" : size.text.substr(x + 1));
    if (const std::string why = english(whyNot(wish)); !why.empty()) throw boxes.wrong(why);
    return wish;
  }

  ExitCode run(const Console& console) const {
    sokoban::LevelWish asked = wish();
    // Level k is drawn from the k-th number of this seed, so that a longer list begins with the shorter one.
    Random seeds(seed.wholeNumber(0));
    const std::size_t wanted = count.wholeNumber(1, 10'000);
    const search::Limits most = limits.from(usualGameLimits());
    std::set<std::string> known;
    const auto rowsOf = [](const sokoban::GeneratedLevel& l) { return l.board.rows(l.board.opening()); };
    using Level = sokoban::GeneratedLevel;
    RowPrinter<Level> printer(
        console.out, form,
        {{"level", "", kPlain, [&](const Level& /*level*/) { return known.size(); }},
         {"boxes", "", kPlain, [](const Level& level) { return level.board.opening().boxes.size(); }},
         {"pushes", "", kPlain, [](const Level& level) { return level.pushes; }},
         {"rows", "", kPlain, rowsOf}});
    search::Outcome outcome = search::Outcome::Exhausted;
    for (int misses = 0; known.size() < wanted && misses < kMostMisses && console.out;) {
      std::optional<Level> level;
      asked.seed = seeds.next();
      const std::string of = std::to_string(known.size() + 1) + " of " + std::to_string(wanted);
      // 60 seconds a level, as everywhere.
      searching(console, "level " + of, most, [&](const search::Limits& left) {
        level = generateLevel(asked, left, console.stop, outcome);
      });
      if (outcome != search::Outcome::Exhausted) break;
      if (!level || !known.insert(level->board.identity()).second) {
        ++misses;
        continue;
      }
      misses = 0;
      if (form.isText()) {
        if (known.size() > 1) console.out << "\n";
        for (const std::string& row : rowsOf(*level)) console.out << row << "\n";
        console.out << "Comment: fewest pushes " << level->pushes << "\n" << std::flush;
      } else {
        printer.add(*level);
      }
    }
    if (known.size() == wanted) return kDone;
    console.error << "searchlight-cli: " << known.size() << " of " << wanted << " levels were generated: "
                  << (outcome == search::Outcome::Exhausted ? "no more were found" : outcomeName(outcome))
                  << "\n";
    return kNo;
  }
};

}  // namespace

Command makeSokobanGenerate(CLI::App& parser) { return commandOf<GenerateLevels>(parser); }

}  // namespace searchlight::cli
