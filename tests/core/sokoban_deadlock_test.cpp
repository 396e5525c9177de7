// tests/core/sokoban_deadlock_test.cpp: each reason for a lost level, and that what is called lost is so by exhaustive search.
#include <stop_token>

#include "core/sokoban/deadlock.h"
#include "core/sokoban/ground.h"
#include "core/sokoban/solve.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight::sokoban;

namespace {

using Rows = std::vector<std::string>;

std::vector<DeadEnd> endsOf(const Board& board, const Position& position) {
  return findDeadEnds(std::make_shared<const Ground>(board), position);
}

// "5,7 4,7": column and row from 0.
QString squares(const Board& board, const std::vector<Cell>& cells) {
  QStringList told;
  for (const Cell cell : cells) told << u"%1,%2"_s.arg(board.point(cell).x).arg(board.point(cell).y);
  return told.join(u' ');
}

}  // namespace

class SokobanDeadlockTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachReasonIsNamedWithItsBoxes_data() {
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
    row("a box elsewhere is not to blame",
        {"##########", "# $. #   #", "# $ $  $ #", "#. .# @ .#", "##########"}, kClosed, "2,1 2,2 4,2");
    row("boxes at home in both doors before a goal",
        {"######", "####.#", "#  @*#", "# $# #", "#   *#", "#### #", "######"}, kClosed, "4,2 4,4");
    row("a goal behind boxes at home that nobody needs",
        {"########", "#.*#   #", "#*  $ .#", "## @   #", "########"}, kNothing);
    // What holds it is told already.
    row("held by a lost box", {"#######", "#$$  .#", "#  @ .#", "#######"}, kDead, "1,1");
    row("a lost box beside one that is shut off",
        {"########", "#.######", "#.######", "#   $  #", "#*   @$#", "########"}, kDead, "6,4");
  }
  void eachReasonIsNamedWithItsBoxes() {
    FETCH_ALL((const std::vector<std::string>, rows), (const int, kind), (const QString, boxes));
    QFETCH(const QString, goals);
    const Board board = testing::sokobanBoard(rows);
    const std::vector<DeadEnd> ends = endsOf(board, board.opening());
    QCOMPARE(ends.empty() ? -1 : static_cast<int>(ends.front().kind), kind);
    if (ends.empty()) return;
    if (kind == 0) QCOMPARE(ends.size(), 1U);  // of what is plainly lost no more is said
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
    QCOMPARE(squares(board, ends[0].boxes), u"1,1"_s);
    QCOMPARE(ends[1].kind, DeadEndKind::Frozen);
    QCOMPARE(squares(board, ends[1].boxes), u"3,3 4,3 3,4 4,4"_s);
    QCOMPARE(ends[2].kind, DeadEndKind::TooFewGoals);
    QCOMPARE(squares(board, ends[2].boxes), u"4,1 6,1"_s);
    QCOMPARE(squares(board, ends[2].goals), u"8,1"_s);
  }

  // Without the search only what is plain is found, and so it is where somebody stops it.
  void theSearchHasItsBounds() {
    const Board board = testing::sokobanBoard({"########", "# $. # #", "# $ $  #", "#. .# @#", "########"});
    const auto ground = std::make_shared<const Ground>(board);
    QCOMPARE(findDeadEnds(ground, board.opening()).size(), 1U);
    QVERIFY(findDeadEnds(ground, board.opening(), {}, 0).empty());
    // A part that can never be entered needs no search.
    const Board shut = testing::sokobanBoard({"#####", "#.$.#", "#$@$#", "#.$.#", "#####"});
    QCOMPARE(findDeadEnds(std::make_shared<const Ground>(shut), shut.opening(), {}, 0).size(), 1U);
    std::stop_source source;
    source.request_stop();
    for (const std::vector<std::string>& rows :
         {board.rows(board.opening()),
          shut.rows(shut.opening()),
          {"#######", "# $ $.#", "# @   #", "#.    #", "#######"},          // a goal too few
          {"########", "#.######", "#   $  #", "#*   @ #", "########"}}) {  // shut off
      const Board stopped = testing::sokobanBoard(rows);
      QVERIFY(!endsOf(stopped, stopped.opening()).empty());
      QVERIFY(findDeadEnds(std::make_shared<const Ground>(stopped), stopped.opening(), source.get_token())
                  .empty());
    }
  }

  // Beyond 400 goals no matching is made, beyond 64 no home walls are asked, and beyond what a search can number there is none: less is
  // seen then, and nothing wrong is said.
  void largeBoards_data() {
    const auto table = testing::columns<Rows, std::size_t>("rows", "found");
    // Boxes along the first row and the last one cannot leave them: goals between are nobody's.
    const auto hall = [](std::size_t width, std::size_t blank, const std::string& first, std::size_t goals,
                         const std::string& last) {
      Rows rows{std::string(width + 2, '#'), first, "#@"};
      for (std::size_t i = 0; i < goals; i += width)
        rows.push_back("#" + std::string(std::min(width, goals - i), '.'));
      rows.insert(rows.end(), blank, "#");
      rows.push_back(last);
      for (std::string& row : rows) row.resize(width + 1, ' '), row += '#';
      rows.push_back(rows.front() = std::string(width + 2, '#'));
      return rows;
    };
    const std::size_t none = 0, one = 1;
    table("400 goals", hall(20, 1, "# $ $.###", 399, "#"), one);
    table("401 goals", hall(20, 1, "# $ $.###", 400, "#"), none);
    table("64 goals", hall(21, 1, "#. $", 62, "#. $"), none);
    table("65 goals", hall(21, 1, "#. $", 63, "#. $"), none);
    table("the nearest goals alone are known", hall(110, 100, "#. $", 398, "#. $"), none);
    Rows shut(40, "# #" + std::string(40, ' ') + "#");
    shut.front() = std::string(44, '#');
    shut[20] = "#@$       ." + std::string(32, ' ') + "#";
    shut.push_back(shut.front());
    table("more squares than a search has", shut, none);
  }
  void largeBoards() {
    FETCH_ALL((const std::vector<std::string>, rows), (const std::size_t, found));
    const Board board = testing::sokobanBoard(rows);
    QCOMPARE(endsOf(board, board.opening()).size(), found);
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
      const bool canBe = *testing::canBeSolved(board, position);
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
          QVERIFY2(!*testing::canBeSolved(board, {position.worker, end.boxes}),
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
    // It is searched all the same, by what is the nearest, as far as memory goes.
    const auto session = makeSession(*board, {}, {});
    QCOMPARE(session->run({.bytes = session->bytes() + (std::size_t{1} << 22)}, {}),
             search::Outcome::MemoryLimit);
  }

  // Five hundred boxes in a hall that no search is wide enough for: 32 million distances of which nobody asks for one. Where boxes can use
  // few squares, a search may need them however many squares there are.
  void aHallTooWideForAnySearchKeepsNoTables() {
    constexpr std::size_t side = 255;
    std::vector<std::string> hall(side, "#" + std::string(side - 2, ' ') + "#");
    hall.front() = hall.back() = std::string(side, '#');
    hall[1][1] = '@';
    for (std::size_t i = 0; i < 500; ++i) {
      hall[2 + 4 * (i / 50)][2 + 4 * (i % 50)] = '$';
      hall[2 + 4 * (i / 50)][3 + 4 * (i % 50)] = '.';
    }
    const Ground wide(std::get<Board>(Board::fromRows(hall)));
    QVERIFY(wide.toGoals().pushes.empty() && wide.fromOpening().pushes.empty());
    for (const Square goal : wide.goals())
      QCOMPARE(wide.toGoals().nearest[wide.row(goal, goal)], std::uint16_t{0});
    // Along a corridor round whose end no box comes; behind it is the hall.
    for (std::string& row : hall) row.replace(0, side, std::string(side, '#'));
    for (std::size_t y = 10; y < side - 1; ++y) hall[y].replace(1, side - 2, std::string(side - 2, ' '));
    hall[9][39] = ' ';
    hall[8].replace(39, 211, std::string(211, ' '));
    for (std::size_t x = 60; x < 240; x += 2) hall[8].replace(x, 2, "$.");
    hall[8][45] = '@';
    const auto corridor = std::make_shared<const Ground>(std::get<Board>(Board::fromRows(hall)));
    QVERIFY(corridor->squareCount() > 60'000 && corridor->liveCount() <= 1024);
    QCOMPARE(corridor->toGoals().pushes.size() / corridor->goals().size(),
             corridor->toGoals().nearest.size());
  }
};

SEARCHLIGHT_TEST(SokobanDeadlockTest)
#include "sokoban_deadlock_test.moc"
