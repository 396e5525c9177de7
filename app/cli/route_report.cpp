// app/cli/route_report.cpp: one session from the question to the report.
#include "app/cli/route_report.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <new>
#include <utility>

#include "app/cli/searches.h"
#include "core/grid/route.h"
#include "core/search/measured_time.h"
#include "core/text/number_text.h"
#include "core/trace/player_queries.h"
#include "core/trace_formats/trace_export.h"

namespace searchlight::cli {

namespace {

std::string textOutcome(const RouteReport& report) {
  const search::Outcome outcome = report.outcome();
  std::string text = orIncomplete(outcome, report.stats.dropped);
  if (report.end == search::Outcome::Exhausted && report.options.isFlow)
    return text + ": every cell from which a goal can be reached was visited";
  if (outcome == search::Outcome::Exhausted)
    text += report.options.window > 0 ? ": there is no path within the window" : ": there is no path";
  if (report.nearest && report.hasPath())
    text += "; the nearest reachable cell is " + coordinates(*report.nearest);
  if (outcome == search::Outcome::CostLimit) text += ": a cost is too large";
  return text;
}

// The sum over the rounds after the first search; nothing where one of them is not known.
std::optional<std::uint64_t> sumOf(const RouteReport& report,
                                   std::optional<std::uint64_t> (*figure)(const grid::RepairRound&)) {
  std::uint64_t all = 0;
  for (std::size_t k = 1; k < report.rounds.size(); ++k) {
    const auto one = figure(report.rounds[k]);
    if (!one) return std::nullopt;
    all += *one;
  }
  return all;
}
std::optional<std::uint64_t> expandedIn(const grid::RepairRound& round) { return round.expanded; }
std::optional<std::uint64_t> fromScratchIn(const grid::RepairRound& round) { return round.fromScratch; }

std::string repairedText(const RouteReport& report) {
  const std::size_t rounds = report.rounds.size();
  if (rounds < 2) return {};
  std::string text = std::to_string(*sumOf(report, expandedIn)) + " expansions in " +
                     std::to_string(rounds - 1) + (rounds == 2 ? " repair" : " repairs");
  if (const auto fromScratch = sumOf(report, fromScratchIn))
    text += "; from scratch " + std::to_string(*fromScratch);
  return text;
}
Record numberOrNull(const std::optional<std::uint64_t>& number) {
  return number ? Record(*number) : Record();
}

Record roundsRecord(const RouteReport& report) {
  if (report.rounds.empty()) return kLeftOut;
  Record rounds = Record::array();
  for (const grid::RepairRound& round : report.rounds)
    rounds.push_back({{"at", {round.at.x, round.at.y}},
                      {"expanded", round.expanded},
                      {"fromScratch", numberOrNull(round.fromScratch)}});
  return rounds;
}

}  // namespace

std::string inadmissibleNote(const RouteReport& report) {
  if (report.isCutShort && report.isSolved())
    return "paths of more than " + std::to_string(report.options.nodes) +
           " nodes were cut off: one of them may cost less";
  if (report.options.closesTooEarly())
    return "closed nodes stay closed, and coarse ties may close one too early: the path may not be optimal";
  if (!report.isMisled()) return {};
  const std::string name(nameOf(grid::heuristicNames(), report.options.usedHeuristic()));
  return name + " is not admissible here: the path may not be optimal";
}

Columns<RouteReport> routeColumns() {
  using R = RouteReport;
  const auto smoothedLength = [](auto length) {
    return [=](const R& r) {
      return !r.options.isSmoothed ? kLeftOut : r.smoothed ? Record((*r.smoothed).*length) : Record();
    };
  };
  const auto repaired = [](auto figure) {
    return [=](const R& r) { return r.rounds.empty() ? kLeftOut : numberOrNull(sumOf(r, figure)); };
  };
  using search::Stats;
  return {{"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.outcome()); }, textOutcome},
          {"", "heuristic", kLinesOnly, inadmissibleNote},
          {"cost", "cost", kNumber, ifPath<R>([](const R& r) { return r.route.cost; }),
           [](const R& r) { return r.hasPath() ? numberText(r.route.cost) : std::string(); }},
          {"steps", "steps", kNumber, ifPath<R>([](const R& r) { return r.route.steps(); })},
          counted<R>("expanded", "expanded", &Stats::expanded),
          counted<R>("generated", "generated", &Stats::generated),
          counted<R>("reopened", "reopened", &Stats::reopened),
          counted<R>("peakOpen", "peak OPEN", &Stats::peakOpen),
          {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }},
          {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }},
          {"reached", "cells", kNumber | kLinesOnly | kNotCsv,
           [](const R& r) { return r.options.isFlow ? Record(r.reached) : kLeftOut; }},
          {"nearest", "", kNotCsv,
           [](const R& r) {
             return !r.options.goesNear ? kLeftOut : r.nearest ? cellRecord(*r.nearest) : Record();
           }},
          {"cutShort", "", kNotCsv, [](const R& r) { return r.isCutShort ? Record(true) : kLeftOut; }},
          {"admissible", "", kPlain, [](const R& r) { return r.isMisled() ? Record(false) : kLeftOut; }},
          {"repaired", "repaired", kNumber | kNotCsv | kLinesOnly, repaired(expandedIn), repairedText},
          {"fromScratch", "", kNumber | kNotCsv, repaired(fromScratchIn)},
          {"rounds", "", kNotCsv, roundsRecord},
          {"length", "length", kNumber | kLinesOnly, smoothedLength(&grid::SmoothedPath::before)},
          {"smoothLength", "smoothed", kNumber | kLinesOnly, smoothedLength(&grid::SmoothedPath::after)}};
}

