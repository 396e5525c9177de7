// app/cli/scenario.cpp: the command `scenario`: all queries of a benchmark file, against its known lengths.
#include "app/cli/scenario.h"

#include <filesystem>
#include <new>
#include <optional>
#include <ostream>
#include <utility>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/rows.h"
#include "core/files/recognise.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/search/measured_time.h"
#include "core/text/files.h"
#include "core/text/number_text.h"

namespace searchlight::cli {

using search::Outcome;

grid::Scenario readScenarioWithin(const std::string& file, const ProcessMemory& memory, std::size_t bytes,
                                  grid::MapNames names) {
  return readingWithin(memory, bytes, file, [&] {
    std::string text = readFile(fileName("FILE.scen", file), grid::kMaxScenarioFileBytes);
    files::expectKind(text, file, files::Kind::Scenario);
    return grid::Scenario(std::move(text), file, names);
  });
}

Columns<grid::ScenarioAnswer> answerColumns() {
  using A = grid::ScenarioAnswer;
  const auto ifAsked = [](auto member) {
    return [=](const A& a) { return a.*member ? Record(*(a.*member)) : kLeftOut; };
  };
  using search::Stats;
  return {{"outcome", "outcome", kPlain, [](const A& a) { return outcomeName(a.outcome); }, {}, 12},
          {"cost", "cost", kNumber, ifPath<A>(&A::cost), {}, 14},
          {"steps", "steps", kNumber, ifPath<A>(&A::steps), {}, 8},
          counted<A>("expanded", "expanded", &Stats::expanded, 10),
          counted<A>("generated", "generated", &Stats::generated, 10),
          counted<A>("reopened", "", &Stats::reopened, 10),
          counted<A>("peakOpen", "", &Stats::peakOpen, 10),
          counted<A>("scanned", "", &Stats::scanned, 10),
          {"length", "", kNumber, ifAsked(&A::length)},
          {"smoothLength", "", kNumber, ifAsked(&A::smoothLength)},
          {"nearest", "", kNotCsv, [](const A& a) { return a.nearest ? cellRecord(*a.nearest) : kLeftOut; }},
          {"seconds", "seconds", kSeconds, [](const A& a) { return a.seconds; }, {}, 10},
          {"setupSeconds", "set-up", kSeconds, [](const A& a) { return a.setupSeconds; }, {}, 10},
          {"reason", "", kPlain, [](const A& /*answer*/) { return kLeftOut; }}};
}

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
  const search::Stopwatch watch;
  const search::Bounds bounds(limits.seconds, console.stop);
  std::optional<grid::ScenarioRun> run;
  Outcome end = Outcome::Running;  // why no more are asked
  // Where memory or time end before all are answered, the rest counts as not solved.
  try {
    if (!asked.map || console.memory.leftOf(limits.bytes) < asked.map->cellCount())
      throw search::OutOfMemory();  // the graph needs a byte a cell
    // Even where there is no room for the graph, the map is gone.
    asked.graph = grid::makeRouteGraph(*std::exchange(asked.map, std::nullopt), asked.question, &bounds);
    run.emplace(asked.graph, asked.question, nullptr, &bounds);
    limits.bytes = console.memory.leftOf(limits.bytes) + run->bytes();
  } catch (const search::EndedEarly& ended) {
    end = ended.outcome;
  } catch (const std::bad_alloc&) {
    end = Outcome::MemoryLimit;
  }
  report.setupSeconds = watch.seconds();

  const auto answer = [&](const grid::ScenarioQuery& query) -> grid::ScenarioAnswer {
    limits.seconds = secondsInAll - watch.seconds();
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
    report.expanded += answered.stats.expanded;
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

using EachBroken = std::function<void(const std::function<void(const grid::ScenarioRow&)>&)>;

// ---- A row per query ----

struct QueryRow {
  const grid::ScenarioRow& row;
  const grid::ScenarioAnswer& answer;
};

Columns<QueryRow> queryColumns() {
  // Wide enough for what maps of 4096 x 4096 cells have.
  Columns<QueryRow> columns{
      {"line", "line", kNumber, [](const QueryRow& q) { return q.row.query.line; }, {}, 7}};
  for (const Column<grid::ScenarioAnswer>& column : answerColumns()) {
    if (column.key == "reopened" || column.key == "peakOpen" || column.key == "scanned" ||
        column.key == "length" || column.key == "smoothLength")
      continue;
    addColumns<QueryRow, grid::ScenarioAnswer>(
        columns, {column}, [](const QueryRow& q) { return q.row.isBroken() ? nullptr : &q.answer; },
        [](const QueryRow& q) { return english(q.row.reason); });
    if (column.key == "cost")
      columns.push_back({"optimum",
                         "optimum",
                         kNumber,
                         [](const QueryRow& q) {
                           return q.row.isBroken()              ? kLeftOut
                                  : q.row.query.isLengthKnown() ? Record(q.row.query.optimal)
                                                                : Record();
                         },
                         {},
                         14});
  }
  return columns;
}

// ---- The summary ----

Columns<ScenarioReport> summaryColumns() {
  using R = ScenarioReport;
  const auto figure = [](std::string_view key, auto member) {
    return Column<R>{key, key, kPlain, [=](const R& r) { return r.*member; }};
  };
  return {figure("queries", &R::queries),
          figure("solved", &R::solved),
          figure("mismatches", &R::mismatches),
          {"cost", "cost", kPlain, [](const R& r) { return r.cost; },
           [](const R& r) { return numberText(r.cost); }},
          figure("expanded", &R::expanded),
          {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }},
          {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }},
          {"broken", "", kNotJson, [](const R& r) { return r.broken; }}};  // of CSV their number alone
}

