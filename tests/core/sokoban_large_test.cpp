// tests/core/sokoban_large_test.cpp: levels wider than 128 squares, and small rooms crowded with boxes, against slow rules.
#include "core/sokoban/deadlock.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/slow_floor.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;
using search::Algorithm;
using search::Outcome;
using testing::SlowFloor;
using testing::SlowState;

namespace {

using Rows = std::vector<std::string>;

// A room with walls here and there, in which everything can be walked to from anywhere; so many goals. The worker is somewhere.
// REQUIRES: that there is mostly room for twice as many.
Rows roomWithGoals(Random& random, int width, int height, double walls, int goals) {
  for (;;) {
    Rows rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '#'));
    std::vector<char*> free;
    for (std::size_t y = 1; y + 1 < rows.size(); ++y)
      for (std::size_t x = 1; x + 1 < rows[y].size(); ++x)
        if (!random.chance(walls)) {
          rows[y][x] = ' ';
          free.push_back(&rows[y][x]);
        }
    if (free.empty()) continue;
    *free[random.below(static_cast<std::uint32_t>(free.size()))] = '@';
    const SlowFloor floor(rows);
    const std::vector<int> steps = floor.walk(floor.start());
    std::vector<char*> reached;
    for (std::size_t i = 0; i < free.size(); ++i)
      if (steps[i] < 0)
        *free[i] = '#';
      else if (steps[i] > 0)
        reached.push_back(free[i]);
    if (reached.size() < static_cast<std::size_t>(2 * goals)) continue;
    random.shuffle(std::span(reached));
    for (int i = 0; i < goals; ++i) *reached[static_cast<std::size_t>(i)] = '.';
    return rows;
  }
}

// So many boxes anywhere, and the worker.
SlowState anywhere(Random& random, const SlowFloor& floor, int boxes) {
  SlowState state;
  while (state.size() <= static_cast<std::size_t>(boxes)) {
    const auto square = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(floor.squares())));
    if (std::ranges::find(state, square) == state.end()) state.push_back(square);
  }
  std::sort(state.begin(), state.end() - 1);
  return state;
}

// Three rooms beside each other, a door between two of them; boxes stand in the doors and anywhere, and the worker.
Rows threeRooms(Random& random, int boxes) {
  Rows rows(7, std::string(13, ' '));
  for (Rows::value_type& row : rows) row.front() = row.back() = row[4] = row[8] = '#';
  rows.front() = rows.back() = std::string(13, '#');
  for (const std::size_t x : {4, 8}) rows[random.below(3) + 2][x] = '$';
  std::vector<char*> free;
  for (std::string& row : rows)
    for (char& cell : row)
      if (cell == ' ') free.push_back(&cell);
  random.shuffle(std::span(free));
  for (int i = 2; i < boxes; ++i) *free[static_cast<std::size_t>(i)] = '$';
  *free.front() = '@';
  return rows;
}

// Goals where the boxes of `home` are.
void putGoals(Rows& rows, const Rows& home) {
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x)
      if (char& c = rows[y][x]; home[y][x] == '$') c = c == '$' ? '*' : c == '@' ? '+' : '.';
}

QByteArray textOf(const Rows& rows) {
  QByteArray text;
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

// A box that cannot come to a goal makes a level plain.
bool hasLost(const Ground& ground) {
  const Position& opening = ground.board().opening();
  return std::ranges::any_of(opening.boxes, [&](Cell box) {
    return ground.toGoals().nearest[ground.row(ground.square(box), ground.square(opening.worker))] == kNoPath;
  });
}

// What Corrals is asked about.
struct AskedOfCorrals {
  std::vector<std::uint8_t> hasBox, isReached;
  AskedOfCorrals(const Ground& ground, const Position& position)
      : hasBox(ground.squareCount()), isReached(ground.squareCount()) {
    const std::vector<bool> reached = ground.board().reach(position);
    for (const Cell box : position.boxes) hasBox[ground.square(box)] = 1;
    for (std::size_t s = 0; s < isReached.size(); ++s)
      isReached[s] = reached[ground.cell(static_cast<Square>(s))];
  }
};

// Whether the solution is what the fewest say: -1 there is none.
void holdAgainst(const Board& board, const LevelSolution& found, Metric metric, int fewest,
                 const QByteArray& about) {
  QVERIFY2(found.outcome == (fewest < 0 ? Outcome::Exhausted : Outcome::Solved), about);
  if (fewest < 0) return;
  QVERIFY2(testing::leadsHome(board, found), about);
  const auto length = static_cast<int>(metric == Metric::Pushes ? found.pushes : found.moves());
  QVERIFY2(found.isOptimal ? length == fewest : length >= fewest, about);
}

}  // namespace

