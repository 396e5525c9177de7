// app/cli/compare_route.cpp: the command `compare route`: one question answered by several searches.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/parser.h"
#include "app/cli/route_options.h"
#include "app/cli/route_print.h"
#include "app/cli/route_report.h"
#include "core/grid/route_arguments.h"
#include "core/text/shell_words.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareArguments {
  std::string map, algorithms;
  std::vector<std::string> runs;
  RouteOptionWords options;
  LimitArguments limits;
  bool json = false, csv = false;
};

// What makes a row.
struct Row {
  std::string asked;  // as it was typed: an algorithm's name or a run
  grid::RouteQuestion question;
  RouteRun how;
};

constexpr std::string_view kAlgorithm = "--algorithm";

// What is wrong with a row, by the option that asked for it.
[[noreturn]] void failRow(const Row& row, bool isRun, const std::string& wrong) {
  if (isRun) throw UsageError(complaint("--run", row.asked, wrong));
  const bool isAboutName = wrong.starts_with(std::string(kAlgorithm) + " ");
  throw UsageError(isAboutName ? "--algorithms" + wrong.substr(kAlgorithm.size()) : wrong);
}

void setAlgorithm(Row& row, bool isRun, const std::string& name) {
  if (const auto wrong = grid::setRouteArgument(row.question, kAlgorithm, name)) failRow(row, isRun, *wrong);
}

std::vector<std::string> partsOf(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// "weighted-a-star --weight 2": an algorithm, and options that go before those of all rows.
void applyRun(Row& row) try {
  std::vector<std::string> words = shellWords(row.asked);
  if (words.empty()) failRow(row, true, "must begin with an algorithm");
  setAlgorithm(row, true, words.front());
  words.erase(words.begin());
  CLI::App parser;
  parser.set_help_flag();
  parser.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  RouteOptionWords options;
  options.addTo(parser, RouteOptionWords::Which::OfARun);
  LimitArguments limits;
  addLimitOptions(parser, limits);
  try {
    parseOptions(parser, std::move(words));
    options.applyTo(row.question);
    row.how.limits = limitsFrom(limits, row.how.limits);
  } catch (const UsageError& error) {
    failRow(row, true, error.what());
  }
} catch (const ShellWordsError& error) {
  failRow(row, true, error.what());
}

std::vector<Row> rowsFrom(const CompareArguments& arguments) {
  const bool isRuns = !arguments.runs.empty();
  Row shared;
  arguments.options.applyTo(shared.question);
  shared.how.limits = limitsFrom(arguments.limits);
  std::vector<Row> rows;
  for (const std::string& asked : isRuns ? arguments.runs : partsOf(arguments.algorithms, ',')) {
    Row& row = rows.emplace_back(shared);
    row.asked = asked;
    if (isRuns)
      applyRun(row);
    else
      setAlgorithm(row, false, asked);
  }
  return rows;
}

// The rows as they come, one form for each way of printing.
class Printer {
 public:
  Printer(const CompareArguments& arguments, std::ostream& out)
      : m_json(arguments.json), m_csv(arguments.csv), m_isRuns(!arguments.runs.empty()), m_out(out) {
    if (m_csv) writeCsvTitles();
  }

  void add(const Row& row, const RouteReport& report) {
    Record record{{"algorithm", search::info(report.options.algorithm).name}};
    if (m_isRuns) record["run"] = row.asked;
    if (m_json) {
      writeRouteJson(m_out, report, record);
    } else {
      record.update(routeRecord(report));
      if (m_csv)
        writeCsvLine(m_out, record, csvColumns());
      else
        addText(row, report);
    }
    m_out.flush();
  }

  // REQUIRES: no add() after it.
  void finish(std::size_t missing) {
    if (m_json || m_csv) return;
    m_table.write(m_out);
    m_out << m_notes;
    if (missing > 0) m_out << "stopped: " << missing << " more not begun\n";
  }

 private:
  std::vector<std::string_view> csvColumns() const {
    std::vector<std::string_view> columns{"algorithm", "outcome",  "cost",     "steps",   "expanded",
                                          "generated", "reopened", "peakOpen", "seconds", "admissible"};
    if (m_isRuns) columns.insert(columns.begin() + 1, "run");
    return columns;
  }
  void writeCsvTitles() {
    Record titles;
    for (const std::string_view column : csvColumns()) titles[std::string(column)] = column;
    writeCsvLine(m_out, titles, csvColumns());
  }
  void addText(const Row& row, const RouteReport& report) {
    const bool solved = report.isSolved();
    m_table.add({onOneLine(row.asked), std::string(outcomeName(report.outcome)),
                 solved ? tableNumber(report.route.cost) : "",
                 solved ? std::to_string(report.route.steps()) : "", std::to_string(report.stats.expanded),
                 std::to_string(report.stats.generated), std::to_string(report.stats.reopened),
                 std::to_string(report.stats.peakOpen), textSeconds(report.seconds)});
    if (report.isMisled()) m_notes += onOneLine(row.asked) + ": " + inadmissibleNote(report) + "\n";
  }

  bool m_json, m_csv, m_isRuns;
  std::ostream& m_out;
  Table m_table{{{m_isRuns ? "run" : "algorithm"},
                 {"outcome"},
                 {"cost", true},
                 {"steps", true},
                 {"expanded", true},
                 {"generated", true},
                 {"reopened", true},
                 {"peak OPEN", true},
                 {"seconds", true}}};
  std::string m_notes;
};

int run(const CompareArguments& arguments, const Console& console) {
  const std::vector<Row> rows = rowsFrom(arguments);
  // The map is read if any row has room for it.
  const std::size_t most =
      std::ranges::max(rows, {}, [](const Row& row) { return row.how.limits.bytes; }).how.limits.bytes;
  const std::optional<grid::MapDocument> document =
      readMapWithin(fileName("MAP", arguments.map), console.memory, most);
  for (const Row& row : rows)
    if (const auto why = document ? grid::whyNot(document->map, row.question) : std::nullopt) {
      if (why->starts_with("--from") || why->starts_with("--to")) throw UsageError(*why);  // of all rows
      failRow(row, !arguments.runs.empty(), *why);
    }

  Printer printer(arguments, console.out);
  std::size_t done = 0, solved = 0;
  // One after the other, each as if it were alone: a time is the search's own, and the memory is given back.
  do {
    const Row& row = rows[done++];
    const std::string progress =
        "search " + std::to_string(done) + " of " + std::to_string(rows.size()) + ", " + onOneLine(row.asked);
    RouteRun how = row.how;
    if (document)
      how.limits.bytes += document->map.cellCount();  // kept for the other rows: the row alone needs none
    const RouteReport report = document ? answerRoute(document->map, row.question, how, console, progress)
                                        : outOfMemory(row.question, row.how);
    solved += report.isSolved() ? 1 : 0;
    printer.add(row, report);
  } while (done < rows.size() && console.out && !console.stop.stop_requested());
  printer.finish(rows.size() - done);
  return solved == rows.size() ? kDone : kNo;
}

}  // namespace

