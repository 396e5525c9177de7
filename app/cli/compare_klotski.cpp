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
#include "core/text/format_error.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareLayoutArguments {
  AskedLayoutWords asked;
  KlotskiRunWords shared;
  CompareWords words;
  // Whether the searches are told as runs: they are, too, where a set-up says which.
  bool isByRuns() const { return words.algorithmsOption->count() == 0; }
};

struct LayoutRow {
  std::string asked;  // as it was typed
  KlotskiRun run;
};

// A search of a set-up as --run would ask for it.
std::string runText(const setup::Words& run, const KlotskiRun& asked) {
  std::string text(search::info(asked.options.algorithm).name);
  for (const auto& [name, value] : run)
    if (name != "algorithm") text += " --" + name + " " + value;
  return text;
}

LayoutRow rowOf(const std::string& asked, bool isByRuns, const KlotskiRun& shared) try {
  LayoutRow row{asked, shared};
  KlotskiRunWords own;
  if (isByRuns) {
    auto [name, words] = splitRun(asked);
    CLI::App parser;
    prepareRunParser(parser);
    own.addTo(parser);
    LimitArguments limits;
    addLimitOptions(parser, limits);
    parseOptions(parser, std::move(words));
    row.run.limits = limitsFrom(limits, shared.limits);
    own.algorithm = name;
  } else {
    own.algorithm = asked;
  }
  if (own.algorithm.empty()) throw UsageError(complaint("--algorithm", own.algorithm, "must be a name"));
  own.takeInto(row.run);
  return row;
} catch (const UsageError& error) {
  const std::string wrong = error.what();
  if (wrong.starts_with("--run")) throw;  // it says so already
  failRow(asked, isByRuns, wrong);
}

// The searches that the line names, else those of a set-up, which its options go before.
std::vector<LayoutRow> rowsFrom(const CompareLayoutArguments& arguments, const AskedWords& asked) {
  const std::string& file = arguments.asked.setUp;
  KlotskiRun shared;
  shared.limits = limitsFrom(arguments.words.limits, usualGameLimits());
  takeSetUpWords(shared, asked.question, file, "question");
  std::vector<LayoutRow> rows;
  if (arguments.words.namesSearches()) {
    arguments.shared.takeInto(shared);
    for (const std::string& text : arguments.words.asked())
      rows.push_back(rowOf(text, arguments.words.isByRuns(), shared));
  } else {
    for (const setup::Words& run : asked.runs) {
      LayoutRow& row = rows.emplace_back(LayoutRow{{}, shared});
      takeSetUpWords(row.run, run, file, "runs");
      arguments.shared.takeInto(row.run);
      row.asked = runText(run, row.run);
    }
  }
  return rows;
}

// A row's members, in the order of the columns.
Record recordOf(const LayoutRow& row, const KlotskiReport& report, bool isByRuns) {
  Record record{{"algorithm", search::info(report.run.options.algorithm).name}};
  if (isByRuns) record["run"] = row.asked;
  return record;
}

int run(const CompareLayoutArguments& arguments, const Console& console) {
  // What the line names is looked at before a file is.
  std::vector<LayoutRow> rows = rowsFrom(arguments, {});
  const AskedLayout asked = askedLayout(arguments.asked, console);
  if (arguments.asked.isBySetUp()) rows = rowsFrom(arguments, asked.words);
  if (rows.empty())
    throw FormatError(arguments.asked.setUp, 0,
                      "runs: there is no search that could be asked: --algorithms or --run is missing");
  const klotski::Board& layout = asked.board;
  const bool isByRuns = arguments.isByRuns();
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
  std::string notes;
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
      if (report.solution.isBeforeSearch) notes += onOneLine(row.asked) + ": " + outcomeText(report) + "\n";
    }
    console.out.flush();
  } while (done < rows.size() && console.out && !console.stop.stop_requested());
  if (!arguments.words.json && !arguments.words.csv) {
    table.write(console.out);
    console.out << notes;
    if (done < rows.size()) console.out << "stopped: " << rows.size() - done << " more not begun\n";
  }
  return solved == rows.size() ? kDone : kNo;
}

}  // namespace

Command makeCompareKlotski(CLI::App& parser) {
  auto arguments = std::make_shared<CompareLayoutArguments>();
  parser.footer(runFooter());
  arguments->asked.addTo(parser, AskedLayoutWords::By::Comparison);
  arguments->shared.addTo(parser);
  arguments->words.addTo(parser, "60");
  return [=](const Console& console) {
    arguments->words.check(arguments->asked.isBySetUp());
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
