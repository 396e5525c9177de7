// tests/app/sokoban_hand_page_test.cpp: Sokoban's board turned and zoomed, and the level played in reverse, by real hands.
#include "core/sokoban/reverse.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/solve_panel.h"

using C = SokobanCommand;
using H = HandCommand;

namespace {

const QByteArray kTwoLevels =
    "#######\n#@ $ .#\n#######\nTitle: Corridor\n\n"
    "########\n#      #\n# @$   #\n#      #\n#    . #\n########\nTitle: Hall\n";

}  // namespace

class SokobanHandPageTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

  QAction* hand(H c) { return page().action(c); }
  QPoint middle(Point p) { return board().pixels().rectOf(p).center().toPoint(); }
  void click(Point p) { QTest::mouseClick(&board(), Qt::LeftButton, {}, middle(p)); }
  const sokoban::Board& levelOf(std::size_t i) { return *page().levels().levels[i].board; }

 private Q_SLOTS:
  void init() {
    open();
    openLevels(kTwoLevels);
  }
  void cleanup() { close(); }

  // ---- How it is seen ---------------------------------------------------------------------------------------------------------

  // With its game: on other levels, in files, in set-ups.
  void theTurnIsRemembered() {
    key(Qt::Key_T);
    const Turn turn = board().turn();
    page().playLevel(1);
    QVERIFY(board().turn().isNone());
    page().playLevel(0);
    QVERIFY(board().turn() == turn);
    QVERIFY(!page().save(path("a.sokoban"), std::nullopt));
    const setup::SetUp setUp = page().snapshot()();
    page().playLevel(1);
    QVERIFY(page().takeSetUp(setUp, path("autosave"), SetUpFrom::Recovery).isTaken());
    QVERIFY(board().turn() == turn);
    page().playLevel(1);
    testing::Answer asInTheFile(u"file"_s);
    QVERIFY(page().open(path("a.sokoban")).isTaken());
    QVERIFY(board().turn() == turn);
  }

  void theWindowsCommandsZoom() {
    const double fitted = board().pixels().cell();
    command(Command::ZoomIn)->trigger();
    QVERIFY(board().pixels().cell() > fitted);
    command(Command::ZoomOut)->trigger();
    command(Command::ZoomOut)->trigger();
    QVERIFY(board().pixels().cell() < fitted);
    command(Command::Fit)->trigger();
    QCOMPARE(board().pixels().cell(), fitted);
  }

  void levelsAndHistoryGoByPlainKeysAndSideButtons() {
    key(Qt::Key_PageDown);
    QCOMPARE(page().levelName(), u"Hall"_s);
    key(Qt::Key_PageUp);
    QCOMPARE(page().levelName(), u"Corridor"_s);
    for (int i = 0; i < 3; ++i) key(Qt::Key_Right);
    QTest::mouseClick(&board(), Qt::BackButton);
    QCOMPARE(made(), u"rR"_s);
    QTest::mouseClick(&board(), Qt::BackButton);
    QCOMPARE(made(), QString());
    QTest::mouseClick(&board(), Qt::ForwardButton, Qt::ShiftModifier);
    QCOMPARE(made(), u"r"_s);
    QTest::mouseClick(&board(), Qt::ForwardButton);
    QCOMPARE(made(), u"rR"_s);
  }

  // ---- Reverse play -----------------------------------------------------------------------------------------------------------

  // A helped game forwards has no say in what was played in reverse without help.
  void aReverseGameWithoutHelpIsSeenWithoutHelp() {
    page().action(GameCommand::Hint)->trigger();
    QTRY_VERIFY(page().isSettled());
    QVERIFY(game().hints() > 0);
    key(Qt::Key_V);
    QCOMPARE(game().hints(), std::uint64_t{0});
    for (int i = 0; i < 3; ++i) key(Qt::Key_Right);
    for (int i = 0; i < 2; ++i) key(Qt::Key_Left);
    QVERIFY(game().isSolved());
    const SokobanBook::Entry* best = page().book().best(levelOf(0).identity());
    QVERIFY(best);
    hand(H::ReplayForwards)->trigger();
    QTRY_COMPARE(made(), u"rRR"_s);
    QCOMPARE(game().hints(), std::uint64_t{0});
    // Nor is the best that is played again.
    page().action(GameCommand::Restart)->trigger();
    page().action(GameCommand::Hint)->trigger();
    QTRY_VERIFY(page().isSettled());
    QVERIFY(game().hints() > 0);
    page().action(C::OwnByMoves)->trigger();
    QTRY_COMPARE(made(), u"rRR"_s);
    QCOMPARE(game().hints(), std::uint64_t{0});
    QVERIFY(!page().messageText().contains(u"help"_s));
  }

  void boxesArePulledByMouse() {
    page().playLevel(1);
    hand(H::Reverse)->trigger();
    click({5, 4});
    QCOMPARE(board().chosenBox(), (std::optional<Point>({5, 4})));
    QTRY_VERIFY(!board().isFinding());
    QVERIFY(board().isLit({3, 2}));
    QVERIFY(!board().isLit({1, 1}));  // from there no push leads anywhere: no pull of use leads to it
    click({3, 2});
    QVERIFY(game().state().hasBox(game().opening().board.cell({3, 2})));
    QVERIFY(game().isSolved());
    QVERIFY(sokoban::play(levelOf(1), sokoban::solutionFromReverse(game())).isSolved);
    // .. and dragged; undone by pulls.
    command(Command::Undo)->trigger();
    QVERIFY(!game().isSolved());
    while (game().history().canUndo()) command(Command::Undo)->trigger();
    QTest::mousePress(&board(), Qt::LeftButton, {}, middle({5, 4}));
    for (int i = 1; i <= 4; ++i) {
      const QPoint at = middle({5, 4}) + (middle({3, 2}) - middle({5, 4})) * i / 4;
      QMouseEvent move(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&board(), &move);
    }
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, middle({3, 2}));
    QTRY_VERIFY(game().isSolved());
  }

  // Back at the first state a part that the worker cannot walk to is where another game begins; both are kept.
  void theWorkerBeginsElsewhereAfterAll() {
    QMimeData content;
    content.setText(u"#########\n#@ $.   #\n#########\n"_s);
    page().paste(&content);
    hand(H::Reverse)->trigger();
    key(Qt::Key_Right);
    click({6, 1});
    QVERIFY(game().history().canUndo());  // not in the middle of a game
    QCOMPARE(made(), u"r"_s);
    key(Qt::Key_U);
    click({6, 1});
    QCOMPARE(game().state().worker, game().opening().board.cell({6, 1}));
    QCOMPARE(game().history().changeCount(), std::size_t(0));
    key(Qt::Key_Left);
    key(Qt::Key_U);
    click({1, 1});
    QCOMPARE(game().opening().board.opening().worker, game().opening().board.cell({1, 1}));
    QCOMPARE(QString::fromStdString(sokoban::lurdText(sokoban::stepsAhead(game()))), u"r"_s);
    QVERIFY(board().position() == game().state());
  }

  // It cannot be taken for the level: frame and word.
  void reversePlayIsMarked() {
    const QImage plain = board().grab().toImage();
    key(Qt::Key_V);
    const QImage marked = board().grab().toImage();
    const QColor mark = board().palette().color(QPalette::Link);
    QCOMPARE(marked.pixelColor(1, marked.height() / 2).rgb(), mark.rgb());
    QCOMPARE(marked.pixelColor(marked.width() / 2, marked.height() - 2).rgb(), mark.rgb());
    QVERIFY(plain.pixelColor(1, plain.height() / 2) != mark);
    key(Qt::Key_V);
    QCOMPARE(board().grab().toImage(), plain);
  }
};

SEARCHLIGHT_TEST(SokobanHandPageTest)
#include "sokoban_hand_page_test.moc"
