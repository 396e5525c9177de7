// tests/app/lines_hints_page_test.cpp: hints by degrees, played, and watched; a game that plays itself to its end.
#include <QAbstractItemView>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>

#include "tests/app/lines_window.h"
#include "tests/test_main.h"
#include "widgets/lines/hint_view.h"

using namespace searchlight;
using namespace searchlight::ui;

class LinesHintsPageTest : public QObject, testing::LinesWindow {
  Q_OBJECT

 private:
  // Four of a kind in a row, the fifth ball near.
  void openFour() {
    openBoard({".........", ".1111....", ".........", ".........", "......1..", "........2", "..3......",
               ".........", "........."});
  }
  // How fast it plays by itself; 3: as fast as it can.
  void setPace(int row) {
    for (QAction* a : page().parts().edit)
      if (a->menu()) a->menu()->actions()[row]->trigger();
  }
  QWidget* watchTab() {
    auto* view = page().findChild<HintView*>();
    for (const QTabWidget* tabs : page().findChildren<QTabWidget*>())
      if (tabs->indexOf(view) >= 0 && tabs->isVisibleTo(&page())) return view;
    return nullptr;
  }

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init() {
    open();
    setMotion(false);
  }
  void cleanup() { close(); }

  void hintsTellMoreWhenAskedAgain() {
    openFour();
    action(LinesCommand::Hint)->trigger();
    QVERIFY(panelSays(QStringLiteral("Analysing")));
    settle();
    QVERIFY(panelSays(QStringLiteral(". Press H again for the ball.")));
    QVERIFY(!board().cursorCell());
    action(LinesCommand::Hint)->trigger();
    const std::optional<Point> ball = board().cursorCell();
    QVERIFY(ball);
    QCOMPARE(action(LinesCommand::Hint)->iconText(), QStringLiteral("Where to?"));
    QVERIFY(panelSays(QStringLiteral("the ball at %1, %2").arg(ball->x).arg(ball->y)));
    const QImage before = picture();
    action(LinesCommand::Hint)->trigger();
    const QString move = QStringLiteral(": %1, %2 to ").arg(ball->x).arg(ball->y);
    QVERIFY(panelSays(move));
    QVERIFY(picture() != before);
    QCOMPARE(now().turns, 0);
    QCOMPARE(action(LinesCommand::Hint)->iconText(), QStringLiteral("Play hint"));
    const std::uint64_t hints = page().game().hints();
    action(LinesCommand::Hint)->trigger();  // the move, and it was about another position
    QCOMPARE(now().turns, 1);
    QVERIFY(page().game().movesMade().back().from == *ball);
    QCOMPARE(page().game().hints(), hints);  // one hint, in degrees
    QVERIFY(!panelSays(move));
    QCOMPARE(action(LinesCommand::Hint)->iconText(), QStringLiteral("Hint"));
  }

  void theHintIsPlayed() {
    openFour();
    action(LinesCommand::PlayHint)->trigger();
    settle();
    QCOMPARE(now().turns, 1);
    QVERIFY(!panelSays(QStringLiteral("Analysing")));
    // One that is told already needs no more thought.
    action(LinesCommand::Hint)->trigger();
    settle();
    action(LinesCommand::Hint)->trigger();
    const std::optional<Point> ball = board().cursorCell();
    QVERIFY(ball);
    action(LinesCommand::PlayHint)->trigger();
    QCOMPARE(now().turns, 2);
    QVERIFY(page().game().movesMade().back().from == *ball);
  }

