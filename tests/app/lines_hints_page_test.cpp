// tests/app/lines_hints_page_test.cpp: hints by degrees, played, and watched; a game that plays itself to its end.
#include "tests/app/lines_window.h"
#include "tests/test_main.h"

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

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // Whatever changes the position while it is thought, the thought goes on about nothing.
  void aThoughtEndsWithItsPosition_data() {
    testing::columns<int>("how")("move", 0)("undo", 1)("new game", 2)("searchlight", 3);
  }
  void aThoughtEndsWithItsPosition() {
    QFETCH(int, how);
    openFour();
    page().play({{8, 5}, {8, 6}});
    action(GameCommand::PlayHint)->trigger();
    QVERIFY(!page().isSettled());
    if (how == 0) page().play(anyMove());
    if (how == 1) command(Command::Undo)->trigger();
    if (how == 2) page().deal(tiny(), 1);
    if (how == 3) action(GameCommand::Searchlight)->trigger();
    const lines::Position then = now();
    QVERIFY(!panelSays(u"Analysing"_s));
    if (how == 3) action(GameCommand::Searchlight)->trigger();
    QVERIFY(page().isSettled());
    QTest::qWait(50);
    QVERIFY(now() == then);
  }

  void itPlaysItselfToTheEnd() {
    page().deal(tiny(), 11);
    setPace(3);
    action(LinesCommand::PlayItself)->trigger();
    QTRY_VERIFY(page().game().isOver());
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
    settle();
    QCOMPARE(page().game().hints(), static_cast<std::uint64_t>(now().turns));
    QCOMPARE(page().scores().statistics(tiny()).games, std::uint64_t{0});  // it is nobody's best
  }

  void itStopsWhenItIsTold() {
    page().deal(lines::Settings{}, 11);
    setPace(3);
    action(LinesCommand::PlayItself)->trigger();
    QTRY_VERIFY(now().turns > 2);
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
    QTRY_VERIFY(now().turns > turns + 1);
    command(Command::Undo)->trigger();
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
    QVERIFY(!panelSays(u"Analysing"_s));
    // Nobody plays where nobody looks.
    action(LinesCommand::PlayItself)->trigger();
    m_window->showPage(u"map-lab"_s);
    QVERIFY(!action(LinesCommand::PlayItself)->isChecked());
  }

  // The same balls once more: what was hinted and taken back before is of the game before.
  void tryAgainIsAGameWithoutHelp_data() {
    testing::columns<bool>("isHelped")("with a hint", true)("without one", false);
  }
  void tryAgainIsAGameWithoutHelp() {
    QFETCH(const bool, isHelped);
    page().deal(tiny(), 2);
    if (isHelped) {
      action(GameCommand::Hint)->trigger();
      settle();
    }
    while (!page().game().isOver()) page().play(anyMove());
    settle();
    const std::string played = game::text(page().game().record());
    QAbstractButton* again = testing::seenButton(page(), u"Try again"_s);
    QVERIFY(again);
    again->click();
    QCOMPARE(now().turns, 0);
    QCOMPARE(page().game().hints() + page().game().undone(), std::uint64_t{0});
    QVERIFY(panelSays(u"are noted with the score"_s));
    command(Command::Undo)->trigger();
    QCOMPARE(game::text(page().game().record()), played);
  }
};

SEARCHLIGHT_TEST(LinesHintsPageTest)
#include "lines_hints_page_test.moc"
