// tests/core/meet_in_the_middle_test.cpp: MM's guarantee, whatever order is asked for: neither side goes beyond half of the least cost.
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using search::EventKind;

class MeetInTheMiddleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Against costs written from the rules alone, with all rules of corners and costs.
  void neitherSideGoesBeyondTheMiddle() {
    Random random = testing::randomFor("meet in the middle");
    std::uint64_t inTheMiddle = 0, byCost = 0, aStar = 0;
    int solved = 0;
    for (int i = 0; testing::goesOn(i, 10'000, solved > 0); ++i) {
      const int heaviest = random.chance(0.5) ? 1 : 5;
      const Map map = oracle::randomMap(random, random.between(2, 24), random.between(2, 24), 0.3, heaviest);
      const std::vector<Point> cells = oracle::freeCells(map);
      if (cells.empty()) continue;
      const auto anyCell = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      RouteQuestion q{anyCell(), anyCell(), {}};
      q.options.neighbours = random.chance(0.3) ? Neighbours::Four : Neighbours::Eight;
      q.options.corners = static_cast<CornerRule>(random.between(0, 2));
      q.options.costs = static_cast<CostModel>(random.between(0, 2));
      if (random.chance(0.7))
        q.options.ties = random.chance(0.5) ? search::Ties::FirstIn : search::Ties::Coarse;
      const auto graph = makeRouteGraph(map, q);
      const std::uint64_t truth = oracle::distances(map, q.from, q.options.neighbours, q.options.corners,
                                                    stepCosts(*q.options.costs))[map.index(q.to)];
      const auto expansionsBy = [&](search::Algorithm algorithm) {
        RouteQuestion asked = q;
        asked.options.algorithm = algorithm;
        const RouteSession run = makeRouteSession(graph, asked, search::Recording::Recorded);
        const search::Outcome outcome = run.session->run({}, {});
        const QByteArray told = oracle::describe(map, q).toUtf8();
        [&] {
          QVERIFY2((outcome == search::Outcome::Solved) == (truth != oracle::kUnreachable), told);
          if (truth == oracle::kUnreachable) return;
          QVERIFY2(run.session->solutionCost() == truth, told);
          if (algorithm != search::Algorithm::MeetInTheMiddle) return;
          const search::Trace& trace = run.session->trace();
          for (std::size_t e = 0; e < trace.end(); ++e)
            if (trace[e].kind == EventKind::Expand)
              QVERIFY2(2 * std::uint64_t{trace[e].gAfter} <= truth, told);
        }();
        return run.session->stats().expanded;
      };
      const std::uint64_t expanded = expansionsBy(search::Algorithm::MeetInTheMiddle);
      if (QTest::currentTestFailed()) return;
      if (truth == oracle::kUnreachable) continue;
      ++solved;
      inTheMiddle += expanded;
      byCost += expansionsBy(search::Algorithm::Bidirectional);
      aStar += expansionsBy(search::Algorithm::AStar);
    }
    QVERIFY(solved > 0);
    qInfo("expansions: MM %llu, bidirectional %llu, A* %llu", static_cast<unsigned long long>(inTheMiddle),
          static_cast<unsigned long long>(byCost), static_cast<unsigned long long>(aStar));
  }
};

SEARCHLIGHT_TEST(MeetInTheMiddleTest)
#include "meet_in_the_middle_test.moc"
