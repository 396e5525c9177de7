// app/cli/route.cpp: the command `route`: one question on one map.
#include "core/grid/route.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/grid/map_format.h"
#include "core/grid/route_arguments.h"
#include "core/grid/route_trace.h"
#include "core/search/trace_file.h"
#include "core/search/trace_player.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

using Clock = std::chrono::steady_clock;

// Words as they were typed.
struct Arguments {
  std::string map, after, trace;
  std::vector<std::string> values;          // of routeArguments()
  std::vector<const CLI::Option*> options;  // which of them are given
  const CLI::Option* afterOption = nullptr;
  const CLI::Option* traceOption = nullptr;
  LimitArguments limits;
  bool json = false;
};

struct Lists {
  std::vector<Point> open, closed;
};

struct Report {
  search::Outcome outcome{};
  search::Stats stats;
  grid::Route route;
  double seconds = 0;
  std::optional<Lists> lists;  // with --after
  bool stoppedAsAsked = false;
};

grid::RouteQuestion questionFrom(const Arguments& arguments) {
  grid::RouteQuestion question;
  const auto table = grid::routeArguments();
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (arguments.options[i]->count() == 0) continue;
    if (const auto wrong = grid::setRouteArgument(question, table[i].name, arguments.values[i]))
      throw UsageError(*wrong);
  }
  return question;
}

std::optional<std::uint64_t> afterFrom(const Arguments& arguments) {
  if (arguments.afterOption->count() == 0) return std::nullopt;
  const std::string& text = arguments.after;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    throw UsageError(complaint("--after", text, "must be a whole number from 0 up"));
  return value;
}

// The nodes of each list by their place in its order. The player keeps the low 32 bits of positions, so what
// counts is how long ago it was: right for everything that happened within the last four billion events.
Lists listsAtEnd(const search::Session& session, const grid::RouteGraph& graph) {
  search::TracePlayer player(session.trace());
  player.seek(session.trace().end());
  struct Entry {
    std::uint32_t age;
    search::NodeId node;
  };
  std::vector<Entry> open, closed;
  const auto position = static_cast<std::uint32_t>(player.position());
  const auto expansions = static_cast<std::uint32_t>(player.counts().expanded);
  const std::vector<search::PlayedNode>& nodes = player.nodes();
  for (search::NodeId n = 0; n < nodes.size(); ++n) {
    const search::PlayedNode& node = nodes[n];
    if (node.status == search::NodeStatus::Open) {
      const bool wasInserted = node.added != search::kNever;
      open.push_back({(wasInserted ? position : expansions) - search::insertionOrder(node), n});
    } else if (node.expandedAt != search::kNever) {
      closed.push_back({expansions - node.expandedAt, n});
    }
  }
  const auto cells = [&](std::vector<Entry>& entries) {
    std::ranges::sort(entries, std::ranges::greater(), &Entry::age);
    std::vector<Point> points;
    points.reserve(entries.size());
    for (const Entry& entry : entries) points.push_back(graph.point(session.stateNumber(entry.node)));
    return points;
  };
  return {cells(open), cells(closed)};
}

const std::string& traceName(const std::string& path) {
  if (!path.ends_with(".json") && !path.ends_with(".yaml") && !path.ends_with(".yml"))
    throw UsageError(complaint("--trace", path, "must end in .trace.yaml or .trace.json"));
  return path;
}

Report answer(grid::Map map, const grid::RouteQuestion& question, const Arguments& arguments,
              const Console& console) {
  // What is recorded is written, or played once, at the end of the window: a short one will do.
  constexpr std::size_t kSegments = 4;
  search::Limits limits = limitsFrom(arguments.limits);
  const std::optional<std::uint64_t> after = afterFrom(arguments);
  if (after) limits.expansions = *after;
  std::optional<search::TraceFile> file;
  if (arguments.traceOption->count() > 0) file.emplace(traceName(arguments.trace));

  search::RecordOptions record = file ? file->recordOptions() : search::RecordOptions{false, false};
  const bool isRecorded = file || after;
  const Progress progress(console, "searching");
  const auto started = Clock::now();
  const auto graph = grid::makeRouteGraph(std::move(map), question);
  const grid::RouteSession route = grid::makeRouteSession(
      graph, question, isRecorded ? search::Recording::Recorded : search::Recording::Silent,
      std::move(record), kSegments);
  search::Session& session = *route.session;
  if (file) file->begin(session, grid::routeTraceOptions(question, session, graph));

  Report report;
  report.outcome = session.run(limits, console.stop);
  report.route = grid::routeOf(session, *graph, question.options.costModel());
  report.seconds = std::chrono::duration<double>(Clock::now() - started).count();
  report.stats = session.stats();
  report.stoppedAsAsked =
      report.outcome == search::Outcome::Stopped && report.stats.expanded >= limits.expansions;
  if (after) report.lists = listsAtEnd(session, *graph);
  if (file) file->commit();
  return report;
}

