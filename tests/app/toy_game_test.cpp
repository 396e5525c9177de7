// tests/app/toy_game_test.cpp: all that the midend does for a puzzle, on the smallest one: what only the 8-puzzle has is in
// toy_page.h, toy_board.h and toy_compared.h.
#include "tests/app/toy_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/path_strip.h"

using toy::ToyPage;

namespace {
constexpr const char* kKilledIn = "SEARCHLIGHT_TOY_FOLDER";
}

// The gap begins at the left of the last row, and twice to the right solves it.
class ToyGameTest : public QObject, testing::ToyWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // ---- The game ----

  void aTreeOfUndo() {
    play({Qt::Key_Right, Qt::Key_Up});
    QCOMPARE(tiles(), std::string("123406758"));
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), std::string("123456708"));
    press(Qt::Key_Right);
    QCOMPARE(toy().messageText(), u"Solved: 2 moves."_s);
    // Both ways are there, and the state where they part is one.
    QCOMPARE(toy().game().history().changeCount(), std::size_t{3});
    action("Next branch")->trigger();
    QCOMPARE(tiles(), std::string("123406758"));
    action("Next branch")->trigger();
    QVERIFY(toy().game().isSolved());
    action("Restart the game")->trigger();
    QCOMPARE(tiles(), std::string("123456078"));
    QVERIFY(!command(Command::Undo)->isEnabled());
    for (int i = 0; i < 2; ++i) command(Command::Redo)->trigger();
    QVERIFY(toy().game().isSolved());
    QVERIFY(!command(Command::Redo)->isEnabled());
  }

  // On the board, as soon as it is solved, for as long as the game stands there; Enter goes on with another game.
  void theEndIsToldOnACard() {
    auto* card = toy().findChild<ResultCard*>();
    play({Qt::Key_Right});
    QVERIFY(!card->isVisible());
    play({Qt::Key_Right});
    settle();
    QVERIFY(card->isVisible());
    QCOMPARE(card->result().played, u"2 moves"_s);
    QVERIFY(card->result().note.isEmpty());
    QVERIFY(m_window->focusWidget() == &toy().board());  // it is no dialog
    // Beside the board, under the counts; over the board only while the panel is folded.
    QVERIFY(!card->isOverBoard() && card->isVisible());
    for (const bool isFolded : {true, false}) {
      command(Command::PanelVisible)->trigger();
      QCOMPARE(card->isOverBoard(), isFolded);
      QVERIFY(card->isVisible());
    }
    command(Command::Undo)->trigger();
    QVERIFY(!card->isVisible() && !toy().messageText().contains(u"Solved"_s));
    play({Qt::Key_Right});
    settle();
    QVERIFY(card->isVisible());
    action("Searchlight on this position")->trigger();
    QVERIFY(!card->isVisible());
    action("Searchlight on this position")->trigger();
    command(Command::Undo)->trigger();
    play({Qt::Key_Right});
    settle();
    const std::string solved = tiles();
    press(Qt::Key_Return);
    QVERIFY(!card->isVisible() && tiles() != solved);
    // Nothing is lost by it.
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), solved);
  }

  void savedAndOpened() {
    playATree();
    const std::string game = gameText();
    QVERIFY(!toy().save(path("a.tiles"), std::nullopt));
    QVERIFY(!m_window->isWindowModified());
    press(Qt::Key_Left);
    QVERIFY(m_window->isWindowModified());
    write("b.tiles", "123405678\n");  // as they were before there were moves in them
    QVERIFY(m_window->openFile(path("b.tiles")));
    QCOMPARE(tiles(), std::string("123405678"));
    QVERIFY(!m_window->isWindowModified());
    command(Command::Undo)->trigger();  // the game of the other file, with the move that is not in it
    QCOMPARE(toy().document().path, path("a.tiles"));
    QVERIFY(m_window->isWindowModified());
    openProgram();
    testing::Answer answer("Open the file"_L1);
    QVERIFY(m_window->openFile(path("a.tiles")));
    QCOMPARE(gameText(), game);
  }

  // Two games of one file: what one of them has written is not what the other one was read from.
  void savedOverTheGameBefore() {
    write("a.tiles", "123405678\n");
    QVERIFY(m_window->openFile(path("a.tiles")));
    const std::string opened = gameText();
    press(Qt::Key_Left);
    {
      testing::Answer answer("Open the file"_L1);
      QVERIFY(m_window->openFile(path("a.tiles")));
    }
    QCOMPARE(gameText(), opened);
    press(Qt::Key_Up);
    QVERIFY(!toy().save(path("a.tiles"), std::nullopt));
    QVERIFY(!m_window->isWindowModified());
    for (int i = 0; i < 3; ++i)
      command(Command::Undo)->trigger();  // its move, to the game before, that one's
    QCOMPARE(tiles(), std::string("123405678"));
    QCOMPARE(toy().document().path, path("a.tiles"));
    QVERIFY(m_window->isWindowModified());
  }

  void aNewGameCanBeUndone() {
    playATree();
    const std::string game = gameText();
    command(Command::New)->trigger();
    const std::string dealt = tiles();
    QVERIFY(gameText() != game && !toy().game().history().canUndo());
    QVERIFY(m_window->isWindowModified());  // it is in no list: it would be lost
    command(Command::Undo)->trigger();
    QCOMPARE(gameText(), game);
    command(Command::Redo)->trigger();
    QCOMPARE(tiles(), dealt);
  }

  void pasted() {
    QMimeData good, bad;
    good.setText(u"  123450786 "_s);
    bad.setText(u"123450780"_s);
    playATree();
    const std::string game = gameText();
    m_window->paste(&bad);
    QVERIFY(testing::contains(toy().complaint(), "not nine different tiles"_L1));
    QCOMPARE(gameText(), game);
    m_window->paste(&good);
    QCOMPARE(tiles(), std::string("123450786"));
    command(Command::Undo)->trigger();
    QCOMPARE(gameText(), game);
  }

  // ---- What is kept by itself ----

  // The one who is killed, in the middle of watching.
  void child() {
    if (!qEnvironmentVariableIsSet(kKilledIn)) QSKIP("started by keptOverAKill()");
    const QDir folder(qEnvironmentVariable(kKilledIn));
    Program program(testing::pagesWithTiles(), Settings::isolated(folder.filePath(u"settings.ini"_s)),
                    folder.filePath(u"autosave"_s));
    m_window = program.newWindow(QString::fromLatin1(ToyPage::kId));
    m_window->show();
    playATree();
    watch();
    m_window->player().forward()->trigger();
    QCoreApplication::exec();  // until killed
  }
  void keptOverAKill() {
    playATree();
    const std::string game = gameText();
    watch();
    m_window->player().forward()->trigger();
    const std::size_t cursor = toy().search().position();
    QVERIFY(cursor > 0);
    const QTemporaryDir folder;
    const QString copies = folder.filePath(u"autosave"_s);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kKilledIn), folder.path());
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {u"toy_game_test"_s, u"child"_s});
    QTRY_VERIFY([&] {  // its copy has all of it
      const QStringList files = QDir(copies).entryList({u"*.searchlight"_s});
      if (files.size() != 1) return false;
      const setup::SetUp copy = setup::readFile(QDir(copies).filePath(files.front()).toStdString());
      return copy.cursor == cursor && copy.board.text == game;
    }());
    process.kill();
    QVERIFY(process.waitForFinished(60'000));
    Program program(testing::pagesWithTiles(), Settings::isolated(folder.filePath(u"settings.ini"_s)),
                    copies);
    QVERIFY(program.recoverAbandoned());
    Window* window = program.windows().front();
    auto& page = static_cast<ToyPage&>(window->page());
    QCOMPARE(game::text(page.game().record()), game);
    QVERIFY(page.isWatching());
    QTRY_VERIFY(page.isSettled());
    QCOMPARE(page.search().position(), cursor);
    QVERIFY(page.hasUnsavedWork());
  }

  // ---- Help ----

  void hintedByDegrees() {
    press(Qt::Key_H);
    QCOMPARE(toy().messageText(), u"Moves that are still needed: 2."_s);
    press(Qt::Key_H);
    QCOMPARE(toy().messageText(), u"It is the turn of tile 7."_s);
    press(Qt::Key_Right);
    press(Qt::Key_H);  // of another position: from the beginning
    QCOMPARE(toy().messageText(), u"Moves that are still needed: 1."_s);
    action("Play hint")->trigger();
    QCOMPARE(toy().messageText(), u"Solved with help: 2 moves."_s);
    QVERIFY(toy().game().isSolved());
    for (int i = 0; i < 2; ++i) {
      press(Qt::Key_H);
      QCOMPARE(toy().messageText(), u"This level is already solved."_s);
      QCOMPARE(action("Hint")->iconText(), u"Hint"_s);  // there is no more to tell
    }
  }

  // The button says what the next degree gives; the last one is that move, and no more than that.
  void theLastDegreeIsTheMove() {
    openTiles("413026758");
    const std::string before = tiles();
    for (const char* next : {"Hint", "Which tile?", "Where to?", "Play move"}) {
      QCOMPARE(action("Hint")->iconText(), QString::fromLatin1(next));
      QCOMPARE(tiles(), before);
      press(Qt::Key_H);
    }
    QCOMPARE(toy().game().place(), std::size_t{1});
    QVERIFY(!toy().game().history().canRedo());
    QCOMPARE(action("Hint")->iconText(), u"Hint"_s);
    press(Qt::Key_H);
    press(Qt::Key_H);
    QCOMPARE(action("Hint")->iconText(), u"Where to?"_s);
    command(Command::Undo)->trigger();
    QCOMPARE(action("Hint")->iconText(), u"Hint"_s);
  }

  // Where a game is lost the way back is offered, and is one gesture.
  void thePathBackIsOffered_data() {
    testing::columns<bool>("byKey")("by its button", false)("as the next hint", true);
  }
  void thePathBackIsOffered() {
    QFETCH(const bool, byKey);
    play({Qt::Key_Up, Qt::Key_Right, Qt::Key_Right});
    const std::string lost = tiles();
    auto* offer = toy().findChild<QToolButton*>(u"offer"_s);
    QVERIFY(offer && !offer->isVisible());
    press(Qt::Key_H);
    toy().offerBack(toy().game().line()[1]);
    QVERIFY(offer->isVisible());
    QCOMPARE(offer->text(), u"Go back"_s);
    QCOMPARE(action("Hint")->iconText(), u"Go back"_s);
    offer->setFocus();
    byKey ? action("Hint")->trigger() : offer->click();
    QCOMPARE(toy().game().place(), std::size_t{1});
    QVERIFY(!offer->isVisible());
    QVERIFY(toy().board().hasFocus());
    command(Command::Redo)->trigger();
    QCOMPARE(tiles(), lost);
    QVERIFY(!offer->isVisible());
  }

  // What one gesture has done undo takes back at once, and redo brings all of it again; the steps go singly.
  void aSolutionIsUndoneAtOnce() {
    openTiles("413026758");
    toy().findChild<ReplayBar*>()->setMovesPerSecond(64);
    press(Qt::Key_Down);
    const std::string before = tiles();
    press(Qt::Key_S);
    QTRY_VERIFY(toy().game().isSolved() && toy().isSettled());
    const std::size_t all = toy().game().place();
    QVERIFY(all > 3);
    QVERIFY(testing::contains(command(Command::Undo)->text(), u"all moves"_s));
    press(Qt::Key_U);
    QCOMPARE(toy().game().place(), all - 1);
    press(Qt::Key_U);
    command(Command::Redo)->trigger();
    QVERIFY(toy().game().isSolved());
    press(Qt::Key_U);
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), before);
    command(Command::Redo)->trigger();
    QCOMPARE(toy().game().place(), all);
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), before);
    command(Command::Undo)->trigger();
    QCOMPARE(toy().game().place(), std::size_t{0});
    // Made by hand the same moves are single ones.
    command(Command::Redo)->trigger();
    toy().board().pressed(toy().game().movesAhead().front());
    QCOMPARE(toy().game().place(), std::size_t{2});
    command(Command::Undo)->trigger();
    QCOMPARE(toy().game().place(), std::size_t{1});
    command(Command::Redo)->trigger();
    QCOMPARE(toy().game().place(), std::size_t{2});
  }

  // Undone from the middle of its replay, too.
  void aSolutionThatIsPlayedIsUndone() {
    openTiles("413026758");
    toy().findChild<ReplayBar*>()->setMovesPerSecond(64);
    const std::string before = tiles();
    press(Qt::Key_S);
    QTRY_VERIFY(toy().game().place() > 1);
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), before);
    QVERIFY(toy().isSettled());
  }

  // Help is of the attempt that had it: what begins anew had none, and undo leads back to the one that had.
  void restartIsAnAttemptWithoutHelp() {
    press(Qt::Key_H);
    QAction* restart = action("Restart the game");
    QVERIFY(restart->isEnabled());
    QVERIFY(testing::contains(restart->toolTip(), u"without help"_s));
    play({Qt::Key_Right});
    command(Command::Undo)->trigger();  // to before the hint: it is known all the same
    QCOMPARE(toy().game().hints(), std::uint64_t{1});
    play({Qt::Key_Right});
    const std::string helped = gameText();
    restart->trigger();
    QCOMPARE(tiles(), std::string("123456078"));
    QCOMPARE(toy().game().hints(), std::uint64_t{0});
    QVERIFY(!restart->isEnabled());
    play({Qt::Key_Right, Qt::Key_Right});
    QCOMPARE(toy().messageText(), u"Solved: 2 moves."_s);
    for (int i = 0; i < 3; ++i) command(Command::Undo)->trigger();
    QCOMPARE(gameText(), helped);
    for (int i = 0; i < 3; ++i) command(Command::Redo)->trigger();
    QVERIFY(toy().game().isSolved() && toy().game().hints() == 0);
    // Without help the moves stay, and Redo brings them back.
    restart->trigger();
    QVERIFY(toy().game().history().canRedo());
  }

  // A best solution becomes the way ahead, beside the one that was there, and is played.
  void solved() {
    openTiles("413026758");
    toy().findChild<ReplayBar*>()->setMovesPerSecond(64);
    press(Qt::Key_Right);
    command(Command::Undo)->trigger();
    press(Qt::Key_S);
    const std::size_t moves = toy().game().line().size() - 1;
    QTRY_VERIFY(toy().game().isSolved() && toy().isSettled());
    QVERIFY(toy().findChild<ReplayBar*>()->isVisible());  // which pauses it and says how long it is
    QCOMPARE(toy().game().place(), moves);
    QCOMPARE(toy().game().hints(), std::uint64_t{moves});
    QCOMPARE(QString::fromStdString(tiles()), u"123456780"_s);
    action("To the first position")->trigger();
    watch();
    QCOMPARE(toy().search().answer().cost, static_cast<search::Cost>(moves));  // none is shorter
  }

  void whatCannotBeSolvedSaysSo() {
    openTiles("213456780");
    press(Qt::Key_S);
    QCOMPARE(toy().messageText(), u"It cannot be solved."_s);
    QCOMPARE(toy().game().history().changeCount(), std::size_t{0});
  }

  // ---- Replay ----

  void replayed() {
    playATree();
    toy().findChild<PlayPanel*>()->setMoreOpen(true);
    auto* bar = toy().findChild<ReplayBar*>();
    QVERIFY(bar && bar->isVisible());
    bar->setMovesPerSecond(64);
    const std::vector<HistoryPosition> line = toy().game().line();
    action("Play backwards")->trigger();
    QTRY_COMPARE(toy().game().place(), std::size_t{0});
    QVERIFY(toy().isSettled());
    action("Play forwards")->trigger();
    QVERIFY(!toy().isSettled());
    QTRY_COMPARE(toy().game().place(), line.size() - 1);
    QVERIFY(toy().game().line() == line);
    action("To the first position")->trigger();
    QCOMPARE(toy().game().place(), std::size_t{0});
    action("To the last position")->trigger();
    QCOMPARE(toy().game().place(), line.size() - 1);
  }

  // ---- Watch ----

  // At each event the board shows where the search is, and which tile slides where: done by hand it leads to the event's state.
  void eventsAreOnTheBoard_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("a-star") << static_cast<int>(search::Algorithm::AStar);
    QTest::newRow("ida-star") << static_cast<int>(search::Algorithm::IdaStar);
  }
  void eventsAreOnTheBoard() {
    QFETCH(int, algorithm);
    openTiles("123450786");
    play({Qt::Key_Left, Qt::Key_Up});
    toy().options().setOptions({.algorithm = static_cast<search::Algorithm>(algorithm)});
    watch();
    QVERIFY(!toy().board().boardEvent());
    QCOMPARE(domains::tilesText(toy().board().tiles()), tiles());
    const search::Session& session = toy().search().session();
    std::set<search::Fate> fates;
    std::set<std::string> shown;
    std::size_t moves = 0;
    toy().transport()->setStepUnit(StepUnit::Event);
    while (m_window->player().forward()->isEnabled()) {
      m_window->player().forward()->trigger();
      settle();
      const auto& event = toy().board().boardEvent();
      QVERIFY(event);
      fates.insert(event->fate);
      shown.insert(domains::tilesText(toy().board().tiles()));
      if (!event->move) continue;
      ++moves;
      std::string state = session.stateText(event->parent);
      const auto at = [&](Point p) -> char& { return state[static_cast<std::size_t>(p.y * 3 + p.x)]; };
      QCOMPARE(at(event->move->from), static_cast<char>('0' + event->move->piece));
      QCOMPARE(at(event->move->to), '0');
      std::swap(at(event->move->from), at(event->move->to));
      QCOMPARE(state, session.stateText(event->node));
    }
    QVERIFY(moves > 5);
    QVERIFY(fates.contains(search::Fate::IntoOpen));
    QVERIFY(fates.contains(algorithm == static_cast<int>(search::Algorithm::AStar) ? search::Fate::Known
                                                                                   : search::Fate::Beyond));
    QVERIFY(shown.contains("123456780"));
    action("Searchlight on this position")->trigger();
    QVERIFY(!toy().isWatching() && !toy().board().boardEvent());
    QCOMPARE(domains::tilesText(toy().board().tiles()), tiles());
  }

  // An arrow is painted where the tile slides.
  void anEventIsPainted() {
    const auto painted = [this] { return toy().board().grab().toImage(); };
    watch();
    toy().transport()->setStepUnit(StepUnit::Event);
    const QImage before = painted();
    for (int i = 0; i < 50 && (!toy().board().boardEvent() || !toy().board().boardEvent()->move); ++i)
      m_window->player().forward()->trigger();
    QVERIFY(toy().board().boardEvent() && toy().board().boardEvent()->move);
    const Point from = toy().board().boardEvent()->move->from, to = toy().board().boardEvent()->move->to;
    const auto& viewport = toy().board().viewport();
    const QPoint between = ((viewport.centreOf(from) * 3 + viewport.centreOf(to)) / 4).toPoint();
    QVERIFY(painted().pixelColor(between) != before.pixelColor(between));
  }

  // A puzzle that gives pictures of its states has the way to here, without a word of its own.
  void thePathToHereIsOnThePage() {
    PathStrip& way = toy().workbench().path();
    QVERIFY(way.isHidden());
    watch();
    QVERIFY(way.isVisible() && way.list().isVisible());
    toy().transport()->toEnd();
    settle();
    const std::vector<search::NodeId> route = routeRead(toy().search());
    QVERIFY(route.size() > 2);
    QCOMPARE(way.model().path().stops.size(), route.size());
    const QRect second = way.list().visualRect(way.model().index(1));
    QTest::mouseClick(way.list().viewport(), Qt::LeftButton, {}, second.center());
    settle();
    QCOMPARE(domains::tilesText(toy().board().tiles()), toy().search().session().stateText(route[1]));
    QCOMPARE(way.model().path().here, std::size_t{1});
    // One that is chosen in a table is shown, until that board is clicked again.
    Q_EMIT toy().workbench().nodeActivated(route[2]);
    QCOMPARE(domains::tilesText(toy().board().tiles()), toy().search().session().stateText(route[2]));
    QTRY_COMPARE(way.model().path().here, std::size_t{2});
    QTest::mouseClick(way.list().viewport(), Qt::LeftButton, {}, second.center());
    settle();
    QCOMPARE(domains::tilesText(toy().board().tiles()), toy().search().session().stateText(route[1]));
    // In a low window it is a line that can be opened.
    m_window->resize(m_window->width(), 600);
    QTRY_VERIFY(!way.list().isVisible());
    QVERIFY(way.isVisible());
    QTest::mouseClick(way.findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(way.list().isVisible());
    m_window->resize(m_window->width(), 760);
    action("Searchlight on this position")->trigger();
    QVERIFY(way.isHidden());
  }

  // A solved position has nothing to be searched for: the search begins where the game did, and says so.
  void theLightOnASolvedGameBeginsAtItsBeginning() {
    play({Qt::Key_Right, Qt::Key_Right});
    settle();
    const std::string game = tiles();
    for (int i = 0; i < 2; ++i) {
      watch();
      settle();
      QCOMPARE(toy().search().answer().cost, search::Cost{2});
      QVERIFY(testing::contains(toy().messageText(), u"starts from the beginning"_s));
      bool isSaid = false;
      for (const QLabel* label : toy().options().findChildren<QLabel*>())
        isSaid |= label->text().contains(u"starts from the beginning"_s);
      QVERIFY(isSaid);
      action("Searchlight on this position")->trigger();
      QCOMPARE(tiles(), game);
      QVERIFY(!toy().isWatching());
    }
    command(Command::Undo)->trigger();
    watch();
    settle();
    QCOMPARE(toy().search().answer().cost, search::Cost{1});
  }

  // Whatever had the keys when Watch ended, the board has them.
  void theBoardHasTheKeysAfterWatch_data() {
    const auto row = testing::columns<QString>("how");
    for (const char* how : {"the form", "a button of the card", "nobody"}) row(how, QString::fromLatin1(how));
  }
  void theBoardHasTheKeysAfterWatch() {
    QFETCH(const QString, how);
    watch();
    toy().transport()->toEnd();
    settle();
    if (how == "the form"_L1) {
      for (QWidget* part : toy().options().findChildren<QWidget*>())
        if (part->isVisible() && (part->focusPolicy() & Qt::TabFocus)) part->setFocus();
    } else if (how == "nobody"_L1) {
      if (m_window->focusWidget()) m_window->focusWidget()->clearFocus();
    } else {
      for (QToolButton* button : toy().findChildren<QToolButton*>())
        if (button->isVisible() && (button->focusPolicy() & Qt::TabFocus) &&
            button->text() == "Back to game"_L1)
          button->setFocus();
    }
    action("Searchlight on this position")->trigger();
    QVERIFY(!toy().isWatching());
    QTRY_VERIFY(toy().board().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(toy().game().place(), std::size_t{1});
  }

  void inWatchUndoAsksWhereItLeads() {
    press(Qt::Key_Right);
    watch();
    settle();
    QCOMPARE(toy().search().answer().cost, search::Cost{1});
    press(Qt::Key_Right);  // nobody plays on what is watched
    QCOMPARE(toy().game().place(), std::size_t{1});
    command(Command::Undo)->trigger();
    settle();
    QVERIFY(toy().isWatching());
    QCOMPARE(toy().search().answer().cost, search::Cost{2});
    m_window->player().first()->trigger();
    settle();
    QCOMPARE(domains::tilesText(toy().board().tiles()), tiles());
  }

  // ---- Games before and after ----

  // Nobody has touched the first one, and undo comes back to it all the same.
  void anUntouchedGameIsGoneBackTo() {
    const std::string first = tiles();
    QVERIFY(!command(Command::Undo)->isEnabled());
    command(Command::New)->trigger();
    const std::string second = tiles();
    QVERIFY(second != first && command(Command::Undo)->isEnabled());
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), first);
    QVERIFY(!command(Command::Undo)->isEnabled());
    command(Command::Redo)->trigger();
    QCOMPARE(tiles(), second);
  }

  // Steps in the earlier game leave the later one where it is: redo goes through the moves that are there, and then on to it.
  void stepsInTheEarlierGameLeaveTheLaterOne_data() {
    testing::columns<bool>("isPlayed")("steps", false)("a new move", true);
  }
  void stepsInTheEarlierGameLeaveTheLaterOne() {
    QFETCH(const bool, isPlayed);
    play({Qt::Key_Right, Qt::Key_Up});
    const std::string first = tiles();
    command(Command::New)->trigger();
    const std::string later = tiles();
    command(Command::Undo)->trigger();
    QCOMPARE(tiles(), first);
    for (int i = 0; i < 2; ++i) command(Command::Undo)->trigger();
    QCOMPARE(tiles(), std::string("123456078"));
    if (isPlayed) press(Qt::Key_Up);
    for (int i = 0; i < 2 && !isPlayed; ++i) command(Command::Redo)->trigger();
    QCOMPARE(tiles() == first, !isPlayed);
    QCOMPARE(command(Command::Redo)->isEnabled(), !isPlayed);
    if (isPlayed) return;
    command(Command::Undo)->trigger();
    press(Qt::Key_Up);  // made again it is no new move
    QCOMPARE(tiles(), first);
    command(Command::Redo)->trigger();
    QCOMPARE(tiles(), later);
  }

  // ---- Set-ups ----

  void openedFromASetUp() {
    playATree();
    toy().options().setOptions({.algorithm = search::Algorithm::IdaStar});
    watch();
    for (int i = 0; i < 3; ++i) m_window->player().forward()->trigger();
    settle();
    setup::SetUp setUp = toy().snapshot()();
    const std::string game = gameText();
    const std::size_t cursor = toy().search().position();
    write("a.searchlight", QByteArray::fromStdString(setup::write(setUp)));
    setUp.question.set("algorithm", "jump-point");
    write("wrong.searchlight", QByteArray::fromStdString(setup::write(setUp)));
    openProgram();
    command(Command::New)->trigger();
    const std::string dealt = gameText();
    QVERIFY(!m_window->openFile(path("wrong.searchlight")));
    QVERIFY(testing::contains(toy().complaint(), "jump-point"_L1));
    QCOMPARE(gameText(), dealt);
    openAndSettle(path("a.searchlight"));
    QCOMPARE(gameText(), game);
    QVERIFY(toy().isWatching());
    QVERIFY(toy().options().options().algorithm == search::Algorithm::IdaStar);
    QCOMPARE(toy().search().position(), cursor);
  }

 private:
  // Two ways from one state, and the game stands at the end of the second one.
  void playATree() {
    play({Qt::Key_Right, Qt::Key_Up});
    command(Command::Undo)->trigger();
    play({Qt::Key_Up, Qt::Key_Left});
    command(Command::Undo)->trigger();
    play({Qt::Key_Up});
    QCOMPARE(toy().game().place(), std::size_t{3});
  }
  void openTiles(const QByteArray& tiles) {
    write("given.tiles", tiles);
    QVERIFY(m_window->openFile(path("given.tiles")));
  }
};

SEARCHLIGHT_TEST(ToyGameTest)
#include "toy_game_test.moc"
