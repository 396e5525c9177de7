// tests/core/depth_count_test.cpp: nodes by g, against a reading of all nodes.
#include "core/trace/player_queries.h"

#include "core/grid/route.h"
#include "tests/test_main.h"

using namespace searchlight;
using search::DepthCount;

class DepthCountTest : public QObject {
  Q_OBJECT

  static std::unique_ptr<search::Session> recorded(search::Algorithm algorithm, int side) {
    grid::RouteQuestion question{{0, 0}, {side - 1, side - 1}, {}};
    question.options.algorithm = algorithm;
    return grid::makeRouteSession(grid::makeRouteGraph(grid::Map(side, side), question), question,
                                  search::Recording::Recorded)
        .session;
  }

 private Q_SLOTS:
  void everyNodeIsInItsBin() {
    for (const search::Algorithm algorithm : {search::Algorithm::BreadthFirst, search::Algorithm::AStar}) {
      const auto session = recorded(algorithm, 12);
      session->run({}, {});
      search::TracePlayer player(session->trace());
      for (const double part : {0.0, 0.3, 1.0}) {
        player.seek(static_cast<std::size_t>(part * static_cast<double>(session->trace().end())));
        std::map<search::Cost, DepthCount::Bin> expected;
        for (const search::PlayedNode& node : player.nodes()) {
          if (node.status == search::NodeStatus::Open) ++expected[node.g].open;
          if (node.status == search::NodeStatus::Closed) ++expected[node.g].closed;
        }
        DepthCount count;
        count.begin();
        std::size_t slices = 1;
        while (count.scan(player, 7)) ++slices;
        QVERIFY(part == 0.0 || slices > 3);
        std::map<search::Cost, DepthCount::Bin> found;
        for (std::size_t i = 0; i < count.bins().size(); ++i)
          if (count.bins()[i].all() > 0)
            found[static_cast<search::Cost>(i) * count.width()] = count.bins()[i];
        if (count.width() == 1) QVERIFY(found == expected);
        std::uint32_t sum = 0, all = 0;
        for (const auto& [g, bin] : found) sum += bin.all();
        for (const auto& [g, bin] : expected) all += bin.all();
        QCOMPARE(sum, all);
      }
    }
  }
};

SEARCHLIGHT_TEST(DepthCountTest)
#include "depth_count_test.moc"
