// tests/core/any_angle_test.cpp: lines of sight, Theta*, lazy Theta* and smoothing, against lines and shortest paths found by other means.
#include "core/trace/trace_player.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr CornerRule kCorners[] = {CornerRule::Never, CornerRule::One, CornerRule::Any};

Map anyMap(Random& random, int side, bool mayHaveWater) {
  Map map = oracle::randomMap(random, random.between(2, side), random.between(2, side),
                              0.01 * random.between(0, 45));
  if (mayHaveWater && random.chance(0.2)) oracle::flood(random, map);
  map.setWeight({0, 0}, 1);
  return map;
}

Point anyOf(const std::vector<Point>& cells, Random& random) {
  return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

// The shortest path that turns at cells, by A* over all cells and all free lines; infinite where there is none.
double shortest(const Map& map, Point from, Point to, CornerRule corners) {
  const std::vector<Point> cells = oracle::freeCells(map);
  std::map<std::pair<int, int>, double> best;
  const auto at = [&](Point p) -> double& {
    return best.try_emplace({p.x, p.y}, std::numeric_limits<double>::infinity()).first->second;
  };
  std::set<std::pair<int, int>> done;
  using Entry = std::pair<double, std::pair<int, int>>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  at(from) = 0;
  queue.push({distance(from, to), {from.x, from.y}});
  while (!queue.empty()) {
    const auto [f, name] = queue.top();
    queue.pop();
    const Point p{name.first, name.second};
    if (p == to) return at(to);
    if (!done.insert(name).second) continue;
    const double g = at(p);
    for (const Point next : cells) {
      const double total = g + distance(p, next);
      if (total >= at(next) || total + distance(next, to) >= at(to) + (next == to)) continue;
      if (!oracle::isFreeLine(map, p, next, corners)) continue;
      at(next) = total;
      queue.push({total + distance(next, to), {next.x, next.y}});
    }
  }
  return std::numeric_limits<double>::infinity();
}

struct Found {
  Outcome outcome;
  Route route;
  Stats stats;
  Cost cost;
};
Found found(const std::shared_ptr<const RouteGraph>& graph, const RouteQuestion& q, Recording recording) {
  const RouteSession s = makeRouteSession(graph, q, recording);
  const Outcome outcome = s.session->run({}, {});
  return {outcome, routeOf(*s.session, *graph, q.options), s.session->stats(), s.session->solutionCost()};
}

RouteQuestion questionOf(Algorithm algorithm, CornerRule corners) {
  RouteQuestion q;
  q.options.algorithm = algorithm;
  q.options.neighbours = Neighbours::Eight;
  q.options.corners = corners;
  return q;
}

}  // namespace

class AnyAngleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void linesAreFree_data() {
    QTest::addColumn<int>("corners");
    for (const CornerRule corners : kCorners)
      QTest::newRow(nameOf(cornerNames(), corners).data()) << static_cast<int>(corners);
  }
  void linesAreFree() {
    QFETCH(const int, corners);
    const auto rule = static_cast<CornerRule>(corners);
    Random random = testing::randomFor(QTest::currentDataTag());
    int free = 0, blocked = 0;
    for (int i = 0; i < testing::rounds(2000); ++i) {
      const Map map = anyMap(random, 16, true);
      const RouteGraph graph(map);
      const std::vector<Point> cells = oracle::freeCells(map);
      for (int k = 0; k < 40; ++k) {
        const Point a = anyOf(cells, random), b = anyOf(cells, random);
        const bool isFree = oracle::isFreeLine(map, a, b, rule);
        const QString where = u"%1,%2 to %3,%4\n"_s.arg(a.x).arg(a.y).arg(b.x).arg(b.y) +
                              QString::fromStdString(oracle::toText(map));
        QVERIFY2(sees(graph, rule, a, b) == isFree, qPrintable(where));
        QVERIFY2(sees(graph, rule, b, a) == isFree, qPrintable(where));
        ++(isFree ? free : blocked);
        if (distance(a, b) > 0 && distance(a, b) < 1.5)
          QCOMPARE(isFree, oracle::isMove(map, a, b, Neighbours::Eight, rule));
      }
    }
    QVERIFY(free > 100 && blocked > 100);
  }

  // Rounded up, exactly: also at the far corner of the largest map.
  void lengths() {
    QCOMPARE(straightCost({0, 0}, {1, 0}), stepCosts(CostModel::Sqrt2).straight);
    QCOMPARE(straightCost({5, 5}, {4, 6}), stepCosts(CostModel::Sqrt2).diagonal);
    QCOMPARE(straightCost({0, 0}, {3, -4}), Cost{5 * 408});
    QCOMPARE(straightCost({7, 7}, {7, 7}), Cost{0});
    Random random = testing::randomFor("lengths");
    for (int i = 0; i < testing::rounds(20000); ++i) {
      const Point p{random.between(-4095, 4095), random.between(-4095, 4095)};
      const std::uint64_t cost = straightCost({0, 0}, p);
      const auto squared = static_cast<std::uint64_t>(408 * 408) *
                           static_cast<std::uint64_t>(p.x * std::int64_t{p.x} + p.y * std::int64_t{p.y});
      QVERIFY(cost * cost >= squared && (cost == 0 || (cost - 1) * (cost - 1) < squared));
    }
    const std::vector<Point> path{{0, 0}, {1, 2}, {1, 2}, {4, 6}};
    QVERIFY(std::abs(lengthOf(path) - (std::sqrt(5.0) + 5)) < 1e-12);
  }

  // Every line free, no longer than the shortest path by moves, and on average hardly longer than the shortest of all.
  void paths_data() {
    const auto row = testing::columns<int, double>("algorithm", "mostMean");
    row("theta-star", static_cast<int>(Algorithm::ThetaStar), 1.01);
    row("lazy-theta-star", static_cast<int>(Algorithm::LazyThetaStar), 1.01);
  }
  void paths() {
    FETCH_ALL((int, algorithm), (double, mostMean));
    Random random = testing::randomFor("any-angle");
    double sum = 0, worst = 1, gained = 0;
    int solved = 0, optimal = 0, shorter = 0;
    std::uint64_t expanded = 0, byMoves = 0, tests = 0;
    for (int i = 0; i < testing::rounds(3'000); ++i) {
      const Map map = anyMap(random, 24, true);
      RouteQuestion q = questionOf(static_cast<Algorithm>(algorithm), kCorners[random.below(3)]);
      const std::vector<Point> cells = oracle::freeCells(map);
      q.from = anyOf(cells, random);
      q.to = anyOf(cells, random);
      if (random.chance(0.3)) q.options.ties = Ties::LastIn;
      const auto graph = makeRouteGraph(map, q);
      const Found silent = found(graph, q, Recording::Silent), told = found(graph, q, Recording::Recorded);
      const QString where = oracle::describe(map, q);
      QVERIFY2(silent.outcome == told.outcome && silent.route.cells == told.route.cells &&
                   silent.stats == told.stats && silent.cost == told.cost,
               qPrintable(where));
      const auto truth =
          oracle::distances(map, q.from, Neighbours::Eight, q.options.corners, stepCosts(CostModel::Sqrt2));
      const bool isReachable = truth[map.index(q.to)] != oracle::kUnreachable;
      QVERIFY2(silent.outcome == (isReachable ? Outcome::Solved : Outcome::Exhausted), qPrintable(where));
      if (!isReachable) continue;
      const QString fault = oracle::faultOf(silent.route, silent.cost, map, q);
      QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + where));
      RouteQuestion other = q;
      other.options.algorithm = Algorithm::AStar;
      const Found moves = found(graph, other, Recording::Silent);
      QVERIFY2(silent.cost <= moves.cost, qPrintable(where));
      // 577 / 408 is sqrt 2 within 1.5e-6.
      QVERIFY2(silent.route.cost <= moves.route.cost * (1 + 1.5e-6),
               qPrintable(u"%1 instead of %2\n"_s.arg(silent.route.cost).arg(moves.route.cost) + where));
      shorter += silent.route.cost < moves.route.cost - 1e-9;
      const double least = shortest(map, q.from, q.to, q.options.corners);
      const double ratio = least == 0 ? 1 : silent.route.cost / least;
      QVERIFY2(ratio > 1 - 1e-9, qPrintable(where));
      ++solved;
      sum += ratio;
      optimal += ratio < 1 + 1e-9;
      worst = std::max(worst, ratio);
      gained += least == 0 ? 1 : moves.route.cost / least;
      expanded += silent.stats.expanded;
      byMoves += moves.stats.expanded;
      tests += silent.stats.scanned;
    }
    QVERIFY(solved > 0);
    qInfo(
        "%s: %d paths, %.4f %% longer than the shortest on average, %.2f %% at most, %d shortest; A* %.4f %% "
        "longer; %d shorter than A*; expanded %llu (A* %llu), %llu lines of sight tested",
        info(static_cast<Algorithm>(algorithm)).name.data(), solved, 100 * (sum / solved - 1),
        100 * (worst - 1), optimal, 100 * (gained / solved - 1), shorter,
        static_cast<unsigned long long>(expanded), static_cast<unsigned long long>(byMoves),
        static_cast<unsigned long long>(tests));
    // Of a shortened run the mean says little.
    QVERIFY(sum / solved <= (solved >= 2000 ? mostMean : 1 + 3 * (mostMean - 1)));
  }

  // The records are what the events say, both ways, and what is tested for is what the oracle sees.
  void eventsTellTheSearch_data() { paths_data(); }
  void eventsTellTheSearch() {
    FETCH(int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    int sights = 0, blocked = 0, putBack = 0, reopened = 0;
    for (int i = 0; i < testing::rounds(600); ++i) {
      const Map map = anyMap(random, 16, true);
      RouteQuestion q = questionOf(static_cast<Algorithm>(algorithm), kCorners[random.below(3)]);
      const std::vector<Point> cells = oracle::freeCells(map);
      q.from = anyOf(cells, random);
      q.to = anyOf(cells, random);
      // A heuristic that misleads makes nodes reopen.
      if (random.chance(0.5)) q.options.heuristic = Heuristic::SquaredEuclidean;
      const auto graph = makeRouteGraph(map, q);
      const RouteSession s = makeRouteSession(graph, q, Recording::Recorded);
      s.session->run({}, {});
      const Trace& trace = s.session->trace();
      const QString where = oracle::describe(map, q);
      std::map<NodeId, Event> last;
      TracePlayer player(trace);
      for (std::size_t k = 0; k < trace.end(); ++k) {
        const Event& e = trace[k];
        const Point to = graph->point(e.node);
        if (e.kind == EventKind::Sight) {
          const bool isFree = oracle::isFreeLine(map, graph->point(e.parentBefore), to, q.options.corners);
          QVERIFY2((e.detail != 0) == isFree, qPrintable(where));
          ++sights;
          blocked += !isFree;
          if (!losesSight(e)) continue;
          QVERIFY2(!isFree, qPrintable(where));
          ++putBack;
        }
        if (const auto before = last.find(e.node); before != last.end())
          QVERIFY2(before->second.parentAfter == e.parentBefore && before->second.gAfter == e.gBefore,
                   qPrintable(where));
        // A closed node stands where its parent sees it.
        if (e.kind == EventKind::Expand && e.parentAfter != kNoNode)
          QVERIFY2(oracle::isFreeLine(map, graph->point(e.parentAfter), to, q.options.corners),
                   qPrintable(where));
        reopened += e.kind == EventKind::Reopen;
        if (e.kind == EventKind::Reopen) QVERIFY2(e.gAfter < e.gBefore, qPrintable(where));
        last[e.node] = e;
      }
      player.seek(trace.end());
      for (const auto& [node, e] : last)
        QVERIFY(player.node(node).g == e.gAfter && player.node(node).parent == e.parentAfter);
      player.seek(0);
      for (const auto& [node, e] : last) QVERIFY(player.node(node).status == NodeStatus::Unseen);
    }
    QVERIFY(sights > 0 && blocked > 0);
    const bool isLazy = algorithm == static_cast<int>(Algorithm::LazyThetaStar);
    if (!testing::isShortened()) QVERIFY(reopened > 0 && (putBack > 0) == isLazy);
  }

  void whatIsRefused() {
    Map map(4, 4);
    for (const Algorithm a : {Algorithm::ThetaStar, Algorithm::LazyThetaStar}) {
      const std::string option = "--algorithm " + std::string(info(a).name) + ": ";
      const auto why = [&](const RouteQuestion& q) { return english(whyNot(map, q).value_or(Failure())); };
      RouteQuestion q = questionOf(a, CornerRule::Never);
      QCOMPARE(why(q), std::string());
      QVERIFY(q.options.usedHeuristic() == Heuristic::Euclidean &&
              !q.options.isAdmissible(Heuristic::Octile));
      q.options.costs = CostModel::TenFourteen;
      QCOMPARE(why(q), option + "needs sqrt2 costs, the true lengths");
      q.options.neighbours = Neighbours::Four;
      QCOMPARE(why(q), option + "needs 8 neighbours");
      q = questionOf(a, CornerRule::Never);
      q.options.duplicates = Duplicates::Keep;
      QVERIFY(!why(q).empty());
      map.setWeight({2, 2}, 3);
      q.options.duplicates = Duplicates::Drop;
      QCOMPARE(why(q), option + "needs a map without weights");
      q.options.algorithm = Algorithm::AStar;
      QCOMPARE(why(q), std::string());
      q.options.isSmoothed = true;
      QCOMPARE(why(q), std::string("--smooth yes: needs a map without weights"));
      map.setWeight({2, 2}, 1);
      QCOMPARE(why(q), std::string());
    }
  }

  // Of any search's path: the same ends, every line free, never longer.
  void smoothing_data() {
    testing::eachAlgorithmThat([](Algorithm a) { return !search::meetsAnew(a) && !search::needsLevel(a); });
  }
  void smoothing() {
    QFETCH(const int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    int shorter = 0, paths = 0;
    for (int i = 0; i < testing::rounds(300); ++i) {
      const Map map = anyMap(random, 20, true);
      RouteQuestion q = questionOf(static_cast<Algorithm>(algorithm), kCorners[random.below(3)]);
      if (!needsGrid(q.options.algorithm) && random.chance(0.5)) q.options.neighbours = Neighbours::Four;
      const std::vector<Point> cells = oracle::freeCells(map);
      q.from = anyOf(cells, random);
      q.to = anyOf(cells, random);
      const auto graph = makeRouteGraph(map, q);
      const Route route = found(graph, q, Recording::Silent).route;
      if (route.cells.empty()) continue;
      const SmoothedPath path = smoothed(route.cells, *graph, q.options);
      const QString where = oracle::describe(map, q);
      QVERIFY2(path.turns.front() == q.from && path.turns.back() == q.to, qPrintable(where));
      const CornerRule rule =
          q.options.neighbours == Neighbours::Eight ? q.options.corners : CornerRule::Never;
      for (std::size_t k = 1; k < path.turns.size(); ++k)
        QVERIFY2(oracle::isFreeLine(map, path.turns[k - 1], path.turns[k], rule), qPrintable(where));
      QVERIFY2(path.after <= path.before + 1e-9, qPrintable(where));
      QVERIFY(std::abs(path.after - lengthOf(path.turns)) < 1e-9);
      QVERIFY(std::abs(path.before - lengthOf(route.cells)) < 1e-9);
      ++paths;
      shorter += path.after < path.before - 1e-9;
    }
    QVERIFY(paths > 0);
    if (!testing::isShortened() && !goesAnyAngle(static_cast<Algorithm>(algorithm)))
      QVERIFY(shorter > paths / 10);
  }
};

SEARCHLIGHT_TEST(AnyAngleTest)
#include "any_angle_test.moc"
