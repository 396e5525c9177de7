// tests/core/sokoban_collection_test.cpp: what real files of levels hold, oddity by oddity; and back into text.
#include <QElapsedTimer>
#include <QtTest>

#include "core/sokoban/collection.h"
#include "tests/core/seed.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::sokoban;

namespace {

const std::string kEasy = "#####\n#@$.#\n#####\n";

Collection read(const std::string& text) { return readCollection(text, "levels.xsb"); }
QString title(const Level& level) { return QString::fromStdString(level.title); }
// The rows of the only level.
QStringList rowsOf(const std::string& text) {
  const Collection all = read(text);
  if (all.levels.size() != 1 || !all.levels[0].board) return {"not one level"};
  QStringList rows;
  for (const std::string& row : all.levels[0].board->rows(all.levels[0].board->opening()))
    rows << QString::fromStdString(row);
  return rows;
}

}  // namespace

class SokobanCollectionTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { testing::printSeed(); }

  // All of them are the same level.
  void forms_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("#####\n#@$.#\n#####\n");
    QTest::newRow("no final newline") << QByteArray("#####\n#@$.#\n#####");
    QTest::newRow("CR LF") << QByteArray("#####\r\n#@$.#\r\n#####\r\n");
    QTest::newRow("bare CR") << QByteArray("#####\r#@$.#\r#####\r");
    QTest::newRow("a byte-order mark") << QByteArray("\xEF\xBB\xBF#####\n#@$.#\n#####\n");
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE#\0#\0#\0#\0#\0\n\0#\0@\0$\0.\0#\0\n\0#\0#\0#\0#\0#\0",
                                          36);
    QTest::newRow("quoted mail") << QByteArray("> #####\n> #@$.#\n> #####\n");
    QTest::newRow("quoted twice") << QByteArray(">>#####\n>>#@$.#\n>>#####\n");
    QTest::newRow("indented by tabs") << QByteArray("\t#####\n\t#@$.#\n\t#####\n");
    QTest::newRow("old letters") << QByteArray("#####\n#pb.#\n#####\n");
    QTest::newRow("run-length") << QByteArray("5#\n#@$.#\n5#\n");
    QTest::newRow("rows in a line") << QByteArray("5#|#@$.#|5#\n");
    QTest::newRow("rows in a line, ended") << QByteArray("5#|#@$.#|5#|\n");
    QTest::newRow("groups") << QByteArray("2(2#)#\n#@$.#\n5(#)\n");
    QTest::newRow("mixed") << QByteArray("#####\n#@$.#|5#\n");
    QTest::newRow("text around it") << QByteArray("Hello\n\n#####\n#@$.#\n#####\n\nGood-bye\n");
    QTest::newRow("article 4") << QByteArray("4 5\nWWWWW\nWKBDW\nWWWWW\nWWWWW\n");
  }
  void forms() {
    QFETCH(QByteArray, text);
    const QStringList rows = rowsOf(text.toStdString());
    QVERIFY2(rows.size() >= 3, qPrintable(rows.join('\n')));
    QCOMPARE(rows.mid(0, 3), (QStringList{"#####", "#@$.#", "#####"}));
  }

  void nestedCounts() {
    QCOMPARE(rowsOf("17#\n#@$.12-#\n#2(3(#-)#)-#\n17#\n").value(2), QStringLiteral("## # # ## # # # #"));
  }

  void emptyRowsInside() {
    const Collection all = read("#####\n#@$.#\n#   #\n-\n#####\n");
    QCOMPARE(all.levels.size(), std::size_t{1});
    QVERIFY(!all.levels[0].board);  // there is a way out where the row is empty, but it is one level
  }

  void titles() {
    const Collection all =
        read("Title: My levels\nAuthor: Me\n\n; 1\n" + kEasy + "\n#50 (3)\n" + kEasy +
             "Title: Named\nAuthor: You\nDifficulty: 3\n\n+|+\n" + kEasy + "\n7\n" + kEasy);
    QCOMPARE(QString::fromStdString(all.title), QStringLiteral("My levels"));
    QCOMPARE(all.levels.size(), std::size_t{4});
    QCOMPARE(title(all.levels[0]), QStringLiteral("1"));
    QCOMPARE(title(all.levels[1]), QStringLiteral("Named"));
    QCOMPARE(title(all.levels[2]), QStringLiteral("+|+"));
    QCOMPARE(title(all.levels[3]), QStringLiteral("7"));
    QCOMPARE(QString::fromStdString(all.levels[0].author), QStringLiteral("Me"));
    QCOMPARE(QString::fromStdString(all.levels[1].author), QStringLiteral("You"));
    QCOMPARE(all.levels[1].details, (std::vector<Detail>{{"Difficulty", "3"}}));
  }
  void latin1() {
    const Collection all = read("; Caf\xE9\n" + kEasy);
    QCOMPARE(title(all.levels[0]), QStringLiteral("Café"));
  }
  void comments() {
    const Collection all =
        read(kEasy + "Comment: one\n\n" + kEasy + "COMMENT:\ntwo\n###\nthree\nComment-End:\n\n" + kEasy);
    QCOMPARE(all.levels.size(), std::size_t{3});
    QCOMPARE(QString::fromStdString(all.levels[0].comment), QStringLiteral("one"));
    QCOMPARE(QString::fromStdString(all.levels[1].comment), QStringLiteral("two\n###\nthree"));
  }
  void solutions() {
    const Collection all = read(kEasy + "Solution/Moves 1/1\nr\n\n" + kEasy +
                                "Solution\nll\n\n#######\n#@ $ .#\n#######\nSnapshot\nr*R\n");
    QCOMPARE(all.levels[0].solutions, std::vector<std::string>{"R"});
    QVERIFY(all.levels[1].solutions.empty());
    QCOMPARE(all.levels[1].notes.size(), std::size_t{1});
    QVERIFY(QString::fromStdString(all.levels[1].notes[0]).contains(QStringLiteral("line 10")) ||
            QString::fromStdString(all.levels[1].notes[0]).contains(QStringLiteral("dropped")));
    QCOMPARE(all.levels[2].savedGames, (std::vector<SavedGame>{{"rR", 1}}));
  }

  // A bad level costs the good ones nothing.
  void brokenOnes() {
    const Collection all =
        read(kEasy + "\n; bad\n#####\n# $.#\n#####\n\n" + kEasy + "\n#####\n#@$x#\n#####\n");
    QCOMPARE(all.levels.size(), std::size_t{4});
    QVERIFY(all.levels[0].board && all.levels[2].board);
    QVERIFY(!all.levels[1].board);
    QCOMPARE(title(all.levels[1]), QStringLiteral("bad"));
    QCOMPARE(QString::fromStdString(all.levels[1].fault), QStringLiteral("there is no worker"));
    QCOMPARE(all.levels[1].faultLine, 6);
    QCOMPARE(all.levels[3].faultLine, 15);
    QVERIFY(QString::fromStdString(all.levels[3].fault).contains('x'));
  }
  void noLevelAtAll() {
    for (const char* text : {"", "\n\n", "Hello\n", "12\n", "2 2 2\n"})
      QVERIFY_EXCEPTION_THROWN(read(text), FormatError);
  }
  void largeBoards() {
    std::string hall(80 * 81, '\n');
    for (std::size_t y = 0; y < 80; ++y)
      for (std::size_t x = 0; x < 80; ++x)
        hall[y * 81 + x] = x == 0 || y == 0 || x == 79 || y == 79 ? '#'
                           : (x + y) % 2 == 0 && x < 78 && x > 1  ? '*'
                                                                  : ' ';
    hall[81 + 1] = '@';
    hall[81 + 2] = '$';
    hall[81 + 3] = '.';
    QVERIFY(read(hall).levels[0].board);
    QVERIFY(!read("256#\n#@$.252-#\n256#\n").levels[0].board);
  }
  // Counts that would write out gigabytes cost neither time nor memory.
  void bombs() {
    for (const char* text :
         {"99999(99999(99999(#)))\n#@$.#\n#####\n", "#####\n#@$.#\n999999999999999999999#\n",
          "2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(2(#\n"}) {
      try {
        for (const Level& level : read(text).levels) QVERIFY(!level.board || level.board->width() < 256);
      } catch (const FormatError&) {
      }
    }
  }

  void tenThousandLevels() {
    std::string text;
    Random random = testing::randomFor("many");
    const int count = testing::isShortened() ? 1'000 : 10'000;
    for (int i = 0; i < count; ++i) {
      const Board board = testing::randomSokoban(random, 9, 8, 3, 20);
      text += "; " + std::to_string(i + 1) + "\n";
      for (const std::string& row : board.rows(board.opening())) text += row + "\n";
      text += "\n";
    }
    QElapsedTimer timer;
    timer.start();
    const Collection all = read(text);
    qInfo("%d levels, %zu bytes: %lld ms", count, text.size(), static_cast<long long>(timer.elapsed()));
    QCOMPARE(all.levels.size(), static_cast<std::size_t>(count));
    for (const Level& level : all.levels) QVERIFY(level.board);
  }

  void writtenAndReadAgain() {
    Random random = testing::randomFor("written");
    for (int i = 0; i < testing::rounds(100); ++i) {
      Collection made;
      made.title = "Title " + std::to_string(i);
      made.author = "Nobody";
      for (int k = 0; k < 3; ++k) {
        Level level;
        level.board = testing::randomSokoban(random, random.between(5, 9), random.between(5, 8), 2, 20);
        level.title = "Level " + std::to_string(k);
        level.author = k == 1 ? "Somebody" : "Nobody";
        if (k == 1) level.comment = "one\ntwo: 3";
        if (k == 2) level.comment = "one line";
        level.details = {{"Difficulty", "7"}};
        made.levels.push_back(std::move(level));
      }
      const Collection again = read(collectionText(made));
      QCOMPARE(again.title, made.title);
      QCOMPARE(again.levels.size(), made.levels.size());
      for (std::size_t k = 0; k < 3; ++k) {
        QVERIFY(again.levels[k].board);
        QCOMPARE(again.levels[k].board->identity(), made.levels[k].board->identity());
        QCOMPARE(again.levels[k].title, made.levels[k].title);
        QCOMPARE(again.levels[k].author, made.levels[k].author);
        QCOMPARE(again.levels[k].comment, made.levels[k].comment);
        QCOMPARE(again.levels[k].details, made.levels[k].details);
      }
      QCOMPARE(collectionText(again), collectionText(read(collectionText(again))));
    }
  }
};

SEARCHLIGHT_TEST(SokobanCollectionTest)
#include "sokoban_collection_test.moc"
