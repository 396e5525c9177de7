// app/cli/compare_sokoban.cpp: the command `compare sokoban`: one level solved by several searches.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/compare_rows.h"
#include "app/cli/sokoban_report.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareLevelArguments {
  AskedLevelWords asked;
  OptionWords<sokoban::LevelOptions> shared;
  CompareWords words;
  // Whether the searches are told as runs: they are, too, where a set-up says which.
  bool isByRuns() const { return words.algorithmsOption->count() == 0; }
};

int run(const CompareLevelArguments& arguments, const Console& console) {
  const std::string& file = arguments.asked.setUp.name();
  const auto rowsOf = [&](const AskedWords& asked) {
    return comparedRows(arguments.words, arguments.shared, sokoban::levelOptions(), SokobanRun(), asked,
                        file);
  };
  // What the line names is looked at before a file is.
  std::vector<ComparedRow<SokobanRun>> rows = rowsOf({});
  const AskedLevels asked = arguments.asked.read(console, mostBytes(arguments.words, rows));
  if (arguments.asked.setUp.isGiven()) rows = rowsOf(asked.words);
  requireRows(!rows.empty(), file);
  const auto levelAt = [&](std::size_t at) -> const sokoban::Level& {
    return asked.collection.levels[asked.begin + at];
  };
  std::vector<ComparedBoard> boards;
  for (std::size_t i = asked.begin; i < asked.end; ++i) {
    const sokoban::Level& level = asked.collection.levels[i];
    boards.push_back({i + 1, level.board ? std::string() : brokenText(level)});
  }
  const ComparedColumns columns{
      "level",
      {"outcome", "pushes", "moves", "optimal", "expanded", "generated", "seconds", "setupSeconds", "reason"},
      {{"outcome"},
       {"pushes", true},
       {"moves", true},
       {"expanded", true},
       {"seconds", true},
       {"set-up", true}}};
  return compareRows(
      rows, boards, arguments.words, arguments.isByRuns(), columns, console,
      [&](std::size_t at, const SokobanRun& asking, const std::string& progress) {
        return answerLevel(*levelAt(at).board, asking, console, progress);
      },
      [&](std::size_t at, const SokobanReport& report, bool json) {
        return sokobanRecord(report, json ? &*levelAt(at).board : nullptr);
      },
      [](const SokobanReport& report) {
        return std::vector<std::string>{std::string(outcomeName(report.solution.outcome)),
                                        report.isSolved() ? std::to_string(report.solution.pushes) : "",
                                        report.isSolved() ? std::to_string(report.solution.moves()) : "",
                                        std::to_string(report.solution.stats.expanded),
                                        textSeconds(report.seconds),
                                        textSeconds(report.setupSeconds)};
      },
      [](const SokobanReport& report) {
        return report.reason.empty() ? std::string() : outcomeText(report);
      });
}

}  // namespace

Command makeCompareSokoban(CLI::App& parser) {
  auto arguments = std::make_shared<CompareLevelArguments>();
  parser.footer(runFooter());
  arguments->asked.addTo(parser, SetUpUse::Comparison);
  arguments->shared.addTo(parser, sokoban::levelOptions(), isNoAlgorithm);
  arguments->words.addTo(parser, "60");
  return [=](const Console& console) {
    arguments->words.check(arguments->asked.setUp.isGiven());
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
