// tests/widgets/book_test.cpp: what every book of best results promises, whatever stands in it.

#include <thread>

#include "tests/limited.h"
#include "tests/test_main.h"
#include "tests/widgets/any_book.h"

using testing::AnyBook;
using testing::BookShelf;

namespace {

// The least there is to a record, in a book that is soon full.
struct Tally {
  static constexpr BookForm kForm{"searchlight-tally", 1, "tallies", 300};
  using Key = std::string;
  using Order = std::less<>;
  using Gain = bool;
  struct Entered {
    Key key;
  };
  static std::pair<Key, Tally> read(const RecordReader& from) {
    return {from.key("of"), {from.whole<std::uint64_t>("count")}};
  }
  QJsonObject written(const Key& key) const {
    return {{u"of"_s, QString::fromStdString(key)}, {u"count"_s, countValue(count)}};
  }
  Gain merge(const Entered&, bool isFirst) {
    addCount(count, 1);
    return isFirst;
  }
  std::uint64_t count = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace

class BookTest : public QObject {
  Q_OBJECT

  static void kinds() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"lines", "klotski", "sokoban"}) QTest::newRow(kind) << QString::fromLatin1(kind);
  }

 private Q_SLOTS:
  // Of two windows: who enters knows what the other one has entered, who reads is told if there is something new.
  void othersWriteToo_data() { kinds(); }
  void othersWriteToo() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook one(kind, shelf.path), other(kind, shelf.path);
    QVERIFY(!QFile::exists(shelf.path));  // reading makes nothing
    QCOMPARE(one.enter(1), QString());
    const auto changed = one.watch();
    QCOMPARE(other.enter(2), QString());
    QCOMPARE(other.games(), std::uint64_t{2});
    QCOMPARE(one.games(), std::uint64_t{1});
    one.read();
    QCOMPARE(one.games(), std::uint64_t{2});
    QCOMPARE(changed->count(), 1);
    one.read();
    QCOMPARE(changed->count(), 1);
    one.enterQuietly(3, nullptr);
    QCOMPARE(one.games(), std::uint64_t{3});
    QCOMPARE(shelf.files(), QStringList{u"book.json"_s});  // no lock is left
  }

  // Every result is in the file: one that could not be written for all the others is when its book goes.
  void manyWriteAtOnce_data() { kinds(); }
  void manyWriteAtOnce() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    constexpr int kWriters = 4, kGames = 15;
    {
      std::vector<std::jthread> writers;
      for (int w = 0; w < kWriters; ++w)
        writers.emplace_back([&] {
          AnyBook book(kind, shelf.path);
          for (int i = 0; i < kGames; ++i) book.enter(i);
        });
    }
    const AnyBook book(kind, shelf.path);
    QCOMPARE(book.wrong(), QString());
    QCOMPARE(book.games(), std::uint64_t{kWriters * kGames});
  }

  // What could not be written for another is written without any doing, or when the book goes. Who writes it by and by tells what
  // others have entered meanwhile.
  void whatIsKeptIsWrittenSoon_data() {
    const auto row = testing::columns<QString, bool>("kind", "isAlive");
    for (const char* kind : {"lines", "klotski", "sokoban"})
      for (const bool isAlive : {true, false})
        row(testing::rowName("%s, %s", kind, isAlive ? "while the book lives" : "when it goes"),
            QString::fromLatin1(kind), isAlive);
  }
  void whatIsKeptIsWrittenSoon() {
    FETCH_ALL((const QString, kind), (const bool, isAlive));
    const BookShelf shelf;
    AnyBook other(kind, shelf.path);
    auto book = std::make_unique<AnyBook>(kind, shelf.path);
    QCOMPARE(book->enter(1), QString());
    QCOMPARE(other.enter(2), QString());
    const QByteArray before = shelf.read();
    {
      QLockFile lock(shelf.path + u".lock"_s);
      QVERIFY(lock.tryLock(0));
      const QString told = book->enter(3);
      QVERIFY(testing::contains(told, u"saved as soon as possible"_s));
      QCOMPARE(shelf.read(), before);
      QCOMPARE(book->games(), std::uint64_t{2});
    }
    if (isAlive) {
      const auto changed = book->watch();
      QTRY_COMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
      QCOMPARE(book->games(), std::uint64_t{3});
      QCOMPARE(changed->count(), 1);
    } else {
      book.reset();
      QCOMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
    }
  }

  // As long and as old as before, and another one: from a backup, or by a clock that stands.
  void anotherFileIsRead_data() { kinds(); }
  void anotherFileIsRead() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook(kind, shelf.path).enter(1);
    AnyBook book(kind, shelf.path);
    const std::filesystem::path path = shelf.path.toStdString();
    const auto when = std::filesystem::last_write_time(path);
    std::filesystem::rename(path, path.string() + ".old");
    shelf.write(shelf.read(shelf.path + u".old"_s).replace("\"games\": 1", "\"games\": 7"));
    std::filesystem::last_write_time(path, when);
    book.read();
    QCOMPARE(book.games(), std::uint64_t{7});
  }

  // For a moment no file can be opened.
  void whatCannotBeReadNowIsReadLater_data() { kinds(); }
  void whatCannotBeReadNowIsReadLater() {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    QSKIP("the sanitizers need files themselves to tell an object from what is none");
#endif
#endif
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook book(kind, shelf.path), other(kind, shelf.path);
    QCOMPARE(other.enter(1), QString());
    {
      const testing::Limited none(RLIMIT_NOFILE, 0);
      book.read();
    }
    QVERIFY(!book.wrong().isEmpty());
    book.read();
    QCOMPARE(book.wrong(), QString());
    QCOMPARE(book.games(), std::uint64_t{1});
  }

  // A count at the end of what a number in the file holds: one more does not make the book unreadable.
  void fullCountsStay_data() { kinds(); }
  void fullCountsStay() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook(kind, shelf.path).enter(1);
    QByteArray text = shelf.read();
    for (const char* count : {"\"games\": 1", "\"points\": 1", "\"cleared\": 5"}) {
      const QByteArray name = QByteArray(count).split(' ').front();
      text.replace(QByteArray(count) + ',', name + " 9007199254740991,");
    }
    shelf.write(text);
    AnyBook book(kind, shelf.path);
    for (int i = 2; i < 5; ++i) QCOMPARE(book.enter(i), QString());
    const AnyBook again(kind, shelf.path);
    QCOMPARE(again.wrong(), QString());
    QCOMPARE(again.games(), std::uint64_t{1} << 53);
  }

  // ---- What cannot be read or written ----------------------------------------------------------------------------------------------

  void halfABookIsSetAside_data() { kinds(); }
  void halfABookIsSetAside() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook book(kind, shelf.path);
    QCOMPARE(book.enter(1), QString());
    const QByteArray half = shelf.read().left(shelf.read().size() / 2);
    shelf.write(half);
    const auto changed = book.watch();
    book.read();
    QVERIFY(!book.wrong().isEmpty());
    QCOMPARE(book.games(), std::uint64_t{1});  // what is known stays
    QCOMPARE(changed->count(), 0);
    QVERIFY(!AnyBook(kind, shelf.path).wrong().isEmpty());
    QCOMPARE(shelf.read(), half);  // reading moves nothing
    const QString aside = shelf.path + u".broken"_s;
    for (const QString& name : {aside, QString(aside + u'2')}) {
      shelf.write(half);
      const QString told = book.enter(2);
      QVERIFY(testing::contains(told, name));
      QCOMPARE(shelf.read(name), half);
    }
    QCOMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
    QCOMPARE(book.enter(3), QString());
  }

  // Where nothing can be written the result is kept, and written as soon as it can be.
  void whatCannotBeWrittenIsKept_data() { kinds(); }
  void whatCannotBeWrittenIsKept() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    QVERIFY(QDir().mkpath(shelf.path));  // a folder where the file should be
    AnyBook book(kind, shelf.path);
    QVERIFY(!book.wrong().isEmpty());
    for (int i = 1; i < 3; ++i) QVERIFY(!book.enter(i).isEmpty());
    book.read();  // still nothing to be read: what is kept is not forgotten
    QCOMPARE(book.games(), std::uint64_t{2});
    QVERIFY(QDir().rmdir(shelf.path));
    book.read();
    QCOMPARE(book.games(), std::uint64_t{2});
    QCOMPARE(book.enter(3), QString());
    QCOMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
  }

  // As on a full disk: it is said, what was there stays, and nothing half written is left.
  void aFullDiskLosesNothing_data() { kinds(); }
  void aFullDiskLosesNothing() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook book(kind, shelf.path);
    QCOMPARE(book.enter(1), QString());
    const QByteArray before = shelf.read();
    QString told;
    {
      const testing::Limited room(RLIMIT_FSIZE, 120);  // for the lock, and not for the book
      told = book.enter(2);
    }
    QVERIFY2(told.contains(u"cannot be written"_s) && told.contains(u"saved as soon as possible"_s),
             qPrintable(told));
    QCOMPARE(shelf.read(), before);
    QCOMPARE(shelf.files(), QStringList{u"book.json"_s});
    QCOMPARE(book.games(), std::uint64_t{2});
    QCOMPARE(book.enter(3), QString());
    QCOMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
  }

  // Neither where half a book was just set aside: what was known before it broke is in the new one.
  void aFullDiskAfterABrokenBookLosesNothing_data() { kinds(); }
  void aFullDiskAfterABrokenBookLosesNothing() {
    QFETCH(const QString, kind);
    const BookShelf shelf;
    AnyBook book(kind, shelf.path);
    QCOMPARE(book.enter(1), QString());
    shelf.write("{\"sea");
    {
      const testing::Limited room(RLIMIT_FSIZE, 120);
      QVERIFY(book.enter(2).contains(u"cannot be written"_s));
    }
    QVERIFY(!QFile::exists(shelf.path));
    QCOMPARE(book.enter(3), QString());
    QCOMPARE(book.games(), std::uint64_t{3});
    QCOMPARE(AnyBook(kind, shelf.path).games(), std::uint64_t{3});
  }

  // What would make the file too large is told once, known here, and not waited for; with room for it, it is written.
  void aFullBookStaysAsItIs() {
    const BookShelf shelf;
    Book<Tally> book(shelf.path);
    QString told;
    QVERIFY(book.enter({"b"}, &told));
    QCOMPARE(told, QString());
    const QByteArray before = shelf.read();
    QVERIFY(book.enter({"a" + std::string(300, 'x')}, &told));
    QVERIFY2(told.contains(u"is full"_s) && !told.contains(u"as soon as"_s), qPrintable(told));
    QVERIFY(!book.enter({"b"}, &told));
    QCOMPARE(told, QString());
    QCOMPARE(shelf.read(), before);
    QCOMPARE(book.records().size(), std::size_t{2});
    QCOMPARE(book.find("b")->count, std::uint64_t{2});
    QVERIFY(!book.writeUnwritten());
  }

  // Of the keys, whoever enters first; what reads it again has the same. What a result has bettered is of what the file has.
  void recordsAreInOrder() {
    const BookShelf shelf;
    Book<Tally> book(shelf.path), other(shelf.path);
    for (const char* key : {"c", "a", "b"}) QVERIFY(book.enter({key}, nullptr));
    const QByteArray text = shelf.read();
    QVERIFY(text.indexOf("\"a\"") < text.indexOf("\"b\"") && text.indexOf("\"b\"") < text.indexOf("\"c\""));
    QVERIFY(Book<Tally>(shelf.path).records() == book.records());
    QVERIFY(!book.find("d"));
    QVERIFY(!other.enter({"a"}, nullptr));
  }
};

SEARCHLIGHT_TEST(BookTest)
#include "book_test.moc"