class SokobanLargeTest : public QObject {
  Q_OBJECT

  static LevelSolution solved(const SharedGround& ground, Metric metric, Algorithm algorithm,
                              unsigned without) {
    Ideas ideas;
    for (std::size_t i = 0; i < kIdeaSwitches.size(); ++i) ideas.*kIdeaSwitches[i] = (without >> i & 1) == 0;
    return solve(ground, {metric, ideas}, {.algorithm = algorithm});
  }

 private Q_SLOTS:
  // A state is 1,024 bits there. Two boxes, and goals anywhere: proven or refuted, by pushes and moves, with any ideas.
  void twoBoxesInAHall() {
    Random random = testing::randomFor("two boxes");
    int solvable = 0, unsolvable = 0;
    const auto hasShown = [&] { return solvable > 0 && unsolvable > 0; };
    for (int i = 0; testing::goesOn(i, 6, hasShown()); ++i) {
      const Rows room = roomWithGoals(random, 17, 15, 0.02, 2);
      const Rows rows = SlowFloor(room).rowsOf(anywhere(random, SlowFloor(room), 2));
      const Board board = testing::sokobanBoard(rows);
      const auto ground = std::make_shared<const Ground>(board);
      if (ground->liveCount() <= 128 || (unsolvable > 0 && hasLost(*ground))) continue;
      const SlowFloor floor(rows);
      const int pushes = floor.fewest(false);
      ++(pushes < 0 ? unsolvable : solvable);
      for (const unsigned without : {0u, 1 + random.below(15)})
        holdAgainst(board, solved(ground, Metric::Pushes, Algorithm::AStar, without), Metric::Pushes, pushes,
                    "without " + QByteArray::number(without) + "\n" + textOf(rows));
      holdAgainst(board, solveAny(board, {}), Metric::Pushes, pushes, "any\n" + textOf(rows));
      if (pushes >= 0)
        holdAgainst(board, solved(ground, Metric::Moves, Algorithm::AStar, 0), Metric::Moves,
                    floor.fewest(true), "moves\n" + textOf(rows));
      if (QTest::currentTestFailed()) return;
    }
    qInfo("two boxes in a hall: %d solved, %d without a solution", solvable, unsolvable);
    QVERIFY(hasShown());
  }

