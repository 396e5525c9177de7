// tests/widgets/cell_image_test.cpp: the halvings of a picture of cells, against means taken one by one.
#include "widgets/board/cell_image.h"

#include "tests/core/seed.h"
#include "tests/test_main.h"

class CellImageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void halvesByMeans_data() {
    const auto row = testing::columns<int, int, double, bool>("columns", "rows", "emphasised", "isShared");
    for (const auto& [columns, rows] :
         {std::pair(128, 130), {131, 67}, {301, 301}, {65, 2}, {1, 200}, {200, 1}})
      for (const double share : {0.0, 0.01, 0.5})
        row(testing::rowName("%d x %d, %g", columns, rows, share), columns, rows, share, false);
    // Large enough for two threads, in rows that do and do not end with their blocks.
    row(testing::rowName("640 x 1100, 0.3, shared"), 640, 1100, 0.3, true);
    row(testing::rowName("701 x 803, 0.3, shared"), 701, 803, 0.3, true);
  }
  void halvesByMeans() {
    FETCH(const int, columns, rows);
    QFETCH(const double, emphasised);
    QFETCH(const bool, isShared);
    Random random = testing::randomFor(QTest::currentDataTag());
    std::vector<QRgb> cells(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const auto anyColour = [&] {
      const QRgb colour = 0xff000000 | random.below(1 << 24);
      return random.chance(emphasised) ? CellImage::emphasised(colour) : colour;
    };
    for (QRgb& c : cells) c = anyColour();
    CellImage image;
    image.reset(columns, rows);
    const CellRect all{0, 0, columns, rows};
    const auto colour = [&](std::size_t first, std::size_t last, QRgb* pixels) {
      std::copy(cells.begin() + static_cast<std::ptrdiff_t>(first),
                cells.begin() + static_cast<std::ptrdiff_t>(last), pixels);
    };
    for (int change = 0; change < 4; ++change) {
      QImage below = image.fresh(0, all, isShared, colour).copy();
      for (int level = 1; level < image.levels(); ++level) {
        const QImage here = image.fresh(level, all, isShared, colour).copy();
        QCOMPARE(here.size(), QSize((below.width() + 1) / 2, (below.height() + 1) / 2));
        for (int y = 0; y < here.height(); ++y)
          for (int x = 0; x < here.width(); ++x) {
            std::vector<QRgb> four, marked;
            for (const int dy : {0, 1})
              for (const int dx : {0, 1}) {
                const int px = std::min(2 * x + dx, below.width() - 1);
                const int py = std::min(2 * y + dy, below.height() - 1);
                four.push_back(reinterpret_cast<const QRgb*>(below.constScanLine(py))[px]);
                if (four.back() < 0xff000000) marked.push_back(four.back());
              }
            const QRgb pixel = reinterpret_cast<const QRgb*>(here.constScanLine(y))[x];
            if (!marked.empty()) {
              QVERIFY(std::ranges::find(marked, pixel) != marked.end());
              continue;
            }
            QCOMPARE(qAlpha(pixel), 255);
            for (int shift = 0; shift < 24; shift += 8) {
              QRgb sum = 2;
              for (const QRgb p : four) sum += p >> shift & 0xff;
              QCOMPARE(pixel >> shift & 0xff, sum / 4);
            }
          }
        below = here;
      }
      // A few cells change.
      for (int i = 0; i < 20; ++i) {
        const std::size_t cell = random.below(static_cast<std::uint32_t>(cells.size()));
        cells[cell] = anyColour();
        image.invalidate(cell, cell + 1);
      }
    }
  }

  // Against the whole frame, scaled anew: whatever changes, wherever it lies, in frames that show all of it or a part.
  void whatHasChangedIsEnough_data() {
    QTest::addColumn<double>("side");
    for (const double side : {0.5, 0.7, 0.945, 1.0, 1.37, 2.5, 5.0}) QTest::addRow("%g", side) << side;
  }
  void whatHasChangedIsEnough() {
    QFETCH(const double, side);
    Random random = testing::randomFor(QTest::currentDataTag());
    QImage picture(130, 90, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    const QSizeF extent(picture.width() * side, picture.height() * side);
    const QRgb outside = qRgb(1, 2, 3);
    for (const QPointF origin : {QPointF(0, 0), QPointF(7.25, 3.5), QPointF(-20.5, -11)}) {
      QImage frame(300, 200, QImage::Format_RGB32);
      scaleCells(picture, origin, side, extent, outside, frame);
      for (int round = 0; round < 60; ++round) {
        std::vector<PixelSpan> changed(static_cast<std::size_t>(picture.height()));
        const int rows = random.between(0, 8);
        for (int i = 0; i < rows; ++i) {
          const int y = random.between(0, picture.height() - 1);
          const int begin = random.between(0, picture.width() - 1);
          const int end = random.between(begin, std::min(begin + 20, picture.width()));
          PixelSpan& span = changed[static_cast<std::size_t>(y)];
          if (begin < end)
            span = span.begin < span.end ? PixelSpan{std::min(span.begin, begin), std::max(span.end, end)}
                                         : PixelSpan{begin, end};
          for (int x = begin; x < end; ++x) picture.setPixel(x, y, 0xff000000 | random.below(1 << 24));
        }
        rescaleCells(picture, origin, side, extent, changed, frame);
        QImage truth(frame.size(), QImage::Format_RGB32);
        scaleCells(picture, origin, side, extent, outside, truth);
        QVERIFY2(frame == truth, qPrintable(u"round %1"_s.arg(round)));
      }
    }
  }
};

SEARCHLIGHT_TEST(CellImageTest)
#include "cell_image_test.moc"
