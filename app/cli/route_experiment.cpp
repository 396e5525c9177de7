// app/cli/route_experiment.cpp: experiments over queries on maps: of scenario files, at random, and on generated maps.

#include "app/cli/experiment_domain.h"
#include "app/cli/generated.h"
#include "app/cli/route_report.h"
#include "app/cli/scenario.h"
#include "core/grid/endpoints.h"
#include "core/grid/route_command.h"
#include "core/search/measured_time.h"

namespace searchlight::cli {
namespace {

// A map by its file or, of a generated one, as `map generate` takes it.
struct NamedMap {
  std::string name;
  std::shared_ptr<const grid::RouteGraph> graph;
};
struct QueryCase {
  Instance instance;
  std::shared_ptr<const NamedMap> map;
  Point start, goal;
  std::optional<int> bucket = {};
  std::optional<double> optimum = {};  // where it is known
};
struct QueryReport : grid::ScenarioAnswer {
  search::Outcome outcome() const { return ScenarioAnswer::outcome; }
  bool isSolved() const { return outcome() == search::Outcome::Solved; }
};
using Queries = std::vector<QueryCase>;

// ---- Queries of a file ----

Queries queriesOfScenario(const std::string& source, std::size_t bytes, const Console& console,
                          std::string& warning) {
  const grid::Scenario scenario = readScenarioWithin(source, console.memory, bytes);
  if (scenario.isEmpty()) return {};
  const std::string path = scenario.findMap(source).string();
  std::optional<grid::MapDocument> document = readMapWithin(path, console.memory, bytes, warning);
  if (!document) throw NoRoomToRead(path);
  static_cast<void>(scenario.firstOn(document->map));
  const auto map = std::make_shared<const NamedMap>(
      NamedMap{path, std::make_shared<const grid::RouteGraph>(std::move(document->map))});
  Queries queries;
  scenario.forEach(&map->graph->map(), [&](const grid::ScenarioRow& row) {
    QueryCase& query = queries.emplace_back();
    query.instance = {row.query.line, row.isBroken() ? english(row.reason) : std::string()};
    query.map = map;
    if (row.isBroken()) return true;  // no figure of it is known
    query.start = row.query.start;
    query.goal = row.query.goal;
    query.bucket = row.query.bucket;
    if (row.query.isLengthKnown()) query.optimum = row.query.optimal;
    return true;
  });
  return queries;
}

// ---- Queries that are made ----

constexpr std::size_t kMostQueries = 1'000'000;

// So many random queries on the map, or its far ends where none are asked for.
void addQueries(Queries& queries, const std::shared_ptr<const NamedMap>& map, std::size_t random,
                std::uint64_t seed) {
  std::vector<grid::Endpoints> ends;
  if (random > 0)
    ends = grid::randomQueries(map->graph->map(), random, seed);
  else if (const auto far = grid::suggestEndpoints(map->graph->map()))
    ends.push_back(*far);
  for (const grid::Endpoints& one : ends) {
    QueryCase& query = queries.emplace_back();
    query.instance = {queries.size()};
    query.map = map;
    query.start = one.start;
    query.goal = one.goal;
  }
}

struct WantedQueries {
  Argument map, count, seed;

  void addTo(CLI::App& parser) {
    map.addTo(parser, "MAP", "", "A map")->required();
    count.addTo(parser, "--count", "N", "Number of random queries")->required();
    seed.addTo(parser, "--seed", "S", "Random seed; the same seed gives the same queries")->required();
  }
  Queries make(std::size_t bytes, const Console& console, std::string& warning) const {
    const std::size_t many = count.wholeNumber(1, kMostQueries);
    const std::uint64_t from = seed.wholeNumber(0);
    auto document = readMapWithin(fileName("MAP", map.text), console.memory, bytes, warning);
    if (!document) throw NoRoomToRead(map.text);
    Queries queries;
    addQueries(queries,
               std::make_shared<const NamedMap>(
                   NamedMap{map.text, std::make_shared<const grid::RouteGraph>(std::move(document->map))}),
               many, from);
    return queries;
  }
};

struct WantedMaps {
  WantedMap map;
  Argument count{"1"}, queries{"0"};

  void addTo(CLI::App& parser) {
    map.addTo(parser);
    count.addTo(parser, "--count", "K", "Number of maps, of the seeds S, S + 1, .. (default: 1)");
    queries.addTo(parser, "--queries", "N",
                  "Random queries on each map, from its seed (default: 0, one query between its far ends)");
  }
  Queries make() const {
    constexpr std::size_t kMostCells = std::size_t{1} << 26;  // all maps are held
    grid::GeneratorSettings settings = map.settings();
    const std::size_t maps = count.wholeNumber(1, 100'000), onEach = queries.wholeNumber(0, kMostQueries);
    const auto cells = static_cast<std::size_t>(settings.width) * static_cast<std::size_t>(settings.height);
    if (maps > kMostCells / cells || maps * std::max(onEach, std::size_t{1}) > kMostQueries)
      throw count.wrong("too much: at most " + std::to_string(kMostCells) + " cells and " +
                        std::to_string(kMostQueries) + " queries in all");
    Queries all;
    for (std::size_t k = 0; k < maps; ++k, ++settings.seed)
      addQueries(
          all,
          std::make_shared<const NamedMap>(NamedMap{
              WantedMap::text(settings), std::make_shared<const grid::RouteGraph>(grid::generate(settings))}),
          onEach, settings.seed);
    return all;
  }
};

// ---- The experiments ----

struct QueryExperiments {
  using Case = QueryCase;
  using Run = RouteRun;
  using Report = QueryReport;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "SOURCE";
  static constexpr const char* kSourceHelp =
      "FILE.scen: queries in the format of MovingAI, whose map is found beside the file; "
      "\"generated:queries MAP --count N --seed S\": random queries on a map; \"generated:maps KIND --size "
      "WxH --seed S --count K --queries N\": queries on random maps, as `map generate` makes them "
      "(--queries 0: one query between far ends)";
  static constexpr std::string_view kSourceKey = "scenario";
  static constexpr const char* kTime = "no limit";
  static constexpr auto options = grid::routeOptions;

