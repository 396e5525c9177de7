// tests/widgets/picture_reader_test.cpp: brightness of any picture, Otsu's threshold, the grain of drawings.
#include "widgets/grid/picture_reader.h"

#include "core/random/random.h"
#include "tests/test_main.h"

namespace {

// A checkered drawing in blocks of `side` pixels.
GreyPixels checkered(int columns, int rows, int side) {
  GreyPixels picture{columns * side, rows * side, {}};
  for (int y = 0; y < picture.height; ++y)
    for (int x = 0; x < picture.width; ++x)
      picture.luminance.push_back((x / side + y / side) % 2 == 0 ? std::uint8_t{10} : std::uint8_t{240});
  return picture;
}

// The definition, computed anew for every threshold.
double varianceBetween(const Histogram& histogram, int threshold) {
  double count[2] = {}, sum[2] = {};
  for (int i = 0; i < 256; ++i) {
    const auto n = static_cast<double>(histogram[static_cast<std::size_t>(i)]);
    count[i >= threshold] += n;
    sum[i >= threshold] += n * i;
  }
  if (count[0] == 0 || count[1] == 0) return 0;
  const double apart = sum[0] / count[0] - sum[1] / count[1];
  return count[0] * count[1] * apart * apart;
}

}  // namespace

class PictureReaderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void brightness_data() {
    const auto row = testing::columns<QColor, int>("colour", "luminance");
    row("black", QColor(0, 0, 0), 0);
    row("white", QColor(255, 255, 255), 255);
    row("grey", QColor(100, 100, 100), 100);
    row("red", QColor(255, 0, 0), 54);
    row("green", QColor(0, 255, 0), 182);
    row("blue", QColor(0, 0, 255), 19);
    row("seen through", QColor(0, 0, 0, 0), 255);
    row("half seen through", QColor(0, 0, 0, 128), 127);
  }
  void brightness() {
    QFETCH(QColor, colour);
    QImage image(2, 3, QImage::Format_ARGB32);
    image.fill(colour);
    const GreyPixels picture = greyPixelsOf(image);
    QCOMPARE(picture.width, 2);
    QCOMPARE(picture.height, 3);
    QCOMPARE(picture.luminance.size(), std::size_t{6});
    for (const std::uint8_t value : picture.luminance) QTEST(static_cast<int>(value), "luminance");
  }

  void anyFormat_data() {
    QTest::addColumn<int>("format");
    for (const auto format :
         {QImage::Format_Mono, QImage::Format_MonoLSB, QImage::Format_Indexed8, QImage::Format_RGB32,
          QImage::Format_ARGB32, QImage::Format_ARGB32_Premultiplied, QImage::Format_RGB16,
          QImage::Format_RGB888, QImage::Format_BGR888, QImage::Format_Grayscale8, QImage::Format_Grayscale16,
          QImage::Format_RGBA64, QImage::Format_RGBA8888, QImage::Format_A2RGB30_Premultiplied})
      QTest::addRow("%d", static_cast<int>(format)) << static_cast<int>(format);
  }
  void anyFormat() {
    QFETCH(int, format);
    // Odd in every way: rows are padded, and there are more of them than are converted at a time.
    QImage image(67, 131, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        image.setPixel(x, y, (x * y) % 3 == 0 ? 0xff000000 : 0xffffffff);
    const GreyPixels picture =
        greyPixelsOf(image.convertToFormat(static_cast<QImage::Format>(format), Qt::ThresholdDither));
    QCOMPARE(picture.luminance.size(), std::size_t{67} * 131);
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        QCOMPARE(picture.luminance[static_cast<std::size_t>(y * 67 + x)], (x * y) % 3 == 0 ? 0 : 255);
  }

  void nothingGivesNothing() {
    const GreyPixels picture = greyPixelsOf(QImage());
    QCOMPARE(picture.width, 0);
    QVERIFY(picture.luminance.empty());
    QCOMPARE(otsuThreshold(histogramOf(picture)), 128);
    QCOMPARE(blockSideOf(picture, 128), 1);
  }

  void otsuPartsTwoClasses() {
    Histogram histogram{};
    histogram[20] = 700;
    histogram[200] = 300;
    QCOMPARE(otsuThreshold(histogram), (21 + 200 + 1) / 2);
    Histogram oneColour{};
    oneColour[77] = 5;
    QCOMPARE(otsuThreshold(oneColour), 128);
    Histogram extremes{};
    extremes[0] = 1;
    extremes[255] = 1;
    QCOMPARE(otsuThreshold(extremes), 128);
  }

  void otsuIsTheBest() {
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    Random random(seed);
    for (int round = 0; round < 200; ++round) {
      Histogram histogram{};
      const int colours = random.between(2, 256);
      for (int i = 0; i < colours; ++i) histogram[random.below(256)] += random.below(1000);
      const double found = varianceBetween(histogram, otsuThreshold(histogram));
      for (int t = 1; t < 256; ++t)
        QVERIFY2(varianceBetween(histogram, t) <= found * (1 + 1e-9), qPrintable(QString::number(t)));
    }
  }

  void drawingsHaveAGrain_data() {
    QTest::addColumn<int>("side");
    for (const int side : {1, 2, 3, 8, 10, 17}) QTest::addRow("%d", side) << side;
  }
  void drawingsHaveAGrain() {
    QFETCH(int, side);
    QCOMPARE(blockSideOf(checkered(7, 5, side), 128), side);
    GreyPixels spotted = checkered(7, 5, side);
    spotted.luminance[static_cast<std::size_t>(spotted.width)] ^= 0xff;  // one pixel is out of order
    QCOMPARE(blockSideOf(spotted, 128), 1);
  }

  void grainReachesTheEdges() {
    // Left half dark, right half light: blocks of 6, but only 4 rows of them fit.
    GreyPixels picture{12, 8, {}};
    for (int i = 0; i < 12 * 8; ++i)
      picture.luminance.push_back(i % 12 < 6 ? std::uint8_t{0} : std::uint8_t{255});
    QCOMPARE(blockSideOf(picture, 128), 2);
    QCOMPARE(blockSideOf(picture, 0), 1);  // all light
  }
};

SEARCHLIGHT_TEST(PictureReaderTest)
#include "picture_reader_test.moc"
