// tests/core/route_graph_test.cpp: the free neighbours of every cell, after edits too; cell numbers; corner rules.
#include "core/grid/jump_points.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

QString faultOf(const RouteGraph& graph, const Map& seen) {
  for (std::size_t i = 0; i < seen.cellCount(); ++i) {
    const Point p = seen.point(i);
    if (graph.isFree(p) != seen.isFree(p)) return u"%1,%2 itself"_s.arg(p.x).arg(p.y);
    if (seen.isWall(p) && graph.map().isWater(i)) continue;  // outside the window nobody moves
    for (std::size_t d = 0; d < kOffsets.size(); ++d)
      if (const Point n = p + kOffsets[d]; (graph.openness()[i] >> d & 1) !=
                                           (seen.isFree(n) && seen.isWater(seen.index(n)) == seen.isWater(i)))
        return u"%1,%2 direction %3"_s.arg(p.x).arg(p.y).arg(d);
  }
  return {};
}

// Runs of up to `most` cells get weights 0 to 2, or one of 0 and 1.
std::vector<CellRun> changeCells(Random& random, Map& map, int runs, int most) {
  std::vector<CellRun> changed;
  const std::uint32_t kinds = random.chance(0.5) ? 2 : 3;
  const bool hasWater = random.chance(0.3);
  for (; runs > 0; --runs) {
    const auto first = random.below(static_cast<std::uint32_t>(map.cellCount()));
    const auto count = std::min(static_cast<std::uint32_t>(map.cellCount()) - first,
                                static_cast<std::uint32_t>(random.between(1, most)));
    changed.push_back({first, count});
    for (std::uint32_t cell = first; cell < first + count; ++cell) {
      map.setWeight(map.point(cell), static_cast<Weight>(random.below(kinds)));
      if (hasWater && random.chance(0.3)) map.setWater(cell);
    }
  }
  return changed;
}

}  // namespace

class RouteGraphTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void freeNeighbours() {
    Random random = testing::randomFor("free neighbours");
    for (int i = 0; i < testing::rounds(200); ++i) {
      Map map = oracle::randomMap(random, random.between(1, 40), random.between(1, 40),
                                  0.01 * random.between(0, 90));
      if (random.chance(0.4)) oracle::flood(random, map);
      const int n = random.chance(0.5) ? random.between(1, 30) : 0;
      const Point centre{random.between(0, map.width() - 1), random.between(0, map.height() - 1)};
      const RouteGraph graph = n == 0 ? RouteGraph(map) : RouteGraph(map, searchWindow(map, centre, n));
      const QString fault = faultOf(graph, oracle::windowed(map, centre, n));
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
  }

  // An edited map's graph is the one built anew.
  void edits() {
    Random random = testing::randomFor("edits");
    for (int i = 0; i < testing::rounds(40); ++i) {
      Map map = oracle::randomMap(random, random.between(1, 30), random.between(1, 30), 0.3,
                                  random.chance(0.5) ? 1 : 3);
      const Point centre{map.width() / 2, map.height() / 2};
      const CellRect window = searchWindow(map, centre, random.chance(0.3) ? 7 : 0);
      auto graph = std::make_unique<RouteGraph>(map, window);
      for (int edit = 0; edit < 20; ++edit) {
        const std::vector<CellRun> changed = changeCells(random, map, random.between(0, 6), 1);
        graph = std::make_unique<RouteGraph>(*graph, map, changed);
        const RouteGraph anew(map, window);
        QVERIFY(std::ranges::equal(graph->openness(), anew.openness()));
        QCOMPARE(graph->isUniform(), anew.isUniform());
        QVERIFY(graph->map() == map);
      }
    }
  }

  // Many cells at once: rows of them are found eight at a time, and with a helper.
  void largeEdits() {
    Random random = testing::randomFor("large edits");
    for (int i = 0; i < testing::rounds(12); ++i) {
      const bool isHuge = i % 6 == 0;
      const int low = isHuge ? 700 : 60, high = isHuge ? 900 : 130;
      Map map = oracle::randomMap(random, random.between(low, high), random.between(low, high), 0.3,
                                  random.chance(0.5) ? 1 : 3);
      const CellRect window =
          searchWindow(map, {map.width() / 2, map.height() / 2}, random.chance(0.3) ? 41 : 0);
      auto graph = std::make_unique<RouteGraph>(map, window);
      QVERIFY(faultOf(*graph, oracle::windowed(map, {map.width() / 2, map.height() / 2},
                                               window.right - window.left < map.width() ? 41 : 0))
                  .isEmpty());
      for (int edit = 0; edit < 4; ++edit) {
        const std::vector<CellRun> changed =
            changeCells(random, map, random.between(1, 9), random.chance(0.5) ? 500 : 8000);
        graph = std::make_unique<RouteGraph>(*graph, map, changed);
        const RouteGraph anew(map, window);
        QVERIFY(std::ranges::equal(graph->openness(), anew.openness()));
        QCOMPARE(graph->isUniform(), anew.isUniform());
      }
    }
  }

