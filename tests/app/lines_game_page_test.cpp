// tests/app/lines_game_page_test.cpp: whole games of Color Lines by real clicks and keys, to a full board; new ones, scores.
#include "tests/app/lines_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/lines/new_lines_game_dialog.h"
#include "widgets/lines/scores_dialog.h"

class LinesGamePageTest : public QObject, testing::LinesWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void aWholeGame_data() { testing::columns<bool>("isByMouse")("by mouse", true)("by keyboard", false); }
  void aWholeGame() {
    QFETCH(bool, isByMouse);
    page().deal(tiny(), 3);
    lines::Game same({tiny(), 3, {}});
    while (!page().game().isOver()) {
      const lines::Move move = anyMove();
      const int turns = now().turns;
      isByMouse ? moveByMouse(move) : moveByKeys(move);
      QCOMPARE(now().turns, turns + 1);
      QVERIFY(same.play(move) == game::Made::Yes);
      QVERIFY(same.state().position == now());
      QVERIFY(turns < 500);
    }
    QVERIFY(now().board.isFull());
    QVERIFY(testing::contains(page().messageText(), u"The board is full"_s));
    // It is said once, beside the board and not over its balls, which keep their colours.
    settle();
    QVERIFY(!page().hasMessage() && panelSays(u"Game over"_s));
    QTRY_VERIFY(!panelSays(u"The board is full"_s) && !panelSays(u"the game is over"_s));
    const Point corner{0, 0};
    const QRectF ball = board().viewport().rectOf(corner);
    const QColor own = ballColour(now().board[corner], Theme::of(board().palette()).board());
    const QColor seen = picture().pixelColor((ball.topLeft() + QPointF(0.5, 0.2) * ball.width()).toPoint());
    QVERIFY2(std::abs(seen.hslSaturation() - own.hslSaturation()) < 40, qPrintable(seen.name()));
    const auto entered = [&] { return page().scores().statistics(tiny()).games; };
    QCOMPARE(entered(), std::uint64_t{1});
    const ScoreBook::Entry best = page().scores().best(tiny()).front();
    QCOMPARE(best.score, now().score);
    QCOMPARE(best.turns, now().turns);
    QCOMPARE(best.seed, std::uint64_t{3});
    QCOMPARE(best.undone, std::uint64_t{0});
    QCOMPARE(best.hints, std::uint64_t{0});
    QVERIFY(read(keptPath("lines-scores.json")).contains("\"seed\": \"3\""));
    // Nothing moves any more.
    const lines::Position end = now();
    click({0, 0});
    click({1, 1});
    QVERIFY(now() == end);
    // The end can be taken back, and met again: it is one game in the book.
    const lines::Move last = page().game().movesMade().back();
    command(Command::Undo)->trigger();
    QVERIFY(!page().game().isOver());
    QVERIFY(!panelSays(u"the game is over"_s));
    QVERIFY(panelSays(u"with help"_s));
    command(Command::Redo)->trigger();
    QVERIFY(page().game().isOver());
    command(Command::Undo)->trigger();
    isByMouse ? moveByMouse(last) : moveByKeys(last);
    QVERIFY(now() == end);
    QCOMPARE(entered(), std::uint64_t{1});
    // So it is when the same game comes back from a file.
    QVERIFY(!page().save(path("over.lines"), std::nullopt));
    QVERIFY(m_window->openFile(path("over.lines")));
    QVERIFY(page().game().isOver());
    QCOMPARE(entered(), std::uint64_t{1});
    // The next one is another game.
    page().deal(tiny(), 4);
    QVERIFY(!panelSays(u"with help"_s));
    while (!page().game().isOver()) page().play(anyMove());
    QCOMPARE(entered(), std::uint64_t{2});
  }

  // A move that is taken back is noted with the score: that is said before the first one is.
  void helpIsSaidBeforeItCounts() {
    page().deal(tiny(), 8);
    playSome(1);
    QAction* undo = command(Command::Undo);
    QVERIFY(testing::contains(undo->toolTip(), u"noted in the high scores"_s));
    QVERIFY(panelSays(u"noted with the score"_s));
    undo->trigger();
    QVERIFY(!undo->toolTip().contains(u"noted in the high scores"_s));
    QVERIFY(panelSays(u"1 move undone"_s));
    // Both in one short line: two sentences were cut.
    playSome(1);
    action(GameCommand::Hint)->trigger();
    playSome(1);
    QVERIFY(panelSays(u"Noted with the score: undone moves 1, hints 1."_s));
  }

  void aNewGameOfTheSameKind() {
    page().deal(tiny(), 8);
    playSome(2);
    testing::Answer given(QMessageBox::Discard);
    const lines::Position before = now();
    action(LinesCommand::NewSame)->trigger();
    QCOMPARE(given.times, 0);
    QCOMPARE(now().turns, 0);
    QVERIFY(page().game().opening().settings == tiny());
    const std::uint64_t seed = page().game().opening().seed;
    QVERIFY(seed != 8);
    // A game is never asked about: the one before is a step behind.
    QVERIFY(command(Command::Undo)->text().contains(u"previous game"_s));
    command(Command::Undo)->trigger();
    QVERIFY(now() == before);
    QVERIFY(command(Command::Redo)->text().contains(u"next game"_s));
    command(Command::Redo)->trigger();
    QCOMPARE(page().game().opening().seed, seed);
    // Whoever takes back all of a game comes to the one before, but not by holding the key.
    playSome(1);
    QVERIFY(command(Command::Undo)->autoRepeat());
    command(Command::Undo)->trigger();
    QVERIFY(command(Command::Undo)->text().contains(u"previous game"_s));
    QVERIFY(!command(Command::Undo)->autoRepeat());
    command(Command::Undo)->trigger();
    QVERIFY(now() == before);
  }

  // What is told of the cell under the pointer is told of what is seen there now.
  void theLineTellsOfWhatStandsThere() {
    setMotion(false);
    openClosedIn();
    page().play({kFree, kEmpty});
    settle();
    QVERIFY(now().board[kEmpty] != lines::kNoBall);
    pointAt(kEmpty);
    QVERIFY2(!page().status().contains(u"empty"_s), qPrintable(page().status()));
    // The searchlight goes back to before the move, and the game comes again with its end.
    key(Qt::Key_L);
    pointAt(kEmpty);  // the board is smaller now
    QVERIFY(testing::contains(page().status(), u"empty"_s));
    toEndOfSearch();
    QVERIFY(testing::contains(page().status(), u"empty"_s));
    key(Qt::Key_L);
    pointAt(kEmpty);
    QVERIFY2(!page().status().contains(u"empty"_s), qPrintable(page().status()));
    QVERIFY(testing::startsWith(page().status(), u"5, 7"_s));
  }

  // While balls travel the pointer goes over cells on which they are still to come.
  void theLineIsRenewedWhenTheTurnIsShown() {
    setMotion(true);
    openClosedIn();
    page().play({kFree, kEmpty});
    QVERIFY(board().isMoving());
    pointAt(kFree);
    QVERIFY(testing::contains(page().status(), u"empty"_s));
    settle();
    QVERIFY(testing::contains(page().status(), u"empty"_s));
    QVERIFY(page().status().startsWith(u"7, 7"_s));
  }

  // Before the chosen ball is let go.
  void escapeEndsTheThinking() {
    setMotion(false);
    openClosedIn();
    click(kFree);
    QVERIFY(board().chosenBall());
    action(GameCommand::Hint)->trigger();
    QVERIFY(panelSays(u"Analysing"_s));
    key(Qt::Key_Escape);
    QVERIFY(!panelSays(u"Analysing"_s));
    QVERIFY(page().isSettled());
    QVERIFY(board().chosenBall());
    key(Qt::Key_Escape);
    QVERIFY(!board().chosenBall());
    action(LinesCommand::PlayItself)->trigger();
    key(Qt::Key_Escape);
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
  }
};

SEARCHLIGHT_TEST(LinesGamePageTest)
#include "lines_game_page_test.moc"