std::vector<CellList> routeCells(const RouteReport& report, bool isPathWanted) {
  std::vector<CellList> lists;
  const std::vector<Point>& path = report.route.cells;
  if (isPathWanted) lists.push_back({"path", path.empty() ? "" : "path", path});
  if (isPathWanted && report.smoothed) lists.push_back({"smoothPath", "smoothed", report.smoothed->turns});
  if (report.lists) {
    lists.push_back({"open", "OPEN", report.lists->open});
    lists.push_back({"closed", "CLOSED", report.lists->closed});
  }
  return lists;
}

namespace {

// REQUIRES: no session holds memory any more that the lists may need; the lists are of cells' numbers.
RouteReport::Lists cellsOf(search::OpenAndClosed::Lists lists, const grid::RouteGraph& graph) {
  const auto cells = [&](std::vector<search::NodeId>& numbers) {
    std::vector<Point> points;
    points.reserve(numbers.size());
    for (const search::NodeId n : numbers) points.push_back(graph.point(n));
    numbers = {};
    return points;
  };
  return {cells(lists.open), cells(lists.closed)};
}
// A session's nodes become the numbers of their cells, which outlive it.
void numberCells(std::vector<search::NodeId>& nodes, const search::Session& session) {
  for (search::NodeId& n : nodes) n = session.place(n);
}

// From a cell to the goal that its parents lead to; empty where they lead to none.
std::vector<search::NodeId> pathInField(const search::Session& session, search::NodeId cell) {
  std::vector<search::NodeId> path;
  if (session.record(cell).status == search::NodeStatus::Unseen) return path;
  for (search::NodeId n = cell; n != search::kNoNode; n = session.record(n).parent) path.push_back(n);
  return path;
}

// What is recorded is copied elsewhere as it comes: to the file, or into the lists.
class Recording {
 public:
  Recording(const RouteRun& run, const Console& console)
      : m_console(console), m_listsAreWanted(run.after.has_value()) {
    if (!run.trace) return;
    m_file.emplace(run.trace->path, run.setUp, run.trace->flavour);
    m_isPipe = run.trace->isPipe();
  }
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  bool isOn() const { return m_file || m_listsAreWanted; }
  // `bounds` must outlive the search: limits are looked at within long steps, too.
  search::RecordOptions options(const search::Bounds& bounds) {
    search::RecordOptions record = m_file ? m_file->recordOptions() : search::RecordOptions{false, false};
    record.forgets = true;
    record.segmentFull = [this, &bounds, toFile = record.segmentFull] {
      bounds.look();
      if (toFile) {
        const WaitingForAReader waiting(m_console, m_isPipe);
        toFile();
      }
      if (m_lists) m_lists->catchUp(*m_trace);
    };
    return record;
  }
  void begin(const search::Session& session, const grid::RouteQuestion& question,
             const std::shared_ptr<const grid::RouteGraph>& graph) {
    m_trace = &session.trace();
    m_memory = session.memory();
    if (m_listsAreWanted) m_lists.emplace(m_memory);
    if (m_file) m_file->begin(session, grid::routeTraceOptions(question, session, graph));
  }
  // What was recorded last; the session may go then.
  void finish(const search::Session& session) {
    m_memory->setLimit(
        search::MemoryBudget::kUnbounded);  // at most a segment's worth, where memory has run out
    if (m_lists) m_lists->catchUp(*m_trace);
    const WaitingForAReader waiting(m_console, m_isPipe);
    if (m_file) m_file->commit();
    if (!m_lists) return;
    m_cells = m_lists->take();
    numberCells(m_cells.open, session);
    numberCells(m_cells.closed, session);
  }
  // By cells' numbers. Empty where it did not begin.
  search::OpenAndClosed::Lists takeLists() { return std::move(m_cells); }

