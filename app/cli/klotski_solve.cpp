// app/cli/klotski_solve.cpp: the command `klotski solve`: a way to the goal.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/klotski_report.h"
#include "app/cli/output.h"
#include "core/geometry/point.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct SolveArguments {
  AskedLayoutWords asked;
  OptionWords<klotski::SlideOptions> words;
  LimitArguments limits;
  OutputForm form;
};

constexpr std::string_view kSolveColumns[] = {"layout",   "outcome", "length",      "moves",
                                              "expanded", "seconds", "setupSeconds"};

std::string unitName(klotski::Count count, std::size_t many) {
  std::string name(klotski::kCountNames[static_cast<std::size_t>(count)]);
  if (many == 1 && name.ends_with('s')) name.pop_back();
  return name;
}

// `layout` is left out where it is empty.
void writeSolutionText(std::ostream& out, const std::string& layout, const KlotskiReport& report) {
  const klotski::BoardSolution& solution = report.solution;
  std::vector<std::pair<std::string, std::string>> rows;
  if (!layout.empty()) rows.emplace_back("layout", onOneLine(layout));
  rows.emplace_back("outcome", outcomeText(report));
  if (report.isSolved())
    rows.emplace_back("length", std::to_string(solution.slides.size()) + " " +
                                    unitName(report.run.asked.count, solution.slides.size()));
  rows.emplace_back("expanded", std::to_string(solution.stats.expanded));
  rows.emplace_back("seconds", textSeconds(report.seconds));
  rows.emplace_back("set-up", textSeconds(report.setupSeconds));
  for (std::size_t i = 0; i < solution.slides.size(); ++i)
    rows.emplace_back(std::to_string(i + 1),
                      coordinates(solution.slides[i].from) + " to " + coordinates(solution.slides[i].to));
  writeRows(out, rows);
}

int run(const SolveArguments& arguments, const Console& console) {
  arguments.form.check();
  KlotskiRun run;
  arguments.words.applyTo(run.asked);  // what is wrong with the line is told before a file is read
  run.limits = limitsFrom(arguments.limits, usualGameLimits());
  const AskedLayouts asked = askedLayouts(arguments.asked, run.limits.bytes, console);
  takeSetUpWords(klotski::slideOptions(), run.asked, asked.words.question, arguments.asked.setUp.name(),
                 "question");
  arguments.words.applyTo(run.asked);
  if (arguments.form.csv) writeCsvTitles(console.out, kSolveColumns);
  const bool isSolved =
      forEachLayout(asked, console, [&](const AskedLayout& layout, const std::string& progress) {
        const KlotskiReport report = answerLayout(layout.board, run, console, progress);
        if (arguments.form.isText()) {
          if (&layout != asked.layouts.data()) console.out << "\n";
          writeSolutionText(console.out, asked.areSeveral() ? layout.name : std::string(), report);
        } else {
          writeLayoutRecord(console.out, asked, layout, klotskiRecordWithMoves(report), arguments.form,
                            kSolveColumns);
        }
        return report.isSolved();
      });
  return isSolved ? kDone : kNo;
}

}  // namespace

Command makeKlotskiSolve(CLI::App& parser) {
  auto arguments = std::make_shared<SolveArguments>();
  arguments->asked.addTo(parser, SetUpUse::OneSearch);
  arguments->words.addTo(parser, klotski::slideOptions());
  addLimitOptions(parser, arguments->limits, "60 per layout");
  arguments->form.addTo(parser, "Prints one JSON object per layout");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
