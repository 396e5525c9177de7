// tests/widgets/sokoban_view_test.cpp: the board of Sokoban by pixels, by mouse and by keys.
#include <QImage>
#include <QtTest>
#include <set>
#include <vector>

#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_sokoban.h"
#include "widgets/sokoban/sokoban_view.h"
#include "widgets/theme/contrast.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;
using testing::hall;
using testing::ShownSokoban;

class SokobanViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- How it looks -----------------------------------------------------------------------------------------------------------

  void everythingIsDrawnInItsColour_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ThemeKind::Light);
    QTest::newRow("dark") << static_cast<int>(ThemeKind::Dark);
  }
  void everythingIsDrawnInItsColour() {
    QFETCH(int, theme);
    const auto kind = static_cast<ThemeKind>(theme);
    ShownSokoban shown(hall(), kind);
    const SokobanColours c = sokobanColours(Theme::shared(kind));
    QCOMPARE(shown.at(0.5, 0.5).rgb(), c.wall.rgb());
    QCOMPARE(shown.at(1.5, 1.5).rgb(), c.floor.rgb());
    QCOMPARE(shown.at(3.5, 2.14).rgb(), c.box.rgb());  // between edge and lid
    QCOMPARE(shown.at(2.5, 2.5).rgb(), c.worker.rgb());
    // What lies on the floor is told from it, and walls are.
    for (const QColor& colour : {c.wall, c.box, c.boxHome, c.worker, c.goal})
      QVERIFY2(contrastRatio(colour, c.floor) > 1.9, qPrintable(colour.name()));
    QVERIFY(contrastRatio(c.wall, Theme::shared(kind).board().outside) > 1.5);
  }

  // A box at home is another picture even for who sees no colours.
  void aBoxAtHomeIsTold() {
    ShownSokoban shown(testing::sokobanBoard({"######", "#@$*.#", "######"}));
    const QImage grey = shown.picture().convertToFormat(QImage::Format_Grayscale8);
    const auto cut = [&](Point p) { return grey.copy(shown.view.pixels().rectOf(p).toRect()); };
    const QImage away = cut({2, 1}), home = cut({3, 1});
    int other = 0;
    for (int y = 0; y < away.height(); ++y)
      for (int x = 0; x < away.width(); ++x)
        other += qAbs(away.pixelColor(x, y).lightness() - home.pixelColor(x, y).lightness()) > 30;
    QVERIFY2(other > away.width() * away.height() / 20, qPrintable(QString::number(other)));
  }

  // From 8 pixels a cell on all six things that a cell can hold are other pictures.
  void smallCellsAreTold() {
    ShownSokoban shown(testing::sokobanBoard({"########", "#@$*. .#", "#  #   #", "########"}));
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

  void theWorkerFacesHisWay() {
    ShownSokoban shown(hall());
    std::set<QByteArray> pictures;
    for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down}) {
      shown.view.setPosition(shown.game.state(), d);
      const QImage one = shown.picture().copy(shown.view.pixels().rectOf({2, 2}).toRect());
      pictures.insert(
          QByteArray(reinterpret_cast<const char*>(one.constBits()), static_cast<int>(one.sizeInBytes())));
    }
    QCOMPARE(pictures.size(), std::size_t(4));
  }

  void whatIsOutsideTakesNoRoom() {
    ShownSokoban shown(testing::sokobanBoard({"", "          ", "     #####", "     #@$.#", "     #####"}));
    QVERIFY(shown.view.pixels().frame().width() == 5 * shown.view.pixels().cell());
    QCOMPARE(shown.view.pixels().cell(), SokobanLayout::kLargestCell);
  }

  // ---- By mouse ----------------------------------------------------------------------------------------------------------------

  void aClickWalks() {
    ShownSokoban shown(hall());
    shown.click({5, 2});
    QCOMPARE(shown.wanted, 1);
    QCOMPARE(shown.made(), QStringLiteral("drrru"));  // south first, as article 1
    QVERIFY(shown.view.position() == shown.game.state());
    shown.click({0, 0});
    shown.click({5, 2});  // where he is
    QCOMPARE(shown.wanted, 1);
  }

  void whereHeCannotWalkIsSaid() {
    ShownSokoban shown(testing::sokobanCorridor());
    shown.click({5, 1});
    QCOMPARE(shown.wanted, 0);
    QVERIFY(!shown.told.isEmpty());
  }

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

  void aClickBeforeTheWaysAreKnownCounts() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    shown.click({5, 4});
    QTRY_VERIFY_WITH_TIMEOUT(shown.game.isSolved(), 60'000);
  }

  void aBoxIsDragged() {
    ShownSokoban shown(hall());
    shown.drag({3, 2}, {5, 4});
    QTRY_VERIFY_WITH_TIMEOUT(shown.game.isSolved(), 60'000);
    QCOMPARE(shown.game.tally().pushes, 4U);
    QCOMPARE(shown.wanted, 1);
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
    QTRY_VERIFY_WITH_TIMEOUT(!shown.view.chosenBox(), 60'000);
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

  void theWayThatIsPointedAtIsDrawn() {
    ShownSokoban shown(hall());
    shown.click({3, 2});
    shown.awaitRoutes();
    const QImage before = shown.picture();
    QTest::mouseMove(&shown.view, shown.middle({5, 4}));
    QVERIFY2(shown.told.contains(QStringLiteral("4 push")), qPrintable(shown.told));
    QVERIFY(shown.picture() != before);
  }

  // ---- By keyboard ---------------------------------------------------------------------------------------------------------------

  void arrowsStep() {
    ShownSokoban shown(testing::sokobanCorridor());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Right})
      shown.key(key);
    QCOMPARE(shown.made(), QStringLiteral("rRR"));
    QCOMPARE(shown.wanted, 3);
  }

  // ---- Motion ----------------------------------------------------------------------------------------------------------------------

  void stepsAreSeenAndEnd() {
    ShownSokoban shown(hall());
    shown.view.setMotionSpeed(1);
    shown.click({5, 2});
    QVERIFY(shown.view.isMoving());
    QVERIFY(shown.view.position() == shown.game.state());
    QTRY_VERIFY_WITH_TIMEOUT(!shown.view.isMoving(), 60'000);
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
    QCOMPARE(shown.made(), QStringLiteral("RRd"));
    QVERIFY(shown.view.position() == shown.game.state());
  }
};

SEARCHLIGHT_TEST(SokobanViewTest)
#include "sokoban_view_test.moc"