  static bool isOfTypedRun(std::string_view key) {
    return isNoAlgorithm(key) && key != "from" && key != "to" && key != "window" && key != "agent";
  }
  // The benchmark's convention, as `scenario` has it.
  static Run usual() {
    Run run;
    grid::useScenarioRules(run.asked.options);
    return run;
  }
  static Columns<Case> caseColumns() {
    const auto point = [](const Case& c, Point p) {
      return c.instance.broken.empty() ? Record(std::to_string(p.x) + "," + std::to_string(p.y)) : Record();
    };
    const auto known = [](auto value) { return value ? Record(*value) : Record(); };
    return {{"line", "line", kNumber, [](const Case& c) { return c.instance.name; }, {}, 7},
            {"map", "", kPlain, [](const Case& c) { return c.map->name; }},
            {"bucket", "", kNumber, [=](const Case& c) { return known(c.bucket); }},
            {"start", "start", kPlain, [=](const Case& c) { return point(c, c.start); }, {}, 9},
            {"goal", "goal", kPlain, [=](const Case& c) { return point(c, c.goal); }, {}, 9},
            {"optimum", "optimum", kNumber, [=](const Case& c) { return known(c.optimum); }, {}, 14}};
  }
  static Columns<Report> columns() {
    Columns<Report> all;
    addColumns(
        all, answerColumns(), [](const Report& r) -> const grid::ScenarioAnswer* { return &r; },
        [](const Report& /*r*/) { return std::string(); });
    return all;
  }

  static Queries queriesOf(const std::string& source, std::size_t bytes, const Console& console,
                           std::string& warning) {
    if (!GeneratedSource::is(source)) return queriesOfScenario(source, bytes, console, warning);
    const GeneratedSource made(source, {"queries", "maps"});
    const Queries queries = readingWithin(console.memory, bytes, source, [&] {
      return made.kind() == "maps"
                 ? made.as<WantedMaps>([](const WantedMaps& wanted) { return wanted.make(); })
                 : made.as<WantedQueries>(
                       [&](const WantedQueries& wanted) { return wanted.make(bytes, console, warning); });
    });
    if (queries.empty()) made.fail(ReaderErrors::tr("no free cell has a free neighbour"));
    return queries;
  }
  static grid::RouteQuestion questionOf(const Run& run, const Case& query) {
    grid::RouteQuestion question = run.asked;
    question.from = query.start;
    question.to = query.goal;
    return question;
  }

  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    Set set;
    set.cases = queriesOf(source, bytes, console, set.warning);
    set.require = [](const Run& run, const Queries& queries) {
      const NamedMap* last = nullptr;  // queries of a map follow each other
      for (const Case& query : queries) {
        if (!query.instance.broken.empty() || query.map.get() == last) continue;
        last = query.map.get();
        if (const auto why = grid::whyNot(last->graph->map(), questionOf(run, query))) throw UsageError(*why);
      }
    };
    set.prepare = [](const Run& run, const Console& with) -> typename Set::Answer {
      // One session answers all queries on a map, with the memory of the one before.
      struct Asked {
        std::optional<grid::ScenarioRun> session;
        const NamedMap* map = nullptr;
      };
      return [=, &with, asked = std::make_shared<Asked>()](const Case& query, std::size_t /*at*/,
                                                           const std::string& progress) {
        QueryReport report;
        searching(with, progress, run.limits, [&](search::Limits limits) {
          double setupSeconds = 0;
          try {
            if (asked->map != query.map.get()) {
              asked->session.reset();
              asked->map = nullptr;
              const search::Stopwatch watch;
              const search::Bounds bounds(limits.seconds, with.stop);
              asked->session.emplace(query.map->graph, questionOf(run, query), nullptr, &bounds);
              asked->map = query.map.get();
              // The first query on a map has what is prepared once for all of them.
              setupSeconds = watch.seconds();
              limits.seconds = std::max(limits.seconds - setupSeconds, 0.0);
              limits.bytes = with.memory.leftOf(run.limits.bytes);
            }
            limits.bytes += asked->session->bytes();
            grid::ScenarioQuery wanted;
            wanted.start = query.start;
            wanted.goal = query.goal;
            report = {asked->session->answer(wanted, limits, with.stop)};
            report.setupSeconds += setupSeconds;
          } catch (const search::EndedEarly& ended) {
            report.ScenarioAnswer::outcome = ended.outcome;
          } catch (const std::bad_alloc&) {
            asked->session.reset();
            asked->map = nullptr;
            report.ScenarioAnswer::outcome = search::Outcome::MemoryLimit;
          }
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
