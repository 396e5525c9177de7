// tests/core/route_goals_test.cpp: goals out of reach, several goals, and from the goals to every cell.
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

// A map, rules and a start at random; the goals are for the test to choose.
struct Asked {
  Map map;
  RouteQuestion question;
  Map seen;  // with walls outside the search window
  std::shared_ptr<const RouteGraph> graph = {};

  Point anyCell(Random& random) const {
    const std::vector<Point> cells = oracle::freeCells(map);
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  }
  std::vector<std::uint64_t> distancesFrom(Point p) const {
    return oracle::distances(seen, p, question.options.neighbours, question.options.corners,
                             stepCosts(*question.options.costs));
  }
};
std::optional<Asked> randomlyAsked(Random& random, int most, double density) {
  const int heaviest = random.chance(0.5) ? 1 : 5;
  Map map = oracle::randomMap(random, random.between(2, most), random.between(2, most), density, heaviest);
  if (heaviest > 1 && random.chance(0.3)) oracle::flood(random, map);
  const std::vector<Point> cells = oracle::freeCells(map);
  if (cells.empty()) return std::nullopt;
  RouteQuestion q{cells[random.below(static_cast<std::uint32_t>(cells.size()))], {}, {}};
  q.options.neighbours = random.chance(0.3) ? Neighbours::Four : Neighbours::Eight;
  q.options.corners = static_cast<CornerRule>(random.between(0, 2));
  q.options.costs = static_cast<CostModel>(random.between(0, 2));
  if (random.chance(0.2)) q.options.window = random.between(1, 9);
  const Map seen = oracle::windowed(map, q.from, q.options.window);
  return Asked{map, q, seen, makeRouteGraph(map, q)};
}

}  // namespace

class RouteGoalsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Against a flood and distances written from the rules alone; and every algorithm goes to that cell, the optimal ones as cheaply.
  void asNearAsPossibleIsNearest() {
    Random random = testing::randomFor("as near as possible");
    int unreachable = 0;
    for (int i = 0; testing::goesOn(i, 10'000, unreachable > 0); ++i) {
      const int heaviest = random.chance(0.5) ? 1 : 5;
      Map map = oracle::randomMap(random, random.between(2, 12), random.between(2, 12), 0.45, heaviest);
      if (heaviest > 1 && random.chance(0.3)) oracle::flood(random, map);
      const std::vector<Point> cells = oracle::freeCells(map);
      if (cells.empty()) continue;
      const Point from = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
      // A wall is a goal, too.
      RouteQuestion q{from, map.point(random.below(static_cast<std::uint32_t>(map.cellCount()))), {}};
      q.options.goesNear = true;
      q.options.neighbours = random.chance(0.3) ? Neighbours::Four : Neighbours::Eight;
      q.options.corners = static_cast<CornerRule>(random.between(0, 2));
      q.options.costs = static_cast<CostModel>(random.between(0, 2));
      if (random.chance(0.2)) q.options.heuristic = static_cast<Heuristic>(random.between(0, 5));
      if (random.chance(0.2)) q.options.window = random.between(1, 9);
      const auto graph = makeRouteGraph(map, q);

      const Map seen = oracle::windowed(map, q.from, q.options.window);
      const StepCosts step = stepCosts(*q.options.costs);
      const auto g = oracle::distances(seen, q.from, q.options.neighbours, q.options.corners, step);
      const auto rank = [&](std::size_t cell) {
        const int dx = std::abs(map.point(cell).x - q.to.x), dy = std::abs(map.point(cell).y - q.to.y);
        const auto both = static_cast<std::uint64_t>(std::min(dx, dy)),
                   rest = static_cast<std::uint64_t>(std::max(dx, dy)) - both;
        const std::uint64_t h = q.options.neighbours == Neighbours::Four
                                    ? (2 * both + rest) * step.straight
                                    : both * step.diagonal + rest * step.straight;
        return std::tuple(h, g[cell], cell);  // of equal ones the first
      };
      std::size_t expected = map.index(q.from);
      for (std::size_t c = 0; c < map.cellCount(); ++c)
        if (g[c] != oracle::kUnreachable && rank(c) < rank(expected)) expected = c;
      unreachable += map.point(expected) != q.to;

      for (const search::AlgorithmInfo& algorithm : search::mapAlgorithms()) {
        RouteQuestion asked = q;
        asked.options.algorithm = algorithm.id;
        if (whyNot(map, asked)) continue;
        const RouteQuestion near = asNearAsPossible(graph, asked);
        QVERIFY2(near.to == map.point(expected), qPrintable(oracle::describe(map, q)));
        if (search::meetsAnew(algorithm.id) || search::dropsNodes(algorithm.id))
          continue;  // they may take for ever, or miss it
        const RouteSession session = makeRouteSession(graph, near, search::Recording::Silent);
        QCOMPARE(session.session->run({}, {}), search::Outcome::Solved);
        if (near.options.promisesOptimum(graph->isUniform()))
          QCOMPARE(std::uint64_t{session.session->solutionCost()}, g[expected]);
      }
      q.options.goesNear = false;
      QVERIFY(asNearAsPossible(graph, q) == q);
    }
    QVERIFY(unreachable > 0);
  }
  // A goal that an edit makes a wall is out of reach like any other.
  void asNearAsPossibleAfterEdits() {
    RouteQuestion q{{0, 0}, {3, 0}, {}};
    q.edits = {{{{3, 0}, kWall}}};
    QVERIFY(whyNot(Map(4, 1), q));
    q.options.goesNear = true;
    QVERIFY(!whyNot(Map(4, 1), q));
    QVERIFY((asNearAsPossible(makeRouteGraph(Map(4, 1), q), q).to == Point{2, 0}));
  }
  void asNearAsPossibleIsBounded() {
    Map map(80, 60);
    map.setWeight({79, 59}, kWall);
    RouteQuestion q{{0, 0}, {79, 59}, {}};
    q.options.goesNear = true;
    const auto graph = makeRouteGraph(map, q);
    const auto endOf = [&](const search::Limits& limits, std::shared_ptr<search::MemoryBudget> budget) {
      try {
        (void)asNearAsPossible(graph, q, limits, {}, std::move(budget));
        return search::Outcome::Solved;
      } catch (const search::EndedEarly& ended) {
        return ended.outcome;
      } catch (const search::OutOfMemory&) {
        return search::Outcome::MemoryLimit;
      }
    };
    QCOMPARE(endOf({}, std::make_shared<search::MemoryBudget>(std::size_t{20'000})),
             search::Outcome::MemoryLimit);
    QCOMPARE(endOf({.expansions = 5}, {}), search::Outcome::Stopped);
    QCOMPARE(endOf({}, {}), search::Outcome::Solved);
  }
  // The cheapest to reach wins, by whatever algorithm promises the least cost.
  void theNearestGoalWins() {
    Random random = testing::randomFor("several goals");
    int others = 0;
    for (int i = 0; testing::goesOn(i, 4'000, others > 0); ++i) {
      std::optional<Asked> asked = randomlyAsked(random, 12, 0.35);
      if (!asked) continue;
      const auto anyCell = [&] { return asked->anyCell(random); };
      RouteQuestion& q = asked->question;
      q.to = anyCell();
      for (int more = random.between(1, 4); more > 0; --more) q.options.alsoGoals.push_back(anyCell());
      const auto g = asked->distancesFrom(q.from);
      std::uint64_t least = oracle::kUnreachable;
      for (const Point goal : q.goals()) least = std::min(least, g[asked->map.index(goal)]);
      others += least < g[asked->map.index(q.to)];
      for (const search::AlgorithmInfo& algorithm : search::mapAlgorithms()) {
        RouteQuestion one = q;
        one.options.algorithm = algorithm.id;
        if (whyNot(asked->map, one) || search::meetsAnew(algorithm.id) || search::dropsNodes(algorithm.id))
          continue;
        const RouteSession run = makeRouteSession(asked->graph, one, search::Recording::Silent);
        const search::Outcome outcome = run.session->run({}, {});
        QVERIFY2((outcome == search::Outcome::Solved) == (least != oracle::kUnreachable),
                 qPrintable(oracle::describe(asked->map, one)));
        if (outcome == search::Outcome::Solved && one.options.promisesOptimum(asked->graph->isUniform()))
          QVERIFY2(run.session->solutionCost() == least, qPrintable(oracle::describe(asked->map, one)));
      }
      // What remains is to the nearest, too.
      const auto remaining = remainingCosts(asked->graph, q, {});
      QCOMPARE((*remaining)[asked->map.index(q.from)],
               least == oracle::kUnreachable ? search::kInfiniteCost : static_cast<search::Cost>(least));
    }
    QVERIFY(others > 0);
  }
  // From waypoint to waypoint: the least cost is that of the legs, whatever algorithm promises it, and the path is one of moves
  // that visits them in their order.
  void waypointsAreVisitedInOrder() {
    Random random = testing::randomFor("waypoints");
    int found = 0, unreachable = 0, twice = 0;
    for (int i = 0; testing::goesOn(i, 4'000, found > 0 && unreachable > 0 && twice > 0); ++i) {
      std::optional<Asked> asked = randomlyAsked(random, 10, 0.3);
      if (!asked) continue;
      const auto anyCell = [&] { return asked->anyCell(random); };
      RouteQuestion& q = asked->question;
      q.to = anyCell();
      for (int more = random.between(1, 3); more > 0; --more) q.options.waypoints.push_back(anyCell());
      if (random.chance(0.1)) q.options.waypoints.insert(q.options.waypoints.begin(), q.from);
      if (random.chance(0.1)) q.options.waypoints.push_back(q.options.waypoints.back());
      std::vector<Point> stops{q.from};
      stops.insert(stops.end(), q.options.waypoints.begin(), q.options.waypoints.end());
      stops.push_back(q.to);
      std::uint64_t least = 0;
      for (std::size_t leg = 0; leg + 1 < stops.size() && least != oracle::kUnreachable; ++leg) {
        const std::uint64_t cost = stops[leg] == stops[leg + 1]
                                       ? 0
                                       : asked->distancesFrom(stops[leg])[asked->map.index(stops[leg + 1])];
        least = cost == oracle::kUnreachable ? cost : least + cost;
      }
      const bool hasPath = least != oracle::kUnreachable;
      (hasPath ? found : unreachable) += 1;
      const QByteArray told = oracle::describe(asked->map, q).toUtf8();
      const auto remaining = remainingCosts(asked->graph, q, {});
      for (const search::AlgorithmInfo& algorithm : search::mapAlgorithms()) {
        RouteQuestion one = q;
        one.options.algorithm = algorithm.id;
        if (whyNot(asked->map, one) || search::meetsAnew(algorithm.id) || search::dropsNodes(algorithm.id))
          continue;
        const RouteSession run = makeRouteSession(asked->graph, one, search::Recording::Silent);
        const search::Outcome outcome = run.session->run({}, {});
        QVERIFY2((outcome == search::Outcome::Solved) == hasPath, told);
        if (!hasPath) continue;
        if (one.options.promisesOptimum(asked->graph->isUniform()))
          QVERIFY2(run.session->solutionCost() == least, told + algorithm.name.data());
        const Route route = routeOf(*run.session, *asked->graph, one.options);
        std::size_t next = 1;
        QVERIFY(route.cells.front() == q.from && route.cells.back() == q.to);
        for (std::size_t at = 0; at < route.cells.size(); ++at) {
          if (at > 0)
            QVERIFY2(oracle::isMove(asked->seen, route.cells[at - 1], route.cells[at], q.options.neighbours,
                                    q.options.corners),
                     told);
          while (next + 1 < stops.size() && stops[next] == route.cells[at]) ++next;
          twice += std::ranges::count(route.cells, route.cells[at]) > 1;
        }
        QVERIFY2(next + 1 == stops.size(), told);
      }
      // What remains, of the start's state; and the estimate does not exceed it from anywhere, so that it is admissible.
      q.options.algorithm = search::Algorithm::AStar;
      const RouteSession run = makeRouteSession(asked->graph, q, search::Recording::Recorded);
      (void)run.session->run({}, {});
      QCOMPARE((*remaining)[run.session->trace()[0].node],
               hasPath ? static_cast<search::Cost>(least) : search::kInfiniteCost);
      for (search::NodeId n = 0; n < remaining->size(); ++n)
        if ((*remaining)[n] != search::kInfiniteCost)
          QVERIFY2(run.session->heuristic(n) <= (*remaining)[n], told);
      for (const search::NodeId n :
           {run.session->trace()[0].node, run.session->trace()[run.session->trace().end() - 1].node}) {
        const std::string text = run.session->stateText(n);
        const search::States state = run.session->stateFromText(text);
        QVERIFY2(state && run.session->stateText(run.session->find(*state, 0)) == text, told);
      }
    }
    QVERIFY(found > 0 && unreachable > 0 && twice > 0);
  }
  // Pulled straight from waypoint to waypoint.
  void smoothingKeepsWaypoints() {
    RouteQuestion q{{0, 0}, {6, 0}, {}};
    q.options.neighbours = Neighbours::Eight;
    q.options.waypoints = {{3, 3}, {3, 3}, {6, 5}};
    const auto graph = makeRouteGraph(Map(7, 7), q);
    const RouteSession run = makeRouteSession(graph, q, search::Recording::Silent);
    QCOMPARE(run.session->run({}, {}), search::Outcome::Solved);
    const auto turns = smoothed(routeOf(*run.session, *graph, q.options).cells, *graph, q.options).turns;
    QCOMPARE(turns, (std::vector<Point>{{0, 0}, {3, 3}, {6, 5}, {6, 0}}));
  }
  void whatSupportsNoWaypointsSaysSo() {
    RouteQuestion q{{0, 0}, {3, 0}, {}};
    q.options.neighbours = Neighbours::Eight;
    q.options.waypoints = {{1, 0}};
    for (const search::AlgorithmInfo& algorithm : search::mapAlgorithms()) {
      q.options.algorithm = algorithm.id;
      const auto why = whyNot(Map(4, 1), q);
      QCOMPARE(why.has_value(), search::needsGrid(algorithm.id));
      if (why) QVERIFY(english(*why).ends_with("supports no waypoints"));
    }
    q.options.algorithm = search::Algorithm::AStar;
    q.options.goesNear = true;
    QCOMPARE(english(*whyNot(Map(4, 1), q)), std::string("--via: cannot be combined with --nearest yes"));
    q.options.waypoints = {{9, 9}};
    QCOMPARE(english(*whyNot(Map(4, 1), q)), std::string("--via 9,9: outside the map of 4 x 1"));
    q.options.goesNear = false;
    q.options.waypoints.assign(99, {1, 0});
    QVERIFY(english(*whyNot(Map(4000, 4000), q)).starts_with("--via: too many waypoints"));
  }
  void whatSupportsOneGoalSaysSo() {
    RouteQuestion q{{0, 0}, {3, 0}, {}};
    q.options.neighbours = Neighbours::Eight;
    q.options.alsoGoals = {{1, 0}};
    for (const auto algorithm : {search::Algorithm::JumpPoint, search::Algorithm::CanonicalAStar}) {
      q.options.algorithm = algorithm;
      const auto why = whyNot(Map(4, 1), q);
      QVERIFY(why && english(*why).ends_with("supports only one goal"));
    }
    q.options.algorithm = search::Algorithm::AStar;
    QVERIFY(!whyNot(Map(4, 1), q));
    q.options.isFlow = true;
    QCOMPARE(english(*whyNot(Map(4, 1), q)), std::string("--flow yes: needs dijkstra or breadth-first"));
    q.options.alsoGoals = {{9, 9}};
    QCOMPARE(english(*whyNot(Map(4, 1), q)), std::string("--also 9,9: outside the map of 4 x 1"));
  }

  // Every cell has the cost of its path to the nearest goal, and its parent is the next cell on such a path.
  void flowField() {
    Random random = testing::randomFor("flow field");
    for (int i = 0; i < testing::rounds(150); ++i) {
      std::optional<Asked> asked = randomlyAsked(random, 9, 0.3);
      if (!asked) continue;
      const auto anyCell = [&] { return asked->anyCell(random); };
      RouteQuestion& q = asked->question;
      q.to = anyCell();
      if (random.chance(0.5)) q.options.alsoGoals = {anyCell(), anyCell()};
      q.options.isFlow = true;
      q.options.algorithm = search::Algorithm::Dijkstra;
      QVERIFY(!whyNot(asked->map, q));
      const RouteSession run = makeRouteSession(asked->graph, q, search::Recording::Silent);
      QVERIFY(!run.session->seeksGoal());
      QCOMPARE(run.session->run({}, {}), search::Outcome::Exhausted);
      for (const Point from : oracle::freeCells(asked->map)) {
        const auto g = asked->distancesFrom(from);
        std::uint64_t least = oracle::kUnreachable;
        for (const Point goal : q.goals()) least = std::min(least, g[asked->map.index(goal)]);
        const search::NodeRecord r = run.session->record(asked->graph->cell(from));
        // Outside the search window only a goal is a node.
        if (!asked->seen.isFree(from)) continue;
        const QByteArray told = oracle::describe(asked->map, q).toUtf8();
        QVERIFY2((r.status == search::NodeStatus::Closed) == (least != oracle::kUnreachable), told);
        if (least == oracle::kUnreachable) continue;
        QVERIFY2(r.g == least, told);
        if (r.parent == search::kNoNode) continue;
        const Point next = asked->graph->point(r.parent);
        QVERIFY2(oracle::isMove(asked->seen, from, next, q.options.neighbours, q.options.corners), told);
        const StepCosts step = stepCosts(*q.options.costs);
        const search::Cost move =
            (next.x != from.x && next.y != from.y ? step.diagonal : step.straight) * asked->map.weight(next);
        QCOMPARE(r.g, run.session->record(r.parent).g + move);
      }
    }
  }
};

SEARCHLIGHT_TEST(RouteGoalsTest)
#include "route_goals_test.moc"
