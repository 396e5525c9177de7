// tests/app/lines_kept_page_test.cpp: games of Color Lines kept from one window to the next, and recovered after a
// crash.
#include <QLockFile>
#include <QMessageBox>
#include <QPointer>
#include <QTest>
#include <memory>
#include <set>
#include <string>

#include "app/shell/autosave.h"
#include "core/setup/set_up.h"
#include "tests/app/lines_files.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class LinesKeptPageTest : public QObject, testing::LinesFiles {
  Q_OBJECT

 private:
  // Closes the window, and opens another as a new sitting does.
  void nextSitting() {
    const QPointer<Window> window = m_window;
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!window);
    openWindow();
    m_window->openWelcome();
  }

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() {
    open();
    setMotion(false);
  }
  void cleanup() { close(); }

  void aGameWithoutAFileIsKept() {
    page().deal(tiny(), 21);
    playSome(3);
    command(Command::Undo)->trigger();
    const std::string game = gameNow();
    nextSitting();
    QCOMPARE(gameNow(), game);
    QCOMPARE(now().turns, 2);
    QVERIFY(page().document().path.isEmpty());
    QVERIFY(keptGames().isEmpty());  // it is in the window now
    command(Command::Redo)->trigger();
    QCOMPARE(now().turns, 3);
  }

  // A game that is over, or that was given up for another one, does not come back.
  void whatIsOverIsNotKept_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("over") << 0;
    QTest::newRow("another game, not begun") << 1;
    QTest::newRow("saved") << 2;
  }
  void whatIsOverIsNotKept() {
    QFETCH(int, how);
    page().deal(tiny(), 21);
    playSome(2);
    const std::string given = gameNow();
    nextSitting();
    QCOMPARE(gameNow(), given);
    if (how == 0)
      while (!page().game().isOver()) page().play(anyMove());
    const Asked question(QMessageBox::Discard);
    if (how == 1) action(LinesCommand::NewSame)->trigger();
    QCOMPARE(question.times, 0);
    if (how == 2) QVERIFY(!page().save(path("saved.lines"), std::nullopt));
    nextSitting();
    QCOMPARE(now().turns, 0);
    QVERIFY(gameNow() != given);
  }

  // Each window keeps its own, and none takes what another one has.
  void twoWindowsKeepTwoGames() {
    page().deal(tiny(), 21);
    playSome(2);
    const std::string first = gameNow();
    Window* one = m_window;
    openWindow();
    QCOMPARE(now().turns, 0);
    page().deal(tiny(), 22);
    playSome(1);
    const std::string second = gameNow();
    QVERIFY(one->close());
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(keptGames().size(), 2);
    openWindow();
    const std::string here = gameNow();
    openWindow();
    QCOMPARE((std::set{here, gameNow()}), (std::set{first, second}));
    QVERIFY(keptGames().isEmpty());
  }

  void aKeptGameThatCannotBeReadIsSetAside() {
    writeTo(keptPath("lines-games/a.lines"), "good morning\n");
    nextSitting();
    const QString broken = keptPath("lines-games/a.broken");
    QVERIFY2(page().messageText().contains(broken), qPrintable(page().messageText()));
    QCOMPARE(read(broken), QByteArray("good morning\n"));
    QCOMPARE(now().turns, 0);
    moveByMouse(anyMove());
    QCOMPARE(now().turns, 1);
    const std::string game = gameNow();
    nextSitting();
    QCOMPARE(gameNow(), game);
  }

  // What somebody else has written there since is asked about before it is written over.
  void aRecoveredGameKnowsItsFile() {
    write("a.lines", gameText());
    QVERIFY(m_window->openFile(path("a.lines")));
    playSome(1);
    const setup::SetUp copy = page().snapshot()();
    QVERIFY(!copy.board.hash.empty());
    QVERIFY(page().takeSetUp(copy, path("copy.searchlight"), SetUpFrom::Recovery).isTaken());
    QVERIFY(page().document().file.exists);
    QVERIFY(page().document().isModified);
    write("a.lines", gameText("seed 7", "seed 8"));
    QVERIFY(page().takeSetUp(copy, path("copy.searchlight"), SetUpFrom::Recovery).isTaken());
    QVERIFY(!page().document().file.exists);
    QVERIFY(page().document().isModified);
  }

  // ---- Recovery ----

  void aGameComesBackAfterACrash_data() {
    QTest::addColumn<bool>("hasFile");
    QTest::newRow("without a file") << false;
    QTest::newRow("with a file") << true;
  }
  void aGameComesBackAfterACrash() {
    QFETCH(bool, hasFile);
    page().deal(tiny(), 31);
    playSome(1);
    if (hasFile) QVERIFY(!page().save(path("a.lines"), std::nullopt));
    QVERIFY(page().hasUnsavedWork() == !hasFile);
    playSome(2);
    QVERIFY(page().hasUnsavedWork());
    action(LinesCommand::Searchlight)->trigger();
    toEndOfSearch();
    const lines::Move lit = page().question()->move;
    const std::string game = gameNow();
    // What a window that was not closed leaves: its file, and a lock that nobody holds.
    AbandonedWork work{page().snapshot()(), path("autosave/left.searchlight"),
                       std::make_unique<QLockFile>(path("autosave/left.lock"))};
    work.setUp.page = LinesPage::kId;
    QVERIFY(work.lock->tryLock(0));
    write("autosave/left.searchlight", "the only copy");
    page().deal(tiny(), 1);
    QVERIFY(m_window->recover(std::move(work)));
    QCOMPARE(gameNow(), game);
    QCOMPARE(page().document().path, hasFile ? path("a.lines") : QString());
    QVERIFY(m_window->isWindowModified());
    QVERIFY(page().hasUnsavedWork());
    QVERIFY(page().question() && page().question()->move == lit);
    settle();
    QVERIFY(page().search().answer().outcome == search::Outcome::Solved);
    page().endSearch();
    command(Command::Undo)->trigger();
    QCOMPARE(now().turns, 2);
  }

  // As the autosave itself writes it, half a second after a move.
  void theAutosaveHasWhatWasPlayed() {
    page().deal(tiny(), 31);
    playSome(2);
    const auto copies = [this] {
      return QDir(path("autosave")).entryList({QStringLiteral("*lines*.searchlight")});
    };
    QTRY_COMPARE_WITH_TIMEOUT(copies().size(), 1, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(
        QString::fromStdString(
            setup::readFile(QDir(path("autosave")).filePath(copies().front()).toStdString())
                .board.text.value_or(std::string()))
            .contains(QStringLiteral("at 2")),
        60'000);
  }
};

SEARCHLIGHT_TEST(LinesKeptPageTest)
#include "lines_kept_page_test.moc"
