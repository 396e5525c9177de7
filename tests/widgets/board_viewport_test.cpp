// tests/widgets/board_viewport_test.cpp: fitting, zooming, panning, and the way from pixels to cells and back.
#include "widgets/board/board_viewport.h"

#include "core/random/random.h"
#include "tests/test_main.h"

namespace {

BoardViewport viewport(QSizeF view, int columns, int rows, double ratio = 1) {
  BoardViewport v;
  v.setView(view, ratio);
  v.setBoardSize(columns, rows);
  return v;
}

bool isWhole(double value) { return std::abs(value - std::round(value)) < 1e-6; }

}  // namespace

class BoardViewportTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fitShowsTheWholeMap_data() {
    const auto row =
        testing::columns<QSizeF, int, int, double, double>("view", "columns", "rows", "ratio", "side");
    row("small map", QSizeF(1000, 768), 9, 7, 1.0, 96.0);
    row("small map, wide view", QSizeF(2000, 1300), 9, 7, 1.0, 128.0);
    row("whole pixels", QSizeF(520, 388), 9, 7, 1.0, 52.0);
    row("whole screen pixels", QSizeF(520, 388), 9, 7, 1.5, 52.0);
    row("half of a pixel is whole at 2", QSizeF(337.5, 1000), 9, 1, 2.0, 34.5);
    row("fraction", QSizeF(1000, 768), 512, 512, 1.0, 744.0 / 512);
    row("crisp half", QSizeF(1920, 1080), 2048, 2048, 1.0, 0.5);
    row("crisp quarter", QSizeF(1920, 1080), 4096, 4096, 1.0, 0.25);
    row("one row", QSizeF(800, 600), 4096, 1, 1.0, 776.0 / 4096);
  }
  void fitShowsTheWholeMap() {
    FETCH_ALL((QSizeF, view), (int, columns), (int, rows), (double, ratio), (double, side));
    const BoardViewport v = viewport(view, columns, rows, ratio);
    QCOMPARE(v.cellSide(), side);
    QVERIFY(v.isFitted());
    const CellRect all{0, 0, columns, rows};
    QCOMPARE(v.visibleCells(), all);
    const QRectF map = v.rectOf(all);
    QVERIFY(QRectF(QPointF(), view).contains(map));
    QVERIFY(std::abs(map.center().x() - view.width() / 2) <= 1);
    QVERIFY(std::abs(map.center().y() - view.height() / 2) <= 1);
  }

  void fitIsKeptWhileNobodyZooms() {
    BoardViewport v = viewport({520, 388}, 9, 7);
    v.setView({1000, 768}, 1);
    QCOMPARE(v.cellSide(), 96.0);
    v.setFills(true);
    QCOMPARE(v.cellSide(), 106.0);
    v.zoomTo(40, {500, 384});
    v.setView({520, 388}, 1);
    QCOMPARE(v.cellSide(), 40.0);
    QVERIFY(!v.isFitted());
  }

  // As it was fitted, moved or zoomed out: the whole of it stays in the middle.
  void whatFitsStaysInTheMiddle() {
    BoardViewport v = viewport({157, 157}, 193, 194);
    const QPointF origin = v.origin();
    v.panBy({30, -20});
    QVERIFY(v.isFitted());
    QCOMPARE(v.origin(), origin);
    v.zoomBy(20, {10, 10});
    v.panBy({-2000, -2000});
    QVERIFY(!v.isFitted());
    for (int i = 0; i < 40; ++i) v.zoomBy(0.8, {150, 20});
    const QRectF board = v.rectOf({0, 0, 193, 194});
    QVERIFY(QRectF(QPointF(), QSizeF(157, 157)).contains(board));
    QVERIFY(std::abs(board.center().x() - 78.5) <= 1);
    QVERIFY(std::abs(board.center().y() - 78.5) <= 1);
  }

  // Fitted in with large cells it follows the view's size, and not all of it is in sight.
  void whatIsFittedInNeedNotBeInSight() {
    BoardViewport v = viewport({520, 388}, 90, 70);
    QVERIFY(v.isWholeInSight());
    v.setLeastFit(8, [](QSizeF) { return QPointF(10, 10); });
    QVERIFY(v.isFitted());
    QVERIFY(!v.isWholeInSight());
    v.setView({1000, 768}, 1);  // there is room for all of it
    QVERIFY(v.isWholeInSight());
    v.setView({520, 388}, 1);
    QVERIFY(!v.isWholeInSight());
    v.setLeastFit(0, {});
    QVERIFY(v.isWholeInSight());
    v.zoomTo(20, {10, 10});
    QVERIFY(!v.isWholeInSight());
  }

  // Panes of one size that share a look show the same, also where cells are nearly a whole number of pixels.
  void sharedLooksAreTheSame() {
    for (int width = 300; width < 460; ++width) {
      BoardViewport v = viewport({static_cast<double>(width), 400}, 193, 150);
      BoardViewport w = v;
      v.centreOn({90, 70});
      w.setLook(v.look());
      QCOMPARE(w.cellSide(), v.cellSide());
      QCOMPARE(w.origin(), v.origin());
    }
  }

  void zoomKeepsTheCellUnderThePointer_data() {
    const auto row = testing::columns<double, double>("factor", "ratio");
    for (const double ratio : {1.0, 1.25, 2.0})
      for (const double factor : {1.25, 1.9, 7.0, 0.8, 0.3})
        row(testing::rowName("%g at %g", factor, ratio), factor, ratio);
  }
  void zoomKeepsTheCellUnderThePointer() {
    FETCH(double, factor, ratio);
    BoardViewport v = viewport({800, 600}, 2000, 2000, ratio);
    v.zoomTo(12, {400, 300});
    v.centreOn({1000, 1000});
    const QPointF pointer(613, 127), before = v.toCells(pointer);
    v.zoomBy(factor, pointer);
    const QPointF after = v.toCells(pointer);
    // The origin stands on whole screen pixels.
    QVERIFY(std::abs(after.x() - before.x()) * v.cellPixels() <= 1);
    QVERIFY(std::abs(after.y() - before.y()) * v.cellPixels() <= 1);
  }

  void cellsOfAFewPixelsAreEven() {
    Random random(11);
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
      BoardViewport v = viewport({811, 607}, 700, 500, ratio);
      for (int i = 0; i < 200; ++i) {
        v.zoomBy(random.chance(0.5) ? 1.17 : 0.87, QPointF(random.between(0, 810), random.between(0, 606)));
        QVERIFY(isWhole(v.origin().x() * ratio));
        QVERIFY(isWhole(v.origin().y() * ratio));
        QCOMPARE(v.hasEvenCells(), v.cellPixels() > BoardViewport::kEvenFrom - 1e-6);
        if (v.hasEvenCells()) QVERIFY(isWhole(v.cellPixels()));
      }
    }
  }

  void zoomHasEnds() {
    BoardViewport large = viewport({800, 600}, 2000, 2000);
    for (int i = 0; i < 100; ++i) large.zoomBy(0.5, {0, 0});
    QCOMPARE(large.cellSide(), large.fittingSide());
    for (int i = 0; i < 100; ++i) large.zoomBy(2, {0, 0});
    QCOMPARE(large.cellSide(), BoardViewport::kLargestCell);
    // What fills the view may be larger already: then nothing is, and back there.
    BoardViewport tiny = viewport({800, 600}, 3, 2);
    tiny.setFills(true);
    const double filling = tiny.cellSide();
    QVERIFY(filling > BoardViewport::kLargestCell);
    for (int i = 0; i < 100; ++i) tiny.zoomBy(2, {0, 0});
    QCOMPARE(tiny.cellSide(), filling);
    BoardViewport small = viewport({800, 600}, 9, 7);
    for (int i = 0; i < 100; ++i) small.zoomBy(0.5, {0, 0});
    QCOMPARE(small.cellSide(), BoardViewport::kSmallestWish);
  }

  void theMapIsNeverLost() {
    const std::uint64_t seed = 20240;
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    Random random(seed);
    for (int round = 0; round < 300; ++round) {
      const QSizeF view(random.between(50, 1500), random.between(50, 1200));
      BoardViewport v =
          viewport(view, random.between(1, 500), random.between(1, 500), random.chance(0.5) ? 1 : 2);
      for (int i = 0; i < 20; ++i) {
        const QPointF at(random.between(0, 1500), random.between(0, 1200));
        if (random.chance(0.5))
          v.panBy(QPointF(random.between(-9999, 9999), random.between(-9999, 9999)));
        else
          v.zoomBy(random.chance(0.5) ? 2.3 : 0.4, at);
        const QRectF map = v.rectOf(CellRect{0, 0, v.columns(), v.rows()});
        const QRectF seen = map & QRectF(QPointF(), view);
        // Either all of it, or most of the view is map.
        QVERIFY(seen.width() >= std::min(map.width(), view.width() - 49) - 1);
        QVERIFY(seen.height() >= std::min(map.height(), view.height() - 49) - 1);
      }
    }
  }

  void revealMovesAsLittleAsItTakes() {
    BoardViewport v = viewport({400, 400}, 100, 100);
    v.zoomTo(20, {200, 200});
    v.centreOn({50, 50});
    const QPointF before = v.origin();
    v.reveal({50, 50});
    QCOMPARE(v.origin(), before);
    v.reveal({61, 50});  // its right edge is 40 pixels beyond the view, and three cells more are wanted
    QCOMPARE(v.origin(), before - QPointF(100, 0));
    v.reveal({99, 99});
    QVERIFY(QRectF(0, 0, 400, 400).contains(v.rectOf(Point{99, 99})));
  }
};

SEARCHLIGHT_TEST(BoardViewportTest)
#include "board_viewport_test.moc"
