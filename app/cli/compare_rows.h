// app/cli/compare_rows.h: a game's board solved by several searches, a row each: read from the line or a set-up, asked one after the
// other, printed.
#pragma once
#include <CLI/CLI.hpp>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/compare_words.h"
#include "app/cli/console.h"
#include "app/cli/game_set_up.h"
#include "app/cli/option_words.h"
#include "app/cli/output.h"
#include "core/search/algorithms.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

// Run is what a search is asked: `asked`, of a domain's table, and `limits`.
template <class Run>
struct ComparedRow {
  std::string asked;  // as it was typed
  Run run;
};

inline bool isNoAlgorithm(std::string_view key) { return key != "algorithm"; }

// Throws UsageError for what does not go together.
template <class Run>
void checkRun(const Run& run) {
  if constexpr (requires { requireFits(run); }) requireFits(run);
}

template <class Run, class Question>
ComparedRow<Run> comparedRow(const std::string& asked, bool isByRuns, const Run& shared,
                             const setup::Options<Question>& table) try {
  ComparedRow<Run> row{asked, shared};
  std::string algorithm = asked;
  if (isByRuns) {
    auto [name, words] = splitRun(asked);
    CLI::App parser;
    prepareRunParser(parser);
    OptionWords<Question> own;
    own.addTo(parser, table, isNoAlgorithm);
    LimitArguments limits;
    addLimitOptions(parser, limits);
    parseOptions(parser, std::move(words));
    row.run.limits = limitsFrom(limits, shared.limits);
    own.applyTo(row.run.asked);
    algorithm = name;
  }
  if (algorithm.empty()) throw UsageError(complaint("--algorithm", algorithm, "must be a name"));
  OptionWords<Question>::setOption(table, row.run.asked, "algorithm", algorithm);
  checkRun(row.run);
  return row;
} catch (const UsageError& error) {
  const std::string wrong = error.what();
  if (wrong.starts_with("--run")) throw;  // it says so already
  failRow(asked, isByRuns, wrong);
}

// The searches that the line names, else those of a set-up, which the line's options go before.
template <class Run, class Question>
std::vector<ComparedRow<Run>> comparedRows(const CompareWords& words,
                                           const OptionWords<Question>& sharedWords,
                                           const setup::Options<Question>& table, Run shared,
                                           const AskedWords& asked, const std::string& setUp) {
  shared.limits = limitsFrom(words.limits, usualGameLimits());
  takeSetUpWords(table, shared.asked, asked.question, setUp, "question");
  std::vector<ComparedRow<Run>> rows;
  if (words.namesSearches()) {
    sharedWords.applyTo(shared.asked);
    checkRun(shared);
    for (const std::string& text : words.asked())
      rows.push_back(comparedRow(text, words.isByRuns(), shared, table));
    return rows;
  }
  for (const setup::Words& run : asked.runs) {
    ComparedRow<Run>& row = rows.emplace_back(ComparedRow<Run>{{}, shared});
    for (const auto& [name, value] : run)
      if (!setup::findOption(table, name))
        throw FormatError(setUp, 0, "runs: " + inQuotes(name) + ": not an option of a run");
    takeSetUpWords(table, row.run.asked, run, setUp, "runs");
    sharedWords.applyTo(row.run.asked);
    checkRun(row.run);
    row.asked = search::info(row.run.asked.search.algorithm).name;  // as --run would ask for it
    for (const auto& [name, value] : run)
      if (const auto* option = setup::findOption(table, name); option->key != "algorithm")
        row.asked += " --" + std::string(option->key) + " " + value;
  }
  return rows;
}

// What is read is read if any row has room for it; what the line says of all of them goes where it names none.
template <class Run>
std::size_t mostBytes(const CompareWords& words, const std::vector<ComparedRow<Run>>& rows) {
  std::size_t most = rows.empty() ? limitsFrom(words.limits, usualGameLimits()).bytes : 0;
  for (const ComparedRow<Run>& row : rows) most = std::max(most, row.run.limits.bytes);
  return most;
}

inline void requireRows(bool hasRows, const std::string& setUp) {
  if (!hasRows) throw FormatError(setUp, 0, "runs: no search to run: --algorithms or --run is missing");
}

