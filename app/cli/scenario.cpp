// app/cli/scenario.cpp: the command `scenario`: all queries of a benchmark file, against its known lengths.
#include "app/cli/scenario.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <ostream>
#include <utility>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/files/recognise.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/text/csv.h"
#include "core/text/files.h"
#include "core/text/number_text.h"

namespace searchlight::cli {

namespace {

using Clock = std::chrono::steady_clock;
using search::Outcome;

}  // namespace

ScenarioReport answerScenario(AskedScenario& asked, search::Limits limits, const Console& console,
                              const RowTeller& tell) {
  ScenarioReport report;
  const double secondsInAll = limits.seconds;
  // Diagonal moves are costlier here than straight ones, whatever the cells.
  const bool isHeldToOptimum = asked.question.options.promisesOptimum(false);
  Progress progress(console, "query", asked.scenario.rowCount());
  const auto goOut = [&](const Writer& write) {
    progress.aside([&] {
      const WaitingForAReader waiting(console, true);
      write();
    });
  };

  const Searching searching(console);
  const auto started = Clock::now();
  const auto secondsGone = [&] { return std::chrono::duration<double>(Clock::now() - started).count(); };
  const search::Bounds bounds(limits.seconds, console.stop);
  std::optional<grid::ScenarioRun> run;
  Outcome end = Outcome::Running;  // why no more are asked
  // Where memory or time end before all are answered, the rest counts as not solved.
  try {
    if (!asked.map || console.memory.leftOf(limits.bytes) < asked.map->cellCount())
      throw search::OutOfMemory();  // the graph needs a byte a cell
    // Even where there is no room for the graph, the map is gone.
    asked.graph = grid::makeRouteGraph(*std::exchange(asked.map, std::nullopt), asked.question);
    run.emplace(asked.graph, asked.question, nullptr, &bounds);
    limits.bytes = console.memory.leftOf(limits.bytes) + run->bytes();
  } catch (const search::EndedEarly& ended) {
    end = ended.outcome;
  } catch (const std::bad_alloc&) {
    end = Outcome::MemoryLimit;
  }
  report.setupSeconds = secondsGone();

  const auto answer = [&](const grid::ScenarioQuery& query) -> grid::ScenarioAnswer {
    limits.seconds = secondsInAll - secondsGone();
    if (console.stop.stop_requested()) end = Outcome::Stopped;
    if (end == Outcome::Running && limits.seconds <= 0) end = Outcome::TimeLimit;
    if (end != Outcome::Running) return {.outcome = end};
    try {
      grid::ScenarioAnswer answered = run->answer(query, limits, console.stop);
      report.seconds += answered.seconds;
      report.setupSeconds += answered.setupSeconds;
      return answered;
    } catch (const std::bad_alloc&) {
      end = Outcome::MemoryLimit;
      return {.outcome = end};
    }
  };
  asked.scenario.forEach(asked.mapOfRows(), [&](const grid::ScenarioRow& row) {
    progress.setDone(++report.queries);
    if (row.isBroken()) {
      ++report.broken;
      tell(row, {}, goOut);
      return bool(console.out);
    }
    const grid::ScenarioAnswer answered = answer(row.query);
    report.expanded += answered.expanded;
    if (answered.outcome == Outcome::Solved) {
      ++report.solved;
      report.cost += answered.cost;
      if (isHeldToOptimum && row.query.isLengthKnown() && !grid::isScenarioLength(answered.cost, row.query) &&
          ++report.mismatches <= ScenarioReport::kMostShown)
        report.firstMismatches.push_back({row.query.line, answered.cost, row.query.optimal});
    }
    tell(row, answered, goOut);
    return bool(console.out);
  });
  return report;
}

namespace {

namespace fs = std::filesystem;

struct ScenarioArguments {
  std::string scenario, map, algorithm;
  const CLI::Option* mapOption = nullptr;
  const CLI::Option* algorithmOption = nullptr;
  LimitArguments limits;
  OutputForm form;
  bool isPerQuery = false;
};

// The benchmark's convention; the other options are the usual ones.
grid::RouteQuestion questionFrom(const ScenarioArguments& arguments) {
  grid::RouteQuestion question;
  grid::useScenarioRules(question.options);
  if (arguments.algorithmOption->count() > 0)
    OptionWords<grid::RouteQuestion>::setOption(grid::routeOptions(), question, "algorithm",
                                                arguments.algorithm);
  return question;
}

using EachBroken = std::function<void(const std::function<void(const grid::ScenarioRow&)>&)>;

// ---- A row per query ----

// Each goes out before the next is asked, which may take a minute; none is held, of a million neither.
class RowPrinter {
 public:
  RowPrinter(const ScenarioArguments& arguments, std::ostream& out)
      : m_json(arguments.form.json), m_csv(arguments.form.csv), m_out(out) {
    if (m_csv)
      m_text << csvLine(
          std::vector<std::string>(std::begin(grid::kScenarioColumns), std::end(grid::kScenarioColumns)));
    else if (!m_json)
      writeTableHead(m_text, kTable);
  }

