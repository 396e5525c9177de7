// tests/core/sokoban_board_test.cpp: rows become boards or say why not; decoration; what is alike.
#include <QtTest>

#include "core/sokoban/board.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;

namespace {

using Lines = std::vector<std::string>;

Lines mirrored(Lines rows) {
  for (std::string& row : rows) std::reverse(row.begin(), row.end());
  return rows;
}
Lines turned(const Lines& rows) {  // by a quarter
  std::size_t width = 0;
  for (const std::string& row : rows) width = std::max(width, row.size());
  Lines out(width, std::string(rows.size(), ' '));
  for (std::size_t y = 0; y < rows.size(); ++y)
    for (std::size_t x = 0; x < rows[y].size(); ++x) out[x][rows.size() - 1 - y] = rows[y][x];
  return out;
}

}  // namespace

class SokobanBoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void refused_data() {
    QTest::addColumn<Lines>("rows");
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("row");
    QTest::newRow("nothing") << Lines{} << "there is no board" << -1;
    QTest::newRow("no worker") << Lines{"#####", "# $.#", "#####"} << "there is no worker" << -1;
    QTest::newRow("two workers") << Lines{"#####", "#@$.#", "#  +#", "#####"} << "there is a second worker"
                                 << 2;
    QTest::newRow("no box") << Lines{"####", "#@.#", "####"}
                            << "there is no box that the worker could come to" << -1;
    QTest::newRow("fewer goals") << Lines{"######", "#@$$.#", "######"} << "there are 2 boxes and only 1 goal"
                                 << -1;
    QTest::newRow("a way out") << Lines{"#####", "#@$.#", "## ##"} << "there is a way out of the walls" << 2;
    QTest::newRow("a ragged way out")
        << Lines{"######", "#@ $.", "######"} << "there is a way out of the walls" << 1;
    QTest::newRow("an unknown letter") << Lines{"#####", "#@$x#", "#####"} << "unknown character \"x\"" << 1;
    QTest::newRow("too wide") << Lines{std::string(256, '#')}
                              << "the board is 256 x 1; at most 255 x 255 can be played" << -1;
  }
  void refused() {
    QFETCH(Lines, rows);
    QFETCH(QString, what);
    QFETCH(int, row);
    const auto read = Board::fromRows(rows);
    const auto* fault = std::get_if<Fault>(&read);
    QVERIFY(fault);
    QCOMPARE(QString::fromStdString(fault->what), what);
    QCOMPARE(fault->row, row);
  }

  void allLetters() {
    const Board a = testing::sokobanBoard({"######", "#@$*.#", "#    #", "######"});
    const Board b = testing::sokobanBoard({"######", "#pbB.#", "#-_ -#", "######"});
    QVERIFY(a == b);
    QCOMPARE(a.opening().boxes, (std::vector<Cell>{8, 9}));
    QCOMPARE(a.goals(), (std::vector<Cell>{9, 10}));
    const Board on = testing::sokobanBoard({"#####", "#P$ #", "#####"});
    QCOMPARE(on.opening().worker, Cell{6});
    QVERIFY(on.isGoal(6));
  }

  // Boxes and goals that the worker can never come to: the box is a wall, neither is counted.
  void decorationOutside() {
    const Board board = testing::sokobanBoard({"*$.######", "$ .#@$.##", "######## "});
    QCOMPARE(board.opening().boxes.size(), std::size_t{1});
    QCOMPARE(board.goals().size(), std::size_t{1});
    QCOMPARE(board.square(board.cell({0, 0})), Board::Square::Wall);
    QCOMPARE(board.square(board.cell({2, 0})), Board::Square::Outside);
    QVERIFY(!board.isInside(board.cell({1, 1})));
  }

  void steps() {
    const Board board = testing::sokobanBoard({"########", "#@ $ $.#", "#.     #", "########"});
    Position position = board.opening();
    QCOMPARE(board.step(position, Direction::Up), StepKind::Blocked);
    QCOMPARE(board.step(position, Direction::Right), StepKind::Walk);
    QCOMPARE(board.step(position, Direction::Right), StepKind::Push);
    QCOMPARE(position.boxes, (std::vector<Cell>{12, 13}));
    QCOMPARE(board.step(position, Direction::Right), StepKind::Blocked);  // two boxes
    QVERIFY(!board.isSolved(position));
    // A box that passes another one in the order of cells.
    QCOMPARE(board.kindOf(position, Direction::Down), StepKind::Walk);
  }

  void rowsAgain() {
    Random random = testing::randomFor("rows");
    for (int i = 0; i < testing::rounds(200); ++i) {
      const Board board = testing::randomSokoban(random, random.between(5, 9), random.between(4, 8), 2, 20);
      QVERIFY(testing::sokobanBoard(board.rows(board.opening())) == board);
    }
  }

  void alike() {
    Random random = testing::randomFor("alike");
    int others = 0;
    for (int i = 0; testing::goesOn(i, 100, others > 0); ++i) {
      const Board board = testing::randomSokoban(random, random.between(5, 9), random.between(4, 8), 2, 20);
      const std::string identity = board.identity();
      Lines rows = board.rows(board.opening());
      for (std::string& row : rows) row.resize(static_cast<std::size_t>(board.width()), ' ');
      for (int turn = 0; turn < 4; ++turn) {
        QCOMPARE(testing::sokobanBoard(rows).identity(), identity);
        QCOMPARE(testing::sokobanBoard(mirrored(rows)).identity(), identity);
        rows = turned(rows);
      }
      // Walls more around it, the worker elsewhere in his part.
      Lines wider{std::string(static_cast<std::size_t>(board.width()) + 1, '#')};
      for (const std::string& row : rows) wider.push_back("#" + row);
      QCOMPARE(testing::sokobanBoard(wider).identity(), identity);
      Position walked = board.opening();
      for (int k = 0; k < 20; ++k) {
        const Direction d = kStraight[random.below(4)];
        if (board.kindOf(walked, d) == StepKind::Walk) board.step(walked, d);
      }
      QCOMPARE(testing::sokobanBoard(board.rows(walked)).identity(), identity);
      // A push makes another level, unless that is a mirror image of the first one.
      for (const Direction d : kStraight)
        if (board.kindOf(walked, d) == StepKind::Push) {
          Position pushed = walked;
          board.step(pushed, d);
          if (testing::sokobanBoard(board.rows(pushed)).identity() != identity) ++others;
        }
    }
    QVERIFY(others > 0);
  }
};

SEARCHLIGHT_TEST(SokobanBoardTest)
#include "sokoban_board_test.moc"
