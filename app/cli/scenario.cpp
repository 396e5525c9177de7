// app/cli/scenario.cpp: the command `scenario`: all queries of a benchmark file, against its known lengths.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/scenario_report.h"
#include "core/grid/route.h"
#include "core/grid/route_arguments.h"
#include "core/grid/scenario_format.h"
#include "core/text/format_error.h"

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
  question.options.neighbours = grid::Neighbours::Eight;
  question.options.corners = grid::CornerRule::Never;
  question.options.costs = grid::CostModel::Sqrt2;
  if (arguments.algorithmOption->count() > 0)
    if (const auto wrong = grid::setRouteArgument(question, "--algorithm", arguments.algorithm))
      throw UsageError(*wrong);
  return question;
}

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error) && !fs::is_directory(path, error);
}

// Where the map may be, each place once: the file without .scen, the map's name beside the file, the map's path
// as the file has it.
std::vector<fs::path> placesOfMap(const fs::path& scenario, const std::string& map) {
  std::vector<fs::path> places;
  const auto normal = [](const fs::path& path) {
    std::error_code error;  // where there is no working folder any more
    const fs::path whole = fs::absolute(path, error);
    return (error ? path : whole).lexically_normal();
  };
  const auto add = [&](const fs::path& place) {
    const auto isSame = [&](const fs::path& other) { return normal(other) == normal(place); };
    if (std::ranges::none_of(places, isSame)) places.push_back(place);
  };
  if (scenario.extension() == ".scen") add(fs::path(scenario).replace_extension());
  add(scenario.parent_path() / fs::path(map).filename());
  add(map);
  return places;
}

// The first of them that is there.
fs::path findMap(const fs::path& scenario, const Queries& queries) {
  const grid::ScenarioQuery& first = queries.front();
  for (const grid::ScenarioQuery& query : queries)
    if (query.map != first.map)
      throw FormatError(scenario.string(), query.line,
                        "another map than in the first row; say which with --map");
  const std::vector<fs::path> places = placesOfMap(scenario, first.map);
  const auto found = std::ranges::find_if(places, isFile);
  if (found != places.end()) return *found;
  std::string tried;
  for (const fs::path& place : places)
    tried += (tried.empty() ? "" : &place == &places.back() ? " nor " : ", ") + place.string();
  throw FormatError(scenario.string(), first.line,
                    "no map found, " + std::string(places.size() > 1 ? "neither " : "there is no ") + tried +
                        "; say which with --map");
}

void writeJson(std::ostream& out, const ScenarioReport& report) {
  writeJsonLine(out, {{"queries", report.queries},
                      {"solved", report.solved},
                      {"mismatches", report.mismatches.size()},
                      {"cost", jsonNumber(report.cost)},
                      {"expanded", report.expanded},
                      {"seconds", report.seconds}});
}

void writeText(std::ostream& out, const ScenarioReport& report) {
  constexpr std::size_t kMostLines = 10;
  std::vector<std::pair<std::string, std::string>> rows{
      {"queries", std::to_string(report.queries)},
      {"solved", std::to_string(report.solved)},
      {"mismatches", std::to_string(report.mismatches.size())},
      {"cost", textNumber(report.cost)},
      {"expanded", std::to_string(report.expanded)},
      {"seconds", textSeconds(report.seconds)},
  };
  for (std::size_t i = 0; i < std::min(report.mismatches.size(), kMostLines); ++i) {
    const ScenarioReport::Mismatch& m = report.mismatches[i];
    rows.emplace_back("line " + std::to_string(m.line),
                      "cost " + textNumber(m.cost) + ", known " + textNumber(m.optimum));
  }
  if (report.mismatches.size() > kMostLines) rows.emplace_back("..", "");
  writeRows(out, rows);
}

int run(const ScenarioArguments& arguments, const Console& console) {
  grid::RouteQuestion question = questionFrom(arguments);
  const search::Limits limits = limitsFrom(arguments.limits);
  const Queries queries = grid::readScenarioFile(fileName("FILE.scen", arguments.scenario));
  const bool mapIsGiven = arguments.mapOption->count() > 0;
  ScenarioReport report;
  if (mapIsGiven || !queries.empty()) {
    const fs::path path =
        mapIsGiven ? fs::path(fileName("--map", arguments.map)) : findMap(arguments.scenario, queries);
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
  parser.add_option("FILE.scen", arguments->scenario, "The queries")->required()->type_name("");
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