  // More boxes, a few pushes from home: by every search that promises the fewest.
  void manyBoxesInAHall() {
    Random random = testing::randomFor("many boxes");
    int held = 0;
    for (int i = 0; testing::goesOn(i, 8, held > 0); ++i) {
      const int boxes = random.between(3, 5);
      const Rows room = roomWithGoals(random, random.between(18, 24), random.between(16, 20), 0.05, 0);
      const SlowFloor floor(room);
      SlowState state = anywhere(random, floor, boxes);
      Rows rows = floor.rowsOf(state);
      for (int k = 0; k < 4; ++k) {
        const auto next = floor.pushed(state);
        if (!next.empty()) state = next[random.below(static_cast<std::uint32_t>(next.size()))].first;
      }
      putGoals(rows, floor.rowsOf(state));
      const Board board = testing::sokobanBoard(rows);
      const auto ground = std::make_shared<const Ground>(board);
      if (ground->liveCount() <= 128) continue;
      ++held;
      const int pushes = SlowFloor(rows).fewest(false);
      for (const Algorithm a : {Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst,
                                Algorithm::Bidirectional, Algorithm::IdaStar})
        holdAgainst(board, solved(ground, Metric::Pushes, a, 0), Metric::Pushes, pushes,
                    QByteArray(search::info(a).name.data()) + "\n" + textOf(rows));
      const auto session = makeSession(ground, {}, {.recording = search::Recording::Recorded});
      QVERIFY(session);
      QCOMPARE(session->run({}, {}), Outcome::Solved);
      QCOMPARE(static_cast<int>(session->solutionCost()), pushes);
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(held > 0);
  }

  // As many as a real level has, in rooms whose doors are shut by some of them: with pushes left out for a corral's sake and without,
  // the fewest are what they are.
  void manyBoxesBehindDoors() {
    Random random = testing::randomFor("doors");
    int corrals = 0, spared = 0;
    const auto hasShown = [&] { return corrals > 5 && spared > 2; };
    for (int i = 0; testing::goesOn(i, 12, hasShown()); ++i) {
      const int boxes = random.between(8, 10);
      Rows rows = threeRooms(random, boxes);
      SlowState state = SlowFloor(rows).start();
      for (int k = 0; k < 7; ++k) {
        const auto next = SlowFloor(rows).pushed(state);
        if (!next.empty()) state = next[random.below(static_cast<std::uint32_t>(next.size()))].first;
      }
      putGoals(rows, SlowFloor(rows).rowsOf(state));
      const int pushes = SlowFloor(rows).fewest(false);
      const Board board = testing::sokobanBoard(rows);
      QCOMPARE(board.opening().boxes.size(), static_cast<std::size_t>(boxes));
      const auto ground = std::make_shared<const Ground>(board);
      const AskedOfCorrals asked(*ground, board.opening());
      corrals += Corrals().find({ground.get(), asked.hasBox.data(), asked.isReached.data()}, true);
      std::uint64_t expanded[2]{};
      for (const Algorithm a :
           {Algorithm::AStar, Algorithm::Dijkstra})  // the one with no bound goes through more
        for (const bool corral : {false, true}) {
          const LevelSolution solution =
              solve(ground, {Metric::Pushes, {.corral = corral}}, search::SessionOptions{.algorithm = a});
          holdAgainst(board, solution, Metric::Pushes, pushes, textOf(rows));
          expanded[corral] = solution.stats.expanded;
        }
      spared += expanded[true] < expanded[false];
      if (QTest::currentTestFailed()) return;
    }
    qInfo("doors: %d openings with a corral; corrals spared work in %d", corrals, spared);
    QVERIFY(hasShown());
  }

  void corralsByName_data() {
    // pushes: -1: there is no corral
    const auto row = testing::columns<Rows, int, QString>("rows", "pushes", "boxes");
    row("a door", {"########", "#@$   .#", "########"}, 1, "2,1");
    row("home, and nothing behind it", {"########", "#@*    #", "########"}, -1, "");
    row("the fewest pushes of two", {"#########", "#. $@$ .#", "#### $ .#", "#########"}, 1, "3,1");
    row("no push onto a dead square", {"########", "#@  ####", "## $ .##", "###  ###", "########"}, 1, "3,2");
    row("a push that leads outside",
        {"#######", "#   ###", "#   ###", "#@ $ .#", "#   ###", "#   ###", "#######"}, -1, "");
    row("a box behind the door", {"#########", "#@$$ ..##", "### ####", "#########"}, 0, "2,1 3,1");
    row("never entered", {"#####", "#.$.#", "#$@$#", "#.$.#", "#####"}, 0, "2,1 1,2 3,2 2,3");
  }
  void corralsByName() {
    FETCH_ALL((const Rows, rows), (const int, pushes), (const QString, boxes));
    const Board board = testing::sokobanBoard(rows);
    const Ground ground(board);
    const AskedOfCorrals asked(ground, board.opening());
    Corrals corrals;
    QCOMPARE(corrals.find({&ground, asked.hasBox.data(), asked.isReached.data()},
                          board.opening().boxes.size() == board.goals().size()),
             pushes >= 0);
    if (pushes < 0) return;
    QCOMPARE(corrals.pushes(), pushes);
    QStringList told;
    for (const Cell box : board.opening().boxes)
      if (corrals.isOf(ground.square(box)))
        told << u"%1,%2"_s.arg(board.point(box).x).arg(board.point(box).y);
    QCOMPARE(told.join(u' '), boxes);
  }

  // Of all states of a room: where one can be solved and has a corral, one of the corral's pushes is the first of as few pushes as of
  // any.
  void theFewestBeginInTheCorral() {
    Random random = testing::randomFor("corral pushes");
    int found = 0, longPaths = 0;
    for (int i = 0; testing::goesOn(i, 300, found > 100); ++i) {
      const int boxes = random.between(2, 5);
      const Rows room = roomWithGoals(random, random.between(6, 9), random.between(6, 8), 0.3,
                                      boxes + (random.chance(0.3) ? 1 : 0));
      SlowFloor floor(room);
      if (floor.squares() < 10 || floor.squares() > 20) continue;
      floor = SlowFloor(floor.rowsOf(anywhere(random, floor, boxes)));
      const Board board = testing::sokobanBoard(floor.rowsOf(floor.start()));
      const Ground ground(board);
      std::vector<Square> squareOf;
      for (std::size_t c = 0; c < board.cellCount(); ++c)
        if (board.isInside(static_cast<Cell>(c))) squareOf.push_back(ground.square(static_cast<Cell>(c)));
      QCOMPARE(squareOf.size(), floor.squares());
      const SlowFloor::Costs solvable = floor.solvable();
      Corrals corrals;
      std::vector<std::uint8_t> hasBox(squareOf.size()), isReached(squareOf.size());
      for (const auto& [state, pushes] : solvable) {
        if (pushes == 0) continue;
        const std::vector<int> steps = floor.walk(state);
        for (std::size_t n = 0; n < steps.size(); ++n) {
          hasBox[squareOf[n]] = steps[n] == -2;
          isReached[squareOf[n]] = steps[n] >= 0;
        }
        if (!corrals.find({&ground, hasBox.data(), isReached.data()},
                          static_cast<std::size_t>(boxes) == ground.goals().size()))
          continue;
        bool isThere = false;
        for (const auto& [next, moves] : floor.pushed(state)) {  // the worker is where the box was
          const auto after = solvable.find(floor.normalised(next));
          isThere = isThere || (corrals.isOf(squareOf[next.back()]) && after != solvable.end() &&
                                after->second == pushes - 1);
        }
        QVERIFY2(isThere, textOf(floor.rowsOf(state)));
        ++found;
        longPaths += pushes > 8;
      }
    }
    qInfo("corrals: %d states, %d of them more than eight pushes from home", found, longPaths);
    QVERIFY(found > 100);
  }

  // Rooms of which all states are known, so crowded that hardly a position has no corral: with pushes left out for their sake and
  // without, the fewest are what they are, and nothing is called lost that is not.
  void crowdedRooms() {
    Random random = testing::randomFor("crowded rooms");
    int solved = 0, lost = 0, spared = 0, closed = 0, seenLost = 0;
    const auto hasShown = [&] { return solved > 5 && lost > 5 && spared > 0 && closed > 0; };
    for (int i = 0; testing::goesOn(i, 60, hasShown()); ++i) {
      const int boxes = random.between(4, 6);
      const bool hasSpareGoal = random.chance(0.3);
      const Rows room =
          roomWithGoals(random, random.between(6, 8), random.between(6, 7), 0.2, boxes + hasSpareGoal);
      SlowFloor floor(room);
      if (floor.squares() > 20 || floor.squares() < 12) continue;
      floor = SlowFloor(floor.rowsOf(anywhere(random, floor, boxes)));
      const SlowFloor::Costs solvable = floor.solvable();
      std::vector<std::pair<SlowState, int>> known(solvable.begin(), solvable.end());
      std::ranges::sort(known);  // hashing has an order of its own
      for (int k = 0; k < 24; ++k) {
        const bool isKnown = k % 4 != 0;
        const SlowState state = isKnown ? known[random.below(static_cast<std::uint32_t>(known.size()))].first
                                        : anywhere(random, floor, boxes);
        const auto found = solvable.find(floor.normalised(state));
        const int fewest = found == solvable.end() ? -1 : found->second;
        ++(fewest < 0 ? lost : solved);
        const Rows rows = floor.rowsOf(state);
        const QByteArray about = textOf(rows);
        const Board board = testing::sokobanBoard(rows);
        const auto ground = std::make_shared<const Ground>(board);
        std::uint64_t expanded[2]{};
        for (const bool corral : {false, true}) {
          const LevelSolution solution = solve(ground, {Metric::Pushes, {.corral = corral}}, {});
          holdAgainst(board, solution, Metric::Pushes, fewest, about);
          expanded[corral] = solution.stats.expanded;
        }
        holdAgainst(board, solve(ground, {Metric::Pushes, {false, false, true, false}}, {}), Metric::Pushes,
                    fewest, "corrals alone\n" + about);
        spared += expanded[true] < expanded[false];
        const std::vector<DeadEnd> ends = findDeadEnds(ground, board.opening());
        QVERIFY2(ends.empty() || fewest < 0, about);
        seenLost += fewest < 0 && !ends.empty();
        closed += !ends.empty() && ends.front().kind == DeadEndKind::Closed;
        if (QTest::currentTestFailed()) return;
      }
    }
    qInfo("crowded: %d solved, %d lost, %d of these seen, %d closed; corrals spared work in %d", solved, lost,
          seenLost, closed, spared);
    QVERIFY(hasShown());
  }
};

SEARCHLIGHT_TEST(SokobanLargeTest)
#include "sokoban_large_test.moc"
