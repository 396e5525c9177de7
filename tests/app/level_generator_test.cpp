// tests/app/level_generator_test.cpp: levels by a wish, from the command to the game, the drawing and a file.
#include "app/sokoban/level_generator.h"

#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_saving.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/solve.h"
#include "tests/app/program_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/game/card_list.h"
#include "widgets/theme/style.h"

class LevelGeneratorTest : public QObject, testing::PageWindow<SokobanPage> {
  Q_OBJECT

  template <class Answer>
  void open(const Answer& answer) {
    bool wasOpen = false;
    const testing::WhenOpen<LevelGenerator> hands([&](LevelGenerator* dialog) {
      wasOpen = true;
      answer(dialog);
      if (dialog->isVisible()) dialog->reject();
    });
    page().action(GameCommand::Generate)->trigger();
    QVERIFY(wasOpen);
  }
  static QPushButton* button(const LevelGenerator* dialog, const char* text) {
    return testing::buttonOf<QPushButton>(*dialog, QString::fromUtf8(text));
  }
  // Columns, rows, boxes, levels.
  static void wish(const LevelGenerator* dialog, std::initializer_list<int> numbers) {
    auto fields = dialog->findChildren<QSpinBox*>();
    for (const int number : numbers) fields.takeFirst()->setValue(number);
  }
  static void make(const LevelGenerator* dialog) {
    button(dialog, "Generate")->click();
    QVERIFY(!dialog->isSettled());
    QTRY_VERIFY(dialog->isSettled());
  }

 private Q_SLOTS:
  void init() { PageWindow::open(); }
  void cleanup() { close(); }

  // From the keyboard: the first field has the focus, and Enter makes levels from wherever it is; on a level it plays it.
  void enterMakesLevels() {
    open([](LevelGenerator* dialog) {
      const auto fields = dialog->findChildren<QSpinBox*>();
      QCOMPARE(dialog->focusWidget(), fields.first());
      wish(dialog, {6, 6, 2, 1});
      QTest::keyClick(fields.last(), Qt::Key_Return);
      QVERIFY(!dialog->isSettled());
      QTRY_VERIFY(dialog->isSettled());
      QCOMPARE(dialog->findChild<CardList*>()->count(), std::size_t{1});
      QTest::keyClick(dialog->findChild<CardList*>(), Qt::Key_Return);
      QVERIFY(!dialog->isVisible());
      QVERIFY(dialog->isSettled());
    });
    QCOMPARE(page().game().state().boxes.size(), std::size_t(2));
  }

  // What is made has its share of the program's memory, no more.
  void makingKeepsToTheProgramsMemory() {
    page().host().memory->setTotal(1);
    open([](LevelGenerator* dialog) {
      wish(dialog, {7, 7, 2, 1});
      make(dialog);
      QCOMPARE(dialog->collection().levels.size(), std::size_t{0});
      QVERIFY(testing::isSaid(*dialog, u"before the time or memory limit"_s));
    });
  }

  // Whoever plays one of them does not wait for the others: nothing goes on behind the game.
  void playingEndsTheMaking() {
    const LevelGenerator* made = nullptr;
    open([&](LevelGenerator* dialog) {
      made = dialog;
      wish(dialog, {9, 8, 4, 100});  // so much that they are not all made before the first is seen
      button(dialog, "Generate")->click();
      QTRY_VERIFY(!dialog->collection().levels.empty());
      QVERIFY(!dialog->isSettled());
      button(dialog, "Play")->click();
    });
    QVERIFY(made->isSettled());
    QCOMPARE(page().levelName(), u"Level 1"_s);
  }

