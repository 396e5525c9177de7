// tests/widgets/cell_scaler_test.cpp: a frame as large as a window, shared by two threads, against its parts.
#include "widgets/board/cell_image.h"

#include <QTest>
#include <algorithm>
#include <vector>

#include "core/random/random.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class CellScalerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  void largeFramesAreTheSameAsTheirParts_data() {
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("top");
    for (const double side : {0.7, 1.0, 1.37, 5.0})
      for (const double top : {-40.25, 0.0, 60.0}) QTest::addRow("%g, from %g", side, top) << side << top;
  }
  void largeFramesAreTheSameAsTheirParts() {
    QFETCH(const double, side);
    QFETCH(const double, top);
    Random random = testing::randomFor(QTest::currentDataTag());
    QImage picture(501, 403, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) picture.setPixel(x, y, 0xff000000 | random.below(1 << 24));
    const QSizeF extent(picture.width() * side, picture.height() * side);
    const QRgb outside = qRgb(1, 2, 3);
    QImage whole(1000, 640, QImage::Format_RGB32);
    scaleCells(picture, {30.5, top}, side, extent, outside, whole);
    constexpr int kRows = 16;  // too few to be shared
    for (int y = 0; y < whole.height(); y += kRows) {
      QImage part(whole.width(), kRows, QImage::Format_RGB32);
      scaleCells(picture, {30.5, top - y}, side, extent, outside, part);
      QVERIFY2(part == whole.copy(0, y, whole.width(), kRows),
               qPrintable(QStringLiteral("rows from %1").arg(y)));
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
        QVERIFY2(frame == truth, qPrintable(QStringLiteral("round %1").arg(round)));
      }
    }
  }
};

SEARCHLIGHT_TEST(CellScalerTest)
#include "cell_scaler_test.moc"
