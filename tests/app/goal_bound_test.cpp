// tests/app/goal_bound_test.cpp: the bound of a deepening search, found on a thread, and given up at any moment.
#include "app/grid/map_search.h"

#include "core/search/memory_budget.h"
#include "tests/test_main.h"

using search::Algorithm;

namespace {

std::shared_ptr<const grid::RouteGraph> field(int side) {
  return std::make_shared<const grid::RouteGraph>(grid::Map(side, side));
}
grid::RouteQuestion question(int side, Algorithm algorithm) {
  grid::RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
  q.options.algorithm = algorithm;
  return q;
}
std::shared_ptr<search::MemoryBudget> memory() {
  return std::make_shared<search::MemoryBudget>(std::size_t{1} << 30);
}

}  // namespace

class GoalBoundTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void isFound_data() {
    const auto row = testing::columns<int, bool>("algorithm", "hasBudget");
    row("by cost", static_cast<int>(Algorithm::IdaStar), true);
    row("by depth", static_cast<int>(Algorithm::IterativeDeepening), true);
    row("without a budget", static_cast<int>(Algorithm::IdaStar), false);
  }
  void isFound() {
    FETCH_ALL((int, algorithm), (bool, hasBudget));
    GoalBound goal;
    QSignalSpy found(&goal, &GoalBound::found);
    const auto graph = field(30);
    const grid::RouteQuestion q = question(30, static_cast<Algorithm>(algorithm));
    const auto bound = goal.find(graph, q, hasBudget ? memory() : nullptr);
    QVERIFY(bound);
    QCOMPARE(goal.find(graph, q, memory()), bound);  // one question, asked once
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(bound->load(), search::Cost{58});
  }
  void isNotLookedForWhereNothingDeepens() {
    GoalBound goal;
    QVERIFY(!goal.find(field(5), question(5, Algorithm::AStar), memory()));
  }

  // Whoever asks again and again lets go of the searches that are under way; what they were asked stays unknown, or not.
  void isGivenUpAtAnyMoment() {
    const auto graph = field(300);
    const auto budget = memory();
    std::shared_ptr<const std::atomic<search::Cost>> last;
    {
      GoalBound goal;
      for (int i = 0; i < 40; ++i) {
        for (const Algorithm a : {Algorithm::IdaStar, Algorithm::IterativeDeepening})
          last = goal.find(graph, question(300, a), budget);
        if (i % 4 == 0) QTest::qWait(i % 8);
        goal.forget();
      }
      last = goal.find(graph, question(300, Algorithm::IdaStar), budget);
    }
    QVERIFY(last->load() == search::kInfiniteCost || last->load() == search::Cost{598});
    QCOMPARE(budget->used(), std::size_t{0});
  }

  // Of its share of the memory it does not find it, and nobody is told.
  void hasAShareOfTheMemory() {
    GoalBound goal;
    QSignalSpy found(&goal, &GoalBound::found);
    const auto budget = std::make_shared<search::MemoryBudget>(std::size_t{1} << 16);
    const auto bound = goal.find(field(500), question(500, Algorithm::IdaStar), budget);
    goal.forget();
    QCoreApplication::processEvents();
    QCOMPARE(bound->load(), search::kInfiniteCost);
    QCOMPARE(found.size(), 0);
  }
};

SEARCHLIGHT_TEST(GoalBoundTest)
#include "goal_bound_test.moc"