  void add(const grid::ScenarioRow& row, const grid::ScenarioAnswer& answer) {
    if (m_json)
      writeJsonLine(m_text, record(row, answer));
    else if (m_csv)
      m_text << csvLine(grid::scenarioFields(row, answer));
    else
      writeTableRow(m_text, kTable, texts(row, answer));
  }
  void flush() {
    m_out << m_text.str() << std::flush;
    m_text.str({});
  }

 private:
  static Record record(const grid::ScenarioRow& row, const grid::ScenarioAnswer& answer) {
    if (row.isBroken()) return {{"line", row.query.line}, {"outcome", "broken"}, {"reason", row.reason}};
    const auto orNull = [&](Record value) {
      return answer.outcome == search::Outcome::Solved ? std::move(value) : Record();
    };
    return {{"line", row.query.line},
            {"outcome", outcomeName(answer.outcome)},
            {"cost", orNull(jsonNumber(answer.cost))},
            {"optimum", row.query.isLengthKnown() ? jsonNumber(row.query.optimal) : Record()},
            {"steps", orNull(answer.steps)},
            {"expanded", answer.expanded},
            {"generated", answer.generated},
            {"seconds", jsonSeconds(answer.seconds)},
            {"setupSeconds", jsonSeconds(answer.setupSeconds)}};
  }
  static std::vector<std::string> texts(const grid::ScenarioRow& row, const grid::ScenarioAnswer& answer) {
    if (row.isBroken()) return {std::to_string(row.query.line), "broken", row.reason};
    const bool isSolved = answer.outcome == search::Outcome::Solved;
    return {std::to_string(row.query.line),
            std::string(outcomeName(answer.outcome)),
            isSolved ? tableNumber(answer.cost) : "",
            row.query.isLengthKnown() ? tableNumber(row.query.optimal) : "",
            isSolved ? std::to_string(answer.steps) : "",
            std::to_string(answer.expanded),
            std::to_string(answer.generated),
            textSeconds(answer.seconds),
            textSeconds(answer.setupSeconds)};
  }

  // Wide enough for what maps of 4096 x 4096 cells have.
  inline static const std::vector<Table::Column> kTable{
      {"line", true, 7},       {"outcome", false, 12}, {"cost", true, 14},
      {"optimum", true, 14},   {"steps", true, 8},     {"expanded", true, 9},
      {"generated", true, 10}, {"seconds", true, 10},  {"set-up", true, 10}};

