// tests/widgets/best_book_test.cpp: the user's best of each opening: better, equal and worse games, other writers, broken files.
#include "widgets/klotski/best_book.h"

#include <sys/resource.h>

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <memory>
#include <string>
#include <thread>
#include <vector>

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

  // ---- Two windows -----------------------------------------------------------------------------------------------------------

  void othersWriteToo() {
    const BestShelf shelf;
    BestBook one(shelf.path), other(shelf.path);
    QVERIFY(enterWell(one, classic(), {100, 110, 140}));
    // The other one has not read it, and loses nothing by writing.
    QVERIFY(!other.best(classic()));
    QVERIFY(!enterWell(other, classic(), {105, 110, 140}));  // not the best: the first one's is
    QVERIFY(enterWell(other, corner(), {1, 2, 2}));
    QVERIFY((other.best(classic())->best == Played{100, 110, 140}));
    QCOMPARE(one.best(classic())->games, std::uint64_t{1});
    QSignalSpy changed(&one, &BestBook::changed);
    one.read();
    QCOMPARE(one.best(classic())->games, std::uint64_t{2});
    QVERIFY(one.best(corner()));
    QCOMPARE(changed.count(), 1);
    one.read();
    QCOMPARE(changed.count(), 1);  // nothing is new
  }

  // Every game is in the file: one that could not be written for all the others is when its book goes.
  void manyWriteAtOnce() {
    const BestShelf shelf;
    constexpr int kWriters = 4, kGames = 15;
    {
      std::vector<std::jthread> writers;
      for (int w = 0; w < kWriters; ++w)
        writers.emplace_back([&, w] {
          BestBook book(shelf.path);
          for (int i = 0; i < kGames; ++i) {
            QString complaint;
            book.enter(classic(), {static_cast<std::uint32_t>(200 - w - i), 300, 400}, &complaint);
          }
        });
    }
    const BestBook book(shelf.path);
    QVERIFY2(book.complaint().isEmpty(), qPrintable(book.complaint()));
    QVERIFY(book.best(classic()));
    QCOMPARE(static_cast<int>(book.best(classic())->games), kWriters * kGames);
    QCOMPARE(book.best(classic())->best.moves, 200U - (kWriters - 1) - (kGames - 1));
  }

  // Another program that is about to write is waited for, but not for ever.
  void whoWritesHasTheLock() {
    const BestShelf shelf;
    BestBook book(shelf.path);
    QVERIFY(enterWell(book, classic(), {100, 110, 140}));
    const QByteArray before = shelf.read(shelf.path);
    {
      QLockFile other(shelf.path + QStringLiteral(".lock"));
      QVERIFY(other.tryLock(0));
      QString complaint;
      QVERIFY(book.enter(classic(), {90, 110, 140}, &complaint));
      QVERIFY2(complaint.contains(QStringLiteral("written as soon as possible")), qPrintable(complaint));
      QCOMPARE(shelf.read(shelf.path), before);
      QCOMPARE(book.best(classic())->best.moves, 90U);
    }
    QVERIFY(!enterWell(book, classic(), {95, 110, 140}));
    const BestBook again(shelf.path);
    QCOMPARE(again.best(classic())->best.moves, 90U);
    QCOMPARE(again.best(classic())->games, std::uint64_t{3});
  }

  // What could not be written for another is written without any doing, or when the book goes.
  void whatIsKeptIsWrittenSoon_data() {
    QTest::addColumn<bool>("isAlive");
    QTest::newRow("while the book lives") << true;
    QTest::newRow("when it goes") << false;
  }
  void whatIsKeptIsWrittenSoon() {
    QFETCH(const bool, isAlive);
    const BestShelf shelf;
    auto book = std::make_unique<BestBook>(shelf.path);
    QVERIFY(enterWell(*book, classic(), {100, 110, 140}));
    {
      QLockFile other(shelf.path + QStringLiteral(".lock"));
      QVERIFY(other.tryLock(0));
      QString complaint;
      QVERIFY(book->enter(classic(), {90, 110, 140}, &complaint));
      QVERIFY(!complaint.isEmpty());
    }
    if (!isAlive) book.reset();
    QTRY_COMPARE(BestBook(shelf.path).best(classic())->games, std::uint64_t{2});
    QCOMPARE(BestBook(shelf.path).best(classic())->best.moves, 90U);
  }

  // ---- What cannot be read or written --------------------------------------------------------------------------------------------

  void brokenFilesAreSetAside_data() {
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
  void brokenFilesAreSetAside() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const BestShelf shelf;
    shelf.write(text);
    BestBook book(shelf.path);
    QVERIFY2(book.complaint().contains(says), qPrintable(book.complaint()));
    QVERIFY(!book.best(classic()));
    QCOMPARE(shelf.files(), QStringList{QStringLiteral("best.json")});  // reading moves nothing
    QString complaint;
    QVERIFY(book.enter(classic(), {100, 110, 140}, &complaint));
    QVERIFY2(complaint.contains(says), qPrintable(complaint));
    const QString aside = shelf.path + QStringLiteral(".broken");
    QVERIFY2(complaint.contains(aside), qPrintable(complaint));
    QCOMPARE(shelf.read(aside), text);
    QVERIFY(BestBook(shelf.path).best(classic()));
    // A second one gets another name; what is known here is written again.
    shelf.write("again");
    QVERIFY(book.enter(corner(), {1, 2, 2}, &complaint));
    QVERIFY2(complaint.contains(aside + u'2'), qPrintable(complaint));
    QCOMPARE(shelf.read(aside), text);
    QCOMPARE(shelf.read(aside + u'2'), QByteArray("again"));
    QVERIFY(BestBook(shelf.path).best(classic()) && BestBook(shelf.path).best(corner()));
    QVERIFY(!enterWell(book, corner(), {2, 2, 2}));
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

  // What was read while the file was whole stays when it is broken later.
  void whatIsKnownStaysWhenTheFileBreaks() {
    const BestShelf shelf;
    BestBook book(shelf.path);
    QVERIFY(enterWell(book, classic(), {100, 110, 140}));
    shelf.write("broken");
    QSignalSpy changed(&book, &BestBook::changed);
    book.read();
    QVERIFY(!book.complaint().isEmpty());
    QCOMPARE(book.best(classic())->best.moves, 100U);
    QCOMPARE(changed.count(), 0);
  }

  // Where nothing can be written the game is kept, and written as soon as it can be.
  void whatCannotBeWrittenIsKept() {
    const BestShelf shelf;
    QVERIFY(QDir().mkpath(shelf.path));  // a folder where the file should be
    BestBook book(shelf.path);
    QVERIFY(!book.complaint().isEmpty());
    QString complaint;
    QVERIFY(book.enter(classic(), {100, 110, 140}, &complaint));
    QVERIFY2(complaint.contains(QStringLiteral("written as soon as possible")), qPrintable(complaint));
    QVERIFY(book.enter(classic(), {90, 120, 150}, &complaint));
    QVERIFY(!complaint.isEmpty());
    QVERIFY((book.best(classic())->best == Played{90, 110, 140}));
    book.read();  // still nothing to be read: what is kept is not forgotten
    QVERIFY((book.best(classic())->best == Played{90, 110, 140}));
    QVERIFY(QDir().rmdir(shelf.path));
    book.read();
    QCOMPARE(book.best(classic())->games, std::uint64_t{2});
    QVERIFY(!enterWell(book, classic(), {95, 120, 150}));
    const BestBook again(shelf.path);
    QVERIFY((again.best(classic())->best == Played{90, 110, 140}));
    QCOMPARE(again.best(classic())->games, std::uint64_t{3});
  }

  // As on a full disk: it is said, what was there stays, and nothing half written is left.
  void aFullDiskLosesNothing() {
    const BestShelf shelf;
    BestBook book(shelf.path);
    QVERIFY(enterWell(book, classic(), {100, 110, 140}));
    const QByteArray before = shelf.read(shelf.path);
    rlimit whole{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &whole), 0);
    const auto signalBefore = std::signal(SIGXFSZ, SIG_IGN);
    // Room for the lock, and not for the book.
    const rlimit little{.rlim_cur = 120, .rlim_max = whole.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &little), 0);
    QString complaint;
    const bool isBetter = book.enter(classic(), {90, 110, 140}, &complaint);
    ::setrlimit(RLIMIT_FSIZE, &whole);
    std::signal(SIGXFSZ, signalBefore);
    QVERIFY(isBetter);
    QVERIFY2(complaint.contains(QStringLiteral("cannot be written")) &&
                 complaint.contains(QStringLiteral("written as soon as possible")),
             qPrintable(complaint));
    QCOMPARE(shelf.read(shelf.path), before);
    QCOMPARE(shelf.files(), QStringList{QStringLiteral("best.json")});
    QCOMPARE(book.best(classic())->best.moves, 90U);
    QVERIFY(!enterWell(book, classic(), {91, 110, 140}));
    QCOMPARE(BestBook(shelf.path).best(classic())->best.moves, 90U);
  }
};

SEARCHLIGHT_TEST(BestBookTest)
#include "best_book_test.moc"
