// tests/widgets/paint_turns_test.cpp: who may paint in a frame, by a clock of the test's own.
#include "widgets/board/paint_turns.h"

#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_view.h"

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
    QCoreApplication::sendPostedEvents(&turns);
    now += PaintTurns::kFrame;
    QList<int> painted;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (!boards[i] || !boards[i]->isVisible() || !turns.mayPaint(boards[i].get())) continue;
      now += cost;
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
    if (!QTest::qWaitForWindowExposed(this, 60'000)) qFatal("the window does not come");
    repaint();  // what has no picture yet does not wait
  }
  // What stands on the screen at the place of a board.
  QImage seen(std::size_t board) const {
    return screen()->grabWindow(winId()).toImage().copy(boards[board]->geometry());
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
    Boards b(PaintTurns::kBudget / 5);
    for (int i = 0; i < 3; ++i) QCOMPARE(b.frame(PaintTurns::kBudget / 5), (QList<int>{0, 1, 2, 3, 4}));
    QVERIFY(!b.turns.isAnyoneWaiting());
  }

  void dearBoardsGoRound() {
    Boards b(PaintTurns::kBudget / 2);
    QCOMPARE(b.frame(PaintTurns::kBudget / 2), (QList<int>{0, 1}));
    QVERIFY(b.turns.isAnyoneWaiting());
    QCOMPARE(b.frame(PaintTurns::kBudget / 2), (QList<int>{2, 3}));
    QCOMPARE(b.frame(PaintTurns::kBudget / 2),
             (QList<int>{4}));  // those before it were asked too early to follow it
    QCOMPARE(b.frame(PaintTurns::kBudget / 2), (QList<int>{0, 1}));
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

  // One is gone, one is hidden: they keep nobody back.
  void whoIsNotSeenHasNoTurn() {
    Boards b(100ms);
    QCOMPARE(b.frame(100ms), (QList<int>{0}));
    b.boards[1].reset();
    b.boards[2]->hide();
    QCOMPARE(b.frame(100ms), (QList<int>{3}));
    QCOMPARE(b.frame(100ms), (QList<int>{4}));
    QCOMPARE(b.frame(100ms), (QList<int>{0}));
  }

  // Boards on the screen: the one that had to wait is painted without being asked for it again, a picture for somebody
  // else at once.
  void aBoardThatWaitedIsPainted() {
    Window w(3);
    const QImage three = w.seen(2);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    QCOMPARE(w.seen(2), three);  // an old picture
    QTRY_COMPARE(w.seen(2), w.seen(0));
    QVERIFY(w.seen(2) != three);
    QTRY_VERIFY(!w.turns.isAnyoneWaiting());
  }

  // Its turn comes with a paint event for a corner of it, as the pointer causes them: all of it comes to the screen.
  void aTurnInACornerShowsTheWhole() {
    Window w(3);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    w.turns.setFavourite(w.boards[2]);
    w.boards[2]->repaint(QRect(90, 90, 4, 4));
    QTRY_COMPARE(w.seen(2), w.seen(0));
  }

  // An image is right at once, and the screen shows what was painted for it, too.
  void imagesDoNotWait() {
    Window w(2);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    QImage image(w.size(), QImage::Format_RGB32);
    w.render(&image);
    QCOMPARE(image.copy(w.boards[1]->geometry()), image.copy(w.boards[0]->geometry()));
    QTRY_COMPARE(w.seen(1), w.seen(0));
  }

  // One is gone, one is hidden, one has nothing to paint any more: the last one comes to its turn nevertheless.
  void whoDoesNotAskKeepsNobodyBack() {
    Window w(5);
    w.askAll(5);
    QVERIFY(w.turns.isAnyoneWaiting());
    delete w.boards[1];
    w.boards[2]->hide();
    w.boards[3]->setBoard(0, 0);
    QTRY_COMPARE(w.seen(4), w.seen(0));
    QTRY_VERIFY(!w.turns.isAnyoneWaiting());
  }
};

SEARCHLIGHT_TEST(PaintTurnsTest)
#include "paint_turns_test.moc"
