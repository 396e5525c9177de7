// tests/core/little_memory_test.cpp: fringe search, beam search, RBFS and SMA*: their answers on random maps against an independent
// Dijkstra, and what they really hold.
#include "core/grid/route_problem.h"
#include "core/search/make_session.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

struct Asked {
  Map map;
  RouteQuestion q;
  std::uint64_t optimum = 0;
};

// Of every way to move and to count, between any two cells; an admissible heuristic.
Asked anyQuestion(Algorithm a, Random& random) {
  const bool small = meetsAnew(a);
  Asked out;
  out.map = oracle::randomMap(random, random.between(1, small ? 4 : 14), random.between(1, small ? 4 : 12),
                              0.01 * random.between(0, 50), random.chance(0.5) ? 1 : 9);
  out.map.setWeight({0, 0}, 1);
  const std::vector<Point> cells = oracle::freeCells(out.map);
  const auto anyCell = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
  out.q = {anyCell(), anyCell(), {}};
  RouteOptions& o = out.q.options;
  o.algorithm = a;
  o.neighbours =
      random.chance(0.5) && !(small && out.map.cellCount() > 12) ? Neighbours::Eight : Neighbours::Four;
  o.corners = static_cast<CornerRule>(random.below(3));
  o.costs = static_cast<CostModel>(random.below(3));
  o.width = 1 + random.below(12);
  o.nodes = 1 + random.below(random.chance(0.5) ? 12 : 200);
  do o.heuristic = static_cast<Heuristic>(random.below(6));
  while (!o.isAdmissible(*o.heuristic));
  out.optimum = oracle::distances(out.map, out.q.from, o.neighbours, o.corners,
                                  stepCosts(o.costModel()))[out.map.index(out.q.to)];
  return out;
}

// Every cell from the first to the last one of a corridor without branches.
RouteQuestion fromEndToEnd(int length, Algorithm a, std::uint32_t nodes) {
  RouteQuestion q{{0, 0}, {length - 1, 0}, {}};
  q.options.algorithm = a;
  q.options.nodes = nodes;
  return q;
}

}  // namespace

class LittleMemoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void randomMaps_data() {
    const auto row = testing::columns<int>("algorithm");
    for (const Algorithm a :
         {Algorithm::FringeSearch, Algorithm::BeamSearch, Algorithm::RecursiveBestFirst, Algorithm::SmaStar})
      row(info(a).name.data(), static_cast<int>(a));
  }
  // SEARCHLIGHT_ROUNDS=10 asks ten thousand of each.
  void randomMaps() {
    FETCH(int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    int solved = 0, lost = 0, unreachable = 0, cutShort = 0;
    const auto a = static_cast<Algorithm>(algorithm);
    // However few rounds are asked for, each end is met.
    const auto hasShownAll = [&] {
      return solved > 0 && unreachable > 0 && (!dropsNodes(a) || lost > 0) &&
             (a != Algorithm::SmaStar || cutShort > 0);
    };
    for (int i = 0; testing::goesOn(i, 1000, hasShownAll()); ++i) {
      const Asked asked = anyQuestion(a, random);
      const auto graph = makeRouteGraph(asked.map, asked.q);
      const bool isReachable = asked.optimum != oracle::kUnreachable;
      std::optional<Stats> silent;
      for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
        RouteSession s = makeRouteSession(graph, asked.q, recording);
        const Outcome outcome = s.session->run({}, {});
        const auto told = [&](const char* what) {
          return qPrintable(QLatin1String(what) + u'\n' + oracle::describe(asked.map, asked.q) +
                            u"\nwidth %1, nodes %2"_s.arg(asked.q.options.width).arg(asked.q.options.nodes));
        };
        if (silent) QVERIFY2(*silent == s.session->stats(), told("counts otherwise when recorded"));
        silent = s.session->stats();
        if (outcome == Outcome::Incomplete) {
          QVERIFY2(dropsNodes(asked.q.options.algorithm) && silent->dropped > 0,
                   told("gives up for nothing"));
          QVERIFY(s.session->path().empty());
          ++lost;
          continue;
        }
        QVERIFY2(outcome == (isReachable ? Outcome::Solved : Outcome::Exhausted), told("ends otherwise"));
        if (!isReachable) {
          ++unreachable;
          continue;
        }
        const Route route = routeOf(*s.session, *graph, asked.q.options);
        const Cost cost = s.session->solutionCost();
        const QString fault = oracle::faultOf(route, cost, asked.map, asked.q);
        QVERIFY2(fault.isEmpty(), told(qPrintable(fault)));
        const bool isCutShort = s.session->isCutShort();
        const bool promises = info(asked.q.options.algorithm).promise != Promise::No && !isCutShort;
        QVERIFY2(promises ? cost == asked.optimum : cost >= asked.optimum, told("costs otherwise"));
        cutShort += isCutShort;
        ++solved;
      }
    }
    QVERIFY(hasShownAll());
  }

  // So wide a beam drops nothing, and goes as breadth-first search does where all moves cost the same.
  void wideBeamIsBreadthFirst() {
    Random random = testing::randomFor("wide");
    for (int i = 0; i < testing::rounds(100); ++i) {
      Asked asked = anyQuestion(Algorithm::BeamSearch, random);
      asked.q.options.width = 1'000'000;
      const auto graph = makeRouteGraph(asked.map, asked.q);
      const RouteSession beam = makeRouteSession(graph, asked.q, Recording::Silent);
      asked.q.options.algorithm = Algorithm::BreadthFirst;
      const RouteSession first = makeRouteSession(graph, asked.q, Recording::Silent);
      QCOMPARE(beam.session->run({}, {}), first.session->run({}, {}));
      QCOMPARE(beam.session->stats().dropped, std::uint64_t{0});
      const bool isUniform = asked.map.isUniform() && asked.q.options.costModel() == CostModel::Unit;
      if (beam.session->outcome() == Outcome::Solved && isUniform)
        QCOMPARE(beam.session->solutionCost(), first.session->solutionCost());
    }
  }

  // No more nodes of a depth are expanded than the beam is wide.
  void beamKeepsItsWidth() {
    RouteQuestion q{{10, 10}, {39, 39}, {}};
    q.options.algorithm = Algorithm::BeamSearch;
    q.options.width = 7;
    const RouteSession s = makeRouteSession(makeRouteGraph(Map(60, 60), q), q, Recording::Recorded);
    QCOMPARE(s.session->run({}, {}), Outcome::Solved);
    std::map<Cost, int> expanded;  // by depth: every move costs 1
    const Trace& trace = s.session->trace();
    for (std::size_t i = trace.begin(); i < trace.end(); ++i)
      if (trace[i].kind == EventKind::Expand) QVERIFY(++expanded[trace[i].gAfter] <= 7);
    QVERIFY(s.session->stats().dropped > 100);
  }

  // What RBFS holds is its path and the path's successors: not what it has expanded.
  void recursiveBestFirstHoldsItsPath() {
    using Search = IterativeDeepening<RouteProblem, BestAlternative>;
    Random random = testing::randomFor("path");
    const std::size_t kBlocks = 12 * kBlockBytes;  // that a search begins with, partly filled
    constexpr std::uint64_t kCells = 16;           // of a map, at most
    std::uint64_t most = 0;
    for (int i = 0; testing::goesOn(i, 100, most > kCells); ++i) {
      const Asked asked = anyQuestion(Algorithm::RecursiveBestFirst, random);
      Search search{RouteProblem(makeRouteGraph(asked.map, asked.q), asked.q)};
      search.run();
      QVERIFY(search.bytes() <= kBlocks);
      most = std::max(most, search.stats().expanded);
    }
    QVERIFY2(most > kCells, qPrintable(QString::number(most)));  // cells are expanded again and again

    for (const int side : {50, 100, 200, 400}) {
      RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
      q.options.neighbours = Neighbours::Eight;
      const auto graph = makeRouteGraph(Map(side, side), q);
      Search search{RouteProblem(graph, q)};
      QCOMPARE(search.run(), Outcome::Solved);
      const auto path = static_cast<std::size_t>(search.stats().peakOpen);
      QCOMPARE(path, static_cast<std::size_t>(side));
      QVERIFY(search.bytes() <=
              kBlocks + path * (96 + 8 * 32));  // a frame a node, and a successor for each neighbour
    }
  }

  // SMA* never holds more nodes than it may, at any step, and few bytes for each.
  void smaStarKeepsItsBound() {
    using Search = SmaStar<RouteProblem>;
    Random random = testing::randomFor("bound");
    bool wasFull = false;
    for (int i = 0; testing::goesOn(i, 300, wasFull); ++i) {
      const Asked asked = anyQuestion(Algorithm::SmaStar, random);
      const std::size_t nodes = asked.q.options.nodes;
      Search search(RouteProblem(makeRouteGraph(asked.map, asked.q), asked.q), {}, nodes);
      const std::size_t before = search.bytes();
      search.run();
      QVERIFY(search.peakHeld() <= nodes);
      wasFull |= search.peakHeld() == nodes && search.stats().dropped > 0;
      QVERIFY(search.bytes() <= before + 4 * kBlockBytes + nodes * 1024);
    }
    QVERIFY(wasFull);

    // Of a large map as well; A* would have a record for each of its cells.
    RouteQuestion q{{0, 0}, {299, 299}, {}};
    q.options.neighbours = Neighbours::Eight;
    Search search(RouteProblem(makeRouteGraph(Map(300, 300), q), q), {}, 320);
    QCOMPARE(search.run(), Outcome::Solved);
    QCOMPARE(search.solutionCost(), Cost{299 * 577});
    QVERIFY(search.peakHeld() <= 320 && !search.isCutShort());
  }

  // A path fits if it has as many nodes as may be held, and not if it has one more.
  void smaStarFindsWhatFits() {
    for (const int length : {1, 2, 3, 10, 50})
      for (const int fewer : {0, 1}) {
        if (length - fewer < 1) continue;
        const RouteQuestion q =
            fromEndToEnd(length, Algorithm::SmaStar, static_cast<std::uint32_t>(length - fewer));
        const auto graph = makeRouteGraph(Map(length, 1), q);
        const RouteSession s = makeRouteSession(graph, q, Recording::Recorded);
        QCOMPARE(s.session->run({}, {}), fewer == 0 ? Outcome::Solved : Outcome::Incomplete);
        QCOMPARE(s.session->isCutShort(), fewer == 1);
      }
  }
};

SEARCHLIGHT_TEST(LittleMemoryTest)
#include "little_memory_test.moc"
