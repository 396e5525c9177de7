// tests/core/picture_test.cpp: maps from grey pictures: threshold, meaning, blocks and bad sizes.
#include "core/grid/picture.h"

#include <stdexcept>

#include "core/random/random.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

QString wallsOf(const Map& map) {
  QString rows;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (i > 0 && map.point(i).x == 0) rows += '/';
    rows += map.isWall(map.point(i)) ? '#' : '.';
  }
  return rows;
}

// Rows of `#` (black) and `.` (white) as pixels.
std::vector<std::uint8_t> pixelsOf(const QString& rows) {
  std::vector<std::uint8_t> pixels;
  for (const QChar c : rows)
    if (c != '/') pixels.push_back(c == '#' ? 0 : 255);
  return pixels;
}

}  // namespace

class PictureTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void threshold_data() {
    const auto row = testing::columns<int, bool, QString>("threshold", "darkIsWall", "rows");
    // The pixels are 0 100 / 101 255.
    row("none dark", 0, true, "../..");
    row("black only", 1, true, "#./..");
    row("below, not at", 100, true, "#./..");
    row("one more", 101, true, "##/..");
    row("all but white", 255, true, "##/#.");
    row("all dark", 256, true, "##/##");
    row("light is wall", 101, false, "../##");
    row("light is wall, none dark", 0, false, "##/##");
  }
  void threshold() {
    FETCH_ALL((const int, threshold), (const bool, darkIsWall), (const QString, rows));
    const std::vector<std::uint8_t> pixels{0, 100, 101, 255};
    const PictureMeaning meaning = darkIsWall ? PictureMeaning::DarkIsWall : PictureMeaning::LightIsWall;
    QCOMPARE(wallsOf(mapFromPicture({2, 2, pixels}, {threshold, meaning, 1})), rows);
  }

  void blocks_data() {
    const auto row = testing::columns<QString, int, int, QString>("pixels", "width", "cellSize", "rows");
    row("majority", "##../#.../..##/..##", 4, 2, "#./.#");
    row("a tie is a wall", "#./.#", 2, 2, "#");
    row("cut blocks count their own pixels", "..#/..#/..#", 3, 2, ".#/.#");
    row("a block larger than the picture", "###/#../...", 3, 100, ".");
    row("thirds", "...#../.....#/......", 6, 3, "..");
    row("one pixel a cell", "#.#", 3, 1, "#.#");
  }
  void blocks() {
    FETCH_ALL((const QString, pixels), (const QString, rows), (const int, width), (const int, cellSize));
    const std::vector<std::uint8_t> luminance = pixelsOf(pixels);
    const int height = static_cast<int>(luminance.size()) / width;
    QCOMPARE(wallsOf(mapFromPicture({width, height, luminance}, {128, PictureMeaning::DarkIsWall, cellSize})),
             rows);
  }

  void swappingTheMeaningSwapsTheMap() {
    constexpr std::uint64_t kSeed = 20'240'606;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Random random(kSeed);
    std::vector<std::uint8_t> pixels(320 * 240);
    for (std::uint8_t& pixel : pixels) pixel = static_cast<std::uint8_t>(random.below(256));
    const Map dark = mapFromPicture({320, 240, pixels}, {90, PictureMeaning::DarkIsWall, 1});
    const Map light = mapFromPicture({320, 240, pixels}, {90, PictureMeaning::LightIsWall, 1});
    QVERIFY(dark.isUniform() && light.isUniform());
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      QCOMPARE(dark.isWall(dark.point(i)), pixels[i] < 90);
      QCOMPARE(light.isWall(light.point(i)), pixels[i] >= 90);
    }
  }

  void bad_data() {
    const auto row =
        testing::columns<int, int, int, int, QString>("width", "height", "pixels", "cellSize", "message");
    row("no width", 0, 5, 0, 1, "the picture has no pixels");
    row("negative", -5, -5, 25, 1, "the picture has no pixels");
    row("too few pixels", 5, 5, 24, 1, "the picture's pixels do not match its size");
    row("too many pixels", 5, 5, 26, 1, "the picture's pixels do not match its size");
    const int huge = std::numeric_limits<int>::max();
    row("huge sides, few pixels", huge, huge, 1, 1, "the picture's pixels do not match its size");
    row("cell size 0", 5, 5, 25, 0, "a cell is at least one pixel wide");
    row("cell size negative", 5, 5, 25, -2, "a cell is at least one pixel wide");
    row("too large", 5000, 2, 10'000, 1,
        "the picture gives 5000 x 2 cells, but the limit is 4096 per side; use cells of 2 pixels or more");
  }
  void bad() {
    FETCH(const int, width, height, pixels, cellSize);
    QFETCH(const QString, message);
    const std::vector<std::uint8_t> luminance(static_cast<std::size_t>(pixels));
    const PictureSettings settings{128, PictureMeaning::DarkIsWall, cellSize};
    QCOMPARE(testing::refusalOf([&] {
               (void)mapFromPicture({width, height, luminance}, settings);
             }),
             message);
  }

  void largePicturesFitWithTheSmallestCellSize() {
    QCOMPARE(smallestCellSize(1, 1), 1);
    QCOMPARE(smallestCellSize(4096, 4096), 1);
    QCOMPARE(smallestCellSize(4097, 1), 2);
    QCOMPARE(smallestCellSize(320, 240, 100), 4);
    const std::vector<std::uint8_t> luminance(10'000 * 3);
    const Map map = mapFromPicture({3, 10'000, luminance},
                                   {128, PictureMeaning::DarkIsWall, smallestCellSize(3, 10'000)});
    QCOMPARE(map.width(), 1);
    QCOMPARE(map.height(), 3334);
  }

  void hugeCellsDoNotOverflow() {
    const std::vector<std::uint8_t> luminance(9);
    const int huge = std::numeric_limits<int>::max();
    QCOMPARE(wallsOf(mapFromPicture({3, 3, luminance}, {128, PictureMeaning::DarkIsWall, huge})),
             QString("#"));
  }
};

SEARCHLIGHT_TEST(PictureTest)
#include "picture_test.moc"
