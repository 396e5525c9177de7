// tests/app/lines_files_page_test.cpp: games of Color Lines as files, kept from one window to the next, recovered after a
// crash, and as set-ups; what cannot be read costs nothing.
#include <QAbstractButton>
#include <QFileInfo>
#include <QLockFile>
#include <QMessageBox>
#include <QPointer>

#include <set>
#include "app/shell/autosave.h"
#include "core/setup/set_up.h"
#include "core/text/files.h"
#include "tests/app/lines_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/search/bookmarks_view.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// A good game on 5 x 5, with what a test makes wrong in it.
QByteArray gameText(const QByteArray& good = {}, const QByteArray& bad = {}) {
  lines::Settings settings;
  settings.size = 5;
  lines::Game game(settings, testing::boardOf({"1....", ".....", "..2..", ".....", "....3"}), 7);
  (void)game.move({{0, 0}, {0, 1}});
  QByteArray text = QByteArray::fromStdString(lines::writeGame(game));
  if (!good.isEmpty() && !text.contains(good)) qFatal("the game has no %s", good.constData());
  return good.isEmpty() ? text : text.replace(good, bad);
}

// With ' for ".
QByteArray withQuotes(const char* text) { return QByteArray(text).replace('\'', '"'); }

}  // namespace

class LinesFilesPageTest : public QObject, testing::LinesWindow {
  Q_OBJECT

 private:
  std::string gameNow() { return lines::writeGame(page().game()); }
  // All there is of the page, as a text.
  std::string stateNow() { return setup::write(page().snapshot()()); }
  // What the window asks about unsaved work is answered by this button; how often it asked.
  struct Asked {
    int times = 0;
    testing::WhenOpen<QMessageBox> answer;
    explicit Asked(QMessageBox::StandardButton button)
        : answer([this, button](QMessageBox* box) {
            ++times;
            box->button(button)->click();
          }) {}
  };

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() {
    open();
    setMotion(false);
  }
  void cleanup() { close(); }

  // ---- Files ----

