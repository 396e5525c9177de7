// app/cli/compare_klotski.cpp: the command `compare klotski`: one layout solved by several searches.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/compare_words.h"
#include "app/cli/klotski_layout.h"
#include "app/cli/klotski_report.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/parser.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareLayoutArguments {
  std::string layout, metric = "moves";
  CompareWords words;
};

constexpr const char* kMetricHelp =
    "What counts as one: moves (a piece slid any way), straight (along a line) or steps (by a cell); moves "
    "if not "
    "given";

struct LayoutRow {
  std::string asked;  // as it was typed
  KlotskiRun run;
};

std::vector<LayoutRow> rowsFrom(const CompareLayoutArguments& arguments) {
  KlotskiRun shared;
  shared.count = klotskiCount(arguments.metric);
  shared.limits = limitsFrom(arguments.words.limits, usualGameLimits());
  std::vector<LayoutRow> rows;
  for (const std::string& asked : arguments.words.asked()) {
    LayoutRow row{asked, shared};
    try {
      if (arguments.words.isByRuns()) {
        auto [name, words] = splitRun(asked);
        row.run.algorithm = klotskiAlgorithm(name);
        CLI::App parser;
        prepareRunParser(parser);
        std::string metric = arguments.metric;
        parser.add_option("--metric", metric, kMetricHelp)->type_name("NAME");
        KlotskiRunWords own;
        own.addTo(parser);
        LimitArguments limits;
        addLimitOptions(parser, limits);
        parseOptions(parser, std::move(words));
        row.run.count = klotskiCount(metric);
        own.takeInto(row.run);
        row.run.limits = limitsFrom(limits, shared.limits);
      } else {
        row.run.algorithm = klotskiAlgorithm(asked);
      }
    } catch (const UsageError& error) {
      const std::string wrong = error.what();
      if (wrong.starts_with("--run")) throw;  // it says so already
      failRow(asked, arguments.words.isByRuns(), wrong);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

// A row's members, in the order of the columns.
Record recordOf(const LayoutRow& row, const KlotskiReport& report, bool isByRuns) {
  Record record{{"algorithm", search::info(report.run.algorithm).name}};
  if (isByRuns) record["run"] = row.asked;
  return record;
}

int run(const CompareLayoutArguments& arguments, const Console& console) {
  const std::vector<LayoutRow> rows = rowsFrom(arguments);
  const klotski::Board layout = layoutFrom(arguments.layout);
  const bool isByRuns = arguments.words.isByRuns();
  std::vector<std::string_view> columns{"algorithm", "outcome", "length", "expanded", "seconds"};
  if (isByRuns) columns.insert(columns.begin() + 1, "run");
  if (arguments.words.csv) {
    Record titles;
    for (const std::string_view column : columns) titles[std::string(column)] = column;
    writeCsvLine(console.out, titles, columns);
  }
  Table table({{isByRuns ? "run" : "algorithm"},
               {"outcome"},
               {"length", true},
               {"expanded", true},
               {"seconds", true}});
  std::size_t done = 0, solved = 0;
  // One after the other, each as if it were alone.
  do {
    const LayoutRow& row = rows[done++];
    const KlotskiReport report = answerLayout(layout, row.run, console,
                                              "search " + std::to_string(done) + " of " +
                                                  std::to_string(rows.size()) + ", " + onOneLine(row.asked));
    solved += report.isSolved() ? 1 : 0;
    Record record = recordOf(row, report, isByRuns);
    if (arguments.words.json) {
      writeKlotskiJson(console.out, report, std::move(record));
    } else if (arguments.words.csv) {
      record.update(klotskiRecord(report));
      writeCsvLine(console.out, record, columns);
    } else {
      table.add({onOneLine(row.asked), std::string(outcomeName(report.solution.outcome)),
                 report.isSolved() ? std::to_string(report.solution.slides.size()) : "",
                 std::to_string(report.solution.stats.expanded), textSeconds(report.seconds)});
    }
    console.out.flush();
  } while (done < rows.size() && console.out && !console.stop.stop_requested());
  if (!arguments.words.json && !arguments.words.csv) {
    table.write(console.out);
    if (done < rows.size()) console.out << "stopped: " << rows.size() - done << " more not begun\n";
  }
  return solved == rows.size() ? kDone : kNo;
}

}  // namespace

Command makeCompareKlotski(CLI::App& parser) {
  auto arguments = std::make_shared<CompareLayoutArguments>();
  parser.footer(runFooter());
  addLayout(parser, arguments->layout);
  parser.add_option("--metric", arguments->metric, kMetricHelp)->type_name("NAME");
  arguments->words.addTo(parser, "60");
  return [=](const Console& console) {
    arguments->words.check(false);
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
