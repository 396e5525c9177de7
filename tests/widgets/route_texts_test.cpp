// tests/widgets/route_texts_test.cpp: what a search promises of its route, in words, for each algorithm and option.
#include "widgets/grid/route_texts.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"

using namespace searchlight;
using namespace searchlight::ui;
using grid::Heuristic;
using grid::Neighbours;
using grid::RouteOptions;
using search::Algorithm;

namespace {

RouteOptions promising(Algorithm algorithm, Neighbours neighbours = Neighbours::Four) {
  RouteOptions o;
  o.algorithm = algorithm;
  o.neighbours = neighbours;
  return o;
}
RouteOptions estimating(RouteOptions o, Heuristic heuristic) {
  o.heuristic = heuristic;
  return o;
}
RouteOptions weighing(double weight) {
  RouteOptions o = promising(Algorithm::WeightedAStar);
  o.weight = weight;
  return o;
}

}  // namespace

class RouteTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void promises_data() {
    const auto row =
        testing::columns<RouteOptions, bool, QString, QString>("options", "isUniform", "title", "reason");
    const QString proven = QStringLiteral("Proven shortest"),
                  open = QStringLiteral("Not guaranteed to be shortest");
    row("Dijkstra", promising(Algorithm::Dijkstra), false, proven,
        "Nodes are expanded in order of cost, so no cheaper route can remain.");
    row("bidirectional", promising(Algorithm::Bidirectional), false, proven,
        "The search ended only when no other meeting point could give a cheaper path.");
    row("breadth-first, all moves alike", promising(Algorithm::BreadthFirst), true, proven,
        "The search finds the fewest moves, and every move costs the same here.");
    row("breadth-first, weights", promising(Algorithm::BreadthFirst), false, open,
        "The search finds the fewest moves, but moves differ in cost here.");
    row("breadth-first, diagonals", promising(Algorithm::BreadthFirst, Neighbours::Eight), true, open,
        "The search finds the fewest moves, but moves differ in cost here.");
    row("deepening", promising(Algorithm::IterativeDeepening), true, proven,
        "The search finds the fewest moves, and every move costs the same here.");
    row("A*", promising(Algorithm::AStar), false, proven,
        "The heuristic (Manhattan) never overestimates here.");
    row("A*, overestimating",
        estimating(promising(Algorithm::AStar, Neighbours::Eight), Heuristic::Manhattan), false, open,
        "The heuristic (Manhattan) may overestimate here, so a cheaper route may be missed.");
    row("canonical A*", promising(Algorithm::CanonicalAStar, Neighbours::Eight), true, proven,
        "The heuristic (Octile) never overestimates here.");
    row("jump points", promising(Algorithm::JumpPoint, Neighbours::Eight), true, proven,
        "The heuristic (Octile) never overestimates here.");
    row("IDA*", promising(Algorithm::IdaStar), true, proven,
        "The heuristic (Manhattan) never overestimates here.");
    row("weighted", weighing(1.5), false, QStringLiteral("At most 1.5 times the shortest"),
        "The heuristic (Manhattan) never overestimates here, but it is multiplied by the weight.");
    row("weighted by 1", weighing(1), false, proven,
        "With weight 1 this is A*, and the heuristic (Manhattan) never overestimates here.");
    row("weighted, overestimating", estimating(weighing(2), Heuristic::SquaredEuclidean), false, open,
        "The heuristic (Squared Euclidean) may overestimate here, so a cheaper route may be missed.");
    row("greedy", promising(Algorithm::Greedy), true, open,
        "The search considers only the estimate, not the cost so far.");
    row("depth-first", promising(Algorithm::DepthFirst), true, open,
        "The search returns the first route it finds.");
    RouteOptions window = promising(Algorithm::Dijkstra);
    window.window = 30;
    row("in a window", window, true, QStringLiteral("Proven shortest inside the search window"),
        "Nodes are expanded in order of cost, so no cheaper route can remain.");
    window = weighing(2);
    window.window = 30;
    row("weighted in a window", window, true,
        QStringLiteral("At most 2 times the shortest inside the search window"),
        "The heuristic (Manhattan) never overestimates here, but it is multiplied by the weight.");
  }
  void promises() {
    QFETCH(RouteOptions, options);
    QFETCH(bool, isUniform);
    FETCH(QString, title, reason);
    QLocale::setDefault(QLocale::c());
    const RoutePromise promise = routePromise(options, isUniform);
    QCOMPARE(promise.title, title);
    QCOMPARE(promise.reason, reason);
    QCOMPARE(promise.title.startsWith(QStringLiteral("Proven")), options.promisesOptimum(isUniform));
  }

  void everyAlgorithmHasWordsThatCanBeTranslated() {
    MarkingTranslator marking;
    QCoreApplication::installTranslator(&marking);
    for (const search::AlgorithmInfo& row : search::algorithms())
      for (const bool isUniform : {false, true}) {
        const RoutePromise promise = routePromise(promising(row.id, Neighbours::Eight), isUniform);
        QVERIFY(MarkingTranslator::isMarked(promise.title) && MarkingTranslator::isMarked(promise.reason));
      }
    QCoreApplication::removeTranslator(&marking);
  }
};

SEARCHLIGHT_TEST(RouteTextsTest)
#include "route_texts_test.moc"
