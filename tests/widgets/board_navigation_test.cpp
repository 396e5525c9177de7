// tests/widgets/board_navigation_test.cpp: scroll bars, the overview and the view that follows, on a board larger than its view.
#include "widgets/board/board_navigation.h"

#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/board_overview.h"
#include "widgets/board/board_view.h"

using namespace searchlight::testing;

namespace {

constexpr int kColumns = 100, kRows = 80;
constexpr QRgb kLeft = qRgb(200, 40, 40), kRight = qRgb(40, 40, 200);

// The left half of one colour, the right half of another.
class HalvesGround : public BoardGround {
 public:
  void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
    for (std::size_t cell = first; cell < last; ++cell)
      *pixels++ = isSwapped == (cell % kColumns < kColumns / 2) ? kRight : kLeft;
  }
  bool isSwapped = false;
};

struct LargeBoard {
  HalvesGround* ground = new HalvesGround;
  BoardView view{std::unique_ptr<BoardGround>(ground)};
  BoardNavigation& navigation = view.addNavigation();
  BoardOverview& overview = navigation.overview();

  explicit LargeBoard(QSize size = {800, 600}) {
    view.resize(size);
    view.setBoard(kColumns, kRows);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
  }
  void zoomIn() { view.setLook({false, 40, {50, 40}}); }
  BoardViewport::Scroll scroll(Qt::Orientation along) const { return view.viewport().scroll(along); }
  QPointF middle() const { return view.viewport().toCells(QPointF(view.width(), view.height()) / 2); }
  // Where the middle of the visible part is in the overview.
  QPoint framed() const { return overview.frame().center().toPoint(); }
};

}  // namespace

class BoardNavigationTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingIsShownWhileAllIsInSight() {
    LargeBoard board;
    QVERIFY(!board.navigation.bar(Qt::Horizontal).isVisible());
    QVERIFY(!board.navigation.bar(Qt::Vertical).isVisible());
    QVERIFY(!board.overview.isVisible());
    QCOMPARE(board.view.contentsRect(), board.view.rect());
    board.zoomIn();
    QVERIFY(board.navigation.bar(Qt::Horizontal).isVisible());
    QVERIFY(board.navigation.bar(Qt::Vertical).isVisible());
    QVERIFY(board.overview.isVisible());
    QVERIFY(board.view.contentsRect().contains(board.overview.geometry()));
    QVERIFY(board.view.contentsRect().right() < board.navigation.bar(Qt::Vertical).geometry().left());
    QVERIFY(board.view.contentsRect().bottom() < board.navigation.bar(Qt::Horizontal).geometry().top());
    board.view.fit();
    QVERIFY(!board.navigation.bar(Qt::Horizontal).isVisible());
    QVERIFY(!board.overview.isVisible());
  }

  void onlyTheAxisThatGoesOnHasABar() {
    LargeBoard board({1200, 400});
    board.view.setLook({false, 8, {50, 40}});  // 800 x 640
    QVERIFY(!board.navigation.bar(Qt::Horizontal).isVisible());
    QVERIFY(board.navigation.bar(Qt::Vertical).isVisible());
  }

  // From end to end, and both ways.
  void theBarsAreInStepWithTheView() {
    LargeBoard board;
    board.zoomIn();
    QSignalSpy byHand(&board.view, &BoardView::movedByHand);
    for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical}) {
      QScrollBar& bar = board.navigation.bar(along);
      const bool isAcross = along == Qt::Horizontal;
      QCOMPARE(bar.maximum(), qRound(board.scroll(along).most));
      QCOMPARE(bar.value(), qRound(board.scroll(along).value));
      const auto visible = [&] { return board.view.viewport().visibleCells(); };
      bar.setValue(0);
      QCOMPARE(isAcross ? visible().left : visible().top, 0);
      bar.setValue(bar.maximum());
      QCOMPARE(isAcross ? visible().right : visible().bottom, isAcross ? kColumns : kRows);
      const double before = isAcross ? board.middle().x() : board.middle().y();
      bar.setValue(bar.value() - 400);  // ten cells
      QCOMPARE(isAcross ? board.middle().x() : board.middle().y(), before - 10);
    }
    QCOMPARE(byHand.count(), 6);
    board.view.centreOn({20, 60});
    QCOMPARE(board.navigation.bar(Qt::Horizontal).value(), qRound(board.scroll(Qt::Horizontal).value));
    QCOMPARE(board.navigation.bar(Qt::Vertical).value(), qRound(board.scroll(Qt::Vertical).value));
    QCOMPARE(byHand.count(), 6);
  }

  void theFrameIsWhatIsInSight() {
    LargeBoard board;
    board.zoomIn();
    const QRectF whole = QRectF(board.overview.rect()).adjusted(3, 3, -3, -3);
    const QRectF frame = board.overview.frame();
    QVERIFY(std::abs(frame.width() / whole.width() - 20.0 / kColumns) < 0.01);
    QVERIFY(std::abs(frame.height() / whole.height() - 15.0 / kRows) < 0.01);
    QVERIFY((frame.center() - whole.center()).manhattanLength() < 1);
    board.view.centreOn({20, 20});
    QVERIFY(board.overview.frame().center().x() < whole.center().x() - whole.width() / 5);
  }

  void aPressGoesThereAndADragTakesTheFrameAlong() {
    LargeBoard board;
    board.zoomIn();
    QSignalSpy byHand(&board.view, &BoardView::movedByHand);
    const QRectF whole = QRectF(board.overview.rect()).adjusted(3, 3, -3, -3);
    const QPoint there(qRound(whole.left() + whole.width() / 4), qRound(whole.top() + whole.height() / 4));
    QTest::mousePress(&board.overview, Qt::LeftButton, {}, there);
    QVERIFY((board.middle() - QPointF(25, 20)).manhattanLength() < 2);
    const QPoint further = there + QPoint(20, 10);
    QTest::mouseMove(&board.overview, further);
    QVERIFY((board.framed() - further).manhattanLength() <= 2);
    QTest::mouseRelease(&board.overview, Qt::LeftButton, {}, further);
    // Taken beside its middle it does not leap.
    const QPointF before = board.middle();
    QTest::mousePress(&board.overview, Qt::LeftButton, {}, board.framed() + QPoint(6, 4));
    QVERIFY((board.middle() - before).manhattanLength() < 0.1);
    QTest::mouseRelease(&board.overview, Qt::LeftButton, {}, board.framed() + QPoint(6, 4));
    QVERIFY(byHand.count() >= 2);
    QVERIFY(!board.view.selectedCell());
  }

  // The board's colours, and anew when they are others.
  void thePictureIsTheBoards() {
    LargeBoard board;
    board.zoomIn();
    const auto at = [&](double share) {
      const QImage image = board.overview.grab().toImage();
      return image.pixel(qRound(image.width() * share), image.height() / 8);
    };
    QTRY_VERIFY(board.overview.isUpToDate());
    QCOMPARE(at(0.25), kLeft);
    QCOMPARE(at(0.75), kRight);
    board.ground->isSwapped = true;
    board.view.overlay().groundChanged();
    QVERIFY(!board.overview.isUpToDate());
    QTRY_VERIFY(board.overview.isUpToDate());
    QCOMPARE(at(0.25), kRight);
    QCOMPARE(at(0.75), kLeft);
    // While it is hidden nothing is made.
    board.navigation.setOverviewWanted(false);
    board.ground->isSwapped = false;
    board.view.overlay().groundChanged();
    QTest::qWait(400);
    QVERIFY(!board.overview.isUpToDate());
    board.navigation.setOverviewWanted(true);
    QTRY_VERIFY(board.overview.isUpToDate());
    QCOMPARE(at(0.25), kLeft);
  }

  void itCoversNothingThatMustBeSeen() {
    LargeBoard board;
    board.zoomIn();
    const QRect first = board.overview.geometry();
    QVERIFY(first.center().x() < 400 && first.center().y() > 300);
    board.view.goTo(*board.view.viewport().cellAt(QPointF(first.center())));
    board.zoomIn();
    const auto isClear = [&](Point cell) {
      return !board.overview.geometry().intersects(board.view.viewport().rectOf(cell).toRect());
    };
    QVERIFY(isClear(*board.view.cursorCell()));
    // One in each corner: then it is the least of them that is covered.
    const auto under = [&](QPoint p) { return *board.view.viewport().cellAt(QPointF(p)); };
    board.view.select(under({60, 60}));
    QVERIFY(isClear(*board.view.selectedCell()) && isClear(*board.view.cursorCell()));
    board.view.setEnds(under({720, 540}), under({720, 60}));
    board.zoomIn();
    QVERIFY(isClear(*board.view.selectedCell()) && isClear(*board.view.cursorCell()));
    QVERIFY(isClear(*board.view.scene().start));
    QVERIFY(!isClear(*board.view.scene().goal));
    // A card is not covered either, whichever cell has to be.
    board.view.setEnds({}, {});
    QWidget card(&board.view);
    board.overview.avoid(&card);
    card.setGeometry(500, 0, 300, 590);
    card.show();
    QVERIFY(!board.overview.geometry().intersects(card.geometry()));
  }

  void aSmallViewHasNoRoomForIt() {
    LargeBoard board({320, 240});
    board.zoomIn();
    QVERIFY(!board.overview.isVisible());
    QVERIFY(board.navigation.bar(Qt::Vertical).isVisible());
    board.view.resize(800, 600);
    QTRY_VERIFY(board.overview.isVisible());
    board.navigation.setAlone(false);
    QVERIFY(!board.overview.isVisible());
    QVERIFY(!board.navigation.bar(Qt::Vertical).isVisible());
    QCOMPARE(board.view.contentsRect(), board.view.rect());
  }

  // ---- The view that follows ----
  // Wherever the search goes its cell is brought into the inner part of the view, gliding; where it is there already nothing moves.
  void theViewFollowsTheCurrentCell() {
    const WatchedSearch search{.algorithm = search::Algorithm::Dijkstra, .side = 61};
    OneRun model;
    LargeBoard board({500, 400});
    CellFollower follower(&board.view);
    board.view.setBoard(61, 61);
    board.view.setRun(&model.run);
    search.show(model);
    board.view.setLook({false, 40, {55, 55}});
    model.moveToStart();
    QSignalSpy views(&board.view, &BoardView::viewChanged);
    model.moveTo(model.run.recorded() / 4);
    QTest::qWait(60);
    QCOMPARE(views.count(), 0);  // it is off
    follower.setOn(true);
    const auto inner = [&] {
      const QRectF all(board.view.rect());
      const double x = 0.2 * all.width(), y = 0.2 * all.height();
      const auto cell = currentCell(board.view);
      const QPointF at = cell ? board.view.viewport().centreOf(*cell) : QPointF(-1, -1);
      // At the board's edge the view cannot go on.
      const auto isEdge = [](int i) { return i < 6 || i > 54; };
      return all.adjusted(x, y, -x, -y).contains(at) ||
             (cell && all.contains(at) && (isEdge(cell->x) || isEdge(cell->y)));
    };
    int checked = 0;
    for (std::size_t part = 2; part < 10; ++part) {
      model.moveTo(part * model.run.recorded() / 10);
      if (!currentCell(board.view)) continue;
      ++checked;
      QTRY_VERIFY(inner());
    }
    QVERIFY(checked > 4);
    QVERIFY(follower.isOn());
    // In the inner part it may go where it likes.
    QTest::qWait(60);
    board.view.centreOn(*currentCell(board.view));
    views.clear();
    board.view.overlay().groundChanged();
    QTest::qWait(60);
    QCOMPARE(views.count(), 0);
    // All of it in sight: there is nowhere to go.
    board.view.fit();
    views.clear();
    model.moveTo(model.run.recorded() / 4);
    QTest::qWait(60);
    QCOMPARE(views.count(), 0);
  }

  void theHandEndsFollowing_data() {
    QTest::addColumn<int>("way");
    const char* ways[] = {"drag",      "wheel sideways", "Alt with an arrow",
                          "Page Down", "scroll bar",     "overview"};
    for (int i = 0; i < 6; ++i) QTest::newRow(ways[i]) << i;
  }
  void theHandEndsFollowing() {
    QFETCH(int, way);
    LargeBoard board;
    board.zoomIn();
    CellFollower follower(&board.view);
    QSignalSpy ended(&follower, &CellFollower::ended);
    follower.setOn(true);
    board.view.zoomIn();
    board.view.fit();
    board.zoomIn();
    QVERIFY(follower.isOn());
    switch (way) {
      case 0:
        QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(400, 300));
        QTest::mouseMove(&board.view, QPoint(450, 320));
        QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, QPoint(450, 320));
        break;
      case 1: {
        QWheelEvent event(QPointF(400, 300), board.view.mapToGlobal(QPointF(400, 300)), {}, QPoint(0, 120),
                          Qt::NoButton, Qt::ShiftModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board.view, &event);
        break;
      }
      case 2: QTest::keyClick(&board.view, Qt::Key_Left, Qt::AltModifier); break;
      case 3: QTest::keyClick(&board.view, Qt::Key_PageDown); break;
      case 4: board.navigation.bar(Qt::Vertical).triggerAction(QAbstractSlider::SliderPageStepAdd); break;
      case 5: QTest::mouseClick(&board.overview, Qt::LeftButton, {}, QPoint(8, 8)); break;
      default: break;
    }
    QVERIFY(!follower.isOn());
    QCOMPARE(ended.count(), 1);
  }
};

SEARCHLIGHT_TEST(BoardNavigationTest)
#include "board_navigation_test.moc"
