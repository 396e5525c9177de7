// tests/core/lines_route_test.cpp: the ball's way: article 2's figures, and 10,000 random positions against another answer.
#include "core/lines/regions.h"
#include "core/lines/route.h"
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::lines;
using namespace searchlight::search;

namespace {

constexpr int kFar = 1 << 20;

// Steps from a ball to every cell by relaxing until nothing changes (Bellman, Ford): no queue, nothing of the program's.
std::vector<int> truthFrom(const Board& board, Point ball) {
  std::vector<int> steps(board.cellCount(), kFar);
  steps[board.cell(ball)] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (board.at(i) != kNoBall) continue;
      const Point p = board.point(i);
      for (const Point o : {Point{0, 1}, {1, 0}, {0, -1}, {-1, 0}})
        if (board.contains(p + o) && steps[board.cell(p + o)] + 1 < steps[i]) {
          steps[i] = steps[board.cell(p + o)] + 1;
          changed = true;
        }
    }
  }
  return steps;
}

}  // namespace

class LinesRouteTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void randomMovesCanBeMade() {
    Settings settings;
    for (const std::size_t balls : {std::size_t{1}, std::size_t{40}, std::size_t{80}})
      for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const BoardWithMove asked = randomMove(settings, balls, seed);
        QCOMPARE(asked.board.ballCount(), balls);
        QVERIFY(isLegal(asked.board, asked.move));
        for (std::size_t cell = 0; cell < asked.board.cellCount(); ++cell)
          if (const Point place = asked.board.point(cell); !asked.board.isEmpty(place))
            QVERIFY(linesThrough(asked.board, settings, {&place, 1}).empty());
        const BoardWithMove again = randomMove(settings, balls, seed);
        QVERIFY(again.board == asked.board && again.move == asked.move);
      }
    QVERIFY(randomMove(settings, 40, 1).board != randomMove(settings, 40, 2).board);
  }

  // Article 2: 16 steps from 5,7 to 0,6; the printed way is a shortest one, its 17 cells carry the marks 0 to 16.
  void ballGoesSixteenSteps() {
    const Board board =
        testing::boardOf({"..........", ".1...2....", "...3......", "..........", ".4..5.....", ".1..234...",
                          ".5..12..3.", "..4.51....", "....2..3..", "4...1....."});
    const std::vector<Point> printed{{5, 7}, {6, 7}, {6, 6}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {6, 3}, {5, 3},
                                     {4, 3}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 4}, {0, 5}, {0, 6}};
    const Move move{printed.front(), printed.back()};
    QVERIFY(isLegal(board, move));
    const walk::Walk walk = findRoute(board, move);
    QCOMPARE(walk.outcome, Outcome::Solved);
    QCOMPARE(walk.steps(), printed.size() - 1);
    for (std::size_t i = 0; i < printed.size(); ++i)
      QCOMPARE(walk.marks[board.cell(printed[i])], static_cast<std::int64_t>(i));
    for (std::size_t i = 1; i < printed.size(); ++i) QVERIFY(board.isEmpty(printed[i]));
    const auto around = marksAround(board, move.from);
    for (std::size_t i = 0; i < printed.size(); ++i)
      QCOMPARE(around[board.cell(printed[i])], static_cast<std::int64_t>(i));
    // The move opened in the player, by algorithms that promise the shortest way and by some that do not.
    for (const Algorithm a :
         {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::AStar, Algorithm::Bidirectional,
          Algorithm::DepthFirst, Algorithm::Greedy, Algorithm::WeightedAStar}) {
      QVERIFY(canSearchRoute(a));
      const auto session = makeRouteSession(board, move, {.algorithm = a, .recording = Recording::Recorded});
      QCOMPARE(session->run({}, {}), Outcome::Solved);
      QVERIFY(session->trace().end() > 0);
      if (a == Algorithm::DepthFirst || a == Algorithm::Greedy || a == Algorithm::WeightedAStar)
        QVERIFY(session->path().size() >= printed.size());
      else
        QCOMPARE(session->path().size(), printed.size());
    }
    QVERIFY(!canSearchRoute(Algorithm::JumpPoint) && !canSearchRoute(Algorithm::CanonicalAStar));
  }

  // Every move's way is a shortest one; where there is none, none is told; and the players' flood says the same.
  void shortestOverRandomPositions() {
    Random random = testing::randomFor("positions");
    int solved = 0, none = 0;
    for (int i = 0; testing::goesOn(i, 10'000, solved > 0 && none > 0); ++i) {
      const int size = random.between(5, 12);
      Board board(size);
      const double density = 0.2 + 0.6 * random.below(1000) / 1000.0;
      std::vector<Point> balls, empty;
      for (std::size_t c = 0; c < board.cellCount(); ++c) {
        const Point p = board.point(c);
        if (random.chance(density)) board.set(p, static_cast<Colour>(random.between(1, 7)));
        (board.at(c) == kNoBall ? empty : balls).push_back(p);
      }
      if (balls.empty() || empty.empty()) continue;
      const Move move{balls[random.below(static_cast<std::uint32_t>(balls.size()))],
                      empty[random.below(static_cast<std::uint32_t>(empty.size()))]};
      const std::vector<int> truth = truthFrom(board, move.from);
      const int steps = truth[board.cell(move.to)];
      const walk::Walk walk = findRoute(board, move);
      QCOMPARE(walk.outcome == Outcome::Solved, steps < kFar);
      QCOMPARE(isLegal(board, move), steps < kFar);
      const auto marks = marksAround(board, move.from);
      const Regions regions(board);
      for (std::size_t c = 0; c < board.cellCount(); ++c) {
        if (board.at(c) != kNoBall) continue;
        QCOMPARE(marks[c], truth[c] < kFar ? std::int64_t{truth[c]} : std::int64_t{-1});
        QCOMPARE(regions.reaches(move.from, board.point(c)), truth[c] < kFar);
      }
      if (steps == kFar) {
        QVERIFY(walk.cells.empty());
        ++none;
        continue;
      }
      ++solved;
      QCOMPARE(walk.steps(), static_cast<std::size_t>(steps));
      QVERIFY(walk.cells.front() == move.from && walk.cells.back() == move.to);
      for (std::size_t k = 1; k < walk.cells.size(); ++k) {
        const Point d = walk.cells[k] - walk.cells[k - 1];
        QCOMPARE(d.x * d.x + d.y * d.y, 1);
        QVERIFY(board.isEmpty(walk.cells[k]));
      }
    }
    QVERIFY(solved > 0 && none > 0);
  }
};

SEARCHLIGHT_TEST(LinesRouteTest)
#include "lines_route_test.moc"
