// tests/core/map_shapes_test.cpp: shapes against what they are cell by cell, and the edits that paint them.
#include "core/grid/map_edit.h"

#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

using Cells = std::set<std::pair<int, int>>;  // row, column

// What the spans cover; fails where they overlap, are empty, leave the board or are not from the top down.
Cells cellsOf(const std::vector<CellSpan>& spans, int width, int height) {
  Cells out;
  std::pair<int, int> before{-1, -1};
  for (const CellSpan& s : spans) {
    const bool isGood = s.y >= 0 && s.y < height && s.left >= 0 && s.right <= width && s.left < s.right &&
                        std::pair(s.y, s.left) > before;
    if (!isGood) qFatal("span %d: %d to %d", s.y, s.left, s.right);
    before = {s.y, s.right - 1};
    for (int x = s.left; x < s.right; ++x) out.insert({s.y, x});
  }
  return out;
}

// By hand: step by step over the neighbours.
Cells regionByHand(const Map& map, Point seed) {
  Cells out;
  std::vector<Point> todo{seed};
  while (!todo.empty()) {
    const Point p = todo.back();
    todo.pop_back();
    if (!map.contains(p) || map.weight(p) != map.weight(seed) || !out.insert({p.y, p.x}).second) continue;
    for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) todo.push_back(p + step);
  }
  return out;
}

}  // namespace

class MapShapesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRectangleHasBothItsCorners() {
    QCOMPARE(rectangleSpans({3, 4}, {1, 2}, 9, 9), (std::vector<CellSpan>{{2, 1, 4}, {3, 1, 4}, {4, 1, 4}}));
    QCOMPARE(rectangleSpans({2, 2}, {2, 2}, 9, 9), (std::vector<CellSpan>{{2, 2, 3}}));
    QCOMPARE(rectangleSpans({-3, -3}, {1, 0}, 9, 9), (std::vector<CellSpan>{{0, 0, 2}}));
    QVERIFY(rectangleSpans({-3, 0}, {-1, 5}, 9, 9).empty());
    QVERIFY(rectangleSpans({0, 9}, {5, 12}, 9, 9).empty());
  }

  // The brush that draws a stroke is the judge.
  void aLineIsWhatTheBrushLeaves() {
    Random random(testing::seed());
    for (int round = 0; round < 200; ++round) {
      const Point from{random.between(-5, 25), random.between(-5, 20)};
      const Point to{random.between(-5, 25), random.between(-5, 20)};
      const int brush = random.between(1, 6);
      MapDocument document{Map(20, 15), {}, {}};
      MapStroke stroke(document, MapEditKind::Paint);
      stroke.paintTo(from, kWall, brush);
      stroke.paintTo(to, kWall, brush);
      Cells painted;
      for (std::size_t i = 0; i < document.map.cellCount(); ++i)
        if (const Point p = document.map.point(i); document.map.isWall(p)) painted.insert({p.y, p.x});
      QVERIFY2(cellsOf(lineSpans(from, to, brush, 20, 15), 20, 15) == painted,
               qPrintable(QString::number(round)));
    }
  }

  void aRegionIsWhatIsConnectedBySides() {
    Random random(testing::seed());
    for (int round = 0; round < 200; ++round) {
      Map map(17, 13);
      for (std::size_t i = 0; i < map.cellCount(); ++i)
        map.setWeight(map.point(i), static_cast<Weight>(random.below(3) == 0   ? 5
                                                        : random.below(8) == 0 ? 0
                                                                               : 1));
      const Point seed = map.point(random.below(static_cast<std::uint32_t>(map.cellCount())));
      QVERIFY(cellsOf(regionSpans(map, seed), 17, 13) == regionByHand(map, seed));
    }
    QVERIFY(regionSpans(Map(4, 4), {4, 0}).empty());
  }

  void paintingIsOneEditThatCanBeTakenBack() {
    constexpr int side = 100;
    MapDocument document{Map(side, side), Point{1, 1}, Point{3, 3}};
    document.letters.assign(document.map.cellCount(), 'G');
    const MapDocument before = document;
    const auto spans = rectangleSpans({1, 1}, {side - 2, side - 2}, side, side);
    const MapEdit edit = paintSpans(document, spans, kWall, MapEditKind::Rectangle);
    QCOMPARE(edit.kind, MapEditKind::Rectangle);
    edit.apply(document);
    for (std::size_t i = 0; i < document.map.cellCount(); ++i) {
      const Point p = document.map.point(i);
      const bool isInside = p.x > 0 && p.y > 0 && p.x < side - 1 && p.y < side - 1;
      const bool isEnd = p == Point{1, 1} || p == Point{3, 3};
      QCOMPARE(document.map.isWall(p), isInside && !isEnd);
      QCOMPARE(document.letters[i], isInside && !isEnd ? '@' : 'G');
    }
    edit.revert(document);
    QVERIFY(document == before);
    // A weight goes under the ends, too, and what has it already is no change.
    const MapEdit weights = paintSpans(document, spans, 7, MapEditKind::Fill);
    weights.apply(document);
    QCOMPARE(document.map.weight({1, 1}), Weight{7});
    QVERIFY(paintSpans(document, spans, 7, MapEditKind::Fill).isEmpty());
  }

  // Cell by cell, whatever was there before.
  void paintingIsWhatItIsCellByCell() {
    Random random(testing::seed());
    for (int round = 0; round < 300; ++round) {
      const int width = random.between(1, 30), height = random.between(1, 30);
      MapDocument document{Map(width, height), Point{random.between(0, width - 1), 0},
                           Point{random.between(0, width - 1), height - 1}};
      const bool hasLetters = random.chance(0.5), isMixed = random.chance(0.7);
      if (hasLetters) document.letters.assign(document.map.cellCount(), 'G');
      if (isMixed)
        for (std::size_t i = 0; i < document.map.cellCount(); ++i) {
          const Point p = document.map.point(i);
          const bool isEnd = p == document.start || p == document.goal;
          const auto weight = static_cast<Weight>(isEnd ? 1 : random.below(3));
          document.map.setWeight(p, weight);
          if (!hasLetters) continue;
          document.letters[i] = weight == kWall ? "@TE"[random.below(3)] : ".GS"[random.below(3)];
          if (document.letters[i] == kSwampLetter) document.map.setSwamp(i);
          if (weight != 1 || random.chance(0.6)) continue;
          document.letters[i] = kWaterLetter;
          document.map.setWater(i);
        }
      const auto weight = static_cast<Weight>(random.below(3));
      const Point corner{random.between(0, width - 1), random.between(0, height - 1)};
      const auto spans = random.chance(0.5) ? regionSpans(document.map, corner)
                                            : rectangleSpans(corner, {width / 2, height / 2}, width, height);
      const MapDocument before = document;
      MapDocument expected = document;
      std::size_t changed = 0;
      for (const auto& [y, x] : cellsOf(spans, width, height)) {
        const Point p{x, y};
        const bool isKept = weight == kWall && (p == document.start || p == document.goal);
        if (isKept || (document.map.weight(p) == weight && !document.map.hasTerrain(document.map.index(p))))
          continue;
        ++changed;
        expected.map.setWeight(p, weight);
        if (hasLetters) expected.letters[document.map.index(p)] = weight == kWall ? '@' : '.';
      }
      const MapEdit edit = paintSpans(document, spans, weight, MapEditKind::Fill);
      QCOMPARE(edit.isEmpty(), changed == 0);
      edit.apply(document);
      QVERIFY(document == expected);
      // Exactly what it says has changed.
      std::size_t told = 0;
      for (const CellRun& run : edit.changedCells())
        for (std::uint32_t cell = run.first; cell < run.end(); ++cell, ++told)
          QVERIFY(document.map.cells()[cell] != before.map.cells()[cell] || before.map.hasTerrain(cell));
      QCOMPARE(told, changed);
      edit.revert(document);
      QVERIFY(document == before);
      edit.apply(document);
      QVERIFY(document == expected);
    }
  }

  // No copy of a map for a part of it, and of an area that was all alike next to nothing.
  void paintingHoldsWhatItChanges() {
    MapDocument document{Map(1000, 1000), Point{0, 0}, Point{999, 999}};
    const auto rectangle = rectangleSpans({100, 100}, {499, 299}, 1000, 1000);
    QVERIFY(paintSpans(document, rectangle, kWall, MapEditKind::Rectangle).bytes() < 3000);
    paintSpans(document, rectangle, 9, MapEditKind::Rectangle).apply(document);
    // Two weights: a byte a cell.
    const auto both = rectangleSpans({100, 100}, {499, 399}, 1000, 1000);
    const std::size_t bytes = paintSpans(document, both, kWall, MapEditKind::Rectangle).bytes();
    QVERIFY2(bytes >= 90'000 && bytes < 130'000, qPrintable(QString::number(bytes)));
    QVERIFY(!paintSpans(document, rectangleSpans({0, 0}, {999, 999}, 1000, 1000), kWall, MapEditKind::Fill)
                 .replacement);
  }
};

SEARCHLIGHT_TEST(MapShapesTest)
#include "map_shapes_test.moc"
