// app/cli/graph.cpp: the commands `graph solve` and `compare graph`: paths on graphs of places and roads.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/searches.h"
#include "app/cli/trace_argument.h"
#include "core/files/recognise.h"
#include "core/roads/road_search.h"
#include "core/search/measured_time.h"
#include "core/text/encoding.h"
#include "core/text/files.h"
#include "core/trace_formats/trace_export.h"

namespace searchlight::cli {
namespace {

using Graph = std::shared_ptr<const roads::RoadGraph>;

struct AskedGraph {
  std::string file;
  Graph graph;
  AskedWords words = {};
};

struct AskedGraphWords {
  Argument file;
  SetUpOption setUp;  // none: no page of the window has graphs

  void addTo(CLI::App& parser, SetUpUse /*use*/) {
    file.addTo(parser, "FILE", "",
               "A graph (.graph): lines \"place NAME X Y [ESTIMATE]\", \"road NAME NAME COST\", \"one-way "
               "NAME NAME "
               "COST\", \"from NAME\", \"to NAME\"")
        ->required();
  }
  AskedGraph read(std::size_t bytes, const Console& console) const {
    const std::string& name = fileName("FILE", file.text);
    return readingWithin(console.memory, bytes, name, [&] {
      const std::string text = readFile(name, roads::kMostBytes);
      files::expectKind(text, name, files::Kind::Graph);
      return AskedGraph{name, std::make_shared<const roads::RoadGraph>(
                                  roads::RoadGraph::read(plainText(text, name, roads::kMostBytes), name))};
    });
  }
};

struct RoadRun {
  roads::RoadQuestion asked;
  search::Limits limits = usualGameLimits();  // bytes: of the whole process
};

struct RoadReport {
  search::Outcome end = search::Outcome::Running;  // of the search, which may have been for another goal:
  std::optional<std::string> nearest = {};  // where the goal cannot be reached (RoadQuestion::goesNear)
  bool goesNear = false;
  Graph graph;
  search::Stats stats;
  std::vector<roads::Place> path;  // empty unless solved
  double cost = 0, seconds = 0, setupSeconds = 0;
  roads::EstimateCheck estimates;
  search::Outcome outcome() const { return hasPath() && nearest ? search::Outcome::Exhausted : end; }
  bool isSolved() const { return hasPath() && !nearest; }
  bool hasPath() const { return end == search::Outcome::Solved; }

