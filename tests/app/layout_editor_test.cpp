// tests/app/layout_editor_test.cpp: an opening of one's own, from the command to the game, by real hands and keys.
#include "app/klotski/layout_editor.h"

#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/setup/set_up.h"
#include "tests/app/klotski_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/theme/controls.h"

using namespace searchlight;
using namespace searchlight::ui;
using testing::WhenOpen;

namespace {

const std::string kOwn = "goal A 1,1\nexit bottom 1-1\nboard\nAB\n..\n";

// What a hand does with the editor's parts.
struct Hands {
  LayoutEditor* editor;

  DraftView& view() const { return editor->view(); }
  QPoint middle(Point p) const { return view().pixels().pixelOf({p.x + 0.5, p.y + 0.5}).toPoint(); }
  void click(Point p) const { QTest::mouseClick(&view(), Qt::LeftButton, {}, middle(p)); }
  void drag(Point from, Point to) const {
    QTest::mousePress(&view(), Qt::LeftButton, {}, middle(from));
    QTest::mouseMove(&view(), middle(to));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle(to));
  }
  void tool(const char* text) const { button<QToolButton>(text)->click(); }
  void press(const char* text) const { QTest::mouseClick(button<QPushButton>(text), Qt::LeftButton); }
  template <class Button>
  Button* button(const char* text) const {
    for (Button* b : editor->findChildren<Button*>())
      if (b->text() == QString::fromUtf8(text)) return b;
    return nullptr;
  }
  QAction* beginWith(const char* text) const {
    for (QAction* a : editor->findChild<QMenu*>()->actions())
      if (a->text().remove(u'&') == QString::fromUtf8(text)) return a;
    return nullptr;
  }
  QString note() const { return editor->findChild<NoteLine*>(QStringLiteral("verdict"))->text(); }
  bool says(const char* text) const {
    for (const QLabel* label : editor->findChildren<QLabel*>())
      if (label->isVisibleTo(editor) && label->text().contains(QString::fromUtf8(text))) return true;
    return false;
  }
  void settle() const { QTRY_VERIFY_WITH_TIMEOUT(editor->isSettled(), 90'000); }
  // From an empty board of 2 x 2 to kOwn.
  void drawOwn() const {
    beginWith("An empty board")->trigger();
    editor->findChildren<QSpinBox*>()[0]->setValue(2);
    editor->findChildren<QSpinBox*>()[1]->setValue(2);
    tool("1 × 1");
    click({0, 0});
    click({1, 0});
    tool("Goal");
    drag({0, 0}, {1, 1});
    settle();
  }
};

}  // namespace

class LayoutEditorTest : public QObject, testing::KlotskiWindow {
  Q_OBJECT

