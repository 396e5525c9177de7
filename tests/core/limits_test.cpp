// tests/core/limits_test.cpp: how searches end early, and how they begin again.
#include <thread>

#include "core/search/best_first.h"
#include "core/search/depth_first.h"
#include "core/search/iterative_deepening.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

// Counts upwards for ever; every state is new.
struct Endless {
  struct State {
    std::uint32_t number = 0;
    friend bool operator==(const State&, const State&) = default;
    friend std::size_t hashValue(const State& s) { return s.number * std::size_t{0x9E3779B1}; }
  };
  using Action = std::uint8_t;
  State start() const { return {}; }
  bool isGoal(const State&) const { return false; }
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    f(Action{0}, State{2 * s.number + 1}, Cost{1});
    f(Action{1}, State{2 * s.number + 2}, Cost{1});
  }
};
// There and back for ever, always the same states, always at greater depth.
struct Circle {
  using State = std::uint32_t;
  using Action = std::uint8_t;
  State start() const { return 0; }
  bool isGoal(State) const { return false; }
  std::size_t stateCount() const { return 3; }
  NodeId index(State s) const { return s; }
  State state(NodeId n) const { return n; }
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    f(Action{0}, (s + 1) % 3, Cost{0});
  }
};

Map serpentine(int side, Weight weight) {
  Map map(side, side, weight);
  for (int y = 1; y < side; y += 2)
    for (int x = 0; x < side; ++x)
      if (x != (y % 4 == 1 ? side - 1 : 0)) map.setWeight({x, y}, kWall);
  return map;
}
RouteQuestion fromEndToEnd(int side, Algorithm a) {
  RouteQuestion q{{0, 0}, {side / 2 % 2 == 0 ? side - 1 : 0, side - 1}, {}};
  q.options.algorithm = a;
  q.options.neighbours = Neighbours::Eight;
  return q;
}

}  // namespace

class LimitsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void expansionsAreExact_data() { everyAlgorithm(); }
  void expansionsAreExact() {
    const Map map = oracle::mapOf({"......", ".##.#.", "....#.", ".#...."});
    const auto [graph, q] = small(map);
    const RouteSession whole = makeRouteSession(graph, q, Recording::Silent);
    QCOMPARE(whole.session->run({}, {}), Outcome::Solved);
    const std::uint64_t all = whole.session->stats().expanded;
    for (const Recording recording : {Recording::Silent, Recording::Recorded})
      for (std::uint64_t n = 0; n <= all + 1; ++n) {
        const RouteSession s = makeRouteSession(graph, q, recording);
        const Outcome outcome = s.session->run({.expansions = n}, {});
        QCOMPARE(s.session->stats().expanded, std::min(n, all));
        if (n < all) QCOMPARE(outcome, Outcome::Stopped);
        if (n > all) QCOMPARE(outcome, Outcome::Solved);
        QCOMPARE(s.session->path().empty(), outcome != Outcome::Solved);
        QCOMPARE(s.session->advance(10), outcome);  // ended is ended
      }
  }

  void timeAndMemory_data() { everyAlgorithm(); }
  void timeAndMemory() {
    auto [graph, q] = small(rubble());
    q.options.heuristic = Heuristic::Zero;
    Limits noTime, noMemory;
    noTime.seconds = 0;
    noMemory.bytes = 1;
    const auto outcome = [&graph = graph, &q = q](const Limits& limits) {
      const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
      const Outcome o = s.session->run(limits, {});
      return s.session->path().empty() ? o : Outcome::Running;
    };
    QCOMPARE(outcome(noTime), Outcome::TimeLimit);
    QCOMPARE(outcome(noMemory), Outcome::MemoryLimit);
  }

  // A single jump may have thousands of events to tell: who is called within it can end the search.
  void aStepIsEndedFromWithin() {
    Map map(1000, 1000);
    RouteQuestion q{{0, 0}, {999, 1}, {}};
    q.options.neighbours = Neighbours::Eight;
    q.options.algorithm = Algorithm::JumpPoint;
    const auto graph = std::make_shared<const RouteGraph>(std::move(map));
    RecordOptions record;
    int calls = 0;
    record.segmentFull = [&] {
      if (++calls == 2) throw EndedEarly{Outcome::TimeLimit};
    };
    const RouteSession s = makeRouteSession(graph, q, Recording::Recorded, record);
    QCOMPARE(s.session->run({}, {}), Outcome::TimeLimit);
    QCOMPARE(calls, 2);
    QCOMPARE(s.session->trace().end(), 2 * Trace::kSegment);
    QCOMPARE(s.session->outcome(), Outcome::TimeLimit);
  }

  void stopToken_data() { everyAlgorithm(); }
  void stopToken() {
    auto [graph, q] = small(rubble());
    q.options.heuristic = Heuristic::Zero;
    std::stop_source stop;
    stop.request_stop();
    const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
    const Outcome outcome = s.session->run({}, stop.get_token());
    QCOMPARE(outcome, Outcome::Stopped);
    QVERIFY(s.session->stats().expanded <= 256);
  }

  // A search that would never end is stopped from another thread, or by its memory.
  void endlessSearches() {
    std::stop_source stop;
    BestFirst<Endless, BreadthFirst> breadthFirst{Endless{}};
    Outcome outcome = Outcome::Running;
    {
      std::jthread worker([&] { outcome = breadthFirst.run({}, stop.get_token()); });
      stop.request_stop();
    }
    QCOMPARE(outcome, Outcome::Stopped);

    Limits limits{.bytes = std::size_t{4} << 20};
    BestFirst<Endless, Dijkstra> dijkstra{Endless{}};
    QCOMPARE(dijkstra.run(limits), Outcome::MemoryLimit);
    QVERIFY(dijkstra.bytes() <= limits.bytes);
    QVERIFY(dijkstra.bytes() > limits.bytes - limits.bytes / 16);  // what fits is not ended
    DepthFirst<Endless> depthFirst{Endless{}};
    QCOMPARE(depthFirst.run(limits), Outcome::MemoryLimit);

    // Deepening forgets, so only time or its expansions bound it; on a circle it ends by itself.
    limits.expansions = 100000;
    IterativeDeepening<Endless, DepthBound> deepening{Endless{}};
    QCOMPARE(deepening.run(limits), Outcome::Stopped);
    QCOMPARE(deepening.stats().expanded, limits.expansions);
    IterativeDeepening<Circle, DepthBound> circle{Circle{}};
    QCOMPARE(circle.run(), Outcome::Exhausted);
  }

  // The next question to a session with a memory is answered as by a fresh one, whatever came before it.
  void restartIsAFreshSearch_data() { everyAlgorithm(); }
  void restartIsAFreshSearch() {
    Random random = testing::randomFor(QTest::currentDataTag());
    const bool forgets = search::meetsAnew(algorithm());
    for (int round = 0; round < testing::rounds(10); ++round) {
      const Map map = oracle::randomMap(random, forgets ? 4 : 20, forgets ? 3 : 20, 0.2);
      const std::vector<Point> cells = oracle::freeCells(map);
      const auto anyCell = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      auto [graph, q] = small(map);
      q.from = q.to = anyCell();
      const RouteSession kept = makeRouteSession(graph, q, Recording::Silent);
      for (int i = 0; i < 20; ++i) {
        kept.ask(q.from = anyCell(), q.to = anyCell());
        const RouteSession fresh = makeRouteSession(graph, q, Recording::Silent);
        Limits limits;
        if (random.chance(0.3)) limits.expansions = random.below(40);
        QCOMPARE(kept.session->run(limits, {}), fresh.session->run(limits, {}));
        QVERIFY(kept.session->stats() == fresh.session->stats());
        QCOMPARE(kept.session->path(), fresh.session->path());
      }
    }
  }
  // The records' stamps run out after some sixteen thousand questions; nothing may come back from before.
  void veryManyRestarts() {
    const Map map = oracle::mapOf({"...", ".#.", "..."});
    auto [graph, q] = question(map, Algorithm::AStar);
    const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
    for (int i = 0; i < 40000; ++i) {
      s.ask(q.from = map.point(i % 3 == 0 ? 0u : 2u), q.to = map.point(i % 2 == 0 ? 6u : 8u));
      QCOMPARE(s.session->run({}, {}), Outcome::Solved);
      const int steps = std::abs(q.from.x - q.to.x) + std::abs(q.from.y - q.to.y);
      QCOMPARE(s.session->path().size(), static_cast<std::size_t>(steps) + 1);
    }
  }

  // The longest corridor on 1001 x 1001 cells is 502,000 steps; its cost fits.
  void longestCorridor_data() {
    testing::eachAlgorithm(
        {Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Bidirectional, Algorithm::JumpPoint});
  }
  void longestCorridor() {
    const RouteQuestion q = fromEndToEnd(1001, algorithm());
    const auto graph = makeRouteGraph(serpentine(1001, 1), q);
    const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
    QCOMPARE(s.session->run({}, {}), Outcome::Solved);
    const Route route = routeOf(*s.session, *graph, CostModel::Sqrt2);
    QCOMPARE(route.steps(), std::size_t{502000});
    QCOMPARE(route.cost, 502000.0);
    QCOMPARE(s.session->solutionCost(), Cost{502000 * 408});
  }

  // Corridors of weight 255: 40,896 steps cost 4.25e9 and fit 32 bits, 42,048 steps do not.
  void heavyCorridors_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& a : mapAlgorithms())
      if ((!needsGrid(a.id) || repairs(a.id)) &&                              // no weights
          !search::meetsAnew(a.id) &&                                         // as many rounds as steps
          (!testing::isShortened() || a.id != search::Algorithm::DStarLite))  // keys of two numbers a cell
        QTest::addRow("%s", a.name.data()) << static_cast<int>(a.id);
  }
  void heavyCorridors() {
    for (const bool fits : {true, false}) {
      const int side = fits ? 285 : 289;
      const RouteQuestion q = fromEndToEnd(side, algorithm());
      const auto graph = makeRouteGraph(serpentine(side, 255), q);
      const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
      QCOMPARE(s.session->run({}, {}), fits ? Outcome::Solved : Outcome::CostLimit);
      if (fits)
        QCOMPARE(std::uint64_t{s.session->solutionCost()}, std::uint64_t{40896} * 255 * 408);
      else
        QVERIFY(s.session->path().empty());
    }
  }

 private:
  static void everyAlgorithm() {
    testing::eachAlgorithmThat([](search::Algorithm a) { return !search::needsLevel(a); });
  }
  static Algorithm algorithm() {
    QFETCH(int, algorithm);
    return static_cast<Algorithm>(algorithm);
  }
  // Large and broken enough for every search to be busy for a while.
  static Map rubble() {
    Random random(1);
    Map map = oracle::randomMap(random, 120, 120, 0.25);
    for (const Point p :
         {Point{0, 0}, {1, 0}, {0, 1}, {1, 1}, {119, 119}, {118, 119}, {119, 118}, {118, 118}})
      map.setWeight(p, 1);
    return map;
  }
  struct Question {
    std::shared_ptr<const RouteGraph> graph;
    RouteQuestion q;
  };
  static Question question(const Map& map, Algorithm a) {
    RouteQuestion q;
    q.from = {0, 0};
    q.to = {map.width() - 1, map.height() - 1};
    q.options.algorithm = a;
    if (needsGrid(a)) q.options.neighbours = Neighbours::Eight;
    return {makeRouteGraph(map, q), q};
  }
  static Question small(const Map& map) { return question(map, algorithm()); }
};

SEARCHLIGHT_TEST(LimitsTest)
#include "limits_test.moc"
