// tests/widgets/lines_view_test.cpp: what is seen of the board of Color Lines, in pixels and in words.

#include "core/lines/route.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_lines.h"
#include "tests/widgets/theme_rows.h"
#include "tests/widgets/watched_search.h"
#include "widgets/board/board_overview.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_ground.h"

using namespace searchlight::testing;
using lines::Move;
using lines::Position;

class LinesViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- What is seen ----

  void ballsStandOnTheirCells_data() { themeRows(); }
  void ballsStandOnTheirCells() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    const QImage shown = board.image();
    const Position position = closedIn();
    for (std::size_t cell = 0; cell < position.board.cellCount(); ++cell) {
      const Point p = position.board.point(cell);
      const QColor there = shown.pixelColor(board.middleOf(p) + QPoint(0, 15));
      const lines::Colour colour = position.board.at(cell);
      const QColor expected = colour ? ballColour(colour, board.colours()) : board.colours().freeCell;
      QVERIFY2(isNear(there, expected, colour ? 40 : 1), qPrintable(QString::number(cell) + there.name()));
    }
  }

  // The end of a game takes no colour from its balls.
  void aBoardOnWhichTheGameIsOverKeepsItsColours() {
    ShownLines board;
    const auto shown = [&board] { return board.image().pixelColor(board.middleOf(kFree) + QPoint(0, 15)); };
    const QColor ball = shown();
    std::vector<std::string_view> rows(9, "121212121");
    rows[7] = "212121222";  // the same ball there
    board.view.setPosition(lines::positionOn(lines::Settings{}, boardOf(rows), 5));
    QVERIFY(isNear(shown(), ball, 2));
    board.view.setSearchShown(true);
    QVERIFY(isNear(shown(), ball, 2));
  }

  void aFewPixelsAreEnoughForABall() {
    ShownLines board;
    board.view.resize(40, 40);
    QVERIFY(board.view.viewport().cellSide() < 6);
    QVERIFY(!isNear(board.centre(kFree), board.colours().freeCell, 20));
    QVERIFY(isNear(board.centre({6, 5}), board.colours().freeCell, 1));
  }

  // The small picture of a board that is larger than the view has them, too.
  void theOverviewShowsTheBalls_data() { themeRows(); }
  void theOverviewShowsTheBalls() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    board.view.addNavigation();
    board.view.show();
    for (int i = 0; i < 4; ++i) board.view.zoomIn();
    auto* overview = board.view.findChild<BoardOverview*>();
    QVERIFY(overview);
    QTRY_VERIFY(overview->isVisible());
    const Position position = closedIn();
    const BoardColours& colours = Theme::shared(static_cast<ThemeKind>(theme)).board();
    // Somewhere in its cell it is of the ball's colour, and empty cells are not.
    const auto isSeen = [&](Point p, const QColor& colour) {
      const QImage shown = overview->grab().toImage();
      const double side = (shown.width() - 6) / 9.0;
      const QRect cell(static_cast<int>(3 + p.x * side), static_cast<int>(3 + p.y * side),
                       static_cast<int>(side), static_cast<int>(side));
      return testing::countWhere(cell, [&](int x, int y) {
               return testing::differenceOf(shown.pixelColor(x, y), colour) < 60;
             }) > 0;
    };
    for (const Point p : {kFree, Point{2, 4}}) {
      const lines::Colour ball = position.board[p];
      QTRY_VERIFY(isSeen(p, ballColour(ball, colours)));
    }
    QVERIFY(!isSeen({8, 8}, ballColour(position.board[kFree], colours)));
  }

  void previewedBallsStandWhereTheyWillAppear_data() { themeRows(); }
  void previewedBallsStandWhereTheyWillAppear() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    const QColor free = board.colours().freeCell;
    const QPoint low = board.middleOf(kPlace) + QPoint(0, 6);
    QVERIFY(isNear(board.image().pixelColor(low), ballColour(2, board.colours()), 45));
    QVERIFY(isNear(board.image().pixelColor(low + QPoint(0, 9)), free));  // smaller than a ball
    for (const auto preview : {LinesView::Preview::Colours, LinesView::Preview::Hidden}) {
      board.view.setPreview(preview);
      QVERIFY(isNear(board.image().pixelColor(low), free));
    }
    board.view.setPreview(LinesView::Preview::Places);
    board.view.setSearchShown(true);
    QVERIFY(isNear(board.image().pixelColor(low), free));
  }

  void whatTheChosenBallReachesIsShaded_data() { themeRows(); }
  void whatTheChosenBallReachesIsShaded() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    const QColor free = board.colours().freeCell,
                 shade = board.shaded(LinesGround::reachColour(board.colours()));
    QVERIFY(!isNear(free, shade, 12));
    board.view.choose(kFree);
    QVERIFY(isNear(board.ground(kEmpty), shade));
    QVERIFY(isNear(board.ground(kPlace), shade));
    QVERIFY(isNear(board.ground({2, 1}), free));  // among the balls round the closed one
    QVERIFY(board.count(kFree, board.colours().selection) > 60);
    board.view.setShowsReach(false);
    QVERIFY(isNear(board.ground(kEmpty), free));
    board.view.setShowsReach(true);
    board.view.choose(std::nullopt);
    QVERIFY(isNear(board.ground(kEmpty), free));
    QCOMPARE(board.count(kFree, board.colours().selection), 0);
  }

  void stepsAreWrittenWhileOneThinks_data() { themeRows(); }
  void stepsAreWrittenWhileOneThinks() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    board.view.setShowsReach(false);
    board.view.choose(kFree);
    const QColor ink = board.colours().textOn(board.colours().freeCell);
    QCOMPARE(board.count(kEmpty, ink), 0);
    board.view.setThinkMarks(true);
    QVERIFY(board.count(kEmpty, ink) > 5);
    QVERIFY(board.count(kPlace, ink) > 5);
    QCOMPARE(board.count({2, 1}, ink), 0);
    const auto written = [&](Point cell) {
      return board.image().copy(board.view.viewport().rectOf(cell).toRect().adjusted(8, 8, -8, -8));
    };
    QVERIFY(written({6, 7}) == written({7, 6}));  // both 1
    QVERIFY(written({6, 7}) != written({5, 7}));
    board.view.setSearchShown(true);
    QCOMPARE(board.count(kEmpty, ink), 0);
  }

  // Dots on its cells, and where there is no way the sign that says so. From 7, 7 to 5, 7 there is one shortest way only.
  void thePathIsSeenBeforeTheClick_data() { themeRows(); }
  void thePathIsSeenBeforeTheClick() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    const QColor dots = board.colours().selection, crossed = board.colours().error;
    const auto point = [&](Point cell) { QTest::mouseMove(&board.view, board.middleOf(cell)); };
    point({4, 7});
    QCOMPARE(board.count({6, 7}, dots), 0);  // no ball is chosen
    board.view.choose(kFree);
    point(kEmpty);
    QVERIFY(board.count({6, 7}, dots) > 6);
    QCOMPARE(board.count({4, 7}, dots), 0);
    QCOMPARE(board.count({6, 6}, dots), 0);
    QCOMPARE(board.count({6, 8}, dots), 0);
    // Where the ball will stand there is a shade of it.
    QVERIFY(!isNear(board.image().pixelColor(board.middleOf(kEmpty) + QPoint(0, 14)),
                    board.shaded(LinesGround::reachColour(board.colours())), 12));
    QVERIFY(board.view.cursor().shape() == Qt::PointingHandCursor);
    point({2, 1});  // among the balls round the closed one
    QCOMPARE(board.count({6, 7}, dots), 0);
    QVERIFY(board.count({2, 1}, crossed) > 20);
    QVERIFY(board.view.cursor().shape() == Qt::ForbiddenCursor);
    point({3, 1});  // a ball
    QCOMPARE(board.count({2, 1}, crossed), 0);
    point(kEmpty);
    QVERIFY(board.count({6, 7}, dots) > 6);
    board.view.setSearchShown(true);
    QCOMPARE(board.count({6, 7}, dots), 0);
    board.view.setSearchShown(false);
    QVERIFY(board.count({6, 7}, dots) > 6);
    board.view.choose(std::nullopt);
    QCOMPARE(board.count({6, 7}, dots), 0);
  }

  // The keyboard's cell points as well, and so does a ball that is dragged.
  void thePathFollowsTheKeyboardAndTheDrag() {
    ShownLines board;
    const QColor dots = board.colours().selection;
    board.view.choose(kFree);
    for (int i = 0; i < 3; ++i) board.key(Qt::Key_Left);
    QVERIFY(board.count({6, 7}, dots) > 6);
    QVERIFY(board.count({5, 7}, dots) > 6);
    board.key(Qt::Key_Right);
    QVERIFY(board.count({5, 7}, dots) < 6);
    board.key(Qt::Key_Escape);
    QCOMPARE(board.count({6, 7}, dots), 0);
    board.drag(kFree, {4, 7});
    QVERIFY(board.count({6, 7}, dots) > 6);
    QTest::keyClick(&board.view, Qt::Key_Escape);
    QCOMPARE(board.count({6, 7}, dots), 0);
    board.release({4, 7});
    // A turn that is shown has no way: its ball goes it.
    board.view.setPosition(closedIn());
    QCOMPARE(board.count({6, 7}, dots), 0);
  }

  void aBlockedTargetIsCrossedOutUntilTheNextGesture_data() { themeRows(); }
  void aBlockedTargetIsCrossedOutUntilTheNextGesture() {
    QFETCH(int, theme);
    ShownLines board(static_cast<ThemeKind>(theme));
    const QColor warned = board.shaded(LinesGround::blockedColour(board.colours())),
                 reach = board.shaded(LinesGround::reachColour(board.colours()));
    QVERIFY(!isNear(warned, reach, 12));
    board.view.setShowsReach(false);  // a warning is shown all the same
    board.view.choose(kClosedIn);
    board.view.showBlocked(kEmpty);
    QVERIFY(isNear(board.ground({2, 1}), warned));
    QVERIFY(isNear(board.ground({6, 5}), board.colours().freeCell));
    QCOMPARE(board.centre(kEmpty), board.colours().error);
    board.key(Qt::Key_Right);
    QVERIFY(isNear(board.ground({2, 1}), board.colours().freeCell));
    QCOMPARE(board.count(kEmpty, board.colours().error), 0);
    QCOMPARE(board.view.chosenBall(), std::optional(kClosedIn));

    board.view.showBlocked(kEmpty);
    QTest::mousePress(&board.view, Qt::RightButton, {}, board.middleOf({6, 5}));
    QCOMPARE(board.count(kEmpty, board.colours().error), 0);
    QTest::mouseRelease(&board.view, Qt::RightButton, {}, board.middleOf({6, 5}));
  }

  void aHintIsAnArrow() {
    ShownLines board;
    const QColor colour = board.colours().success;
    board.view.setHintMove(Move{kFree, {3, 7}});
    QVERIFY(board.count({5, 7}, colour) > 100);
    QVERIFY(board.count({3, 7}, colour) > 20);
    QCOMPARE(board.count({5, 6}, colour), 0);
    board.view.setSearchShown(true);
    QCOMPARE(board.count({5, 7}, colour), 0);
    board.view.setSearchShown(false);
    QVERIFY(board.count({5, 7}, colour) > 100);
    board.view.setPosition(closedIn());  // it was meant for another one
    QCOMPARE(board.count({5, 7}, colour), 0);
  }

  void theFirstCandidateIsTheStrongest() {
    ShownLines board;
    board.view.setCandidates({{kFree, {3, 7}}, {{4, 2}, {7, 2}}});
    const auto difference = [&](Point cell) {
      return std::abs(qGray(board.centre(cell).rgb()) - qGray(board.colours().freeCell.rgb()));
    };
    QVERIFY(difference({5, 7}) > difference({6, 2}));
    QVERIFY(difference({6, 2}) > 30);
    board.view.setCandidates({});
    QVERIFY(difference({5, 7}) < 3);
  }

  // Its marks fill cells and leave the balls to be seen, that which travels too.
  void aSearchIsShownBelowTheBalls_data() { themeRows(); }
  void aSearchIsShownBelowTheBalls() {
    QFETCH(int, theme);
    OneRun model;
    ShownLines board(static_cast<ThemeKind>(theme));
    board.view.setSearchShown(true);
    board.view.setRun(&model.run);
    board.view.setEnds(kFree, kEmpty);
    ui::NodeNames names;
    names.node = [](const search::Session&, search::NodeId n) { return QString::number(n); };
    names.usesHeuristic = false;
    model.setSearch(
        [](search::Recording recording) {
          return lines::makeRouteSession(
              closedIn().board, {kFree, kEmpty},
              {.algorithm = search::Algorithm::BreadthFirst, .recording = recording});
        },
        names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    const QImage shown = board.image();
    const Position position = closedIn();
    for (std::size_t cell = 0; cell < position.board.cellCount(); ++cell)
      if (const lines::Colour colour = position.board.at(cell); colour != lines::kNoBall) {
        const QColor there = shown.pixelColor(board.middleOf(position.board.point(cell)) + QPoint(9, -9));
        QVERIFY2(isNear(there, ballColour(colour, board.colours()), 40), qPrintable(QString::number(cell)));
      }
    QVERIFY(!isNear(board.ground({6, 7}), board.colours().freeCell, 12));  // expanded
    QVERIFY(isNear(board.ground({2, 1}), board.colours().freeCell, 1));    // never seen
  }

  // ---- In words ----

  void cellsAreToldInWords() {
    ShownLines board;
    const LinesView& view = board.view;
    QCOMPARE(view.groundDescription(kFree), QStringList{ballName(2)});
    QCOMPARE(view.groundDescription(kEmpty), QStringList{u"empty"_s});
    board.view.choose(kFree);
    QCOMPARE(view.groundDescription(kFree), (QStringList{ballName(2), u"selected"_s}));
    QCOMPARE(view.groundDescription({6, 7}), QStringList{u"empty, reachable in one step"_s});
    QVERIFY(view.groundDescription(kEmpty).at(0).startsWith(u"empty, reachable in"_s));
    QCOMPARE(view.groundDescription({2, 1}), QStringList{u"empty, unreachable"_s});
    QCOMPARE(view.groundDescription(kPlace).value(1), u"sky blue ball with a triangle will appear here"_s);
    board.view.setPreview(LinesView::Preview::Colours);
    QCOMPARE(view.groundDescription(kPlace).size(), 1);
    QVERIFY(view.groundDescription({9, 9}).isEmpty());
  }

  // A game explains itself: only what a search paints is told beside the board.
  void aGameHasNoLegend() {
    ShownLines board;
    board.view.choose(kFree);
    QVERIFY(board.view.legendItems().empty());
  }

  // No squared paper: between two cells there is a bar of another colour, and the corners of a cell belong to it.
  void cellsAreSoftWells_data() {
    testing::columns<ThemeKind>("theme")("light", ThemeKind::Light)("dark", ThemeKind::Dark)(
        "high contrast", ThemeKind::HighContrast);
  }
  void cellsAreSoftWells() {
    QFETCH(ThemeKind, theme);
    ShownLines board(theme);
    const QImage picture = board.view.grab().toImage();
    const QRect cell = board.view.viewport().rectOf(kEmpty).toRect();
    const QColor bar = picture.pixelColor(cell.topLeft());
    QVERIFY(!isNear(bar, board.colours().freeCell, 8));
    for (const QPoint corner : {QPoint(2, 2), QPoint(cell.width() - 3, 2), QPoint(2, cell.height() - 3)})
      QCOMPARE(picture.pixelColor(cell.topLeft() + corner), bar);
    QVERIFY(isNear(picture.pixelColor(cell.center()), board.colours().freeCell, 2));
  }

  void aGroundLaidOverThisOneIsPainted() {
    struct Red : BoardGround {
      explicit Red(std::unique_ptr<BoardGround> w) : world(std::move(w)) {}
      void colour(std::size_t first, std::size_t last, QRgb* pixels) const override {
        std::fill(pixels, pixels + (last - first), qRgb(255, 0, 0));
      }
      std::unique_ptr<BoardGround> world;
    };
    LinesView view(
        nullptr, [](std::unique_ptr<BoardGround> world) { return std::make_unique<Red>(std::move(world)); });
    view.resize(456, 456);
    view.setPosition(closedIn());
    view.choose(kFree);
    QCOMPARE(view.grab().toImage().pixelColor(view.viewport().centreOf(kEmpty).toPoint()), QColor(255, 0, 0));
  }
};

SEARCHLIGHT_TEST(LinesViewTest)
#include "lines_view_test.moc"
