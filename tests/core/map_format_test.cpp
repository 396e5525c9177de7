// tests/core/map_format_test.cpp: both text forms of a map, good and bad; what is written reads back.
#include "core/grid/map_format.h"

#include <stdexcept>

#include "core/random/random.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "tests/test_main.h"

using namespace searchlight::grid;

namespace {

// Two by three cells in both forms, the ground on which the bad cases are built.
const QByteArray kOctile = "type octile\nheight 2\nwidth 3\nmap\n..@\n.TG\n";
const QByteArray kPlain = "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 1\ncells\n.3#\n.#9\n";
const QByteArray kWeights = "searchlight-map 1\nsize 3 2\nweights\n. 3 #\n. # 255\n";

QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to) {
  Q_ASSERT(text.contains(from));
  return text.replace(from, to);
}

QString weightsOf(const Map& map) {
  QString rows;
  for (std::size_t i = 0; i < map.cellCount(); ++i) {
    if (i > 0 && map.point(i).x == 0) rows += '/';
    if (map.point(i).x > 0) rows += ' ';
    rows += QString::number(map.cells()[i]);
  }
  return rows;
}

MapDocument randomDocument(Random& random) {
  const int maxWeight = random.chance(0.5) ? 9 : 255;
  MapDocument document;
  document.map = Map(random.between(1, 40), random.between(1, 40));
  std::optional<Point> lastFree;
  for (std::size_t i = 0; i < document.map.cellCount(); ++i) {
    const Point p = document.map.point(i);
    const bool wall = random.chance(0.3);
    document.map.setWeight(p, static_cast<Weight>(wall ? 0 : random.between(1, maxWeight)));
    if (wall) continue;
    if (!document.start && random.chance(0.1)) document.start = p;
    lastFree = p;
  }
  if (random.chance(0.5)) document.goal = lastFree;
  return document;
}

}  // namespace

class MapFormatTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void good_data() {
    const auto row = testing::columns<QByteArray, QString>("text", "rows");
    const QString octile = "1 1 0/1 0 1";
    row("octile", kOctile, octile);
    row("octile, every character", "type octile\nheight 1\nwidth 7\nmap\n.GS@OTW\n", "1 1 1 0 0 0 1");
    row("octile, blanks behind rows", replaced(replaced(kOctile, "..@", "..@ \t"), ".TG", ".TG  "), octile);
    row("octile, blanks behind rows and CRLF", replaced(replaced(kOctile, "..@", "..@ "), "\n", "\r\n"),
        octile);
    row("octile, width first", replaced(kOctile, "height 2\nwidth 3", "width 3\nheight 2"), octile);
    row("octile, CRLF", replaced(kOctile, "\n", "\r\n"), octile);
    row("octile, CR CRLF", replaced(kOctile, "\n", "\r\r\n"), octile);
    row("octile, CR", replaced(kOctile, "\n", "\r"), octile);
    row("octile, byte order mark", "\xEF\xBB\xBF" + kOctile, octile);
    row("octile, blank lines", "\n" + replaced(kOctile, "width 3\n", "width 3\n\n") + "\n \n\n", octile);
    row("octile, blanks in the header", replaced(kOctile, "height 2", " height \t 2 "), octile);
    row("octile, no last line end", kOctile.chopped(1), octile);
    row("octile, 1 x 1", "type octile\nheight 1\nwidth 1\nmap\n.", "1");
    row("plain", kPlain, "1 3 0/1 0 9");
    row("plain, CRLF", replaced(kPlain, "\n", "\r\n"), "1 3 0/1 0 9");
    row("plain, comments", replaced(kPlain, "cells", "; one\n  ;two three four five\ncells"), "1 3 0/1 0 9");
    row("plain, 1 is a weight too", replaced(kPlain, ".3#", "13#"), "1 3 0/1 0 9");
    row("weights", kWeights, "1 3 0/1 0 255");
    row("weights, tabs", replaced(kWeights, ". 3 #", " .\t3\t\t# "), "1 3 0/1 0 255");
  }
  void good() {
    FETCH_ALL((const QByteArray, text), (const QString, rows));
    QCOMPARE(weightsOf(readMap(text.toStdString(), "file").map), rows);
  }

  void plainFormKeepsStartAndGoal() {
    const MapDocument document = readPlainMap(kPlain.toStdString(), "file");
    QVERIFY(document.start == (Point{0, 0}));
    QVERIFY(document.goal == (Point{2, 1}));
    const QByteArray without = replaced(replaced(kPlain, "start 0 0\n", ""), "goal 2 1\n", "");
    QVERIFY(!readPlainMap(without.toStdString(), "file").start);
    QVERIFY(!readPlainMap(without.toStdString(), "file").goal);
    // Their lines may stand before the size is known.
    const QByteArray early = replaced(without, "size", "goal 2 1\nsize");
    QVERIFY(readPlainMap(early.toStdString(), "file").goal == (Point{2, 1}));
  }

  void bad_data() {
    const auto add = testing::columns<QByteArray, QString>("text", "message");
    add("empty", "", "file:1: expected a map, found an empty file");
    add("blank", "\n \n", "file:2: expected a map, found an empty file");
    add("something else", "hello\n",
        "file:1: not a map: expected \"type octile\" or \"searchlight-map 1\", found \"hello\"");
    add("binary before a map", "\x89PNG" + kOctile,
        "file:1: not a map: expected \"type octile\" or \"searchlight-map 1\", found \"\\x89PNGtype "
        "octile\"");
    add("a picture", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0", 18),
        "file:1: not a map: expected \"type octile\" or \"searchlight-map 1\", found \"\\x89PNG\"");

    add("octile: other type", replaced(kOctile, "octile", "tile"),
        "file:1: expected \"type octile\", found \"type tile\"");
    add("octile: type only", "type octile\n", "file:1: the file ends before the cells");
    add("octile: no cells", "type octile\nheight 2\nwidth 3\n", "file:3: the file ends before the cells");
    add("octile: no height", replaced(kOctile, "height 2\n", ""),
        "file:3: height is missing before the cells");
    add("octile: no width", replaced(kOctile, "width 3\n", ""), "file:3: width is missing before the cells");
    add("octile: two heights", replaced(kOctile, "width", "height"), "file:3: height is given twice");
    add("octile: height 4900000", replaced(kOctile, "height 2", "height 4900000"),
        "file:2: height 4900000 is out of range (1 to 4096)");
    add("octile: width 4097", replaced(kOctile, "width 3", "width 4097"),
        "file:3: width 4097 is out of range (1 to 4096)");
    add("octile: width 0", replaced(kOctile, "width 3", "width 0"),
        "file:3: width 0 is out of range (1 to 4096)");
    add("octile: width -3", replaced(kOctile, "width 3", "width -3"),
        "file:3: width -3 is out of range (1 to 4096)");
    add("octile: height x", replaced(kOctile, "height 2", "height x"),
        "file:2: height \"x\" is not a whole number");
    add("octile: height 2.0", replaced(kOctile, "height 2", "height 2.0"),
        "file:2: height \"2.0\" is not a whole number");
    add("octile: height past 64 bits", replaced(kOctile, "height 2", "height 99999999999999999999"),
        "file:2: height 99999999999999999999 is out of range (1 to 4096)");
    add("octile: height without a value", replaced(kOctile, "height 2", "height"),
        "file:2: height takes one value, found \"height\"");
    add("octile: height with two values", replaced(kOctile, "height 2", "height 2 2"),
        "file:2: height takes one value, found \"height 2 2\"");
    add("octile: map with a value", replaced(kOctile, "map", "map 1"),
        "file:4: map takes no value, found \"map 1\"");
    add("octile: unknown line", replaced(kOctile, "width 3", "widht 3"),
        "file:3: expected height, width or map, found \"widht 3\"");
    add("octile: NUL in the header", replaced(kOctile, "width 3", QByteArray("wid\0th 3", 8)),
        "file:3: expected height, width or map, found \"wid\\x00th 3\"");
    add("octile: NUL cell", replaced(kOctile, ".TG", QByteArray("\0.@", 3)),
        "file:6: column 0: expected a cell (. G S free, W water, other letters walls), found \"\\x00\"");
    add("octile: no ASCII", replaced(kOctile, ".TG", "..\xe9"),
        "file:6: column 2: expected a cell (. G S free, W water, other letters walls), found \"\\xe9\"");
    add("octile: short row", replaced(kOctile, ".TG", ".@"), "file:6: row 1: expected 3 cells, found 2");
    add("octile: long row", replaced(kOctile, "..@", "..@."), "file:5: row 0: expected 3 cells, found 4");
    add("octile: a letter after blanks", replaced(kOctile, "..@", "..@ ."),
        "file:5: row 0: expected 3 cells, found 5");
    add("octile: missing row", replaced(kOctile, ".TG\n", ""), "file:5: expected 2 rows, found 1");
    add("octile: blank line between rows", replaced(kOctile, "..@\n", "..@\n\n"),
        "file:6: row 1: expected 3 cells, found 0");
    add("octile: cut in a row", kOctile.chopped(2), "file:6: row 1: expected 3 cells, found 2");
    add("octile: one row more", kOctile + "...\n", "file:7: unexpected \"...\" after the end");
    add("octile: junk at the end", kOctile + "\n\njunk", "file:9: unexpected \"junk\" after the end");
    add("octile: large and empty", "type octile\nheight 4096\nwidth 4096\nmap\n",
        "file:4: expected 4096 rows, found 0");

    add("plain: no version", replaced(kPlain, "map 1", "map"),
        "file:1: expected \"searchlight-map 1\", found \"searchlight-map\"");
    add("plain: later version", replaced(kPlain, "map 1", "map 3"),
        "file:1: written by a later version of Searchlight: \"searchlight-map 3\"");
    add("plain: first line only", "searchlight-map 1", "file:1: the file ends before the cells");
    add("plain: no size", replaced(kPlain, "size 3 2\n", ""), "file:4: size is missing before the cells");
    add("plain: two sizes", replaced(kPlain, "start 0 0", "size 3 2"), "file:3: size is given twice");
    add("plain: size with one value", replaced(kPlain, "size 3 2", "size 3"),
        "file:2: size takes two values, found \"size 3\"");
    add("plain: size with three values", replaced(kPlain, "size 3 2", "size 3 2 1"),
        "file:2: size takes two values, found \"size 3 2 1\"");
    add("plain: too wide", replaced(kPlain, "size 3 2", "size 5000 2"),
        "file:2: width 5000 is out of range (1 to 4096)");
    add("plain: too high", replaced(kPlain, "size 3 2", "size 3 5000"),
        "file:2: height 5000 is out of range (1 to 4096)");
    add("plain: size 0", replaced(kPlain, "size 3 2", "size 0 2"),
        "file:2: width 0 is out of range (1 to 4096)");
    add("plain: size in words", replaced(kPlain, "size 3 2", "size three 2"),
        "file:2: width \"three\" is not a whole number");
    add("plain: start in a wall", replaced(kPlain, "start 0 0", "start 2 0"), "file:3: start 2,0 is a wall");
    add("plain: goal in a wall", replaced(kPlain, "goal 2 1", "goal 1 1"), "file:4: goal 1,1 is a wall");
    add("plain: start outside", replaced(kPlain, "start 0 0", "start 3 0"),
        "file:3: start 3,0 is outside the map of 3 x 2 cells");
    add("plain: goal outside", replaced(kPlain, "goal 2 1", "goal 0 2"),
        "file:4: goal 0,2 is outside the map of 3 x 2 cells");
    add("plain: start negative", replaced(kPlain, "start 0 0", "start -1 0"),
        "file:3: start column -1 is out of range (0 to 2147483647)");
    add("plain: start with a comma", replaced(kPlain, "start 0 0", "start 0,0"),
        "file:3: start takes two values, found \"start 0,0\"");
    add("plain: two starts", replaced(kPlain, "goal", "start"), "file:4: start is given twice");
    add("plain: unknown line", replaced(kPlain, "goal", "gaol"),
        "file:4: expected size, start, goal, cells or weights, found \"gaol 2 1\"");
    add("plain: unknown cell", replaced(kPlain, ".3#", ".@#"),
        "file:6: column 1: expected a cell (# a wall, . or 1 to 9 a weight), found \"@\"");
    add("plain: weight 0", replaced(kPlain, ".3#", ".0#"),
        "file:6: column 1: expected a cell (# a wall, . or 1 to 9 a weight), found \"0\"");
    add("plain: short row", replaced(kPlain, ".3#", ".3"), "file:6: row 0: expected 3 cells, found 2");
    add("plain: missing row", replaced(kPlain, ".#9\n", ""), "file:6: expected 2 rows, found 1");
    add("plain: junk at the end", kPlain + "1", "file:8: unexpected \"1\" after the end");

    add("weights: 0", replaced(kWeights, ". 3", ". 0"),
        "file:4: column 1: expected a cell (# a wall, . or 1 to 255 a weight), found \"0\"");
    add("weights: 256", replaced(kWeights, "255", "256"),
        "file:5: column 2: expected a cell (# a wall, . or 1 to 255 a weight), found \"256\"");
    add("weights: a word", replaced(kWeights, "255", "##"),
        "file:5: column 2: expected a cell (# a wall, . or 1 to 255 a weight), found \"##\"");
    add("weights: short row", replaced(kWeights, ". 3 #", ". 3"),
        "file:4: row 0: expected 3 values, found 2");
    add("weights: long row", replaced(kWeights, ". 3 #", ". 3 # #"),
        "file:4: row 0: expected 3 values, found 4");
    add("weights: missing row", replaced(kWeights, ". # 255\n", ""), "file:4: expected 2 rows, found 1");
  }
  void bad() {
    FETCH_ALL((const QByteArray, text), (const QString, message));
    QCOMPARE(testing::refusalOf([&] { (void)readMap(text.toStdString(), "file"); }), message);
  }

  // A file may be cut anywhere: always one message, never a map of the wrong content.
  void everyTruncation() {
    for (const QByteArray& text : {kOctile, kPlain, kWeights}) {
      // The last line end may be missing, and a weight of 255 cut to 25 or 2 is a weight.
      const qsizetype harmless = text == kWeights ? 3 : 1;
      for (qsizetype size = 0; size < text.size() - harmless; ++size) {
        const QString message =
            testing::refusalOf([&] { (void)readMap(text.first(size).toStdString(), "file"); });
        QVERIFY2(message.startsWith("file:") && !message.contains('\n'), qPrintable(text.first(size)));
      }
    }
  }

  void largestSizeIsRead() {
    const std::string row(4096, '.');
    std::string text = "type octile\nheight 4096\nwidth 4096\nmap\n";
    for (int y = 0; y < 4096; ++y) text += row + "\n";
    QCOMPARE(readMap(text, "file").map.cellCount(), std::size_t{4096} * 4096);
  }

  void realMap() {
    const MapDocument arena = readMapFile(SEARCHLIGHT_TEST_DATA "/maps/arena.map");
    QCOMPARE(arena.map.width(), 49);
    QCOMPARE(arena.map.height(), 49);
    QCOMPARE(std::ranges::count_if(arena.map.cells(), [](Weight w) { return w != kWall; }), 2054);
    QVERIFY(arena.map.isUniform());
  }

  void writtenTextIsEasyToRead() {
    QCOMPARE(QByteArray::fromStdString(writePlainMap(readMap(kPlain.toStdString(), "file"))), kPlain);
    QCOMPARE(QByteArray::fromStdString(writePlainMap(readMap(kWeights.toStdString(), "file"))), kWeights);
    QCOMPARE(QByteArray::fromStdString(writeOctileMap(readOctileMap(kOctile.toStdString(), "file"))),
             kOctile);
  }

  // Most maps have the two plain letters, and pay for no others.
  void lettersAreKeptWhereThereAreOthers() {
    const MapDocument kept = readMap(kOctile.toStdString(), "file");
    QCOMPARE(QByteArray::fromStdString(kept.letters), QByteArray("..@.TG"));
    const QByteArray plain = replaced(replaced(kOctile, "T", "@"), "G", ".");
    const MapDocument none = readMap(plain.toStdString(), "file");
    QVERIFY(none.letters.empty());
    QVERIFY(none.map == kept.map);
    QCOMPARE(QByteArray::fromStdString(writeOctileMap(none)), plain);
  }

  // Our own form has the letters behind the cells, with whatever weights.
  void ourFormKeepsLetters_data() { testing::columns<int>("weight")("none", 1)("a digit", 7)("more", 200); }
  void ourFormKeepsLetters() {
    QFETCH(const int, weight);
    MapDocument document = readMap(kOctile.toStdString(), "file");
    document.map.setWeight({0, 0}, static_cast<Weight>(weight));
    document.goal = Point{2, 1};
    const std::string text = writePlainMap(document);
    QVERIFY2(text.ends_with("letters\n..@\n.TG\n"), text.c_str());
    QVERIFY(readMap(text, "file") == document);
  }

  // Water is a medium of its own; a program that knows no water finds a wall in our form, as it did.
  void waterIsKept() {
    const MapDocument lake = readMap(replaced(kOctile, ".TG", "WTW").toStdString(), "file");
    QCOMPARE(weightsOf(lake.map), QString("1 1 0/1 0 1"));
    for (std::size_t i = 0; i < 6; ++i) QCOMPARE(lake.map.isWater(i), i == 3 || i == 5);
    QCOMPARE(QByteArray::fromStdString(writeOctileMap(lake)), replaced(kOctile, ".TG", "WTW"));
    MapDocument ours = lake;
    ours.start = ours.goal = Point{2, 1};
    const QByteArray text = QByteArray::fromStdString(writePlainMap(ours));
    QVERIFY2(text.endsWith("cells\n..#\n###\nletters\n..@\nWTW\n"), text.constData());
    QVERIFY(readMap(text.toStdString(), "file") == ours);
    MapDocument bare = ours;  // as a search has it
    bare.letters.clear();
    QVERIFY(readMap(writePlainMap(bare), "file").map == ours.map);
    QVERIFY(readMap(writeOctileMap(bare), "file").map == ours.map);
  }

  // Swamp costs what open ground costs, and is known for boards to show.
  void swampIsKept() {
    const MapDocument swamp = readMap(replaced(kOctile, ".TG", "STS").toStdString(), "file");
    QCOMPARE(weightsOf(swamp.map), QString("1 1 0/1 0 1"));
    for (std::size_t i = 0; i < 6; ++i) QCOMPARE(swamp.map.isSwamp(i), i == 3 || i == 5);
    QVERIFY(swamp.map.isUniform() && !swamp.map.hasWater());
    QVERIFY(readMap(writePlainMap(swamp), "file") == swamp);
    MapDocument bare = swamp;  // as a search has it
    bare.letters.clear();
    QVERIFY(readMap(writePlainMap(bare), "file").map == swamp.map);
    QVERIFY(readMap(writeOctileMap(bare), "file").map == swamp.map);
  }

  void unknownLettersAreWalls() {
    const QByteArray text = replaced(replaced(kOctile, ".TG", "EgE"), "..@", "G W");
    const MapDocument document = readMap(text.toStdString(), "file");
    QCOMPARE(weightsOf(document.map), QString("1 0 1/0 0 0"));
    QCOMPARE(QByteArray::fromStdString(writeOctileMap(document)), text);
    QVERIFY(readMap(writePlainMap(document), "file") == document);
    QStringList told;
    for (const UnknownLetter& u : unknownLetters(document))
      told << u"%1 %2 %3,%4"_s.arg(QChar(u.letter)).arg(u.cells).arg(u.first.x).arg(u.first.y);
    QCOMPARE(told, (QStringList{"  1 1,0", "E 2 0,1", "g 1 1,1"}));
    QVERIFY(unknownLetters(readMap(kOctile.toStdString(), "file")).empty());
  }

  void badLetters_data() {
    const auto row = testing::columns<QByteArray, QString>("rows", "message");
    row("no letter", "..@\n.\x01G\n",
        "file:8: column 1: expected a cell (. G S free, W water, other letters walls), found \"\\x01\"");
    row("a wall", "T.@\n.TG\n", "file:7: \"T\" in column 0 is a wall and the cell is free");
    row("water", "W.@\n.TG\n", "file:7: \"W\" in column 0 is water and the cell is free");
    row("free", "..@\n.GG\n", "file:8: \"G\" in column 1 is free and the cell is a wall");
    row("too few", "..@\n", "file:7: expected 2 rows, found 1");
    row("too short", "..\n.TG\n", "file:7: row 0: expected 3 cells, found 2");
    row("junk", "..@\n.TG\nx\n", "file:9: unexpected \"x\" after the end");
  }
  void badLetters() {
    FETCH_ALL((const QByteArray, rows), (const QString, message));
    const QByteArray text = "searchlight-map 1\nsize 3 2\ncells\n..#\n.#.\nletters\n" + rows;
    QCOMPARE(testing::refusalOf([&] { (void)readMap(text.toStdString(), "file"); }), message);
  }

  void writtenMapsReadBackEqual() {
    constexpr std::uint64_t kSeed = 20'240'601;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Random random(kSeed);
    for (int i = 0; i < 300; ++i) {
      const MapDocument document = randomDocument(random);
      QVERIFY2(readMap(writeMap(document, MapFormat::Plain), "file") == document,
               qPrintable(QString::number(i)));
      Map walls = document.map;
      for (std::size_t cell = 0; cell < walls.cellCount(); ++cell)
        if (walls.cells()[cell] > 1) walls.setWeight(walls.point(cell), 1);
      QVERIFY2((readMap(writeMap(document, MapFormat::Octile), "file") == MapDocument{walls, {}, {}}),
               qPrintable(QString::number(i)));
      QCOMPARE(losesWeights(document.map), walls != document.map);
    }
  }

  void filesReadBackEqual() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a name with blanks.slmap").toStdString();
    const MapDocument document = readPlainMap(kPlain.toStdString(), "file");
    writeMapFile(path, document, mapFormatFor(path));
    QVERIFY(readMapFile(path) == document);
    QCOMPARE(testing::refusalOf([&] { (void)readMapFile(folder.path().toStdString()); }),
             folder.path() + ": cannot be read: Is a directory");
  }

  void weightsAreLostInOctileForm() {
    Map map(3, 2);
    QVERIFY(!losesWeights(map));
    map.setWeight({0, 0}, kWall);
    QVERIFY(!losesWeights(map));
    map.setWeight({1, 0}, 2);
    QVERIFY(losesWeights(map));
  }

  void formFollowsFromTheName_data() {
    const auto row = testing::columns<QString, bool>("name", "octile");
    row("map", "folder.slmap/a.map", true);
    row("slmap", "folder.map/a.slmap", false);
    row("txt", "a.txt", false);
    row("none", "a", false);
  }
  void formFollowsFromTheName() {
    FETCH_ALL((const QString, name), (const bool, octile));
    QCOMPARE(mapFormatFor(name.toStdString()), octile ? MapFormat::Octile : MapFormat::Plain);
  }

  void mapWithoutCellsHasNoTextForm() {
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)writeOctileMap(MapDocument()));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)writePlainMap(MapDocument()));
  }
};

SEARCHLIGHT_TEST(MapFormatTest)
#include "map_format_test.moc"
