// tests/app/layout_editor_test.cpp: an opening of one's own, from the command to the game, by real hands and keys.
#include "app/klotski/layout_editor.h"

#include "tests/app/editor_hands.h"
#include "tests/app/klotski_window.h"
#include "tests/test_main.h"

using testing::WhenOpen;

namespace {

const std::string kOwn = "goal A 1,1\nexit bottom 1-1\nboard\nAB\n..\n";

struct LayoutHands : testing::EditorHands<LayoutEditor> {
  // From an empty board of 2 x 2 to kOwn.
  void drawOwn() const {
    menu("An empty board")->trigger();
    size(2, 2);
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
  void edit(const std::function<void(const LayoutHands&)>& drawing) {
    settle();
    testing::drawWith(*m_window, action(GameCommand::Draw), drawing);
  }

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void itBeginsWithWhatIsPlayedAndKnowsIt() {
    edit([&](const LayoutHands& h) {
      QVERIFY(*h.editor->draft().board() == game().opening().board);
      h.settle();
      QVERIFY(testing::contains(h.note(), u"Solvable: 25,955 reachable positions"_s));
      QVERIFY(h.says("81 moves, 90 straight moves, 116 steps"));
      QVERIFY(h.says("This is Heng dao li ma."));
    });
    QVERIFY(!m_window->isWindowModified());
    drag({{0, 4}, {1, 4}});
    edit([&](const LayoutHands& h) {
      QVERIFY(h.editor->draft().at({1, 4}) != '.');
      QVERIFY(!h.says("This is"));
      h.menu("Current start position")->trigger();
      QVERIFY(h.says("This is Heng dao li ma."));
    });
    QCOMPARE(game().history().changeCount(), std::size_t{1});
  }

  void anOpeningIsDrawnAndPlayed() {
    std::uint64_t sweeps = 0;
    edit([&](const LayoutHands& h) {
      h.drawOwn();
      QVERIFY(h.editor->draft() == klotski::readDraft(kOwn, "test").draft);
      QVERIFY(h.says("Minimum: 1 move, 2 straight moves, 2 steps"));
      h.editor->findChild<QLineEdit*>()->setText(u"  Round the  corner "_s);
      sweeps = klotski::Component::sweeps();
      h.press("Play");
    });
    QVERIFY(game().opening().board == klotski::readBoard(kOwn, "test"));
    QCOMPARE(game().opening().title, std::string("Round the corner"));
    settle();
    QCOMPARE(klotski::Component::sweeps(), sweeps);  // what the editor has found is the game's
    QVERIFY(panelSays(u"Round the corner"_s));
    QCOMPARE(figure(u"Moves, left"_s), u"1"_s);
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
    edit([&](const LayoutHands& h) {
      h.menu("An empty board")->trigger();
      QCOMPARE(h.note(), u"There are no pieces yet."_s);
      auto* play = h.button<QPushButton>("Play");
      QVERIFY(!play->isEnabled());
      h.tool("2 × 2");
      h.click({0, 0});
      QVERIFY(testing::startsWith(h.note(), u"No piece has a goal."_s));
      h.tool("Goal");
      h.drag({0, 0}, {1, 3});
      QVERIFY(play->isEnabled());
      h.tool("Wall");
      const QImage before = h.view().grab().toImage();
      h.click({1, 4});
      QVERIFY(testing::contains(h.note(), u"overlaps a wall: column 1, row 4"_s));
      QVERIFY(!play->isEnabled());
      QVERIFY(h.view().grab().toImage() != before);
      QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier);
      QVERIFY2(play->isEnabled(), klotski::draftText(h.editor->draft()).c_str());
      // Walled in.
      for (const Point p : {Point{2, 0}, Point{2, 1}, Point{0, 2}, Point{1, 2}}) h.click(p);
      h.settle();
      QVERIFY(testing::contains(h.note(), u"Unsolvable"_s));
      QVERIFY(play->isEnabled());  // who wants to may look at it
      h.tool("Goal");
      h.drag({1, 3}, {0, 0});
      QVERIFY(testing::contains(h.note(), u"already solved"_s));
    });
  }