  Record names() const {
    Record list = Record::array();
    for (const roads::Place place : path) list.push_back(graph->name(place));
    return list;
  }
  // Of a place where the estimates break a promise.
  Record nameOf(const std::optional<roads::Place>& place) const {
    return place ? Record(graph->name(*place)) : Record();
  }
};

Columns<RoadReport> roadColumns(bool /*hasPathInCsv*/) {
  using R = RoadReport;
  using search::Stats;
  return {{"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.outcome()); },
           [](const R& r) {
             std::string outcome = orIncomplete(r.outcome(), r.stats.dropped);
             if (r.outcome() == search::Outcome::Exhausted) outcome += ": there is no path";
             if (r.nearest) outcome += "; the nearest reachable place is " + *r.nearest;
             return outcome;
           }},
          {"cost", "cost", kNumber, ifPath<R>(&R::cost)},
          {"roads", "roads", kNumber, ifPath<R>([](const R& r) { return r.path.size() - 1; })},
          {"nearest", "", kNotCsv,
           [](const R& r) { return !r.goesNear ? kLeftOut
                                   : r.nearest ? Record(*r.nearest)
                                               : Record(); }},
          counted<R>("expanded", "expanded", &Stats::expanded),
          counted<R>("generated", "generated", &Stats::generated),
          counted<R>("reopened", "", &Stats::reopened),
          {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }},
          {"setupSeconds", "", kSeconds, [](const R& r) { return r.setupSeconds; }},
          {"notAdmissibleAt", "not admissible at", kPlain | kLinesOnly,
           [](const R& r) { return r.nameOf(r.estimates.inadmissible); }},
          {"notConsistentAt", "not consistent at", kPlain | kLinesOnly,
           [](const R& r) { return r.nameOf(r.estimates.inconsistent); }},
          {"path", "path", kLinesOnly, [](const R& r) { return r.names(); }}};
}

// ---- One search ----

RoadReport answerGraph(const AskedGraph& asked, const RoadRun& run, const std::optional<TraceTarget>& trace,
                       const Console& console, const std::string& progress) {
  RoadReport report;
  report.graph = asked.graph;
  searching(console, progress, run.limits, [&](search::Limits limits) {
    const search::Stopwatch watch;
    std::optional<roads::RoadProblem> problem;
    try {
      const roads::RoadQuestion near = roads::asNearAsPossible(asked.graph, run.asked, limits, console.stop);
      report.goesNear = near.goesNear;
      if (near.to != run.asked.to) report.nearest = near.to;
      problem = roads::roadProblem(asked.graph, near);
    } catch (const Failed& wrong) {
      throw UsageError("--" + english(wrong.failure()));
    } catch (const search::EndedEarly& ended) {
      report.end = ended.outcome;
      return;
    } catch (const search::OutOfMemory&) {
      report.end = search::Outcome::MemoryLimit;
      return;
    }
    limits.seconds = std::max(limits.seconds - watch.seconds(), 0.0);
    report.estimates = roads::checkEstimates(*problem);
    search::SessionOptions options = run.asked.search.sessionOptions();
    std::optional<search::TraceFile> file;
    if (trace) {
      file.emplace(trace->path, std::string_view(), trace->flavour);
      options.recording = search::Recording::Recorded;
      options.record = file->recordOptions();
      options.record.segmentFull = [&, toFile = options.record.segmentFull] {
        const WaitingForAReader waiting(console, trace->isPipe());
        toFile();
      };
    }
    const auto session = roads::makeRoadSession(*problem, options);
    if (file) {
      search::TraceExportOptions shown;
      shown.place = [&](search::NodeId n) { return std::optional(asked.graph->at(session->state(n))); };
      shown.costUnit = 1.0 / asked.graph->unit();
      shown.source = session->find(problem->start());
      file->begin(*session, shown);
    }
    report.setupSeconds = watch.seconds();
    report.end = session->run(limits, console.stop);
    report.seconds = watch.seconds() - report.setupSeconds;
    report.stats = session->stats();
    for (const search::NodeId n : session->path()) report.path.push_back(session->state(n));
    if (report.hasPath()) report.cost = static_cast<double>(session->solutionCost()) / asked.graph->unit();
    const WaitingForAReader waiting(console, file && trace->isPipe());
    if (file) file->commit();
  });
  return report;
}

struct RoadSearches : GameSearches<AskedGraphWords, AskedGraph, RoadRun, RoadReport, roads::roadOptions> {
  static constexpr std::string_view kInstance = "graph";
  static constexpr auto columns = roadColumns;
  static bool isOfTypedRun(std::string_view key) {
    return isNoAlgorithm(key) && key != "from" && key != "to";
  }

  TraceArgument trace;
  std::optional<TraceTarget> target = {};

  void addSolveFlagsTo(CLI::App& parser) { trace.addTo(parser, "the result"); }
  // The trace takes standard output, in the form that was asked for. Throws UsageError.
  bool takesOutput(const OutputForm& form) {
    target = trace.target(form);
    trace.verifyIsNot(words.file.text, "graph");
    return target && target->isOutput();
  }

  static Columns<Instance> columnsOf(bool /*areSeveral*/) { return {}; }
  static std::string note(const Report& /*report*/) { return {}; }
  std::vector<Instance> instances() const { return {{asked.file}}; }
  Report answer(std::size_t /*at*/, const Run& run, const Console& console,
                const std::string& progress) const {
    return answerGraph(asked, run, target, console, progress);
  }
};

}  // namespace

Command makeGraphSolve(CLI::App& parser) { return commandOf<Solving<RoadSearches>>(parser); }
Command makeCompareGraph(CLI::App& parser) { return commandOf<Comparison<RoadSearches>>(parser); }

}  // namespace searchlight::cli