 private:
  const Console& m_console;
  bool m_listsAreWanted, m_isPipe = false;
  std::optional<search::TraceFile> m_file;
  std::shared_ptr<search::MemoryAccount> m_memory;
  std::optional<search::OpenAndClosed> m_lists;
  search::OpenAndClosed::Lists m_cells;
  const search::Trace* m_trace = nullptr;
};

}  // namespace

bool RouteReport::isMisled() const {
  return search::info(options.algorithm).usesHeuristic && !options.isAdmissible(options.usedHeuristic());
}

RouteReport outOfMemory(const RouteRun& run) {
  RouteReport report;
  report.options = run.asked.options;
  report.end = search::Outcome::MemoryLimit;
  if (run.after) report.lists.emplace();
  return report;
}

RouteReport answerRoute(grid::Map map, const RouteRun& run, const Console& console,
                        const std::string& progress) {
  grid::RouteQuestion question = run.asked;
  constexpr std::size_t kSegments = 1;
  RouteReport report;
  report.options = question.options;
  Recording recording(run, console);
  search::Limits limits = run.limits;
  if (run.after) limits.expansions = *run.after;

  const Progress shown(console, progress);
  const Searching searching(console);
  const search::Stopwatch watch;
  const search::Bounds bounds(limits.seconds, console.stop);
  std::vector<search::NodeId> path;
  std::shared_ptr<const grid::RouteGraph> graph;
  search::SplitTime time(report.setupSeconds, report.seconds);
  try {
    if (console.memory.leftOf(limits.bytes) < map.cellCount())
      throw search::OutOfMemory();  // the graph needs a byte a cell
    graph = grid::makeRouteGraph(std::move(map), question, &bounds);
    bounds.look();
    // Beside it the process holds the graph alone.
    const search::Limits left{.seconds = limits.seconds - watch.seconds(),
                              .bytes = console.memory.leftOf(limits.bytes)};
    question = grid::asNearAsPossible(graph, run.asked, left, console.stop);
    if (!(question.to == run.asked.to)) report.nearest = question.to;
    const grid::RouteSession route = grid::makeRouteSession(
        graph, question, recording.isOn() ? search::Recording::Recorded : search::Recording::Silent,
        recording.isOn() ? recording.options(bounds) : search::RecordOptions{}, kSegments, nullptr, &bounds);
    search::Session& session = *route.session;
    recording.begin(session, question, graph);
    // What the session holds already is among what the process holds.
    limits.bytes = console.memory.leftOf(limits.bytes) + session.bytes();
    limits.seconds = std::max(limits.seconds - watch.seconds(), 0.0);
    time.beginSearch();
    report.end = session.run(limits, console.stop);
    time.endSearch();  // a slow disk is no part of the search
    report.stats = session.stats();
    report.isCutShort = session.isCutShort();
    path = question.options.isFlow ? pathInField(session, graph->cell(question.from)) : session.path();
    if (question.options.isFlow) report.reached = report.stats.expanded;
    numberCells(path, session);
    if (recording.isOn()) recording.finish(session);
    using search::Outcome;
    if (repairs(question.options.algorithm) &&
        (report.end == Outcome::Solved || report.end == Outcome::Exhausted))
      report.rounds = grid::repairRounds(graph, question,
                                         {.seconds = std::max(run.limits.seconds - watch.seconds(), 0.0),
                                          .bytes = console.memory.leftOf(run.limits.bytes)},
                                         console.stop);
    if (question.options.isRepaired() && !question.edits.empty())
      graph = std::make_shared<grid::RouteGraph>(grid::edited(graph->map(), question.edits));
  } catch (const search::EndedEarly& ended) {
    report.end = ended.outcome;
  } catch (const std::bad_alloc&) {
    report.end = search::Outcome::MemoryLimit;
  }
  time.endSearch();
  // By now the session's memory is free for what is told.
  if (!path.empty()) {
    std::vector<Point> corners;
    corners.reserve(path.size());
    for (const search::NodeId n : path) corners.push_back(graph->point(n));
    path = {};
    report.route = grid::routeAlong(corners, *graph, question.options);
    if (question.options.isSmoothed)
      report.smoothed = grid::smoothed(report.route.cells, *graph, question.options);
  }
  if (run.after) report.lists = graph ? cellsOf(recording.takeLists(), *graph) : RouteReport::Lists();
  return report;
}

}  // namespace searchlight::cli
