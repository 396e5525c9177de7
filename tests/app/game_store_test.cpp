// tests/app/game_store_test.cpp: what is kept by itself comes back, the latest first, is never nowhere, and does not grow for ever.
#include <signal.h>

#include <future>
#include <new>

#include "app/game/game_store.h"
#include "app/game/kept_folder.h"
#include "app/shell/read_on_thread.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "tests/failing_calls.h"
#include "tests/limited.h"
#include "tests/test_main.h"

using testing::FailedCall;
using testing::FailingCall;

namespace {

constexpr const char* kDiesTaking = "SEARCHLIGHT_DIES_TAKING";
constexpr const char* kLeavesGames = "SEARCHLIGHT_LEAVES_GAMES";
const QString kTiles = u"game-store-test"_s;
const QString kWhole = u"\nwhole"_s;  // how the games of who is killed end

GameStore::Text textOf(std::string text) {
  return [text = std::move(text)] { return text; };
}
QByteArray textIn(const std::optional<QString>& path) {
  if (!path) return "none";
  QFile file(*path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("gone");
}
// As programs before this one have it, without a number.
QString oldNameOf(const char* key, const char* uuid) {
  return QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex()) + u'-' +
         QString::fromLatin1(uuid) + u".tiles"_s;
}
constexpr const char* kUuid = "11111111-2222-3333-4444-555555555555";

}  // namespace

class GameStoreTest : public QObject {
  Q_OBJECT

