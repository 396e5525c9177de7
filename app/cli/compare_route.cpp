// app/cli/compare_route.cpp: the command `compare route`: one question answered by several searches.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

#include "app/cli/arguments.h"
#include "app/cli/asked_route.h"
#include "app/cli/commands.h"
#include "app/cli/compare_words.h"
#include "app/cli/route_report.h"
#include "core/grid/route_command.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"

namespace searchlight::cli {
namespace {

// Words as they were typed.
struct CompareArguments {
  AskedRouteWords asked;
  CompareWords words;

  // Whether the line says which searches; else a set-up does.
  bool namesSearches() const { return words.namesSearches(); }
};

// What makes a row.
struct Row {
  std::string asked;  // as it was typed: an algorithm's name or a run
  grid::RouteQuestion question;
  RouteRun how;
};

void setAlgorithm(Row& row, bool isRun, const std::string& name) {
  if (const auto wrong = setup::setOption(grid::routeOptions(), row.question, "algorithm", name, "--"))
    failRow(row.asked, isRun, english(*wrong));
}

// "weighted-a-star --weight 2": an algorithm, and options that go before those of all rows.
void applyRun(Row& row) {
  auto [name, words] = splitRun(row.asked);
  setAlgorithm(row, true, name);
  CLI::App parser;
  prepareRunParser(parser);
  OptionWords<grid::RouteQuestion> options;
  options.addTo(parser, grid::routeOptions(),
                [](std::string_view key) { return key != "algorithm" && key != "from" && key != "to"; });
  LimitArguments limits;
  addLimitOptions(parser, limits);
  try {
    parseOptions(parser, std::move(words));
    options.applyTo(row.question);
    row.how.limits = limitsFrom(limits, row.how.limits);
  } catch (const UsageError& error) {
    failRow(row.asked, true, error.what());
  }
}

// A search of a set-up as --run would ask for it.
std::string runText(const setup::Words& run, const OptionWords<grid::RouteQuestion>& before,
                    const grid::RouteQuestion& asked) {
  std::string text(search::info(asked.options.algorithm).name);
  for (const auto& [name, value] : run)
    if (name != "algorithm") text += " --" + name + " " + before.valueOf(name).value_or(value);
  return text;
}

// The searches that the line names, of a question that it may change; else those of a set-up, which its options go before.
std::vector<Row> rowsFrom(const CompareArguments& arguments, const AskedRoute& asked) {
  const bool isRuns = arguments.words.isByRuns();
  Row shared;
  shared.question = asked.question;
  shared.how.limits = limitsFrom(arguments.words.limits);
  std::vector<Row> rows;
  if (!arguments.namesSearches()) {
    for (const setup::Words& run : asked.runs) {
      Row& row = rows.emplace_back(shared);
      static_cast<void>(
          setup::takeWords(grid::routeOptions(), row.question, run));  // they have been looked at
      arguments.asked.options.applyTo(row.question);
      row.asked = runText(run, arguments.asked.options, row.question);
    }
    return rows;
  }
  arguments.asked.options.applyTo(shared.question);
  for (const std::string& text : arguments.words.asked()) {
    Row& row = rows.emplace_back(shared);
    row.asked = text;
    if (isRuns)
      applyRun(row);
    else
      setAlgorithm(row, false, text);
  }
  return rows;
}

// One form for each way of printing: the rows as they come, or a table, which is lined up at the end.
class Printer {
 public:
  Printer(const CompareArguments& arguments, std::ostream& out)
      : m_form(arguments.words.form),
        m_isRuns(arguments.words.algorithmsOption->count() == 0),
        m_tellsTimes(arguments.words.tellsTimes()),
        m_isPathWanted(!arguments.asked.isPathLeftOut),
        m_out(out) {
    if (m_form.csv) writeCsvTitles(m_out, csvColumns());
  }

  void add(const Row& row, const RouteReport& report, std::size_t runs) {
    Record record{{"algorithm", search::info(report.options.algorithm).name}};
    if (m_isRuns) record["run"] = row.asked;
    if (m_tellsTimes) record[std::string(kRepeats)] = runs;
    if (m_form.json) {
      writeRouteJson(m_out, report, m_isPathWanted, record);
    } else {
      record.update(routeRecord(report));
      if (m_form.csv)
        writeCsvLine(m_out, record, csvColumns());
      else
        addText(row, report, runs);
    }
    m_out.flush();
  }

