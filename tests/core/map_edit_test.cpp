// tests/core/map_edit_test.cpp: strokes, whole replacements, and that every edit can be taken back.
#include "core/grid/map_edit.h"

#include <stdexcept>

#include "core/geometry/point.h"
#include "core/grid/maze.h"
#include "core/history/history.h"
#include "core/random/random.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

MapDocument openDocument(int width, int height) {
  return {Map(width, height), Point{0, 0}, Point{width - 1, height - 1}};
}

QString rowsOf(const Map& map) {
  QString rows;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (i > 0 && map.point(i).x == 0) rows += '/';
    const Weight weight = map.cells()[i];
    rows += weight == kWall ? QString("#") : weight == 1 ? QString(".") : QString::number(weight);
  }
  return rows;
}

std::vector<Point> lineOf(Point from, Point to) {
  std::vector<Point> cells;
  forEachCellOnLine(from, to, [&](Point p) { cells.push_back(p); });
  return cells;
}

}  // namespace

class MapEditTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // What was drawn is plain; what was not keeps its letter, and gets it back.
  void aStrokeSetsTheLettersOfItsCellsOnly() {
    MapDocument document{Map(4, 1), {}, {}, "GTSW"};
    document.map.setWeight({1, 0}, kWall);
    document.map.setSwamp(2);
    document.map.setWater(3);
    const MapDocument before = document;
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({0, 0}, kWall);
    const MapEdit edit = stroke.finish();
    QCOMPARE(document.letters, std::string("@TSW"));
    const MapDocument after = document;
    edit.revert(document);
    QVERIFY(document == before);
    edit.apply(document);
    QVERIFY(document == after);
    // Freed and walled again in one stroke: the cell was touched.
    document = before;
    MapStroke twice(document, MapEditKind::Paint);
    twice.paintTo({1, 0}, 1);
    twice.paintTo({1, 0}, kWall);
    const MapEdit back = twice.finish();
    QCOMPARE(document.letters, std::string("G@SW"));
    back.revert(document);
    QVERIFY(document == before);
    // Water and swamp are drawn over with land.
    MapStroke cancelled(document, MapEditKind::Erase);
    cancelled.paintTo({3, 0}, 1);
    QVERIFY(!document.map.hasWater() && document.letters == "GTS.");
    cancelled.paintTo({2, 0}, 1);
    QVERIFY(!document.map.hasSwamp() && document.letters == "GT..");
    cancelled.cancel();
    QVERIFY(document == before);
  }

  void lettersFollowTheirCells() {
    MapDocument document{Map(2, 2), {}, {}, "GS.T"};
    document.map.setWeight({1, 1}, kWall);
    document.map.setSwamp(1);
    MapDocument lake{Map(2, 1), {}, {}, ".W"};
    lake.map.setWater(1);
    QVERIFY(resizeMap(lake, 3, 2).replacement->after.map.isWater(1));
    QVERIFY(!clearMap(lake).replacement->after.map.hasWater());
    const MapEdit wider = resizeMap(document, 3, 1);
    QVERIFY(wider.replacement->after.map.isSwamp(1) && !clearMap(document).replacement->after.map.hasSwamp());
    QCOMPARE(wider.replacement->after.letters, std::string("GS."));
    QVERIFY(wider.bytes() >= 4 + 4 + 3 + 3);
    QVERIFY(clearMap(document).replacement->after.letters.empty());
    const MapDocument plain{Map(2, 2), {}, {}};
    QVERIFY(resizeMap(plain, 3, 3).replacement->after.letters.empty());
    // Only the letters differ: that is a change, too.
    MapDocument other = document;
    other.letters = "...@";
    QVERIFY(!replaceDocument(document, other, MapEditKind::Paste).isEmpty());
  }

  void linesHaveNoHoles() {
    QVERIFY((lineOf({2, 2}, {2, 2}) == std::vector<Point>{{2, 2}}));
    QVERIFY((lineOf({0, 0}, {3, 3}) == std::vector<Point>{{0, 0}, {1, 1}, {2, 2}, {3, 3}}));
    QVERIFY((lineOf({3, 0}, {0, 0}) == std::vector<Point>{{3, 0}, {2, 0}, {1, 0}, {0, 0}}));
    for (int x = -9; x <= 9; ++x) {
      for (int y = -9; y <= 9; ++y) {
        const std::vector<Point> cells = lineOf({1, -2}, {x, y});
        QVERIFY(cells.front() == (Point{1, -2}) && cells.back() == (Point{x, y}));
        const int length = std::max(std::abs(x - 1), std::abs(y + 2));
        QCOMPARE(cells.size(), static_cast<std::size_t>(length) + 1);
        for (std::size_t i = 1; i < cells.size(); ++i) {
          const Point step = cells[i] - cells[i - 1];
          QVERIFY(std::abs(step.x) <= 1 && std::abs(step.y) <= 1);
        }
      }
    }
  }

  void oneDragIsOneEdit() {
    MapDocument document = openDocument(6, 3);
    const MapDocument before = document;
    MapStroke stroke(document, MapEditKind::Paint);
    QCOMPARE(stroke.paintTo({1, 1}, kWall).size(), std::size_t{1});
    QCOMPARE(stroke.paintTo({4, 1}, kWall), (std::vector<std::uint32_t>{8, 9, 10}));
    QCOMPARE(stroke.paintTo({2, 1}, kWall).size(), std::size_t{0});
    QCOMPARE(rowsOf(document.map), QString("....../.####./......"));
    const MapDocument after = document;

    const MapEdit edit = stroke.finish();
    QCOMPARE(edit.kind, MapEditKind::Paint);
    QVERIFY((edit.cells == std::vector<CellChange>{{7, 1, 0}, {8, 1, 0}, {9, 1, 0}, {10, 1, 0}}));
    edit.revert(document);
    QVERIFY(document == before);
    edit.apply(document);
    QVERIFY(document == after);
  }

  void strokeEndsWhereItBegan() {
    MapDocument document = openDocument(6, 3);
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({2, 1}, kWall);
    stroke.paintTo({2, 1}, 1);
    stroke.moveStartTo({1, 1});
    stroke.moveStartTo({0, 0});
    QVERIFY2(stroke.finish().isEmpty(), "what was changed and changed back is no edit");
    // The next stroke does not go on from the last one's end.
    stroke.paintTo({5, 0}, kWall);
    QCOMPARE(stroke.finish().cells.size(), std::size_t{1});
  }

  void cancelTakesEverythingBack() {
    MapDocument document = openDocument(6, 3);
    const MapDocument before = document;
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({1, 1}, 9);
    stroke.paintTo({5, 0}, 3, 2);
    stroke.moveGoalTo({2, 2});
    QVERIFY(document != before);
    stroke.cancel();
    QVERIFY(document == before);
  }

  void brushes_data() {
    const auto row = testing::columns<int, QString>("brush", "rows");
    row("1", 1, "...../...../..#../...../.....");
    row("2", 2, "...../...../..##./..##./.....");
    row("3", 3, "...../.###./.###./.###./.....");
    row("larger than the map, start and goal stay free", 99, ".####/#####/#####/#####/####.");
  }
  void brushes() {
    FETCH_ALL((const int, brush), (const QString, rows));
    MapDocument document = openDocument(5, 5);
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({2, 2}, kWall, brush);
    QCOMPARE(rowsOf(document.map), rows);
  }

  void dragsMayLeaveTheMap() {
    MapDocument document = openDocument(5, 3);
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({-3, 1}, kWall);
    stroke.paintTo({9, 1}, kWall);
    QCOMPARE(rowsOf(document.map), QString("...../#####/....."));
  }

  void wallsSpareStartAndGoalButWeightsDoNot() {
    MapDocument document = openDocument(3, 1);
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({0, 0}, kWall);
    stroke.paintTo({2, 0}, kWall);
    QCOMPARE(rowsOf(document.map), QString(".#."));
    stroke.paintTo({0, 0}, 4);
    QCOMPARE(rowsOf(document.map), QString("444"));
  }

  void startAndGoalMoveOverFreeCellsOnly() {
    MapDocument document = openDocument(4, 1);
    document.map.setWeight({2, 0}, kWall);
    MapStroke stroke(document, MapEditKind::MoveStart);
    QVERIFY(stroke.moveStartTo({1, 0}));
    QVERIFY(!stroke.moveStartTo({2, 0}));
    QVERIFY(!stroke.moveStartTo({4, 0}));
    QVERIFY(document.start == (Point{1, 0}));
    QVERIFY2(stroke.moveStartTo({3, 0}), "start and goal may be the same cell");
    const MapEdit edit = stroke.finish();
    QVERIFY((edit.start == PointChange{Point{0, 0}, Point{3, 0}}));
    QVERIFY(!edit.goal);
    edit.revert(document);
    QVERIFY(document.start == (Point{0, 0}));

    MapDocument without{Map(2, 2), {}, {}};
    MapStroke first(without, MapEditKind::MoveGoal);
    QVERIFY(first.moveGoalTo({1, 1}));
    const MapEdit placed = first.finish();
    placed.revert(without);
    QVERIFY(!without.goal);
    placed.apply(without);
    QVERIFY(without.goal == (Point{1, 1}));
  }

  void clearKeepsStartAndGoal() {
    MapDocument document = generateDocument({Generator::Terrain, 20, 20, 1, {}});
    const MapDocument before = document;
    const MapEdit edit = clearMap(document);
    edit.apply(document);
    QVERIFY((document == MapDocument{Map(20, 20), before.start, before.goal}));
    edit.revert(document);
    QVERIFY(document == before);
    const MapDocument open = openDocument(3, 3);
    QVERIFY2(clearMap(open).isEmpty(), "clearing an open map is no edit");
  }

  void resize_data() {
    const auto row = testing::columns<int, int, QString, bool>("width", "height", "rows", "goalStays");
    row("larger", 4, 3, ".#3./5.../....", true);
    row("wider and lower", 4, 1, ".#3.", false);
    row("smaller", 1, 2, "./5", false);
  }
  void resize() {
    FETCH_ALL((const int, width), (const int, height), (const QString, rows), (const bool, goalStays));
    MapDocument document = openDocument(3, 2);
    document.map.setWeight({1, 0}, kWall);
    document.map.setWeight({2, 0}, 3);
    document.map.setWeight({0, 1}, 5);
    const MapDocument before = document;
    const MapEdit edit = resizeMap(document, width, height);
    QCOMPARE(edit.kind, MapEditKind::Resize);
    edit.apply(document);
    QCOMPARE(rowsOf(document.map), rows);
    QVERIFY(document.start == before.start);
    QCOMPARE(document.goal.has_value(), goalStays);
    edit.revert(document);
    QVERIFY(document == before);
  }
  void resizeRefusesNonsense() {
    const MapDocument document = openDocument(3, 3);
    for (const int side : {0, -1, 4097, 2'000'000'000}) {
      QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)resizeMap(document, side, 3));
      QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)resizeMap(document, 3, side));
    }
    QVERIFY(resizeMap(document, 3, 3).isEmpty());
  }

  void bytesCountWhatIsHeld() {
    const MapEdit replacement =
        replaceDocument(openDocument(100, 100), openDocument(200, 100), MapEditKind::Generate);
    QVERIFY(replacement.bytes() >= 30'000 && replacement.bytes() < 31'000);
    MapDocument document = openDocument(100, 100);
    MapStroke stroke(document, MapEditKind::Paint);
    stroke.paintTo({50, 50}, kWall, 50);
    QVERIFY(stroke.finish().bytes() >= 2500 * sizeof(CellChange));
  }

  // A session at the window: strokes, replacements, undo, redo and jumps in random order always lead back to
  // exactly the documents that were there before.
  void randomSessions() {
    constexpr std::uint64_t kSeed = 20'240'605;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Random random(kSeed);
    History<MapEdit> history({.bytes = 400'000});
    MapDocument document = openDocument(30, 20);
    std::map<HistoryPosition, MapDocument> known{{history.position(), document}};
    const auto anyPoint = [&] {
      return Point{random.between(-2, document.map.width() + 1),
                   random.between(-2, document.map.height() + 1)};
    };
    for (int i = 0; i < 2000; ++i) {
      const std::uint32_t action = random.below(10);
      MapEdit edit;
      if (action < 5) {
        MapStroke stroke(document, MapEditKind::Paint);
        for (int moves = random.between(1, 5); moves > 0; --moves) {
          const std::uint32_t what = random.below(10);
          if (what == 0)
            stroke.moveStartTo(anyPoint());
          else if (what == 1)
            stroke.moveGoalTo(anyPoint());
          else
            stroke.paintTo(anyPoint(), static_cast<Weight>(random.below(4)), random.between(1, 4));
        }
        edit = stroke.finish();
        if (!edit.isEmpty()) history.record(edit);
      } else if (action == 5) {
        edit = resizeMap(document, random.between(1, 40), random.between(1, 40));
        if (!edit.isEmpty()) history.apply(edit, document);
      } else if (action == 6) {
        const auto row = random.below(static_cast<std::uint32_t>(generators().size()));
        edit = replaceDocument(document,
                               generateDocument({generators()[row].generator, 25, 25, random.next(), {}}),
                               MapEditKind::Generate);
        if (!edit.isEmpty()) history.apply(edit, document);
      } else if (action == 7) {
        history.undo(document);
      } else if (action == 8) {
        history.redo(document);
      } else {
        auto somewhere = known.begin();
        std::advance(somewhere, random.below(static_cast<std::uint32_t>(known.size())));
        history.jumpTo(somewhere->first, document);
      }
      const auto [entry, isNew] = known.try_emplace(history.position(), document);
      QVERIFY2(isNew == !edit.isEmpty() && entry->second == document, qPrintable(QString::number(i)));
      QVERIFY(!document.start || document.map.isFree(*document.start));
      QVERIFY(!document.goal || document.map.isFree(*document.goal));
    }
  }
};

SEARCHLIGHT_TEST(MapEditTest)
#include "map_edit_test.moc"
