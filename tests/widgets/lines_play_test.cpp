// tests/widgets/lines_play_test.cpp: the board of Color Lines as it is played: by mouse, by keyboard, and turns as they are
// shown.
#include "core/lines/route.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_lines.h"
#include "tests/widgets/theme_rows.h"
#include "widgets/lines/ball_painter.h"

using namespace searchlight::testing;
using lines::Position;

namespace {

// The closed board's free ball goes to `kEmpty`.
struct Turned {
  Position before = closedIn(), after = closedIn();
  std::vector<Point> way = lines::findRoute(before.board, {kFree, kEmpty}).cells;
  lines::Turn turn = lines::play(after, lines::Settings{}, {kFree, kEmpty});
};

}  // namespace

class LinesPlayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- By mouse ----

  void aBallIsDraggedToItsTarget_data() { themeRows(); }
  void aBallIsDraggedToItsTarget() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    board.drag(kFree, kEmpty);
    QCOMPARE(board.chosen, (Cells{kFree}));
    const QImage held = board.image();
    const QColor ball = ballColour(2, board.colours());
    QVERIFY(isNear(held.pixelColor(board.middleOf(kEmpty) + QPoint(0, 15)), ball, 40));
    QVERIFY(!isNear(held.pixelColor(board.middleOf(kFree) + QPoint(0, 15)), ball, 40));
    const QPoint corner = board.view.viewport().rectOf(kEmpty).topLeft().toPoint();
    QVERIFY(isNear(held.pixelColor(corner + QPoint(1, 9)), board.colours().success));  // the frame round it
    QCOMPARE(board.wanted, Moves());
    board.release(kEmpty);
    QCOMPARE(board.wanted, (Moves{{kFree, kEmpty}}));
    QVERIFY(isNear(board.image().pixelColor(board.middleOf(kFree) + QPoint(0, 15)), ball, 40));
  }

  void escapeGivesTheDragUp() {
    ShownLines board;
    board.click(kClosedIn);
    board.drag(kFree, kEmpty);
    board.key(Qt::Key_Escape);
    QVERIFY(!board.view.isDragging());
    board.release(kEmpty);
    QCOMPARE(board.wanted, Moves());
    QCOMPARE(board.chosen, (Cells{kClosedIn, kFree, kClosedIn}));
  }

  void aBallIsPutBackOnABallAndBesideTheBoard() {
    ShownLines board;
    board.drag(kFree, {4, 2});
    board.release({4, 2});
    board.press(kFree);
    QTest::mouseMove(&board.view, QPoint(200, 200));
    QTest::mouseMove(&board.view, QPoint(2, 2));
    QTest::mouseRelease(&board.view, Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(board.wanted, Moves());
    QCOMPARE(board.chosen, (Cells{kFree}));
  }

  void aHandThatTremblesClicks() {
    ShownLines board;
    board.press(kFree);
    QTest::mouseMove(&board.view, board.middleOf(kFree) + QPoint(2, 1));
    QTest::mouseRelease(&board.view, Qt::LeftButton, {}, board.middleOf(kFree) + QPoint(2, 1));
    QCOMPARE(board.chosen, (Cells{kFree}));
  }

  void underASearchBallsAreClickedAndNotDragged() {
    ShownLines board;
    board.view.setSearchShown(true);
    board.drag(kFree, kEmpty);
    QVERIFY(!board.view.isOwnDrag());
    board.release(kEmpty);
    QCOMPARE(board.chosen, Cells());
    board.view.fit();
    board.click(kFree);
    board.click(kEmpty);
    QCOMPARE(board.chosen, (Cells{kFree}));
    QCOMPARE(board.wanted, (Moves{{kFree, kEmpty}}));
  }

  // ---- By keyboard ----

  void spaceIsThePlayers() {
    ShownLines board;
    QSignalSpy tapped(&board.view, &BoardView::spaceTapped);
    board.view.goTo(kFree);
    board.key(Qt::Key_Space);
    QCOMPARE(board.chosen, Cells());
    QCOMPARE(tapped.count(), 1);
  }

  // ---- Turns ----

  void aTurnIsShownToItsEnd() {
    ShownLines board;
    const Turned turned;
    board.click(kFree);
    board.view.setMotionSpeed(8);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    QVERIFY(board.view.isMoving());
    QCOMPARE(board.chosen, (Cells{kFree, std::nullopt}));
    QTRY_COMPARE(board.finished, 1);
    QVERIFY(!board.view.isMoving());
    const QColor ball = ballColour(2, board.colours());
    QVERIFY(isNear(board.image().pixelColor(board.middleOf(kEmpty) + QPoint(0, 15)), ball, 40));
    QVERIFY(isNear(board.ground(kFree), board.colours().freeCell));
    QCOMPARE(board.view.groundDescription(kEmpty), QStringList{ballName(2)});
  }

  void finishingATurnTellsOfItOnce() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0.001);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    QVERIFY(!isNear(board.centre(kFree), board.colours().freeCell, 20));  // it has hardly begun
    board.view.finishMotion();
    QVERIFY(!board.view.isMoving());
    QCOMPARE(board.finished, 1);
    board.view.finishMotion();
    QCOMPARE(board.finished, 1);
    QVERIFY(isNear(board.centre(kFree), board.colours().freeCell));
  }

  void aPressEndsTheTurnAndCountsAfterIt() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0.001);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.click(kEmpty);  // where the ball stands now
    QCOMPARE(board.finished, 1);
    QCOMPARE(board.chosen, (Cells{kEmpty}));

    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.view.goTo(kEmpty);
    QVERIFY(board.view.isMoving());
    board.key(Qt::Key_Return);
    QCOMPARE(board.finished, 2);
    QCOMPARE(board.chosen, (Cells{kEmpty, std::nullopt, kEmpty}));
  }

  // As a page does that plays by itself.
  void whoIsToldOfTheEndMayGoOn() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0.001);
    connect(&board.view, &LinesView::motionFinished, &board.view, [&] {
      if (board.finished < 5) board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    });
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.click(kFree);  // no ball stands there after the turn
    QVERIFY(board.view.isMoving());
    QCOMPARE(board.chosen, Cells());
    board.click(kEmpty);  // one does
    QCOMPARE(board.chosen, (Cells{kEmpty}));
  }

  void withoutMotionATurnIsShownAtOnce() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    QVERIFY(!board.view.isMoving());
    QCOMPARE(board.finished, 0);  // a page that plays on when it is told does not call itself
    QVERIFY(isNear(board.centre(kFree), board.colours().freeCell));
    QTRY_COMPARE(board.finished, 1);
  }

  void switchingMotionOffEndsTheTurn() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0.001);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.view.setMotionSpeed(0);
    QCOMPARE(board.finished, 1);
    board.view.setMotionSpeed(0.001);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.view.hide();
    QCOMPARE(board.finished, 2);
  }

  void anotherPositionEndsTheTurnSilently() {
    ShownLines board;
    const Turned turned;
    board.view.setMotionSpeed(0.001);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.view.setPosition(turned.before);
    QVERIFY(!board.view.isMoving());
    board.view.setMotionSpeed(0);
    board.view.showTurn(turned.before, turned.turn, turned.way, turned.after);
    board.view.setPosition(turned.before);
    QCoreApplication::processEvents();
    QCOMPARE(board.finished, 0);
    QVERIFY(!isNear(board.centre(kFree), board.colours().freeCell, 20));
  }

  void anotherSizeIsAnotherBoard() {
    ShownLines board;
    board.click(kFree);
    lines::Settings small;
    small.size = 6;
    board.view.setPosition(lines::firstPosition(small, 1));
    QCOMPARE(board.view.scene().columns, 6);
    QCOMPARE(board.view.chosenBall(), std::optional<Point>());
    board.image();
  }
};

SEARCHLIGHT_TEST(LinesPlayTest)
#include "lines_play_test.moc"
