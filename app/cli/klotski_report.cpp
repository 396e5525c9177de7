// app/cli/klotski_report.cpp: one search over one layout.
#include "app/cli/klotski_report.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/progress.h"
#include "app/cli/words.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"
#include "core/text/format_error.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {
search::Algorithm algorithmFrom(const std::string& name) {
  std::vector<std::string_view> names;
  for (const search::AlgorithmInfo& row : search::algorithms())
    if (klotski::canSearch(row.id)) names.push_back(row.name);
  const auto algorithm = search::algorithmByName(name);
  if (algorithm && !klotski::canSearch(*algorithm))
    throw UsageError(complaint("--algorithm", name, "needs a grid; layouts support " + listOfNames(names)));
  if (!algorithm) throw UsageError(complaint("--algorithm", name, "must be " + listOfNames(names)));
  return *algorithm;
}

}  // namespace

void KlotskiRunWords::addTo(CLI::App& parser) {
  parser
      .add_option("--metric", metric,
                  "Counts moves (any path of one piece), straight moves (along a line), or steps (one cell): "
                  "moves, straight or steps (default: moves)")
      ->type_name("NAME");
  search.addTo(parser);
  parser
      .add_option("--mirrors", mirrors,
                  "Searches a 5 x 4 position and its mirror image apart, or folded into one (default: apart)")
      ->type_name("NAME");
}

void KlotskiRunWords::takeInto(KlotskiRun& run) const {
  constexpr std::string_view kMirrors[] = {"apart", "folded"};  // by klotski::Mirrors
  if (!metric.empty())
    run.count = static_cast<klotski::Count>(wordOf("--metric", metric, klotski::kCountNames));
  if (!algorithm.empty()) run.options.algorithm = algorithmFrom(algorithm);
  search.takeInto(run.options);
  if (!mirrors.empty()) run.mirrors = static_cast<klotski::Mirrors>(wordOf("--mirrors", mirrors, kMirrors));
}

void takeSetUpWords(KlotskiRun& run, const setup::Words& words, const std::string& file,
                    std::string_view where) {
  KlotskiRunWords typed;
  const auto take = [&](std::string& word, std::string_view name) {
    if (const std::string* value = words.find(name)) word = *value;
  };
  take(typed.metric, "count");
  take(typed.algorithm, "algorithm");
  take(typed.search.weight, "weight");
  take(typed.search.ties, "ties");
  take(typed.mirrors, "mirrors");
  try {
    typed.takeInto(run);
  } catch (const UsageError& wrong) {
    throw FormatError(file, 0, std::string(where) + ": " + wrong.what());
  }
}

KlotskiReport answerLayout(const klotski::Board& layout, const KlotskiRun& run, const Console& console,
                           const std::string& progress) {
  const Progress shown(console, progress);
  const Searching searching(console);
  KlotskiReport report;
  report.run = run;
  search::Limits limits = run.limits;
  limits.bytes = console.memory.leftOf(limits.bytes);
  report.solution =
      klotski::solve(layout, layout.opening(), run.count, run.options, limits, console.stop, run.mirrors);
  report.seconds = report.solution.seconds;
  report.setupSeconds = report.solution.setupSeconds;
  return report;
}

std::string outcomeText(const KlotskiReport& report) {
  const std::string outcome(outcomeName(report.solution.outcome));
  if (report.solution.outcome == search::Outcome::Exhausted) return outcome + ": " + std::string(kNoWay);
  if (report.solution.isBeforeSearch)
    return outcome + ": while listing all goals, from which the bidirectional search also starts";
  return outcome;
}

Record klotskiRecord(const KlotskiReport& report) {
  return {{"outcome", outcomeName(report.solution.outcome)},
          {"length", report.isSolved() ? Record(report.solution.slides.size()) : Record()},
          {"expanded", report.solution.stats.expanded},
          {"seconds", jsonSeconds(report.seconds)},
          {"setupSeconds", jsonSeconds(report.setupSeconds)}};
}

Record klotskiRecordWithMoves(const KlotskiReport& report) {
  Record moves = Record::array();
  for (const klotski::PieceSlide& slide : report.solution.slides)
    moves.push_back({slide.from.x, slide.from.y, slide.to.x, slide.to.y});
  Record record = klotskiRecord(report);
  record["moves"] = std::move(moves);
  return record;
}

}  // namespace searchlight::cli