  // REQUIRES: no add() after it.
  void finish(std::size_t missing) {
    if (!m_form.isText()) return;
    m_table.write(m_out);
    m_out << m_notes;
    if (missing > 0) m_out << "stopped: " << missing << " more not started\n";
  }

 private:
  std::vector<std::string_view> csvColumns() const {
    std::vector<std::string_view> columns{"algorithm"};
    if (m_isRuns) columns.push_back("run");
    columns.insert(columns.end(), std::begin(kRouteColumns), std::end(kRouteColumns));
    if (m_tellsTimes) columns.push_back(kRepeats);
    return columns;
  }
  void addText(const Row& row, const RouteReport& report, std::size_t runs) {
    const bool solved = report.isSolved();
    std::vector<std::string> texts{onOneLine(row.asked),
                                   std::string(outcomeName(report.outcome)),
                                   solved ? tableNumber(report.route.cost) : "",
                                   solved ? std::to_string(report.route.steps()) : "",
                                   std::to_string(report.stats.expanded),
                                   std::to_string(report.stats.generated),
                                   std::to_string(report.stats.reopened),
                                   std::to_string(report.stats.peakOpen),
                                   textSeconds(report.seconds),
                                   textSeconds(report.setupSeconds)};
    if (m_tellsTimes) texts.push_back(std::to_string(runs));
    m_table.add(std::move(texts));
    if (report.isMisled()) m_notes += onOneLine(row.asked) + ": " + inadmissibleNote(report) + "\n";
  }

  std::vector<Table::Column> heads() const {
    std::vector<Table::Column> heads{{m_isRuns ? "run" : "algorithm"},
                                     {"outcome"},
                                     {"cost", true},
                                     {"steps", true},
                                     {"expanded", true},
                                     {"generated", true},
                                     {"reopened", true},
                                     {"peak OPEN", true},
                                     {"seconds", true},
                                     {"set-up", true}};
    if (m_tellsTimes) heads.push_back({kRepeats, true});
    return heads;
  }

  OutputForm m_form;
  bool m_isRuns, m_tellsTimes, m_isPathWanted;
  std::ostream& m_out;
  Table m_table{heads()};
  std::string m_notes;
};

int run(const CompareArguments& arguments, const Console& console) {
  // What the line names is looked at before a file is; the map is read if any row has room for it.
  std::vector<Row> rows = rowsFrom(arguments, {});
  std::size_t most = rows.empty() ? limitsFrom(arguments.words.limits).bytes : 0;
  for (const Row& row : rows) most = std::max(most, row.how.limits.bytes);
  const AskedRoute asked = askedRoute(arguments.asked, most, console);
  const std::optional<grid::MapDocument>& document = asked.document;
  if (arguments.asked.isBySetUp()) rows = rowsFrom(arguments, asked);
  if (rows.empty() && !document) {
    console.error << arguments.asked.setUpName() << ": not enough memory to read it\n";
    return kNo;
  }
  if (rows.empty())
    throw FormatError(arguments.asked.setUpName(), 0,
                      "runs: no search to run: --algorithms or --run is missing");
  for (const Row& row : rows)
    if (const auto why = document ? grid::whyNot(document->map, row.question) : std::nullopt) {
      if (why->starts_with("--from") || why->starts_with("--to")) throw UsageError(*why);  // of all rows
      if (!arguments.namesSearches())
        throw FormatError(arguments.asked.setUpName(), 0, "runs: " + onOneLine(row.asked) + ": " + *why);
      failRow(row.asked, arguments.words.isByRuns(), *why);
    }

  console.error << asked.warning;
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
    const auto [report, runs] =
        repeated(arguments.words.times(), console, progress, [&](const std::string& shown) {
          return document ? answerRoute(document->map, row.question, how, console, shown)
                          : outOfMemory(row.question, row.how);
        });
    solved += report.isSolved() ? 1 : 0;
    printer.add(row, report, runs);
  } while (done < rows.size() && console.out && !console.stop.stop_requested());
  printer.finish(rows.size() - done);
  return solved == rows.size() ? kDone : kNo;
}

}  // namespace

Command makeCompareRoute(CLI::App& parser) {
  auto arguments = std::make_shared<CompareArguments>();
  parser.footer(runFooter() + costLimitNote());
  arguments->asked.addTo(parser, AskedBy::Comparison);
  arguments->words.addTo(parser);
  return [=](const Console& console) {
    arguments->words.check(arguments->asked.isBySetUp());
    return run(*arguments, console);
  };
}

}  // namespace searchlight::cli
