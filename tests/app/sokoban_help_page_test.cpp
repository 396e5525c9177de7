// tests/app/sokoban_help_page_test.cpp: deadlocks shown, hints by degrees, solutions played from here.
#include "app/sokoban/level_help.h"
#include "tests/app/sokoban_window.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/solve_panel.h"

using C = SokobanCommand;

namespace {

const QByteArray kCorridor = "#######\n#@ $ .#\n#######\n";
// A push to the right leaves the box in a corner.
const QByteArray kCorner = "#######\n#     #\n#.@ $ #\n#     #\n#######\n";
// Any solution is found at once; that none has fewer pushes takes long.
const QByteArray kRooms =
    "###############\n#      ###....#\n# $  $ ###....#\n#  $          #\n# $  $ ###....#\n#  $   ###    #\n"
    "#   $@ ########\n#      #\n########\n";

}  // namespace

class SokobanHelpPageTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::SokobanWindow> m_window;
  testing::SokobanWindow& w() { return *m_window; }
  SolvePanel& panel() { return w().page().solvePanel(); }
  QStringList lost() {
    QStringList told;
    for (const sokoban::Cell box : w().board().marks().lost) {
      const Point p = w().board().board().point(box);
      told << u"%1,%2"_s.arg(p.x).arg(p.y);
    }
    return told;
  }

 private Q_SLOTS:
  void init() { m_window = std::make_unique<testing::SokobanWindow>(); }
  void cleanup() { m_window.reset(); }

  // ---- Deadlocks ---------------------------------------------------------------------------------------------------------------

  void nobodyIsToldWhoDoesNotWantTo() {
    w().openLevels(kCorner);
    w().action(C::ShowDeadEnds)->trigger();
    w().keys("rr");
    w().awaitRest();
    QCOMPARE(panel().lost(), QString());
    QCOMPARE(lost(), QStringList());
    w().openAgain();
    QVERIFY(!w().action(C::ShowDeadEnds)->isChecked());
    w().openLevels(kCorner);
    w().keys("rr");
    w().awaitRest();
    QCOMPARE(panel().lost(), QString());
    w().action(C::ShowDeadEnds)->trigger();
    QTRY_COMPARE(lost().size(), 1);
  }

  // ---- Giving up ---------------------------------------------------------------------------------------------------------------

  // Esc ends the machine's work before a box is let go; how far it is can be read in a low window, too.
  void escapeStopsTheMachine() {
    w().window().resize(1024, 560);
    w().openLevels(kRooms);
    w().awaitRest();
    w().key(Qt::Key_S);
    QVERIFY(!w().page().help().isSettled());
    w().key(Qt::Key_Escape);
    QVERIFY(w().page().help().isSettled());
    QVERIFY(testing::startsWith(panel().text(), u"Stopped: no solution found yet"_s));
    QTest::qWait(50);
    QCOMPARE(w().made(), QString());
    QVERIFY(!w().game().history().canRedo());
    w().key(Qt::Key_S);
    QTRY_VERIFY(w().game().history().canRedo());
    QVERIFY(w().action(GameCommand::ReplayForward)->isChecked());
    QVERIFY(testing::contains(w().page().messageText(), u" from here"_s));
    w().key(Qt::Key_Escape);
    QVERIFY(!w().action(GameCommand::ReplayForward)->isChecked());
    w().action(GameCommand::ReplayLast)->trigger();
    QVERIFY(w().game().isSolved());
    w().key(Qt::Key_I);
    QVERIFY(w().page().improver().isBusy());
    const auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->visibleRegion().boundingRect() == stop->rect() || !w().page().improver().isBusy());
    QVERIFY(w().page().improver().isBusy());
    w().key(Qt::Key_Escape);
    QTRY_VERIFY(!w().page().improver().isBusy());
    QVERIFY(!stop->isVisible());
  }

  // All that was to be played is there, at the player's own pace; what is told no longer waits for a proof.
  void whatWasFoundIsThereWhenItIsStopped_data() {
    const auto row = testing::columns<GameCommand, bool>("wanted", "isAhead");
    row("a solution", GameCommand::Solve, true);
    row("its next push", GameCommand::PlayHint, false);
  }
  void whatWasFoundIsThereWhenItIsStopped() {
    QFETCH(const GameCommand, wanted);
    QFETCH(const bool, isAhead);
    w().openLevels(kRooms);
    w().awaitRest();
    w().key(Qt::Key_H);
    const auto says = [this](const char* text) { return panel().text().contains(QLatin1String(text)); };
    const char *const looksOn = "checking whether fewer suffice", *const ended = "fewer may be possible";
    QTRY_VERIFY2(says(looksOn), qPrintable(panel().text()));
    w().key(Qt::Key_Right);  // a walk is another position to be told of, and no other question
    QCOMPARE(panel().text(), QString());
    w().action(wanted)->trigger();
    QVERIFY2(says(looksOn), qPrintable(panel().text()));
    w().key(Qt::Key_Escape);
    QVERIFY(!w().page().help().isWorking());
    QVERIFY2(says(ended), qPrintable(panel().text()));
    QCOMPARE(w().game().history().canRedo(), isAhead);
    QVERIFY(!w().action(GameCommand::ReplayForward)->isChecked());
    QCOMPARE(w().made(), u"r"_s);
    if (!isAhead) return;
    // Other work ends it the same way.
    w().action(GameCommand::Solve)->trigger();
    QVERIFY2(says(looksOn), qPrintable(panel().text()));
    w().action(C::Improve)->trigger();
    QVERIFY(!w().page().help().isWorking());
    QVERIFY2(says(ended), qPrintable(panel().text()));
    w().key(Qt::Key_Escape);
    QTRY_VERIFY(!w().page().improver().isBusy());
    w().action(GameCommand::ReplayLast)->trigger();
    QVERIFY(w().game().isSolved());
  }

  // ---- Hints -------------------------------------------------------------------------------------------------------------------

  // A level that is lost says so, and how far back it was not; the way there is one gesture.
  void aLostLevelIsGoneBackFrom_data() {
    const auto row = testing::columns<bool, bool>("isSeen", "byKey");
    row("a deadlock that is seen", true, false);
    row("one that a search finds", false, false);
    row("by the next hint", true, true);
  }
  void aLostLevelIsGoneBackFrom() {
    FETCH(const bool, isSeen, byKey);
    // Pushed to the wall at the right, and then looked at from elsewhere.
    w().openLevels("########\n#  .   #\n#@$    #\n#      #\n########\n");
    if (!isSeen) w().action(C::ShowDeadEnds)->trigger();
    w().keys("rrrrl");
    QCOMPARE(w().made(), u"RRRRl"_s);
    w().awaitRest();
    w().key(Qt::Key_H);
    QTRY_VERIFY2(panel().text().contains(u"The level was still solvable 1 push ago."_s),
                 qPrintable(panel().text()));
    QVERIFY(panel().text().startsWith(u"This position is unsolvable."_s) ||
            panel().text().startsWith(u"Unsolvable: "_s));
    auto* offer = w().page().findChild<QToolButton*>(u"offer"_s);
    QVERIFY(offer->isVisible());
    QCOMPARE(w().action(GameCommand::Hint)->iconText(), u"Go back"_s);
    byKey ? w().key(Qt::Key_H) : offer->click();
    QCOMPARE(w().made(), u"RRR"_s);
    QVERIFY(!offer->isVisible());
    w().window().commands()[Command::Redo]->trigger();
    QCOMPARE(w().made(), u"RRRRl"_s);
  }

  void aLevelThatWasNeverSolvableOffersNothing() {
    w().openLevels("#####\n#$  #\n#@ .#\n#   #\n#####\n");
    w().keys("r");
    w().awaitRest();
    w().key(Qt::Key_H);
    QTRY_VERIFY2(panel().text().contains(u"already unsolvable"_s), qPrintable(panel().text()));
    QVERIFY(!w().page().findChild<QToolButton*>(u"offer"_s)->isVisible());
    QCOMPARE(w().action(GameCommand::Hint)->iconText(), u"Hint"_s);
  }

  // What had the keys goes with its work: the board has them.
  void theBoardHasTheKeysWhenTheWorkIsStopped() {
    w().openLevels(kRooms);
    w().key(Qt::Key_H);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->isVisible());
    stop->setFocusPolicy(Qt::StrongFocus);
    stop->setFocus();
    QTest::keyClick(stop, Qt::Key_Space);
    QVERIFY(!stop->isVisible());
    QTRY_VERIFY(w().board().hasFocus());
  }

  void impatienceIsNoFurtherDegree() {
    w().openLevels(kCorridor);
    w().key(Qt::Key_H);
    const bool isThought = !w().page().help().isSettled();
    for (int i = 0; isThought && i < 3; ++i) w().key(Qt::Key_H);
    w().awaitRest();
    QCOMPARE(panel().text(), u"2 pushes to go."_s);
    QVERIFY(!w().board().marks().hint);
    QVERIFY(!w().game().history().canRedo());
    w().key(Qt::Key_H);
    QVERIFY(w().board().marks().hint);
  }

  void aSolutionIsFollowedWhileThePlayerKeepsToIt() {
    w().openLevels(kCorridor);
    w().key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
    w().awaitRest();
    w().keys("rr");
    QCOMPARE(panel().text(), QString());
    w().awaitRest();
    w().key(Qt::Key_H);  // at once: nobody searches again
    QCOMPARE(panel().text(), u"1 push to go."_s);
    QVERIFY(w().page().help().isSettled());
    w().key(Qt::Key_U);
    w().awaitRest();
    w().key(Qt::Key_H);
    QCOMPARE(panel().text(), u"2 pushes to go."_s);
  }

  // Help is of the attempt, not of the level.
  void anAttemptAnewIsWithoutHelp_data() {
    const auto row = testing::columns<QString, bool>("how", "isSolvedFirst");
    for (const char* how : {"Restart", "Try again", "the level once more", "another level and back"})
      row(how, QString::fromLatin1(how), true);
    row("Restart at the opening", "Restart", false);
    row("the level once more, at the opening", "the level once more", false);
  }
  void anAttemptAnewIsWithoutHelp() {
    QFETCH(const QString, how);
    QFETCH(const bool, isSolvedFirst);
    w().openLevels(kCorridor + "\n" + kRooms);
    w().key(Qt::Key_H);
    QTRY_VERIFY(w().game().hints() > 0);
    if (isSolvedFirst) w().keys("rrr");
    QCOMPARE(w().game().isSolved(), isSolvedFirst);
    const std::string identity = w().game().opening().board.identity();
    QVERIFY(!w().page().book().best(identity));
    w().awaitRest();
    if (how == "Restart"_L1) {
      QVERIFY(w().action(GameCommand::Restart)->isEnabled());
      w().action(GameCommand::Restart)->trigger();
    } else if (how == "Try again"_L1) {
      for (QToolButton* button : w().page().findChildren<QToolButton*>())
        if (button->isVisible() && button->text() == how) button->click();
    } else {
      if (how.startsWith("another"_L1)) w().page().playLevel(1);
      w().page().playLevel(0);
    }
    QCOMPARE(w().made(), QString());
    QCOMPARE(w().game().hints(), 0U);
    QVERIFY(!w().page().findChild<QLabel*>(u"helped"_s)->isVisible());
    w().keys("rrr");
    QVERIFY(w().page().book().best(identity));
    // The attempt before is there still, and had help.
    while (w().game().history().canUndo()) w().action(GameCommand::UndoMove)->trigger();
    w().window().commands()[Command::Undo]->trigger();
    if (how.startsWith("another"_L1)) w().window().commands()[Command::Undo]->trigger();
    QVERIFY(w().game().hints() > 0);
  }

  // What is under way goes on where it was left, with the help it had; also after the program has ended.
  void anAttemptThatWasLeftKeepsItsHelp_data() {
    testing::columns<bool>("isEnded")("another level and back", false)("the program ends", true);
  }
  void anAttemptThatWasLeftKeepsItsHelp() {
    QFETCH(const bool, isEnded);
    w().openLevels(kCorridor + "\n" + kRooms);
    w().key(Qt::Key_H);
    QTRY_VERIFY(w().game().hints() > 0);
    w().keys("r");
    if (isEnded) {
      w().window().close();
      w().openAgain();
    } else {
      w().page().playLevel(1);
      w().page().playLevel(0);
    }
    QTRY_COMPARE(w().made(), u"r"_s);
    QVERIFY(w().game().hints() > 0);
    w().action(GameCommand::Restart)->trigger();
    QCOMPARE(w().game().hints(), 0U);
  }

  // ---- Long searches -----------------------------------------------------------------------------------------------------------

  void aLongSearchTellsWhereItIsAndCanBeStopped() {
    w().openLevels(kRooms);
    w().key(Qt::Key_H);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->isVisible());
    QTRY_VERIFY2(panel().text().contains(u"checking whether fewer suffice"_s), qPrintable(panel().text()));
    const auto figure = [this](const char* name) {
      for (const QLabel* label : panel().findChildren<QLabel*>())
        if (label->accessibleName() == QLatin1String(name)) return label->text();
      return QString();
    };
    QTRY_VERIFY(figure("Nodes").toInt() > 0 || figure("Nodes").contains(u','));
    QVERIFY(testing::contains(figure("At least"), u"pushes"_s));
    QVERIFY(figure("Memory").contains(u'B'));
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(!stop->isVisible());
    QVERIFY(testing::contains(panel().text(), u"fewer may be possible"_s));
    w().awaitRest();
    w().key(Qt::Key_S);  // what was found is played all the same
    QTRY_VERIFY(w().made().size() > 1);
  }

  // Which search has come how far, in words of the puzzle; what is stopped goes on where it was.
  void aSearchTellsHowFarItIsAndGoesOnWithMoreTime() {
    w().openLevels(testing::hardLevel());
    w().action(C::ShowDeadEnds)->trigger();
    w().awaitRest();
    w().key(Qt::Key_S);
    const auto label = [this](const char* name) {
      return panel().findChild<QLabel*>(QLatin1String(name))->text();
    };
    static const QRegularExpression told(
        u"search by (pushes|pulls): [0-9]+ of 13 boxes .*, [0-9,]+ positions"_s);
    QTRY_VERIFY2(told.match(label("farthest")).hasMatch(), qPrintable(label("farthest")));
    const auto nodes = [this] {
      for (const QLabel* figure : panel().findChildren<QLabel*>())
        if (figure->accessibleName() == "Nodes"_L1) return QLocale(QLocale::English).toInt(figure->text());
      return 0;
    };
    QTRY_VERIFY(nodes() > 20);
    auto* more = panel().findChild<QToolButton*>(u"moreTime"_s);
    QVERIFY(!more->isVisible());
    w().key(Qt::Key_Escape);
    QVERIFY(w().page().help().isSettled());
    QVERIFY(more->isVisible());
    QCOMPARE(more->text(), u"Continue with more time"_s);
    const int before = nodes();
    more->click();
    QVERIFY(!w().page().help().isSettled());
    QVERIFY(!more->isVisible());
    QTRY_VERIFY(nodes() != before);
    QVERIFY2(nodes() > before, "it began anew");
    // A push is another question.
    w().key(Qt::Key_Escape);
    QVERIFY(more->isVisible());
    w().keys("rr");
    QCOMPARE(w().made(), u"rR"_s);
    QVERIFY(!more->isVisible());
  }

  // The time is over, and nothing was found yet.
  void aLimitThatIsReachedOffersMoreTime() {
    w().openLevels(testing::hardLevel());
    w().action(C::ShowDeadEnds)->trigger();
    panel().setLimits(5, std::size_t{1} << 30);
    w().awaitRest();
    w().key(Qt::Key_S);
    w().awaitRest();
    auto* more = panel().findChild<QToolButton*>(u"moreTime"_s);
    QVERIFY(testing::startsWith(panel().text(), u"No solution found within"_s));
    QVERIFY(more->isVisible());
    more->click();
    QVERIFY(!w().page().help().isSettled());
  }

  void limitsAreRemembered() {
    panel().setLimits(5, std::size_t{64} << 20);
    Q_EMIT panel().limitsChosen();
    w().openAgain();
    QCOMPARE(panel().seconds(), 5.0);
    QCOMPARE(panel().bytes(), std::size_t{64} << 20);
  }

  // ---- Improving ---------------------------------------------------------------------------------------------------------------

  void ownSolutionsAreMadeShorterAndKept() {
    w().openLevels(kCorridor);
    w().keys("rlrlrrlrr");
    QVERIFY(w().game().isSolved());
    const std::string identity = w().game().opening().board.identity();
    QCOMPARE(w().page().book().best(identity)->byMoves.played,
             (sokoban::Played{static_cast<std::uint32_t>(w().made().size()), 2}));
    w().key(Qt::Key_I);
    w().awaitRest();
    QVERIFY(testing::contains(w().page().messageText(), u"Pushes first: moves 9 → 3, pushes 2 → 2."_s));
    QVERIFY(w().page().messageText().contains(u"No solution has fewer moves."_s));
    const SokobanBook::Entry* best = w().page().book().best(identity);
    QCOMPARE(best->byMoves.played, (sokoban::Played{3, 2}));
    QCOMPARE(best->byPushes.played, (sokoban::Played{3, 2}));
    QCOMPARE(best->games, 1U);
    w().key(Qt::Key_I);
    w().awaitRest();
    QVERIFY(testing::contains(w().page().messageText(), u"No improvement in moves: 3 moves, 2 pushes."_s));
  }

  // What is told of the gain does not cover that it could not be written.
  void aGainThatCannotBeWrittenIsComplainedOf() {
    w().openLevels(kCorridor);
    w().keys("rlrlrrlrr");
    QVERIFY(w().game().isSolved());
    const QString book =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sokoban-best.json"_s;
    QVERIFY(QFile::remove(book));
    QVERIFY(QDir().mkpath(book));
    w().key(Qt::Key_I);
    w().awaitRest();
    QVERIFY2(w().page().complaint().contains(u"will be saved as soon as possible"_s),
             qPrintable(w().page().messageText()));
    QVERIFY(w().page().messageText().contains(u"Pushes first: moves 9 → 3, pushes 2 → 2."_s));
  }

  void whatWasFoundWithHelpIsShownAndNotKept() {
    w().openLevels(kCorridor);
    w().keys("rlrlr");
    w().key(Qt::Key_S);
    QTRY_VERIFY(w().game().isSolved());
    w().key(Qt::Key_I);
    w().awaitRest();
    QCOMPARE(w().made(), u"rRR"_s);
    QVERIFY(!w().page().book().best(w().game().opening().board.identity()));
  }

  // What is played meanwhile is left alone: the shorter one is another way from the opening.
  void improvingLeavesTheGameWhereItIs() {
    w().openLevels(kCorridor);
    w().keys("rlrlr");
    w().key(Qt::Key_S);
    QTRY_VERIFY(w().game().isSolved());
    w().key(Qt::Key_U);
    QVERIFY(!w().game().isSolved());
    const QString made = w().made();
    w().key(Qt::Key_I);
    w().awaitRest();
    QCOMPARE(w().made(), made);
    QVERIFY(testing::contains(w().page().messageText(),
                              u"The result has been added to this game as a branch."_s));
    QVERIFY(w().action(GameCommand::NextBranch)->isEnabled());
  }

  // Who has gone on to another level is told which one became shorter, or nothing.
  void whatIsGainedOnTheLevelBeforeIsSaidSo() {
    w().openLevels(kRooms + "\n" + kCorridor);
    w().page().playLevel(1);
    w().keys("rlrlrrlrr");
    QVERIFY(w().game().isSolved());
    w().key(Qt::Key_I);
    w().page().playLevel(0);
    QTRY_VERIFY(!w().page().improver().isBusy());
    const QString told = w().page().messageText();
    QVERIFY2(told.isEmpty() || told.startsWith(u"Previous level: Pushes first"_s), qPrintable(told));
  }

  void improvingIsStoppedWithWhatItHas() {
    w().openLevels(kRooms);
    w().key(Qt::Key_S);
    QTRY_VERIFY(w().game().history().canRedo());
    w().action(GameCommand::ReplayLast)->trigger();
    QVERIFY(w().game().isSolved());
    w().key(Qt::Key_I);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QVERIFY(stop->isVisible());
    QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_VERIFY(!w().page().improver().isBusy());
    QVERIFY(w().page().messageText().startsWith(u"No improvement in pushes"_s) ||
            w().page().messageText().startsWith(u"Pushes first"_s));
    QVERIFY(!stop->isVisible());
  }

  // More squares than a state has bits for: it is hinted at, and its search is looked at, as any other.
  void aLargeHallIsSearchedAsAnyOther() {
    QByteArray hall(42, '#');
    for (int i = 0; i < 38; ++i) hall += "\n#" + QByteArray(40, ' ') + "#";
    hall += "\n#  @ $ ." + QByteArray(33, ' ') + "#\n" + QByteArray(42, '#') + "\n";
    w().openLevels(hall);
    w().key(Qt::Key_L);
    QVERIFY(w().page().isWatching());
    QTRY_VERIFY(w().page().search().hasSearch());
    w().key(Qt::Key_L);
    w().key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
  }

  // ---- From the solver's other side ----------------------------------------------------------------------------------------------

  void anotherLevelForgetsWhatWasAsked() {
    w().openLevels(kRooms + "\n" + kCorridor);
    w().key(Qt::Key_S);
    w().page().playLevel(1);
    w().awaitRest();
    QVERIFY(w().made().isEmpty());
    QCOMPARE(panel().text(), QString());
    w().key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
  }
};

SEARCHLIGHT_TEST(SokobanHelpPageTest)
#include "sokoban_help_page_test.moc"
