// tests/app/sokoban_page_test.cpp: Sokoban played by real hands; levels, history, best solutions, files.
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QSlider>
#include <QtTest>
#include <algorithm>
#include <memory>

#include "core/sokoban/lurd.h"
#include "core/sokoban/rules_of_game.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/solve_panel.h"

using namespace searchlight;
using namespace searchlight::ui;
using C = SokobanCommand;

namespace {

// Three levels, the second broken.
const QByteArray kLevels =
    "#######\n#@ $ .#\n#######\nTitle: Corridor\nAuthor: Somebody\n\n"
    "####\n# $.\n####\nTitle: Broken\n\n"
    "#######\n#. $ @#\n#######\nTitle: Mirrored\n";

}  // namespace

class SokobanPageTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::SokobanWindow> m_sokoban;

  QString path(const char* name) const { return m_sokoban->path(name); }
  SokobanPage& page() { return m_sokoban->page(); }
  SokobanView& board() { return m_sokoban->board(); }
  const sokoban::Game& game() { return m_sokoban->game(); }
  QAction* action(C c) { return page().action(c); }
  QAction* command(Command c) { return m_sokoban->window().commands()[c]; }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { m_sokoban->key(key, with); }
  void keys(const char* letters) { m_sokoban->keys(letters); }
  void click(Point p) {
    QTest::mouseClick(&board(), Qt::LeftButton, {}, board().pixels().rectOf(p).center().toPoint());
  }
  QString made() { return m_sokoban->made(); }
  QString ahead() { return QString::fromStdString(sokoban::lurdText(sokoban::stepsAhead(game()))); }
  QString figure(const char* name) {
    for (const QLabel* label : page().findChild<SokobanPanel*>()->findChildren<QLabel*>())
      if (label->accessibleName() == QLatin1String(name)) return label->text();
    return QStringLiteral("no figure of this name");
  }
  QString write(const char* name, const QByteArray& text) {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return file.fileName();
  }
  void openLevels(const QByteArray& text = kLevels) { m_sokoban->openLevels(text); }

 private Q_SLOTS:
  void init() { m_sokoban = std::make_unique<testing::SokobanWindow>(); }
  void cleanup() { m_sokoban.reset(); }

  // ---- Playing -----------------------------------------------------------------------------------------------------------------

  void keysPlayAndAreCounted() {
    openLevels();
    keys("rr");
    QCOMPARE(made(), QStringLiteral("rR"));
    QCOMPARE(figure("Moves, played"), QStringLiteral("2"));
    QCOMPARE(figure("Pushes, played"), QStringLiteral("1"));
    QVERIFY(m_sokoban->window().isWindowModified());
    keys("r");
    QVERIFY(game().isSolved());
    QVERIFY2(page().messageText().contains(QStringLiteral("Solved: 3 moves, 2 pushes")),
             qPrintable(page().messageText()));
    QCOMPARE(figure("Moves, personal best"), QStringLiteral("best 3"));
    QCOMPARE(figure("Pushes, personal best"), QStringLiteral("best 2"));
  }

  void clicksPlay() {
    openLevels();
    click({2, 1});
    QCOMPARE(made(), QStringLiteral("r"));
    click({3, 1});
    click({5, 1});
    QTRY_VERIFY_WITH_TIMEOUT(game().isSolved(), 60'000);
    QCOMPARE(made(), QStringLiteral("rRR"));
    // The box was brought there at once, and so it comes back; walks and single pushes are as ever.
    command(Command::Undo)->trigger();
    QCOMPARE(made(), QStringLiteral("r"));
    command(Command::Redo)->trigger();
    QCOMPARE(made(), QStringLiteral("rRR"));
    key(Qt::Key_U);
    QCOMPARE(made(), QStringLiteral("rR"));
    command(Command::Undo)->trigger();
    QCOMPARE(made(), QStringLiteral("r"));
    keys("rr");
    command(Command::Undo)->trigger();
    QCOMPARE(made(), QStringLiteral("rR"));
  }

  void undoGoesByPushAndByStep() {
    openLevels();
    keys("rrlr");
    QCOMPARE(made(), QStringLiteral("rRlr"));
    command(Command::Undo)->trigger();
    QCOMPARE(made(), QStringLiteral("rR"));
    command(Command::Undo)->trigger();
    QCOMPARE(made(), QString());
    QVERIFY(!command(Command::Undo)->isEnabled());
    command(Command::Redo)->trigger();
    QCOMPARE(made(), QStringLiteral("rR"));
    key(Qt::Key_Backspace);
    QCOMPARE(made(), QStringLiteral("r"));
    key(Qt::Key_U, Qt::ShiftModifier);
    QCOMPARE(made(), QStringLiteral("rR"));
    key(Qt::Key_U);
    QCOMPARE(made(), QStringLiteral("r"));
    QVERIFY(board().position() == game().state());
    key(Qt::Key_F2);
    QCOMPARE(made(), QString());
    QCOMPARE(ahead(), QStringLiteral("rRlr"));
  }

  void theHistoryIsASliderWithItsOtherWays() {
    openLevels("#######\n#  $ .#\n# @   #\n#######\n");
    page().findChild<SokobanPanel*>()->setMoreOpen(true);
    QCoreApplication::processEvents();
    const auto* below = page().findChild<QWidget*>(QStringLiteral("solveSeconds"));
    const QPoint place = below->mapTo(&page(), QPoint());
    keys("rr");
    key(Qt::Key_U);
    keys("l");
    QCOMPARE(made(), QStringLiteral("rl"));
    QCoreApplication::processEvents();
    QVERIFY(page().findChild<QWidget*>(QStringLiteral("branch"))->isVisible());
    QCOMPARE(below->mapTo(&page(), QPoint()), place);  // what is told of the ways has its room
    QVERIFY(action(C::NextBranch)->isEnabled());
    key(Qt::Key_B);
    QCOMPARE(made(), QStringLiteral("rr"));
    auto* slider = page().findChild<QSlider*>(QStringLiteral("gameHistory"));
    QCOMPARE(slider->maximum(), 2);
    slider->setValue(1);
    QCOMPARE(made(), QStringLiteral("r"));
    QCOMPARE(ahead(), QStringLiteral("r"));
    QVERIFY(board().position() == game().state());
  }

  void isReplayedBackAndForth() {
    openLevels();
    keys("rr");
    action(C::ReplayBack)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(made(), QString(), 60'000);
    action(C::ReplayForward)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(made(), QStringLiteral("rR"), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(page().isSettled(), 60'000);
  }

  // ---- Levels --------------------------------------------------------------------------------------------------------------------

  void theProgramHasLevels() {
    QVERIFY(page().levels().levels.size() >= 5);
    for (const sokoban::Level& level : page().levels().levels) {
      QVERIFY2(level.board, level.fault.c_str());
      QVERIFY(!level.title.empty());
      // .. and in Chinese.
      QVERIFY(
          std::ranges::any_of(level.details, [](const sokoban::Detail& d) { return d.name == "Title-zh"; }));
    }
    QCOMPARE(page().level(), std::optional<std::size_t>(0));
  }

  void levelsAreGoneThrough() {
    openLevels();
    QCOMPARE(page().levelName(), QStringLiteral("Corridor"));
    keys("r");
    action(C::Next)->trigger();  // the broken one is passed over
    QCOMPARE(page().levelName(), QStringLiteral("Mirrored"));
    action(C::Next)->trigger();
    QCOMPARE(page().levelName(), QStringLiteral("Corridor"));
    QCOMPARE(made(), QStringLiteral("r"));  // where it was left
    page().playLevel(1);
    QVERIFY2(page().complaint().contains(QStringLiteral("Broken cannot be played. Line 7")),
             qPrintable(page().complaint()));
    QCOMPARE(page().levelName(), QStringLiteral("Corridor"));
  }

  // A mirrored copy is the same level: it is solved, and its solution is turned to fit.
  void bestSolutionsAreOfTheLevelHoweverItIsTurned() {
    openLevels();
    keys("rrr");
    page().playLevel(2);
    QCOMPARE(figure("Moves, personal best"), QStringLiteral("best 3"));
    QVERIFY(action(C::OwnByMoves)->isEnabled());
    action(C::OwnByMoves)->trigger();
    QCOMPARE(ahead().size() + made().size(), 3);
    QTRY_COMPARE_WITH_TIMEOUT(made(), QStringLiteral("lLL"), 60'000);
    action(C::NextUnsolved)->trigger();
    QVERIFY2(page().messageText().contains(QStringLiteral("no other unsolved level")),
             qPrintable(page().messageText()));
  }

  void aLevelIsChosenByItsPicture() {
    openLevels();
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      auto* list = dialog->findChild<CardList*>();
      QCOMPARE(list->count(), std::size_t{3});
      QVERIFY(list->model()
                  ->index(1, 0)
                  .data(Qt::AccessibleTextRole)
                  .toString()
                  .contains(QStringLiteral("invalid")));
      list->choose(2);
      dialog->accept();
    });
    command(Command::New)->trigger();
    QCOMPARE(page().levelName(), QStringLiteral("Mirrored"));
  }

  // ---- Files and the clipboard -----------------------------------------------------------------------------------------------------

  void aFileWithoutLevelsCostsNothing() {
    openLevels();
    keys("r");
    for (const QByteArray& text : {QByteArray("no level here\n"), QByteArray("####\n# $.\n####\n")}) {
      const Reading refused = page().open(write("bad.xsb", text));
      QVERIFY(refused.why().contains(QStringLiteral("bad.xsb")));
      QCOMPARE(made(), QStringLiteral("r"));
      QCOMPARE(page().levels().levels.size(), std::size_t(3));
    }
  }

  void aGameIsSavedAndOpenedWithItsTree() {
    openLevels();
    keys("rrl");
    key(Qt::Key_F2);
    keys("rr");
    const std::string text = game::text(game().record());
    QVERIFY(!page().save(path("a.sokoban"), std::nullopt));
    QVERIFY(!page().document().isModified);
    page().playLevel(2);
    const Reading taking = page().open(path("a.sokoban"));
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
    QCOMPARE(game::text(game().record()), text);
    QCOMPARE(page().levelName(), QStringLiteral("Corridor"));
    QCOMPARE(page().document().path, path("a.sokoban"));
  }

  void levelsAndStepsAreCopiedAndPasted() {
    openLevels();
    keys("rr");
    action(C::CopySolution)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("rR"));
    action(C::CopyLevel)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("#######\n#  @$.#\n#######\n"));
    QMimeData content;
    content.setText(QStringLiteral("rrr"));
    page().paste(&content);
    QCOMPARE(made(), QStringLiteral("rRR"));
    content.setText(QStringLiteral("rrrr"));
    page().paste(&content);
    QVERIFY(page().complaint().contains(QStringLiteral("Step 4")));
    content.setText(QStringLiteral("######\n#@$ .#\n######\n"));
    page().paste(&content);
    QCOMPARE(game().opening().board.width(), 6);
    QCOMPARE(page().levels().levels.size(), std::size_t(1));
  }

  void theGameComesBackInASetUp() {
    openLevels();
    keys("rrl");
    const setup::SetUp setUp = page().snapshot()();
    const auto record = game().record();
    page().playLevel(2);
    QVERIFY(page().takeSetUp(setUp, path("autosave"), SetUpFrom::Recovery).isTaken());
    QVERIFY(game().record() == record);
    QCOMPARE(page().level(), std::optional<std::size_t>(0));
    setup::SetUp broken = setUp;
    broken.board.text = "searchlight-sokoban 1\nboard\n";
    QVERIFY(page().takeSetUp(broken, path("autosave"), SetUpFrom::Recovery).hasFailed());
    QVERIFY(game().record() == record);
  }

  // The window is closed in the middle of a game; the next one goes on.
  void anUnfinishedGameIsKept() {
    action(C::Next)->trigger();
    keys("r");
    const auto record = game().record();
    QVERIFY(record.moves.size() == 1);
    QVERIFY(!page().windowCloses());
    m_sokoban->openAgain();
    QVERIFY(game().record() == record);
    QCOMPARE(page().level(), std::optional<std::size_t>(1));
  }
};

SEARCHLIGHT_TEST(SokobanPageTest)
#include "sokoban_page_test.moc"
