// tests/app/toy_game_test.cpp: what the game controller does for a puzzle, on the smallest one, as far as the scripts of the real
// games (page_script_test.cpp) do not tell it. What only the 8-puzzle has is in toy_page.h, toy_board.h and toy_compared.h.
#include "tests/app/toy_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/game/replay_bar.h"
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

  // ---- Watch ----

  // At each event the board shows where the search is, and which tile slides where: done by hand it leads to the event's state.
  void eventsAreOnTheBoard_data() {
    const auto row = testing::columns<int>("algorithm");
    row("a-star", static_cast<int>(search::Algorithm::AStar));
    row("ida-star", static_cast<int>(search::Algorithm::IdaStar));
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
      QVERIFY(testing::isSaid(toy().options(), u"starts from the beginning"_s));
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
      QAbstractButton* button = testing::seenButton(toy(), u"Back to game"_s);
      QVERIFY(button && (button->focusPolicy() & Qt::TabFocus));
      button->setFocus();
    }
    action("Searchlight on this position")->trigger();
    QVERIFY(!toy().isWatching());
    QTRY_VERIFY(toy().board().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(toy().game().place(), std::size_t{1});
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