  // How far it is is seen in the least room, and Esc ends it before it closes anything; what there is stays.
  void escapeEndsTheMaking() {
    open([](LevelGenerator* dialog) {
      QVERIFY(QTest::qWaitForWindowActive(dialog, 60'000));
      dialog->resize(dialog->minimumSizeHint());
      wish(dialog, {9, 8, 4, 100});
      button(dialog, "Generate")->click();
      const auto labels = dialog->findChildren<QLabel*>();
      const auto progress = std::ranges::find_if(
          labels, [](const QLabel* label) { return label->text().startsWith(u"Generating"_s); });
      QVERIFY(progress != labels.end());
      QTRY_COMPARE((*progress)->visibleRegion().boundingRect(), (*progress)->rect());
      QVERIFY(!dialog->isSettled());
      QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
      QVERIFY(dialog->isSettled() && dialog->isVisible());
      QVERIFY(testing::startsWith((*progress)->text(), u"Stopped"_s));
      QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
      QVERIFY(!dialog->isVisible());
    });
  }

  // The same seed makes the same ones, with the figures that the solver has for them.
  void levelsAreMadeAndPlayed() {
    std::vector<std::string> first;
    open([&](LevelGenerator* dialog) {
      wish(dialog, {7, 7, 2, 3});
      const auto isFirst = [&](const char* name) { return button(dialog, name)->property(kFilled).toBool(); };
      QVERIFY(isFirst("Generate") && !isFirst("Play"));
      make(dialog);
      QVERIFY(!isFirst("Generate") && isFirst("Play"));
      const auto levels = dialog->collection().levels;
      QCOMPARE(levels.size(), std::size_t{3});
      for (const sokoban::Level& level : levels) {
        first.push_back(level.board->identity());
        const auto solved = sokoban::solve(*level.board, {}, {.algorithm = search::Algorithm::AStar});
        QCOMPARE(QString::fromStdString(level.comment), u"Minimum number of pushes: %1"_s.arg(solved.pushes));
      }
      make(dialog);
      for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(dialog->collection().levels[i].board->identity(), first[i]);
      auto* list = dialog->findChild<CardList*>();
      QTRY_VERIFY(!list->picture(1).isNull());
      list->choose(1);
      button(dialog, "Play")->click();
    });
    QCOMPARE(page().game().opening().board.identity(), first[1]);
    QCOMPARE(page().levels().levels.size(), std::size_t{3});
    QCOMPARE(page().levelName(), u"Level 2"_s);
    // What was made is there the next time, and can be drawn on.
    bool wasDrawn = false;
    const testing::WhenOpen<LevelEditor> editing([&](LevelEditor* editor) {
      wasDrawn = true;
      QCOMPARE(editor->level().board->identity(), first[2]);
      editor->done(QDialog::Rejected);
    });
    open([&](LevelGenerator* dialog) {
      dialog->findChild<CardList*>()->choose(2);
      button(dialog, "Edit…")->click();
    });
    QVERIFY(wasDrawn);
  }

  void itStopsAndSaysWhatCannotBe() {
    open([](LevelGenerator* dialog) {
      wish(dialog, {5, 5, 12});
      QVERIFY(!button(dialog, "Generate")->isEnabled());
      QCOMPARE(dialog->findChild<NoteLine*>()->text(), u"The board is too small for this many boxes."_s);
      wish(dialog, {20, 20, 8, 100});
      QVERIFY(button(dialog, "Generate")->isEnabled());
      button(dialog, "Generate")->click();
      QVERIFY(!dialog->isSettled());
      button(dialog, "Stop")->click();
      QVERIFY(dialog->isSettled());
      QVERIFY(testing::isSaid(*dialog, u"Stopped after "_s));
      QVERIFY(button(dialog, "Generate")->isEnabled());
    });
  }

  void allAreSaved() {
    const QString file = path("made.xsb");
    open([&](LevelGenerator* dialog) {
      wish(dialog, {6, 6, 1, 2});
      make(dialog);
      const testing::FileNamed where(file);
      button(dialog, "Save all…")->click();
    });
    QCOMPARE(LevelFile(file).collection().levels.size(), std::size_t{2});
  }
};

SEARCHLIGHT_TEST(LevelGeneratorTest)
#include "level_generator_test.moc"
