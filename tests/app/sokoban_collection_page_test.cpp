// tests/app/sokoban_collection_page_test.cpp: the levels of a collection solved in the background, while somebody plays.
#ifdef __linux__
#include <sys/resource.h>
#endif

#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_help.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/sokoban/solve_panel.h"

using C = SokobanCommand;

namespace {

const QByteArray kShort = "#######\n#@ $ .#\n#######\n";
const QByteArray kLonger = "########\n#@ $  .#\n########\n";
const QByteArray kWide = "#######\n#     #\n#.@ $ #\n#     #\n#######\n";
const QByteArray kNoSolution = "#####\n#$  #\n#@ .#\n#   #\n#####\n";

QByteArray collection(const QList<QByteArray>& levels) { return levels.join('\n'); }
using testing::hardLevel;

}  // namespace

class SokobanCollectionPageTest : public QObject, testing::SokobanWindow {
  Q_OBJECT

  CollectionSolver& solver() { return page().collectionSolver(); }
  QString identity(std::size_t place) {
    return QString::fromStdString(page().levels().levels[place].board->identity());
  }
  bool isSolved(std::size_t place) { return solver().best(identity(place).toStdString()) != nullptr; }
  QString beside() { return page().solvePanel().beside(); }
  void begin() { action(C::SolveCollection)->trigger(); }
  void awaitLevel(int number) {
    QTRY_VERIFY2(beside().contains(u"Level %1"_s.arg(number)), qPrintable(beside()));
    QVERIFY(solver().isRunning());
  }
  QAbstractButton* button(const char* text) { return testing::seenButton(page(), QLatin1String(text)); }
  // What the gallery's cards tell to whoever cannot see them.
  QStringList cards() {
    QStringList told;
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      const auto* list = dialog->findChild<CardList*>();
      for (int row = 0; row < list->model()->rowCount(); ++row)
        told << list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
      dialog->reject();
    });
    command(Command::New)->trigger();
    return told;
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void whatCanBeSolvedGetsItsTick() {
    openLevels(collection({kShort, kNoSolution, kWide, kLonger}));
    begin();
    QTRY_VERIFY(!solver().isRunning());
    for (const std::size_t place : {0, 2, 3}) QVERIFY(isSolved(place));
    QVERIFY(!isSolved(1));
    QVERIFY(
        testing::contains(page().messageText(), u"3 of 4 solved by you or the computer · 1 unsolvable"_s));
    QVERIFY(!action(C::SolveCollection)->isChecked());
    // What has come of it is there until it is read.
    QVERIFY(testing::contains(beside(), u"3 of 4 solved by you or the computer · 1 unsolvable"_s));
    auto* close = button("Close");
    QVERIFY(close);
    close->click();
    QCOMPARE(beside(), QString());
    const QStringList told = cards();
    QCOMPARE(told.size(), 4);
    QVERIFY(testing::contains(told[0], u"Solved by the computer in 2 pushes"_s));
    QVERIFY(testing::contains(told[1], u"unsolvable"_s));
    QVERIFY(testing::contains(told[3], u"Solved by the computer in 3 pushes"_s));
    // They are nobody's own.
    QVERIFY(!page().book().best(identity(0).toStdString()));
    action(C::NextUnsolved)->trigger();
    QCOMPARE(page().level(), std::size_t{1});
    // There is nothing left to do.
    begin();
    QVERIFY(!solver().isRunning());
    QVERIFY(testing::contains(page().messageText(), u"No levels left to solve"_s));
    QVERIFY(!action(C::SolveCollection)->isChecked());
  }

  // The user's own tick is another one, and such a level needs no computer.
  void whatTheUserHasSolvedStaysTheUsers() {
    openLevels(collection({kShort, kLonger}));
    keys("rrr");
    QVERIFY(game().isSolved());
    begin();
    QTRY_VERIFY(!solver().isRunning());
    QVERIFY(!isSolved(0));
    QVERIFY(isSolved(1));
    QVERIFY(testing::contains(page().messageText(), u"2 of 2 solved by you or the computer"_s));
    const QStringList told = cards();
    QVERIFY2(!told[0].contains(u"computer"_s) && told[0].contains(u"solved"_s), qPrintable(told[0]));
  }

  void aTickIsThereTheNextTimeAndItsSolutionIsPlayed() {
    openLevels(collection({kWide, kShort}));
    begin();
    QTRY_VERIFY(!solver().isRunning());
    openProgram();
    openLevels(collection({kWide, kShort}));
    QVERIFY(isSolved(0));
    page().playLevel(0);
    settle();
    QVERIFY(!page().help().knowsPath());
    action(GameCommand::Solve)->trigger();
    QVERIFY(page().help().knowsPath());
    QTRY_VERIFY(game().history().canRedo() || game().isSolved());
  }

  // Another copy of the level, turned, is the same level.
  void aTurnedCopyIsSolvedToo() {
    openLevels(kShort);
    begin();
    QTRY_VERIFY(!solver().isRunning());
    openLevels("###\n#.#\n# #\n#$#\n# #\n#@#\n###\n");
    QVERIFY(isSolved(0));
    settle();
    action(GameCommand::PlayHint)->trigger();
    QTRY_COMPARE(made(), u"uU"_s);
  }

  // ---- Stopped, and gone on with ------------------------------------------------------------------------------------------------

  void itIsStoppedAndContinued() {
    openLevels(collection({kShort, hardLevel(), kLonger}));
    begin();
    awaitLevel(2);
    QVERIFY(testing::contains(beside(), u"1 of 3 solved by you or the computer"_s));
    auto* stop = page().solvePanel().findChild<QToolButton*>(u"stopBeside"_s);
    QVERIFY(stop->isVisible());
    stop->click();
    QVERIFY(!solver().isRunning());
    QVERIFY(!stop->isVisible());
    QVERIFY(testing::contains(page().messageText(), u"1 of 3 solved by you or the computer"_s));
    auto* goOn = button("Continue");
    QVERIFY(goOn);
    goOn->click();
    awaitLevel(2);
    begin();  // the command is a switch
    QVERIFY(!solver().isRunning());
    QVERIFY(!isSolved(2));
  }

  // A level that takes too long does not hold up the others, and can be given more time.
  void whatTakesTooLongIsTriedAgain() {
    openLevels(collection({hardLevel(), kShort}));
    solver().setSeconds(0.2);
    begin();
    QTRY_VERIFY(!solver().isRunning());
    QVERIFY(isSolved(1));
    QVERIFY(testing::contains(page().messageText(),
                              u"1 of 2 solved by you or the computer · 1 not solved within 0.20"_s));
    auto* more = button("Continue with more time");
    QVERIFY(more);
    more->click();
    QVERIFY(solver().isRunning());
    QTRY_VERIFY(!solver().isRunning());
    QVERIFY(testing::contains(page().messageText(), u"1 not solved within 0.40"_s));
  }

  // ---- While somebody plays -----------------------------------------------------------------------------------------------------

  void itGoesOnWhileTheUserPlaysAndLooksElsewhere() {
    openLevels(collection({hardLevel(), kShort, kLonger}));
    begin();
    awaitLevel(1);
    page().playLevel(1);
    keys("rrr");
    QVERIFY(game().isSolved());
    page().playLevel(2);
    QVERIFY(solver().isRunning());
    window().showPage(u"klotski"_s);
    window().showPage(u"sokoban"_s);
    QVERIFY(solver().isRunning());
    // Esc stops what was asked for here and now, not this.
    key(Qt::Key_Escape);
    QVERIFY(solver().isRunning());
  }

  void itsThreadLetsAllOthersGoFirst() {
#ifdef __linux__
    openLevels(collection({hardLevel(), kShort}));
    const auto nicest = [] {
      int count = 0;
      for (const QString& thread : QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        count += getpriority(PRIO_PROCESS, static_cast<id_t>(thread.toInt())) == 19 ? 1 : 0;
      return count;
    };
    const int own = getpriority(PRIO_PROCESS, 0), before = nicest();
    begin();
    QTRY_COMPARE(nicest(), before + 1);
    QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
#else
    QSKIP("asked of Linux alone");
#endif
  }

  void anotherCollectionStopsIt() {
    openLevels(collection({hardLevel(), kShort}));
    begin();
    awaitLevel(1);
    openLevels(collection({kLonger, kWide}));
    QVERIFY(!solver().isRunning());
    QVERIFY(!action(C::SolveCollection)->isChecked());
    QCOMPARE(beside(), QString());
    begin();
    QTRY_VERIFY(!solver().isRunning());
    QVERIFY(isSolved(0) && isSolved(1));
  }

  void theWindowClosesInTheMiddle() {
    openLevels(collection({kShort, hardLevel()}));
    begin();
    awaitLevel(2);
    window().close();
    openProgram();
    openLevels(kShort);
    QVERIFY(isSolved(0));
    QVERIFY(!solver().isRunning());
  }

  // ---- In the gallery -----------------------------------------------------------------------------------------------------------

  void theGalleryBeginsItAndShowsItsTicks() {
    openLevels(collection({kShort, kNoSolution, kLonger}));
    QString first, text;
    bool wasRunning = false;
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      auto* begins = dialog->findChild<QPushButton*>(u"solveCollection"_s);
      begins->click();
      wasRunning = begins->isChecked();
      QTRY_VERIFY(!solver().isRunning());
      QVERIFY(!begins->isChecked());
      text = dialog->findChild<QLabel*>(u"collectionText"_s)->text();
      first = dialog->findChild<CardList*>()->model()->index(2, 0).data(Qt::ToolTipRole).toString();
      dialog->reject();
    });
    command(Command::New)->trigger();
    QVERIFY(wasRunning);
    QVERIFY(testing::contains(text, u"2 of 3 solved by you or the computer · 1 unsolvable"_s));
    QVERIFY(testing::contains(first, u"Solved by the computer in 3 pushes"_s));
  }

  // One that is only looked at is solved, too.
  void theGallerySolvesTheCollectionThatIsSeen() {
    openLevels(collection({kShort, kLonger}));
    QString text, stopped;
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      dialog->findChild<QListWidget*>()->setCurrentRow(0);
      auto* begins = dialog->findChild<QPushButton*>(u"solveCollection"_s);
      begins->click();
      QTRY_VERIFY(!solver().isRunning() ||
                  dialog->findChild<QLabel*>(u"collectionText"_s)->text().contains(u". Level "_s));
      text = dialog->findChild<QLabel*>(u"collectionText"_s)->text();
      begins->click();
      stopped = dialog->findChild<QLabel*>(u"collectionText"_s)->text();
      dialog->reject();
    });
    command(Command::New)->trigger();
    QVERIFY(testing::contains(text, u"of 87 solved by you or the computer"_s));
    QVERIFY2(stopped.contains(u"of 87 solved by you or the computer"_s) && !stopped.contains(u"Level "_s),
             qPrintable(stopped));
    QVERIFY(!solver().isRunning());
    QVERIFY(!action(C::SolveCollection)->isChecked());
  }

  // A solution in the file that does not solve the level is not believed.
  void aWrongSolutionIsNotPlayed() {
    openLevels(kShort);
    begin();
    QTRY_VERIFY(!solver().isRunning());
    const QString file = testing::ProgramWindow::keptPath("sokoban-computer.json");
    QByteArray book = testing::ProgramWindow::read(file);
    QVERIFY(book.contains("rRR"));
    book.replace("rRR", "rRl");
    testing::ProgramWindow::writeTo(file, book);
    openProgram();
    openLevels(kShort);
    settle();
    action(GameCommand::Solve)->trigger();
    QTRY_VERIFY(game().isSolved());
    QCOMPARE(made(), u"rRR"_s);
  }
};

SEARCHLIGHT_TEST(SokobanCollectionPageTest)
#include "sokoban_collection_page_test.moc"
