// tests/widgets/paint_turns_test.cpp: who may paint in a frame, by a clock of the test's own.
#include "widgets/board/paint_turns.h"

#include <QCoreApplication>
#include <QTest>
#include <QWidget>
#include <memory>

#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_view.h"

using namespace searchlight;
using namespace searchlight::ui;
using namespace std::chrono_literals;

namespace {

// Five boards that stand in their order and have a new picture in every frame, each of which takes `cost`.
struct Boards {
  PaintTurns::Clock::time_point now{1h};
  PaintTurns turns{nullptr, [this] { return now; }};
  std::vector<std::unique_ptr<QWidget>> boards;

  // It is known what they take.
  explicit Boards(PaintTurns::Clock::duration cost) {
    for (int i = 0; i < 5; ++i) boards.emplace_back(std::make_unique<QWidget>())->show();
    for (const auto& board : boards) turns.painted(board.get(), cost);
  }
  // The numbers of those that painted.
  QList<int> frame(PaintTurns::Clock::duration cost) {
    now += PaintTurns::kFrame;
    QList<int> painted;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (!boards[i] || !boards[i]->isVisible() || !turns.mayPaint(boards[i].get())) continue;
      turns.painted(boards[i].get(), cost);
      painted << static_cast<int>(i);
    }
    return painted;
  }
};

// Boards beside each other on the screen; each picture takes an hour, but the clock stands still.
class Window : public QWidget {
 public:
  PaintTurns::Clock::time_point now{1h};
  PaintTurns turns{nullptr, [this] { return now; }};
  std::vector<BoardView*> boards;

  explicit Window(int count) {
    resize(100 * count, 100);
    for (int i = 0; i < count; ++i) {
      auto* board = new BoardView(std::make_unique<searchlight::testing::ToyGround>(), this);
      board->setGeometry(100 * i, 0, 100, 100);
      board->setBoard(3, 3);
      board->setPaintTurns(&turns);
      boards.push_back(board);
    }
    show();
    if (!QTest::qWaitForWindowExposed(this)) qFatal("the window does not come");
    repaint();  // what has no picture yet does not wait
  }
  // All have a new picture to paint, of a board of this side.
  void askAll(int side) {
    for (BoardView* board : boards) turns.painted(board, 1h);
    now += PaintTurns::kFrame;
    for (BoardView* board : boards) board->setBoard(side, side);
    repaint();
  }
};

}  // namespace

class PaintTurnsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void cheapBoardsAllPaint() {
    Boards b(1ms);
    for (int i = 0; i < 3; ++i) QCOMPARE(b.frame(1ms), (QList<int>{0, 1, 2, 3, 4}));
    QVERIFY(!b.turns.isAnyoneWaiting());
  }

  void dearBoardsGoRound() {
    Boards b(3ms);
    QCOMPARE(b.frame(3ms), (QList<int>{0, 1}));
    QVERIFY(b.turns.isAnyoneWaiting());
    QCOMPARE(b.frame(3ms), (QList<int>{2, 3}));
    QCOMPARE(b.frame(3ms), (QList<int>{4}));  // those before it were asked too early to follow it
    QCOMPARE(b.frame(3ms), (QList<int>{0, 1}));
  }

  void oneAlwaysMay() {
    Boards b(100ms);
    QList<int> seen;
    for (int i = 0; i < 5; ++i) {
      const QList<int> painted = b.frame(100ms);
      QCOMPARE(painted.size(), 1);
      seen += painted;
    }
    std::sort(seen.begin(), seen.end());
    QCOMPARE(seen, (QList<int>{0, 1, 2, 3, 4}));
  }

  void theFavouriteAlwaysMay() {
    Boards b(100ms);
    b.turns.setFavourite(b.boards[3].get());
    QList<int> others;
    for (int i = 0; i < 4; ++i) {
      QList<int> painted = b.frame(100ms);
      QVERIFY(painted.removeOne(3));
      QCOMPARE(painted.size(), 1);
      others += painted;
    }
    std::sort(others.begin(), others.end());
    QCOMPARE(others, (QList<int>{0, 1, 2, 4}));
  }

  // Boards on the screen: the one that had to wait is painted without being asked for it again, a picture for somebody
  // else at once.
  void aBoardThatWaitedIsPainted() {
    Window w(2);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    QTRY_VERIFY(!w.turns.isAnyoneWaiting());
    w.askAll(4);
    QVERIFY(w.turns.isAnyoneWaiting());
    // Not the old picture of the second one.
    QImage image(w.size(), QImage::Format_RGB32);
    w.render(&image);
    QCOMPARE(image.copy(w.boards[1]->geometry()), image.copy(w.boards[0]->geometry()));
    QVERIFY(!w.turns.isAnyoneWaiting());
  }

  // One is gone, one is hidden, one has nothing to paint any more: the last one comes to its turn nevertheless.
  void whoDoesNotAskKeepsNobodyBack() {
    Window w(5);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    delete w.boards[1];
    w.boards[2]->hide();
    w.boards[3]->setBoard(0, 0);
    QTRY_VERIFY(!w.turns.isAnyoneWaiting());
  }
};

SEARCHLIGHT_TEST(PaintTurnsTest)
#include "paint_turns_test.moc"
