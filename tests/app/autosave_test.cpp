// tests/app/autosave_test.cpp: unsaved work survives, windows keep out of each other's way, saved work leaves nothing.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "app/shell/autosave.h"
#include "tests/limited.h"
#include "tests/test_main.h"

namespace {

// A page that holds a text.
class NotePage : public Page {
 public:
  void type(const QString& text) {
    m_text = text;
    m_isModified = true;
    Q_EMIT documentChanged();
    Q_EMIT changed();
  }
  void saved() {
    m_isModified = false;
    Q_EMIT documentChanged();
  }
  QString text() const { return m_text; }

  Document document() const override { return {u"note"_s, {}, m_isModified, m_text.isEmpty()}; }
  Snapshot snapshot() const override {
    return {{}, [this, text = m_text] {
              writer = QThread::currentThread();
              return text.toStdString();
            }};
  }
  Reading takeSetUp(const setup::SetUp& setUp, const QString&, SetUpFrom) override {
    type(QString::fromStdString(*setUp.board.text).trimmed());
    return Reading::taken();
  }
  void say(const QString&) override {}
  void complain(const QString&) override {}
  QString messageText() const override { return {}; }

  mutable std::atomic<QThread*> writer = nullptr;

 private:
  QString m_text;
  bool m_isModified = false;
};

const QByteArray kLost = "{\"searchlight\": 1, \"page\": \"note\", \"board\": {\"rows\": [\"lost\"]}}";
const QString kNote = u"note"_s;

QStringList copies(const QTemporaryDir& dir) { return QDir(dir.path()).entryList({u"*.searchlight"_s}); }

// As if the machine had stopped while this was there: a copy that no lock holds.
void leave(const QTemporaryDir& dir, const QByteArray& text) {
  QFile file(dir.filePath(u"left.searchlight"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

}  // namespace

class AutosaveTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  // What a film does to the page is nobody's work; what is asked for by name is written all the same.
  void waitsWhileItIsHeld() {
    QTemporaryDir dir;
    NotePage page;
    bool isHeld = true;
    int asked = 0;
    Autosave autosave(&page, kNote, dir.path());
    autosave.setHold([&] {
      ++asked;
      return isHeld;
    });
    page.type(u"one"_s);
    QTRY_VERIFY(asked > 1);
    QVERIFY(copies(dir).isEmpty());
    isHeld = false;
    QTRY_COMPARE(copies(dir).size(), qsizetype{1});
    isHeld = true;
    autosave.discard();
    page.type(u"two"_s);
    QVERIFY(!autosave.write());
    QCOMPARE(copies(dir).size(), qsizetype{1});
  }

  void writesOnlyUnsavedWork() {
    QTemporaryDir dir;
    NotePage page;
    Autosave autosave(&page, kNote, dir.path());
    QVERIFY(!autosave.write());
    QVERIFY(copies(dir).isEmpty());
    page.type(u"one"_s);
    QVERIFY(!autosave.write());
    QCOMPARE(copies(dir).size(), 1);
    page.saved();
    QTRY_VERIFY(copies(dir).isEmpty());
  }

  // By itself, and not on the thread that paints.
  void writesBesideTheWindow() {
    QTemporaryDir dir;
    NotePage page;
    Autosave autosave(&page, kNote, dir.path());
    page.type(u"one"_s);
    QTRY_COMPARE(copies(dir).size(), 1);
    QVERIFY(page.writer != QThread::currentThread());
  }

  void theLastSnapshotWins() {
    QTemporaryDir dir;
    NotePage page;
    Autosave autosave(&page, kNote, dir.path());
    for (int i = 0; i <= 200; ++i) {
      page.type(QString::number(i));
      if (i % 10 == 0) QVERIFY(!autosave.write());
    }
    const setup::SetUp setUp = setup::readFile(dir.filePath(copies(dir).front()).toStdString());
    QCOMPARE(setUp.board.text.value_or(std::string()), std::string("200\n"));
    QCOMPARE(setUp.page, std::string("note"));
  }

  void twoPagesHaveTwoFiles() {
    QTemporaryDir dir;
    NotePage a, b;
    Autosave first(&a, kNote, dir.path()), second(&b, kNote, dir.path());
    a.type(u"a"_s);
    b.type(u"b"_s);
    QVERIFY(!first.write());
    QVERIFY(!second.write());
    QCOMPARE(copies(dir).size(), 2);
    // Both live, so nothing is abandoned.
    QVERIFY(Autosave::abandoned(dir.path()).empty());
    QCOMPARE(copies(dir).size(), 2);
  }

  // A window that takes over the name of one that is no more meets its copies: they are not written over, nor taken away,
  // before their pages have them.
  void whatIsThereIsNotOursBeforeItIsAdopted() {
    QTemporaryDir dir;
    const QString left = u"w_note.searchlight"_s;
    leave(dir, kLost);
    QVERIFY(QFile::rename(dir.filePath(u"left.searchlight"_s), dir.filePath(left)));
    std::vector<AbandonedWork> found = Autosave::abandoned(dir.path());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].window, u"w"_s);
    NotePage page, other;
    Autosave autosave(&page, kNote, dir.path(), found[0].window);
    Autosave beside(&other, u"other"_s, dir.path(), found[0].window);
    page.saved();  // nothing is unsaved yet
    QVERIFY(!autosave.write());
    QCOMPARE(copies(dir), QStringList{left});
    QVERIFY(page.takeSetUp(found[0].setUp, found[0].file, SetUpFrom::Recovery).isTaken());
    QVERIFY(!autosave.write());
    QFile file(dir.filePath(left));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), kLost);
    autosave.adopt(std::move(found[0]));
    other.type(u"two"_s);
    QVERIFY(!beside.write());
    QCOMPARE(copies(dir), (QStringList{left, u"w_other.searchlight"_s}));
  }

  // From the file that was left to the file that is written over it there is no moment without a copy: not when it has
  // been read, not when the page has it, not when the next copy cannot be written.
  void theOnlyCopyStays() {
    QTemporaryDir dir;
    leave(dir, kLost);
    NotePage page;
    {
      Autosave autosave(&page, kNote, dir.path());
      std::vector<AbandonedWork> found = Autosave::abandoned(dir.path());
      QCOMPARE(found.size(), std::size_t{1});
      QCOMPARE(found[0].setUp.page, std::string("note"));
      QCOMPARE(copies(dir).size(), 1);
      QVERIFY(page.takeSetUp(found[0].setUp, found[0].file, SetUpFrom::Recovery).isTaken());
      autosave.adopt(std::move(found[0]));
      QCOMPARE(page.text(), u"lost"_s);
      QCOMPARE(copies(dir).size(), 1);
      // A program that starts now leaves it alone.
      QVERIFY(Autosave::abandoned(dir.path()).empty());
      page.type(u"lost and found"_s);
      QVERIFY(!autosave.write());
      QCOMPARE(copies(dir), QStringList{u"left.searchlight"_s});
    }
    // The page was closed, and nobody wants it.
    QVERIFY(copies(dir).isEmpty());
  }

  // Read and not taken, as when the program ends in between: it is offered again.
  void whatNobodyTakesIsOfferedAgain() {
    QTemporaryDir dir;
    leave(dir, kLost);
    for (int i = 0; i < 2; ++i) QCOMPARE(Autosave::abandoned(dir.path()).size(), std::size_t{1});
  }

  // Of a program that died with nothing unsaved. Locks of the living stay.
  void deadLocksAreClearedUp() {
    QTemporaryDir dir;
    NotePage page;
    Autosave autosave(&page, kNote, dir.path());
    const auto locks = [&dir] { return QDir(dir.path()).entryList({u"*.lock"_s}); };
    const QStringList living = locks();
    QCOMPARE(living.size(), 1);
    QFile file(dir.filePath(u"dead.lock"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("2147483647\nsearchlight\n\n");
    file.close();
    QVERIFY(Autosave::abandoned(dir.path()).empty());
    QCOMPARE(locks(), living);
  }

  void aBrokenFileIsSetAside() {
    QTemporaryDir dir;
    leave(dir, "{\"searchlight\": 1, \"page\": \"no");
    QVERIFY(Autosave::abandoned(dir.path()).empty());
    QVERIFY(copies(dir).isEmpty());
    QVERIFY(QFile::exists(dir.filePath(u"left.broken"_s)));
  }

  // Whatever was in the way, a copy is written as soon as it is gone, without another change; both are told.
  void whatFailedIsTriedAgain() {
    QTemporaryDir dir;
    const QString folder = dir.filePath(u"autosave"_s);
    QFile inTheWay(folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    NotePage page;
    Autosave autosave(&page, kNote, folder);
    QSignalSpy failed(&autosave, &Autosave::failed), recovered(&autosave, &Autosave::recovered);
    page.type(u"one"_s);
    QVERIFY(autosave.write().has_value());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(inTheWay.remove());
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(QDir(folder).entryList({u"*.searchlight"_s}).size(), 1);
    QVERIFY(Autosave::abandoned(folder).empty());  // it is locked, too
    QCOMPARE(failed.size(), 1);
  }

  // A full disk takes no lock either. Without one, what is written when there is room would be offered by the next program
  // while this one goes on with it.
  void whatIsWrittenAgainIsLocked() {
    QTemporaryDir dir;
    NotePage page;
    std::optional<testing::Limited> full(std::in_place, RLIMIT_FSIZE, rlim_t{0});
    Autosave autosave(&page, kNote, dir.path());
    QSignalSpy failed(&autosave, &Autosave::failed), recovered(&autosave, &Autosave::recovered);
    page.type(u"one"_s);
    QVERIFY(autosave.write().has_value());
    QTRY_COMPARE(failed.size(), 1);
    full.reset();
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(copies(dir).size(), 1);
    QVERIFY(Autosave::abandoned(dir.path()).empty());
  }

  // A program that was killed finds its work on a full disk, too, where no lock can be had.
  void aFullDiskHidesNothing_data() {
    testing::columns<bool>("wasLocked")("locked", true)("not locked", false);
  }
  void aFullDiskHidesNothing() {
    QFETCH(bool, wasLocked);
    QTemporaryDir dir;
    leave(dir, kLost);
    if (wasLocked) {
      QFile lock(dir.filePath(u"left.lock"_s));
      QVERIFY(lock.open(QIODevice::WriteOnly));
      lock.write("2147483647\nsearchlight\n\n");
    }
    std::size_t found = 0;
    {
      const testing::Limited full(RLIMIT_FSIZE, 0);
      found = Autosave::abandoned(dir.path()).size();
    }
    QCOMPARE(found, std::size_t{1});
    QCOMPARE(copies(dir).size(), 1);
  }

  // It was on its way to be told when the work was saved elsewhere: there is nothing left to be kept safe.
  void aFailureBeforeASaveIsNotTold() {
    QTemporaryDir dir;
    const QString folder = dir.filePath(u"autosave"_s);
    QFile inTheWay(folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    NotePage page;
    Autosave autosave(&page, kNote, folder);
    QSignalSpy failed(&autosave, &Autosave::failed), recovered(&autosave, &Autosave::recovered);
    page.type(u"one"_s);
    QVERIFY(autosave.write().has_value());
    page.saved();
    QTest::qWait(10);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(recovered.size(), 0);
    // The next one is told again.
    page.type(u"two"_s);
    QVERIFY(autosave.write().has_value());
    QTRY_COMPARE(failed.size(), 1);
  }

  void anUnwritableFolderIsSaid() {
    NotePage page;
    Autosave autosave(&page, kNote, u"/proc/searchlight-cannot-be"_s);
    QSignalSpy failed(&autosave, &Autosave::failed);
    page.type(u"one"_s);
    QVERIFY(autosave.write().has_value());
    page.type(u"two"_s);
    QVERIFY(autosave.write().has_value());
    QTRY_COMPARE(failed.size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(failed.size(), 1);
  }

  // Not that the file is missing whose folder cannot be made.
  void whyAFolderCannotBeMadeIsSaid() {
    NotePage page;
    Autosave autosave(&page, kNote, u"/sys/searchlight/autosave"_s);
    page.type(u"one"_s);
    const auto why = autosave.write();
    QVERIFY(why.has_value());
    QVERIFY2(why->startsWith(u"/sys/searchlight/autosave: cannot be written: "_s) &&
                 !why->contains(u"No such file"_s),
             qPrintable(*why));
  }

  // A program that is being killed counts as alive for a moment.
  void whoIsDyingIsLookedAtTwice() {
    QTemporaryDir dir;
    const QString copy = dir.filePath(u"w_note.searchlight"_s), lockFile = dir.filePath(u"w_note.lock"_s);
    const auto write = [](const QString& name, const QByteArray& text) {
      QFile file(name);
      return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write(copy, kLost));
    QByteArray held;
    {
      QLockFile lock(lockFile);
      QVERIFY(lock.tryLock(0));
      QFile file(lockFile);
      QVERIFY(file.open(QIODevice::ReadOnly));
      held = file.readAll();
    }
    const pid_t child = ::fork();
    if (child == 0) {
      ::usleep(40'000);
      ::_exit(0);
    }
    QVERIFY(child > 0);
    QVERIFY(write(lockFile, QByteArray::number(child) + held.mid(held.indexOf('\n'))));
    std::thread reaper([child] { ::waitpid(child, nullptr, 0); });
    const std::size_t found = Autosave::abandoned(dir.path()).size();
    reaper.join();
    QCOMPARE(found, std::size_t{1});
  }
};

SEARCHLIGHT_TEST(AutosaveTest)
#include "autosave_test.moc"
