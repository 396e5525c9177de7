// tests/core/transposition_test.cpp: IDA* with a table of what was searched already: the same answers, fewer expansions.
#include "tests/core/domains/conformance.h"
#include "tests/core/domains/sokoban_refined.h"
#include "tests/core/domains/toy_expensive.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

namespace {

// A square of vertices with steps in four directions, free of estimates: as many ways as there can be.
ToyGraph openSquare(std::uint32_t side) {
  ToyGraph graph{side * side, {}, 0, {side * side - 1}, {}};
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) {
      const std::uint32_t v = y * side + x;
      if (x + 1 < side) graph.edges.insert(graph.edges.end(), {{v, v + 1, 1}, {v + 1, v, 1}});
      if (y + 1 < side) graph.edges.insert(graph.edges.end(), {{v, v + side, 1}, {v + side, v, 1}});
    }
  return graph;
}

}  // namespace

class TranspositionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void randomGraphs_data() {
    const auto row = testing::columns<quint32, quint32, bool>("cheapest", "costliest", "bothWays");
    row("cheap", 1u, 9u, false);
    row("free edges", 0u, 3u, false);
    row("moves can be taken back", 1u, 3u, true);
    row("free moves that can be taken back", 0u, 1u, true);
    row("near the limit", 1u, (1u << 30), false);
    row("beyond the limit", (1u << 29), (1u << 31), false);
  }
  // Whatever the table holds and forgets, the answer is the cheapest or that there is none, and a watcher changes nothing.
  void randomGraphs() {
    FETCH_ALL((quint32, cheapest), (quint32, costliest), (bool, bothWays));
    Random random = testing::randomFor(QTest::currentDataTag());
    std::uint64_t saved = 0;
    for (int i = 0; testing::goesOn(i, 150, saved > 0); ++i) {
      const std::uint32_t vertices = bothWays ? 6 : 8;
      ToyGraph graph = randomGraph(random, vertices, vertices + random.below(bothWays ? 3 : vertices),
                                   cheapest, costliest);
      if (bothWays)
        for (std::size_t e = 0, all = graph.edges.size(); e < all; ++e)
          graph.edges.push_back({graph.edges[e].to, graph.edges[e].from, graph.edges[e].cost});
      for (const std::uint64_t truth : graph.costsToGoal()) {
        // Infinite is what no goal can be reached from; what is only too far is less.
        const Cost most =
            truth == ToyGraph::kUnreachable ? costliest : std::min(saturatingCast(truth), kInfiniteCost - 1);
        graph.estimates.push_back(random.chance(0.3) ? most : random.below(most) * (most > 0 ? 1 : 0));
      }
      const std::uint64_t optimum = graph.costsToGoal()[graph.start];
      std::uint64_t without = 0;
      for (const std::size_t bytes : {0u, 24u, 100u, 400u, 1u << 20}) {
        without = verify<ToyProblem<Naming::Hashed>>(graph, bytes, optimum, without, saved);
        verify<ToyProblem<Naming::Numbered>>(graph, bytes, optimum, without, saved);
        if (QTest::currentTestFailed()) {
          QString text = u"%1 bytes, optimum %2\n"_s.arg(bytes).arg(optimum);
          for (const ToyEdge& e : graph.edges) text += u"%1 -> %2: %3\n"_s.arg(e.from).arg(e.to).arg(e.cost);
          for (std::size_t v = 0; v < graph.estimates.size(); ++v)
            text += u"h(%1) = %2\n"_s.arg(v).arg(graph.estimates[v]);
          qWarning("%s", qPrintable(text));
          return;
        }
      }
    }
    QVERIFY(saved > 0);
  }

  void savesMostOfTheWork() {
    const ToyGraph graph = openSquare(5);
    const auto expanded = [&](std::size_t bytes) {
      const auto session = makeSession(ToyProblem<Naming::Hashed>(graph),
                                       {.algorithm = Algorithm::IdaStar, .transpositionBytes = bytes});
      return session->run({}, {}) == Outcome::Solved && session->solutionCost() == 8
                 ? session->stats().expanded
                 : 0;
    };
    const std::uint64_t without = expanded(0), with = expanded(1u << 16);
    QVERIFY2(with > 0 && with * 5 < without, qPrintable(u"%1 of %2"_s.arg(with).arg(without)));
  }

  // From 1 and 2 no goal is reached, which their estimates say: they are no bound, and nobody goes there.
  void infiniteEstimates_data() {
    const auto row = testing::columns<bool, bool>("isSolvable", "isStartHopeless");
    row("behind the start", false, false);
    row("beside the way", true, false);
    row("at the start", false, true);
  }
  void infiniteEstimates() {
    FETCH(bool, isSolvable, isStartHopeless);
    ToyGraph graph{
        5, {{0, 1, 1}, {1, 2, 1}, {2, 1, 1}, {2, 0, 1}}, 0, {4}, {0, kInfiniteCost, kInfiniteCost, 1, 0}};
    if (isSolvable) graph.edges.insert(graph.edges.end(), {{0, 3, 5}, {3, 4, 1}});
    if (isStartHopeless) graph.estimates[0] = kInfiniteCost;
    for (const std::size_t bytes : {0u, 1u << 16}) {
      const SessionOptions o{
          .algorithm = Algorithm::IdaStar, .transpositionBytes = bytes, .recording = Recording::Recorded};
      const Outcome expected = isSolvable ? Outcome::Solved : Outcome::Exhausted;
      const ToyProblem<Naming::Hashed> problem(graph);
      const QString fault = faultOfRuns<Algorithm::IdaStar>(problem, o, expected);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      const auto session = makeSessionOf<Algorithm::IdaStar>(problem, o);
      QCOMPARE(session->run({}, {}), expected);
      QVERIFY(session->rounds() > 0);
      for (std::size_t k = 0; k < session->rounds(); ++k) QVERIFY(session->round(k).bound <= 6);
      // 0 in the rounds of 0 and of 6, and 3 in the latter.
      QCOMPARE(session->stats().expanded, isSolvable ? 3u : isStartHopeless ? 0u : 1u);
      QVERIFY(session->lowerBound() <= 6);
    }
  }

  // A level in a table that holds a small part of it.
  void sokoban() {
    const Sokoban level({"WWWWWWW", "WSSSSSW", "WSKBSDW", "WSSBSSW", "WSSDSSW", "WWWWWWW"});
    BestFirst<Sokoban, BreadthFirst> truth(level);
    QCOMPARE(truth.run(), Outcome::Solved);
    for (const std::size_t bytes : {0u, 1u << 8, 1u << 16}) {
      const SessionOptions o{.algorithm = Algorithm::IdaStar, .transpositionBytes = bytes};
      const QString fault = faultOfRuns<Algorithm::IdaStar>(SokobanRefined(level), o, Outcome::Solved);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      const auto session = makeSessionOf<Algorithm::IdaStar>(SokobanRefined(level), o);
      session->run({}, {});
      QCOMPARE(session->solutionCost(), truth.solutionCost());
    }
  }

  void tableIsBounded() {
    const ToyProblem<Naming::Hashed> problem(openSquare(3));
    for (const std::size_t bytes : {0u, 1u, 23u, 24u, 1000u, 1u << 20}) {
      MemoryAccount memory;
      TranspositionTable<ToyProblem<Naming::Hashed>> table(memory, bytes);
      table.clear();
      QCOMPARE(table.isOn(), bytes >= 24);
      QVERIFY(memory.bytes() <= 1u << 16);  // it grows with what is entered
      if (!table.isOn()) continue;
      for (std::uint32_t v = 0; v < 5000; ++v) table.keep(problem, {v}, 7, 1);
      QVERIFY(memory.bytes() <= bytes);
      int known = 0;
      for (std::uint32_t v = 0; v < 5000; ++v) {
        known += table.has(problem, {v}, 7, 1);
        QVERIFY(!table.has(problem, {v}, 6, 1));  // more cheaply: to be searched again
        QVERIFY(!table.has(problem, {v}, 7, 2));  // another round
      }
      QVERIFY(known > 0);
      table.keep(problem, {1}, 5, 2);
      QVERIFY(table.has(problem, {1}, 5, 2) && table.has(problem, {1}, 9, 2) &&
              !table.has(problem, {1}, 4, 2));
      table.keep(problem, {1}, 4, 2);
      QVERIFY(table.has(problem, {1}, 4, 2));
      table.clear();
      QVERIFY(!table.has(problem, {1}, 4, 2));
    }
  }

 private:
  template <class P>
  static std::uint64_t verify(const ToyGraph& graph, std::size_t bytes, std::uint64_t optimum,
                              std::uint64_t without, std::uint64_t& saved) {
    std::uint64_t expanded = 0;
    [&] {
      const P problem(graph);
      SessionOptions o{.algorithm = Algorithm::IdaStar, .transpositionBytes = bytes};
      const auto session = makeSessionOf<Algorithm::IdaStar>(problem, o);
      const Outcome outcome = session->run({}, {});
      if (optimum <= kInfiniteCost) {
        QCOMPARE(outcome, Outcome::Solved);
        QCOMPARE(std::uint64_t{session->solutionCost()}, optimum);
      } else {
        QVERIFY(outcome == Outcome::CostLimit ||
                (outcome == Outcome::Exhausted && optimum == ToyGraph::kUnreachable));
      }
      const QString fault = faultOfRuns<Algorithm::IdaStar>(problem, o, outcome);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      expanded = session->stats().expanded;
      if (bytes > 0 && expanded < without) saved += without - expanded;
    }();
    return bytes == 0 ? expanded : without;
  }
};

SEARCHLIGHT_TEST(TranspositionTest)
#include "transposition_test.moc"
