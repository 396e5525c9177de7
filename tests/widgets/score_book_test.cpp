// tests/widgets/score_book_test.cpp: ten games a setting, sums over all, and a text that is none; book_test has what all books do.
#include "widgets/lines/score_book.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <limits>
#include <vector>

#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using Entry = ScoreBook::Entry;

namespace {

Entry entryOf(int score, const QString& name = QStringLiteral("Ada")) {
  return {.score = score,
          .turns = score / 2,
          .seed = std::numeric_limits<std::uint64_t>::max() - static_cast<std::uint64_t>(score),
          .undone = 1,
          .hints = 2,
          .when = QDateTime(QDate(2026, 11, 22), QTime(20, 15, 1, 250), QTimeZone::utc()),
          .name = name};
}

// A folder with a book in it, which is not there yet.
struct Shelf {
  QTemporaryDir folder;
  QString path = folder.filePath(QStringLiteral("deep/scores.json"));

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

QByteArray bookWith(const QByteArray& before, const QByteArray& after) {
  QByteArray text =
      R"({"searchlight-lines-scores": 1, "settings": [{"size": 9, "colours": 7, "new": 3, "line": 5,
    "score": "classic", "deal": "unless-cleared", "games": 2, "points": 30, "highest": 20, "turns": 9, "cleared": 11,
    "longest": 6, "best": [
    {"score": 20, "turns": 5, "seed": "7", "undone": 0, "hints": 0, "when": "2026-11-22T20:15:00Z", "name": "Ada"},
    {"score": 10, "turns": 4, "seed": "8", "undone": 0, "hints": 0, "when": "2026-11-22T20:16:00Z", "name": "Bob"}]}]})";
  return text.replace(before, after);
}

}  // namespace

class ScoreBookTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBookThatIsNotThereIsEmpty() {
    const Shelf shelf;
    const ScoreBook book(shelf.path);
    QVERIFY(book.complaint().isEmpty());
    QVERIFY(book.settings().empty());
    QVERIFY(book.best({}).empty());
    QCOMPARE(book.statistics({}).games, std::uint64_t{0});
    QVERIFY(!QFile::exists(shelf.path));  // reading makes nothing
  }

  void whatIsEnteredIsThereAgain() {
    const Shelf shelf;
    const lines::Settings small{.size = 7, .colours = 5, .score = lines::Score::Quadratic};
    QString complaint = QStringLiteral("before");
    {
      ScoreBook book(shelf.path);
      QSignalSpy changed(&book, &ScoreBook::changed);
      QCOMPARE(book.enter({}, entryOf(100), 40, 6, &complaint), std::optional(1));
      QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
      QCOMPARE(book.enter(small, entryOf(30), 10, 5, nullptr), std::optional(1));
      QCOMPARE(book.enter({}, entryOf(200, QStringLiteral("  Bob\nB ")), 60, 9, nullptr), std::optional(1));
      QCOMPARE(changed.count(), 3);
    }
    const ScoreBook again(shelf.path);
    QVERIFY2(again.complaint().isEmpty(), qPrintable(again.complaint()));
    const auto best = again.best({});
    QCOMPARE(best.size(), std::size_t{2});
    QVERIFY(best[1] == entryOf(100));
    QVERIFY(best[0] == entryOf(200, QStringLiteral("Bob B")));
    const ScoreBook::Statistics s = again.statistics({});
    QCOMPARE(s.games, std::uint64_t{2});
    QCOMPARE(s.mean, 150.0);
    QCOMPARE(s.best, 200);
    QCOMPARE(s.turns, std::uint64_t{150});
    QCOMPARE(s.cleared, std::uint64_t{100});
    QCOMPARE(s.longestClear, 9);
    QCOMPARE(again.settings().size(), std::size_t{2});
    QVERIFY(again.settings()[0] == lines::Settings{});  // played most
    QVERIFY(again.settings()[1] == small);
    QCOMPARE(shelf.files(), QStringList{QStringLiteral("scores.json")});  // no lock is left
  }

  // The eleventh is counted but not kept; of equals the earlier one is ahead.
  void tenAreKept() {
    const Shelf shelf;
    ScoreBook book(shelf.path);
    for (int i = 1; i <= 10; ++i) QCOMPARE(book.enter({}, entryOf(100 * i), 5, 5, nullptr), std::optional(1));
    QCOMPARE(book.enter({}, entryOf(100, QStringLiteral("late")), 5, 5, nullptr), std::nullopt);
    QCOMPARE(book.enter({}, entryOf(900, QStringLiteral("second")), 5, 5, nullptr), std::optional(3));
    QCOMPARE(book.enter({}, entryOf(50), 5, 5, nullptr), std::nullopt);
    const auto best = book.best({});
    QCOMPARE(best.size(), ScoreBook::kBest);
    QCOMPARE(best[1].name, QStringLiteral("Ada"));
    QCOMPARE(best[2].name, QStringLiteral("second"));
    QCOMPARE(best.back().score, 200);
    QCOMPARE(book.statistics({}).games, std::uint64_t{13});
    QCOMPARE(book.statistics({}).mean, (5500 + 100 + 900 + 50) / 13.0);
  }

  void whatIsWrongIsTold_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& text, const char* says) {
      QTest::newRow(name) << text << QString::fromUtf8(says);
    };
    row("empty", "", "at byte");
    row("no json", "scores\n", "at byte");
    row("cut off", bookWith("", "").left(300), "at byte");
    row("other json", "[1, 2]", "searchlight-lines-scores");
    row("version 0", bookWith("scores\": 1", "scores\": 0"), "searchlight-lines-scores");
    row("no settings", R"({"searchlight-lines-scores": 1})", "settings");
    row("size", bookWith("\"size\": 9", "\"size\": 4"), "settings[0]");
    row("colours", bookWith("\"colours\": 7", "\"colours\": 7.5"), "settings[0].colours");
    row("score", bookWith("\"classic\"", "\"best\""), "settings[0].score");
    row("deal", bookWith("\"unless-cleared\"", "1"), "settings[0].deal");
    row("negative", bookWith("\"games\": 2", "\"games\": -2"), "settings[0].games");
    row("too large", bookWith("\"points\": 30", "\"points\": 1e300"), "settings[0].points");
    row("seed", bookWith("\"seed\": \"8\"", "\"seed\": \"x\""), "settings[0].best[1].seed");
    row("when", bookWith("2026-11-22T20:15", "yesterday"), "settings[0].best[0].when");
    row("name", bookWith("\"Bob\"", "5"), "settings[0].best[1].name");
    row("order", bookWith("\"score\": 20", "\"score\": 2"), "settings[0].best[1]");
    row("no list", bookWith("\"best\": [", "\"rest\": ["), "settings[0].best");
    row("too many bytes", QByteArray(static_cast<qsizetype>(ScoreBook::kMaxBytes) + 1, ' '), "too large");
  }
  void whatIsWrongIsTold() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const Shelf shelf;
    shelf.write(text);
    const ScoreBook book(shelf.path);
    QVERIFY2(book.complaint().contains(says), qPrintable(book.complaint()));
    QVERIFY(book.settings().empty());
  }
  void theWholeOneIsRead() {
    const Shelf shelf;
    shelf.write(bookWith("", ""));
    const ScoreBook book(shelf.path);
    QVERIFY2(book.complaint().isEmpty(), qPrintable(book.complaint()));
    QCOMPARE(book.best({}).size(), std::size_t{2});
    QCOMPARE(book.statistics({}).mean, 15.0);
  }

  // A fixture with one more game in it, the last of its list: no other byte of the text is other.
  void theTextIsAsItWas() {
    const Shelf shelf;
    QByteArray text = shelf.read(QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/data/lines-scores.json"));
    const QByteArray last = R"("when": "2026-11-23T08:00:00.000Z"
                })";
    QVERIFY(text.contains(last) && text.contains("\"games\": 3"));
    shelf.write(text);
    QCOMPARE(ScoreBook(shelf.path).enter({}, entryOf(0), 0, 0, nullptr), std::optional(3));
    text.replace("\"games\": 3", "\"games\": 4").replace(last, last + R"(,
                {
                    "hints": 2,
                    "name": "Ada",
                    "score": 0,
                    "seed": "18446744073709551615",
                    "turns": 0,
                    "undone": 1,
                    "when": "2026-11-22T20:15:01.250Z"
                })");
    QCOMPARE(shelf.read(shelf.path), text);
  }
};

SEARCHLIGHT_TEST(ScoreBookTest)
#include "score_book_test.moc"