void writeJson(std::ostream& out, const ScenarioReport& report, const EachBroken& forEachBroken) {
  Record record = recordOf(summaryColumns(), report);
  record["broken"] = Record::array();
  // One broken row after the other: there may be a million.
  std::string text = jsonText(record);
  constexpr std::string_view kEnd = "]}";
  text.resize(text.size() - kEnd.size());
  out << text;
  bool isFirst = true;
  forEachBroken([&](const grid::ScenarioRow& row) {
    out << (std::exchange(isFirst, false) ? "" : ",")
        << jsonText(Record{{"line", row.query.line}, {"reason", english(row.reason)}});
  });
  out << kEnd << '\n';
}

void writeText(std::ostream& out, const ScenarioReport& report, const EachBroken& forEachBroken) {
  constexpr std::size_t kMost = ScenarioReport::kMostShown;
  RowPrinter<ScenarioReport>(out, {}, summaryColumns(), TextForm::Lines).add(report);
  std::vector<std::pair<std::string, std::string>> rows;
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
      if (++told <= kMost) add(row.query.line, english(row.reason));
    });
    if (report.broken > kMost) rows.emplace_back("..", "");
  }
  writeRows(out, rows);
}

struct AnswerScenario {
  Argument scenario, map, algorithm;
  LimitArguments limits;
  OutputForm form;
  bool isPerQuery = false;

  void addTo(CLI::App& parser) {
    scenario.addTo(parser, "FILE.scen", "", "Queries in the format of MovingAI (.scen)")->required();
    map.addTo(parser, "--map", "FILE.map", "Map (default: the one that the file names)");
    algorithm.addTo(parser, "--algorithm", "NAME", "Search algorithm (default: a-star)");
    limits.addTo(parser);
    parser.add_flag("--per-query", isPerQuery,
                    "Prints a line for each row of the file as soon as it is solved, instead of the summary");
    form.addTo(parser, "Prints one JSON object; with --per-query, one per row");
  }

  // The benchmark's convention; the other options are the usual ones.
  grid::RouteQuestion question() const {
    grid::RouteQuestion question;
    grid::useScenarioRules(question.options);
    if (algorithm.isGiven())
      OptionWords<grid::RouteQuestion>::setOption(grid::routeOptions(), question, "algorithm",
                                                  algorithm.text);
    return question;
  }

  AskedScenario read(std::size_t bytes, const Console& console) const {
    const fs::path file = fileName("FILE.scen", scenario.text);
    requireOneInput({scenario.text, map.text});
    AskedScenario asked{
        .scenario = readScenarioWithin(scenario.text, console.memory, bytes,
                                       map.isGiven() ? grid::MapNames::Any : grid::MapNames::OfTheFirst),
        .question = question(),
        .map = {}};
    if (!map.isGiven() && asked.scenario.isEmpty()) return asked;
    const fs::path path = map.isGiven() ? fs::path(fileName("--map", map.text))
                                        : asked.scenario.findMap(file, "name it with --map");
    std::string warning;
    std::optional<grid::MapDocument> document = readMapWithin(path.string(), console.memory, bytes, warning);
    if (!document || asked.scenario.isEmpty()) return asked;
    const grid::ScenarioQuery first = asked.scenario.firstOn(document->map);
    asked.question.from = first.start;
    asked.question.to = first.goal;
    if (const auto why = grid::whyNot(document->map, asked.question)) throw UsageError(*why);
    console.error << warning;
    asked.map = std::move(document->map);
    return asked;
  }

  ExitCode run(const Console& console) const {
    const search::Limits most = limits.from(usualLimits());
    AskedScenario asked = read(most.bytes, console);
    // Each row goes out before the next is asked, which may take a minute; none is held, of a million neither.
    std::ostringstream text;
    std::optional<RowPrinter<QueryRow>> printer;
    if (isPerQuery) printer.emplace(text, form, queryColumns(), TextForm::Stream);
    const auto flush = [&] {
      console.out << text.str() << std::flush;
      text.str({});
    };
    const ScenarioReport report =
        answerScenario(asked, most, console, [&](const auto& row, const auto& answer, const auto& goOut) {
          if (!printer) return;
          if (row.isBroken() && form.isText())
            printer->writeTexts({std::to_string(row.query.line), "broken", english(row.reason)});
          else
            printer->add({row, answer});
          goOut(flush);
        });
    if (printer) {
      flush();  // the head, if there is no row
    } else if (form.csv) {
      RowPrinter<ScenarioReport>(console.out, form, summaryColumns()).add(report);
    } else {
      (form.json ? writeJson : writeText)(console.out, report, [&](const auto& visit) {
        asked.scenario.forEach(asked.mapOfRows(), [&](const grid::ScenarioRow& row) {
          if (row.isBroken()) visit(row);
          return bool(console.out);
        });
      });
    }
    return report.solved == report.queries && report.mismatches == 0 ? kDone : kNo;
  }
};

}  // namespace

Command makeScenario(CLI::App& parser) { return commandOf<AnswerScenario>(parser); }

}  // namespace searchlight::cli
