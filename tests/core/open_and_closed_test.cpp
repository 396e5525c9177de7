// tests/core/open_and_closed_test.cpp: the two lists made of events as they come, against those of a player.
#include "core/grid/route.h"
#include "core/trace/player_queries.h"
#include "core/trace/trace_player.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

class OpenAndClosedTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void asThePlayerHasThem_data() {
    QTest::addColumn<int>("algorithm");
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::DepthFirst, Algorithm::Dijkstra,
                              Algorithm::Greedy, Algorithm::AStar, Algorithm::WeightedAStar,
                              Algorithm::Bidirectional, Algorithm::JumpPoint, Algorithm::IterativeDeepening})
      QTest::newRow(info(a).name.data()) << static_cast<int>(a);
  }
  void asThePlayerHasThem() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    const bool isDeepening = a == Algorithm::IterativeDeepening;
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int round = 0; round < testing::rounds(12); ++round) {
      const int side = isDeepening ? 5 : round == 0 ? 200 : 30;  // the first one fills segments
      const Map map = oracle::randomMap(random, side, side, 0.2);
      const std::vector<Point> cells = oracle::freeCells(map);
      const auto any = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      const auto graph = std::make_shared<RouteGraph>(map);
      RouteQuestion q{any(), any(), {}};
      q.options.neighbours = Neighbours::Eight;
      q.options.algorithm = a;
      Limits limits;
      limits.expansions = random.chance(0.5) ? random.below(400) : 40'000;

      const RouteSession played = makeRouteSession(graph, q, Recording::Recorded, {false, false});
      played.session->run(limits, {});
      TracePlayer player(played.session->trace());
      player.seek(played.session->trace().end());
      std::vector<NodeId> open = player.open(), closed;
      std::ranges::sort(open, {}, [&](NodeId n) { return insertionOrder(player.node(n)); });
      for (NodeId n = 0; n < map.cellCount() * played.session->sides(); ++n)
        if (player.node(n).status != NodeStatus::Open && player.node(n).expandedAt != kNever)
          closed.push_back(n);
      std::ranges::sort(closed, {}, [&](NodeId n) { return player.node(n).expandedAt; });

      std::optional<OpenAndClosed> lists;
      const Trace* trace = nullptr;
      RecordOptions record{false, false};
      record.forgets = true;
      record.segmentFull = [&] { lists->catchUp(*trace); };
      const RouteSession gathered = makeRouteSession(graph, q, Recording::Recorded, record, 1);
      trace = &gathered.session->trace();
      const std::size_t before = gathered.session->memory()->bytes();
      lists.emplace(gathered.session->memory());
      gathered.session->run(limits, {});
      lists->catchUp(*trace);
      QVERIFY(gathered.session->memory()->bytes() > before);
      OpenAndClosed::Lists got = lists->take();
      // A deepening search's goal is on its stack without having been inserted or expanded: the player has no place for it.
      if (isDeepening && gathered.session->outcome() == Outcome::Solved) {
        QCOMPARE(got.open.back(), gathered.session->path().back());
        std::erase(open, got.open.back());
        got.open.pop_back();
      }
      QCOMPARE(got.open, open);
      QCOMPARE(got.closed, closed);
    }
  }
};

SEARCHLIGHT_TEST(OpenAndClosedTest)
#include "open_and_closed_test.moc"