  void allOfItByKeys() {
    edit([&](const LayoutHands& h) {
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
    edit([&](const LayoutHands& h) {
      const QList<QSpinBox*> numbers = h.editor->findChildren<QSpinBox*>();
      auto* exit = h.editor->findChild<QComboBox*>();
      QCOMPARE(exit->currentText(), u"next to the goal"_s);
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
      QTest::keyClicks(numbers[0], u"10"_s);
      QTest::keyClick(numbers[0], Qt::Key_Return);
      QCOMPARE(h.editor->draft().width(), 10);
      QCOMPARE(h.editor->draft().letters().size(), std::size_t{10});
      QVERIFY(h.editor->isVisible());
    });
  }

  void aLargeBoardHasAnHonestAnswer() {
    edit([&](const LayoutHands& h) {
      const std::string text =
          "goal A "
          "0,9\nboard\nAAbcdefghi\njklmnopqrs\ntuvwxyzBCD\nEFGHIJKLMN\n..........\n..........\n..........\n"
          "..........\n..........\n..........\n..........\n";
      h.editor->goOnWith(klotski::readDraft(text, "test").draft, {});
      QVERIFY(h.button<QPushButton>("Play")->isEnabled());
      QVERIFY(testing::contains(h.note(), u"Examining all positions"_s));
      // Whatever is found is of no interest any more.
      h.menu("An empty board")->trigger();
      QVERIFY(h.editor->isSettled());
    });
  }

  void anOpeningOfTheCatalogueIsOneToBeginWith() {
    edit([&](const LayoutHands& h) {
      const WhenOpen<GalleryDialog> choice([&](GalleryDialog* dialog) {
        dialog->findChild<QLineEdit*>()->setText(u"近在咫尺"_s);
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
      });
      h.menu("Puzzle from the catalogue…")->trigger();
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
    edit([&](const LayoutHands& h) {
      h.drawOwn();
      const auto drawAgain = [&] {
        QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&h.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
      };
      drawAgain();
      QVERIFY(!h.editor->isSettled());
      QTest::keyClick(&h.view(), Qt::Key_Escape);
      QVERIFY(h.editor->isSettled() && h.editor->isVisible());
      QVERIFY(testing::contains(h.note(), u"Stopped"_s));
      QVERIFY(h.button<QPushButton>("Play")->isEnabled());
      drawAgain();
      h.settle();
      QVERIFY(testing::contains(h.note(), u"Solvable"_s));
    });
  }

  void whatIsDrawnIsKeptOverACrash() {
    setup::SetUp kept;
    edit([&](const LayoutHands& h) {
      h.drawOwn();
      h.editor->findChild<QLineEdit*>()->setText(u"绕角"_s);
      QVERIFY(page().hasUnsavedWork());
      kept = setup::read(setup::write(page().snapshot()()), "kept");
    });
    QVERIFY(!page().hasUnsavedWork());
    QVERIFY(page().takeSetUp(kept, path("kept.searchlight"), SetUpFrom::Recovery).isTaken());
    QVERIFY(testing::contains(page().messageText(), u"Choose “Draw a layout”"_s));
    QVERIFY(page().hasUnsavedWork());
    edit([&](const LayoutHands& h) {
      QVERIFY(h.says("Your unfinished drawing of “绕角” has been restored"));
      QVERIFY(h.editor->draft() == klotski::readDraft(kOwn, "test").draft);
      QCOMPARE(h.editor->title(), u"绕角"_s);
      h.settle();
      h.press("Play");
    });
    QCOMPARE(game().opening().title, u"绕角"_s.toStdString());
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
    QVERIFY(testing::contains(refused.why(), u"drawing:2: column 2"_s));
    QVERIFY(game().opening().board == before);
  }
};

SEARCHLIGHT_TEST(LayoutEditorTest)
#include "layout_editor_test.moc"