  static QDir folder(QLatin1String half) {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + kTiles + half);
  }
  static QDir leftFolder() { return folder(GameStore::kLevels); }
  static QDir frontFolder() { return folder(GameStore::kGames); }
  static QStringList filesIn(const QDir& dir) { return dir.entryList(QDir::Files | QDir::Hidden); }
  static void setAge(const QString& file, int days) {
    QFile open(file);
    QVERIFY(open.open(QIODevice::ReadWrite));
    QVERIFY(
        open.setFileTime(QDateTime::currentDateTimeUtc().addDays(-days), QFileDevice::FileModificationTime));
  }
  static QString put(const QDir& dir, const QString& name, const QByteArray& text, int days = 0) {
    QDir().mkpath(dir.path());
    QFile file(dir.filePath(name));  // at once: there are thousands
    if (file.open(QIODevice::WriteOnly)) file.write(text);
    file.close();
    setAge(dir.filePath(name), days);
    return dir.filePath(name);
  }
  // Named as of now minus so many days.
  static QString putLeft(const char* key, int days, const QByteArray& text, bool isOver = false) {
    const auto left = (QDateTime::currentDateTimeUtc().addDays(-days).toMSecsSinceEpoch()) * 1000;
    QString name = oldNameOf(key, kUuid);
    name.insert(41, u"%1%2-"_s.arg(left, 16, 10, QLatin1Char('0')).arg(QLatin1String(isOver ? "e" : "")));
    return put(leftFolder(), name, text, days);
  }
  static std::unique_ptr<QProcess> again(const char* variable, const char* function) {
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(variable), u"1"_s);
    process->setProcessEnvironment(environment);
    process->start(QCoreApplication::applicationFilePath(),
                   {u"game_store_test"_s, QString::fromLatin1(function)});
    return process;
  }
  static void noComplaint(const QString& message) { QFAIL(qPrintable(message)); }
  // What takeFront() shows, by a window that has copies.
  static QByteArray takenFront(GameStore& store) {
    QByteArray out = "none";
    store.takeFront(
        [&](const QString& path) {
          out = textIn(path);
          return true;
        },
        noComplaint);
    return out;
  }

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() {
    if (qEnvironmentVariableIsSet(kDiesTaking) || qEnvironmentVariableIsSet(kLeavesGames)) return;
    cleanup();
  }
  void cleanup() {
    for (const QDir& dir : {leftFolder(), frontFolder()}) {
      QFile::remove(dir.path());
      QDir(dir).removeRecursively();
    }
  }

  // ---- Left games ----

  void leftGamesComeBackByTheirKeys() {
    GameStore window(kTiles, ".tiles");
    QCOMPARE(textIn(window.take({"1"})), QByteArray("none"));
    QVERIFY(!window.when("1"));
    window.leave({"1"}, textOf("one"));
    window.leave({"2"}, textOf("two"));
    window.leave({"1"}, textOf("one, gone on with"));
    QCOMPARE(textIn(window.take({"1"})), QByteArray("one, gone on with"));
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"2"})), QByteArray("two"));
    QCOMPARE(filesIn(leftFolder()).size(), 2);
    QCOMPARE(textIn(window.take({"3"})), QByteArray("none"));
    QCOMPARE(textIn(GameStore(kTiles, ".other").take({"1"})), QByteArray("none"));
  }
  // What is over comes back by its key, and is not among the unfinished ones.
  void whatIsOverIsNotUnfinished() {
    const QByteArray page = kTiles.toLatin1();
    GameStore window(kTiles, ".tiles");
    window.leave({"1"}, textOf("one"));
    window.leave({"2"}, textOf("two"), true);
    QVERIFY(!window.writeUnwritten());  // all of them are written
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"2"})), QByteArray("two"));
    QCOMPARE(leftGames(page, ".tiles", 10).size(), std::size_t{1});
    QVERIFY(!leftGames(page, ".tiles", 10).front().isOver);
  }
  void itIsToldWhenAGameWasLeft() {
    GameStore window(kTiles, ".tiles");
    const QDateTime before = QDateTime::currentDateTime();
    window.leave({"1"}, textOf("one"));
    const auto when = window.when("1");
    QVERIFY(when && *when >= before && *when <= QDateTime::currentDateTime().addSecs(1));
    // Whatever becomes of the file since.
    setAge(*window.take({"1"}), 3);
    QCOMPARE(window.when("1"), when);
    put(leftFolder(), oldNameOf("2", kUuid), "of a program before", 2);
    QCOMPARE(window.when("2")->daysTo(QDateTime::currentDateTime()), 2);
  }
  // The one that was left last, whatever the disk's clock says.
  void twoWindowsLeaveTwo() {
    GameStore first(kTiles, ".tiles"), second(kTiles, ".tiles");
    first.leave({"1"}, textOf("begun"));
    const auto begun = first.take({"1"});
    QVERIFY(begun && begun == second.take({"1"}));
    first.leave({"1"}, textOf("of the first"));
    QCOMPARE(textIn(first.take({"1"})), QByteArray("of the first"));
    second.leave({"1"}, textOf("of the second"));
    QVERIFY(!second.writeUnwritten());
    QCOMPARE(filesIn(leftFolder()).size(), 2);
    for (const QString& name : filesIn(leftFolder())) setAge(leftFolder().filePath(name), 1);
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("of the second"));
    // Each takes away its own.
    second.forget({"1"});
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("of the first"));
    second.forget({"1"});
    QCOMPARE(filesIn(leftFolder()).size(), 1);
    first.forget({"1"});
    QCOMPARE(filesIn(leftFolder()), QStringList());
  }
  // Left while another window's longer text is still being written.
  void whoIsWrittenLastWasNotLeftLast() {
    GameStore slow(kTiles, ".tiles"), quick(kTiles, ".tiles");
    std::promise<void> written;
    slow.leave({"1"}, [until = written.get_future().share()] {
      until.wait();
      return std::string("left first");
    });
    quick.leave({"1"}, textOf("left last"));
    QVERIFY(!quick.writeUnwritten());
    written.set_value();
    QVERIFY(!slow.writeUnwritten());
    QCOMPARE(textIn(slow.take({"1"})), QByteArray("left last"));
  }
  // What is told of a game may be work: then both are written, or it is said that they are not.
  void aNoteThatCannotBeWritten_data() { testing::columns<bool>("isWork")("work", true)("for lists", false); }
  void aNoteThatCannotBeWritten() {
    QFETCH(const bool, isWork);
    const GameStore::About about{std::string(100'000, 'n'), isWork};
    GameStore window(kTiles, ".tiles");
    {
      const testing::Limited little(RLIMIT_FSIZE, 10'000);
      window.leave({"1"}, textOf("one"), false, about);
      QCOMPARE(window.writeUnwritten().has_value(), isWork);
      QCOMPARE(filesIn(leftFolder()).size(), isWork ? 0 : 1);
      if (isWork) QVERIFY_EXCEPTION_THROWN(window.leaveNow({"2"}, "two", about), std::exception);
      QCOMPARE(filesIn(leftFolder()).size(), isWork ? 0 : 1);
    }
    QVERIFY(!window.writeUnwritten());
    QCOMPARE(filesIn(leftFolder()).size(), isWork ? 2 : 1);
    QCOMPARE(textIn(window.take({"1"})), QByteArray("one"));
  }
  // A note of a later version, perhaps: nobody writes over what he cannot read.
  void aNoteThatCannotBeRead() {
    const QString game = putLeft("1", 1, "one");
    const QString note = put(leftFolder(), QFileInfo(game + KeptFolder::kAbout).fileName(), "of later");
    decline(game);
    QCOMPARE(textIn(note), QByteArray("of later"));
    QVERIFY(QFile::remove(note));
    decline(game);
    QVERIFY(isDeclined(game));
  }
  void anOrderOfManyInAMillisecond() {
    GameStore first(kTiles, ".tiles"), second(kTiles, ".tiles");
    for (int i = 0; i < 100; ++i) {
      GameStore& store = i % 3 == 0 ? first : second;
      store.leave({"1"}, textOf(std::to_string(i)));
    }
    QVERIFY(!first.writeUnwritten() && !second.writeUnwritten());
    QCOMPARE(textIn(first.take({"1"})), QByteArray("99"));
  }
  // By a clock that was ahead; what is left now is later all the same.
  void theClockWasSetBack() {
    const QString ahead = putLeft("1", -400, "tomorrow");
    GameStore window(kTiles, ".tiles"), other(kTiles, ".tiles");
    QCOMPARE(other.take({"1"}), std::optional(ahead));
    window.leave({"1"}, textOf("now"));
    QCOMPARE(textIn(window.take({"1"})), QByteArray("now"));
    QCOMPARE(filesIn(leftFolder()).size(), 2);
    // A number that no clock tells is none.
    QFile::rename(ahead, leftFolder().filePath(oldNameOf("1", kUuid).insert(41, u"9999999999999999-"_s)));
    setAge(leftFolder().filePath(oldNameOf("1", kUuid).insert(41, u"9999999999999999-"_s)), 1);
    QCOMPARE(textIn(window.take({"1"})), QByteArray("now"));
  }

  // What programs before this one left, and how they look for what is left now.
  void oldProgramsAreUnderstood() {
    put(leftFolder(), oldNameOf("1", kUuid), "older", 3);
    put(leftFolder(), oldNameOf("1", "00000000-2222-3333-4444-555555555555"), "newer", 2);
    put(frontFolder(), QString::fromLatin1(kUuid) + u".tiles"_s, "front");
    GameStore window(kTiles, ".tiles");
    QCOMPARE(textIn(window.take({"1"})), QByteArray("newer"));
    window.leave({"1"}, textOf("now"));
    QVERIFY(!window.writeUnwritten());
    const QString hash = oldNameOf("1", kUuid).left(40);
    const auto found = leftFolder().entryInfoList({hash + u"-*.tiles"_s}, QDir::Files, QDir::Time);
    QCOMPARE(found.size(), 2);
    QCOMPARE(textIn(found.front().filePath()), QByteArray("now"));
    QCOMPARE(takenFront(window), QByteArray("front"));
    window.keepFront("kept");
    QCOMPARE(textIn(frontFolder().filePath(frontFolder().entryList({u"*.tiles"_s}).value(0))),
             QByteArray("kept"));
  }

  // A number is what stands between the dashes, not how a hash ends.
  void aHashThatEndsLikeANumber() {
    int key = 0;
    const auto nameOf = [&] { return oldNameOf(std::to_string(key).c_str(), kUuid); };
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    for (QString end = nameOf().mid(24, 16); !std::ranges::all_of(end, isDigit); end = nameOf().mid(24, 16))
      ++key;
    put(leftFolder(), nameOf(), "of a program before", 2);
    GameStore window(kTiles, ".tiles");
    QCOMPARE(window.when(std::to_string(key))->daysTo(QDateTime::currentDateTime()), 2);
  }
  void aGameThatIsOverIsKnownAsSuch() {
    GameStore window(kTiles, ".tiles");
    window.leave({"1"}, textOf("under way"));
    window.leave({"2"}, textOf("over"), true);
    QVERIFY(!window.writeUnwritten());
    std::vector<std::pair<QByteArray, bool>> found;
    for (const KeptFile& file : KeptFolder(kTiles + GameStore::kLevels, ".tiles").files())
      found.emplace_back(textIn(file.path), file.isOver);
    QVERIFY((found == std::vector<std::pair<QByteArray, bool>>{{"over", true}, {"under way", false}}));
    QCOMPARE(textIn(window.take({"2"})), QByteArray("over"));
  }

  void whatIsGivenBackStays() {
    {
      GameStore window(kTiles, ".tiles");
      window.leave({"1"}, textOf("hello"));
      QVERIFY(window.take({"1"}));
      window.giveBack({"1"});
      window.giveBack({"2"});
      window.leave({"1"}, textOf("another"));
      window.forget({"1"});
    }
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("hello"));
  }

  // A game left again takes the place of the one before when it is written, and not sooner: until then that one is all there is.
  void aLeftGameStaysUntilTheNextIsWritten() {
    GameStore left(kTiles, ".tiles");
    QSignalSpy failed(&left, &GameStore::failed);
    left.leave({"board"}, textOf("first"));
    const std::optional<QString> first = left.take({"board"});
    QCOMPARE(textIn(first), QByteArray("first"));
    bool wasThere = false;
    for (const FailingCall call : {FailingCall::Fsync, FailingCall::Rename}) {
      const FailedCall failure(call, ENOSPC);
      left.leave({"board"}, [&] {
        wasThere = QFile::exists(*first);
        return std::string("second");
      });
      QCOMPARE(left.take({"board"}), first);  // waits for it
      QVERIFY(std::exchange(wasThere, false));
      QCOMPARE(textIn(first), QByteArray("first"));
    }
    left.leave({"board"}, []() -> std::string { throw std::bad_alloc(); });
    QCOMPARE(left.take({"board"}), first);
    QCOMPARE(textIn(first), QByteArray("first"));
    QTRY_COMPARE(failed.count(), 3);
    left.leave({"board"}, textOf("third"));
    const std::optional<QString> third = left.take({"board"});
    QVERIFY(third != first);
    QCOMPARE(textIn(third), QByteArray("third"));
    QVERIFY(!QFile::exists(*first));
    left.forget({"board"});
    QVERIFY(!QFile::exists(*third) && !left.take({"board"}));
  }
  // The disk was full for a while: what was played meanwhile is written when there is room, and is one game.
  void whatCouldNotBeWrittenIsWrittenLater_data() {
    testing::eachOf("when", {"taken", "left again", "asked for", "forgotten"});
  }
  void whatCouldNotBeWrittenIsWrittenLater() {
    QFETCH(const QString, when);
    GameStore window(kTiles, ".tiles");
    QSignalSpy failed(&window, &GameStore::failed);
    window.leave({"1"}, textOf("before"));
    QVERIFY(!window.writeUnwritten());
    {
      const FailedCall failure(FailingCall::Fsync, ENOSPC);
      window.leave({"1"}, textOf("meanwhile"));
      const auto why = window.writeUnwritten();
      QVERIFY2(why && why->contains(u"No space left on device"_s), qPrintable(why.value_or(QString())));
    }
    QTRY_COMPARE(failed.count(), 1);
    QByteArray expected = "meanwhile";
    if (when == "left again"_L1) {
      window.leave({"1"}, textOf("afterwards"));
      expected = "afterwards";
    } else if (when == "asked for"_L1) {
      QVERIFY(!window.writeUnwritten());
    } else if (when == "forgotten"_L1) {
      window.forget({"1"});
      QVERIFY(!window.writeUnwritten());
      QCOMPARE(filesIn(leftFolder()), QStringList());
      return;
    }
    QCOMPARE(textIn(window.take({"1"})), expected);
    QCOMPARE(filesIn(leftFolder()).size(), 1);
    QCOMPARE(failed.count(), 1);
  }
  // Something else stands where the folder should be.
  void aFolderThatCannotBeMade() {
    for (const QDir& dir : {leftFolder(), frontFolder()})
      writeFile(dir.path().toStdU16String(), "in the way");
    GameStore window(kTiles, ".tiles");
    QSignalSpy failed(&window, &GameStore::failed);
    window.leave({"1"}, textOf("one"));
    QVERIFY(window.writeUnwritten());
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!window.take({"1"}) && !window.when("1"));
    QVERIFY_THROWS_EXCEPTION(FormatError, window.leaveNow({"2"}, "two"));
    QVERIFY_THROWS_EXCEPTION(FormatError, window.keepFront("three", {"1"}));
    QVERIFY(!window.hasKeptAtClose());
    window.takeBack();
    QCOMPARE(takenFront(window), QByteArray("none"));
    for (const QDir& dir : {leftFolder(), frontFolder()}) QVERIFY(QFile::remove(dir.path()));
    QVERIFY(!window.writeUnwritten());
    QCOMPARE(textIn(window.take({"1"})), QByteArray("one"));
  }
  // Two games of one opening in one window: neither takes the other's place, and each goes by itself.
  void twoGamesOfOneKeyInAWindow() {
    GameStore window(kTiles, ".tiles");
    window.leave({"1", 1}, textOf("the first"));
    window.leave({"1", 2}, textOf("the second"));
    QVERIFY(window.when("1"));  // waits for what is written
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("the second"));
    window.leave({"1", 1}, textOf("the first, gone on with"));
    QVERIFY(window.when("1"));
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("the first, gone on with"));
    window.forget({"1", 3});  // which never left anything
    window.forget({"1", 1});
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"1"})), QByteArray("the second"));
    window.forget({"1", 2});
    QVERIFY(filesIn(leftFolder()).isEmpty());
  }
  // What is still to be written when the window goes is.
  void aWindowWaitsForWhatIsWritten() {
    {
      GameStore window(kTiles, ".tiles");
      for (int i = 0; i < 20; ++i) window.leave({std::to_string(i)}, textOf("a game"));
    }
    QCOMPARE(filesIn(leftFolder()).size(), 20);
    // And nobody is told any more.
    const FailedCall failure(FailingCall::Fsync, ENOSPC);
    GameStore(kTiles, ".tiles").leave({"1"}, textOf("lost"));
    QCoreApplication::processEvents();
    QCOMPARE(filesIn(leftFolder()).size(), 20);
  }

  // ---- Games of a file ----

  void aFileIsKnownByItsPlaceAndItsBytes() {
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"a.tiles"_s);
    writeFile(file.toStdU16String(), "a game");
    QVERIFY(QFile::link(file, dir.filePath(u"link.tiles"_s)));
    QVERIFY(QDir(dir.path()).mkdir(u"below"_s));
    QVERIFY(QFile::link(dir.path(), dir.filePath(u"below/up"_s)));
    const std::string key = GameStore::keyOfFile(file, "hash");
    for (const char* other : {"a.tiles", "link.tiles", "./a.tiles", "below/../a.tiles", "below/up/a.tiles"})
      QCOMPARE(GameStore::keyOfFile(dir.path() + u'/' + QString::fromLatin1(other), "hash"), key);
    QVERIFY(GameStore::keyOfFile(file, "other") != key);
    QVERIFY(GameStore::keyOfFile(dir.filePath(u"b.tiles"_s), "hash") != key);
    // Also when it is gone.
    QVERIFY(QFile::remove(file));
    QCOMPARE(GameStore::keyOfFile(file, "hash"), key);
    QCOMPARE(GameStore::keyOfFile(dir.filePath(u"below/up/a.tiles"_s), "hash"), key);
  }

  // ---- The game in front ----

  void aGameOfAFileIsKeptAtClose_data() { testing::columns<bool>("closes")("closes", true)("stays", false); }
  // Under its key; what it was gone on from goes when the window has closed.
  void aGameOfAFileIsKeptAtClose() {
    QFETCH(const bool, closes);
    auto window = std::make_unique<GameStore>(kTiles, ".tiles");
    window->leave({"file"}, textOf("left"));
    const auto left = window->take({"file"});
    window->leaveNow({"file"}, "at close");
    QVERIFY(!window->hasKeptAtClose());
    QCOMPARE(textIn(left), QByteArray("left"));  // until then
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"file"})), QByteArray("at close"));
    if (!closes) window->takeBack();
    window.reset();
    QCOMPARE(filesIn(leftFolder()).size(), 1);
    QCOMPARE(textIn(GameStore(kTiles, ".tiles").take({"file"})), QByteArray(closes ? "at close" : "left"));
  }
  void aGameWithoutAFileIsKeptAtClose_data() { aGameOfAFileIsKeptAtClose_data(); }
  void aGameWithoutAFileIsKeptAtClose() {
    QFETCH(const bool, closes);
    auto window = std::make_unique<GameStore>(kTiles, ".tiles");
    window->leave({"1"}, textOf("left"));
    window->leave({"2"}, textOf("another"));
    QVERIFY(window->take({"1"}));
    window->keepFront("at close", {"1"});
    QVERIFY(window->hasKeptAtClose());
    if (!closes) window->takeBack();
    QCOMPARE(window->hasKeptAtClose(), closes);
    window.reset();
    GameStore next(kTiles, ".tiles");
    QCOMPARE(textIn(next.take({"1"})), QByteArray(closes ? "none" : "left"));
    QCOMPARE(textIn(next.take({"2"})), QByteArray("another"));
    QCOMPARE(takenFront(next), QByteArray(closes ? "at close" : "none"));
    QCOMPARE(takenFront(next), QByteArray("none"));
    QCOMPARE(filesIn(frontFolder()), QStringList());
  }
  // Each window finds one, the latest first.
  void manyWindowsWereClosed() {
    for (const char* text : {"first", "second", "third"}) GameStore(kTiles, ".tiles").keepFront(text);
    for (const QString& name : filesIn(frontFolder())) setAge(frontFolder().filePath(name), 1);
    GameStore one(kTiles, ".tiles"), two(kTiles, ".tiles");
    QCOMPARE(takenFront(one), QByteArray("third"));
    QCOMPARE(takenFront(two), QByteArray("second"));
    QCOMPARE(takenFront(one), QByteArray("first"));
  }
  // Where there is no other copy it stays, nobody else's, until it is kept again.
  void theOnlyCopyStays_data() {
    testing::columns<bool>("isKeptAgain")("kept again", true)("killed, or over", false);
  }
  void theOnlyCopyStays() {
    QFETCH(const bool, isKeptAgain);
    GameStore(kTiles, ".tiles").keepFront("a game");
    auto window = std::make_unique<GameStore>(kTiles, ".tiles");
    window->takeFront([](const QString&) { return false; }, noComplaint);
    GameStore other(kTiles, ".tiles");
    QCOMPARE(takenFront(other), QByteArray("none"));
    if (isKeptAgain) window->keepFront("gone on with");
    window.reset();
    QCOMPARE(takenFront(other), QByteArray(isKeptAgain ? "gone on with" : "a game"));
    QCOMPARE(takenFront(other), QByteArray("none"));
    QCOMPARE(filesIn(frontFolder()), QStringList());
  }
  void whatCannotBeReadIsToldAndTheNextOneComes() {
    for (const char* text : {"sound", "later", "broken"}) GameStore(kTiles, ".tiles").keepFront(text);
    GameStore window(kTiles, ".tiles");
    QByteArray shown;
    QStringList told;
    const auto take = [&] {
      window.takeFront(
          [&](const QString& path) {
            const QByteArray text = textIn(path);
            if (text == "broken") throw FormatError(path.toStdString(), 3, "no board");
            if (text == "later") throw LaterVersion(path.toStdString(), 1, "searchlight-tiles", "9");
            shown = text;
            return true;
          },
          [&](const QString& message) { told << message; });
    };
    take();
    QCOMPARE(shown, QByteArray("sound"));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.front().split(u'\n').size(), 2);
    const QStringList left = filesIn(frontFolder());
    QCOMPARE(left.size(), 2);
    QCOMPARE(left.filter(u".broken"_s).size(), 1);
    QVERIFY(told.front().contains(left.filter(u".broken"_s).front()));
    QVERIFY(told.front().contains(left.filter(u".tiles"_s).front()));
    take();  // a later version's file is told once a run
    QCOMPARE(told.size(), 1);
    QCOMPARE(filesIn(frontFolder()), left);
  }
  void aReadingThatIsGivenUpLeavesItsGame() {
    GameStore(kTiles, ".tiles").keepFront("older");
    GameStore(kTiles, ".tiles").keepFront("large");
    GameStore window(kTiles, ".tiles");
    int asked = 0;
    window.takeFront(
        [&](const QString&) -> bool {
          ++asked;
          throw ReadingGivenUp();
        },
        noComplaint);
    QCOMPARE(asked, 1);
    QCOMPARE(takenFront(window), QByteArray("large"));
    QCOMPARE(takenFront(window), QByteArray("older"));
  }
  // Of a program before this one, which took games by that name.
  void whatAnEarlierProgramTookIsFound() {
    put(frontFolder(), u"a.tiles.taken"_s, "a game");
    GameStore window(kTiles, ".tiles");
    QCOMPARE(takenFront(window), QByteArray("a game"));
    QCOMPARE(filesIn(frontFolder()), QStringList());
  }

  // Started by whoeverDiesTakingAGame(): killed with the game in its hands.
  void dies() {
    if (!qEnvironmentVariableIsSet(kDiesTaking)) QSKIP("started by another test");
    GameStore(kTiles, ".tiles")
        .takeFront([](const QString&) { return ::kill(::getpid(), SIGKILL) == 0; }, [](const QString&) {});
  }
  void whoeverDiesTakingAGame() {
    GameStore(kTiles, ".tiles").keepFront("a game");
    const auto process = again(kDiesTaking, "dies");
    QVERIFY(process->waitForFinished(90'000));
    QCOMPARE(process->exitStatus(), QProcess::CrashExit);
    QCOMPARE(filesIn(frontFolder()).size(), 2);  // with the lock of who died
    const QString lock = frontFolder().entryList({u"*.lock"_s}).value(0);
    const QByteArray held = textIn(frontFolder().filePath(lock));
    GameStore window(kTiles, ".tiles"), other(kTiles, ".tiles");
    QByteArray found;
    window.takeFront(
        [&](const QString& path) {
          found = textIn(path);
          other.takeFront([](const QString& twice) { return twice.isEmpty(); },
                          noComplaint);  // nobody else has it
          return QFile::exists(path);
        },
        noComplaint);
    QCOMPARE(found, QByteArray("a game"));
    QCOMPARE(takenFront(window), QByteArray("none"));
    QCOMPARE(filesIn(frontFolder()), QStringList());
    // Nor does the lock of who died with nothing in hand stay.
    put(frontFolder(), lock, held);
    QCOMPARE(takenFront(window), QByteArray("none"));
    QCOMPARE(filesIn(frontFolder()), QStringList());
  }
  // Started by whoeverIsKilledLeaving(): leaves and takes until it is killed.
  void leaves() {
    if (!qEnvironmentVariableIsSet(kLeavesGames)) QSKIP("started by another test");
    GameStore window(kTiles, ".tiles");
    for (int i = 0;; ++i) {
      const std::string key = std::to_string(i % 3);
      window.leave(
          {key}, [i] { return std::to_string(i) + '\n' + std::string(50'000, 'x') + kWhole.toStdString(); });
      if (i % 5 != 0) continue;
      if (!window.take({key})) break;
      std::printf("\n@%d\n", i);  // this one is on the disk
      std::fflush(stdout);
    }
  }
  void whoeverIsKilledLeaving() {
    for (int round = 0; round < 3; ++round) {
      cleanup();
      const auto process = again(kLeavesGames, "leaves");
      QByteArray told;
      while (told.count('@') < 10 * (round + 1)) {
        QVERIFY(process->waitForReadyRead(60'000));
        told += process->readAllStandardOutput();
      }
      process->kill();
      QVERIFY(process->waitForFinished(60'000));
      told += process->readAllStandardOutput();
      QCOMPARE(process->exitStatus(), QProcess::CrashExit);
      const QByteArray last = told.left(told.lastIndexOf('\n')).mid(told.lastIndexOf('@') + 1).trimmed();
      GameStore window(kTiles, ".tiles");
      for (const char* key : {"0", "1", "2"}) {
        const auto file = window.take({key});
        const QByteArray text = textIn(file);
        QVERIFY2(text.endsWith(kWhole.toUtf8()), key);
        if (last.toInt() % 3 == *key - '0') QVERIFY(text.left(text.indexOf('\n')).toInt() >= last.toInt());
      }
      // The one that was written last beside the one it was to replace.
      QVERIFY(filesIn(leftFolder()).size() <= 4);
    }
  }

  // ---- The bound ----

  void whatIsKeptDoesNotGrowForEver_data() {
    const auto row = testing::columns<int, int, QString>("files", "bytes", "gone");
    row("all may stay", 6, 600, "");
    row("one is too many: over before older", 5, 600, "over");
    row("the oldest", 4, 600, "over oldest");
    row("bytes", 6, 400, "over oldest");
    row("no more than needed", 6, 599, "over");
    row("nothing that is younger, locked, later or in use", 0, 0, "over oldest");
  }
  void whatIsKeptDoesNotGrowForEver() {
    FETCH_ALL((const int, files), (const int, bytes), (const QString, gone));
    const auto text = [](const char* begin) { return QByteArray(begin).leftJustified(100, ' '); };
    const std::vector<std::pair<QString, QString>> kept = {
        {u"over"_s, putLeft("over", 40, text("a game"), true)},
        {u"young and over"_s, putLeft("young", 29, text("a game"), true)},
        {u"oldest"_s, putLeft("oldest", 90, text("a game"))},
        {u"in use"_s, putLeft("used", 80, text("a game"))},
        {u"locked"_s, putLeft("locked", 70, text("a game"))},
        {u"later"_s, putLeft("later", 60, text("\nsearchlight-lines 999\n"))}};
    put(leftFolder(), QFileInfo(kept[4].second).fileName() + KeptFolder::kLock, "");
    const KeptFolder folder(kTiles + GameStore::kLevels, ".tiles");
    KeptFolder::Bound bound;
    bound.files = static_cast<std::size_t>(files);
    bound.bytes = bytes;
    folder.hold(bound, {kept[3].second});
    QStringList missing;
    for (const auto& [name, file] : kept)
      if (!QFile::exists(file)) missing << name;
    QCOMPARE(missing.join(u' '), gone);
  }
  // A store holds it by itself. What somebody goes on from counts as young, in whichever window.
  void aStoreHoldsItsBound() {
    const std::size_t most = KeptFolder::Bound().files;
    for (std::size_t i = 0; i < most + 5; ++i) {
      putLeft(std::to_string(i).c_str(), 100 + static_cast<int>(i), "a game");
      put(frontFolder(), u"%1.tiles"_s.arg(i), "a game", 100 + static_cast<int>(i));
    }
    const std::string oldest = std::to_string(most + 4);
    GameStore other(kTiles, ".tiles");
    QVERIFY(other.take({oldest}));
    {
      GameStore window(kTiles, ".tiles");
      window.leave({"new"}, textOf("a game"));
      window.leave({"won"}, textOf("a game"), true);
      window.keepFront("a game");
    }
    // What goes goes behind the writing; a window does not wait for it.
    GameStore next(kTiles, ".tiles");
    next.leave({"next"}, textOf("a game"));
    QVERIFY(!next.writeUnwritten());
    QTRY_COMPARE(filesIn(leftFolder()).size(), static_cast<int>(most));
    QCOMPARE(filesIn(frontFolder()).size(), static_cast<int>(most));
    for (const std::string& key :
         {std::string("new"), std::string("won"), std::string("next"), oldest, std::to_string(most - 5)})
      QVERIFY2(next.when(key), key.c_str());
    QVERIFY(!next.when(std::to_string(most - 4)));
  }
};

SEARCHLIGHT_TEST(GameStoreTest)
#include "game_store_test.moc"