  // Whatever changes the position while it is thought, the thought goes on about nothing.
  void aThoughtEndsWithItsPosition_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("move") << 0;
    QTest::newRow("undo") << 1;
    QTest::newRow("new game") << 2;
    QTest::newRow("searchlight") << 3;
  }
  void aThoughtEndsWithItsPosition() {
    QFETCH(int, how);
    openFour();
    page().play({{8, 5}, {8, 6}});
    action(LinesCommand::PlayHint)->trigger();
    QVERIFY(!page().isSettled());
    if (how == 0) page().play(anyMove());
    if (how == 1) command(Command::Undo)->trigger();
    if (how == 2) page().deal(tiny(), 1);
    if (how == 3) action(LinesCommand::Searchlight)->trigger();
    const lines::Position then = now();
    QVERIFY(!panelSays(QStringLiteral("Analysing")));
    if (how == 3) action(LinesCommand::Searchlight)->trigger();
    QVERIFY(page().isSettled());
    QTest::qWait(50);
    QVERIFY(now() == then);
  }

  void itPlaysItselfToTheEnd() {
    page().deal(tiny(), 11);
    setPace(3);
    action(LinesCommand::PlayItself)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page().game().isOver(), 90'000);
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
    settle();
    QCOMPARE(page().game().hints(), static_cast<std::uint64_t>(now().turns));
    QCOMPARE(page().scores().statistics(tiny()).games, std::uint64_t{0});  // it is nobody's best
  }

  void itStopsWhenItIsTold() {
    page().deal(lines::Settings{}, 11);
    setPace(3);
    action(LinesCommand::PlayItself)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(now().turns > 2, 90'000);
    action(LinesCommand::PlayItself)->trigger();
    const int turns = now().turns;
    settle();
    QTest::qWait(100);
    QCOMPARE(now().turns, turns);
    // All that it has played is one gesture.
    command(Command::Undo)->trigger();
    QCOMPARE(now().turns, 0);
    command(Command::Redo)->trigger();
    QCOMPARE(now().turns, turns);
    key(Qt::Key_U);
    QCOMPARE(now().turns, turns - 1);
    key(Qt::Key_U, Qt::ShiftModifier);
    QCOMPARE(now().turns, turns);
    // And goes on, with motion too.
    setMotion(true);
    setPace(2);
    action(LinesCommand::PlayItself)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(now().turns > turns + 1, 90'000);
    command(Command::Undo)->trigger();
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
    QVERIFY(!panelSays(QStringLiteral("Analysing")));
    // Nobody plays where nobody looks.
    action(LinesCommand::PlayItself)->trigger();
    m_window->showPage(QStringLiteral("map-lab"));
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
  }

  void aFullBoardHasNoHint() {
    page().deal(tiny(), 2);
    while (!page().game().isOver()) page().play(anyMove());
    const auto areEnabled = [&] {
      int enabled = 0;
      for (const LinesCommand c : {LinesCommand::Hint, LinesCommand::PlayHint, LinesCommand::PlayItself})
        enabled += action(c)->isEnabled();
      return enabled;
    };
    QVERIFY2(page().messageText().contains(QStringLiteral("full")), qPrintable(page().messageText()));
    QCOMPARE(areEnabled(), 0);
    m_window->commands()[Command::Undo]->trigger();
    settle();
    QCOMPARE(areEnabled(), 3);
  }

  // The same balls once more: what was hinted and taken back before is of the game before.
  void tryAgainIsAGameWithoutHelp_data() {
    QTest::addColumn<bool>("isHelped");
    QTest::newRow("with a hint") << true;
    QTest::newRow("without one") << false;
  }
  void tryAgainIsAGameWithoutHelp() {
    QFETCH(const bool, isHelped);
    page().deal(tiny(), 2);
    if (isHelped) {
      action(LinesCommand::Hint)->trigger();
      settle();
    }
    while (!page().game().isOver()) page().play(anyMove());
    settle();
    const std::string played = game::text(page().game().record());
    int pressed = 0;
    for (QToolButton* button : page().findChildren<QToolButton*>())
      if (button->isVisible() && button->text() == QLatin1String("Try again")) {
        button->click();
        ++pressed;
      }
    QCOMPARE(pressed, 1);
    QCOMPARE(now().turns, 0);
    QCOMPARE(page().game().hints() + page().game().undone(), std::uint64_t{0});
    QVERIFY(panelSays(QStringLiteral("are noted with the score")));
    command(Command::Undo)->trigger();
    QCOMPARE(game::text(page().game().record()), played);
  }

  void theHintPlayerIsWatched() {
    openFour();
    QVERIFY(!watchTab());
    action(LinesCommand::Watch)->trigger();
    QVERIFY(watchTab());
    settle();
    auto* view = page().findChild<HintView*>();
    QVERIFY2(view->summary().contains(QStringLiteral("legal moves")), qPrintable(view->summary()));
    auto* rows = view->findChild<QAbstractItemView*>();
    QVERIFY(rows && rows->model()->rowCount() > 1);
    // A candidate that is chosen is shown on the board.
    const QImage before = picture();
    Q_EMIT view->candidateActivated({{8, 5}, {0, 8}});
    QVERIFY(picture() != before);
    action(LinesCommand::Watch)->trigger();
    QVERIFY(!watchTab());
  }
};

SEARCHLIGHT_TEST(LinesHintsPageTest)
#include "lines_hints_page_test.moc"
