// app/cli/klotski_report.cpp: one search over one layout.
#include "app/cli/klotski_report.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/progress.h"
#include "app/cli/words.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {
constexpr double kMostWeight = 1000;
}

search::Algorithm klotskiAlgorithm(const std::string& name) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms())
    if (klotski::canSearch(row.id)) names.push_back(row.name);
  const auto algorithm = search::algorithmByName(name);
  if (algorithm && !klotski::canSearch(*algorithm))
    throw UsageError(
        complaint("--algorithm", name, "needs a grid; on layouts there are " + listOfNames(names)));
  if (!algorithm) throw UsageError(complaint("--algorithm", name, "must be " + listOfNames(names)));
  return *algorithm;
}

void KlotskiRunWords::addTo(CLI::App& parser) {
  parser
      .add_option("--weight", weight,
                  "Weight of the heuristic in weighted-a-star, 1 to 1000; 1.5 if not given")
      ->type_name("W");
  parser
      .add_option(
          "--ties", ties,
          "Which of several with the same priority goes first: last-in or first-in; last-in if not given")
      ->type_name("NAME");
}

void KlotskiRunWords::takeInto(KlotskiRun& run) const {
  if (!weight.empty()) {
    const std::optional<double> number = parseNumber(weight);
    if (!number || *number < 1 || *number > kMostWeight)
      throw UsageError(complaint("--weight", weight, "must be a number from 1 to 1000"));
    run.weight = *number;
  }
  constexpr std::string_view kTies[] = {"last-in", "first-in"};  // by search::Ties
  if (!ties.empty()) run.ties = static_cast<search::Ties>(wordOf("--ties", ties, kTies));
}

klotski::Count klotskiCount(const std::string& metric) {
  return static_cast<klotski::Count>(wordOf("--metric", metric, klotski::kCountNames));
}

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress) {
  const Progress shown(console, progress);
  const Searching searching(console);
  KlotskiReport report;
  report.run = run;
  const auto started = std::chrono::steady_clock::now();
  search::Limits limits = run.limits;
  limits.bytes = console.memory.leftOf(limits.bytes);
  search::SessionOptions options;
  options.algorithm = run.algorithm;
  options.weight = run.weight;
  options.ties = run.ties;
  report.solution = klotski::solve(layout, layout.opening(), run.count, options, limits, console.stop);
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  return report;
}

Record klotskiRecord(const KlotskiReport& report) {
  return {{"outcome", outcomeName(report.solution.outcome)},
          {"length", report.isSolved() ? Record(report.solution.slides.size()) : Record()},
          {"expanded", report.solution.stats.expanded},
          {"seconds", report.seconds}};
}

void writeKlotskiJson(std::ostream& out, const KlotskiReport& report, Record before) {
  Record moves = Record::array();
  for (const klotski::PieceSlide& slide : report.solution.slides)
    moves.push_back({slide.from.x, slide.from.y, slide.to.x, slide.to.y});
  before.update(klotskiRecord(report));
  before["moves"] = std::move(moves);
  writeJsonLine(out, before);
}

}  // namespace searchlight::cli
