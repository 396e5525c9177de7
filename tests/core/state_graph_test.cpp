// tests/core/state_graph_test.cpp: neighbours and distances, against slow figures and against what is known of Klotski.

#include "core/klotski/code.h"
#include "core/klotski/problem.h"
#include "tests/core/component.h"
#include "tests/core/graph_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::graph;
using namespace searchlight::testing;

namespace {

testing::Component<klotski::SlideProblem> classicComponent() {
  return testing::Component<klotski::SlideProblem>::enumerate(
      klotski::SlideProblem(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"), klotski::Count::Moves));
}

}  // namespace

class StateGraphTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Moves that cannot be undone, loops, repeated moves, several starts and goals, vertices that nothing leads to.
  void randomMovesAsSlowFiguresHaveThem() {
    Random random(seed());
    for (int round = 0; round < 60; ++round) {
      const auto count = 1 + random.below(12);
      std::vector<Arrow> arrows;
      for (auto n = random.below(4 * count); n > 0; --n)
        arrows.emplace_back(random.below(count), random.below(count));
      std::vector<Vertex> starts{random.below(count)}, goals;
      for (auto n = random.below(3); n > 0; --n) goals.push_back(random.below(count));
      if (random.chance(0.5)) starts.push_back(random.below(count));
      const auto graph = graphOf(count, arrows, starts, goals);
      const auto along = allDistances(count, arrows, false);
      QCOMPARE(graph->vertexCount(), std::size_t{count});
      std::size_t edges = 0, moves = 0, dead = 0;
      for (Vertex v = 0; v < count; ++v) {
        std::set<Vertex> around;
        int fromStart = kFar, toGoal = kFar;
        for (const auto& [a, b] : arrows) {
          if (a == v && b != v) around.insert(b);
          if (b == v && a != v) around.insert(a);
        }
        edges += around.size();
        for (const Vertex s : starts) fromStart = std::min(fromStart, along[s][v]);
        for (const Vertex g : goals) toGoal = std::min(toGoal, along[v][g]);
        const auto found = graph->neighbours(v);
        QVERIFY(std::vector<Vertex>(found.begin(), found.end()) ==
                std::vector<Vertex>(around.begin(), around.end()));
        QCOMPARE(graph->fromStart(v), fromStart >= kFar ? kUnreached : static_cast<std::uint32_t>(fromStart));
        QCOMPARE(graph->toGoal(v), toGoal >= kFar ? kUnreached : static_cast<std::uint32_t>(toGoal));
        QCOMPARE(graph->isGoal(v), toGoal == 0);
        QCOMPARE(graph->isDead(v), toGoal >= kFar);
        dead += toGoal >= kFar;
        for (Vertex u = 0; u < count; ++u) {
          QCOMPARE(graph->leads(v, u), std::ranges::find(arrows, Arrow(v, u)) != arrows.end());
          moves += u != v && graph->leads(v, u);
          const std::vector<Vertex> path = graph->path(v, u);
          QCOMPARE(path.empty(), along[v][u] >= kFar);
          QVERIFY(path.empty() || (path.front() == v && path.back() == u));
          for (std::size_t i = 1; i < path.size(); ++i) QVERIFY(graph->leads(path[i - 1], path[i]));
          if (!path.empty()) QCOMPARE(static_cast<int>(path.size()), along[v][u] + 1);
        }
        const std::vector<Vertex> way = graph->pathFromStart(v);
        QCOMPARE(way.empty(), fromStart >= kFar);
        if (way.empty()) continue;
        QCOMPARE(static_cast<int>(way.size()), fromStart + 1);
        QCOMPARE(way.back(), v);
        QVERIFY(std::ranges::find(starts, way.front()) != starts.end());
        for (std::size_t i = 1; i < way.size(); ++i) QCOMPARE(along[way[i - 1]][way[i]], 1);
      }
      QCOMPARE(2 * graph->edgeCount(), edges);
      QCOMPARE(graph->moveCount(), moves);
      QCOMPARE(graph->deadCount(), dead);
    }
  }

  // Where a move leads out of the graph nobody knows what is there: who can come to it is not called dead.
  void whatLeadsOutIsNotDead() {
    auto memory = StateGraph::account(nullptr);
    StateGraph::Moves moves(*memory);
    for (const std::uint32_t row : {0u, 2u, 2u, 3u, 3u}) moves.rows.push_back(row);  // 0 to 1 and 2, 2 to 3
    for (const Vertex to : {1u, 2u, 3u}) moves.to.push_back(to);
    moves.exits.push_back(3);
    const Vertex start = 0;
    const auto graph = StateGraph::make(std::move(memory), std::move(moves), std::span(&start, 1), {});
    QCOMPARE(graph->deadCount(), std::size_t{1});
    QVERIFY(graph->isDead(1));
  }

  void theClassicOpening() {
    const auto all = classicComponent();
    const auto graph = testing::graphOf(all);
    QCOMPARE(graph->vertexCount(), std::size_t{25955});
    QCOMPARE(graph->edgeCount(), std::size_t{47151});
    QCOMPARE(graph->starts(), std::vector<Vertex>{0});
    QCOMPARE(graph->goals().size(), std::size_t{964});
    QCOMPARE(graph->toGoal(0), 81u);
    QCOMPARE(graph->greatestFromStart(), 124u);
    for (Vertex v = 0; v < graph->vertexCount(); v += 97) QCOMPARE(graph->fromStart(v), all.depth(v));
    QCOMPARE(graph->pathFromStart(graph->goals().front()).front(), Vertex{0});
  }

  void noVerticesAndNoMoves() {
    QCOMPARE(graphOf(0, {}, {})->vertexCount(), std::size_t{0});
    const auto alone = graphOf(1, {});
    QCOMPARE(alone->edgeCount(), std::size_t{0});
    QCOMPARE(alone->greatestFromStart(), 0u);
  }

  void stoppedAndWithoutMemory() {
    const auto all = classicComponent();
    std::stop_source stop;
    stop.request_stop();
    QVERIFY_THROWS_EXCEPTION(search::EndedEarly, testing::graphOf(all, stop.get_token()));
    const auto budget = std::make_shared<search::MemoryBudget>(500'000);
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, testing::graphOf(all, {}, budget));
    QCOMPARE(budget->used(), std::size_t{0});
    const auto enough = std::make_shared<search::MemoryBudget>(10'000'000);
    auto graph = testing::graphOf(all, {}, enough);
    QCOMPARE(enough->used(), graph->bytes());
    graph.reset();
    QCOMPARE(enough->used(), std::size_t{0});
  }
};

SEARCHLIGHT_TEST(StateGraphTest)
#include "state_graph_test.moc"
