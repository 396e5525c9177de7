// tests/app/klotski_page_test.cpp: Klotski played by real hands; what is still needed, hints, replay, files.
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>

#include "core/klotski/rules_of_game.h"
#include "tests/app/klotski_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/game/result_card.h"
#include "widgets/klotski/klotski_graph.h"

using namespace searchlight;
using namespace searchlight::ui;
using C = KlotskiCommand;

namespace {

// A goes round the corner to its goal in one move, two straight slides, two steps.
const std::string kRoundTheCorner = "title Round the corner\ngoal A 1,1\nboard\nAB\n..\n";
// It takes long to look at all of its positions.
const std::string kLarge = "goal A 3,3\nboard\nAABB..\nAACC..\nDDEEF.\nGHHIFJ\nGKKILJ\nM.NNLO\n";
const std::string kClosedIn = "title Closed in\ngoal A 1,0\nboard\nAB\nCD\n";

}  // namespace

class KlotskiPageTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

  QString moves(const char* column) { return figure(QStringLiteral("Moves, ") + QLatin1String(column)); }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // ---- Playing -------------------------------------------------------------------------------------------------------------

  void aDragIsPlayedAndCounted() {
    settle();
    QCOMPARE(moves("played"), QStringLiteral("0"));
    QCOMPARE(moves("left"), QStringLiteral("81"));
    QCOMPARE(figure(QStringLiteral("Straight moves, left")), QStringLiteral("90"));
    QCOMPARE(figure(QStringLiteral("Steps, left")), QStringLiteral("116"));
    drag({{0, 4}, {2, 4}});
    QCOMPARE(game().tally().moves, 1U);
    QCOMPARE(game().tally().steps, 2U);
    QCOMPARE(moves("played"), QStringLiteral("1"));
    // Live: what is still needed is another number, and never differs by more than what was played.
    const int needed = moves("left").toInt();
    QVERIFY2(needed >= 80 && needed <= 82, qPrintable(moves("left")));
    QVERIFY(m_window->isWindowModified());
  }

  void aDragRoundACornerIsOneMove() {
    openText(kRoundTheCorner);
    QCOMPARE(moves("left"), QStringLiteral("1"));
    drag({{0, 0}, {0, 1}, {1, 1}});
    QCOMPARE(game().tally().moves, 1U);
    QCOMPARE(game().tally().straight, 2U);
    QCOMPARE(game().history().changeCount(), std::size_t{1});
    QVERIFY(game().isSolved());
    QVERIFY2(page().messageText().contains(QStringLiteral("Solved: 1 move, 2 straight moves, 2 steps")),
             qPrintable(page().messageText()));
    QCOMPARE(moves("personal best"), QStringLiteral("1"));
  }

  // What is told of the piece under the pointer is told of where it is now.
  void theLineTellsOfThePieceWhereItIs() {
    settle();
    drag({{0, 4}, {2, 4}});
    QTest::mouseMove(&board(), middle({2, 4}) + QPoint(2, 2));
    QTest::mouseMove(&board(), middle({2, 4}));
    QVERIFY2(page().status().contains(QStringLiteral("column 2, row 4")), qPrintable(page().status()));
    command(Command::Undo)->trigger();
    QVERIFY2(!page().status().contains(QStringLiteral("column 2, row 4")), qPrintable(page().status()));
    command(Command::Redo)->trigger();
    QVERIFY2(page().status().contains(QStringLiteral("column 2, row 4")), qPrintable(page().status()));
  }

  // A solution that is played stops, and only then a piece is let go.
  void escapeStopsTheSolution() {
    settle();
    action(C::Solve)->trigger();
    QVERIFY(action(C::ReplayForward)->isChecked());
    board().setCursorPiece(0);
    key(Qt::Key_Escape);
    QVERIFY(!action(C::ReplayForward)->isChecked());
    QVERIFY(board().cursorPiece());
    key(Qt::Key_Escape);
    QVERIFY(!board().cursorPiece());
  }

  // A hint that waits is given up with what it waits for, and the next one has it begun again.
  void escapeStopsAHintThatWaits() {
    const QString looking = QStringLiteral("Examining all positions");
    QFile file(path("large.klotski"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kLarge.c_str());
    file.close();
    QVERIFY(page().open(file.fileName()).isTaken());
    for (int round = 0; round < 2; ++round) {
      key(Qt::Key_H);
      QVERIFY(!page().isSettled());
      QVERIFY(panelSays(looking));
      board().setCursorPiece(0);
      key(Qt::Key_Escape);
      QVERIFY(page().isSettled());
      QVERIFY(!panelSays(looking));
      QVERIFY(board().cursorPiece());
    }
    openText("goal B 0,0\nboard\nA.\n.B\n");
  }

  // The way to a position that was chosen on the graph.
  void escapeStopsAWay() {
    settle();
    const klotski::Position opening = game().state();
    const auto best = page().remaining()->best(opening, klotski::Count::Moves);
    QVERIFY(best);
    Q_EMIT page().graph().positionActivated(game().opening().board.slid(opening, best->piece, best->to));
    QVERIFY(!page().isSettled());
    board().setCursorPiece(0);
    key(Qt::Key_Escape);
    QVERIFY(page().isSettled());
    QVERIFY(board().cursorPiece());
    QTest::qWait(50);
    QVERIFY(game().state() == opening);
  }

  void illegalDragsDoNothing() {
    drag({{1, 0}, {1, 4}});
    drag({{0, 4}, {0, 0}});
    QCOMPARE(game().history().changeCount(), std::size_t{0});
    QVERIFY(!m_window->isWindowModified());
  }

  void keysPlay() {
    openText(kRoundTheCorner);
    board().setFocus();
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    QVERIFY(board().isTaken());
    key(Qt::Key_Down);
    QCOMPARE(moves("played"), QStringLiteral("1"));
    key(Qt::Key_Right);
    QVERIFY(game().isSolved());
    QCOMPARE(game().tally().moves, 1U);
  }

  void undoAndRedo() {
    const klotski::Position opening = game().state();
    drag({{0, 4}, {2, 4}});
    const klotski::Position after = game().state();
    command(Command::Undo)->trigger();
    QVERIFY(board().position() == opening);
    QCOMPARE(moves("played"), QStringLiteral("0"));
    command(Command::Redo)->trigger();
    QVERIFY(board().position() == after);
    action(C::Restart)->trigger();
    QVERIFY(board().position() == opening);
    QVERIFY(game().history().canRedo());
  }

  // Help is of the attempt that had it.
  void restartIsAnAttemptWithoutHelp() {
    openText(kRoundTheCorner);
    key(Qt::Key_H);
    settle();
    QVERIFY(game().hints() > 0);
    drag({{0, 0}, {0, 1}, {1, 1}});
    QVERIFY(game().isSolved());
    QVERIFY(!page().best().best(game().opening().board));
    action(C::Restart)->trigger();
    QCOMPARE(game().hints(), std::uint64_t{0});
    QVERIFY(!game().history().canRedo());
    drag({{0, 0}, {0, 1}, {1, 1}});
    QVERIFY(page().best().best(game().opening().board));
    for (int i = 0; i < 2; ++i) command(Command::Undo)->trigger();
    QVERIFY(game().isSolved() && game().hints() > 0);
  }

  void whatCannotBeSolvedIsSaid() {
    openText(kClosedIn);
    QVERIFY(panelSays(QStringLiteral("Unsolvable")));
    key(Qt::Key_H);
    QVERIFY(panelSays(QStringLiteral("This position is unsolvable.")));
  }

  // ---- Openings ------------------------------------------------------------------------------------------------------------

  void nextAndPreviousOpening() {
    // By difficulty: another one of as many moves or the next more, and round from the first to the last.
    const klotski::Board first = game().opening().board;
    const std::size_t place = *openingOf(first);
    settle();
    QCOMPARE(moves("left"), QStringLiteral("81"));
    action(C::Next)->trigger();
    QVERIFY(!(game().opening().board == first));
    QCOMPARE(*openingOf(game().opening().board), place + 1);
    settle();
    QVERIFY(moves("left").toInt() >= 81);
    action(C::Previous)->trigger();
    QVERIFY(game().opening().board == first);
    page().deal(0);
    action(C::Previous)->trigger();
    QCOMPARE(*openingOf(game().opening().board), openingCount() - 1);
  }

  // Who is new meets a puzzle that can be solved in one sitting, and more difficult ones behind it.
  void theFirstOpeningIsAnEasyOne() {
    page().deal(firstOpening());
    settle();
    const int fewest = moves("left").toInt();
    QVERIFY2(fewest >= 18 && fewest <= 30, qPrintable(moves("left")));
    std::uint32_t before = 0;
    for (const std::size_t place : openingsOf(0)) {
      const auto of = openingFewest(place).front();
      if (!of) break;  // what cannot be solved stands last
      QVERIFY(of->number >= before);
      before = of->number;
    }
    QVERIFY(before > 100);
  }

  void anOpeningIsFoundByItsNames_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("Chinese") << QStringLiteral("近在咫尺");
    QTest::newRow("pinyin") << QStringLiteral("jin zai zhi");
  }
  void anOpeningIsFoundByItsNames() {
    QFETCH(QString, typed);
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      dialog->findChild<QLineEdit*>()->setText(typed);  // as an input method does
      QTRY_VERIFY_WITH_TIMEOUT(dialog->isSettled(), 60'000);
      QVERIFY(dialog->findChild<CardList*>()->chosen());
      QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    command(Command::New)->trigger();
    QVERIFY(game().opening().board == klotski::readBoard("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
  }

  void layoutsArePasted_data() {
    QTest::addColumn<QString>("pasted");
    QTest::newRow("one line") << "SVVV/SVVV/HHSS/HHCC/..CC";
    QTest::newRow("in blanks") << " \n SVVV/SVVV/HHSS/HHCC/..CC \n\n";
    QTest::newRow("five lines") << "SVVV\nSVVV\nHHSS\nHHCC\n..CC\n";
    QTest::newRow("letters") << "ABDE/FBDE/GGHI/JJCC/..CC";
    QTest::newRow("letters on lines") << "ABDE\nFBDE\nGGHI\nJJCC\n..CC\n";
    QTest::newRow("a game without its last lines")
        << "searchlight-klotski 1\nboard\nABDE\nFBDE\nGGHI\nJJCC\n..CC\n";
  }
  void layoutsArePasted() {
    QFETCH(QString, pasted);
    QMimeData content;
    content.setText(pasted);
    m_window->paste(&content);
    QCOMPARE(klotski::gridOf(game().opening().board),
             klotski::gridOf(klotski::readBoard("SVVV/SVVV/HHSS/HHCC/..CC", "test")));
    QVERIFY(page().document().path.isEmpty());
    QVERIFY(!page().messageText().contains(QStringLiteral("Pasted text")));
  }
  void whatIsNoLayoutIsToldAndChangesNothing() {
    const klotski::Board before = game().opening().board;
    QMimeData content;
    content.setText(QStringLiteral("VCCV/VCCV/VHHX/VSSV/S..S"));
    m_window->paste(&content);
    QVERIFY(game().opening().board == before);
    QVERIFY2(page().messageText().contains(QStringLiteral("Pasted text:1: column 14:")),
             qPrintable(page().messageText()));
  }

  // ---- Hints and solutions ---------------------------------------------------------------------------------------------------

  void hintsComeByDegrees() {
    settle();
    key(Qt::Key_H);
    QVERIFY(panelSays(QStringLiteral("On track")));  // how many are left the table says
    QVERIFY(!board().hint());
    QCOMPARE(action(C::Hint)->iconText(), QStringLiteral("Which piece?"));
    key(Qt::Key_H);
    QVERIFY(board().hint() && !board().hint()->to);
    QVERIFY(panelSays(QStringLiteral("Move ")) && panelSays(QStringLiteral(" next.")));
    key(Qt::Key_H);
    QVERIFY(board().hint() && board().hint()->to);
    QVERIFY(panelSays(QStringLiteral("goes ")));
    QVERIFY(panelSays(QStringLiteral("with help")));
    QCOMPARE(action(C::Hint)->iconText(), QStringLiteral("Play hint"));
    key(Qt::Key_H);
    QCOMPARE(moves("left"), QStringLiteral("80"));
    QCOMPARE(game().place(), std::size_t{1});
    QVERIFY(!game().history().canRedo());
    QVERIFY(!board().hint());
  }

  // The first degree judges what was played so far, and says what the next moves are for: never which piece makes room.
  void theFirstDegreeHasAnAim_data() {
    QTest::addColumn<int>("best");
    QTest::addColumn<bool>("strays");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("nothing played") << 0 << false << QStringLiteral("On track: this position is solvable.");
    QTest::newRow("played well") << 1 << false
                                 << QStringLiteral("On track: a shortest solution passes through here.");
    QTest::newRow("strayed") << 1 << true << QStringLiteral("more than the minimum.");
  }
  void theFirstDegreeHasAnAim() {
    QFETCH(int, best);
    QFETCH(bool, strays);
    QFETCH(QString, verdict);
    settle();
    for (int i = 0; i < best; ++i)
      for (int degree = 0; degree < 4; ++degree) key(Qt::Key_H);
    // Of more than one piece: the last one could be brought back at no cost.
    for (int round = 0; strays && moves("left").toInt() <= 81 && round < 50; ++round)
      for (int piece = 0; moves("left").toInt() <= 81 && piece < 10; ++piece)
        for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}}) {
          const Point at = game().opening().board.anchor(game().state(), piece);
          page().play(piece, {at.x + by.x, at.y + by.y});
        }
    key(Qt::Key_H);
    QVERIFY2(panelSays(verdict), qPrintable(verdict));
    QVERIFY(panelSays(QStringLiteral("Next aim: Cao Cao goes ")) && panelSays(QStringLiteral(", after ")));
    QVERIFY(!board().hint());
  }

  // The piece that is to reach the goal is the next to move: there is nothing to make room for.
  void whereNothingIsInTheWayTheAimIsNow() {
    openText(kRoundTheCorner);
    settle();
    key(Qt::Key_H);
    settle();
    QVERIFY(panelSays(QStringLiteral("On track")) && panelSays(QStringLiteral(" can move now.")));
  }

  // Slides of one piece right after another are one run: amid an optimal one nothing is wasted.
  void amidARunNothingIsWasted() {
    openText(kRoundTheCorner);
    settle();
    drag({{0, 0}, {0, 1}});
    QVERIFY(!game().isSolved());
    key(Qt::Key_H);
    settle();
    QVERIFY2(panelSays(QStringLiteral("a shortest solution passes through here")), "amid the run");
  }

  // What was solved stays on the board in its full colours, and the board is as it is where nothing moves.
  void thePieceThatIsHomeStaysThere() {
    openText(kRoundTheCorner);
    settle();
    action(C::Motion)->setChecked(true);
    drag({{0, 0}, {0, 1}, {1, 1}});
    settle();
    QVERIFY(game().isSolved());
    const QImage seen = board().grab().toImage();
    board().setPosition(board().position());
    QCOMPARE(board().grab().toImage(), seen);
  }

  void solveFromHereAndBack() {
    settle();
    page().findChild<ReplayBar*>()->setMovesPerSecond(64);
    key(Qt::Key_S);
    QVERIFY(game().history().canRedo());
    QTRY_VERIFY(game().isSolved());
    QTRY_VERIFY(page().isSettled());
    QCOMPARE(game().tally().moves, 81U);
    QVERIFY(!page().best().best(game().opening().board));  // with help
    const auto* card = page().findChild<ResultCard*>();
    QVERIFY(card->isVisible() && !page().hasMessage());
    QCOMPARE(card->result().title, QStringLiteral("Solved, with help"));
    QCOMPARE(card->result().facts.size(), 1);
    QCOMPARE(card->result().facts.front().second, QStringLiteral("81 moves"));
    QTRY_VERIFY(!panelSays(QStringLiteral("Solved.")));  // the card says it
    key(Qt::Key_P, Qt::ShiftModifier);
    QTRY_VERIFY(!game().history().canUndo());
    QVERIFY(board().position() == game().opening().board.opening());
  }

  void aReplayStopsWhereOnePlays() {
    settle();
    page().findChild<ReplayBar*>()->setMovesPerSecond(0.5);
    action(C::Solve)->trigger();
    QVERIFY(action(C::ReplayForward)->isChecked());
    drag({{0, 4}, {2, 4}});
    QVERIFY(!action(C::ReplayForward)->isChecked());
    QCOMPARE(game().tally().moves, 1U);
  }

  void solvedInTheFewestStraightSlidesToo() {
    settle();
    action(C::CountStraight)->trigger();
    action(C::Solve)->trigger();
    action(C::ReplayLast)->trigger();
    QVERIFY(game().isSolved());
    QCOMPARE(game().tally().straight, 90U);
  }

  // ---- Files -----------------------------------------------------------------------------------------------------------------

  void aGameIsSavedAndOpened() {
    drag({{0, 4}, {2, 4}});
    const QString file = path("game.klotski");
    QVERIFY(!page().save(file, std::nullopt));
    QVERIFY(!m_window->isWindowModified());
    const klotski::Position there = game().state();
    action(C::Next)->trigger();
    QVERIFY(page().open(file).isTaken());
    QVERIFY(game().state() == there);
    QCOMPARE(game().tally().moves, 1U);
    QVERIFY(game().history().canUndo());
  }

  void whatIsNoBoardLeavesAllAsItWas() {
    drag({{0, 4}, {2, 4}});
    const klotski::Position there = game().state();
    QFile file(path("bad.klotski"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("goal A 0,0\nboard\nA.A\n");
    file.close();
    const Reading refused = page().open(file.fileName());
    QVERIFY(refused.why().contains(QStringLiteral("bad.klotski:3")));
    QVERIFY(game().state() == there);
  }

  void theGameOfTheLastSittingIsThereAgain() {
    drag({{0, 4}, {2, 4}});
    const klotski::Position there = game().state();
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    openProgram();
    QVERIFY(game().state() == there);
    QCOMPARE(game().tally().moves, 1U);
  }

  void aSetUpHasAllOfIt() {
    drag({{0, 4}, {2, 4}});
    action(C::CountSteps)->trigger();
    const setup::SetUp setUp = page().snapshot()();
    const klotski::Position there = game().state();
    page().deal(1);
    action(C::CountMoves)->trigger();
    QVERIFY(
        page()
            .takeSetUp(setup::read(setup::write(setUp), "test"), path("x.searchlight"), SetUpFrom::Recovery)
            .isTaken());
    QVERIFY(game().state() == there);
    QVERIFY(action(C::CountSteps)->isChecked());
  }

  void theOwnBestIsKept() {
    openText(kRoundTheCorner);
    drag({{0, 0}, {0, 1}, {1, 1}});
    QCOMPARE(moves("personal best"), QStringLiteral("1"));
    QVERIFY(!page().save(path("given.klotski"), std::nullopt));  // else closing asks
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    openProgram();
    openText(kRoundTheCorner);
    QCOMPARE(moves("personal best"), QStringLiteral("1"));
    // A worse game changes nothing.
    drag({{0, 0}, {0, 1}});
    drag({{1, 0}, {0, 0}});
    drag({{0, 1}, {1, 1}});
    QCOMPARE(moves("played"), QStringLiteral("3"));
    QCOMPARE(moves("personal best"), QStringLiteral("1"));
  }

  // ---- Looks -----------------------------------------------------------------------------------------------------------------

  void looksAreChosenAndKept() {
    const QImage before = board().grab().toImage();
    action(C::StyleFlat)->trigger();
    const QImage flat = board().grab().toImage();
    QVERIFY(flat != before);
    action(C::NamesChinese)->trigger();
    QVERIFY(board().grab().toImage() != flat);
    QVERIFY(m_window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    openProgram();
    QVERIFY(action(C::StyleFlat)->isChecked());
    QVERIFY(action(C::NamesChinese)->isChecked());
  }

  // On a large board it takes long until it is known what is still needed, and the panel says why there is no figure.
  void whatIsBeingLookedForIsSaid() {
    const QString text = QStringLiteral("Examining all positions");
    settle();
    QVERIFY(!panelSays(text));
    QFile file(path("large.klotski"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kLarge.c_str());
    file.close();
    m_window->showPage(QStringLiteral("map-lab"));
    QVERIFY(page().open(file.fileName()).isTaken());
    m_window->showPage(QString::fromLatin1(KlotskiPage::kId));
    QVERIFY(!page().isSettled());
    QVERIFY(panelSays(text));
    openText("goal B 0,0\nboard\nA.\n.B\n");
    QVERIFY(!panelSays(text));
  }
};

SEARCHLIGHT_TEST(KlotskiPageTest)
#include "klotski_page_test.moc"
