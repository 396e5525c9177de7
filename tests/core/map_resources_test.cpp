// tests/core/map_resources_test.cpp: the maps that come with the program can be read and have a route.
#include <filesystem>

#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/maze.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::grid;

namespace {

const std::filesystem::path kMaps = SEARCHLIGHT_TEST_DATA "/../../resources/maps";

bool canWalk(const Map& map, Point from, Point to) {
  std::vector<bool> seen(map.cellCount());
  std::vector<Point> reached{from};
  seen[map.index(from)] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (reached[i] == to) return true;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}}) {
      const Point next = Point(reached[i]) + step;
      if (!map.isFree(next) || seen[map.index(next)]) continue;
      seen[map.index(next)] = true;
      reached.push_back(next);
    }
  }
  return false;
}

}  // namespace

class MapResourcesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyMap_data() {
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::directory_iterator(kMaps))
      QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
  }
  void everyMap() {
    QFETCH(const QString, path);
    const MapDocument document = readMapFile(path.toStdString());
    if (mapFormatFor(path.toStdString()) == MapFormat::Octile) {
      QVERIFY(suggestEndpoints(document.map));
      return;
    }
    QVERIFY(document.start && document.goal);
    QVERIFY(canWalk(document.map, *document.start, *document.goal));
  }

  void sizesAndWeights_data() {
    const auto row = testing::columns<QString, QSize, bool>("name", "size", "weighted");
    row("harbour", "harbour.slmap", QSize(96, 60), false);
    row("valley", "valley.slmap", QSize(80, 50), true);
    row("caverns", "caverns.map", QSize(512, 512), false);
    row("maze", "maze.slmap", QSize(31, 31), false);
    row("article 3", "article-3.slmap", QSize(9, 7), false);
  }
  void sizesAndWeights() {
    QFETCH(const QString, name);
    QFETCH(const QSize, size);
    QFETCH(const bool, weighted);
    const Map map = readMapFile(kMaps / name.toStdString()).map;
    QCOMPARE(QSize(map.width(), map.height()), size);
    QCOMPARE(losesWeights(map), weighted);
  }

  void articleThreesMapIsAsTheArticleHasIt() {
    const MapDocument document = readMapFile(kMaps / "article-3.slmap");
    Map map(9, 7);
    for (const std::size_t wall : {22u, 31u, 40u}) map.setWeight(map.point(wall), kWall);
    QVERIFY((document == MapDocument{map, map.point(29), map.point(33)}));
  }

  void cavernsComeFromTheGenerator() {
    QVERIFY(readMapFile(kMaps / "caverns.map").map == generate({Generator::Caves, 512, 512, 1, 0.5}));
  }
};

SEARCHLIGHT_TEST(MapResourcesTest)
#include "map_resources_test.moc"
