// app/cli/scenario.cpp: the command `scenario`: all queries of a benchmark file, against its known lengths.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/scenario_report.h"
#include "core/grid/route.h"
#include "core/grid/route_arguments.h"
#include "core/grid/scenario_run.h"
#include "core/text/format_error.h"
#include "core/text/number_text.h"

namespace searchlight::cli {
namespace {

namespace fs = std::filesystem;
using Queries = std::vector<grid::ScenarioQuery>;

struct ScenarioArguments {
  std::string scenario, map, algorithm;
  const CLI::Option* mapOption = nullptr;
  const CLI::Option* algorithmOption = nullptr;
  LimitArguments limits;
  bool json = false;
};

// The benchmark's convention; the other options are the usual ones.
grid::RouteQuestion questionFrom(const ScenarioArguments& arguments) {
  grid::RouteQuestion question;
  grid::useScenarioRules(question.options);
  if (arguments.algorithmOption->count() > 0)
    if (const auto wrong = grid::setRouteArgument(question, "--algorithm", arguments.algorithm))
      throw UsageError(*wrong);
  return question;
}

void writeJson(std::ostream& out, const ScenarioReport& report) {
  writeJsonLine(out, {{"queries", report.queries},
                      {"solved", report.solved},
                      {"mismatches", report.mismatches.size()},
                      {"cost", jsonNumber(report.cost)},
                      {"expanded", report.expanded},
                      {"seconds", jsonSeconds(report.seconds)}});
}

void writeText(std::ostream& out, const ScenarioReport& report) {
  constexpr std::size_t kMostLines = 10;
  std::vector<std::pair<std::string, std::string>> rows{
      {"queries", std::to_string(report.queries)},
      {"solved", std::to_string(report.solved)},
      {"mismatches", std::to_string(report.mismatches.size())},
      {"cost", numberText(report.cost)},
      {"expanded", std::to_string(report.expanded)},
      {"seconds", textSeconds(report.seconds)},
  };
  for (std::size_t i = 0; i < std::min(report.mismatches.size(), kMostLines); ++i) {
    const ScenarioReport::Mismatch& m = report.mismatches[i];
    rows.emplace_back("line " + std::to_string(m.line),
                      "cost " + numberText(m.cost) + ", known " + numberText(m.optimum));
  }
  if (report.mismatches.size() > kMostLines) rows.emplace_back("..", "");
  writeRows(out, rows);
}

int run(const ScenarioArguments& arguments, const Console& console) {
  grid::RouteQuestion question = questionFrom(arguments);
  const search::Limits limits = limitsFrom(arguments.limits);
  const std::string& file = fileName("FILE.scen", arguments.scenario);
  const Queries queries =
      readingWithin(console.memory, limits.bytes, file, [&] { return grid::readScenarioFile(file); });
  const bool mapIsGiven = arguments.mapOption->count() > 0;
  ScenarioReport report;
  if (mapIsGiven || !queries.empty()) {
    const fs::path path = mapIsGiven
                              ? fs::path(fileName("--map", arguments.map))
                              : grid::findScenarioMap(arguments.scenario, queries, "say which with --map");
    std::optional<grid::MapDocument> document = readMapWithin(path.string(), console.memory, limits.bytes);
    for (const grid::ScenarioQuery& query : queries)
      if (document) grid::checkScenarioQuery(query, document->map, arguments.scenario);
    if (document && !queries.empty()) {
      question.from = queries.front().start;
      question.to = queries.front().goal;
      if (const auto why = grid::whyNot(document->map, question)) throw UsageError(*why);
      report = answerScenario(queries, std::move(document->map), question, limits, console);
    } else {
      report.queries = queries.size();  // none is answered where there is no room for the map
    }
  }
  (arguments.json ? writeJson : writeText)(console.out, report);
  return report.solved == report.queries && report.mismatches.empty() ? kDone : kNo;
}

}  // namespace

Command makeScenario(CLI::App& parser) {
  auto arguments = std::make_shared<ScenarioArguments>();
  parser.add_option("FILE.scen", arguments->scenario, "The queries, as MovingAI lists them (.scen)")
      ->required()
      ->type_name("");
  arguments->mapOption =
      parser.add_option("--map", arguments->map, "The map, if not the one that the file names")
          ->type_name("FILE.map");
  arguments->algorithmOption =
      parser.add_option("--algorithm", arguments->algorithm, "The search; a-star if not given")
          ->type_name("NAME");
  addLimitOptions(parser, arguments->limits);
  parser.add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
