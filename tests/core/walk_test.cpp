// tests/core/walk_test.cpp: walking on small boards: the worked figures of articles 1 and 2, and random boards.
#include "core/walk/marking.h"
#include "core/walk/walk_problem.h"
#include "tests/core/domains/conformance.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::walk;

static_assert(IndexedProblem<WalkProblem> && ReversibleProblem<WalkProblem> && HeuristicProblem<WalkProblem>);

namespace {

std::shared_ptr<const Floor> floorOf(const grid::Map& map) {
  Floor floor(map.width(), map.height());
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) floor.setFree({x, y}, map.isFree({x, y}));
  return std::make_shared<const Floor>(std::move(floor));
}

// Odd rows are walls with one gap, right and left in turn.
std::shared_ptr<const Floor> serpentineFloor(int side) {
  Floor floor(side, side);
  for (int y = 1; y < side; y += 2)
    for (int x = 0; x < side; ++x) floor.setFree({x, y}, x == (y % 4 == 1 ? side - 1 : 0));
  return std::make_shared<const Floor>(std::move(floor));
}
Point endOfSerpentine(int side) { return {side / 2 % 2 == 0 ? side - 1 : 0, side - 1}; }

constexpr Marking kMarkings[] = {Marking::FromDestination, Marking::FromStart};

}  // namespace

class WalkTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Article 1: the destination is marked 1, and marks rise outwards along the corridor to 49.
  void marksOfTheWorker() {
    constexpr int kMarks[9][9] = {{49, 48, 47, 46, 45, 44, 43, 42, 41}, {0, 0, 0, 0, 0, 0, 0, 0, 40},
                                  {31, 32, 33, 34, 35, 36, 37, 38, 39}, {30, 0, 0, 0, 0, 0, 0, 0, 0},
                                  {29, 28, 27, 26, 25, 24, 23, 22, 21}, {0, 0, 0, 0, 0, 0, 0, 0, 20},
                                  {11, 12, 13, 14, 15, 16, 17, 18, 19}, {10, 0, 0, 0, 0, 0, 0, 0, 0},
                                  {9, 8, 7, 6, 5, 4, 3, 2, 1}};
    const auto floor = serpentineFloor(9);
    const Walk walk = findWalk(floor, {0, 0}, {8, 8}, Marking::FromDestination);
    QCOMPARE(walk.outcome, Outcome::Solved);
    for (int y = 0; y < 9; ++y)
      for (int x = 0; x < 9; ++x) QCOMPARE(walk.marks[floor->cell({x, y})], std::int64_t{kMarks[y][x]});
    QCOMPARE(walk.steps(), std::size_t{48});
  }
  void longestWalks_data() {
    const auto row = testing::columns<int, int>("side", "steps");
    row("9", 9, 48);
    row("127, where 13 bits end", 127, 8190);
    row("1001", 1001, 502000);
  }
  void longestWalks() {
    FETCH(int, side, steps);
    for (const Marking marking : kMarkings)
      QCOMPARE(findWalk(serpentineFloor(side), {0, 0}, endOfSerpentine(side), marking).steps(),
               static_cast<std::size_t>(steps));
  }
  // South comes before east, east before north, north before west, where several neighbours are one smaller.
  void workerPrefersSouth() {
    const auto floor = std::make_shared<const Floor>(3, 3);
    const std::vector<Point> down{{0, 0}, {0, 1}, {0, 2}, {1, 2}, {2, 2}},
        up{{0, 2}, {1, 2}, {2, 2}, {2, 1}, {2, 0}};
    const std::vector<Point> left{{2, 2}, {2, 1}, {2, 0}, {1, 0}, {0, 0}};
    QCOMPARE(findWalk(floor, {0, 0}, {2, 2}, Marking::FromDestination).cells, down);
    QCOMPARE(findWalk(floor, {0, 2}, {2, 0}, Marking::FromDestination).cells, up);
    QCOMPARE(findWalk(floor, {2, 2}, {0, 0}, Marking::FromDestination).cells, left);
  }

  // Article 2: the ball is marked 0, its target 16, and every cell of the printed route carries its place in it.
  void marksOfTheBall() {
    const auto floor =
        floorOf(grid::oracle::mapOf({"..........", ".#...#....", "...#......", "..........", ".#..#.....",  //
                                     ".#..###...", ".#..##..#.", "..#.#.....", "....#..#..", "#...#....."}));
    const std::vector<Point> printed{{5, 7}, {6, 7}, {6, 6}, {7, 6}, {7, 5}, {7, 4}, {7, 3}, {6, 3}, {5, 3},
                                     {4, 3}, {3, 3}, {2, 3}, {1, 3}, {0, 3}, {0, 4}, {0, 5}, {0, 6}};
    const Walk walk = findWalk(floor, printed.front(), printed.back(), Marking::FromStart);
    QCOMPARE(walk.outcome, Outcome::Solved);
    QCOMPARE(walk.steps(), std::size_t{16});
    for (std::size_t i = 0; i < printed.size(); ++i)
      QCOMPARE(walk.marks[floor->cell(printed[i])], static_cast<std::int64_t>(i));
    QCOMPARE(walk.marks[floor->cell({1, 1})], std::int64_t{-1});  // another ball
    // From the target, the first neighbour one smaller: up, down, left, right.
    for (std::size_t i = 1; i < walk.cells.size(); ++i) {
      const auto mark = [&](Point p) { return floor->isFree(p) ? walk.marks[floor->cell(p)] : -1; };
      const Point at = walk.cells[i], before = walk.cells[i - 1];
      QCOMPARE(mark(before), mark(at) - 1);
      for (const Point o : {Point{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
        if (mark(at + o) != mark(at) - 1) continue;
        QVERIFY(at + o == before);
        break;
      }
    }
  }

  void noPath() {
    const auto floor = floorOf(grid::oracle::mapOf({"..#.", "..#.", "..#."}));
    for (const Marking marking : kMarkings) {
      const Walk walk = findWalk(floor, {0, 0}, {3, 2}, marking);
      QCOMPARE(walk.outcome, Outcome::Exhausted);
      QVERIFY(walk.cells.empty());
      QCOMPARE(walk.steps(), std::size_t{0});
      QCOMPARE(walk.marks[floor->cell({2, 1})], unmarked(marking));
    }
  }
  void nowhereToGo() {
    for (const Marking marking : kMarkings) {
      const Walk walk = findWalk(std::make_shared<const Floor>(1, 1), {0, 0}, {0, 0}, marking);
      QCOMPARE(walk.cells, (std::vector<Point>{{0, 0}}));
      QCOMPARE(walk.marks.front(), markOf(marking, 0));
    }
  }

  // As short as another breadth-first search says, by single steps over free cells; and by every algorithm.
  void randomBoards() {
    Random random = testing::randomFor("boards");
    int walked = 0;
    for (int i = 0; testing::goesOn(i, 200, walked > 0); ++i) {
      const grid::Map map =
          grid::oracle::randomMap(random, random.between(1, 12), random.between(1, 12), 0.3);
      const std::vector<Point> cells = grid::oracle::freeCells(map);
      if (cells.empty()) continue;
      const auto any = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
      const Point from = any(), to = any();
      const auto truth =
          grid::oracle::distances(map, from, grid::Neighbours::Four, grid::CornerRule::Never, {1, 1});
      const std::uint64_t steps = truth[map.index(to)];
      const auto floor = floorOf(map);
      for (const Marking marking : kMarkings) {
        const Walk walk = findWalk(floor, from, to, marking);
        QCOMPARE(walk.outcome == Outcome::Solved, steps != grid::oracle::kUnreachable);
        QCOMPARE(walk.cells.empty(), steps == grid::oracle::kUnreachable);
        if (walk.cells.empty()) continue;
        ++walked;
        QCOMPARE(walk.steps(), steps);
        QVERIFY(walk.cells.front() == from && walk.cells.back() == to);
        for (std::size_t k = 1; k < walk.cells.size(); ++k)
          QVERIFY(grid::oracle::isMove(map, walk.cells[k - 1], walk.cells[k], grid::Neighbours::Four,
                                       grid::CornerRule::Never));
        for (const Algorithm a : {Algorithm::AStar, Algorithm::Bidirectional, Algorithm::BreadthFirst}) {
          const QString fault =
              domains::faultOfRuns(waveOf(floor, from, to, marking), {.algorithm = a}, Outcome::Solved);
          QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
      }
    }
    QVERIFY(walked > 0);
  }
};

SEARCHLIGHT_TEST(WalkTest)
#include "walk_test.moc"