  void searchWindows_data() {
    // expected: left, top, right, bottom
    const auto row = testing::columns<int, int, int, QList<int>>("x", "y", "n", "expected");
    row("whole map", 3, 4, 0, QList<int>{0, 0, 20, 10});
    row("one cell", 3, 4, 1, QList<int>{3, 4, 4, 5});
    row("odd", 5, 4, 3, QList<int>{4, 3, 7, 6});
    row("even", 5, 4, 4, QList<int>{3, 2, 7, 6});
    row("cut off top left", 0, 1, 5, QList<int>{0, 0, 3, 4});
    row("cut off bottom right", 19, 9, 5, QList<int>{17, 7, 20, 10});
    row("larger than the map", 10, 5, 100, QList<int>{0, 0, 20, 10});
    row("largest number", 10, 5, 2147483647, QList<int>{0, 0, 20, 10});
  }
  void searchWindows() {
    FETCH_ALL((int, x), (int, y), (int, n), (QList<int>, expected));
    const CellRect r = searchWindow(Map(20, 10), {x, y}, n);
    QCOMPARE((QList<int>{r.left, r.top, r.right, r.bottom}), expected);
  }

  // Cell numbers are taken apart by a multiplication; exact up to the largest map.
  void cellNumbers() {
    Random random = testing::randomFor("cell numbers");
    for (int width = 1; width <= Map::kMaxSide;
         width = width < 70 ? width + 1 : width + random.between(1, 200)) {
      const int height = width > 4000 || width < 3 ? Map::kMaxSide : 3;
      checkNumbers(width, height, random);
    }
    checkNumbers(Map::kMaxSide, Map::kMaxSide, random);
    checkNumbers(Map::kMaxSide - 1, Map::kMaxSide, random);
  }

  void remainingCostsAreInTheBudget() {
    const RouteQuestion q{{0, 0}, {79, 59}, {}};
    const auto graph = makeRouteGraph(Map(80, 60), q);
    const auto budget = std::make_shared<search::MemoryBudget>();
    auto costs = remainingCosts(graph, q, {}, budget);
    QCOMPARE(costs->size(), std::size_t{80 * 60});
    QCOMPARE((*costs)[0], search::Cost{79 + 59});
    QCOMPARE(budget->used(), costs->size() * sizeof(search::Cost));
    costs.reset();
    QCOMPARE(budget->used(), std::size_t{0});
    QVERIFY_THROWS_EXCEPTION(
        std::bad_alloc,
        remainingCosts(graph, q, {}, std::make_shared<search::MemoryBudget>(std::size_t{20'000})));
  }
  void cornerRules() {
    for (unsigned open = 0; open < 256; ++open) {
      Map map(3, 3, kWall);
      map.setWeight({1, 1}, 1);
      for (std::size_t d = 0; d < 8; ++d)
        if (open >> d & 1) map.setWeight(Point{1, 1} + kOffsets[d], 1);
      for (const Neighbours n : {Neighbours::Four, Neighbours::Eight})
        for (const CornerRule corners : {CornerRule::Never, CornerRule::One, CornerRule::Any})
          for (std::size_t d = 0; d < 8; ++d)
            QCOMPARE(static_cast<bool>(allowedMoves(static_cast<DirectionSet>(open), n, corners) >> d & 1),
                     oracle::isMove(map, {1, 1}, Point{1, 1} + kOffsets[d], n, corners));
    }
  }

  // A run ends at the first wall or at a cell where a turn is left to make, looked at cell by cell.
  void runsOfJumpPoints() {
    Random random = testing::randomFor("runs");
    for (int i = 0; i < testing::rounds(30); ++i) {
      const Map map = oracle::randomMap(random, random.between(1, 140), random.between(1, 140),
                                        0.01 * random.between(0, 30));
      const RouteGraph graph(map);
      RouteOptions options;
      options.neighbours = random.chance(0.5) ? Neighbours::Four : Neighbours::Eight;
      options.corners = static_cast<CornerRule>(random.below(3));
      options.costs = static_cast<CostModel>(random.below(3));
      const JumpMap jumps(graph, options);
      const CanonicalTable& table = jumps.canonical();
      for (int k = 0; k < 100; ++k) {
        const Point p{random.between(0, map.width() - 1), random.between(0, map.height() - 1)};
        const auto d = static_cast<Direction>(random.below(4));
        const auto row = static_cast<std::size_t>(d);
        int length = 1;
        for (Point q = p + offset(d); map.isFree(q); q = q + offset(d), ++length)
          if (table.successors[row][graph.openness()[map.index(q)]] & ~bit(d)) break;
        const JumpMap::Run run = d == Direction::Up      ? jumps.run<Direction::Up>(p)
                                 : d == Direction::Left  ? jumps.run<Direction::Left>(p)
                                 : d == Direction::Right ? jumps.run<Direction::Right>(p)
                                                         : jumps.run<Direction::Down>(p);
        QCOMPARE(run.length, length);
        const Point end{p.x + length * offset(d).x, p.y + length * offset(d).y};
        QCOMPARE(run.isBlocked, !map.isFree(end));
      }
    }
  }

 private:
  static void checkNumbers(int width, int height, Random& random) {
    const Map map(width, height);
    const RouteGraph graph(map);
    const auto check = [&](Point p) {
      const auto cell = static_cast<search::NodeId>(p.y * width + p.x);
      QCOMPARE(graph.cell(p), cell);
      QVERIFY2(graph.point(cell) == p, qPrintable(u"%1 wide, cell %2"_s.arg(width).arg(cell)));
    };
    for (const int y : {0, height / 2, height - 1})
      for (const int x : {0, width / 2, width - 1}) check({x, y});
    for (int i = 0; i < 1000; ++i) check({random.between(0, width - 1), random.between(0, height - 1)});
  }
};

SEARCHLIGHT_TEST(RouteGraphTest)
#include "route_graph_test.moc"
