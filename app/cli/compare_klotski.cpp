// app/cli/compare_klotski.cpp: the command `compare klotski`: one layout solved by several searches.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/compare_rows.h"
#include "app/cli/klotski_report.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareLayoutArguments {
  AskedLayoutWords asked;
  OptionWords<klotski::SlideOptions> shared;
  CompareWords words;
  // Whether the searches are told as runs: they are, too, where a set-up says which.
  bool isByRuns() const { return words.algorithmsOption->count() == 0; }
};

int run(const CompareLayoutArguments& arguments, const Console& console) {
  const std::string& file = arguments.asked.setUp.name();
  const auto rowsOf = [&](const AskedWords& asked) {
    return comparedRows(arguments.words, arguments.shared, klotski::slideOptions(), KlotskiRun(), asked,
                        file);
  };
  // What the line names is looked at before a file is.
  std::vector<ComparedRow<KlotskiRun>> rows = rowsOf({});
  const AskedLayouts asked = askedLayouts(arguments.asked, mostBytes(arguments.words, rows), console);
  if (arguments.asked.setUp.isGiven()) rows = rowsOf(asked.words);
  requireRows(!rows.empty(), file);
  std::vector<ComparedBoard> boards;
  for (const AskedLayout& layout : asked.layouts) boards.push_back({layout.name});
  const ComparedColumns columns{
      "layout",
      {"outcome", "length", "expanded", "seconds", "setupSeconds"},
      {{"outcome"}, {"length", true}, {"expanded", true}, {"seconds", true}, {"set-up", true}}};
  return compareRows(
      rows, boards, arguments.words, arguments.isByRuns(), columns, console,
      [&](std::size_t at, const KlotskiRun& asking, const std::string& progress) {
        return answerLayout(asked.layouts[at].board, asking, console, progress);
      },
      [](std::size_t, const KlotskiReport& report, bool json) {
        return json ? klotskiRecordWithMoves(report) : klotskiRecord(report);
      },
      [](const KlotskiReport& report) {
        return std::vector<std::string>{
            std::string(outcomeName(report.solution.outcome)),
            report.isSolved() ? std::to_string(report.solution.slides.size()) : "",
            std::to_string(report.solution.stats.expanded), textSeconds(report.seconds),
            textSeconds(report.setupSeconds)};
      },
      [](const KlotskiReport& report) {
        return report.solution.isBeforeSearch ? outcomeText(report) : std::string();
      });
}

}  // namespace

Command makeCompareKlotski(CLI::App& parser) {
  auto arguments = std::make_shared<CompareLayoutArguments>();
  parser.footer(runFooter());
  arguments->asked.addTo(parser, SetUpUse::Comparison);
  arguments->shared.addTo(parser, klotski::slideOptions(), isNoAlgorithm);
  arguments->words.addTo(parser, "60");
  return [=](const Console& console) {
    arguments->words.check(arguments->asked.setUp.isGiven());
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
