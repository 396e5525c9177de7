// app/cli/compare_sokoban.cpp: the command `compare sokoban`: one level solved by several searches.
#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/compare_words.h"
#include "app/cli/limits.h"
#include "app/cli/output.h"
#include "app/cli/parser.h"
#include "app/cli/sokoban_levels.h"
#include "app/cli/sokoban_report.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareLevelArguments {
  std::string file, level;
  SokobanRunWords shared;
  CompareWords words;
};

struct LevelRow {
  std::string asked;  // as it was typed
  SokobanRun run;
};

std::vector<LevelRow> rowsFrom(const CompareLevelArguments& arguments) {
  SokobanRun shared;
  arguments.shared.takeInto(shared);
  shared.limits = limitsFrom(arguments.words.limits, usualGameLimits());
  std::vector<LevelRow> rows;
  for (const std::string& asked : arguments.words.asked()) {
    LevelRow row{asked, shared};
    SokobanRunWords own;
    try {
      if (arguments.words.isByRuns()) {
        auto [name, words] = splitRun(asked);
        CLI::App parser;
        prepareRunParser(parser);
        own.addTo(parser);
        LimitArguments limits;
        addLimitOptions(parser, limits);
        parseOptions(parser, std::move(words));
        own.algorithm = name;
        own.takeInto(row.run);
        row.run.limits = limitsFrom(limits, shared.limits);
      } else {
        own.algorithm = asked;
        own.takeInto(row.run);
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

int run(const CompareLevelArguments& arguments, const Console& console) {
  const std::vector<LevelRow> rows = rowsFrom(arguments);
  const AskedLevels asked = levelsFrom(arguments.file, arguments.level.empty() ? "1" : arguments.level);
  const sokoban::Board& level = *asked.collection.levels[asked.begin].board;
  const bool isByRuns = arguments.words.isByRuns();
  std::vector<std::string_view> columns{"algorithm", "outcome",  "pushes",    "moves",
                                        "optimal",   "expanded", "generated", "seconds"};
  if (isByRuns) columns.insert(columns.begin() + 1, "run");
  if (arguments.words.csv) {
    Record titles;
    for (const std::string_view column : columns) titles[std::string(column)] = column;
    writeCsvLine(console.out, titles, columns);
  }
  Table table({{isByRuns ? "run" : "algorithm"},
               {"outcome"},
               {"pushes", true},
               {"moves", true},
               {"expanded", true},
               {"seconds", true}});
  std::size_t done = 0, solved = 0;
  // One after the other, each as if it were alone.
  do {
    const LevelRow& row = rows[done++];
    const SokobanReport report = answerLevel(level, row.run, console,
                                             "search " + std::to_string(done) + " of " +
                                                 std::to_string(rows.size()) + ", " + onOneLine(row.asked));
    solved += report.isSolved() ? 1 : 0;
    Record record{{"algorithm", search::info(row.run.options.algorithm).name}};
    if (isByRuns) record["run"] = row.asked;
    record.update(sokobanRecord(report, arguments.words.json ? &level : nullptr));
    if (arguments.words.json)
      writeJsonLine(console.out, record);
    else if (arguments.words.csv)
      writeCsvLine(console.out, record, columns);
    else
      table.add({onOneLine(row.asked), std::string(outcomeName(report.solution.outcome)),
                 report.isSolved() ? std::to_string(report.solution.pushes) : "",
                 report.isSolved() ? std::to_string(report.solution.moves()) : "",
                 std::to_string(report.solution.stats.expanded), textSeconds(report.seconds)});
    console.out.flush();
  } while (done < rows.size() && console.out && !console.stop.stop_requested());
  if (!arguments.words.json && !arguments.words.csv) {
    table.write(console.out);
    if (done < rows.size()) console.out << "stopped: " << rows.size() - done << " more not begun\n";
  }
  return solved == rows.size() ? kDone : kNo;
}

}  // namespace

Command makeCompareSokoban(CLI::App& parser) {
  auto arguments = std::make_shared<CompareLevelArguments>();
  parser.footer(runFooter());
  addLevels(parser, arguments->file, arguments->level);
  arguments->shared.addTo(parser);
  arguments->words.addTo(parser, "60");
  return [=](const Console& console) {
    arguments->words.check(false);
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