  void whatIsSavedComesBack() {
    page().deal(tiny(), 21);
    playSome(4);
    command(Command::Undo)->trigger();
    QVERIFY(m_window->isWindowModified());
    const std::string game = gameNow();
    QVERIFY(!page().save(path("a.lines"), std::nullopt));
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("a.lines")));
    page().deal(lines::Settings{}, 1);
    QVERIFY(page().document().path.isEmpty());
    QVERIFY(m_window->openFile(path("a.lines")));
    QCOMPARE(gameNow(), game);
    QCOMPARE(now().turns, 3);
    QCOMPARE(page().game().undone(), std::uint64_t{1});
    QCOMPARE(page().document().path, path("a.lines"));
    QVERIFY(!m_window->isWindowModified());
    // It goes on as it would have: the move that was undone is still ahead.
    command(Command::Redo)->trigger();
    QCOMPARE(now().turns, 4);
    QVERIFY(m_window->isWindowModified());
    command(Command::Undo)->trigger();
    QVERIFY(!m_window->isWindowModified());
    page().play(anyMove());
    command(Command::Save)->trigger();
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(read(path("a.lines")).toStdString(), gameNow());
  }

  void aFileOpensOnItsOwnPage() {
    write("a.lines", gameText());
    m_window->showPage(QStringLiteral("map-lab"));
    QVERIFY(m_window->openFile(path("a.lines")));
    QCOMPARE(m_window->pageId(), QStringLiteral("lines"));
    QCOMPARE(now().turns, 1);
  }

  void brokenFilesCostNothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("another text") << QByteArray("good morning\n");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe\0\x80", 5);
    QTest::newRow("later form") << gameText("searchlight-lines 1", "searchlight-lines 9");
    QTest::newRow("too small") << gameText("size 5", "size 4");
    QTest::newRow("too large") << gameText("size 5", "size 21");
    QTest::newRow("no number") << gameText("size 5", "size five");
    QTest::newRow("colour that is not") << gameText("colours 7", "colours 2");
    QTest::newRow("ball of no colour") << gameText("..2..", "..9..");
    QTest::newRow("a line too short") << gameText("1....\n", "1...\n");
    QTest::newRow("a row missing") << gameText("1....\n", "");
    QTest::newRow("a word missing") << gameText("seed 7\n", "");
    QTest::newRow("cut off") << gameText("0,0 0,1\n", "");
    QTest::newRow("a move off the board") << gameText("0,0 0,1", "0,0 0,5");
    QTest::newRow("a move without a ball") << gameText("0,0 0,1", "1,1 0,1");
    QTest::newRow("a move of words") << gameText("0,0 0,1", "here there");
    QTest::newRow("points that were not made") << gameText("points 0", "points 1000");
    QTest::newRow("more made than there are") << gameText("made 1", "made 2");
    QTest::newRow("too long") << gameText() + QByteArray(lines::kMaxGameBytes, '\n');
  }
  void brokenFilesCostNothing() {
    QFETCH(QByteArray, text);
    openArticle();
    page().play({kBall, kTarget});
    action(LinesCommand::Searchlight)->trigger();
    toEndOfSearch();
    const std::string before = stateNow();
    write("bad.lines", text);
    const Asked discard(QMessageBox::Discard);
    QVERIFY(!m_window->openFile(path("bad.lines")));
    QVERIFY2(page().messageText().contains(QStringLiteral("bad.lines")), qPrintable(page().messageText()));
    settle();
    QCOMPARE(stateNow(), before);
    QVERIFY(page().question());
  }

  void aFileThatIsNotThereIsSaid() {
    const std::string before = gameNow();
    QVERIFY(!m_window->openFile(path("gone.lines")));
    QVERIFY2(page().messageText().contains(QStringLiteral("gone.lines")), qPrintable(page().messageText()));
    QVERIFY(!m_window->openFile(m_dir->path()));
    QCOMPARE(gameNow(), before);
  }

  void whatCannotBeWrittenIsSaid() {
    page().deal(tiny(), 1);
    playSome(1);
    const auto why = page().save(path("no/such/folder.lines"), std::nullopt);
    QVERIFY(why && why->contains(QStringLiteral("folder.lines")));
    QVERIFY(page().document().path.isEmpty());
  }

  // ---- Who asks, and who does not ----

  void aGameWithAFileIsAskedAbout_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("new game") << 0;
    QTest::newRow("another file") << 1;
    QTest::newRow("closed") << 2;
  }
  void aGameWithAFileIsAskedAbout() {
    QFETCH(int, how);
    write("a.lines", gameText());
    write("b.lines", gameText("seed 7", "seed 8"));
    QVERIFY(m_window->openFile(path("a.lines")));
    playSome(1);
    const std::string game = gameNow();
    const QPointer<Window> window = m_window;
    const auto lose = [&] {
      if (how == 0) action(LinesCommand::NewSame)->trigger();
      if (how == 1) (void)m_window->openFile(path("b.lines"));
      if (how == 2) m_window->close();
    };
    {
      const Asked cancel(QMessageBox::Cancel);
      lose();
      QCOMPARE(cancel.times, 1);
    }
    QVERIFY(window && window->isVisible());
    QCOMPARE(gameNow(), game);
    {
      const Asked save(QMessageBox::Save);
      lose();
      QCOMPARE(save.times, 1);
    }
    QCOMPARE(read(path("a.lines")).toStdString(), game);
    if (how == 2) {
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      QVERIFY(!window);
      QVERIFY(keptGames().isEmpty());  // it has a file of its own
    } else {
      QVERIFY(gameNow() != game);
    }
  }

  // Closes the window, and opens another as a new sitting does.
  void nextSitting() {
    const QPointer<Window> window = m_window;
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!window);
    openWindow();
    m_window->openWelcome();
  }

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
    QCOMPARE(question.times, how == 1 ? 1 : 0);
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
    QVERIFY2(page().messageText().contains(QStringLiteral("set aside")), qPrintable(page().messageText()));
    QVERIFY(QFile::exists(keptPath("lines-games/a.lines.taken")));
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
    QVERIFY(!page().takeSetUp(copy, path("copy.searchlight"), SetUpFrom::Recovery));
    QVERIFY(page().document().file.exists);
    QVERIFY(page().document().isModified);
    write("a.lines", gameText("seed 7", "seed 8"));
    QVERIFY(!page().takeSetUp(copy, path("copy.searchlight"), SetUpFrom::Recovery));
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
            .contains(QStringLiteral("moves 2")),
        60'000);
  }

  // ---- Set-ups ----

  void everythingComesBack() {
    openArticle();
    page().play({kBall, kTarget});
    page().play(anyMove());
    const lines::Move last = page().game().movesMade().back();
    BallOptions options;
    options.algorithm = search::Algorithm::WeightedAStar;
    options.weight = 2.5;
    options.ties = search::Ties::FirstIn;
    action(LinesCommand::Searchlight)->trigger();
    page().options().setOptions(options);
    toEndOfSearch();
    Transport& transport = *page().transport();
    transport.setSpeed(250);
    transport.setStepUnit(StepUnit::Expansion);
    transport.setBreakpoints(
        {search::Breakpoint::at("4, 4"), {search::Breakpoint::Kind::FExceeds, 9000, false}});
    transport.seek(5);
    settle();
    BookmarkList& bookmarks = page().workbench().bookmarks().list();
    QVERIFY(bookmarks.addHere() == 0);
    board().select(last.to);
    board().setValueLayer(ValueLayer::F);
    board().setCellText(CellText::FGH);
    action(LinesCommand::Eye)->setChecked(true);
    settle();
    const BallQuestion question = *page().question();
    const std::string game = gameNow(), text = stateNow();

    // Something quite different comes between.
    const Asked discard(QMessageBox::Discard);
    page().deal(tiny(), 1);
    page().options().setOptions({});
    transport.setSpeed(1);
    transport.setBreakpoints({});
    board().setValueLayer(ValueLayer::Distance);
    board().setCellText(CellText::None);
    action(LinesCommand::Eye)->setChecked(false);
    write("a.searchlight", QByteArray::fromStdString(text));
    QVERIFY2(m_window->openFile(path("a.searchlight")), qPrintable(page().messageText()));
    settle();
    QCOMPARE(gameNow(), game);
    QVERIFY(page().question() && *page().question() == question);
    QVERIFY(page().options().options() == options);
    QCOMPARE(transport.speed(), 250.0);
    QVERIFY(transport.stepUnit() == StepUnit::Expansion);
    QCOMPARE(transport.position(), std::size_t{5});
    QCOMPARE(transport.breakpoints().size(), std::size_t{2});
    QCOMPARE(transport.breakpoints()[0].state, std::string("4, 4"));
    QVERIFY(!transport.breakpoints()[1].enabled);
    QCOMPARE(bookmarks.bookmarks().size(), std::size_t{1});
    QVERIFY(board().selectedCell() == last.to);
    QVERIFY(board().valueLayer() == ValueLayer::F);
    QVERIFY(board().cellText() == CellText::FGH);
    QVERIFY(action(LinesCommand::Eye)->isChecked());
    // A stranger's text names no file of ours to save over.
    QVERIFY(page().document().path.isEmpty());
    // And what is given again is the same.
    setup::SetUp again = setup::read(stateNow(), "again"), before = setup::read(text, "before");
    for (setup::SetUp* s : {&again, &before}) {
      s->board.path.clear();
      s->board.hash.clear();
      s->title.clear();
    }
    QCOMPARE(setup::write(again), setup::write(before));
  }

  void badSetUpsCostNothing_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* parts, const char* says) {
      QByteArray rows = gameText();
      rows.chop(rows.endsWith('\n') ? 1 : 0);
      rows.replace("\n", "','");
      QTest::newRow(name) << withQuotes(("{'searchlight': 1, 'page': 'lines', 'board': {'rows': ['" + rows +
                                         "']}, " + parts + "}")
                                            .constData())
                          << QString::fromLatin1(says);
    };
    QTest::newRow("no JSON") << QByteArray("hello") << QStringLiteral("bad.searchlight");
    QTest::newRow("no board") << withQuotes("{'searchlight': 1, 'page': 'lines'}") << QStringLiteral("board");
    QTest::newRow("board missing")
        << withQuotes("{'searchlight': 1, 'page': 'lines', 'board': {'path': 'none.lines'}}")
        << QStringLiteral("none.lines");
    QTest::newRow("no game") << withQuotes("{'searchlight': 1, 'page': 'lines', 'board': {'rows': ['x']}}")
                             << QStringLiteral("bad.searchlight");
    row("from is empty", "'question': {'from': '4,0', 'to': '3,0'}", "from");
    row("from off the board", "'question': {'from': '9,9', 'to': '3,0'}", "from");
    row("from is no cell", "'question': {'from': 'here', 'to': '3,0'}", "from");
    row("from is missing", "'question': {'to': '3,0'}", "from");
    row("to is a ball", "'question': {'from': '0,1', 'to': '2,2'}", "to");
    row("to off the board", "'question': {'from': '0,1', 'to': '0,5'}", "to");
    row("to is missing", "'question': {'from': '0,1'}", "to");
    row("the rows of another size",
        "'question': {'from': '0,0', 'to': '1,0', 'board': '1.../..../..../....'}", "board");
    row("rows of no colours",
        "'question': {'from': '0,0', 'to': '1,0', 'board': 'x..../...../...../...../.....'}", "board");
    row("rows not divided",
        "'question': {'from': '0,0', 'to': '1,0', 'board': '1...../..../...../...../.....'}", "board");
    row("algorithm of no name", "'question': {'algorithm': 'magic'}", "algorithm");
    row("algorithm for diagonals", "'question': {'algorithm': 'jump-point'}", "algorithm");
    row("weight", "'question': {'algorithm': 'weighted-a-star', 'weight': '0.5'}", "weight");
    row("ties", "'question': {'ties': 'random'}", "ties");
    row("speed", "'player': {'speed': 'fast'}", "speed");
  }
  void badSetUpsCostNothing() {
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    openArticle();
    page().play({kBall, kTarget});
    action(LinesCommand::Searchlight)->trigger();
    toEndOfSearch();
    const std::string before = stateNow();
    write("bad.searchlight", text);
    const Asked discard(QMessageBox::Discard);
    QVERIFY(!m_window->openFile(path("bad.searchlight")));
    QVERIFY2(page().messageText().contains(says), qPrintable(page().messageText()));
    settle();
    QCOMPARE(stateNow(), before);
  }

  // The rows that the tests above break are good ones.
  void aGoodSetUpOpens() {
    QByteArray rows = gameText();
    rows.chop(1);
    rows.replace("\n", "','");
    write("good.searchlight", withQuotes(("{'searchlight': 1, 'page': 'lines', 'board': {'rows': ['" + rows +
                                          "']}, 'question': {'from': '0,0', 'to': '0,1', 'board': "
                                          "'1..../...../..2../...../....3'}}")
                                             .constData()));
    QVERIFY2(m_window->openFile(path("good.searchlight")), qPrintable(page().messageText()));
    settle();
    QCOMPARE(now().turns, 1);
    QVERIFY(page().question() && (page().question()->move == lines::Move{{0, 0}, {0, 1}}));
  }
};

SEARCHLIGHT_TEST(LinesFilesPageTest)
#include "lines_files_page_test.moc"
