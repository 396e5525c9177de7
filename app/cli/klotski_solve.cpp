// app/cli/klotski_solve.cpp: the command `klotski solve`: a way to the goal.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/klotski_layout.h"
#include "app/cli/klotski_report.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "core/geometry/point_text.h"

namespace searchlight::cli {
namespace {

using search::Outcome;

// Words as they were typed.
struct SolveArguments {
  std::string layout, metric = "moves", algorithm = "breadth-first";
  KlotskiRunWords words;
  LimitArguments limits;
  bool json = false;
};

void writeSolutionText(std::ostream& out, const KlotskiReport& report) {
  const klotski::BoardSolution& solution = report.solution;
  std::string outcome(outcomeName(solution.outcome));
  if (solution.outcome == Outcome::Exhausted) outcome += ": " + std::string(kNoWay);
  std::vector<std::pair<std::string, std::string>> rows{{"outcome", outcome}};
  if (report.isSolved())
    rows.emplace_back("length",
                      std::to_string(solution.slides.size()) + " " +
                          std::string(klotski::kCountNames[static_cast<std::size_t>(report.run.count)]));
  rows.emplace_back("expanded", std::to_string(solution.stats.expanded));
  rows.emplace_back("seconds", textSeconds(report.seconds));
  for (std::size_t i = 0; i < solution.slides.size(); ++i)
    rows.emplace_back(std::to_string(i + 1),
                      coordinates(solution.slides[i].from) + " to " + coordinates(solution.slides[i].to));
  writeRows(out, rows);
}

int run(const SolveArguments& arguments, const Console& console) {
  KlotskiRun run;
  run.count = klotskiCount(arguments.metric);
  run.algorithm = klotskiAlgorithm(arguments.algorithm);
  arguments.words.takeInto(run);
  run.limits = limitsFrom(arguments.limits, usualGameLimits());
  const KlotskiReport report = answerLayout(layoutFrom(arguments.layout), run, console, "searching");
  if (arguments.json)
    writeKlotskiJson(console.out, report);
  else
    writeSolutionText(console.out, report);
  return report.isSolved() ? kDone : kNo;
}

}  // namespace

Command makeKlotskiSolve(CLI::App& parser) {
  auto arguments = std::make_shared<SolveArguments>();
  addLayout(parser, arguments->layout);
  parser
      .add_option("--metric", arguments->metric,
                  "What counts as one: moves (a piece slid any way), straight (along a line) or steps (by a "
                  "cell); moves if not given")
      ->type_name("NAME");
  parser.add_option("--algorithm", arguments->algorithm, "The search; breadth-first if not given")
      ->type_name("NAME");
  arguments->words.addTo(parser);
  addLimitOptions(parser, arguments->limits, "60");
  parser.add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
