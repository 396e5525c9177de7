// tests/core/deepening_test.cpp: iterations, how they grow, the path that a depth-first search is on, and nodes by g, against a reading
// of all nodes.
#include "core/trace/player_queries.h"
#include "core/trace/trace_player.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/stories.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using search::DepthCount;

namespace {

std::unique_ptr<Session> told(Algorithm algorithm, std::size_t segments = 64) {
  grid::RouteOptions o;
  o.algorithm = algorithm;
  return testing::routeStory("a detour", grid::oracle::mapOf({".#...", ".#.#.", "...#."}),
                             {{0, 0}, {4, 2}, o})
      .told(segments);
}

}  // namespace

class DeepeningTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Every round is known by its bound, its place and what was expanded before; bounds are the least that was cut off.
  void roundsAreKept() {
    const auto session = told(Algorithm::IdaStar);
    const Trace& trace = session->trace();
    std::vector<std::size_t> places;
    std::vector<std::uint64_t> expandedBefore;
    std::uint64_t expanded = 0;
    for (std::size_t i = 0; i < trace.end(); ++i) {
      if (trace[i].kind == EventKind::Round) {
        places.push_back(i);
        expandedBefore.push_back(expanded);
      }
      expanded += trace[i].kind == EventKind::Expand;
    }
    // 6 is the start's Manhattan distance; the way is 10 long, and every detour costs 2.
    QCOMPARE(session->rounds(), std::size_t{3});
    QCOMPARE(places.size(), std::size_t{3});
    for (std::size_t k = 0; k < 3; ++k) {
      QCOMPARE(session->round(k).bound, static_cast<Cost>(6 + 2 * k));
      QCOMPARE(session->round(k).expandedBefore, expandedBefore[k]);
      QCOMPARE(trace.rounds()[k], places[k]);
      QCOMPARE(roundsBegun(*session, places[k]), k);
      QCOMPARE(roundsBegun(*session, places[k] + 1), k + 1);
    }
    QCOMPARE(roundsBegun(*session, trace.end()), std::size_t{3});
  }

  void boundsOfDepthCountMoves() {
    const auto session = told(Algorithm::IterativeDeepening);
    QCOMPARE(session->rounds(), std::size_t{11});
    for (std::size_t k = 0; k < 11; ++k) QCOMPARE(session->round(k).bound, static_cast<Cost>(k));
  }

  void othersHaveNoRounds() {
    const auto session = told(Algorithm::AStar);
    QCOMPARE(session->rounds(), std::size_t{0});
    QCOMPARE(roundsBegun(*session, session->trace().end()), std::size_t{0});
    QVERIFY(!growthAt(*session, session->trace().end()));
  }

  void growth_data() {
    const auto row = testing::columns<QList<int>, double, double>("expanded", "ratio", "next");
    row("too few", QList<int>{1, 2}, 0.0, 0.0);
    row("doubling", QList<int>{1, 2, 4}, 2.0, 8.0);
    row("tenfold", QList<int>{1, 10, 100, 1000, 10'000}, 10.0, 1e5);
    // Only the last three steps count: from 2 to 128 in three.
    row("faster of late", QList<int>{1, 2, 2, 16, 128}, 4.0, 512.0);
    row("none", QList<int>{5, 5, 5}, 1.0, 5.0);
  }
  void growth() {
    FETCH_ALL((QList<int>, expanded), (double, ratio), (double, next));
    const auto growth = growthOf({expanded.begin(), expanded.end()});
    QCOMPARE(growth.has_value(), ratio > 0);
    if (!growth) return;
    QCOMPARE(growth->rounds, static_cast<std::size_t>(expanded.size()));
    QCOMPARE(growth->ratio, ratio);
    QCOMPARE(growth->expected(1), next);
    QCOMPARE(growth->expected(2), next * ratio);
  }

  void hopelessness_data() {
    // first: of 7 rounds that are over; 0: none
    const auto row = testing::columns<double, double, double, int>("last", "ratio", "most", "first");
    row("the next one", 600.0, 2.0, 1000.0, 8);
    row("just not", 500.0, 2.0, 1000.0, 9);
    row("later", 1.0, 10.0, 1e6, 14);
    row("hardly grows", 100.0, 1.0, 1000.0, 0);
    row("shrinks", 100.0, 0.5, 1000.0, 0);
    row("a day", 1000.0, 10.0, kExpansionsADay, 16);
  }
  void hopelessness() {
    FETCH_ALL((double, last), (double, ratio), (double, most), (int, first));
    Growth growth;
    growth.rounds = 7;
    growth.last = last;
    growth.ratio = ratio;
    QCOMPARE(growth.firstBeyond(most).value_or(0), static_cast<std::size_t>(first));
  }

  // With the goal's bound known it is known how much there is still to do.
  void untilTheGoal_data() {
    const auto row = testing::columns<double, double, int, int, double>("ratio", "step", "goalBound", "round",
                                                                        "expansions");
    // 7 rounds are over, the last with 10 expansions; the next one's bound is 20.
    row("in the next", 3.0, 2.0, 20, 8, 30.0);
    row("passed already", 3.0, 2.0, 18, 8, 30.0);
    row("two further", 3.0, 2.0, 24, 10, 30.0 + 90 + 270);
    row("between two", 3.0, 2.0, 21, 9, 30.0 + 90);
    row("steps of one and a half", 2.0, 1.5, 23, 10, 20.0 + 40 + 80);
    row("no growth", 1.0, 1.0, 22, 10, 30.0);
  }
  void untilTheGoal() {
    FETCH_ALL((double, ratio), (double, step), (double, expansions), (int, goalBound), (int, round));
    Growth growth;
    growth.rounds = 7;
    growth.last = 10;
    growth.ratio = ratio;
    growth.bound = 20;
    growth.step = step;
    QCOMPARE(growth.roundOf(static_cast<Cost>(goalBound)), static_cast<std::size_t>(round));
    QCOMPARE(growth.expectedUntil(static_cast<Cost>(goalBound)), expansions);
    growth.ratio = 10;
    QVERIFY(growth.expectedUntil(1'000'000) > kExpansionsADay);
  }

  // What is over at a cursor counts, and nothing of the round under way.
  void growthAtACursor() {
    const auto session = told(Algorithm::IterativeDeepening);
    const Trace& trace = session->trace();
    const auto endOfRound = [&](std::size_t k) { return trace.rounds()[k]; };  // before round k + 1 has begun
    QVERIFY(!growthAt(*session, endOfRound(3)));
    QVERIFY(growthAt(*session, endOfRound(3) + 1));
    for (const std::size_t k : {std::size_t{3}, std::size_t{6}, std::size_t{9}}) {
      const auto at = growthAt(*session, endOfRound(k) + 1);
      QCOMPARE(at->rounds, k);
      QCOMPARE(at->bound, static_cast<Cost>(k));
      QCOMPARE(at->step, 1.0);
      QCOMPARE(at->last,
               static_cast<double>(session->round(k).expandedBefore - session->round(k - 1).expandedBefore));
    }
  }

  void pathIsTheStack_data() {
    testing::eachAlgorithm({Algorithm::DepthFirst, Algorithm::IterativeDeepening, Algorithm::IdaStar});
  }
  // Held against a stack kept from the events alone, at every cursor, forwards and back.
  void pathIsTheStack() {
    QFETCH(int, algorithm);
    const auto session = told(static_cast<Algorithm>(algorithm));
    const Trace& trace = session->trace();
    std::vector<std::vector<NodeId>> stacks{{}};
    std::vector<NodeId> stack;
    std::size_t deepest = 0;
    for (std::size_t i = 0; i < trace.end(); ++i) {
      const EventKind kind = trace[i].kind;
      if (kind == EventKind::Expand || kind == EventKind::Goal) stack.insert(stack.begin(), trace[i].node);
      if (kind == EventKind::Backtrack) stack.erase(stack.begin());
      deepest = std::max(deepest, stack.size());
      stacks.push_back(stack);
    }
    QVERIFY(deepest > 5);
    TracePlayer player(trace);
    while (player.forward()) QCOMPARE(currentPath(*session, player, 1000), stacks[player.position()]);
    while (player.back()) QCOMPARE(currentPath(*session, player, 1000), stacks[player.position()]);
    player.seek(trace.end());
    QCOMPARE(currentPath(*session, player, 2), (std::vector<NodeId>(stack.begin(), stack.begin() + 2)));
  }

  void othersFollowNoPath() {
    const auto session = told(Algorithm::AStar);
    TracePlayer player(session->trace());
    player.seek(session->trace().end());
    QVERIFY(currentPath(*session, player, 1000).empty());
  }

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

SEARCHLIGHT_TEST(DeepeningTest)
#include "deepening_test.moc"
