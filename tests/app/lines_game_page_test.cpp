// tests/app/lines_game_page_test.cpp: whole games of Color Lines by real clicks and keys, to a full board; new ones, scores.
#include "tests/app/lines_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/lines/new_lines_game_dialog.h"
#include "widgets/lines/scores_dialog.h"
#include "widgets/theme/theme.h"

using namespace searchlight;
using namespace searchlight::ui;

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
    QVERIFY2(page().messageText().contains(QStringLiteral("The board is full")),
             qPrintable(page().messageText()));
    // It is said once, beside the board and not over its balls, which keep their colours.
    settle();
    QVERIFY(!page().hasMessage() && panelSays(QStringLiteral("Game over")));
    QTRY_VERIFY(!panelSays(QStringLiteral("The board is full")) &&
                !panelSays(QStringLiteral("the game is over")));
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
    QVERIFY(!panelSays(QStringLiteral("the game is over")));
    QVERIFY(panelSays(QStringLiteral("with help")));
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
    QVERIFY(!panelSays(QStringLiteral("with help")));
    while (!page().game().isOver()) page().play(anyMove());
    QCOMPARE(entered(), std::uint64_t{2});
  }

  // A move that is taken back is noted with the score: that is said before the first one is.
  void helpIsSaidBeforeItCounts() {
    page().deal(tiny(), 8);
    playSome(1);
    QAction* undo = command(Command::Undo);
    QVERIFY2(undo->toolTip().contains(QStringLiteral("noted in the high scores")),
             qPrintable(undo->toolTip()));
    QVERIFY(panelSays(QStringLiteral("noted with the score")));
    undo->trigger();
    QVERIFY(!undo->toolTip().contains(QStringLiteral("noted in the high scores")));
    QVERIFY(panelSays(QStringLiteral("1 move undone")));
    // Both in one short line: two sentences were cut.
    playSome(1);
    action(GameCommand::Hint)->trigger();
    playSome(1);
    QVERIFY(panelSays(QStringLiteral("Noted with the score: undone moves 1, hints 1.")));
  }

  void aNewGameOfTheSameKind() {
    page().deal(tiny(), 8);
    playSome(2);
    int asked = 0;
    const testing::WhenOpen<QMessageBox> given([&](QMessageBox* box) {
      ++asked;
      box->button(QMessageBox::Discard)->click();
    });
    const lines::Position before = now();
    action(LinesCommand::NewSame)->trigger();
    QCOMPARE(asked, 0);
    QCOMPARE(now().turns, 0);
    QVERIFY(page().game().opening().settings == tiny());
    const std::uint64_t seed = page().game().opening().seed;
    QVERIFY(seed != 8);
    // A game is never asked about: the one before is a step behind.
    QVERIFY(command(Command::Undo)->text().contains(QStringLiteral("previous game")));
    command(Command::Undo)->trigger();
    QVERIFY(now() == before);
    QVERIFY(command(Command::Redo)->text().contains(QStringLiteral("next game")));
    command(Command::Redo)->trigger();
    QCOMPARE(page().game().opening().seed, seed);
    // Whoever takes back all of a game comes to the one before, but not by holding the key.
    playSome(1);
    QVERIFY(command(Command::Undo)->autoRepeat());
    command(Command::Undo)->trigger();
    QVERIFY(command(Command::Undo)->text().contains(QStringLiteral("previous game")));
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
    QVERIFY2(!page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    // The searchlight goes back to before the move, and the game comes again with its end.
    key(Qt::Key_L);
    pointAt(kEmpty);  // the board is smaller now
    QVERIFY2(page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    toEndOfSearch();
    QVERIFY2(page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    key(Qt::Key_L);
    pointAt(kEmpty);
    QVERIFY2(!page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    QVERIFY2(page().status().startsWith(QStringLiteral("5, 7")), qPrintable(page().status()));
  }

  // While balls travel the pointer goes over cells on which they are still to come.
  void theLineIsRenewedWhenTheTurnIsShown() {
    setMotion(true);
    openClosedIn();
    page().play({kFree, kEmpty});
    QVERIFY(board().isMoving());
    pointAt(kFree);
    QVERIFY2(page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    settle();
    QVERIFY2(page().status().contains(QStringLiteral("empty")), qPrintable(page().status()));
    QVERIFY(page().status().startsWith(QStringLiteral("7, 7")));
  }

  // Before the chosen ball is let go.
  void escapeEndsTheThinking() {
    setMotion(false);
    openClosedIn();
    click(kFree);
    QVERIFY(board().chosenBall());
    action(GameCommand::Hint)->trigger();
    QVERIFY(panelSays(QStringLiteral("Analysing")));
    key(Qt::Key_Escape);
    QVERIFY(!panelSays(QStringLiteral("Analysing")));
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
