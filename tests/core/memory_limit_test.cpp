// tests/core/memory_limit_test.cpp: memory that runs out at any moment ends a search honestly.
#include "core/grid/jump_points.h"
#include "core/grid/route_problem.h"
#include "core/search/make_session.h"
#include "core/trace/trace_player.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::domains;
using namespace searchlight::search;

namespace {

using Hashed = ToyProblem<Naming::Hashed>;

// Refuses the k-th request (from 1) and all after it; 0: none.
class Failing : public MemoryBudget {
 public:
  explicit Failing(std::size_t k) : m_k(k) {}
  bool take(std::size_t bytes) noexcept override {
    if (++m_requests == m_k) m_isOut = true;
    return !m_isOut && MemoryBudget::take(bytes);
  }
  std::size_t requests() const { return m_requests; }
  bool isOut() const { return m_isOut; }
  void relent() {
    m_k = 0;
    m_isOut = false;
  }

 private:
  std::size_t m_k, m_requests = 0;
  bool m_isOut = false;
};

// Counts what it is told, and refuses to be told the k-th event.
struct Told {
  std::size_t refused = 0, events = 0;
  Trace::Counts counts;
  std::int64_t open = 0;
};
struct Teller {
  static constexpr bool kActive = true;
  Told* told;
  void onEvent(const Event& e) {
    if (++told->events == told->refused) throw std::bad_alloc();
    const Trace::Counts c = countsOf(e);
    told->counts.expanded += c.expanded;
    told->counts.generated += c.generated;
    told->counts.reopened += c.reopened;
    told->open += (e.statusAfter == NodeStatus::Open) - (e.statusBefore == NodeStatus::Open);
  }
};

Hashed toy(const char* name) {
  Random random = testing::randomFor(name);
  ToyGraph graph = randomGraph(random, 12, 40, 0, 9);
  for (std::uint32_t v = 0; v < graph.vertices; ++v) graph.estimates.push_back(random.below(6));
  graph.estimates[graph.goals[0]] = 0;
  return Hashed(graph);
}

using Make = std::function<std::unique_ptr<Session>(const SessionOptions&)>;

// Runs with every request refused in turn, and compares with the run that has all it asks for.
void refuseEverywhere(const Make& make, Algorithm algorithm) {
  Limits limits{.expansions = 4000};
  for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
    SessionOptions options{.algorithm = algorithm, .recording = recording};
    if (algorithm == Algorithm::SmaStar) {  // its ordered lists ask for each entry
      limits.expansions = 100;
      options.nodes = 20;
    }
    Stats all;
    for (std::size_t k = 0;; ++k) {
      const auto budget = std::make_shared<Failing>(k);
      options.budget = budget;
      bool isOut = false;
      {
        const std::unique_ptr<Session> session = make(options);
        const Outcome outcome = session->run(limits, {});
        const Stats stats = session->stats();
        if (k == 0) all = stats;
        if (budget->isOut())
          QCOMPARE(outcome, Outcome::MemoryLimit);
        else
          QCOMPARE(stats, all);
        QVERIFY(stats.expanded <= all.expanded && stats.generated <= all.generated);
        QCOMPARE(session->advance(5), outcome);  // ended is ended
        if (outcome == Outcome::MemoryLimit) QVERIFY(session->path().empty());
        QCOMPARE(session->bytes(), budget->used());
        isOut = budget->isOut();
        budget->relent();  // for the player
        if (recording == Recording::Recorded) {
          TracePlayer player(session->trace());
          player.seek(session->trace().end());
          QCOMPARE(player.counts().expanded, stats.expanded);
          QCOMPARE(player.counts().generated, stats.generated);
          QCOMPARE(player.counts().reopened, stats.reopened);
          player.seek(session->trace().begin());
        }
      }
      QCOMPARE(budget->used(), std::size_t{0});
      if (k > 0 && !isOut) break;
    }
  }
}

}  // namespace

class MemoryLimitTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyRequestRefused_data() {
    testing::eachAlgorithm(testing::generalSearches({Algorithm::MeetInTheMiddle}));
  }
  void everyRequestRefused() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    if (a != Algorithm::Bidirectional)
      refuseEverywhere(
          [](const SessionOptions& options) {
            return makeSession(Klotski("VCCV/VHHV/VSSV/VSSV/S..S"), options);
          },
          a);
    else
      refuseEverywhere(
          [](const SessionOptions& options) { return makeSession(toy("bidirectional"), options); }, a);
    if (search::meetsAnew(a)) return;

    Random random = testing::randomFor("grid");
    const grid::Map map = grid::oracle::randomMap(random, 150, 150, 0.2);
    const std::vector<Point> cells = grid::oracle::freeCells(map);
    const auto graph = std::make_shared<const grid::RouteGraph>(map);
    grid::RouteQuestion q{cells.front(), cells.back(), {}};
    q.options.neighbours = grid::Neighbours::Eight;
    q.options.algorithm = a;
    refuseEverywhere(
        [&](const SessionOptions& o) {
          return grid::makeRouteSession(graph, q, o.recording, {}, 64, o.budget).session;
        },
        a);
  }

  // An event that cannot be told has not happened: what is counted is what was told.
  void everyEventRefused() {
    const Hashed problem = toy("events");
    const auto check = [](auto&& make, bool countsOpen) {
      for (std::size_t k = 1;; ++k) {
        Told told;
        told.refused = k;
        auto search = make(Teller{&told});
        const Outcome outcome = search->run();
        const Stats& stats = search->stats();
        QCOMPARE(stats.expanded, told.counts.expanded);
        QCOMPARE(stats.generated, told.counts.generated);
        QCOMPARE(stats.reopened, told.counts.reopened);
        if (countsOpen) QCOMPARE(static_cast<std::int64_t>(stats.open), told.open);
        if (told.events < k) break;
        QCOMPARE(outcome, Outcome::MemoryLimit);
        QVERIFY(search->path().empty());
      }
    };
    const auto bestFirst = [&](auto policy, Buckets buckets = {}) {
      check(
          [&](Teller t) {
            return std::make_unique<BestFirst<Hashed, decltype(policy), Teller>>(problem, t, policy, buckets);
          },
          true);
    };
    bestFirst(BreadthFirst{});
    bestFirst(Dijkstra{});
    bestFirst(Greedy{}, {1, Ties::FirstIn});
    bestFirst(AStar{});
    bestFirst(WeightedAStar{});
    bestFirst(FringeSearch{});
    bestFirst(BeamSearch{.width = 2});
    check([&](Teller t) { return std::make_unique<Bidirectional<Hashed, ByCost, Teller>>(problem, t); },
          true);
    check([&](Teller t) { return std::make_unique<DepthFirst<Hashed, Teller>>(problem, t); }, false);
    check(
        [&](Teller t) {
          return std::make_unique<IterativeDeepening<Hashed, EstimateBound, Teller>>(problem, t);
        },
        true);
    check(
        [&](Teller t) {
          return std::make_unique<IterativeDeepening<Hashed, BestAlternative, Teller>>(problem, t);
        },
        true);
    check([&](Teller t) { return std::make_unique<SmaStar<Hashed, Teller>>(problem, t, 8); }, true);
  }

  // A budget for all: those that do not fit end alone, and what they held is there for others when they are gone.
  void sessionsShareABudget() {
    const auto graph = std::make_shared<const grid::RouteGraph>(grid::Map(300, 300));
    grid::RouteQuestion q{{0, 0}, {299, 299}, {}};
    q.options.algorithm = Algorithm::BreadthFirst;
    const auto make = [&](std::shared_ptr<MemoryBudget> budget) {
      return grid::makeRouteSession(graph, q, Recording::Silent, {}, 64, std::move(budget)).session;
    };
    const auto alone = make(nullptr);
    QCOMPARE(alone->run({}, {}), Outcome::Solved);
    const auto budget = std::make_shared<MemoryBudget>(alone->bytes() * 5 / 2);
    auto one = make(budget), two = make(budget), three = make(budget);
    QCOMPARE(one->run({}, {}), Outcome::Solved);
    QCOMPARE(two->run({}, {}), Outcome::Solved);
    QCOMPARE(three->run({}, {}), Outcome::MemoryLimit);
    QVERIFY(three->stats().expanded > 0);
    QVERIFY(budget->used() <= budget->total());
    QCOMPARE(budget->used(), one->bytes() + two->bytes() + three->bytes());
    one.reset();
    three = make(budget);
    QCOMPARE(three->run({}, {}), Outcome::Solved);
    QCOMPARE(make(std::make_shared<MemoryBudget>(0))->outcome(), Outcome::MemoryLimit);
  }

  // A jump map is the session's: in its bytes, given back with it, and asked for before it is made.
  void jumpMapsArePaidFor() {
    const auto graph = std::make_shared<const grid::RouteGraph>(grid::Map(500, 300));
    grid::RouteQuestion q{{0, 0}, {499, 299}, {}};
    q.options.neighbours = grid::Neighbours::Eight;
    q.options.algorithm = Algorithm::JumpPoint;
    const std::size_t map = grid::JumpMap::bytesFor(graph->map());
    QVERIFY(map > 500 * 300 && map < 3 * 500 * 300 / 2);  // a byte a cell and the lines' ends
    const auto budget = std::make_shared<MemoryBudget>(std::size_t{1} << 30);
    {
      const auto session = grid::makeRouteSession(graph, q, Recording::Silent, {}, 64, budget).session;
      QVERIFY(session->bytes() >= map);
      QCOMPARE(session->run({}, {}), Outcome::Solved);
      QCOMPARE(session->bytes(), budget->used());
    }
    QCOMPARE(budget->used(), std::size_t{0});
    const auto little = std::make_shared<MemoryBudget>(map - 1);
    QVERIFY_THROWS_EXCEPTION(OutOfMemory,
                             grid::makeRouteSession(graph, q, Recording::Silent, {}, 64, little));
    QCOMPARE(little->used(), std::size_t{0});
  }
};

SEARCHLIGHT_TEST(MemoryLimitTest)
#include "memory_limit_test.moc"
