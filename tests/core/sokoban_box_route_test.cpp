// tests/core/sokoban_box_route_test.cpp: a box's ways against a search that knows nothing but the rules.
#include "core/search/best_first.h"
#include "core/sokoban/box_route.h"
#include "core/sokoban/route_session.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

using Costs = std::map<Cell, BoxRoutes::RouteCost>;

// Step by step by the board's own rules: the other boxes must not move.
Costs bruteForce(const Board& board, const Position& position, Cell box) {
  using Key = std::pair<Cell, Cell>;  // box, worker
  std::set<std::tuple<std::uint32_t, std::uint32_t, Key>> open{{0, 0, {box, position.worker}}};
  std::map<Key, std::pair<std::uint32_t, std::uint32_t>> closed;
  Costs costs;
  while (!open.empty()) {
    const auto [pushes, moves, key] = *open.begin();
    open.erase(open.begin());
    if (!closed.emplace(key, std::pair(pushes, moves)).second) continue;
    costs.try_emplace(key.first, BoxRoutes::RouteCost{pushes, moves});
    Position here = position;
    if (key.first != box) here.moveBox(box, key.first);
    here.worker = key.second;
    for (int d = 0; d < 4; ++d) {
      Position next = here;
      const Cell ahead = board.beside(here.worker, static_cast<Direction>(d));
      const StepKind kind = board.step(next, static_cast<Direction>(d));
      if (kind == StepKind::Blocked || (kind == StepKind::Push && ahead != key.first)) continue;
      const Cell boxAfter =
          kind == StepKind::Push ? board.beside(ahead, static_cast<Direction>(d)) : key.first;
      open.insert({pushes + (kind == StepKind::Push ? 1 : 0), moves + 1, Key{boxAfter, next.worker}});
    }
  }
  return costs;
}

}  // namespace

class SokobanBoxRouteTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void goesRoundTheBox() {
    const Board board = testing::sokobanBoard({"#######", "#     #", "# $@. #", "#     #", "#######"});
    const Cell box = board.cell({2, 2});
    const auto routes = findBoxRoutes(board, board.opening(), box);
    QVERIFY(routes);
    // Left at once; right only after going round.
    QCOMPARE(routes->costTo(board.cell({1, 2})), (std::optional(BoxRoutes::RouteCost{1, 1})));
    QCOMPARE(routes->costTo(board.cell({4, 2})), (std::optional(BoxRoutes::RouteCost{2, 6})));
    QCOMPARE(routes->stepsTo(board.cell({4, 2})).size(), std::size_t(6));
    QCOMPARE(routes->costTo(box), std::optional(BoxRoutes::RouteCost()));
    QVERIFY(routes->stepsTo(box).empty());
    QVERIFY(!routes->costTo(board.cell({0, 0})));
    QVERIFY(routes->stepsTo(board.cell({0, 0})).empty());
  }

  void isCheapestEverywhere() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t pushed = 0, far = 0;
    for (int i = 0; testing::goesOn(i, 150, pushed > 0 && far > 0); ++i) {
      const Board board = testing::randomSokoban(random, 8, 7, 3, 20);
      const Position& position = board.opening();
      for (const Cell box : position.boxes) {
        const Costs expected = bruteForce(board, position, box);
        const auto routes = findBoxRoutes(board, position, box);
        QVERIFY(routes);
        for (std::size_t c = 0; c < board.cellCount(); ++c) {
          const auto cell = static_cast<Cell>(c);
          const auto cost = routes->costTo(cell);
          const auto at = expected.find(cell);
          QCOMPARE(cost.has_value(), at != expected.end());
          if (!cost) continue;
          QCOMPARE(cost->pushes, at->second.pushes);
          QCOMPARE(cost->moves, at->second.moves);
          const std::vector<Direction> steps = routes->stepsTo(cell);
          const Replay replay = play(board, position, steps);
          QVERIFY(!replay.illegal);
          QCOMPARE(replay.pushes, std::size_t(cost->pushes));
          QCOMPARE(replay.moves(), std::size_t(cost->moves));
          QVERIFY(replay.end.hasBox(cell));
          pushed += cost->pushes > 0;
          far += cost->moves > 2 * cost->pushes;
        }
      }
    }
    QVERIFY(pushed > 0 && far > 0);
  }

  // The problem as A* has it: the same costs, and states as text.
  void aStarFindsTheSame() {
    Random random = testing::randomFor(QTest::currentTestFunction());
    std::size_t solved = 0;
    for (int i = 0; testing::goesOn(i, 60, solved > 0); ++i) {
      const Board board = testing::randomSokoban(random, 8, 7, 3, 20);
      const Cell box = board.opening().boxes[1 % board.opening().boxes.size()];
      const Costs expected = bruteForce(board, board.opening(), box);
      for (const auto& [cell, cost] : expected) {
        if (cell == box) continue;
        search::BestFirst<BoxRouteProblem, search::AStar> search(
            BoxRouteProblem(board, board.opening(), box, cell));
        QCOMPARE(search.run(), search::Outcome::Solved);
        QCOMPARE(search.solutionCost(), cost.pushes * BoxRouteProblem::kPush + cost.moves);
        for (const search::NodeId n : search.path()) {
          const auto s = search.nodes().state(n);
          QCOMPARE(search.problem().stateFromText(search.problem().stateText(s)), std::optional(s));
          QVERIFY(search.problem().heuristic(s) <= search.solutionCost());
        }
        ++solved;
      }
    }
    QVERIFY(solved > 0);
  }

  // Depth first a box goes through all of a hall: more moves than its packed cost has room for, and then more pushes.
  void aLongRouteIsCounted() {
    constexpr std::size_t kSide = 255;
    std::vector<std::string> rows(kSide, '#' + std::string(kSide - 2, ' ') + '#');
    rows.front() = rows.back() = std::string(kSide, '#');
    rows[4].replace(4, 2, "@$");
    rows[7][7] = '.';
    const Board board = testing::sokobanBoard(rows);
    search::SessionOptions options{.algorithm = search::Algorithm::DepthFirst};
    const auto searched = [&](Point to) {
      auto session =
          makeBoxSession(board, board.opening(), board.opening().boxes[0], board.cell(to), options);
      session->run({}, {});
      return session;
    };
    const auto session = searched({127, 127});
    QCOMPARE(session->outcome(), search::Outcome::Solved);
    const auto counted = countedCost(*session, *session->pathStates());
    QVERIFY(counted && counted->moves >= BoxRouteProblem::kPush);
    std::uint32_t pushes = 0;
    const std::vector<search::NodeId> path = session->path();
    for (std::size_t i = 1; i < path.size(); ++i)
      pushes += boxAndWorker(*session, path[i])->first != boxAndWorker(*session, path[i - 1])->first;
    QCOMPARE(counted->pushes, pushes);
    QCOMPARE(session->solutionCost(), counted->pushes * BoxRouteProblem::kPush + counted->moves);
    QCOMPARE(searched({127, 100})->outcome(), search::Outcome::CostLimit);
    // A session of another kind, and states that are no route.
    QVERIFY(!countedCost(*makeWalkSession(board, board.opening(), board.cell({1, 1}), options),
                         *session->pathStates()));
    QVERIFY(!countedCost(*session, *session->states(std::vector{path.front(), path.back()})));
  }

  void isStopped() {
    std::stop_source source;
    source.request_stop();
    const Board board = testing::articleBoard();
    QVERIFY(!findBoxRoutes(board, board.opening(), board.opening().boxes[0], source.get_token()));
  }

  // What is asked by itself can be done, on small boards and (straight on) on large ones: a goal where the box can come to one.
  void theUsualPathCanBeGone() {
    Random random = testing::randomFor("theUsualWayCanBeGone");
    int found = 0, straight = 0;
    for (int i = 0; testing::goesOn(i, 60, found > 0 && straight > 0); ++i) {
      const bool isLarge = i % 10 == 0;
      const Board board = isLarge ? testing::randomSokoban(random, 90, 90, 4, 2)
                                  : testing::randomSokoban(random, 9, 8, 3, 20);
      const auto usual = usualBoxRoute(board, board.opening());
      if (!usual) continue;
      ++(isLarge ? straight : found);
      const auto routes = findBoxRoutes(board, board.opening(), usual->first);
      const auto cost = routes->costTo(usual->second);
      QVERIFY(cost && cost->pushes > 0);
      if (!isLarge) continue;
      const Point way = board.point(usual->second) - board.point(usual->first);
      QCOMPARE(cost->pushes, static_cast<std::uint32_t>(std::abs(way.x) + std::abs(way.y)));
      QVERIFY(way.x == 0 || way.y == 0);
      QCOMPARE(usualBoxRoute(board, board.opening(), usual->first), usual);
    }
    QVERIFY(found > 0 && straight > 0);
  }

  // South before east before north before west, as article 1 reads it off its marks.
  void theWorkerWalksAsTheArticleSays() {
    const Board board = testing::sokobanBoard({"######", "#@   #", "#    #", "#  $.#", "######"});
    QCOMPARE(findWalk(board, board.opening(), board.cell({3, 2})),
             (std::vector{Direction::Down, Direction::Right, Direction::Right}));
    QVERIFY(findWalk(board, board.opening(), board.cell({3, 3})).empty());  // the box
    QVERIFY(findWalk(board, board.opening(), board.cell({0, 0})).empty());
    QVERIFY(findWalk(board, board.opening(), board.cell({1, 1})).empty());  // where he is
  }
};

SEARCHLIGHT_TEST(SokobanBoxRouteTest)
#include "sokoban_box_route_test.moc"
