// tests/widgets/sokoban_view_test.cpp: the board of Sokoban by pixels, by mouse and by keys; lost boxes and a hint, and their reasons in words.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/pixels.h"
#include "tests/widgets/shown_sokoban.h"
#include "widgets/sokoban/sokoban_texts.h"

using testing::hall;
using testing::ShownSokoban;

namespace {

// How many pixels of a cell are of a colour.
int pixelsOf(const SokobanView& view, const QImage& picture, Point cell, const QColor& colour) {
  return testing::countNear(picture.copy(view.pixels().rectOf(cell).toAlignedRect()), colour);
}

}  // namespace

class SokobanViewTest : public QObject {
  Q_OBJECT

  static void everyLook() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("look");
    for (const ThemeKind theme : kThemeKinds)
      for (const SokobanLook look : {SokobanLook::Crafted, SokobanLook::Plain})
        QTest::addRow("%s %s", qPrintable(themeName(theme)), look == SokobanLook::Plain ? "plain" : "crafted")
            << static_cast<int>(theme) << static_cast<int>(look);
  }

 private Q_SLOTS:
  // ---- How it looks -----------------------------------------------------------------------------------------------------------

  void everythingIsDrawnInItsColour_data() { everyLook(); }
  void everythingIsDrawnInItsColour() {
    FETCH(int, theme, look);
    const auto kind = static_cast<ThemeKind>(theme);
    ShownSokoban shown(hall(), kind);
    shown.view.setLook(static_cast<SokobanLook>(look));
    const SokobanColours c = sokobanColours({Theme::shared(kind), shown.view.look()});
    // Wood has a grain, and tiles differ a little.
    const auto isNear = [&](QPointF at, const QColor& colour) {
      return testing::differenceOf(shown.at(at.x(), at.y()), colour) < 12;
    };
    QVERIFY(isNear({0.7, 0.7}, c.wall));
    QVERIFY(isNear({1.5, 1.5}, c.floor));
    QVERIFY(isNear({3.16, 2.42}, c.box));  // between edge and lid
    QVERIFY(isNear({2.6, 2.6}, c.worker));
    // What lies on the floor is told from it, and walls are.
    for (const QColor& colour : {c.wall, c.box, c.boxHome, c.worker, c.goal})
      QVERIFY2(contrastRatio(colour, c.floor) > 1.9, qPrintable(colour.name()));
    QVERIFY(contrastRatio(c.wall, Theme::shared(kind).board().outside) > 1.5);
  }

  // A box at home is another picture even for who sees no colours.
  void aBoxAtHomeIsTold_data() { everyLook(); }
  void aBoxAtHomeIsTold() {
    FETCH(int, theme, look);
    ShownSokoban shown(testing::sokobanBoard({"######", "#@$*.#", "######"}), static_cast<ThemeKind>(theme));
    shown.view.setLook(static_cast<SokobanLook>(look));
    const QImage grey = shown.picture().convertToFormat(QImage::Format_Grayscale8);
    const auto cut = [&](Point p) { return grey.copy(shown.view.pixels().rectOf(p).toRect()); };
    const QImage away = cut({2, 1}), home = cut({3, 1});
    const int other = testing::countApart(away, home, 3 * 30);
    QVERIFY2(other > away.width() * away.height() / 20, qPrintable(QString::number(other)));
  }

  // From 8 pixels a cell on all six things that a cell can hold are other pictures.
  void smallCellsAreTold_data() { everyLook(); }
  void smallCellsAreTold() {
    FETCH(int, theme, look);
    ShownSokoban shown(testing::sokobanBoard({"########", "#@$*. .#", "#  #   #", "########"}),
                       static_cast<ThemeKind>(theme));
    shown.view.setLook(static_cast<SokobanLook>(look));
    // The worker on a goal is the seventh.
    const sokoban::Position onGoal{shown.view.board().cell({4, 1}), shown.game.state().boxes};
    for (const int side : {8, 12, 20, 40, 80}) {
      shown.view.resize(8 * side + 24, 4 * side + 24);
      QCOMPARE(shown.view.pixels().cell(), static_cast<double>(side));
      const QImage all = shown.picture();
      std::set<QByteArray> pictures;
      for (const Point p : {Point{1, 1}, Point{2, 1}, Point{3, 1}, Point{4, 1}, Point{5, 1}, Point{3, 2}}) {
        const QImage one = all.copy(shown.view.pixels().rectOf(p).toRect());
        pictures.insert(
            QByteArray(reinterpret_cast<const char*>(one.constBits()), static_cast<int>(one.sizeInBytes())));
      }
      QCOMPARE(pictures.size(), std::size_t(6));
      shown.view.setPosition(onGoal, std::nullopt);
      const QImage stood = shown.picture().copy(shown.view.pixels().rectOf({4, 1}).toRect());
      pictures.insert(QByteArray(reinterpret_cast<const char*>(stood.constBits()),
                                 static_cast<int>(stood.sizeInBytes())));
      QCOMPARE(pictures.size(), std::size_t(7));
      shown.view.setPosition(shown.game.state(), std::nullopt);
    }
  }

  void theWorkerFacesHisPath_data() { everyLook(); }
  // Told by much of his cell, at 20 pixels a cell as well: grey levels that differ by more than a shade.
  void theWorkerFacesHisPath() {
    FETCH(int, theme, look);
    ShownSokoban shown(hall(), static_cast<ThemeKind>(theme));
    shown.view.setLook(static_cast<SokobanLook>(look));
    for (const int side : {20, 60}) {
      shown.view.resize(8 * side + 24, 6 * side + 24);
      QCOMPARE(shown.view.pixels().cell(), static_cast<double>(side));
      std::vector<QImage> pictures;
      for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down}) {
        shown.view.setPosition(shown.game.state(), d);
        const QImage one = shown.picture()
                               .copy(shown.view.pixels().rectOf({2, 2}).toRect())
                               .convertToFormat(QImage::Format_Grayscale8);
        for (const QImage& other : pictures) {
          const int differing = testing::countApart(one, other, 3 * 40);
          QVERIFY2(differing > side * side / 20, qPrintable(QString::number(differing)));
        }
        pictures.push_back(one);
      }
    }
  }

  // A wall has a face where nothing stands below it, and its neighbours are joined to it; the plain one has an edge only.
  void wallsHaveDepth() {
    ShownSokoban shown(hall());
    const SokobanColours c = sokobanColours(Theme::shared(ThemeKind::Light));
    QVERIFY(testing::differenceOf(shown.at(3.4, 0.9), c.wallEdge) < 40);  // above the floor
    QVERIFY(testing::differenceOf(shown.at(3.4, 5.15), c.wall) < 12);
    QVERIFY(testing::differenceOf(shown.at(0.7, 2.9), c.wall) < 12);  // the wall goes on below
    // What it throws on the floor below is soft.
    const int near = shown.at(3.4, 1.05).lightness(), farther = shown.at(3.4, 1.15).lightness(),
              away = shown.at(3.4, 1.5).lightness();
    QVERIFY(near < farther && farther < away);
  }

  void whatIsOutsideTakesNoRoom() {
    ShownSokoban shown(testing::sokobanBoard({"", "          ", "     #####", "     #@$.#", "     #####"}));
    QVERIFY(shown.view.pixels().frame().width() == 5 * shown.view.pixels().cell());
  }

  // Towards the outside a wall is half a cell thick, in either look and however the board is turned; one that separates rooms is whole.
  void outerWallsAreHalfAsThick_data() { everyLook(); }
  void outerWallsAreHalfAsThick() {
    FETCH(int, theme, look);
    const auto kind = static_cast<ThemeKind>(theme);
    ShownSokoban shown(testing::sokobanBoard({"#######", "#@$.# #", "### # #", "  #   #", "  #####"}), kind);
    shown.view.setLook(static_cast<SokobanLook>(look));
    const QColor outside = shown.at(0.5, 3.5);  // two cells away from any floor
    for (int i = 0; i < Turn::kTurns; ++i) {
      shown.view.setTurn(Turn::numbered(i));
      const auto isWall = [&](double x, double y) {
        const QRectF cell = shown.view.pixels().rectOf(Point{static_cast<int>(x), static_cast<int>(y)});
        const Point quarter =
            Turn::numbered(i).cell({x - std::floor(x) > 0.5, y - std::floor(y) > 0.5}, 2, 2);
        const QPointF at = cell.topLeft() + QPointF(quarter.x + 0.5, quarter.y + 0.5) * cell.width() / 2;
        return shown.picture().pixelColor(at.toPoint()) != outside;
      };
      for (const auto& [x, y] :
           {std::pair(0.25, 0.25), {0.75, 0.25}, {0.25, 0.75}, {3.25, 0.25}, {6.75, 1.25}, {0.25, 2.75}})
        QVERIFY2(!isWall(x, y), qPrintable(u"%1, %2 in turn %3"_s.arg(x).arg(y).arg(i)));
      for (const auto& [x, y] :
           {std::pair(0.75, 0.75), {3.25, 0.75}, {6.25, 1.25}, {4.25, 1.25}, {4.75, 1.75}, {2.75, 2.75}})
        QVERIFY2(isWall(x, y), qPrintable(u"%1, %2 in turn %3"_s.arg(x).arg(y).arg(i)));
    }
  }

  // A small level is a small thing in the middle of the view, with room around it.
  void aTinyLevelStaysSmall_data() {
    const auto row = testing::columns<QSize, double>("size", "side");
    row("small view", QSize(500, 400), 68.0);
    row("usual view", QSize(1150, 800), 96.0);
    row("wide view", QSize(2100, 1300), 128.0);
  }
  void aTinyLevelStaysSmall() {
    FETCH_ALL((const QSize, size), (const double, side));
    ShownSokoban shown(testing::sokobanBoard({"#######", "#@ $ .#", "#######"}));
    shown.view.resize(size);
    QCOMPARE(shown.view.pixels().cell(), side);
    const QRectF frame = shown.view.pixels().frame();
    QVERIFY(std::abs(frame.left() - (size.width() - frame.right())) <= 1);
    QVERIFY(std::abs(frame.top() - (size.height() - frame.bottom())) <= 1);
  }

  // ---- By mouse ----------------------------------------------------------------------------------------------------------------

  void aBoxIsChosenAndBroughtByClicks() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    QCOMPARE(shown.view.chosenBox(), (std::optional<Point>({3, 2})));
    shown.awaitRoutes();
    QVERIFY(shown.view.isLit({5, 4}));
    QVERIFY(!shown.view.isLit({3, 2}));
    QVERIFY(!shown.view.isLit({0, 0}));
    // Lit cells look so.
    QCOMPARE(shown.at(4.2, 3.2).rgb(), sokobanColours(Theme::shared(ThemeKind::Light)).lit.rgb());
    shown.click({5, 4});
    QVERIFY(shown.game.isSolved());
    QCOMPARE(shown.game.tally().pushes, 4U);
    QVERIFY(!shown.view.chosenBox());
    QVERIFY(!shown.view.isLit({4, 3}));
  }

  void aBoxIsLetGo() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    shown.awaitRoutes();
    shown.click({3, 2});
    QVERIFY(!shown.view.chosenBox());
    shown.click({3, 2});
    shown.key(Qt::Key_Escape);
    QVERIFY(!shown.view.chosenBox());
    shown.drag({3, 2}, {0, 0});
    QTRY_VERIFY(!shown.view.chosenBox());
    QCOMPARE(shown.wanted, 0);
  }

  void deadSquaresAreNotOffered() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    shown.awaitRoutes();
    QVERIFY(!shown.view.isLit({1, 1}));  // a corner
    QVERIFY(!shown.view.isLit({3, 1}));  // along a wall without a goal
    QVERIFY(shown.view.isLit({2, 2}));
    QVERIFY(shown.view.isLit({3, 4}));  // along the goal's wall
  }

  // Where a push is an answer, one that loses is one as well; and where the box cannot go nobody walks instead.
  void deadSquaresAreOfferedWhereAllAre() {
    ShownSokoban shown(hall());
    shown.view.setOffersAll(true);
    shown.click({3, 2});
    shown.awaitRoutes();
    QVERIFY(shown.view.isLit({1, 1}) && shown.view.isLit({3, 1}) && shown.view.isLit({2, 2}));
    shown.click({3, 1});
    QCOMPARE(shown.wanted, 1);
  }

  void thePathThatIsPointedAtIsDrawn() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    shown.awaitRoutes();
    const QImage before = shown.picture();
    QTest::mouseMove(&shown.view, shown.middle({5, 4}));
    QVERIFY(testing::contains(shown.told, u"4 push"_s));
    QVERIFY(shown.picture() != before);
  }

  // ---- Motion ----------------------------------------------------------------------------------------------------------------------

  void stepsAreSeenAndEnd() {
    ShownSokoban shown(hall());
    shown.view.setMotionSpeed(1);
    shown.click({5, 2});
    QVERIFY(shown.view.isMoving());
    QVERIFY(shown.view.position() == shown.game.state());
    QTRY_VERIFY(!shown.view.isMoving());
    QCOMPARE(shown.finished, 1);
    const QImage moved = shown.picture();
    shown.view.setPosition(shown.game.state(), sokoban::facing(shown.game));
    QCOMPARE(shown.picture(), moved);
  }

  void whatIsTakenBackIsSeenBackwards() {
    ShownSokoban shown(hall());
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Right);
    const HistoryPosition end = shown.game.history().position();
    shown.view.setMotionSpeed(0.2);
    shown.game.jumpTo(0);
    shown.view.showChanges(sokoban::changesBetween(shown.game, 0, end), true, shown.game.state(),
                           std::nullopt);
    QVERIFY(shown.view.isMoving());
    shown.view.finishMotion();
    const QImage back = shown.picture();
    shown.view.setPosition(shown.game.opening().board.opening(), std::nullopt);
    QCOMPARE(shown.picture(), back);
  }

  // Keys come faster than steps are seen.
  void aKeyDuringMotionIsTheNextStep() {
    ShownSokoban shown(hall());
    shown.view.setMotionSpeed(0.1);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Down);
    QCOMPARE(shown.made(), u"RRd"_s);
    QVERIFY(shown.view.position() == shown.game.state());
  }

  void marksAreSeenWhereTheyAre_data() {
    QTest::addColumn<int>("theme");
    for (const ThemeKind kind : kThemeKinds)
      QTest::newRow(qPrintable(themeName(kind))) << static_cast<int>(kind);
  }
  void marksAreSeenWhereTheyAre() {
    QFETCH(const int, theme);
    const Theme& shared = Theme::shared(static_cast<ThemeKind>(theme));
    const auto board = testing::sokobanBoard({"########", "#@ $ $.#", "#     .#", "########"});
    SokobanView view;
    view.setPalette(shared.palette());
    view.resize(500, 300);
    view.setBoard(board);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, 60'000));
    const QColor lost = shared.board().error, arrow = shared.board().route;
    const QImage bare = view.grab().toImage();
    view.setMarks({{board.cell({3, 1})}, SokobanMarks::Push{board.cell({5, 1}), board.cell({6, 1})}});
    const QImage marked = view.grab().toImage();
    QVERIFY(pixelsOf(view, marked, {3, 1}, lost) > pixelsOf(view, bare, {3, 1}, lost) + 50);
    QCOMPARE(pixelsOf(view, marked, {5, 1}, lost), pixelsOf(view, bare, {5, 1}, lost));
    for (const Point cell : {Point{5, 1}, Point{6, 1}})
      QVERIFY(pixelsOf(view, marked, cell, arrow) > pixelsOf(view, bare, cell, arrow) + 30);
    QCOMPARE(pixelsOf(view, marked, {4, 1}, arrow), pixelsOf(view, bare, {4, 1}, arrow));
    // A path is a line from square to square, thinner than the arrow.
    SokobanMarks path;
    path.path = {{board.cell({5, 1}), board.cell({5, 2})}, {board.cell({5, 2}), board.cell({4, 2})}};
    view.setMarks(path);
    const QImage lined = view.grab().toImage();
    for (const Point cell : {Point{5, 2}, Point{4, 2}})
      QVERIFY(pixelsOf(view, lined, cell, arrow) > pixelsOf(view, bare, cell, arrow) + 15);
    QCOMPARE(pixelsOf(view, lined, {6, 1}, arrow), pixelsOf(view, bare, {6, 1}, arrow));
    view.setMarks({});
    QCOMPARE(view.grab().toImage(), bare);
  }

  // Beside a wall that is half a cell thick the numbers at its corner keep apart.
  void theZerosOfTheRulersKeepApart() {
    const auto ink = [](double inset) {
      QImage picture(400, 300, QImage::Format_RGB32);
      picture.fill(Theme::shared(ThemeKind::Light).board().outside);
      const QColor bare = picture.pixelColor(0, 0);
      QPainter painter(&picture);
      paintRulers(painter, QRectF(picture.rect()), QRectF(40, 40, 300, 180), 5, 3,
                  Theme::shared(ThemeKind::Light).board(), {}, {}, inset);
      painter.end();
      // Of the first column's number, and of the first row's.
      std::pair<QRect, QRect> zeros;
      for (int y = 0; y < 110; ++y)
        for (int x = 0; x < 110; ++x)
          if (picture.pixelColor(x, y) != bare)
            (y < 40 + inset ? zeros.first : zeros.second) |= QRect(x, y, 1, 1);
      return zeros;
    };
    for (const double inset : {0.0, 30.0}) {
      const auto [above, beside] = ink(inset);
      QVERIFY(!above.isEmpty() && !beside.isEmpty());
      QVERIFY2(above.left() - beside.right() >= 8 && beside.top() - above.bottom() >= 8,
               qPrintable(QString::number(inset)));
    }
  }

  // Another board has none of them.
  void anotherBoardIsBare() {
    SokobanView view;
    view.setBoard(testing::sokobanCorridor());
    view.setMarks({{view.board().cell({3, 1})}, std::nullopt});
    view.setBoard(testing::articleBoard());
    QVERIFY(view.marks() == SokobanMarks());
  }

  void reasonsInWords() {
    const auto board =
        testing::sokobanBoard({"#########", "#@      #", "#$$$$$$$#", "#.......#", "#########"});
    const auto cell = [&](int x, int y) { return board.cell({x, y}); };
    using K = sokoban::DeadEndKind;
    QCOMPARE(deadEndText(board, {K::DeadSquares, {cell(1, 2)}, {}}),
             u"The box in column 1, row 2 can no longer reach a goal."_s);
    QCOMPARE(deadEndText(board, {K::Frozen, {cell(1, 2), cell(2, 2)}, {}}),
             u"The boxes in column 1, row 2; column 2, row 2 freeze each other, and not all of "
             "them are on goals."_s);
    QCOMPARE(deadEndText(board, {K::TooFewGoals, {cell(1, 2), cell(2, 2)}, {cell(1, 3)}}),
             u"The boxes in column 1, row 2; column 2, row 2 share too few reachable goals: "
             "only column 1, row 3."_s);
    const QString many = deadEndText(board, {K::Closed, board.opening().boxes, {}});
    QVERIFY(testing::contains(many, u"column 6, row 2 and 1 more close off"_s));
    QCOMPARE(pushText(board, cell(1, 2), Direction::Down), u"The box in column 1, row 2 is pushed down."_s);
  }
};

SEARCHLIGHT_TEST(SokobanViewTest)
#include "sokoban_view_test.moc"
