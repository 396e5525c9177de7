// app/cli/sokoban_generate.cpp: the command `sokoban generate`: new levels, each with its fewest pushes.
#include <optional>
#include <ostream>
#include <string>
#include <tuple>
#include <vector>

#include "app/cli/experiment.h"
#include "app/cli/generated.h"
#include "app/cli/rows.h"
#include "core/sokoban/generate.h"

namespace searchlight::cli {
namespace {

struct WantedLevels {
  Argument boxes, seed, size{"9x9"}, count{"1"};

  void addTo(CLI::App& parser) {
    boxes.addTo(parser, "--boxes", "N", "Number of boxes, and of goals")->required();
    seed.addTo(parser, "--seed", "S", "Random seed; the same seed gives the same levels")->required();
    size.addTo(parser, "--size", "WxH", "Columns and rows, outer walls included (default: 9x9)");
    count.addTo(parser, "--count", "K", "Number of results, all different (default: 1)");
  }

  std::size_t wanted() const { return count.wholeNumber(1, 10'000); }
  sokoban::LevelWish wish() const {
    sokoban::LevelWish wish;
    wish.boxes = static_cast<int>(boxes.wholeNumber(1, sokoban::kMostGeneratedBoxes));
    std::tie(wish.width, wish.height) =
        size.columnsAndRows(sokoban::kLeastGenerated, sokoban::kMostGenerated);
    if (const std::string why = english(whyNot(wish)); !why.empty()) throw boxes.wrong(why);
    return wish;
  }

  // Tells each level as soon as it is there, until tell() says no; why there are no more is Exhausted, or the limit. How many there
  // are.
  std::size_t make(const search::Limits& each, const Console& console, search::Outcome& outcome,
                   const sokoban::TellLevel& tell) const {
    sokoban::LevelWish asked = wish();
    asked.seed = seed.wholeNumber(0);
    const auto one = [&](const sokoban::LevelWish& next, std::size_t number, search::Outcome& ended) {
      std::optional<sokoban::GeneratedLevel> level;
      const std::string of = std::to_string(number) + " of " + std::to_string(wanted());
      // 60 seconds a level, as everywhere.
      searching(console, "level " + of, each,
                [&](const search::Limits& left) { level = generateLevel(next, left, console.stop, ended); });
      return level;
    };
    return differentLevels(asked, wanted(), outcome, one, tell);
  }
  // Why there are fewer.
  static std::string_view reason(search::Outcome outcome) {
    return outcome == search::Outcome::Exhausted ? "no more were found" : outcomeName(outcome);
  }
};

struct GenerateLevels {
  WantedLevels wanted;
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    wanted.addTo(parser);
    limits.addTo(parser, "60 per level");
    form.addTo(parser, "Prints one JSON object per level instead of XSB text");
  }

  ExitCode run(const Console& console) const {
    using Level = sokoban::GeneratedLevel;
    static_cast<void>(wanted.wish());  // before the head of CSV
    const std::size_t all = wanted.wanted();
    static_cast<void>(wanted.seed.wholeNumber(0));
    const auto rowsOf = [](const Level& l) { return l.board.rows(l.board.opening()); };
    std::size_t number = 0;
    RowPrinter<Level> printer(
        console.out, form,
        {{"level", "", kPlain, [&](const Level& /*level*/) { return number; }},
         {"boxes", "", kPlain, [](const Level& level) { return level.board.opening().boxes.size(); }},
         {"pushes", "", kPlain, [](const Level& level) { return level.pushes; }},
         {"rows", "", kPlain, rowsOf}});
    search::Outcome outcome{};
    const std::size_t found = wanted.make(
        limits.from(usualGameLimits()), console, outcome, [&](const Level& level, std::size_t so) {
          number = so;
          if (form.isText()) {
            if (number > 1) console.out << "\n";
            for (const std::string& row : rowsOf(level)) console.out << row << "\n";
            console.out << "Comment: fewest pushes " << level.pushes << "\n" << std::flush;
          } else {
            printer.add(level);
          }
          return bool(console.out);
        });
    if (found == all) return kDone;
    console.error << "searchlight-cli: " << found << " of " << all
                  << " levels were generated: " << WantedLevels::reason(outcome) << "\n";
    return kNo;
  }
};

}  // namespace

std::vector<sokoban::Board> generatedLevels(const GeneratedSource& source, const search::Limits& each,
                                            const Console& console) {
  return source.as<WantedLevels>([&](const WantedLevels& wanted) {
    std::vector<sokoban::Board> boards;
    search::Outcome outcome{};
    const std::size_t found =
        wanted.make(each, console, outcome, [&](const sokoban::GeneratedLevel& level, std::size_t /*so*/) {
          boards.push_back(level.board);
          return true;
        });
    if (found < wanted.wanted())
      source.failFor(found, wanted.wanted(), "levels", WantedLevels::reason(outcome));
    return boards;
  });
}

std::size_t generatedLevelCount(const GeneratedSource& source) {
  return source.as<WantedLevels>([](const WantedLevels& wanted) {
    static_cast<void>(wanted.wish());
    static_cast<void>(wanted.seed.wholeNumber(0));
    return wanted.wanted();
  });
}

Command makeSokobanGenerate(CLI::App& parser) { return commandOf<GenerateLevels>(parser); }

}  // namespace searchlight::cli
