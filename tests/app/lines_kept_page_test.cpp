// tests/app/lines_kept_page_test.cpp: what of a game of Color Lines is kept from one sitting to the next, and of which file it is;
// game_work_test has what every game does.
#include "core/setup/set_up.h"
#include "tests/app/lines_files.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class LinesKeptPageTest : public QObject, testing::LinesFiles {
  Q_OBJECT

 private:
  void nextSitting() {
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    openWindow();
    m_window->openWelcome();
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // A game that is over, or that was given up for another one, does not come back.
  void whatIsOverIsNotKept_data() {
    testing::columns<int>("how")("over", 0)("another game, not begun", 1)("saved", 2);
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
};

SEARCHLIGHT_TEST(LinesKeptPageTest)
#include "lines_kept_page_test.moc"
