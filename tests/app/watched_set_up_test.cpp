// tests/app/watched_set_up_test.cpp: what becomes of a game's set-up when its searchlight goes off, and when another game comes.
#include "tests/app/any_move.h"
#include "tests/app/any_window.h"
#include "tests/app/title.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {
const char* const kGames[] = {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId};
}

class WatchedSetUpTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_any;

  static void addGames() {
    QTest::addColumn<QString>("world");
    for (const char* world : kGames) QTest::newRow(world) << QString::fromLatin1(world);
  }
  Window& window() { return m_any->window(); }
  GamePage& page() { return static_cast<GamePage&>(window().page()); }
  setup::SetUp saved() { return setup::readFile(m_any->path("own.searchlight").toStdU16String()); }
  void settle() { QTRY_VERIFY(page().isSettled()); }
  void press(const QKeySequence& keys) {
    for (QAction* action : window().actions())
      if (action->shortcut() == keys) return action->trigger();
    QFAIL(qPrintable(keys.toString()));
  }
  void light() { press(QKeySequence(Qt::Key_L)); }
  void anotherGame() {
    press(qobject_cast<LinesPage*>(&page()) ? QKeySequence(Qt::Key_F2)
                                            : QKeySequence(Qt::CTRL | Qt::Key_PageDown));
  }
  void bookmark() { (void)page().workbench().bookmarks().list().addHere(); }
  QString shown() { return testing::titleOf(window()); }
  // A game after a move, watched at its third event, with a breakpoint and a bookmark.
  void openWatched(const QString& world) {
    window().showPage(world);
    settle();
    testing::moveAny(page());
    settle();
    light();
    QVERIFY(page().isWatching());
    page().transport()->pause();
    page().transport()->seek(3);
    settle();
    page().transport()->setBreakpoints({{search::Breakpoint::Kind::AtEvent, 5, true}});
    bookmark();
    setup::SetUp setUp = page().snapshot()();
    setUp.page = world.toStdString();
    setUp.board.path.clear();
    QVERIFY(!m_any->write("own.searchlight", QByteArray::fromStdString(setup::write(setUp))).isEmpty());
    QVERIFY2(window().openFile(m_any->path("own.searchlight")), qPrintable(page().messageText()));
    settle();
    QVERIFY(page().isWatching());
    QCOMPARE(shown(), u"own.searchlight"_s);
  }

 private Q_SLOTS:
  void init() { m_any = std::make_unique<testing::AnyWindow>(LinesPage::kId); }
  void cleanup() { m_any.reset(); }

  // The light goes off and on: nothing of the document is changed, and what is written then has all that it had.
  void leavingWatchChangesNothing_data() { addGames(); }
  void leavingWatchChangesNothing() {
    QFETCH(const QString, world);
    openWatched(world);
    const setup::SetUp before = saved();
    QVERIFY(before.cursor == std::optional<std::uint64_t>(3) && before.breakpoints.size() == 1 &&
            before.bookmarks.size() == 1);
    light();
    QVERIFY(!page().isWatching());
    QCOMPARE(shown(), u"own.searchlight"_s);
    const setup::SetUp now = page().snapshot()();  // what a copy has
    QVERIFY(now.cursor == before.cursor && now.breakpoints == before.breakpoints &&
            now.bookmarks == before.bookmarks && now.player == before.player);
    window().commands()[Command::Save]->trigger();
    const setup::SetUp after = saved();
    QVERIFY(after.cursor == before.cursor && after.breakpoints == before.breakpoints &&
            after.bookmarks == before.bookmarks && after.player == before.player);
    // Opened again it is in Play, with its marks, and stays so when it is lit.
    QVERIFY(window().openFile(m_any->path("own.searchlight")));
    settle();
    QVERIFY(!page().isWatching());
    QCOMPARE(page().transport()->breakpoints().size(), std::size_t{1});
    QCOMPARE(page().workbench().bookmarks().list().bookmarks().size(), std::size_t{1});
    QCOMPARE(shown(), u"own.searchlight"_s);
    light();
    page().transport()->pause();
    settle();
    QCOMPARE(shown(), u"own.searchlight"_s);
    // A move is work, and its cursor would be another place.
    light();
    testing::moveAny(page());
    QCOMPARE(shown(), u"own.searchlight*"_s);
    QVERIFY(!page().snapshot()().cursor);
    QCOMPARE(page().snapshot()().bookmarks.size(), std::size_t{1});
  }

  // Undo leads back from another game to the set-up as it was left, lit or not.
  void undoLeadsBackToIt_data() {
    const auto row = testing::columns<QString, bool>("world", "isLit");
    for (const char* world : kGames)
      for (const bool isLit : {false, true})
        row(testing::rowName("%s, %s", world, isLit ? "lit" : "not lit"), QString::fromLatin1(world), isLit);
  }
  void undoLeadsBackToIt() {
    FETCH_ALL((const QString, world), (const bool, isLit));
    openWatched(world);
    if (!isLit) light();
    anotherGame();
    QVERIFY(!page().isWatching());
    QVERIFY(page().workbench().bookmarks().list().bookmarks().empty());
    QVERIFY2(!shown().startsWith("own.searchlight"_L1), qPrintable(shown()));
    window().commands()[Command::Undo]->trigger();
    settle();
    QCOMPARE(page().isWatching(), isLit);
    QCOMPARE(shown(), u"own.searchlight"_s);
    QCOMPARE(page().workbench().bookmarks().list().bookmarks().size(), std::size_t{1});
    if (isLit) QCOMPARE(page().search().position(), std::size_t{3});
    QCOMPARE(page().snapshot()().cursor, std::optional<std::uint64_t>(3));
  }

  // Nobody is asked about a changed one when another game takes its place: it is kept, and is the document again when its
  // game is, also where another set-up was opened meanwhile.
  void aChangedOneIsKept_data() {
    const auto row = testing::columns<QString, QString>("world", "how");
    for (const char* world : kGames)
      for (const char* how : {"a game", "a file", "a set-up"})
        row(testing::rowName("%s, %s", world, how), QString::fromLatin1(world), QString::fromLatin1(how));
  }
  void aChangedOneIsKept() {
    FETCH(const QString, world, how);
    openWatched(world);
    setup::SetUp other = saved();
    other.question = {};
    other.bookmarks.clear();
    m_any->write("other.searchlight", QByteArray::fromStdString(setup::write(other)));
    const QString game = m_any->write(world == "lines"_L1     ? "other.lines"
                                      : world == "klotski"_L1 ? "other.klotski"
                                                              : "other.xsb",
                                      QByteArray::fromStdString(*other.board.text));
    page().transport()->seek(4);
    settle();
    bookmark();
    QCOMPARE(shown(), u"own.searchlight*"_s);
    testing::Answer answer(QMessageBox::Cancel);
    if (how == "a game"_L1) anotherGame();
    if (how == "a file"_L1) QVERIFY(window().openFile(game));
    if (how == "a set-up"_L1) QVERIFY(window().openFile(m_any->path("other.searchlight")));
    settle();
    QCOMPARE(answer.times, 0);
    QVERIFY2(!shown().startsWith("own.searchlight"_L1), qPrintable(shown()));
    window().commands()[Command::Undo]->trigger();
    settle();
    QCOMPARE(shown(), u"own.searchlight*"_s);
    QVERIFY(page().isWatching());
    QCOMPARE(page().workbench().bookmarks().list().bookmarks().size(), std::size_t{2});
    window().commands()[Command::Save]->trigger();
    QCOMPARE(shown(), u"own.searchlight"_s);
    QCOMPARE(saved().bookmarks.size(), std::size_t{2});
    window().commands()[Command::Redo]->trigger();
    settle();
    QCOMPARE(shown().startsWith("other"_L1), how != "a game"_L1);
  }
};

SEARCHLIGHT_TEST(WatchedSetUpTest)
#include "watched_set_up_test.moc"
