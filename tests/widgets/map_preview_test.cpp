// tests/widgets/map_preview_test.cpp: whole maps as small pictures, their ends and their new sizes.
#include "widgets/grid/resize_dialog.h"

#include "core/grid/maze.h"
#include "tests/test_main.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

const BoardColours& colours() { return Theme::shared(ThemeKind::Light).board(); }

std::shared_ptr<grid::MapDocument> emptyDocument(int width, int height) {
  return std::make_shared<grid::MapDocument>(grid::MapDocument{grid::Map(width, height), {}, {}});
}

}  // namespace

class MapPreviewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void oneCellOnePixel() {
    grid::Map map(3, 2);
    map.setWeight({1, 0}, grid::kWall);
    map.setWeight({2, 1}, 200);
    map.setWater(3);
    map.setSwamp(4);
    const QImage picture = mapPicture(map, colours(), {3, 2});
    QCOMPARE(picture.pixelColor(0, 1), colours().water);
    QCOMPARE(picture.pixelColor(1, 1), colours().swamp);
    QCOMPARE(picture.size(), QSize(3, 2));
    QCOMPARE(picture.pixelColor(0, 0), colours().weightFill(1));
    QCOMPARE(picture.pixelColor(1, 0), colours().wall);
    QCOMPARE(picture.pixelColor(2, 1), colours().weightFill(200));
  }

  void blocksShareAPixel() {
    grid::Map map(5, 4, grid::kWall);  // blocks of 2, the last column half as wide
    map.setWeight({0, 0}, 1);
    map.setWeight({1, 0}, 1);
    map.setWeight({4, 0}, 1);
    map.setWeight({4, 1}, 1);
    const QImage picture = mapPicture(map, colours(), {2, 2});
    QCOMPARE(picture.size(), QSize(3, 2));
    const int free = colours().freeCell.red(), wall = colours().wall.red();
    QCOMPARE(picture.pixelColor(0, 0).red(), (2 * free + 2 * wall) / 4);
    QCOMPARE(picture.pixelColor(1, 0).red(), wall);
    QCOMPARE(picture.pixelColor(2, 0).red(), free);
    QCOMPARE(picture.pixelColor(2, 1).red(), wall);
  }

  void picturesAreSmall_data() {
    const auto row = testing::columns<QSize, QSize>("map", "room");
    row("largest", QSize(4096, 4096), QSize(400, 300));
    row("flat", QSize(4096, 1), QSize(400, 300));
    row("tall", QSize(1, 4096), QSize(400, 300));
    row("no room", QSize(40, 30), QSize(0, 0));
  }
  void picturesAreSmall() {
    FETCH(QSize, map, room);
    const QImage picture = mapPicture(grid::Map(map.width(), map.height()), colours(), room);
    QVERIFY(picture.width() <= 2 * std::max(1, room.width()));
    QVERIFY(picture.height() <= 2 * std::max(1, room.height()));
    QCOMPARE(picture.pixelColor(picture.width() - 1, picture.height() - 1), colours().freeCell);
  }

  void anyMapInAnyRoom_data() {
    const auto row = testing::columns<QSize, QSize>("map", "room");
    for (const QSize map : {QSize(1, 1), QSize(4096, 1), QSize(1, 4096), QSize(130, 97), QSize(2000, 1500)})
      for (const QSize room : {QSize(1, 1), QSize(20, 300), QSize(300, 260)})
        row(testing::rowName("%d x %d in %d x %d", map.width(), map.height(), room.width(), room.height()),
            map, room);
  }
  void anyMapInAnyRoom() {
    FETCH(QSize, map, room);
    MapPreview preview;
    preview.setDocument(emptyDocument(map.width(), map.height()));
    preview.resize(room);
    const QImage picture = preview.grab().toImage();
    QCOMPARE(picture.size(), room);
    if (room.width() > 100) {
      QCOMPARE(picture.pixelColor(room.width() / 2, room.height() / 2), colours().freeCell);
      QCOMPARE(picture.pixelColor(0, 0), colours().outside);
    }
    preview.setNewSize(QSize(map.height(), map.width()));
    QCOMPARE(preview.grab().toImage().size(), room);
  }

  void nothingIsAnEmptyFrame() {
    MapPreview preview;
    preview.resize(50, 40);
    QCOMPARE(preview.grab().toImage().pixelColor(25, 20), colours().outside);
    preview.setDocument(emptyDocument(5, 4));
    preview.setDocument(nullptr);
    QCOMPARE(preview.grab().toImage().pixelColor(25, 20), colours().outside);
  }

  void marksStartAndGoal() {
    MapPreview preview;
    preview.resize(116, 116);  // 10 pixels a cell
    const auto document = emptyDocument(10, 10);
    preview.setDocument(document);
    const QImage without = preview.grab().toImage();
    document->start = Point{2, 2};
    document->goal = Point{7, 7};
    const QImage with = preview.grab().toImage();
    const auto differs = [&](Point p) {
      const QRect cell(8 + 10 * p.x, 8 + 10 * p.y, 10, 10);
      return with.copy(cell) != without.copy(cell);
    };
    QVERIFY(differs({2, 2}));
    QVERIFY(differs({7, 7}));
    QVERIFY(!differs({5, 5}));
  }

  void followsTheTheme() {
    MapPreview preview;
    preview.resize(60, 60);
    preview.setDocument(emptyDocument(4, 4));
    preview.grab();
    preview.setPalette(Theme::shared(ThemeKind::Dark).palette());
    QCOMPARE(preview.grab().toImage().pixelColor(30, 30), Theme::shared(ThemeKind::Dark).board().freeCell);
  }
};

SEARCHLIGHT_TEST(MapPreviewTest)
#include "map_preview_test.moc"
