// tests/core/sokoban_huge_test.cpp: levels of more squares than the fixed widths hold, up to 255 x 255.

#include "core/search/best_first.h"
#include "core/sokoban/deadlock.h"
#include "core/sokoban/generate.h"
#include "core/sokoban/improve.h"
#include "core/sokoban/level_problem.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Algorithm;
using search::Outcome;

namespace {

using Rows = std::vector<std::string>;

// An empty room, this much inside.
Rows room(std::size_t width, std::size_t height) {
  Rows rows(height + 2, "#" + std::string(width, ' ') + "#");
  rows.front() = rows.back() = std::string(width + 2, '#');
  return rows;
}
Rows withOneBox(std::size_t side) {
  Rows rows = room(side, side);
  rows[1][1] = '@';
  rows[5][5] = '$';
  rows[side - 3][side - 4] = '.';
  return rows;
}
std::uint32_t fewestOfOneBox(std::size_t side) { return static_cast<std::uint32_t>(2 * side - 17); }

// Boxes in a grid, each with a goal one push to the right.
Rows withBoxes(std::size_t side, std::size_t columns, std::size_t lines, std::size_t apart) {
  Rows rows = room(side, side);
  rows[1][1] = '@';
  for (std::size_t y = 0; y < lines; ++y)
    for (std::size_t x = 0; x < columns; ++x) {
      rows[3 + apart * y][3 + apart * x] = '$';
      rows[3 + apart * y][4 + apart * x] = '.';
    }
  return rows;
}

bool isSolution(const Board& board, const LevelSolution& found) {
  return found.outcome == Outcome::Solved && play(board, found.steps).isSolved;
}

}  // namespace

class SokobanHugeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // As a list of squares the same states are met in the same order as with a bit for each square: pushes and moves, any ideas.
  void aListIsWhatBitsAre() {
    Random random = testing::randomFor("a list");
    int solved = 0, exhausted = 0;
    for (int i = 0; testing::goesOn(i, 1'500, solved > 20 && exhausted > 5); ++i) {
      Rows rows(static_cast<std::size_t>(random.between(5, 9)));
      for (std::string& row : rows) row.assign(9, ' ');
      for (std::string& row : rows)
        for (char& c : row)
          if (random.chance(0.2)) c = '#';
      for (const char c : std::string("@$$$...")) {
        char& at = rows[1 + random.below(static_cast<std::uint32_t>(rows.size() - 2))][1 + random.below(7)];
        at = c;
      }
      rows.front() = rows.back() = std::string(9, '#');
      for (std::string& row : rows) row.front() = row.back() = '#';
      auto read = Board::fromRows(rows);
      if (!std::holds_alternative<Board>(read)) continue;
      const auto ground = std::make_shared<const Ground>(std::get<Board>(std::move(read)));
      for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
        Ideas ideas;
        ideas.corral = random.chance(0.7);
        ideas.freeze = random.chance(0.7);
        ideas.matching = random.chance(0.7);
        search::BestFirst<LevelProblem<2>, search::AStar> bits(
            LevelProblem<2>(ground, metric, ideas, Numbering::LiveSquares));
        search::BestFirst<LevelProblem<0>, search::AStar> list(
            LevelProblem<0>(ground, metric, ideas, Numbering::LiveSquares));
        const search::Limits limits{.expansions = testing::isShortened() ? 4'000u : 20'000u};
        const Outcome outcome = bits.run(limits);
        QCOMPARE(list.run(limits), outcome);
        QCOMPARE(list.stats().expanded, bits.stats().expanded);
        QCOMPARE(list.stats().generated, bits.stats().generated);
        QCOMPARE(list.nodes().size(), bits.nodes().size());
        for (search::NodeId n = 0; n < list.nodes().size(); ++n)
          QVERIFY(list.problem().position(list.nodes().state(n)) ==
                  bits.problem().position(bits.nodes().state(n)));
        solved += outcome == Outcome::Solved;
        exhausted += outcome == Outcome::Exhausted;
      }
    }
    QVERIFY(solved > 20 && exhausted > 5);
  }

  void everySearchSolvesAnEmptyRoom_data() {
    const auto rows = testing::columns<int, int>("algorithm", "metric");
    for (const search::AlgorithmInfo& row : search::algorithms())
      for (const Metric metric : {Metric::Pushes, Metric::Moves}) {
        if (!canSearch(row.id) || needsLevel(row.id) || (metric == Metric::Moves && goesFromBothEnds(row.id)))
          continue;
        // Without a bound and a memory they go on for days.
        const bool goesOn = search::meetsAnew(row.id) && row.id != Algorithm::IdaStar;
        if (goesOn || search::dropsNodes(row.id) || row.id == Algorithm::DepthFirst) continue;
        rows(testing::rowName("%s %s", row.name.data(), metric == Metric::Pushes ? "pushes" : "moves"),
             static_cast<int>(row.id), static_cast<int>(metric));
      }
  }
  void everySearchSolvesAnEmptyRoom() {
    FETCH(const int, algorithm, metric);
    const std::size_t side = testing::isShortened() ? 33 : 58;  // 35 x 35 or 60 x 60 with its walls
    static const auto ground = std::make_shared<const Ground>(testing::sokobanBoard(withOneBox(side)));
    QCOMPARE(ground->squareCount(), side * side);
    search::SessionOptions options{.algorithm = static_cast<Algorithm>(algorithm),
                                   .transpositionBytes = std::size_t{1} << 24};
    const LevelQuestion question{static_cast<Metric>(metric), {}};
    const LevelSolution found = solve(ground, question, options);
    QVERIFY(isSolution(ground->board(), found));
    if (found.isOptimal && question.metric == Metric::Pushes) QCOMPARE(found.pushes, fewestOfOneBox(side));
    // Watched, it is the same.
    options.recording = search::Recording::Recorded;
    const auto session = makeSession(ground, question, options);
    QVERIFY(session);
    if (options.algorithm != Algorithm::AStar) return;
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    QVERIFY(positionOf(*session, session->path().back())->boxes == ground->board().goals());
    QCOMPARE(nodeOf(*session, *positionOf(*session, session->path().back())), session->path().back());
    if (question.metric == Metric::Pushes) QCOMPARE(session->solutionCost(), fewestOfOneBox(side));
  }

  void boxesByTheDozen_data() {
    const auto row = testing::columns<int, int, int>("side", "columns", "lines");
    row("1,521 squares, 36 boxes", 39, 6, 6);
    if (testing::isShortened()) return;
    row("3,364 squares, 64 boxes", 58, 8, 8);
    row("64,009 squares, 20 boxes", 253, 5, 4);
    row("64,009 squares, 100 boxes: only what is the nearest is known", 253, 10, 10);
  }
  void boxesByTheDozen() {
    FETCH(const int, side, columns, lines);
    const Board board =
        testing::sokobanBoard(withBoxes(static_cast<std::size_t>(side), static_cast<std::size_t>(columns),
                                        static_cast<std::size_t>(lines), 5));
    const auto ground = std::make_shared<const Ground>(board);
    const LevelSolution any = solveAny(ground, {}, {}, {}, nullptr, {});
    QVERIFY(isSolution(board, any));
    QCOMPARE(any.pushes, static_cast<std::uint32_t>(columns * lines));
    const LevelSolution best = solve(ground, {}, search::SessionOptions{});
    QVERIFY(isSolution(board, best) && best.isOptimal && best.pushes == any.pushes);
  }

  void theLargestRoom() {
    const std::size_t side = testing::isShortened() ? 120 : 253;
    const auto ground = std::make_shared<const Ground>(testing::sokobanBoard(withOneBox(side)));
    const LevelSolution found = solve(ground, {}, search::SessionOptions{});
    QVERIFY(isSolution(ground->board(), found));
    QCOMPARE(found.pushes, fewestOfOneBox(side));
  }

  // Memory is what is said to be short only where it is, and no more is taken than was allowed.
  void limitsAreKept() {
    const auto ground = std::make_shared<const Ground>(testing::sokobanBoard(withBoxes(58, 6, 6, 8)));
    Ideas none;
    none.matching = false;
    search::SessionOptions options{.algorithm = Algorithm::BreadthFirst};
    const auto session = makeSession(ground, {Metric::Pushes, none}, options);
    const std::size_t limit = std::size_t{3} << 20;
    QCOMPARE(session->run({.bytes = limit}, {}), Outcome::MemoryLimit);
    QVERIFY(session->bytes() <= limit && session->bytes() > limit / 2);
    QCOMPARE(solve(ground, {Metric::Pushes, none}, options, {.expansions = 50}).outcome, Outcome::Stopped);
    QCOMPARE(solve(ground, {Metric::Pushes, none}, options, {.seconds = 0}).outcome, Outcome::TimeLimit);
  }

  void deadEndsAreSeen() {
    Rows rows = withBoxes(58, 3, 3, 5);
    rows[1][2] = '$';  // at the wall above, where no goal is
    rows[50][50] = '.';
    const Board board = testing::sokobanBoard(rows);
    const auto ends = findDeadEnds(std::make_shared<const Ground>(board), board.opening());
    QVERIFY(!ends.empty() && ends.front().kind == DeadEndKind::DeadSquares);
    QCOMPARE(solve(board, {}, search::SessionOptions{}).outcome, Outcome::Exhausted);
  }

  void solutionsAreImproved() {
    Rows rows = room(40, 40);
    rows[10][10] = '@';
    rows[10][11] = '$';
    rows[10][14] = '.';
    const Board board = testing::sokobanBoard(rows);
    // One push too far, and back.
    const std::vector<Direction> steps = std::get<Lurd>(readLurd("RRRRurrdL")).steps;
    QVERIFY(play(board, steps).isSolved);
    const Improved improved = improve(board, steps, Metric::Pushes);
    QVERIFY(improved.after.pushes == 3 && improved.isOptimal);
  }

  void largeRoomsAreGenerated() {
    LevelWish wish;
    wish.width = wish.height = kMostGenerated;
    wish.boxes = 1;
    wish.rooms = 1;
    wish.expansions = 2'000;
    for (const Aim aim : {Aim::Deepest, Aim::Farthest}) {
      wish.aim = aim;
      std::optional<GeneratedLevel> level;
      for (wish.seed = 1; wish.seed < 6 && !level; ++wish.seed) level = generateLevel(wish);
      QVERIFY(level);
      QVERIFY(Ground(level->board).liveCount() > 256);
    }
  }
};

SEARCHLIGHT_TEST(SokobanHugeTest)
#include "sokoban_huge_test.moc"