// Told only of searches that ask the heuristic.
bool isMisled(const grid::RouteOptions& options) {
  return search::info(options.algorithm).usesHeuristic && !options.isAdmissible(options.usedHeuristic());
}

void writeJson(std::ostream& out, const Report& report, const grid::RouteOptions& options) {
  const bool isSolved = report.outcome == search::Outcome::Solved;
  const auto orNull = [&](const nlohmann::ordered_json& value) { return isSolved ? value : nullptr; };
  nlohmann::ordered_json object{
      {"outcome", outcomeName(report.outcome)}, {"cost", orNull(jsonNumber(report.route.cost))},
      {"steps", orNull(report.route.steps())},  {"expanded", report.stats.expanded},
      {"generated", report.stats.generated},    {"reopened", report.stats.reopened},
      {"peakOpen", report.stats.peakOpen},      {"seconds", report.seconds}};
  if (isMisled(options)) object["admissible"] = false;
  std::vector<CellList> lists{{"path", report.route.cells}};
  if (report.lists) {
    lists.emplace_back("open", report.lists->open);
    lists.emplace_back("closed", report.lists->closed);
  }
  writeJsonLine(out, object, lists);
}

std::string textOutcome(search::Outcome outcome) {
  std::string text(outcomeName(outcome));
  if (outcome == search::Outcome::Exhausted) text += ": there is no way";
  if (outcome == search::Outcome::CostLimit) text += ": a cost would not fit";
  return text;
}

void writeText(std::ostream& out, const Report& report, const grid::RouteOptions& options) {
  std::vector<std::pair<std::string, std::string>> rows{{"outcome", textOutcome(report.outcome)}};
  if (isMisled(options)) {
    const std::string name(nameOf(grid::heuristicNames(), options.usedHeuristic()));
    rows.emplace_back("heuristic",
                      name + " is not admissible here: the route may be longer than the shortest");
  }
  if (report.outcome == search::Outcome::Solved) {
    rows.emplace_back("cost", textNumber(report.route.cost));
    rows.emplace_back("steps", std::to_string(report.route.steps()));
  }
  rows.emplace_back("expanded", std::to_string(report.stats.expanded));
  rows.emplace_back("generated", std::to_string(report.stats.generated));
  rows.emplace_back("reopened", std::to_string(report.stats.reopened));
  rows.emplace_back("peak OPEN", std::to_string(report.stats.peakOpen));
  rows.emplace_back("seconds", textSeconds(report.seconds));
  if (!report.route.cells.empty()) rows.emplace_back("path", textCells(report.route.cells));
  if (report.lists) {
    rows.emplace_back("OPEN", textCells(report.lists->open));
    rows.emplace_back("CLOSED", textCells(report.lists->closed));
  }
  writeRows(out, rows);
}

int run(const Arguments& arguments, const Console& console) {
  const grid::RouteQuestion question = questionFrom(arguments);
  grid::MapDocument document = grid::readMapFile(fileName("MAP", arguments.map));
  if (const auto why = grid::whyNot(document.map, question)) throw UsageError(*why);
  const Report report = answer(std::move(document.map), question, arguments, console);
  (arguments.json ? writeJson : writeText)(console.out, report, question.options);
  return report.outcome == search::Outcome::Solved || report.stoppedAsAsked ? kDone : kNo;
}

}  // namespace

Command addRouteCommand(CLI::App& program) {
  CLI::App* command = program.add_subcommand("route", "Finds a way between two cells of a map");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("MAP", arguments->map, "A map: MovingAI's .map or Searchlight's own form")
      ->required()
      ->type_name("");
  const auto table = grid::routeArguments();
  arguments->values.resize(table.size());
  for (std::size_t i = 0; i < table.size(); ++i) {
    CLI::Option* option =
        command->add_option(std::string(table[i].name), arguments->values[i], std::string(table[i].help));
    option->type_name(std::string(table[i].value));
    if (table[i].name == "--from" || table[i].name == "--to") option->required();
    arguments->options.push_back(option);
  }
  arguments->afterOption =
      command->add_option("--after", arguments->after, "Stop after N expansions and tell OPEN and CLOSED")
          ->type_name("N");
  arguments->traceOption =
      command->add_option("--trace", arguments->trace, "Write the search there as an open search trace")
          ->type_name("FILE.trace.yaml|.json");
  addLimitOptions(*command, arguments->limits);
  command->add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
