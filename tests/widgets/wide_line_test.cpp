// tests/widgets/wide_line_test.cpp: lines of noted pixels against distances found by trying all of them.
#include "widgets/board/wide_line.h"

#include "core/random/random.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class WideLineTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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
                     qPrintable(QStringLiteral("%1, %2: %3, not %4").arg(x).arg(y).arg(share).arg(expected)));
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
    int covered = 0;
    for (int y = 0; y < size.height(); ++y)
      for (int x = 0; x < size.width(); ++x) covered += qRed(frame.pixel(x, y)) > 0;
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
                   qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
        }
    QCOMPARE(covered, expectedCovered);
  }
};

SEARCHLIGHT_TEST(WideLineTest)
#include "wide_line_test.moc"
