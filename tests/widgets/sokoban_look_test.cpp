// tests/widgets/sokoban_look_test.cpp: the board of Sokoban turned, mirrored, zoomed and moved: hands and pixels.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_sokoban.h"

using testing::ShownSokoban;

namespace {

// Without any symmetry.
sokoban::Board crooked() {
  return testing::sokobanBoard({"#########", "#   #   #", "# @$  . #", "#      ##", "#    $.#", "########"});
}

Qt::Key keyOf(Direction d) {
  return d == Direction::Up      ? Qt::Key_Up
         : d == Direction::Left  ? Qt::Key_Left
         : d == Direction::Right ? Qt::Key_Right
                                 : Qt::Key_Down;
}

void turnTheWheel(QWidget& on, QPointF at, int notches, Qt::KeyboardModifiers with = {}) {
  QWheelEvent event(at, on.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, with, Qt::NoScrollPhase,
                    false);
  QApplication::sendEvent(&on, &event);
}

// A square hall with its worker in the upper left corner and boxes all over.
sokoban::Board largeHall(int side) {
  std::vector<std::string> rows(static_cast<std::size_t>(side),
                                std::string(static_cast<std::size_t>(side), ' '));
  for (int i = 0; i < side; ++i)
    for (const auto& [x, y] :
         {std::pair(i, 0), std::pair(i, side - 1), std::pair(0, i), std::pair(side - 1, i)})
      rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
  for (int y = 3; y + 3 < side; y += 2)
    for (int x = 3; x + 3 < side; x += 2)
      rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = (x + y) % 3 == 0   ? '#'
                                                                       : (x + y) % 3 == 1 ? '$'
                                                                                          : '.';
  rows[1][1] = '@';
  for (int x = 1; x + 1 < side; ++x)
    rows[static_cast<std::size_t>(side - 2)][static_cast<std::size_t>(x)] = '.';
  return testing::sokobanBoard(rows);
}

void everyTurn() {
  QTest::addColumn<int>("turn");
  for (int i = 0; i < Turn::kTurns; ++i) QTest::newRow(Turn::numbered(i).text().c_str()) << i;
}

}  // namespace

class SokobanLookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- Turned -----------------------------------------------------------------------------------------------------------------

  // Each cell's middle has the colour that it has on the board as it is, and stands where the turn puts it.
  void everyCellIsSeenWhereItBelongs_data() { everyTurn(); }
  void everyCellIsSeenWhereItBelongs() {
    QFETCH(int, turn);
    ShownSokoban straight(crooked()), shown(crooked());
    shown.view.setTurn(Turn::numbered(turn));
    const QImage before = straight.picture(), now = shown.picture();
    const int w = 9, h = 6;
    QPoint corner = shown.view.pixels().frame().topLeft().toPoint();
    const int side = static_cast<int>(shown.view.pixels().cell());
    for (int y = 0; y < h; ++y)
      for (int x = 0; x < w; ++x) {
        const Point there = Turn::numbered(turn).cell({x, y}, w, h);
        const QPoint middle = corner + QPoint(there.x * side + side / 2, there.y * side + side / 2);
        QCOMPARE(shown.view.pixels().rectOf(Point{x, y}).toRect().contains(middle), true);
        QCOMPARE(shown.view.cellAt(middle), (std::optional<Point>({x, y})));
        if (Point{x, y} == Point{2, 2}) continue;  // the worker's colour is not the same all round
        // An outer wall may end there.
        const sokoban::Board& board = straight.game.opening().board;
        if (board.square(board.cell({x, y})) == sokoban::Board::Square::Wall) continue;
        QCOMPARE(now.pixelColor(middle).name(), before.pixelColor(straight.middle({x, y})).name());
      }
  }

  // Squares are called by the level's columns and rows: a board that is turned wears them, as it is seen, and says so.
  void aTurnedBoardWearsItsNumbers_data() { everyTurn(); }
  void aTurnedBoardWearsItsNumbers() {
    QFETCH(int, turn);
    ShownSokoban shown(crooked());
    const QString before = shown.view.accessibleDescription();
    shown.view.setTurn(Turn::numbered(turn));
    // The outer half of the outer walls is not painted: the numbers stand there.
    const int half = qRound(shown.view.pixels().cell() / 2) - 2;
    const QRect board = shown.view.pixels().frame().toRect().adjusted(half, half, -half, -half);
    const QImage picture = shown.picture();
    const QColor outside = Theme::of(shown.view.palette()).board().outside;
    const int inked = testing::countWhere(picture.rect(), [&](int x, int y) {
      return !board.contains(x, y) && picture.pixelColor(x, y) != outside;
    });
    QCOMPARE(inked > 0, turn != 0);
    QCOMPARE(shown.view.accessibleDescription().contains(u"turned"_s), turn != 0);
    shown.view.setTurn({});
    QCOMPARE(shown.view.accessibleDescription(), before);
  }

  // The light edge of a wall is above, however the board is turned, and the worker looks where he goes on the screen.
  void lightComesFromAbove_data() { everyTurn(); }
  void lightComesFromAbove() {
    QFETCH(int, turn);
    const auto room = testing::sokobanBoard({"#####", "#@$.#", "# # #", "#   #", "#####"});
    ShownSokoban straight(room), shown(room);
    shown.view.setTurn(Turn::numbered(turn));
    const auto cut = [](ShownSokoban& of, Point p) {
      return of.picture().copy(of.view.pixels().rectOf(p).toRect());
    };
    QCOMPARE(cut(shown, {2, 2}), cut(straight, {2, 2}));  // a pillar
    // One cell is not as another in the crafted look: the walls beside it throw their shadows.
    for (ShownSokoban* of : {&straight, &shown}) of->view.setLook(SokobanLook::Plain);
    QCOMPARE(cut(shown, {2, 2}), cut(straight, {2, 2}));
    for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down}) {
      straight.view.setPosition(room.opening(), Turn::numbered(turn).direction(d));
      shown.view.setPosition(room.opening(), d);
      QCOMPARE(cut(shown, {1, 1}), cut(straight, {1, 1}));
    }
  }

  void arrowsGoWhereTheyPoint_data() { everyTurn(); }
  void arrowsGoWhereTheyPoint() {
    QFETCH(int, turn);
    ShownSokoban shown(crooked());
    shown.view.setTurn(Turn::numbered(turn));
    for (const Direction d :
         {Direction::Right, Direction::Down, Direction::Left, Direction::Up, Direction::Up}) {
      const QPointF before =
          shown.view.pixels().rectOf(shown.game.opening().board.point(shown.game.state().worker)).center();
      shown.key(keyOf(Turn::numbered(turn).direction(d)));
      const QPointF after =
          shown.view.pixels().rectOf(shown.game.opening().board.point(shown.game.state().worker)).center();
      const Point way = offset(Turn::numbered(turn).direction(d));
      QCOMPARE((after - before).toPoint(),
               QPoint(way.x, way.y) * static_cast<int>(shown.view.pixels().cell()));
    }
    QCOMPARE(shown.made(), u"Rdluu"_s);
  }

  void clicksAndDragsLandRight_data() { everyTurn(); }
  void clicksAndDragsLandRight() {
    QFETCH(int, turn);
    ShownSokoban shown(crooked());
    shown.view.setTurn(Turn::numbered(turn));
    shown.click({1, 3});
    QCOMPARE(shown.game.opening().board.point(shown.game.state().worker), (Point{1, 3}));
    shown.drag({3, 2}, {6, 2});
    QTRY_VERIFY(shown.game.state().hasBox(shown.game.opening().board.cell({6, 2})));
    shown.click({5, 4});
    shown.awaitRoutes();
    QVERIFY(shown.view.isLit({6, 4}));
    shown.click({6, 4});
    QVERIFY(shown.game.isSolved());
  }

  // The squares' names are the level's.
  void wordsAreTheLevels() {
    ShownSokoban shown(crooked());
    shown.view.setTurn(Turn().turnedRight().mirrored());
    shown.click({5, 4});
    shown.awaitRoutes();
    QTest::mouseMove(&shown.view, shown.middle({6, 4}));
    QVERIFY(testing::contains(shown.told, u"column 6, row 4"_s));
  }

  void stepsAreSeenTurned() {
    ShownSokoban shown(crooked());
    shown.view.setTurn(Turn().turnedLeft());
    shown.view.setMotionSpeed(0.3);
    shown.key(Qt::Key_Up);  // right, in the level
    QTRY_VERIFY(!shown.view.isMoving());
    const QImage moved = shown.picture();
    shown.view.setPosition(shown.game.state(), sokoban::facing(shown.game));
    QCOMPARE(shown.picture(), moved);
    QCOMPARE(shown.made(), u"R"_s);
  }

  // ---- A box by keyboard, boxes one by one ------------------------------------------------------------------------------------

  // The arrows of the keyboard point where they point on the screen, however the board is turned.
  void aBoxIsChosenAndBroughtByKeys_data() { everyTurn(); }
  void aBoxIsChosenAndBroughtByKeys() {
    QFETCH(int, turn);
    ShownSokoban shown(crooked());
    shown.view.setTurn(Turn::numbered(turn));
    const QImage before = shown.picture();
    shown.key(Qt::Key_Return);
    QCOMPARE(shown.view.chosenBox(), (std::optional<Point>({3, 2})));  // the nearest
    QVERIFY(shown.picture() != before);
    shown.key(Qt::Key_Enter);
    QCOMPARE(shown.view.chosenBox(), (std::optional<Point>({5, 4})));
    shown.key(Qt::Key_Return);
    QCOMPARE(shown.view.chosenBox(), (std::optional<Point>({3, 2})));
    shown.awaitRoutes();
    for (int i = 0; i < 3; ++i) shown.key(keyOf(Turn::numbered(turn).direction(Direction::Right)));
    QVERIFY(testing::contains(shown.told, u"column 6, row 2"_s));
    QCOMPARE(shown.wanted, 0);
    shown.key(Qt::Key_Return);
    QVERIFY(shown.game.state().hasBox(shown.game.opening().board.cell({6, 2})));
    QVERIFY(!shown.view.chosenBox());
    shown.key(Qt::Key_Return);
    shown.key(Qt::Key_Escape);
    QVERIFY(!shown.view.chosenBox());
    QCOMPARE(shown.made(), u"RRR"_s);
  }

  void enterBeforeTheWaysAreKnownCounts() {
    ShownSokoban shown(testing::sokobanBoard({"#######", "#@$  .#", "#######"}));
    shown.key(Qt::Key_Return);
    for (int i = 0; i < 3; ++i) shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Return);
    QTRY_VERIFY(shown.game.isSolved());
  }

  void withoutBoxesByMouseAClickPushesOnce() {
    ShownSokoban shown(testing::hall());
    shown.view.setBoxesByMouse(false);
    shown.click({3, 2});
    QCOMPARE(shown.made(), u"R"_s);
    QVERIFY(!shown.view.chosenBox());
    shown.click({3, 4});
    const QString walked = shown.made();
    shown.click({4, 2});  // not beside the worker
    QCOMPARE(shown.made(), walked);
    QVERIFY(!shown.told.isEmpty());
    shown.drag({4, 2}, {5, 4});
    QCOMPARE(shown.made(), walked);
  }

  void aClickOutOfReachWalksAsNearAsPossibleIfAsked() {
    ShownSokoban shown(testing::sokobanBoard({"########", "#@  $  #", "####$# #", "#   .. #", "########"}));
    shown.click({6, 1});
    QCOMPARE(shown.made(), QString());
    QVERIFY(!shown.told.isEmpty());
    shown.view.setWalksNear(true);
    shown.click({6, 1});
    QCOMPARE(shown.made(), u"rr"_s);
    shown.told.clear();
    shown.click({6, 3});  // no square is nearer
    QCOMPARE(shown.made(), u"rr"_s);
    QVERIFY(!shown.told.isEmpty());
    shown.click({1, 1});
    QCOMPARE(shown.made(), u"rrll"_s);
  }

  void buttonsAndKeysTellWhatIsWanted() {
    ShownSokoban shown(testing::hall());
    QStringList heard;
    connect(&shown.view, &SokobanView::historyWanted, &shown.view, [&](bool isForward, bool byStep) {
      heard << (isForward ? u"redo"_s : u"undo"_s) + (byStep ? u" step"_s : QString());
    });
    connect(&shown.view, &SokobanView::levelWanted, &shown.view,
            [&](int step) { heard << QString::number(step); });
    QTest::mouseClick(&shown.view, Qt::BackButton);
    QTest::mouseClick(&shown.view, Qt::ForwardButton);
    QTest::mouseClick(&shown.view, Qt::BackButton, Qt::ShiftModifier);
    QTest::mouseClick(&shown.view, Qt::ForwardButton, Qt::ShiftModifier);
    shown.key(Qt::Key_PageUp);
    shown.key(Qt::Key_PageDown);
    QCOMPARE(heard.join(", "_L1), u"undo, redo, undo step, redo step, -1, 1"_s);
  }

  // ---- Zoomed -----------------------------------------------------------------------------------------------------------------

  void isFittedUntilItIsZoomed() {
    ShownSokoban shown(largeHall(60));
    const double fitted = shown.view.pixels().cell();
    QVERIFY(shown.view.viewport().isFitted() && fitted * 60 <= 500);
    shown.key(Qt::Key_Plus);
    QVERIFY(shown.view.pixels().cell() > fitted);
    shown.key(Qt::Key_Minus);
    shown.key(Qt::Key_0);
    QCOMPARE(shown.view.pixels().cell(), fitted);
    QVERIFY(shown.view.viewport().isFitted());
    for (int i = 0; i < 40; ++i) shown.view.zoomIn();
    QCOMPARE(shown.view.pixels().cell(), BoardViewport::kLargestCell);
    // Another level is fitted in anew.
    shown.view.setBoard(crooked());
    QVERIFY(shown.view.viewport().isFitted());
  }

  // With and without Ctrl, as on every board.
  void theWheelZoomsAtThePointer() {
    ShownSokoban shown(largeHall(60));
    const QPointF at(400, 130);
    const Point before = *shown.view.cellAt(at);
    const double side = shown.view.pixels().cell();
    turnTheWheel(shown.view, at, 4, Qt::ControlModifier);
    turnTheWheel(shown.view, at, 3);
    QVERIFY(shown.view.pixels().cell() > 3 * side);
    QCOMPARE(shown.view.cellAt(at), std::optional(before));
    const double x = shown.view.pixels().frame().left();
    turnTheWheel(shown.view, at, 1, Qt::ShiftModifier);
    QVERIFY(shown.view.pixels().frame().left() > x);
  }

  void theBoardIsMovedByHand() {
    ShownSokoban shown(largeHall(60));
    turnTheWheel(shown.view, {250, 250}, 8);
    const auto frame = [&] { return shown.view.pixels().frame().topLeft(); };
    const auto drag = [&](Qt::MouseButton button) {
      QTest::mousePress(&shown.view, button, {}, QPoint(300, 300));
      QMouseEvent move(QEvent::MouseMove, QPointF(260, 320), shown.view.mapToGlobal(QPointF(260, 320)),
                       Qt::NoButton, button, {});
      QApplication::sendEvent(&shown.view, &move);
      QTest::mouseRelease(&shown.view, button, {}, QPoint(260, 320));
    };
    QPointF before = frame();
    drag(Qt::MiddleButton);
    QCOMPARE(frame() - before, QPointF(-40, 20));
    before = frame();
    int tapped = 0;
    connect(&shown.view, &SokobanView::spaceTapped, &shown.view, [&] { ++tapped; });
    QTest::keyPress(&shown.view, Qt::Key_Space);
    drag(Qt::LeftButton);
    QTest::keyRelease(&shown.view, Qt::Key_Space);
    QCOMPARE(frame() - before, QPointF(-40, 20));
    QCOMPARE(tapped, 0);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(tapped, 1);
    before = frame();
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::AltModifier);
    QVERIFY(frame().x() < before.x());
    // .. and by the bars.
    const auto bars = shown.view.findChildren<QScrollBar*>();
    QCOMPARE(bars.size(), 2);
    for (QScrollBar* bar : bars) QVERIFY(bar->isVisible());
    before = frame();
    for (QScrollBar* bar : bars) bar->setValue(0);
    QVERIFY(frame() != before && frame().x() > 0 && frame().y() > 0);
    QCOMPARE(shown.wanted, 0);
    shown.view.fit();
    for (QScrollBar* bar : bars) QVERIFY(!bar->isVisible());
  }

  // Keys, clicks and what is taken back.
  void theWorkerStaysInSight_data() { everyTurn(); }
  void theWorkerStaysInSight() {
    QFETCH(int, turn);
    ShownSokoban shown(largeHall(40));
    shown.view.setTurn(Turn::numbered(turn));
    for (int i = 0; i < 40; ++i) shown.view.zoomIn();
    const auto isSeen = [&] {
      const QRectF worker =
          shown.view.pixels().rectOf(shown.game.opening().board.point(shown.game.state().worker));
      return QRectF(shown.view.rect()).contains(worker);
    };
    for (const Direction d : {Direction::Right, Direction::Down})
      for (int i = 0; i < 36; ++i) {
        shown.key(keyOf(Turn::numbered(turn).direction(d)));
        QVERIFY2(isSeen(), qPrintable(shown.made()));
      }
    QCOMPARE(shown.game.tally().moves, 72U);
    shown.game.jumpTo(0);
    shown.view.setPosition(shown.game.state(), std::nullopt);
    QVERIFY(isSeen());
  }

  // Only what changes is painted while steps are seen; nothing of the step before stays behind.
  void motionLeavesNothingBehind() {
    ShownSokoban shown(largeHall(24));
    for (int i = 0; i < 3; ++i) shown.view.zoomIn();
    shown.view.setMotionSpeed(1);
    shown.click({12, 1});
    QTRY_VERIFY(!shown.view.isMoving());
    QTest::qWait(50);
    // What is on the screen, not painted anew to be looked at.
    const QImage seen = shown.view.screen()->grabWindow(shown.view.winId()).toImage();
    shown.view.setPosition(shown.game.state(), sokoban::facing(shown.game));
    QCOMPARE(shown.picture().convertToFormat(QImage::Format_RGB32),
             seen.convertToFormat(QImage::Format_RGB32));
  }

  // Walls that are several cells thick outside are drawn as one is: the same picture, as large. Wall that is shut in stays.
  void thickWallsLookAsThinOnesDo_data() {
    using Rows = std::vector<std::string>;
    const auto row = testing::columns<Rows, Rows>("thin", "thick");
    row("round it", Rows{"#####", "#@$.#", "#####"},
        Rows{"#############", "#############", "#############", "#############", "#############",
             "#####@$.#####", "#############", "#############", "#############", "#############",
             "#############"});
    row("in a corner", Rows{"#####  ", "#@  #  ", "#   ###", "#    .#", "###   #", "  # $ #", "  #####"},
        Rows{"#######", "#@  ###", "#   ###", "#    .#", "###   #", "### $ #", "#######"});
    row("stray walls", Rows{"         ", "   #####", "   #@$.#", "   #####"},
        Rows{"###     #", "   #####", "   #@$.#", "   #####"});
    const Rows pillar{"#######", "#@$.  #", "# ### #", "# ### #", "# ### #", "#     #", "#######"};
    row("a pillar stays", pillar, pillar);
  }
  void thickWallsLookAsThinOnesDo() {
    FETCH(std::vector<std::string>, thin, thick);
    const auto picture = [](const std::vector<std::string>& rows) {
      const auto board = testing::sokobanBoard(rows);
      return SokobanThumbnails(board)
          .picture(board.opening(), QSize(420, 420), 1, Theme::shared(ThemeKind::Light))
          .toImage();
    };
    QCOMPARE(picture(thick), picture(thin));
    const auto board = testing::sokobanBoard(thick);
    QCOMPARE(withThinWalls(board) == board, thin == thick);
  }

  // Where a level is drawn by hand all walls are seen, and can be taken away.
  void anEditorShowsThickWalls() {
    const auto board = testing::sokobanBoard({"#######", "#######", "##@$.##", "#######", "#######"});
    QImage picture(140, 100, QImage::Format_RGB32);
    picture.fill(Qt::magenta);
    QPainter painter(&picture);
    const auto layout = SokobanLayout::whole(QSize(board.width(), board.height()), {0, 0}, 20);
    paintSokobanGround(painter, board, layout, Theme::shared(ThemeKind::Light));
    painter.end();
    for (int y = 0; y < board.height(); ++y)
      for (int x = 0; x < board.width(); ++x) {
        const QImage cell = picture.copy(layout.rectOf({x, y}).toRect());
        QImage bare = cell;
        bare.fill(Qt::magenta);
        QVERIFY2(cell != bare, qPrintable(u"%1, %2"_s.arg(x).arg(y)));
      }
  }

  // What is painted in part, from pictures, is what would be painted all at once.
  void aPartIsPaintedAsTheWholeIs() {
    const auto board = largeHall(30);
    const Theme& theme = Theme::shared(ThemeKind::Light);
    SokobanScene scene;
    scene.board = board;
    scene.position = board.opening();
    const SokobanLayout layout(board, QRectF(0, 0, 620, 620));
    const auto painted = [&](const QRectF& area) {
      QImage picture(620, 620, QImage::Format_RGB32);
      picture.fill(Qt::white);
      QPainter painter(&picture);
      if (!area.isEmpty()) painter.setClipRect(area);
      paintSokobanGround(painter, board, layout, theme, area);
      paintSokobanPieces(painter, scene, layout, theme, area);
      painter.end();
      return area.isEmpty() ? picture : picture.copy(area.toRect());
    };
    const QImage whole = painted({});
    for (const QRectF& area : {QRectF(0, 0, 620, 620), QRectF(33, 57, 111, 90), QRectF(300, 300, 5, 5)})
      QCOMPARE(painted(area), whole.copy(area.toRect()));
  }
};

SEARCHLIGHT_TEST(SokobanLookTest)
#include "sokoban_look_test.moc"
