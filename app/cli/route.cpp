// app/cli/route.cpp: the command `route`: one question on one map.
#include "core/grid/route.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <filesystem>
#include <limits>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/route_options.h"
#include "app/cli/route_print.h"
#include "app/cli/route_report.h"
#include "core/grid/route_set_up.h"
#include "core/text/complaint.h"
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct RouteArguments {
  std::string map, after, trace;
  RouteOptionWords options;
  const CLI::Option* afterOption = nullptr;  // whether they are given
  const CLI::Option* traceOption = nullptr;
  LimitArguments limits;
  bool json = false;
};

std::optional<std::uint64_t> afterFrom(const RouteArguments& arguments) {
  if (arguments.afterOption->count() == 0) return std::nullopt;
  const std::string& text = arguments.after;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size())
    throw UsageError(complaint(
        "--after", text,
        "must be a whole number from 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max())));
  return value;
}

std::optional<std::string> traceFrom(const RouteArguments& arguments) {
  if (arguments.traceOption->count() == 0) return std::nullopt;
  const std::string& path = arguments.trace;
  if (!path.ends_with(".json") && !path.ends_with(".yaml") && !path.ends_with(".yml"))
    throw UsageError(complaint("--trace", path, "must end in .yaml, .yml or .json"));
  // Whatever it is called there, writing it would be the end of the map. Only of regular files: a terminal is
  // /dev/stdin and /dev/stdout.
  std::error_code error;
  if (std::filesystem::is_regular_file(path, error) &&
      std::filesystem::equivalent(path, arguments.map, error))
    throw FormatError(path, 0, "cannot be written: it is the map itself");
  return path;
}

int run(const RouteArguments& arguments, const Console& console) {
  grid::RouteQuestion question;
  arguments.options.applyTo(question);
  RouteRun how{limitsFrom(arguments.limits), afterFrom(arguments), traceFrom(arguments), {}};
  std::optional<grid::MapDocument> document =
      readMapWithin(fileName("MAP", arguments.map), console.memory, how.limits.bytes);
  if (document)
    if (const auto why = grid::whyNot(document->map, question)) throw UsageError(*why);
  // A map from a pipe cannot be found again.
  if (how.trace && std::filesystem::is_regular_file(arguments.map))
    how.setUp = setup::writeLine(grid::setUpBeside(arguments.map, *how.trace, question));
  const RouteReport report = document
                                 ? answerRoute(std::move(document->map), question, how, console, "searching")
                                 : outOfMemory(question, how);
  if (arguments.json)
    writeRouteJson(console.out, report);
  else
    writeRouteText(console.out, report);
  const bool stoppedAsAsked =
      how.after && report.outcome == search::Outcome::Stopped && report.stats.expanded >= *how.after;
  return report.isSolved() || stoppedAsAsked ? kDone : kNo;
}

}  // namespace

Command makeRoute(CLI::App& parser) {
  auto arguments = std::make_shared<RouteArguments>();
  parser.add_option("MAP", arguments->map, "A map: MovingAI's .map or Searchlight's own form")
      ->required()
      ->type_name("");
  arguments->options.addTo(parser, RouteOptionWords::Which::All);
  arguments->afterOption =
      parser.add_option("--after", arguments->after, "Stop after N expansions and tell OPEN and CLOSED")
          ->type_name("N");
  arguments->traceOption =
      parser.add_option("--trace", arguments->trace, "Write the search there as an open search trace")
          ->type_name("FILE.trace.yaml|.json");
  addLimitOptions(parser, arguments->limits);
  parser.footer(costLimitNote());
  parser.add_flag("--json", arguments->json, "One object instead of text");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
