// app/cli/route.cpp: the command `route`: one question on one map.
#include "core/grid/route.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>

#include "app/cli/arguments.h"
#include "app/cli/asked_route.h"
#include "app/cli/commands.h"
#include "app/cli/route_report.h"
#include "core/grid/route_command.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct RouteArguments {
  AskedRouteWords asked;
  std::string after, trace;
  const CLI::Option* afterOption = nullptr;  // whether they are given
  const CLI::Option* traceOption = nullptr;
  LimitArguments limits;
  OutputForm form;

  bool isTraceToOutput() const { return trace == kStandardStream; }
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

// Whatever the trace is called there, writing it would be the end of what was read. Only of regular files: a terminal is
// /dev/stdin and /dev/stdout.
void verifyOther(const std::string& trace, const std::string& read, const char* what) {
  std::error_code error;
  if (std::filesystem::is_regular_file(trace, error) && std::filesystem::equivalent(trace, read, error))
    throw FormatError(trace, 0, std::string("cannot be written: it is the ") + what + " itself");
}

std::optional<std::string> traceFrom(const RouteArguments& arguments) {
  if (arguments.traceOption->count() == 0) return std::nullopt;
  const std::string& path = arguments.trace;
  if (arguments.isTraceToOutput()) {
    if (arguments.form.csv) throw UsageError("--csv: cannot be combined with --trace -");
    return path;
  }
  if (!path.ends_with(".json") && !path.ends_with(".yaml") && !path.ends_with(".yml"))
    throw UsageError(complaint("--trace", path, "must end in .yaml, .yml or .json, or be -"));
  verifyOther(path, arguments.asked.map, "map");
  verifyOther(path, arguments.asked.setUp, "workspace");
  return path;
}

int run(const RouteArguments& arguments, const Console& console) {
  arguments.form.check();
  RouteRun how{limitsFrom(arguments.limits), afterFrom(arguments), traceFrom(arguments), {}, {}};
  if (arguments.isTraceToOutput())
    how.flavour = arguments.form.json ? search::SearchTraceFlavour::Json : search::SearchTraceFlavour::Yaml;
  AskedRoute asked = askedRoute(arguments.asked, how.limits.bytes, console);
  if (how.trace && !arguments.isTraceToOutput())
    verifyOther(*how.trace, asked.file, "map");  // the one that a set-up names
  console.error << asked.warning;
  const grid::RouteQuestion& question = asked.question;
  // A map from a pipe, or from within a set-up, cannot be found again.
  if (how.trace && asked.file != kStandardStream && std::filesystem::is_regular_file(asked.file))
    how.setUp = setup::writeLine(grid::setUpBeside(asked.file, *how.trace, question));
  const RouteReport report =
      asked.document ? answerRoute(std::move(asked.document->map), question, how, console, "searching")
                     : outOfMemory(question, how);
  const bool isPathWanted = !arguments.asked.isPathLeftOut;
  if (arguments.isTraceToOutput()) {  // the trace alone is there
    writeRouteText(console.error, report, isPathWanted);
  } else if (arguments.form.json) {
    writeRouteJson(console.out, report, isPathWanted);
  } else if (arguments.form.csv) {
    writeCsvTitles(console.out, kRouteColumns);
    writeCsvLine(console.out, routeRecord(report), kRouteColumns);
  } else {
    writeRouteText(console.out, report, isPathWanted);
  }
  const bool stoppedAsAsked =
      how.after && report.outcome == search::Outcome::Stopped && report.stats.expanded >= *how.after;
  return report.isSolved() || stoppedAsAsked ? kDone : kNo;
}

}  // namespace

Command makeRoute(CLI::App& parser) {
  auto arguments = std::make_shared<RouteArguments>();
  arguments->asked.addTo(parser);
  arguments->afterOption =
      parser.add_option("--after", arguments->after, "Stops after N expansions and prints OPEN and CLOSED")
          ->type_name("N");
  arguments->traceOption =
      parser
          .add_option("--trace", arguments->trace,
                      "Writes the search as an open search trace; -: to standard output, as YAML or (with "
                      "--json) JSON, with the statistics on standard error")
          ->type_name("FILE.trace.yaml|.json|-");
  addLimitOptions(parser, arguments->limits);
  parser.footer(costLimitNote());
  arguments->form.addTo(parser);
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