  // Draws until the editor is closed.
  void edit(const std::function<void(const Hands&)>& drawing) {
    settle();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    bool wasOpen = false;
    const WhenOpen<LayoutEditor> hands([&](LayoutEditor* editor) {
      wasOpen = true;
      QVERIFY(QTest::qWaitForWindowActive(editor, 60'000));  // shortcuts are for the active one
      QTRY_VERIFY_WITH_TIMEOUT(editor->view().hasFocus(), 60'000);
      drawing(Hands{editor});
      if (editor->isVisible()) editor->done(QDialog::Rejected);
    });
    action(GameCommand::Draw)->trigger();
    QVERIFY(wasOpen);
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void itBeginsWithWhatIsPlayedAndKnowsIt() {
    edit([&](const Hands& h) {
      QVERIFY(*h.editor->draft().board() == game().opening().board);
      h.settle();
      QVERIFY2(h.note().contains(QStringLiteral("Solvable: 25,955 reachable positions")),
               qPrintable(h.note()));
      QVERIFY(h.says("81 moves, 90 straight moves, 116 steps"));
      QVERIFY(h.says("This is Heng dao li ma."));
    });
    QVERIFY(!m_window->isWindowModified());
    drag({{0, 4}, {1, 4}});
    edit([&](const Hands& h) {
      QVERIFY(h.editor->draft().at({1, 4}) != '.');
      QVERIFY(!h.says("This is"));
      h.beginWith("Current start position")->trigger();
      QVERIFY(h.says("This is Heng dao li ma."));
    });
    QCOMPARE(game().history().changeCount(), std::size_t{1});
  }

  void anOpeningIsDrawnAndPlayed() {
    std::uint64_t sweeps = 0;
    edit([&](const Hands& h) {
      h.drawOwn();
      QVERIFY(h.editor->draft() == klotski::readDraft(kOwn, "test").draft);
      QVERIFY(h.says("Minimum: 1 move, 2 straight moves, 2 steps"));
      h.editor->findChild<QLineEdit*>()->setText(QStringLiteral("  Round the  corner "));
      sweeps = klotski::Component::sweeps();
      h.press("Play");
    });
    QVERIFY(game().opening().board == klotski::readBoard(kOwn, "test"));
    QCOMPARE(game().opening().title, std::string("Round the corner"));
    settle();
    QCOMPARE(klotski::Component::sweeps(), sweeps);  // what the editor has found is the game's
    QVERIFY(panelSays(QStringLiteral("Round the corner")));
    QCOMPARE(figure(QStringLiteral("Moves, left")), QStringLiteral("1"));
    // It is work that is in no file.
    QVERIFY(m_window->isWindowModified());
    const QString file = path("own.klotski");
    QVERIFY(!page().save(file, std::nullopt));
    QVERIFY(!m_window->isWindowModified());
    page().deal(0);
    QVERIFY(page().open(file).isTaken());
    QVERIFY(game().opening().board == klotski::readBoard(kOwn, "test"));
    QCOMPARE(game().opening().title, std::string("Round the corner"));
    drag({{0, 0}, {0, 1}, {1, 1}});
    QVERIFY(game().isSolved());
  }

  void whatIsWrongIsSaidAndCannotBePlayed() {
    edit([&](const Hands& h) {
      h.beginWith("An empty board")->trigger();
      QCOMPARE(h.note(), QStringLiteral("There are no pieces yet."));
      auto* play = h.button<QPushButton>("Play");
      QVERIFY(!play->isEnabled());
      h.tool("2 × 2");
      h.click({0, 0});
      QVERIFY2(h.note().startsWith(QStringLiteral("No piece has a goal.")), qPrintable(h.note()));
      h.tool("Goal");
      h.drag({0, 0}, {1, 3});
      QVERIFY(play->isEnabled());
      h.tool("Wall");
      const QImage before = h.view().grab().toImage();
      h.click({1, 4});
      QVERIFY2(h.note().contains(QStringLiteral("overlaps a wall: column 1, row 4")), qPrintable(h.note()));
      QVERIFY(!play->isEnabled());
      QVERIFY(h.view().grab().toImage() != before);
      QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier);
      QVERIFY2(play->isEnabled(), klotski::draftText(h.editor->draft()).c_str());
      // Walled in.
      for (const Point p : {Point{2, 0}, Point{2, 1}, Point{0, 2}, Point{1, 2}}) h.click(p);
      h.settle();
      QVERIFY2(h.note().contains(QStringLiteral("Unsolvable")), qPrintable(h.note()));
      QVERIFY(play->isEnabled());  // who wants to may look at it
      h.tool("Goal");
      h.drag({1, 3}, {0, 0});
      QVERIFY2(h.note().contains(QStringLiteral("already solved")), qPrintable(h.note()));
    });
  }

  void allOfItByKeys() {
    edit([&](const Hands& h) {
      using K = Qt::Key;
      QVERIFY(h.view().hasFocus());
      for (const Qt::Key k : {K::Key_X, K::Key_Down, K::Key_Down, K::Key_Down, K::Key_Down, K::Key_Return})
        QTest::keyClick(&h.view(), k);
      QVERIFY(h.editor->draft().at({0, 4}) == '.');
      QVERIFY(h.button<QToolButton>("Erase")->isChecked());
      // Tab leads to the fields and on to the button.
      QWidget* at = &h.view();
      for (int i = 0; i < 40 && at != h.button<QPushButton>("Play"); ++i) {
        QTest::keyClick(at, Qt::Key_Tab);
        at = QApplication::focusWidget();
        QVERIFY(at);
      }
      QCOMPARE(at, static_cast<QWidget*>(h.button<QPushButton>("Play")));
      h.settle();
      QTest::keyClick(at, Qt::Key_Space);
    });
    QCOMPARE(game().opening().board.pieceCount(), 9);
    QVERIFY(!openingOf(game().opening().board));
  }

  void theSizeAndTheExitAreFields() {
    edit([&](const Hands& h) {
      const QList<QSpinBox*> numbers = h.editor->findChildren<QSpinBox*>();
      auto* exit = h.editor->findChild<QComboBox*>();
      QCOMPARE(exit->currentText(), QStringLiteral("next to the goal"));
      const auto choose = [&](int index) {
        exit->setCurrentIndex(index);
        Q_EMIT exit->activated(index);
      };
      choose(1);
      QVERIFY(!h.editor->draft().exit());
      choose(3);  // right: as high as the goal
      QVERIFY(h.editor->draft().exit() == (klotski::Exit{klotski::Side::Right, 3, 4}));
      QCOMPARE(numbers[2]->value(), 3);  // counted from 0, as everywhere
      numbers[2]->setValue(1);
      QVERIFY(h.editor->draft().exit() == (klotski::Exit{klotski::Side::Right, 1, 4}));
      choose(0);
      QVERIFY(h.editor->draft().exit() == (klotski::Exit{klotski::Side::Bottom, 1, 2}));
      // Ten is not one on the way: nothing is lost while it is typed.
      numbers[0]->setFocus();
      numbers[0]->selectAll();
      QTest::keyClicks(numbers[0], QStringLiteral("10"));
      QTest::keyClick(numbers[0], Qt::Key_Return);
      QCOMPARE(h.editor->draft().width(), 10);
      QCOMPARE(h.editor->draft().letters().size(), std::size_t{10});
      QVERIFY(h.editor->isVisible());
    });
  }

  void aLargeBoardHasAnHonestAnswer() {
    edit([&](const Hands& h) {
      const std::string text =
          "goal A "
          "0,9\nboard\nAAbcdefghi\njklmnopqrs\ntuvwxyzBCD\nEFGHIJKLMN\n..........\n..........\n..........\n"
          "..........\n..........\n..........\n..........\n";
      h.editor->goOnWith(klotski::readDraft(text, "test").draft, {});
      QVERIFY(h.button<QPushButton>("Play")->isEnabled());
      QVERIFY2(h.note().contains(QStringLiteral("Examining all positions")), qPrintable(h.note()));
      // Whatever is found is of no interest any more.
      h.beginWith("An empty board")->trigger();
      QVERIFY(h.editor->isSettled());
    });
  }

  void anOpeningOfTheCatalogueIsOneToBeginWith() {
    edit([&](const Hands& h) {
      const WhenOpen<GalleryDialog> choice([&](GalleryDialog* dialog) {
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("近在咫尺"));
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
      });
      h.beginWith("Puzzle from the catalogue…")->trigger();
      QVERIFY(*h.editor->draft().board() == klotski::readBoard("SVVV/SVVV/HHSS/HHCC/..CC", "test"));
      h.settle();
      h.press("Play");
    });
    QVERIFY(openingOf(game().opening().board));
    QVERIFY(!m_window->isWindowModified());  // it is the catalogue's, and not begun
  }

  // ---- Nothing is lost -------------------------------------------------------------------------------------------------------

  // Esc first ends what is being found; the drawing can be played all the same, and the next change has it looked at again.
  void escapeStopsTheLooking() {
    edit([&](const Hands& h) {
      h.drawOwn();
      const auto drawAgain = [&] {
        QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
      };
      drawAgain();
      QVERIFY(!h.editor->isSettled());
      QTest::keyClick(&h.view(), Qt::Key_Escape);
      QVERIFY(h.editor->isSettled() && h.editor->isVisible());
      QVERIFY2(h.note().contains(QStringLiteral("Stopped")), qPrintable(h.note()));
      QVERIFY(h.button<QPushButton>("Play")->isEnabled());
      drawAgain();
      h.settle();
      QVERIFY2(h.note().contains(QStringLiteral("Solvable")), qPrintable(h.note()));
    });
  }

  void whatIsDrawnIsKeptOverACrash() {
    setup::SetUp kept;
    edit([&](const Hands& h) {
      h.drawOwn();
      h.editor->findChild<QLineEdit*>()->setText(QStringLiteral("绕角"));
      QVERIFY(page().hasUnsavedWork());
      kept = setup::read(setup::write(page().snapshot()()), "kept");
    });
    QVERIFY(!page().hasUnsavedWork());
    QVERIFY(page().takeSetUp(kept, path("kept.searchlight"), SetUpFrom::Recovery).isTaken());
    QVERIFY2(page().messageText().contains(QStringLiteral("Choose “Draw a layout”")),
             qPrintable(page().messageText()));
    QVERIFY(page().hasUnsavedWork());
    edit([&](const Hands& h) {
      QVERIFY(h.says("Your unfinished drawing of “绕角” has been restored"));
      QVERIFY(h.editor->draft() == klotski::readDraft(kOwn, "test").draft);
      QCOMPARE(h.editor->title(), QStringLiteral("绕角"));
      h.settle();
      h.press("Play");
    });
    QCOMPARE(game().opening().title, QStringLiteral("绕角").toStdString());
    QVERIFY(page().hasUnsavedWork());  // the game now
    const setup::SetUp played = setup::read(setup::write(page().snapshot()()), "kept");
    QVERIFY(!played.view.find("drawing"));
    page().deal(0);
    QVERIFY(page().takeSetUp(played, path("kept.searchlight"), SetUpFrom::Recovery).isTaken());
    QVERIFY(page().hasUnsavedWork());
    // What is no drawing costs nothing.
    kept.view.set("drawing", "board\nA?\n");
    const klotski::Board before = game().opening().board;
    const Reading refused = page().takeSetUp(kept, path("kept.searchlight"), SetUpFrom::Recovery);
    QVERIFY2(refused.why().contains(QStringLiteral("drawing:2: column 2")), qPrintable(refused.why()));
    QVERIFY(game().opening().board == before);
  }
};

SEARCHLIGHT_TEST(LayoutEditorTest)
#include "layout_editor_test.moc"
