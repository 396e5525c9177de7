// tests/app/lines_files_page_test.cpp: what of a game of Color Lines is kept from one sitting to the next, and of which file it is; set-ups
// come back whole, and a bad one costs nothing.
#include "tests/app/lines_files.h"
#include "tests/test_main.h"

namespace {

// With ' for ".
QByteArray withQuotes(const char* text) { return QByteArray(text).replace('\'', '"'); }

}  // namespace

class LinesFilesPageTest : public QObject, testing::LinesFiles {
  Q_OBJECT

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
    testing::Answer question(QMessageBox::Discard);
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

  void badSetUpsCostNothing_data() {
    const auto table = testing::columns<QByteArray, QString>("text", "says");
    const auto row = [&](const char* name, const char* parts, const char* says) {
      QByteArray rows = gameText();
      rows.chop(rows.endsWith('\n') ? 1 : 0);
      rows.replace("\n", "','");
      table(name,
            withQuotes(
                ("{'searchlight': 1, 'page': 'lines', 'board': {'rows': ['" + rows + "']}, " + parts + "}")
                    .constData()),
            says);
    };
    table("no JSON", "hello", "bad.searchlight");
    table("no board", withQuotes("{'searchlight': 1, 'page': 'lines'}"), "board");
    table("board missing", withQuotes("{'searchlight': 1, 'page': 'lines', 'board': {'path': 'none.lines'}}"),
          "none.lines");
    table("no game", withQuotes("{'searchlight': 1, 'page': 'lines', 'board': {'rows': ['x']}}"),
          "bad.searchlight");
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
    row("ties", "'question': {'ties': 'coarse'}", "ties");
    row("speed", "'player': {'speed': 'fast'}", "speed");
  }
  void badSetUpsCostNothing() {
    FETCH_ALL((QByteArray, text), (QString, says));
    openArticle();
    page().play({kBall, kTarget});
    action(GameCommand::Searchlight)->trigger();
    toEndOfSearch();
    const std::string before = stateNow();
    write("bad.searchlight", text);
    testing::Answer discard(QMessageBox::Discard);
    QVERIFY(!m_window->openFile(path("bad.searchlight")));
    QVERIFY(testing::contains(page().messageText(), says));
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
    openAndSettle(path("good.searchlight"));
    QCOMPARE(now().turns, 1);
    QVERIFY(page().question() && (page().question()->move == lines::Move{{0, 0}, {0, 1}}));
  }
};

SEARCHLIGHT_TEST(LinesFilesPageTest)
#include "lines_files_page_test.moc"
