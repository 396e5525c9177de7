// app/cli/scenario.cpp: the command `scenario`: all queries of a benchmark file, against its known lengths.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <memory>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_arguments.h"
#include "core/grid/scenario_format.h"
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using Queries = std::vector<grid::ScenarioQuery>;

struct Arguments {
  std::string scenario, map, algorithm;
  const CLI::Option* mapOption = nullptr;
  const CLI::Option* algorithmOption = nullptr;
  LimitArguments limits;
  bool json = false;
};

struct Mismatch {
  int line = 0;
  double cost = 0, optimum = 0;
};

struct Report {
  std::size_t queries = 0, solved = 0;
  std::vector<Mismatch> mismatches;
  double cost = 0;  // of all routes
  std::uint64_t expanded = 0;
  double seconds = 0;
};

// The benchmark's convention; the other options are the usual ones.
grid::RouteQuestion questionFrom(const Arguments& arguments) {
  grid::RouteQuestion question;
  question.options.neighbours = grid::Neighbours::Eight;
  question.options.corners = grid::CornerRule::Never;
  question.options.costs = grid::CostModel::Sqrt2;
  if (arguments.algorithmOption->count() > 0)
    if (const auto wrong = grid::setRouteArgument(question, "--algorithm", arguments.algorithm))
      throw UsageError(*wrong);
  return question;
}

bool promisesOptimum(const grid::RouteOptions& options) {
  const search::Promise promise = search::info(options.algorithm).promise;
  return promise == search::Promise::Always ||
         (promise == search::Promise::AdmissibleHeuristic && options.isAdmissible(options.usedHeuristic()));
}

bool isFile(const fs::path& path) {
  std::error_code error;
  return fs::exists(path, error) && !fs::is_directory(path, error);
}

// The file without .scen, the map's name beside the file, the map's path as the file has it; the first that
// is there.
fs::path findMap(const fs::path& scenario, const Queries& queries) {
  const grid::ScenarioQuery& first = queries.front();
  for (const grid::ScenarioQuery& query : queries)
    if (query.map != first.map)
      throw FormatError(scenario.string(), query.line,
                        "another map than in the first row; say which with --map");
  std::vector<fs::path> places;
  if (scenario.extension() == ".scen") places.push_back(fs::path(scenario).replace_extension());
  places.push_back(scenario.parent_path() / fs::path(first.map).filename());
  places.emplace_back(first.map);
  const auto found = std::ranges::find_if(places, isFile);
  if (found != places.end()) return *found;
  std::string tried;
  for (const fs::path& place : places) tried += (tried.empty() ? "" : ", ") + place.string();
  throw FormatError(scenario.string(), first.line,
                    "no map found, neither of " + tried + "; say which with --map");
}

// REQUIRES: every query can be asked of the map.
Report ask(const Queries& queries, grid::Map map, grid::RouteQuestion question, search::Limits limits,
           const Console& console) {
  Report report;
  report.queries = queries.size();
  const double secondsInAll = limits.seconds;
  const bool isHeldToOptimum = promisesOptimum(question.options);
  Progress progress(console, "query", queries.size());

  const auto started = Clock::now();
  const auto secondsGone = [&] { return std::chrono::duration<double>(Clock::now() - started).count(); };
  question.from = queries.front().start;
  question.to = queries.front().goal;
  const auto graph = grid::makeRouteGraph(std::move(map), question);
  const grid::RouteSession route = grid::makeRouteSession(graph, question, search::Recording::Silent);
  for (std::size_t i = 0; i < queries.size() && !console.stop.stop_requested(); ++i) {
    const grid::ScenarioQuery& query = queries[i];
    limits.seconds = secondsInAll - secondsGone();
    if (limits.seconds <= 0) break;
    progress.setDone(i + 1);
    route.ask(query.start, query.goal);
    const search::Outcome outcome = route.session->run(limits, console.stop);
    report.expanded += route.session->stats().expanded;
    if (outcome != search::Outcome::Solved) continue;
    ++report.solved;
    const double cost = grid::routeOf(*route.session, *graph, question.options.costModel()).cost;
    report.cost += cost;
    if (isHeldToOptimum && std::abs(cost - query.optimal) > 1e-4 * std::max(1.0, query.optimal))
      report.mismatches.push_back({query.line, cost, query.optimal});
  }
  report.seconds = secondsGone();
  return report;
}

void writeJson(std::ostream& out, const Report& report) {
  writeJsonLine(out, {{"queries", report.queries},
                      {"solved", report.solved},
                      {"mismatches", report.mismatches.size()},
                      {"cost", jsonNumber(report.cost)},
                      {"expanded", report.expanded},
                      {"seconds", report.seconds}});
}

void writeText(std::ostream& out, const Report& report) {
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
    const Mismatch& m = report.mismatches[i];
    rows.emplace_back("line " + std::to_string(m.line),
                      "cost " + textNumber(m.cost) + ", known " + textNumber(m.optimum));
  }
  if (report.mismatches.size() > kMostLines) rows.emplace_back("..", "");
  writeRows(out, rows);
}

int run(const Arguments& arguments, const Console& console) {
  grid::RouteQuestion question = questionFrom(arguments);
  const search::Limits limits = limitsFrom(arguments.limits);
  const Queries queries = grid::readScenarioFile(fileName("FILE.scen", arguments.scenario));
  const bool mapIsGiven = arguments.mapOption->count() > 0;
  Report report;
  if (mapIsGiven || !queries.empty()) {
    const fs::path path =
        mapIsGiven ? fs::path(fileName("--map", arguments.map)) : findMap(arguments.scenario, queries);
    grid::MapDocument document = grid::readMapFile(path);
    for (const grid::ScenarioQuery& query : queries)
      grid::checkScenarioQuery(query, document.map, arguments.scenario);
    if (!queries.empty()) {
      question.from = queries.front().start;
      question.to = queries.front().goal;
      if (const auto why = grid::whyNot(document.map, question)) throw UsageError(*why);
      report = ask(queries, std::move(document.map), question, limits, console);
    }
  }
  (arguments.json ? writeJson : writeText)(console.out, report);
  return report.solved == report.queries && report.mismatches.empty() ? kDone : kNo;
}

}  // namespace

Command addScenarioCommand(CLI::App& program) {
  CLI::App* command = program.add_subcommand(
      "scenario", "Asks all queries of a MovingAI .scen file and checks the costs against its lengths");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("FILE.scen", arguments->scenario, "The queries")->required()->type_name("");
  arguments->mapOption =
      command->add_option("--map", arguments->map, "The map, if not the one that the file names")
          ->type_name("FILE.map");
  arguments->algorithmOption =
      command->add_option("--algorithm", arguments->algorithm, "The search; a-star if not given")
          ->type_name("NAME");
  addLimitOptions(*command, arguments->limits);
  command->add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
