// tests/widgets/best_book_test.cpp: the user's best of each opening, and a text that is none; book_test has what all books do.
#include "widgets/klotski/best_book.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <string>

#include "core/klotski/board_text.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using klotski::Played;

namespace {

const klotski::Board& classic() {
  static const klotski::Board board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
  return board;
}
const klotski::Board& corner() {
  static const klotski::Board board = klotski::readBoard("goal A 1,1\nboard\nAB\n..\n", "test");
  return board;
}

// A folder with a book in it, which is not there yet.
struct BestShelf {
  QTemporaryDir folder;
  QString path = folder.filePath(QStringLiteral("deep/best.json"));

  void write(const QByteArray& text) const {
    QVERIFY(QDir().mkpath(folder.filePath(QStringLiteral("deep"))));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }
  QByteArray read(const QString& name) const {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList files() const {
    return QDir(folder.filePath(QStringLiteral("deep"))).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  }
};

QByteArray bestsWith(const QByteArray& before, const QByteArray& after) {
  QByteArray text =
      R"({"searchlight-klotski-best": 1, "openings": [
    {"board": "VCCV/VCCV/VHHV/VSSV/S..S\n", "games": 3, "moves": 85, "straight": 96, "steps": 130,
     "when": "2026-11-22T20:15:00Z"},
    {"board": "elsewhere", "games": 1, "moves": 1, "straight": 1, "steps": 1, "when": "2026-11-22T20:16:00Z"}]})";
  return text.replace(before, after);
}

// The game, and that nothing went wrong.
bool enterWell(BestBook& book, const klotski::Board& board, const Played& played) {
  QString complaint = QStringLiteral("before");
  const bool isBetter = book.enter(board, played, &complaint);
  if (!complaint.isEmpty()) QTest::qFail(qPrintable(complaint), __FILE__, __LINE__);
  return isBetter;
}

}  // namespace

class BestBookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBookThatIsNotThereIsEmpty() {
    const BestShelf shelf;
    const BestBook book(shelf.path);
    QVERIFY(book.complaint().isEmpty());
    QVERIFY(!book.best(classic()));
    QVERIFY(!QFile::exists(shelf.path));  // reading makes nothing
  }

  // Of each count the fewest, of whichever game; when it was is when a count was bettered last.
  void betterEqualAndWorse() {
    const BestShelf shelf;
    BestBook book(shelf.path);
    QSignalSpy changed(&book, &BestBook::changed);
    QVERIFY(enterWell(book, classic(), {100, 110, 140}));
    const QDateTime first = book.best(classic())->when;
    QVERIFY(first.isValid());
    QVERIFY(!enterWell(book, classic(), {100, 110, 140}));  // as good
    QVERIFY(!enterWell(book, classic(), {101, 111, 141}));
    QCOMPARE(book.best(classic())->when, first);
    QVERIFY(enterWell(book, classic(), {120, 109, 150}));  // in one count
    QVERIFY((book.best(classic())->best == Played{100, 109, 140}));
    QVERIFY(book.best(classic())->when >= first);
    QVERIFY(enterWell(book, classic(), {81, 90, 116}));
    QVERIFY((book.best(classic())->best == Played{81, 90, 116}));
    QCOMPARE(book.best(classic())->games, std::uint64_t{5});
    QCOMPARE(changed.count(), 5);
    QVERIFY(!book.best(corner()));
  }

  void whatIsEnteredIsThereAgain() {
    const BestShelf shelf;
    std::optional<BestBook::Entry> one, other;
    {
      BestBook book(shelf.path);
      QVERIFY(enterWell(book, classic(), {100, 110, 140}));
      QVERIFY(enterWell(book, corner(), {1, 2, 2}));
      one = book.best(classic());
      other = book.best(corner());
    }
    const BestBook again(shelf.path);
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    QVERIFY(one && again.best(classic()) == one);
    QVERIFY(other && again.best(corner()) == other);
    QCOMPARE(shelf.files(), QStringList{QStringLiteral("best.json")});  // no lock is left
  }

  // An opening is its board: the same walls, pieces and goals, whatever it is called.
  void anOpeningIsItsBoard() {
    const BestShelf shelf;
    BestBook book(shelf.path);
    QVERIFY(enterWell(book, corner(), {1, 2, 2}));
    QVERIFY(book.best(klotski::readBoard("title Another name\ngoal A 1,1\nboard\nAB\n..\n", "test")));
    QVERIFY(!book.best(klotski::readBoard("goal A 0,1\nboard\nAB\n..\n", "test")));
    QVERIFY(!book.best(klotski::readBoard("goal A 1,1\nboard\nAB\n..\n..\n", "test")));
  }

  void whatIsWrongIsTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& text, const char* says) {
      QTest::newRow(name) << text << QString::fromUtf8(says);
    };
    row("empty", "", "at byte");
    row("no json", "bests\n", "at byte");
    row("cut off", bestsWith("", "").left(200), "at byte");
    row("other json", "[1, 2]", "searchlight-klotski-best");
    row("version 0", bestsWith("best\": 1", "best\": 0"), "searchlight-klotski-best");
    row("no list", R"({"searchlight-klotski-best": 1})", "openings");
    row("no opening", bestsWith("\"openings\": [", "\"openings\": [5,"), "openings[0].board");
    row("no board", bestsWith("\"elsewhere\"", "\"\""), "openings[1].board");
    row("board", bestsWith("\"elsewhere\"", "7"), "openings[1].board");
    row("twice", bestsWith("elsewhere", R"(VCCV/VCCV/VHHV/VSSV/S..S\n)"), "openings[1]");
    row("none", bestsWith("\"games\": 3", "\"games\": 0"), "openings[0].games");
    row("negative", bestsWith("\"moves\": 85", "\"moves\": -85"), "openings[0].moves");
    row("part", bestsWith("\"straight\": 96", "\"straight\": 96.5"), "openings[0].straight");
    row("too large", bestsWith("\"steps\": 130", "\"steps\": 4294967296"), "openings[0].steps");
    row("text", bestsWith("\"steps\": 130", "\"steps\": \"130\""), "openings[0].steps");
    row("when", bestsWith("2026-11-22T20:15", "yesterday"), "openings[0].when");
    row("too many bytes", QByteArray(static_cast<qsizetype>(BestBook::kMaxBytes) + 1, ' '), "too large");
  }
  void whatIsWrongIsTold() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const BestShelf shelf;
    shelf.write(text);
    const BestBook book(shelf.path);
    QVERIFY2(book.complaint().contains(says), qPrintable(book.complaint()));
    QVERIFY(!book.best(classic()));
  }
  void theWholeOneIsRead() {
    const BestShelf shelf;
    shelf.write(bestsWith("", ""));
    const BestBook book(shelf.path);
    QVERIFY2(book.complaint().isEmpty(), qPrintable(book.complaint()));
    QVERIFY(book.best(classic()));
    QVERIFY((book.best(classic())->best == Played{85, 96, 130}));
    QCOMPARE(book.best(classic())->games, std::uint64_t{3});
  }

  // A fixture with one more game in it, which betters nothing: no other byte of the text is other.
  void theTextIsAsItWas() {
    const BestShelf shelf;
    QByteArray text = shelf.read(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/data/klotski-best.json"));
    QVERIFY(text.contains("\"games\": 4"));
    shelf.write(text);
    BestBook book(shelf.path);
    QVERIFY(!enterWell(book, classic(), {900, 900, 900}));
    QCOMPARE(shelf.read(shelf.path), text.replace("\"games\": 4", "\"games\": 5"));
  }
};

SEARCHLIGHT_TEST(BestBookTest)
#include "best_book_test.moc"