Command makeCompareRoute(CLI::App& parser) {
  auto arguments = std::make_shared<CompareArguments>();
  parser.footer(
      "A run is split into words as a shell does it: blanks part them, quotes keep them together.\n" +
      costLimitNote());
  parser.add_option("MAP", arguments->map, "A map: MovingAI's .map or Searchlight's own form")
      ->required()
      ->type_name("");
  arguments->options.addTo(parser, RouteOptionWords::Which::WithoutAlgorithm);
  CLI::Option* algorithms =
      parser.add_option("--algorithms", arguments->algorithms, "The searches, in the order of the rows")
          ->type_name("NAME,NAME,..");
  CLI::Option* runs =
      parser
          .add_option(
              "--run", arguments->runs,
              "Instead: a search with options of its own, which go before those of all; again for more")
          ->type_name("\"NAME [options]\"")
          ->allow_extra_args(false)
          ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  addLimitOptions(parser, arguments->limits);
  CLI::Option* json = parser.add_flag("--json", arguments->json, "One object a line instead of text");
  CLI::Option* csv = parser.add_flag("--csv", arguments->csv, "Comma separated values instead of text");
  return [=](const Console& console) {
    if (algorithms->count() > 0 && runs->count() > 0)
      throw UsageError("--run: not together with --algorithms");
    if (algorithms->count() == 0 && runs->count() == 0) throw UsageError("--algorithms or --run is missing");
    if (json->count() > 0 && csv->count() > 0) throw UsageError("--csv: not together with --json");
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