// What a game prints of its rows. Columns behind that of the board, "algorithm" (and "run" where searches are told as runs).
struct ComparedColumns {
  std::string_view board;  // "level": what tells the boards apart
  std::vector<std::string_view> csv;
  std::vector<Table::Column> table;
};

// A board that the rows are about, by what its column says; a broken one is a row of its own and not solved.
struct ComparedBoard {
  Record name;
  std::string broken = {};  // the reason; empty: it is none
};

// Asks each of each board as if it were alone. `answer(board, run, progress)` gives a report with isSolved(), of the board at
// that place; `record(board, report, json)` its members, `cells(report)` its columns of the table, `note(report)` what is to be
// said besides, or nothing. REQUIRES: rows, and boards.
template <class Run, class Answer, class RecordOf, class Cells, class Note>
int compareRows(const std::vector<ComparedRow<Run>>& rows, const std::vector<ComparedBoard>& boards,
                const CompareWords& words, bool isByRuns, const ComparedColumns& columns,
                const Console& console, Answer&& answer, RecordOf&& recordOf, Cells&& cells, Note&& note) {
  const OutputForm& form = words.form;
  const std::string column(columns.board);
  std::vector<std::string_view> names{columns.board, "algorithm"};
  if (isByRuns) names.emplace_back("run");
  names.insert(names.end(), columns.csv.begin(), columns.csv.end());
  if (words.tellsTimes()) names.push_back(kRepeats);
  if (form.csv) writeCsvTitles(console.out, names);
  std::vector<Table::Column> heads{{columns.board, boards.front().name.is_number()},
                                   {isByRuns ? "run" : "algorithm"}};
  heads.insert(heads.end(), columns.table.begin(), columns.table.end());
  if (words.tellsTimes()) heads.push_back({kRepeats, true});
  Table table(heads);
  std::string notes;
  const std::size_t all = rows.size() * boards.size();
  std::size_t done = 0, solved = 0;
  while (done == 0 || (done < all && console.out && !console.stop.stop_requested())) {
    const std::size_t at = done / rows.size();
    const ComparedBoard& board = boards[at];
    const std::string name = board.name.is_string() ? board.name.get<std::string>() : board.name.dump();
    if (!board.broken.empty()) {
      done += rows.size();
      const Record record{{column, board.name}, {"outcome", "broken"}, {"reason", board.broken}};
      if (form.json)
        writeJsonLine(console.out, record);
      else if (form.csv)
        writeCsvLine(console.out, record, names);
      else
        notes += column + " " + onOneLine(name) + ": broken: " + board.broken + "\n";
      continue;
    }
    const ComparedRow<Run>& row = rows[done++ % rows.size()];
    const auto [report, runs] = repeated(
        words.times(), console,
        "search " + std::to_string(done) + " of " + std::to_string(all) + ", " + onOneLine(row.asked),
        [&](const std::string& progress) { return answer(at, row.run, progress); });
    solved += report.isSolved() ? 1 : 0;
    Record record{{column, board.name}, {"algorithm", search::info(row.run.asked.search.algorithm).name}};
    if (isByRuns) record["run"] = row.asked;
    record.update(recordOf(at, report, form.json));
    if (words.tellsTimes()) record[std::string(kRepeats)] = runs;
    if (form.json) {
      writeJsonLine(console.out, record);
    } else if (form.csv) {
      writeCsvLine(console.out, record, names);
    } else {
      std::vector<std::string> texts{onOneLine(name), onOneLine(row.asked)};
      for (std::string& text : cells(report)) texts.push_back(std::move(text));
      if (words.tellsTimes()) texts.push_back(std::to_string(runs));
      table.add(std::move(texts));
      if (const std::string said = note(report); !said.empty())
        notes += (boards.size() > 1 ? column + " " + onOneLine(name) + ", " : "") + onOneLine(row.asked) +
                 ": " + said + "\n";
    }
    console.out.flush();
  }
  if (form.isText()) {
    table.write(console.out);
    console.out << notes;
    if (done < all) console.out << "stopped: " << all - done << " more not started\n";
  }
  return solved == all ? kDone : kNo;
}

}  // namespace searchlight::cli
