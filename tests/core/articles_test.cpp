// tests/core/articles_test.cpp: the worked figures of articles 1 to 3 from which the program grew.
#include "core/grid/maze.h"
#include "core/trace/trace_player.h"
#include "tests/core/grid_oracle.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

RouteQuestion ask(Point from, Point to, Algorithm a, const char* order) {
  RouteQuestion q{from, to, {}};
  q.options.algorithm = a;
  q.options.order = *NeighbourOrder::parse(order);
  return q;
}

// Odd rows are walls with one gap, right and left in turn; the ends of the corridor are the first and the last row.
Map serpentine(int side) {
  Map map(side, side);
  for (int y = 1; y < side; y += 2)
    for (int x = 0; x < side; ++x)
      if (x != (y % 4 == 1 ? side - 1 : 0)) map.setWeight({x, y}, kWall);
  return map;
}
Point endOfSerpentine(int side) { return {side / 2 % 2 == 0 ? side - 1 : 0, side - 1}; }

constexpr std::array<Point, 4> kSouthEastNorthWest{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

// A recorded search as it stands at its end.
struct Played {
  std::unique_ptr<Session> session;
  TracePlayer player;
  explicit Played(std::unique_ptr<Session> s) : session(std::move(s)), player(session->trace()) {
    player.seek(session->trace().end());
  }
};
Played play(const Map& map, const RouteQuestion& q, const Limits& limits = {}) {
  RouteSession s = makeRouteSession(makeRouteGraph(map, q), q, Recording::Recorded);
  s.session->run(limits, {});
  return Played(std::move(s.session));
}

}  // namespace

class ArticlesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Article 1: breadth-first from the destination, which is marked 1, back to the worker; neighbours south, east,
  // north, west.
  void marksRiseFromTheDestination() {
    constexpr int kMarks[9][9] = {{49, 48, 47, 46, 45, 44, 43, 42, 41}, {0, 0, 0, 0, 0, 0, 0, 0, 40},
                                  {31, 32, 33, 34, 35, 36, 37, 38, 39}, {30, 0, 0, 0, 0, 0, 0, 0, 0},
                                  {29, 28, 27, 26, 25, 24, 23, 22, 21}, {0, 0, 0, 0, 0, 0, 0, 0, 20},
                                  {11, 12, 13, 14, 15, 16, 17, 18, 19}, {10, 0, 0, 0, 0, 0, 0, 0, 0},
                                  {9, 8, 7, 6, 5, 4, 3, 2, 1}};
    const Map map = serpentine(9);
    const Played p = play(map, ask({8, 8}, {0, 0}, Algorithm::BreadthFirst, "drul"));
    QCOMPARE(p.session->outcome(), Outcome::Solved);
    for (int y = 0; y < 9; ++y)
      for (int x = 0; x < 9; ++x) {
        const PlayedNode n = p.player.node(static_cast<NodeId>(9 * y + x));
        QCOMPARE(n.status == NodeStatus::Unseen ? 0 : static_cast<int>(n.g) + 1, kMarks[y][x]);
      }
    QCOMPARE(p.session->path().size() - 1, std::size_t{48});
  }

  // From the worker, the first neighbour (south, east, north, west) whose mark is one smaller: a shortest route.
  void marksLeadToTheDestination() {
    const Map map = oracle::mapOf(
        {"........#..", ".####.#.#..", ".#..#.#....", ".#.##.####.", ".......#...", "###.##...#."});
    const Point worker{2, 2}, destination{10, 0};
    const Played p = play(map, ask(destination, worker, Algorithm::BreadthFirst, "drul"));
    const auto mark = [&](Point at) {
      const PlayedNode n =
          map.contains(at) ? p.player.node(static_cast<NodeId>(map.index(at))) : PlayedNode{};
      return n.status == NodeStatus::Unseen ? 0 : static_cast<int>(n.g) + 1;
    };
    std::vector<Point> route{worker};
    while (!(route.back() == destination)) {
      const auto next = std::ranges::find_if(
          kSouthEastNorthWest, [&](Point o) { return mark(route.back() + o) == mark(route.back()) - 1; });
      QVERIFY(next != kSouthEastNorthWest.end());
      route.push_back(route.back() + *next);
    }
    QCOMPARE(route.size(), static_cast<std::size_t>(mark(worker)));
    const auto truth = oracle::distances(map, worker, Neighbours::Four, CornerRule::Never, {1, 1});
    QCOMPARE(route.size() - 1, truth[map.index(destination)]);
  }

  void longestRoutes_data() {
    const auto row = testing::columns<int, int>("side", "steps");
    row("9", 9, 48);
    row("127, where 13 bits end", 127, 8190);
    row("1001", 1001, 502000);
  }
  void longestRoutes() {
    FETCH(int, side, steps);
    QCOMPARE(steps, (side * side - 1) / 2 + side - 1);
    const RouteQuestion q = ask(endOfSerpentine(side), {0, 0}, Algorithm::BreadthFirst, "drul");
    const auto graph = makeRouteGraph(serpentine(side), q);
    const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
    QCOMPARE(s.session->run({}, {}), Outcome::Solved);
    QCOMPARE(routeOf(*s.session, *graph, CostModel::Unit).steps(), static_cast<std::size_t>(steps));
  }
  // The generator makes the same map, so that the lesson can.
  void serpentineOfTheGenerator() {
    GeneratorSettings settings;
    settings.generator = Generator::Serpentine;
    for (const int side : {9, 127}) {
      settings.width = settings.height = side;
      const Map map = generate(settings);
      const auto truth = oracle::distances(map, {0, 0}, Neighbours::Four, CornerRule::Never, {1, 1});
      std::uint64_t longest = 0;
      for (const std::uint64_t d : truth)
        longest = d == oracle::kUnreachable ? longest : std::max(longest, d);
      QCOMPARE(longest, static_cast<std::uint64_t>((side * side - 1) / 2 + side - 1));
    }
  }

  // Article 2: a ball on 10 x 10 cells, breadth-first from the ball; neighbours up, down, left, right.
  void ballGoesSixteenSteps() {
    const Map map = oracle::mapOf({"..........", ".#...#....", "...#......", "..........", ".#..#.....",  //
                                   ".#..###...", ".#..##..#.", "..#.#.....", "....#..#..", "#...#....."});
    const std::vector<Point> printed{{5, 7}, {6, 7}, {6, 6}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {6, 3}, {5, 3},
                                     {4, 3}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 4}, {0, 5}, {0, 6}};
    for (std::size_t i = 1; i < printed.size(); ++i)
      QVERIFY(oracle::isMove(map, printed[i - 1], printed[i], Neighbours::Four, CornerRule::Never));
    const RouteQuestion q = ask(printed.front(), printed.back(), Algorithm::BreadthFirst, "udlr");
    const Played p = play(map, q);
    QCOMPARE(p.session->outcome(), Outcome::Solved);
    QCOMPARE(p.player.node(static_cast<NodeId>(map.index({0, 6}))).g, 16u);
    QCOMPARE(p.session->path().size(), printed.size());
    // Every cell of the printed route carries its place in it, so reading back from the target can find it.
    for (std::size_t i = 0; i < printed.size(); ++i)
      QCOMPARE(p.player.node(static_cast<NodeId>(map.index(printed[i]))).g, static_cast<Cost>(i));
  }

  // Article 3: OPEN in order of insertion and CLOSED in order of expansion after each of the first three expansions.
  void openAndClosed_data() {
    const auto row = testing::columns<int, QList<int>, QList<int>>("expansions", "open", "closed");
    row("1", 1, QList<int>{20, 28, 30, 38}, QList<int>{29});
    row("2", 2, QList<int>{20, 28, 38, 21, 39}, QList<int>{29, 30});
    row("3", 3, QList<int>{20, 28, 38, 21, 48}, QList<int>{29, 30, 39});
  }
  void openAndClosed() {
    QFETCH(int, expansions);
    FETCH(QList<int>, open, closed);
    const Played p =
        play(rolePlayingMap(), rolePlayingQuestion(), {.expansions = static_cast<std::uint64_t>(expansions)});
    QCOMPARE(p.session->outcome(), Outcome::Stopped);
    QCOMPARE(listed(p.player, NodeStatus::Open), open);
    QCOMPARE(listed(p.player, NodeStatus::Closed), closed);
    // The same while playing the whole search.
    Played whole = play(rolePlayingMap(), rolePlayingQuestion());
    whole.player.seek(p.session->trace().end());
    QCOMPARE(listed(whole.player, NodeStatus::Open), open);
    QCOMPARE(listed(whole.player, NodeStatus::Closed), closed);
  }

  void figuresInTheCells() {
    Limits limits{.expansions = 1};
    const Played one = play(rolePlayingMap(), rolePlayingQuestion(), limits);
    const auto g = [&](NodeId n) { return one.player.node(n).g; };
    const auto h = [&](NodeId n) { return one.session->heuristic(n); };
    QCOMPARE(g(28), 10u);
    QCOMPARE(h(28), 50u);
    QCOMPARE(one.session->priority(g(28), h(28)), 60u);
    QCOMPARE(one.session->priority(g(30), h(30)), 40u);
    for (const NodeId n : one.player.open()) QCOMPARE(one.player.node(n).parent, NodeId{29});
    limits.expansions = 2;
    const Played two = play(rolePlayingMap(), rolePlayingQuestion(), limits);
    for (const NodeId n : two.player.open())
      QCOMPARE(two.session->priority(two.player.node(n).g, two.session->heuristic(n)), 60u);
  }

  // The article's own estimate, the squared distance, is not admissible: somewhere it shows.
  void squaredDistanceMisleads() {
    QVERIFY(!RouteOptions{}.isAdmissible(Heuristic::SquaredEuclidean));
    int longer = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random(seed);
      const Map rubble = oracle::randomMap(random, 20, 20, 0.3);
      const std::vector<Point> cells = oracle::freeCells(rubble);
      RouteQuestion r = ask(cells.front(), cells.back(), Algorithm::AStar, "ulrd");
      const std::size_t best = play(rubble, r).session->path().size();
      r.options.heuristic = Heuristic::SquaredEuclidean;
      longer += play(rubble, r).session->path().size() > best;
    }
    QVERIFY(longer > 0);
  }

 private:
  // 9 x 7 cells with a wall of three; from 29 to 33, cells numbered row by row.
  static Map rolePlayingMap() {
    Map map(9, 7);
    for (const Point p : {Point{4, 2}, {4, 3}, {4, 4}}) map.setWeight(p, kWall);
    return map;
  }
  static RouteQuestion rolePlayingQuestion() {
    RouteQuestion q = ask({2, 3}, {6, 3}, Algorithm::AStar, "ulrd");
    q.options.costs = CostModel::TenFourteen;
    q.options.heuristic = Heuristic::Manhattan;
    q.options.ties = Ties::LastIn;
    return q;
  }
  static QList<int> listed(const TracePlayer& player, NodeStatus status) {
    std::vector<std::pair<std::uint32_t, NodeId>> nodes;
    for (NodeId n = 0; n < player.nodes().size(); ++n)
      if (const PlayedNode p = player.node(n); p.status == status)
        nodes.push_back({status == NodeStatus::Open ? p.added : p.expandedAt, n});
    std::ranges::sort(nodes);
    QList<int> list;
    for (const auto& [order, n] : nodes) list.push_back(static_cast<int>(n));
    return list;
  }
};

SEARCHLIGHT_TEST(ArticlesTest)
#include "articles_test.moc"