  bool m_json, m_csv;
  std::ostream& m_out;
  std::ostringstream m_text;
};

// ---- The summary ----

Record summaryOf(const ScenarioReport& report) {
  return {{"queries", report.queries},
          {"solved", report.solved},
          {"mismatches", report.mismatches},
          {"cost", jsonNumber(report.cost)},
          {"expanded", report.expanded},
          {"seconds", jsonSeconds(report.seconds)},
          {"setupSeconds", jsonSeconds(report.setupSeconds)}};
}

// Of broken rows their number alone.
void writeCsv(std::ostream& out, const ScenarioReport& report) {
  constexpr std::string_view kSummaryColumns[] = {"queries",  "solved",  "mismatches",   "cost",
                                                  "expanded", "seconds", "setupSeconds", "broken"};
  Record record = summaryOf(report);
  record["broken"] = report.broken;
  writeCsvTitles(out, kSummaryColumns);
  writeCsvLine(out, record, kSummaryColumns);
}

void writeJson(std::ostream& out, const ScenarioReport& report, const EachBroken& forEachBroken) {
  Record record = summaryOf(report);
  record["broken"] = Record::array();
  // One broken row after the other: there may be a million.
  std::string text = record.dump();
  constexpr std::string_view kEnd = "]}";
  text.resize(text.size() - kEnd.size());
  out << text;
  bool isFirst = true;
  forEachBroken([&](const grid::ScenarioRow& row) {
    out << (std::exchange(isFirst, false) ? "" : ",")
        << Record{{"line", row.query.line}, {"reason", row.reason}}.dump();
  });
  out << kEnd << '\n';
}

void writeText(std::ostream& out, const ScenarioReport& report, const EachBroken& forEachBroken) {
  constexpr std::size_t kMost = ScenarioReport::kMostShown;
  std::vector<std::pair<std::string, std::string>> rows{
      {"queries", std::to_string(report.queries)},       {"solved", std::to_string(report.solved)},
      {"mismatches", std::to_string(report.mismatches)}, {"cost", numberText(report.cost)},
      {"expanded", std::to_string(report.expanded)},     {"seconds", textSeconds(report.seconds)},
      {"set-up", textSeconds(report.setupSeconds)},
  };
  const auto add = [&](int line, const std::string& what) {
    rows.emplace_back("line " + std::to_string(line), what);
  };
  for (const ScenarioReport::Mismatch& m : report.firstMismatches)
    add(m.line, "cost " + numberText(m.cost) + ", known " + numberText(m.optimum));
  if (report.mismatches > kMost) rows.emplace_back("..", "");
  if (report.broken > 0) {
    rows.emplace_back("broken", std::to_string(report.broken));
    std::size_t told = 0;
    forEachBroken([&](const grid::ScenarioRow& row) {
      if (++told <= kMost) add(row.query.line, row.reason);
    });
    if (report.broken > kMost) rows.emplace_back("..", "");
  }
  writeRows(out, rows);
}

AskedScenario askedScenario(const ScenarioArguments& arguments, const search::Limits& limits,
                            const Console& console) {
  const bool mapIsGiven = arguments.mapOption->count() > 0;
  const fs::path file = fileName("FILE.scen", arguments.scenario);
  requireOneInput({arguments.scenario, arguments.map});
  const auto readScenario = [&] {
    std::string text = readFile(file, grid::kMaxScenarioFileBytes);
    files::expectKind(text, arguments.scenario, files::Kind::Scenario);
    return grid::Scenario(std::move(text), arguments.scenario,
                          mapIsGiven ? grid::MapNames::Any : grid::MapNames::OfTheFirst);
  };
  AskedScenario asked{
      .scenario = readingWithin(console.memory, limits.bytes, arguments.scenario, readScenario),
      .question = questionFrom(arguments),
      .map = {}};
  if (!mapIsGiven && asked.scenario.isEmpty()) return asked;
  const fs::path path = mapIsGiven ? fs::path(fileName("--map", arguments.map))
                                   : asked.scenario.findMap(file, "name it with --map");
  std::string warning;
  std::optional<grid::MapDocument> document =
      readMapWithin(path.string(), console.memory, limits.bytes, warning);
  if (!document || asked.scenario.isEmpty()) return asked;
  const grid::ScenarioQuery first = asked.scenario.firstOn(document->map);
  asked.question.from = first.start;
  asked.question.to = first.goal;
  if (const auto why = grid::whyNot(document->map, asked.question)) throw UsageError(*why);
  console.error << warning;
  asked.map = std::move(document->map);
  return asked;
}

int run(const ScenarioArguments& arguments, const Console& console) {
  arguments.form.check();
  const search::Limits limits = limitsFrom(arguments.limits);
  AskedScenario asked = askedScenario(arguments, limits, console);
  std::optional<RowPrinter> printer;
  if (arguments.isPerQuery) printer.emplace(arguments, console.out);
  const ScenarioReport report =
      answerScenario(asked, limits, console, [&](const auto& row, const auto& answer, const auto& goOut) {
        if (!printer) return;
        printer->add(row, answer);
        goOut([&] { printer->flush(); });
      });
  if (printer) {
    printer->flush();  // the head, if there is no row
  } else if (arguments.form.csv) {
    writeCsv(console.out, report);
  } else {
    (arguments.form.json ? writeJson : writeText)(console.out, report, [&](const auto& visit) {
      asked.scenario.forEach(asked.mapOfRows(), [&](const grid::ScenarioRow& row) {
        if (row.isBroken()) visit(row);
        return bool(console.out);
      });
    });
  }
  return report.solved == report.queries && report.mismatches == 0 ? kDone : kNo;
}

}  // namespace

Command makeScenario(CLI::App& parser) {
  auto arguments = std::make_shared<ScenarioArguments>();
  parser.add_option("FILE.scen", arguments->scenario, "Queries in the format of MovingAI (.scen)")
      ->required()
      ->type_name("");
  arguments->mapOption =
      parser.add_option("--map", arguments->map, "Map (default: the one that the file names)")
          ->type_name("FILE.map");
  arguments->algorithmOption =
      parser.add_option("--algorithm", arguments->algorithm, "Search algorithm (default: a-star)")
          ->type_name("NAME");
  addLimitOptions(parser, arguments->limits);
  parser.add_flag("--per-query", arguments->isPerQuery,
                  "Prints a line for each row of the file as soon as it is solved, instead of the summary");
  arguments->form.addTo(parser, "Prints one JSON object; with --per-query, one per row");
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
