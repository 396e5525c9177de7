// tests/widgets/sokoban_book_test.cpp: best solutions of levels, turned to fit; book_test has what all books do.
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/sokoban/lurd.h"
#include "tests/core/sokoban_boards.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

std::vector<sokoban::Step> stepsOf(const char* letters) {
  std::vector<sokoban::Step> steps;
  const sokoban::Lurd lurd = std::get<sokoban::Lurd>(sokoban::readLurd(letters));
  for (std::size_t i = 0; i < lurd.steps.size(); ++i)
    steps.push_back({lurd.steps[i], QChar::fromLatin1(letters[i]).isUpper()});
  return steps;
}

}  // namespace

class SokobanBookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fewestMovesAndFewestPushesAreKeptApart() {
    QTemporaryDir dir;
    SokobanBook book(dir.filePath(QStringLiteral("best.json")));
    QString complaint;
    QCOMPARE(book.enter("a", stepsOf("rrRR"), &complaint), SokobanBook::Gain::First);
    QCOMPARE(book.enter("a", stepsOf("rrRRR"), &complaint), SokobanBook::Gain::None);
    QCOMPARE(book.enter("a", stepsOf("RRR"), &complaint), SokobanBook::Gain::Better);
    QCOMPARE(book.enter("a", stepsOf("lllllR"), &complaint), SokobanBook::Gain::Better);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    const SokobanBook again(dir.filePath(QStringLiteral("best.json")));
    QVERIFY(again.best("a") && !again.best("b"));
    QCOMPARE(again.best("a")->games, 4U);
    QCOMPARE(again.best("a")->byMoves, (SokobanBook::Solution{{3, 3}, "RRR"}));
    QCOMPARE(again.best("a")->byPushes, (SokobanBook::Solution{{6, 1}, "lllllR"}));
    QVERIFY(*again.best("a") == *book.best("a"));
  }

  // A level may begin solved: then a solution made shorter may have no step, and the book is still one.
  void aSolutionMayHaveNoStep() {
    QTemporaryDir dir;
    QString complaint;
    {
      SokobanBook book(dir.filePath(QStringLiteral("best.json")));
      book.enter("a", stepsOf("ULldR"), &complaint);
      QCOMPARE(book.enter("a", {}, &complaint, false), SokobanBook::Gain::Better);
      QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }
    const SokobanBook again(dir.filePath(QStringLiteral("best.json")));
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    QVERIFY(again.best("a"));
    QCOMPARE(again.best("a")->byMoves.played, (sokoban::Played{0, 0}));
  }

  void whatIsNoBookIsTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("no json") << QByteArray("{");
    QTest::newRow("other") << QByteArray("{\"a\": 1}");
    QTest::newRow("no levels") << QByteArray("{\"searchlight-sokoban-best\": 1}");
    QTest::newRow("lurd") << QByteArray(
        "{\"searchlight-sokoban-best\": 1, \"levels\": [{\"level\": \"a\", \"games\": 1, \"when\": "
        "\"2026-11-23T20:15:00Z\", \"moves\": {\"moves\": 2, \"pushes\": 1, \"lurd\": \"R\"}, \"pushes\": "
        "{\"moves\": "
        "1, \"pushes\": 1, \"lurd\": \"R\"}}]}");
  }
  void whatIsNoBookIsTold() {
    QFETCH(QByteArray, text);
    QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("best.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(!SokobanBook(file.fileName()).complaint().isEmpty());
  }

  void aSolutionIsTurnedToFit() {
    QVERIFY(turnedToSolve(testing::sokobanCorridor(), "rRR"));
    const auto down =
        turnedToSolve(testing::sokobanBoard({"###", "#@#", "# #", "#$#", "# #", "#.#", "###"}), "rRR");
    QCOMPARE(down, std::optional(std::vector<Direction>(3, Direction::Down)));
    QVERIFY(!turnedToSolve(testing::sokobanCorridor(), "rR"));
  }

  // The worker of another copy begins elsewhere: he walks to the first push.
  void aSolutionIsWalkedToFromElsewhere() {
    const auto board = testing::sokobanBoard({"########", "#  @   #", "#  $ . #", "########"});
    const auto other = testing::sokobanBoard({"########", "#     @#", "#  $ . #", "########"});
    QCOMPARE(board.identity(), other.identity());
    const std::string own = "lldrRR";
    QVERIFY(sokoban::play(board, std::get<sokoban::Lurd>(sokoban::readLurd(own)).steps).isSolved);
    const auto steps = turnedToSolve(other, own);
    QVERIFY(steps);
    QVERIFY(sokoban::play(other, *steps).isSolved);
    QCOMPARE(steps->size(), std::size_t{7});  // four left and one down to the box's left, two pushes
    const auto turned =
        testing::sokobanBoard({"####", "#  #", "# @#", "#  #", "#$ #", "#  #", "#. #", "####"});
    const auto down = turnedToSolve(turned, own);
    QVERIFY(down && sokoban::play(turned, *down).isSolved);
  }

  // A fixture with one more solution in it, which betters nothing: no other byte of the text is other.
  void theTextIsAsItWas() {
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("best.json"));
    QVERIFY(QFile::copy(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/data/sokoban-best.json"), path));
    const auto read = [&path] {
      QFile file(path);
      return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QByteArray text = read();
    QVERIFY(text.contains("\"games\": 2"));
    QString complaint;
    QCOMPARE(SokobanBook(path).enter("1x3:.$@", stepsOf("rRR"), &complaint), SokobanBook::Gain::None);
    QCOMPARE(read(), text.replace("\"games\": 2", "\"games\": 3"));
  }
};

SEARCHLIGHT_TEST(SokobanBookTest)
#include "sokoban_book_test.moc"
