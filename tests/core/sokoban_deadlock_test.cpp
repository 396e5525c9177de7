// tests/core/sokoban_deadlock_test.cpp: each reason for a lost level, and that what is called lost is so by exhaustive search.
#include <QtTest>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "core/sokoban/deadlock.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;

namespace {

std::vector<DeadEnd> endsOf(const Board& board, const Position& position) {
  return findDeadEnds(std::make_shared<const Ground>(board), position);
}

// "5,7 4,7": column and row from 0.
QString squares(const Board& board, const std::vector<Cell>& cells) {
  QStringList told;
  for (const Cell cell : cells)
    told << QStringLiteral("%1,%2").arg(board.point(cell).x).arg(board.point(cell).y);
  return told.join(QLatin1Char(' '));
}

// Steps the worker about, one square at a time, until there is nothing new: nothing clever, and nothing shared with the solver.
bool canBeSolved(const Board& board, const Position& from) {
  const auto key = [](const Position& p) {
    std::vector<Cell> all = p.boxes;
    all.push_back(p.worker);
    return all;
  };
  std::set<std::vector<Cell>> seen{key(from)};
  std::vector<Position> open{from};
  while (!open.empty()) {
    const Position at = std::move(open.back());
    open.pop_back();
    if (board.isSolved(at)) return true;
    for (const Direction d : kStraight) {
      Position next = at;
      if (board.step(next, d) != StepKind::Blocked && seen.insert(key(next)).second)
        open.push_back(std::move(next));
    }
  }
  return false;
}

}  // namespace

class SokobanDeadlockTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void eachReasonIsNamedWithItsBoxes_data() {
    using Rows = std::vector<std::string>;
    QTest::addColumn<Rows>("rows");
    QTest::addColumn<int>("kind");  // -1: nothing is found
    QTest::addColumn<QString>("boxes");
    QTest::addColumn<QString>("goals");
    const auto row = [](const char* name, const Rows& rows, int kind, const QString& boxes = {},
                        const QString& goals = {}) { QTest::newRow(name) << rows << kind << boxes << goals; };
    constexpr int kNothing = -1, kDead = 0, kFrozen = 1, kFew = 2, kClosed = 3;
    row("nothing is wrong", {"#######", "#@ $ .#", "#######"}, kNothing);
    row("solved", {"#####", "#@*##", "#####"}, kNothing);
    row("a corner", {"######", "#$   #", "#  @ #", "# $. #", "#   .#", "######"}, kDead, "1,1");
    row("a wall without a goal", {"######", "# $  #", "#  @ #", "# .  #", "#    #", "######"}, kDead, "2,1");
    // Alone it could come to the goal if the worker stood left of it.
    row("the worker on the wrong side", {"#######", "#. $@ #", "#######"}, kNothing);
    row("the worker is shut in", {"########", "#@$  ..#", "#$######", "# ######", "########"}, kDead, "1,2");
    row("a goal that no box is pushed onto", {"#######", "#@$ $.#", "###.###", "#######"}, kFew, "2,1 4,1",
        "5,1");
    row("side by side along a wall", {"#######", "#. $$ #", "# @   #", "#    .#", "#######"}, kFrozen,
        "3,1 4,1");
    row("one of them at home", {"########", "#  *$. #", "# @    #", "########"}, kFrozen, "3,1 4,1");
    row("both at home", {"########", "#  **  #", "# @  $.#", "########"}, kNothing);
    row("a square of four", {"########", "#      #", "# $$   #", "# $$ @ #", "# .... #", "########"}, kFrozen,
        "2,2 3,2 2,3 3,3");
    row("a square of four at home",
        {"########", "#      #", "# **   #", "# ** @ #", "#      #", "#  $  .#", "#      #", "########"},
        kNothing);
    row("two boxes on a wall with one goal", {"#######", "# $ $.#", "# @   #", "#.    #", "#######"}, kFew,
        "2,1 4,1", "5,1");
    row("a third one beside them", {"########", "# $ $ .#", "# @  $ #", "#. .   #", "########"}, kFew,
        "2,1 4,1", "6,1");
    row("a box at home shuts the way to another goal",
        {"########", "#.######", "#   $  #", "#*   @ #", "########"}, kFew, "4,2 1,3", "1,3");
    row("one that can still leave does not", {"########", "#.######", "#   $  #", "#  * @ #", "########"},
        kNothing);
    row("others at home are on goals that it could have had",
        {"##########", "#.####  *#", "#   $    #", "#*   @  *#", "##########"}, kFew, "8,1 4,2 1,3 8,3",
        "8,1 1,3 8,3");
    row("the worker between four boxes", {"#####", "#.$.#", "#$@$#", "#.$.#", "#####"}, kClosed,
        "2,1 1,2 3,2 2,3");
    row("every push shuts it for good", {"########", "# $. # #", "# $ $  #", "#. .# @#", "########"}, kClosed,
        "2,1 2,2 4,2");
  }
  void eachReasonIsNamedWithItsBoxes() {
    QFETCH(const std::vector<std::string>, rows);
    QFETCH(const int, kind);
    QFETCH(const QString, boxes);
    QFETCH(const QString, goals);
    const Board board = testing::sokobanBoard(rows);
    const std::vector<DeadEnd> ends = endsOf(board, board.opening());
    QCOMPARE(ends.empty() ? -1 : static_cast<int>(ends.front().kind), kind);
    if (ends.empty()) return;
    QCOMPARE(squares(board, ends.front().boxes), boxes);
    QCOMPARE(squares(board, ends.front().goals), goals);
  }

  // Each reason has its own boxes, the plainest first; what is lost already takes no goal from the others.
  void severalReasonsAtOnce() {
    const Board board = testing::sokobanBoard(
        {"##########", "#$  $ $ .#", "#   @    #", "#  $$    #", "#  $$ ...#", "#     ...#", "##########"});
    const std::vector<DeadEnd> ends = endsOf(board, board.opening());
    QCOMPARE(ends.size(), 3U);
    QCOMPARE(ends[0].kind, DeadEndKind::DeadSquares);
    QCOMPARE(squares(board, ends[0].boxes), QStringLiteral("1,1"));
    QCOMPARE(ends[1].kind, DeadEndKind::Frozen);
    QCOMPARE(squares(board, ends[1].boxes), QStringLiteral("3,3 4,3 3,4 4,4"));
    QCOMPARE(ends[2].kind, DeadEndKind::TooFewGoals);
    QCOMPARE(squares(board, ends[2].boxes), QStringLiteral("4,1 6,1"));
    QCOMPARE(squares(board, ends[2].goals), QStringLiteral("8,1"));
  }

  // Without the search only what is plain is found, and so it is where somebody stops it.
  void theSearchHasItsBounds() {
    const Board board = testing::sokobanBoard({"########", "# $. # #", "# $ $  #", "#. .# @#", "########"});
    const auto ground = std::make_shared<const Ground>(board);
    QCOMPARE(findDeadEnds(ground, board.opening()).size(), 1U);
    QVERIFY(findDeadEnds(ground, board.opening(), {}, 0).empty());
    std::stop_source source;
    source.request_stop();
    QVERIFY(findDeadEnds(ground, board.opening(), source.get_token()).empty());
  }

  // Small levels, positions of random play. Whatever is called lost cannot be solved by stepping about; nor can the boxes that are
  // blamed, where all others are taken away.
  void whatIsCalledLostIsLost() {
    Random random = testing::randomFor("deadlock");
    std::array<int, 4> seen{};
    int lost = 0, open = 0;
    const auto hasShown = [&] { return std::ranges::all_of(seen, [](int n) { return n > 0; }); };
    for (int i = 0; testing::goesOn(i, 4000, hasShown()); ++i) {
      const Board board = testing::randomSokoban(random, random.between(5, 8), random.between(5, 7),
                                                 random.between(1, 4), 15);
      if (board.cellCount() > 42 && board.opening().boxes.size() > 3) continue;
      const auto ground = std::make_shared<const Ground>(board);
      Position position = board.opening();
      for (int steps = random.between(0, 40); steps > 0; --steps)
        board.step(position, kStraight[random.below(4)]);
      const std::vector<DeadEnd> ends = findDeadEnds(ground, position);
      const bool canBe = canBeSolved(board, position);
      if (ends.empty()) {
        ++(canBe ? open : lost);
        continue;
      }
      for (const DeadEnd& end : ends) ++seen[static_cast<std::size_t>(end.kind)];
      const std::string rows = [&] {
        std::string text;
        for (const std::string& row : board.rows(position)) text += row + "\n";
        return text;
      }();
      QVERIFY2(!canBe, rows.c_str());
      for (const DeadEnd& end : ends) {
        QVERIFY(!end.boxes.empty());
        QVERIFY(std::ranges::all_of(end.boxes, [&](Cell box) { return position.hasBox(box); }));
        if (end.kind == DeadEndKind::TooFewGoals) QCOMPARE(end.goals.size() + 1, end.boxes.size());
        const bool isHome = std::ranges::all_of(end.boxes, [&](Cell box) { return board.isGoal(box); });
        QVERIFY(!isHome || end.kind == DeadEndKind::Closed);  // the goals behind them are needed
        if (!isHome)
          QVERIFY2(!canBeSolved(board, {position.worker, end.boxes}),
                   (rows + std::to_string(static_cast<int>(end.kind))).c_str());
      }
    }
    qInfo("dead squares %d, frozen %d, too few goals %d, closed %d; lost and not seen %d, open %d", seen[0],
          seen[1], seen[2], seen[3], lost, open);
    QVERIFY(hasShown());
    QVERIFY(open > 0);
  }

  // Thirty thousand goals: a distance for each of them from everywhere would be four gigabytes and minutes.
  void aBoardFullOfGoalsIsLookedAtAsAWhole() {
    constexpr std::size_t side = 255, room = side - 2;
    std::vector<std::string> rows(side, std::string(side, '#'));
    for (std::size_t y = 1; y <= room; ++y) {
      std::string inside = "  ";
      while (inside.size() < room - 1) inside += y < 3 || y + 2 > room ? "  " : "$.";
      rows[y] = "#" + inside + " #";
    }
    rows[1][1] = '@';
    const auto read = Board::fromRows(rows);
    const Board* board = std::get_if<Board>(&read);
    QVERIFY(board);
    const Ground ground(*board);
    QCOMPARE(ground.toGoals().columns, board->goals().size());
    QVERIFY(ground.toGoals().pushes.empty() && ground.fromOpening().pushes.empty());
    for (const Square goal : ground.goals())
      QCOMPARE(ground.toGoals().nearest[ground.row(goal, goal)], std::uint16_t{0});
    for (const Cell box : board->opening().boxes) {
      const Square square = ground.square(box);
      QCOMPARE(ground.toGoals().nearest[ground.row(square, square)], std::uint16_t{1});
      QCOMPARE(ground.fromOpening().nearest[ground.row(square, square)], std::uint16_t{0});
    }
    QVERIFY(ground.isDead(ground.square(board->opening().worker)));
    QVERIFY(!whyNot(*board, {}, search::Algorithm::AStar).empty());
  }
};

SEARCHLIGHT_TEST(SokobanDeadlockTest)
#include "sokoban_deadlock_test.moc"
