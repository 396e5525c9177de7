// app/cli/route_experiment.cpp: experiments over queries on maps: those of scenario files.
#include "app/cli/experiment_domain.h"
#include "app/cli/route_report.h"
#include "app/cli/scenario.h"
#include "core/grid/route_command.h"

namespace searchlight::cli {
namespace {

struct QueryCase {
  Instance instance;
  grid::ScenarioQuery query;
};
struct QueryReport : grid::ScenarioAnswer {
  search::Outcome outcome() const { return ScenarioAnswer::outcome; }
  bool isSolved() const { return outcome() == search::Outcome::Solved; }
};

struct QueryExperiments {
  using Case = QueryCase;
  using Run = RouteRun;
  using Report = QueryReport;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "FILE.scen";
  static constexpr const char* kSourceHelp =
      "Queries in the format of MovingAI (.scen); the map is found beside the file";
  static constexpr std::string_view kSourceKey = "scenario";
  static constexpr const char* kTime = "no limit";
  static constexpr auto options = grid::routeOptions;

  static bool isOfTypedRun(std::string_view key) {
    return isNoAlgorithm(key) && key != "from" && key != "to" && key != "window";
  }
  // The benchmark's convention, as `scenario` has it.
  static Run usual() {
    Run run;
    grid::useScenarioRules(run.asked.options);
    return run;
  }
  static Columns<Case> caseColumns() {
    const auto point = [](Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); };
    return {{"line", "line", kNumber, [](const Case& c) { return c.instance.name; }, {}, 7},
            {"bucket", "", kNumber, [](const Case& c) { return c.query.bucket; }},
            {"start", "start", kPlain, [=](const Case& c) { return point(c.query.start); }, {}, 9},
            {"goal", "goal", kPlain, [=](const Case& c) { return point(c.query.goal); }, {}, 9},
            {"optimum",
             "optimum",
             kNumber,
             [](const Case& c) { return c.query.isLengthKnown() ? Record(c.query.optimal) : Record(); },
             {},
             14}};
  }
  static Columns<Report> columns() {
    Columns<Report> all;
    addColumns(
        all, answerColumns(), [](const Report& r) -> const grid::ScenarioAnswer* { return &r; },
        [](const Report& /*r*/) { return std::string(); });
    return all;
  }

  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    const grid::Scenario scenario = readScenarioWithin(source, console.memory, bytes);
    Set set;
    if (scenario.isEmpty()) return set;
    std::string warning;
    const std::string path = scenario.findMap(source).string();
    std::optional<grid::MapDocument> document = readMapWithin(path, console.memory, bytes, warning);
    if (!document) throw NoRoomToRead(path);
    static_cast<void>(scenario.firstOn(document->map));
    scenario.forEach(&document->map, [&](const grid::ScenarioRow& row) {
      set.cases.push_back(
          {{row.query.line, row.isBroken() ? english(row.reason) : std::string()}, row.query});
      return true;
    });
    // One session answers all queries, with the memory of the one before.
    const auto queries = std::make_shared<std::vector<Case>>(set.cases);
    const auto graph = std::make_shared<const grid::RouteGraph>(std::move(document->map));
    const auto questionOf = [=](const Run& run) {
      const auto first =
          std::ranges::find_if(*queries, [](const Case& c) { return c.instance.broken.empty(); });
      grid::RouteQuestion question = run.asked;
      question.from = first->query.start;
      question.to = first->query.goal;
      return question;
    };
    set.require = [=](const Run& run) {
      if (const auto why = grid::whyNot(graph->map(), questionOf(run))) throw UsageError(english(*why));
    };
    set.prepare = [=](const Run& run, const Console& with) -> typename Set::Answer {
      const auto session = std::make_shared<grid::ScenarioRun>(graph, questionOf(run));
      return [=, &with](std::size_t at, const std::string& progress) {
        QueryReport report;
        searching(with, progress, run.limits, [&](search::Limits limits) {
          limits.bytes += session->bytes();
          report = {session->answer((*queries)[at].query, limits, with.stop)};
        });
        return report;
      };
    };
    return set;
  }
};

}  // namespace

ExperimentDomain routeExperiments() { return experimentsOf<QueryExperiments>("route"); }

}  // namespace searchlight::cli
