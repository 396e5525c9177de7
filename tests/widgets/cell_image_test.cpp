// tests/widgets/cell_image_test.cpp: the halvings of a picture of cells, against means taken one by one; lines of noted pixels against
// distances found by trying all of them.
#include "widgets/board/cell_image.h"
#include "tests/core/seed.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/board/wide_line.h"

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
    FETCH_ALL((const int, columns), (const int, rows), (const double, emphasised), (const bool, isShared));
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

  // A level above is the same whether the ones below were looked at before or not, however much has changed since.
  void levelsDoNotNeedThoseBelow_data() {
    const auto row = testing::columns<int, int>("columns", "rows");
    for (const auto& [columns, rows] : {std::pair(1024, 300), {1001, 301}, {300, 300}})
      row(testing::rowName("%d x %d", columns, rows), columns, rows);
  }
  void levelsDoNotNeedThoseBelow() {
    FETCH(const int, columns, rows);
    Random random = testing::randomFor(QTest::currentDataTag());
    std::vector<QRgb> cells(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const auto colour = [&](std::size_t first, std::size_t last, QRgb* pixels) {
      std::copy(cells.begin() + static_cast<std::ptrdiff_t>(first),
                cells.begin() + static_cast<std::ptrdiff_t>(last), pixels);
    };
    const auto change = [&](std::size_t first, std::size_t last) {
      for (std::size_t cell = first; cell < last; ++cell) cells[cell] = 0xff000000 | random.below(1 << 24);
    };
    change(0, cells.size());
    CellImage image;
    image.reset(columns, rows);
    for (int i = 0; i < 60; ++i) {
      const int left = static_cast<int>(random.below(static_cast<std::uint32_t>(columns)));
      const int top = static_cast<int>(random.below(static_cast<std::uint32_t>(rows)));
      const CellRect shown{left, top, random.between(left + 1, columns), random.between(top + 1, rows)};
      const int level = random.between(0, std::min(3, image.levels() - 1));
      const QImage here = image.fresh(level, shown, random.chance(0.5), colour).copy();
      CellImage other;
      other.reset(columns, rows);
      for (int l = 0; l <= level; ++l) other.fresh(l, {0, 0, columns, rows}, false, colour);
      const QImage& truth = other.fresh(level, {0, 0, columns, rows}, false, colour);
      for (int y = shown.top >> level; y <= (shown.bottom - 1) >> level; ++y)
        for (int x = shown.left >> level; x <= (shown.right - 1) >> level; ++x)
          if (here.pixel(x, y) != truth.pixel(x, y))
            QFAIL(qPrintable(u"round %1, level %2: %3, %4"_s.arg(i).arg(level).arg(x).arg(y)));
      const std::size_t first = random.below(static_cast<std::uint32_t>(cells.size()));
      const std::size_t last =
          std::min(cells.size(), first + 1 + random.below(random.chance(0.5) ? 100 : 200'000));
      change(first, last);
      image.invalidate(first, last);
    }
  }

  // Every pixel that becomes another one lies where it was said, whatever part of the board is looked at.
  void staleColumnsHoldAllThatChanges_data() {
    const auto row = testing::columns<int, int>("columns", "rows");
    for (const auto& [columns, rows] : {std::pair(512, 40), {193, 194}, {20, 30}, {1, 300}})
      row(testing::rowName("%d x %d", columns, rows), columns, rows);
  }
  void staleColumnsHoldAllThatChanges() {
    FETCH(const int, columns, rows);
    Random random = testing::randomFor(QTest::currentDataTag());
    QRgb now = 0xff000001;
    const auto colour = [&](std::size_t first, std::size_t last, QRgb* pixels) {
      std::fill(pixels, pixels + (last - first), now);
    };
    CellImage image;
    image.reset(columns, rows);
    image.fresh(0, {0, 0, columns, rows}, false, colour);
    for (int round = 0; round < 200; ++round) {
      for (std::uint32_t i = random.below(4); i > 0; --i) {
        const std::size_t cell = random.below(static_cast<std::uint32_t>(columns * rows));
        image.invalidate(cell,
                         std::min(cell + random.below(150) + 1, static_cast<std::size_t>(columns * rows)));
      }
      const int left = random.between(0, columns - 1), top = random.between(0, rows - 1);
      const CellRect shown{left, top, random.between(left + 1, columns), random.between(top + 1, rows)};
      std::vector<PixelSpan> told;
      image.staleColumns(shown, told);
      QCOMPARE(told.size(), static_cast<std::size_t>(rows));
      ++now;
      const QImage& after = image.fresh(0, shown, random.chance(0.5), colour);
      for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x) {
          const PixelSpan span = told[static_cast<std::size_t>(y)];
          const bool isNew = reinterpret_cast<const QRgb*>(after.constScanLine(y))[x] == now;
          if (isNew && (x < span.begin || x >= span.end))
            QFAIL(qPrintable(u"round %1: %2, %3"_s.arg(round).arg(x).arg(y)));
        }
    }
  }

  // A frame as large as a window, shared by two threads, against its parts.
  void largeFramesAreTheSameAsTheirParts_data() {
    const auto row = testing::columns<double, double>("side", "top");
    for (const double side : {0.7, 1.0, 1.37, 5.0})
      for (const double top : {-40.25, 0.0, 60.0}) row(testing::rowName("%g, from %g", side, top), side, top);
  }
  void largeFramesAreTheSameAsTheirParts() {
    FETCH(const double, side, top);
    Random random = testing::randomFor(QTest::currentDataTag());
    QImage picture(501, 403, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) picture.setPixel(x, y, 0xff000000 | random.below(1 << 24));
    const QSizeF extent(picture.width() * side, picture.height() * side);
    const QRgb outside = qRgb(1, 2, 3);
    QImage whole(1000, 640, QImage::Format_RGB32);
    scaleCells(picture, {30.5, top}, side, extent, outside, whole);
    constexpr int kFewRows = 16;  // too few to be shared
    for (int y = 0; y < whole.height(); y += kFewRows) {
      QImage part(whole.width(), kFewRows, QImage::Format_RGB32);
      scaleCells(picture, {30.5, top - y}, side, extent, outside, part);
      QVERIFY2(part == whole.copy(0, y, whole.width(), kFewRows), qPrintable(u"rows from %1"_s.arg(y)));
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

  void notedPixelsSpread_data() {
    QTest::addColumn<int>("pixels");
    for (const int pixels : {0, 1, 12, 400}) QTest::addRow("%d", pixels) << pixels;
  }
  void notedPixelsSpread() {
    QFETCH(int, pixels);
    Random random = testing::randomFor(QTest::currentDataTag());
    const QColor ground(0, 0, 0), line(255, 255, 255);
    WideLine wide;
    // One line after another, as frames come: nothing of the one before is left.
    for (const QSize size : {QSize(40, 30), QSize(40, 30), QSize(7, 3), QSize(1, 1), QSize(40, 30)}) {
      for (const double width : {1.0, 2.5, 6.0}) {
        wide.reset(size, width / 2);
        std::vector<QPoint> noted;
        for (int i = 0; i < pixels; ++i) {
          const QPoint p(static_cast<int>(random.below(60)) - 10, static_cast<int>(random.below(50)) - 10);
          wide.addPixel(p);
          if (QRect(QPoint(), size).contains(p)) noted.push_back(p);
        }
        wide.spread();
        QImage frame(size, QImage::Format_RGB32);
        frame.fill(ground);
        wide.paint(frame, width, line);
        for (int y = 0; y < size.height(); ++y)
          for (int x = 0; x < size.width(); ++x) {
            double nearest = 1e9;
            for (const QPoint p : noted) nearest = std::min(nearest, std::hypot(p.x() - x, p.y() - y));
            const double share = qRed(frame.pixel(x, y)) / 255.0;
            const double expected = std::clamp(width / 2 + 0.5 - nearest, 0.0, 1.0);
            QVERIFY2(std::abs(share - expected) < 0.11,
                     qPrintable(u"%1, %2: %3, not %4"_s.arg(x).arg(y).arg(share).arg(expected)));
          }
      }
    }
  }

  // Frames as large as windows are shared by two threads: the same as a small one around each pixel, also at the seams.
  void largeFramesAreTheSame() {
    Random random = testing::randomFor("large");
    const QSize size(901, 701);
    WideLine wide;
    wide.reset(size, 3);
    std::vector<QPoint> noted;
    for (int i = 0; i < 300; ++i) {
      noted.emplace_back(static_cast<int>(random.below(901)), static_cast<int>(random.below(701)));
      wide.addPixel(noted.back());
    }
    wide.spread();
    QImage frame(size, QImage::Format_RGB32);
    frame.fill(Qt::black);
    wide.paint(frame, 6, Qt::white);
    const int covered =
        testing::countWhere(frame.rect(), [&](int x, int y) { return qRed(frame.pixel(x, y)) > 0; });
    int expectedCovered = 0;
    std::vector<bool> isSeen(static_cast<std::size_t>(size.width()) *
                             static_cast<std::size_t>(size.height()));
    for (const QPoint p : noted)
      for (int y = std::max(0, p.y() - 4); y <= std::min(size.height() - 1, p.y() + 4); ++y)
        for (int x = std::max(0, p.x() - 4); x <= std::min(size.width() - 1, p.x() + 4); ++x) {
          const std::size_t i = static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width()) +
                                static_cast<std::size_t>(x);
          if (isSeen[i]) continue;
          isSeen[i] = true;
          double nearest = 1e9;
          for (const QPoint q : noted) nearest = std::min(nearest, std::hypot(q.x() - x, q.y() - y));
          const double expected = std::clamp(3.5 - nearest, 0.0, 1.0);
          expectedCovered += qRed(frame.pixel(x, y)) > 0;
          QVERIFY2(std::abs(qRed(frame.pixel(x, y)) / 255.0 - expected) < 0.11,
                   qPrintable(u"%1, %2"_s.arg(x).arg(y)));
        }
    QCOMPARE(covered, expectedCovered);
  }
};

SEARCHLIGHT_TEST(CellImageTest)
#include "cell_image_test.moc"
