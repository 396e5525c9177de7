// tests/core/klotski_catalogue_test.cpp: every puzzle is one of its own, and its figures are what the search says.
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/code.h"
#include "core/klotski/survey.h"
#include "tests/core/klotski_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::klotski;

class KlotskiCatalogueTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPuzzleIsOneOfItsOwn() {
    QSet<QString> names;
    QSet<QString> grids;
    std::array<int, 3> count{};
    for (const Entry& entry : catalogue()) {
      for (const std::string_view name : {entry.id, entry.chinese, entry.pinyin, entry.english}) {
        QVERIFY(!name.empty());
        names << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        QCOMPARE(entryByName(name), &entry);
      }
      const Board board = boardOf(entry);
      QVERIFY(!board.isSolved(board.opening()));
      grids << QString::fromStdString(gridOf(board));
      QCOMPARE(entryByGrid(board), &entry);
      QCOMPARE(board.isOfFamily(), entry.group != Group::Other);
      ++count[static_cast<std::size_t>(entry.group)];
    }
    QCOMPARE(names.size(), 4 * static_cast<int>(catalogue().size()));
    QCOMPARE(grids.size(), static_cast<int>(catalogue().size()));
    QCOMPARE(count[0], 47);  // the 48th of the list that is handed down, 乱石崩云, is no layout: half a piece
    QVERIFY(count[1] >= 4 && count[2] >= 12);
    QVERIFY(!entryByName("") && !entryByName("heng-dao"));
  }
  // A grid is the same whatever the letters are, and another with another goal.
  void gridsAreFoundWhateverTheLetters() {
    QCOMPARE(entryByGrid(readBoard("goal Z 0,3\nboard\nZZYY\nZZXX\nWV..\nUTSS\nUTRR\n", "f")),
             entryByName("san-jiao-qi"));
    QVERIFY(!entryByGrid(readBoard("goal Z 2,3\nboard\nZZYY\nZZXX\nWV..\nUTSS\nUTRR\n", "f")));
    QVERIFY(!entryByGrid(readBoard("goal Z 0,3\nboard\nZZYY\nZZXX\n..WV\nUTSS\nUTRR\n", "f")));
  }

  void figuresAreProven_data() {
    QTest::addColumn<QString>("id");
    for (const Entry& entry : catalogue()) QTest::newRow(entry.id.data()) << QString(entry.id.data());
  }
  void figuresAreProven() {
    QFETCH(QString, id);
    const Entry& entry = *entryByName(id.toStdString());
    const Board board = boardOf(entry);
    search::Limits limits;
    if (testing::isShortened()) limits.expansions = 3'000;
    const Survey s = survey(board, board.opening(), limits);
    if (testing::isShortened() && !s.isComplete()) return;  // a whole run proves it
    QVERIFY(s.isComplete());
    QCOMPARE(testing::orNone(s.best[0]), entry.best.moves);
    QCOMPARE(testing::orNone(s.best[1]), entry.best.straight);
    QCOMPARE(testing::orNone(s.best[2]), entry.best.steps);
    QCOMPARE(s.isUnsolvable(), !entry.best.isSolvable());
  }
  // What our own titles under the atlas say: the hardest of all, or their own mirror images.
  void theAtlassOpeningsAreTheHardestOrSymmetric() {
    for (const Entry& entry : catalogue()) {
      if (entry.group != Group::Atlas) continue;
      const Code code = readRows(entry.text, entry.id);
      QVERIFY(entry.best.moves == 138 || (mirrored(code) == code && entry.best.moves > 100));
    }
  }
};

SEARCHLIGHT_TEST(KlotskiCatalogueTest)
#include "klotski_catalogue_test.moc"
