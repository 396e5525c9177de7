// tests/app/map_search_test.cpp: asking a map's question over and over while helpers are still at the one before.
#include "app/grid/map_search.h"

#include "core/trace/player_queries.h"
#include "tests/app/paint_on.h"
#include "tests/test_main.h"
#include "widgets/run/solver.h"

using search::Algorithm;

namespace {

constexpr int kSide = 120;

// A map, a run of it, and who asks.
struct Lab {
  std::shared_ptr<search::MemoryBudget> memory = std::make_shared<search::MemoryBudget>(std::size_t{1} << 30);
  MapModel map;
  Solver solver;
  WatchedRun run{&solver};
  Transport transport;
  MapSearch asker{&map, &transport, &run};

  explicit Lab(Algorithm algorithm) {
    transport.setRuns({&run});
    asker.setMemory(memory);
    grid::RouteOptions options;
    options.algorithm = algorithm;
    asker.setOptions(options);
    map.load({grid::Map(kSide, kSide), Point{0, 0}, Point{kSide - 1, 0}}, {}, u"field"_s);
  }
  void moveGoal(Point p) {
    map.beginStroke(grid::MapEditKind::MoveGoal);
    map.moveGoalTo(p);
    map.finishStroke();
  }
};

}  // namespace

class MapSearchTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // True costs are of the question that was asked last, however many were given up on the way.
  void trueCostsAreOfTheLastQuestion() {
    Lab lab(Algorithm::AStar);
    RemainingCosts costs;
    connect(&lab.asker, &MapSearch::trueCostsFound, this, [&](const RemainingCosts& c) { costs = c; });
    lab.asker.wantTrueCosts(true);
    for (int i = 1; i <= 30; ++i) {
      lab.moveGoal({kSide - 1, i});
      lab.asker.ask(Transport::StartAt::End);
      QVERIFY(!costs);  // those of before are of no use
      if (i % 5 == 0) QTest::qWait(i % 3);
    }
    QTRY_VERIFY(costs);
    QCOMPARE((*costs)[lab.map.document().map.index({kSide - 1, 30})], search::Cost{0});
    QCOMPARE((*costs)[0], search::Cost{kSide - 1 + 30});
    QTRY_COMPARE(lab.run.answer().outcome, search::Outcome::Solved);
    QCOMPARE(lab.run.answer().cost, search::Cost{kSide - 1 + 30});
  }

  void theGoalsBoundIsOfTheLastQuestion() {
    Lab lab(Algorithm::IdaStar);
    QSignalSpy found(&lab.asker, &MapSearch::goalBoundFound);
    for (int i = 1; i <= 30; ++i) {
      lab.moveGoal({i, i});
      lab.asker.ask(Transport::StartAt::Start);
      if (i % 5 == 0) QTest::qWait(i % 3);
    }
    const auto bound = lab.run.names().goalBound;
    QVERIFY(bound);
    QTRY_COMPARE(bound->load(), search::Cost{60});
    QTRY_VERIFY(!found.isEmpty());
  }

  // The map is edited under searches that began with the one before; each goes on with its own.
  void editsGoOnUnderSearches() {
    Lab lab(Algorithm::Dijkstra);
    lab.asker.wantTrueCosts(true);
    for (int i = 1; i < 40; ++i) {
      testing::paintOn(lab.map, {i, 1});
      lab.asker.ask(Transport::StartAt::End);
      if (i % 7 == 0) QTest::qWait(1);
    }
    QTRY_COMPARE(lab.run.answer().outcome, search::Outcome::Solved);
    QCOMPARE(lab.run.answer().cost, search::Cost{kSide - 1});
  }

  // A goal that cannot be reached gives way to the nearest cell, whether that is found at once or on a thread.
  void nearest_data() {
    const auto row = testing::columns<int>("side");
    row("small", 20);
    row("large", 1500);
  }
  void nearest() {
    QFETCH(const int, side);
    Lab lab(Algorithm::AStar);
    grid::Map map(side, side);
    for (int y = 0; y < side; ++y) map.setWeight({side - 4, y}, grid::kWall);
    const Point goal{side - 1, 3}, near{side - 5, 3};
    lab.map.load({map, Point{0, 0}, goal}, {}, u"divided"_s);
    grid::RouteOptions options;
    options.goesNear = true;
    lab.asker.setOptions(options);
    lab.asker.ask(Transport::StartAt::End);
    QTRY_VERIFY(!lab.asker.isLookingForNearest());
    QCOMPARE(lab.asker.nearest(), std::optional(near));
    QCOMPARE(lab.asker.question()->to, goal);
    QCOMPARE(lab.asker.searched()->to, near);
    QTRY_COMPARE(lab.run.answer().outcome, search::Outcome::Solved);
    QCOMPARE(lab.run.answer().cost, search::Cost(near.x + near.y));
    QVERIFY(lab.asker.complaint(false).contains(u"%1, %2"_s.arg(near.x).arg(near.y)));
    // Without the option there is no path; and where the goal can be reached nothing is said.
    lab.asker.setOptions({});
    lab.asker.ask(Transport::StartAt::End);
    QVERIFY(!lab.asker.nearest());
    QTRY_COMPARE(lab.run.answer().outcome, search::Outcome::Exhausted);
    lab.asker.setOptions(options);
    lab.moveGoal({0, 9});
    lab.asker.ask(Transport::StartAt::End);
    QTRY_COMPARE(lab.run.answer().cost, search::Cost{9});
    QVERIFY(!lab.asker.nearest());
    QCOMPARE(lab.asker.complaint(true), QString());
  }

  // What an agent of several cells sees of a large map is made on a thread, of the question that was asked last.
  void anAgentsMapIsMadeElsewhere() {
    for (const int side : {kSide, 1500}) {
      Lab lab(Algorithm::AStar);
      lab.map.load({grid::Map(side, side), Point{0, 0}, Point{side - 3, 0}}, {}, u"field"_s);
      grid::RouteOptions options;
      options.agent = 3;
      lab.asker.setOptions(options);
      lab.asker.ask(Transport::StartAt::End);
      QCOMPARE(lab.asker.isMakingGraph(), side != kSide);
      QCOMPARE(lab.asker.asked() != nullptr, side == kSide);
      QCOMPARE(lab.run.hasSearch(), side == kSide);
      lab.moveGoal({side - 5, 0});
      lab.asker.ask(Transport::StartAt::End);
      QTRY_COMPARE(lab.run.answer().cost, search::Cost(side - 5));
      QVERIFY(lab.asker.asked()->map().isWall({side - 2, 0}));
      // The cursor keeps its place, or goes to the one that is told before there is a search.
      lab.transport.seek(40);
      testing::paintOn(lab.map, {5, 20});
      lab.asker.ask(Transport::StartAt::Same);
      testing::paintOn(lab.map, {6, 20});
      lab.asker.ask(Transport::StartAt::Same);
      QTRY_VERIFY(lab.run.hasSearch());
      QTRY_COMPARE(lab.run.position(), std::size_t{40});
      lab.asker.ask(Transport::StartAt::Start);
      lab.asker.isMakingGraph() ? lab.asker.seekLater(30) : lab.transport.seek(30);
      QTRY_VERIFY(lab.run.hasSearch());
      QTRY_COMPARE(lab.run.position(), std::size_t{30});
      lab.asker.ask(Transport::StartAt::End);
      lab.asker.setSuspended(true);
      QVERIFY(!lab.asker.isMakingGraph() && !lab.asker.asked());
    }
  }

  // An edit under LPA* is the next round of the search that is shown, and so is its undo; the counter tells what that spares.
  void anEditRepairs() {
    Lab lab(Algorithm::LpaStar);
    QSignalSpy counted(&lab.asker, &MapSearch::goalBoundFound);
    lab.asker.ask(Transport::StartAt::End);
    QTRY_VERIFY(lab.run.isComplete() && lab.run.isAtEnd());
    const std::size_t first = lab.run.recorded();
    QTRY_COMPARE(lab.run.answer().cost, search::Cost{kSide - 1});
    const auto reason = [&] {
      const auto figures = lab.asker.figures();
      return figures ? figures->reason : QString();
    };
    QTRY_VERIFY(!counted.isEmpty());
    QVERIFY(!reason().contains(u"Repaired"_s));

    testing::paintOn(lab.map, {kSide - 3, 0});
    lab.asker.ask(Transport::StartAt::Same);
    QTRY_VERIFY(lab.run.isComplete() && lab.run.isAtEnd());  // as the cursor was
    QCOMPARE(lab.run.session().rounds(), std::size_t{2});
    QCOMPARE(lab.run.session().trace().rounds()[1], first);  // what came before is the same
    QTRY_COMPARE(lab.run.answer().cost, search::Cost{kSide + 1});
    const std::uint64_t all = lab.run.session().stats().expanded,
                        repaired = all - lab.run.session().round(1).expandedBefore;
    QVERIFY(repaired > 0);
    QTRY_VERIFY2(reason().startsWith(u"Repaired: %1 expansions; from scratch "_s.arg(repaired)),
                 qPrintable(reason()));
    QVERIFY(!search::expandedInRound(lab.run.session(), lab.run.player()).empty());

    lab.map.undo();
    lab.asker.ask(Transport::StartAt::Same);
    QTRY_COMPARE(lab.run.answer().cost, search::Cost{kSide - 1});
    QCOMPARE(lab.run.session().rounds(), std::size_t{3});
    // Another question begins anew.
    lab.moveGoal({kSide - 1, 3});
    lab.asker.ask(Transport::StartAt::End);
    QTRY_COMPARE(lab.run.answer().cost, search::Cost{kSide - 1 + 3});
    QCOMPARE(lab.run.session().rounds(), std::size_t{1});
  }

  // Nobody is left who writes, asks or counts.
  void leavesNothingBehind() {
    std::shared_ptr<search::MemoryBudget> memory;
    for (int i = 0; i < 8; ++i) {
      Lab lab(Algorithm::IdaStar);
      memory = lab.memory;
      lab.asker.wantTrueCosts(true);
      lab.asker.ask(Transport::StartAt::End);
      if (i % 2 == 0) QTest::qWait(i);
    }
    QCOMPARE(memory->used(), std::size_t{0});
  }
};

SEARCHLIGHT_TEST(MapSearchTest)
#include "map_search_test.moc"
