// tests/widgets/solver_test.cpp: what a silent run tells.
#include "widgets/search/solver.h"

#include <QTest>

#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"

using namespace searchlight;
using namespace searchlight::ui;

class SolverTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What the silent run held: nothing given back is counted, and more nodes are more memory.
  void answersTellTheirMemory() {
    testing::WatchedSearch small, large;
    small.algorithm = large.algorithm = search::Algorithm::Dijkstra;
    large.side = 600;
    for (const testing::WatchedSearch& w : {small, large}) {
      const Answer answer = solve(w.factory(), {});
      const auto session = w.factory()(search::Recording::Silent);
      session->run({}, {});
      QCOMPARE(answer.bytes, session->bytes());
      QVERIFY(answer.bytes > 0);
    }
    QVERIFY(solve(large.factory(), {}).bytes > solve(small.factory(), {}).bytes);
    const auto never = [](search::Recording) { return std::unique_ptr<search::Session>(); };
    QCOMPARE(solve(never, {}).bytes, std::size_t{0});
  }
};

SEARCHLIGHT_TEST(SolverTest)
#include "solver_test.moc"
