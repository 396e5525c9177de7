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

class SokobanHelpPageTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

  SolvePanel& panel() { return page().solvePanel(); }
  QStringList lost() {
    QStringList told;
    for (const sokoban::Cell box : board().marks().lost) {
      const Point p = board().board().point(box);
      told << u"%1,%2"_s.arg(p.x).arg(p.y);
    }
    return told;
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // ---- Deadlocks ---------------------------------------------------------------------------------------------------------------

  void nobodyIsToldWhoDoesNotWantTo() {
    openLevels(kCorner);
    action(C::ShowDeadEnds)->trigger();
    keys("rr");
    settle();
    QCOMPARE(panel().lost(), QString());
    QCOMPARE(lost(), QStringList());
    openProgram();
    QVERIFY(!action(C::ShowDeadEnds)->isChecked());
    openLevels(kCorner);
    keys("rr");
    settle();
    QCOMPARE(panel().lost(), QString());
    action(C::ShowDeadEnds)->trigger();
    QTRY_COMPARE(lost().size(), 1);
  }

  // ---- Giving up ---------------------------------------------------------------------------------------------------------------

  // Esc ends the machine's work before a box is let go; how far it is can be read in a low window, too.
  void escapeStopsTheMachine() {
    window().resize(1024, 560);
    openLevels(kRooms);
    settle();
    key(Qt::Key_S);
    QVERIFY(!page().help().isSettled());
    key(Qt::Key_Escape);
    QVERIFY(page().help().isSettled());
    QVERIFY(testing::startsWith(panel().text(), u"Stopped: no solution found yet"_s));
    QTest::qWait(50);
    QCOMPARE(made(), QString());
    QVERIFY(!game().history().canRedo());
    key(Qt::Key_S);
    QTRY_VERIFY(game().history().canRedo());
    QVERIFY(action(GameCommand::ReplayForward)->isChecked());
    QVERIFY(testing::contains(page().messageText(), u" from here"_s));
    key(Qt::Key_Escape);
    QVERIFY(!action(GameCommand::ReplayForward)->isChecked());
    action(GameCommand::ReplayLast)->trigger();
    QVERIFY(game().isSolved());
    key(Qt::Key_I);
    QVERIFY(page().improver().isBusy());
    const auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->visibleRegion().boundingRect() == stop->rect() || !page().improver().isBusy());
    QVERIFY(page().improver().isBusy());
    key(Qt::Key_Escape);
    QTRY_VERIFY(!page().improver().isBusy());
    QVERIFY(!stop->isVisible());
  }

  // All that was to be played is there, at the player's own pace; what is told no longer waits for a proof.
  void whatWasFoundIsThereWhenItIsStopped_data() {
    const auto row = testing::columns<GameCommand, bool>("wanted", "isAhead");
    row("a solution", GameCommand::Solve, true);
    row("its next push", GameCommand::PlayHint, false);
  }
  void whatWasFoundIsThereWhenItIsStopped() {
    FETCH_ALL((const GameCommand, wanted), (const bool, isAhead));
    openLevels(kRooms);
    settle();
    key(Qt::Key_H);
    const auto says = [this](const char* text) { return panel().text().contains(QLatin1String(text)); };
    const char *const looksOn = "checking whether fewer suffice", *const ended = "fewer may be possible";
    QTRY_VERIFY2(says(looksOn), qPrintable(panel().text()));
    key(Qt::Key_Right);  // a walk is another position to be told of, and no other question
    QCOMPARE(panel().text(), QString());
    action(wanted)->trigger();
    QVERIFY2(says(looksOn), qPrintable(panel().text()));
    key(Qt::Key_Escape);
    QVERIFY(!page().help().isWorking());
    QVERIFY2(says(ended), qPrintable(panel().text()));
    QCOMPARE(game().history().canRedo(), isAhead);
    QVERIFY(!action(GameCommand::ReplayForward)->isChecked());
    QCOMPARE(made(), u"r"_s);
    if (!isAhead) return;
    // Other work ends it the same way.
    action(GameCommand::Solve)->trigger();
    QVERIFY2(says(looksOn), qPrintable(panel().text()));
    action(C::Improve)->trigger();
    QVERIFY(!page().help().isWorking());
    QVERIFY2(says(ended), qPrintable(panel().text()));
    key(Qt::Key_Escape);
    QTRY_VERIFY(!page().improver().isBusy());
    action(GameCommand::ReplayLast)->trigger();
    QVERIFY(game().isSolved());
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
    openLevels("########\n#  .   #\n#@$    #\n#      #\n########\n");
    if (!isSeen) action(C::ShowDeadEnds)->trigger();
    keys("rrrrl");
    QCOMPARE(made(), u"RRRRl"_s);
    settle();
    key(Qt::Key_H);
    QTRY_VERIFY2(panel().text().contains(u"The level was still solvable 1 push ago."_s),
                 qPrintable(panel().text()));
    QVERIFY(panel().text().startsWith(u"This position is unsolvable."_s) ||
            panel().text().startsWith(u"Unsolvable: "_s));
    auto* offer = page().findChild<QToolButton*>(u"offer"_s);
    QVERIFY(offer->isVisible());
    QCOMPARE(action(GameCommand::Hint)->iconText(), u"Go back"_s);
    byKey ? key(Qt::Key_H) : offer->click();
    QCOMPARE(made(), u"RRR"_s);
    QVERIFY(!offer->isVisible());
    window().commands()[Command::Redo]->trigger();
    QCOMPARE(made(), u"RRRRl"_s);
  }

  void aLevelThatWasNeverSolvableOffersNothing() {
    openLevels("#####\n#$  #\n#@ .#\n#   #\n#####\n");
    keys("r");
    settle();
    key(Qt::Key_H);
    QTRY_VERIFY2(panel().text().contains(u"already unsolvable"_s), qPrintable(panel().text()));
    QVERIFY(!page().findChild<QToolButton*>(u"offer"_s)->isVisible());
    QCOMPARE(action(GameCommand::Hint)->iconText(), u"Hint"_s);
  }

  // What had the keys goes with its work: the board has them.
  void theBoardHasTheKeysWhenTheWorkIsStopped() {
    openLevels(kRooms);
    key(Qt::Key_H);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->isVisible());
    stop->setFocusPolicy(Qt::StrongFocus);
    stop->setFocus();
    QTest::keyClick(stop, Qt::Key_Space);
    QVERIFY(!stop->isVisible());
    QTRY_VERIFY(board().hasFocus());
  }

  void impatienceIsNoFurtherDegree() {
    openLevels(kCorridor);
    key(Qt::Key_H);
    const bool isThought = !page().help().isSettled();
    for (int i = 0; isThought && i < 3; ++i) key(Qt::Key_H);
    settle();
    QCOMPARE(panel().text(), u"2 pushes to go."_s);
    QVERIFY(!board().marks().hint);
    QVERIFY(!game().history().canRedo());
    key(Qt::Key_H);
    QVERIFY(board().marks().hint);
  }

  void aSolutionIsFollowedWhileThePlayerKeepsToIt() {
    openLevels(kCorridor);
    key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
    settle();
    keys("rr");
    QCOMPARE(panel().text(), QString());
    settle();
    key(Qt::Key_H);  // at once: nobody searches again
    QCOMPARE(panel().text(), u"1 push to go."_s);
    QVERIFY(page().help().isSettled());
    key(Qt::Key_U);
    settle();
    key(Qt::Key_H);
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
    FETCH_ALL((const QString, how), (const bool, isSolvedFirst));
    openLevels(kCorridor + "\n" + kRooms);
    key(Qt::Key_H);
    QTRY_VERIFY(game().hints() > 0);
    if (isSolvedFirst) keys("rrr");
    QCOMPARE(game().isSolved(), isSolvedFirst);
    const std::string identity = game().opening().board.identity();
    QVERIFY(!page().book().best(identity));
    settle();
    if (how == "Restart"_L1) {
      QVERIFY(action(GameCommand::Restart)->isEnabled());
      QVERIFY(testing::contains(action(GameCommand::Restart)->toolTip(), u"without help"_s));
      action(GameCommand::Restart)->trigger();
    } else if (how == "Try again"_L1) {
      testing::seenButton(page(), how)->click();
    } else {
      if (how.startsWith("another"_L1)) page().playLevel(1);
      page().playLevel(0);
    }
    QCOMPARE(made(), QString());
    QCOMPARE(game().hints(), 0U);
    QVERIFY(!page().findChild<QLabel*>(u"helped"_s)->isVisible());
    keys("rrr");
    QVERIFY(page().book().best(identity));
    // The attempt before is there still, and had help.
    while (game().history().canUndo()) action(GameCommand::UndoMove)->trigger();
    window().commands()[Command::Undo]->trigger();
    if (how.startsWith("another"_L1)) window().commands()[Command::Undo]->trigger();
    QVERIFY(game().hints() > 0);
  }

  // What is under way goes on where it was left, with the help it had; also after the program has ended.
  void anAttemptThatWasLeftKeepsItsHelp_data() {
    testing::columns<bool>("isEnded")("another level and back", false)("the program ends", true);
  }
  void anAttemptThatWasLeftKeepsItsHelp() {
    QFETCH(const bool, isEnded);
    openLevels(kCorridor + "\n" + kRooms);
    key(Qt::Key_H);
    QTRY_VERIFY(game().hints() > 0);
    keys("r");
    if (isEnded) {
      window().close();
      openProgram();
    } else {
      page().playLevel(1);
      page().playLevel(0);
    }
    QTRY_COMPARE(made(), u"r"_s);
    QVERIFY(game().hints() > 0);
    action(GameCommand::Restart)->trigger();
    QCOMPARE(game().hints(), 0U);
  }

  // ---- Long searches -----------------------------------------------------------------------------------------------------------

  void aLongSearchTellsWhereItIsAndCanBeStopped() {
    openLevels(kRooms);
    key(Qt::Key_H);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QTRY_VERIFY(stop->isVisible());
    const auto isSearching = [](const QLabel* label) {
      return label->isVisible() && label->text() == u"Searching for a solution…"_s;
    };
    QVERIFY(std::ranges::count_if(panel().findChildren<QLabel*>(), isSearching) <= 1);
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
    settle();
    key(Qt::Key_S);  // what was found is played all the same
    QTRY_VERIFY(made().size() > 1);
  }

  // Which search has come how far, in words of the puzzle; what is stopped goes on where it was.
  void aSearchTellsHowFarItIsAndGoesOnWithMoreTime() {
    openLevels(testing::hardLevel());
    action(C::ShowDeadEnds)->trigger();
    settle();
    key(Qt::Key_S);
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
    key(Qt::Key_Escape);
    QVERIFY(page().help().isSettled());
    QVERIFY(more->isVisible());
    QCOMPARE(more->text(), u"Continue with more time"_s);
    const int before = nodes();
    more->click();
    QVERIFY(!page().help().isSettled());
    QVERIFY(!more->isVisible());
    QTRY_VERIFY(nodes() != before);
    QVERIFY2(nodes() > before, "it began anew");
    // A push is another question.
    key(Qt::Key_Escape);
    QVERIFY(more->isVisible());
    keys("rr");
    QCOMPARE(made(), u"rR"_s);
    QVERIFY(!more->isVisible());
  }

  // The time is over, and nothing was found yet.
  void aLimitThatIsReachedOffersMoreTime() {
    openLevels(testing::hardLevel());
    action(C::ShowDeadEnds)->trigger();
    panel().setLimits(5, std::size_t{1} << 30);
    settle();
    key(Qt::Key_S);
    settle();
    auto* more = panel().findChild<QToolButton*>(u"moreTime"_s);
    QVERIFY(testing::startsWith(panel().text(), u"No solution found within"_s));
    QVERIFY(more->isVisible());
    more->click();
    QVERIFY(!page().help().isSettled());
  }

  void limitsAreRemembered() {
    panel().setLimits(5, std::size_t{64} << 20);
    Q_EMIT panel().limitsChosen();
    openProgram();
    QCOMPARE(panel().seconds(), 5.0);
    QCOMPARE(panel().bytes(), std::size_t{64} << 20);
  }

  // ---- Improving ---------------------------------------------------------------------------------------------------------------

  void ownSolutionsAreMadeShorterAndKept() {
    openLevels(kCorridor);
    keys("rlrlrrlrr");
    QVERIFY(game().isSolved());
    const std::string identity = game().opening().board.identity();
    QCOMPARE(page().book().best(identity)->byMoves.played,
             (sokoban::Played{static_cast<std::uint32_t>(made().size()), 2}));
    key(Qt::Key_I);
    settle();
    QVERIFY(testing::contains(page().messageText(), u"Pushes first: moves 9 → 3, pushes 2 → 2."_s));
    QVERIFY(page().messageText().contains(u"No solution has fewer moves."_s));
    const SokobanBook::Entry* best = page().book().best(identity);
    QCOMPARE(best->byMoves.played, (sokoban::Played{3, 2}));
    QCOMPARE(best->byPushes.played, (sokoban::Played{3, 2}));
    QCOMPARE(best->games, 1U);
    key(Qt::Key_I);
    settle();
    QVERIFY(testing::contains(page().messageText(), u"No improvement in moves: 3 moves, 2 pushes."_s));
  }

  // What is told of the gain does not cover that it could not be written.
  void aGainThatCannotBeWrittenIsComplainedOf() {
    openLevels(kCorridor);
    keys("rlrlrrlrr");
    QVERIFY(game().isSolved());
    const QString book =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/sokoban-best.json"_s;
    QVERIFY(QFile::remove(book));
    QVERIFY(QDir().mkpath(book));
    key(Qt::Key_I);
    settle();
    QVERIFY2(page().complaint().contains(u"will be saved as soon as possible"_s),
             qPrintable(page().messageText()));
    QVERIFY(page().messageText().contains(u"Pushes first: moves 9 → 3, pushes 2 → 2."_s));
  }

  void whatWasFoundWithHelpIsShownAndNotKept() {
    openLevels(kCorridor);
    keys("rlrlr");
    key(Qt::Key_S);
    QTRY_VERIFY(game().isSolved());
    key(Qt::Key_I);
    settle();
    QCOMPARE(made(), u"rRR"_s);
    QVERIFY(!page().book().best(game().opening().board.identity()));
  }

  // What is played meanwhile is left alone: the shorter one is another way from the opening.
  void improvingLeavesTheGameWhereItIs() {
    openLevels(kCorridor);
    keys("rlrlr");
    key(Qt::Key_S);
    QTRY_VERIFY(game().isSolved());
    key(Qt::Key_U);
    QVERIFY(!game().isSolved());
    const QString before = made();
    key(Qt::Key_I);
    settle();
    QCOMPARE(made(), before);
    QVERIFY(
        testing::contains(page().messageText(), u"The result has been added to this game as a branch."_s));
    QVERIFY(action(GameCommand::NextBranch)->isEnabled());
  }

  // Who has gone on to another level is told which one became shorter, or nothing.
  void whatIsGainedOnTheLevelBeforeIsSaidSo() {
    openLevels(kRooms + "\n" + kCorridor);
    page().playLevel(1);
    keys("rlrlrrlrr");
    QVERIFY(game().isSolved());
    key(Qt::Key_I);
    page().playLevel(0);
    QTRY_VERIFY(!page().improver().isBusy());
    const QString told = page().messageText();
    QVERIFY2(told.isEmpty() || told.startsWith(u"Previous level: Pushes first"_s), qPrintable(told));
  }

  void improvingIsStoppedWithWhatItHas() {
    openLevels(kRooms);
    key(Qt::Key_S);
    QTRY_VERIFY(game().history().canRedo());
    action(GameCommand::ReplayLast)->trigger();
    QVERIFY(game().isSolved());
    key(Qt::Key_I);
    auto* stop = panel().findChild<QToolButton*>(u"stopSolving"_s);
    QVERIFY(stop->isVisible());
    QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_VERIFY(!page().improver().isBusy());
    QVERIFY(page().messageText().startsWith(u"No improvement in pushes"_s) ||
            page().messageText().startsWith(u"Pushes first"_s));
    QVERIFY(!stop->isVisible());
  }

  // More squares than a state has bits for: it is hinted at, and its search is looked at, as any other.
  void aLargeHallIsSearchedAsAnyOther() {
    QByteArray hall(42, '#');
    for (int i = 0; i < 38; ++i) hall += "\n#" + QByteArray(40, ' ') + "#";
    hall += "\n#  @ $ ." + QByteArray(33, ' ') + "#\n" + QByteArray(42, '#') + "\n";
    openLevels(hall);
    key(Qt::Key_L);
    QVERIFY(page().isWatching());
    QTRY_VERIFY(page().search().hasSearch());
    key(Qt::Key_L);
    key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
  }

  // ---- From the solver's other side ----------------------------------------------------------------------------------------------

  void anotherLevelForgetsWhatWasAsked() {
    openLevels(kRooms + "\n" + kCorridor);
    key(Qt::Key_S);
    page().playLevel(1);
    settle();
    QVERIFY(made().isEmpty());
    QCOMPARE(panel().text(), QString());
    key(Qt::Key_H);
    QTRY_COMPARE(panel().text(), u"2 pushes to go."_s);
  }
};

SEARCHLIGHT_TEST(SokobanHelpPageTest)
#include "sokoban_help_page_test.moc"
