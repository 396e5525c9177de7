// tests/app/sokoban_surprises_test.cpp: what surprised people who played the window by hand.
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/game/play_panel.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/tables/node_tables.h"

namespace {

class SokobanSurprisesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The panel is scrolled with the pointer wherever it is: game, speed and way stay as they are.
  void theWheelOverThePanelChangesNothing() {
    testing::ShownSokoban shown;
    shown.openLevels("########\n#@$   .#\n########\n");
    shown.keys("rrr");
    shown.page().findChild<PlayPanel*>()->setMoreOpen(true);
    QCoreApplication::processEvents();
    QStringList seen;
    for (QSlider* slider : shown.window().findChildren<QSlider*>()) {
      if (!slider->isVisible() || !slider->isEnabled()) continue;
      seen << slider->objectName();
      const int before = slider->value();
      for (const int delta : {120, -120, -120}) {
        const QPointF at(slider->rect().center());
        QWheelEvent wheel(at, slider->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(slider, &wheel);
      }
      QCOMPARE(slider->value(), before);
    }
    QVERIFY2(seen.contains(u"gameHistory"_s), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(u"replaySpeed"_s), qPrintable(seen.join(u' ')));
    QCOMPARE(shown.made(), u"RRR"_s);
  }

  // A solution of a file that solves nothing is dropped, and the player is told.
  void aDroppedSolutionIsTold() {
    testing::ShownSokoban shown;
    shown.openLevels(
        "######\n#@$ .#\n######\nComment: Easy.\nSolution\nRl\n\n######\n#@$ .#\n######\nSolution\nRR\n");
    const auto isTold = [&] {
      for (const QLabel* label : shown.page().findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(u"the solution was dropped"_s)) return label->text();
      return QString();
    };
    QCOMPARE(isTold(), u"Easy.\nline 5: the solution was dropped: it does not solve the level"_s);
    shown.page().playLevel(1);
    QCOMPARE(isTold(), QString());
  }

  // What a file calls its levels is no markup, wherever it is shown.
  void aTitleIsShownAsItIs() {
    testing::ShownSokoban shown;
    const auto areAllPlain = [](const QWidget& among) {
      int seen = 0;
      for (const QLabel* label : among.findChildren<QLabel*>())
        if (label->text().contains(u"<u>Wall</u>"_s)) {
          ++seen;
          if (label->textFormat() != Qt::PlainText) return -1;
        }
      return seen;
    };
    shown.openLevels("#####\n#@$.#\n#####\nTitle: <u>Wall</u>\nAuthor: <b>Me</b>\n");
    QCOMPARE(areAllPlain(shown.window()), 3);  // the panel's, in Play and in Watch, and the status bar's
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      QCOMPARE(areAllPlain(*dialog), 1);
      dialog->reject();
    });
    shown.window().commands()[Command::New]->trigger();
  }

  // At the limit every way of playing on says so, and what it advises helps.
  void aGameThatIsFullSaysSoAndBeginsAnew() {
    testing::ShownSokoban shown;
    shown.openLevels("##########\n#        #\n#@  $   .#\n##########\n");
    sokoban::Game full(sokoban::Opening(shown.game().opening().level, "Full"));
    while (full.history().changeCount() + 8 <= sokoban::Rules::kMostChanges)
      sokoban::walk(full, {Direction::Right, Direction::Up, Direction::Left, Direction::Down});
    const Reading taking = shown.page().open(shown.write("full.sokoban", game::text(full.record())));
    QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
    const auto told = [&] { return shown.page().complaint().contains(u"reached the step limit"_s); };
    // Eight steps are left at most, the level needs more.
    shown.action(GameCommand::Solve)->trigger();
    shown.settle();
    QVERIFY(told());
    QVERIFY(shown.game().isFull());
    QVERIFY(!shown.game().isSolved());
    shown.keys("u");
    QVERIFY(told());
    QVERIFY(shown.action(GameCommand::Restart)->isEnabled());
    shown.action(GameCommand::Restart)->trigger();
    QCOMPARE(shown.game().history().changeCount(), std::size_t{0});
    shown.keys("r");
    QCOMPARE(shown.made(), u"r"_s);
    // The file is as it was, and no full game comes back where the level is chosen.
    QVERIFY(shown.page().document().path.isEmpty());
    shown.page().playLevel(0);
    QCOMPARE(shown.made(), u"r"_s);
  }

  // The dialog says "title, number or author", and the line below it names the chosen level once.
  void levelsAreFoundByNumberAndAuthor() {
    testing::ShownSokoban shown;
    QByteArray levels;
    for (int i = 1; i <= 21; ++i)
      levels += "#####\n#@$.#\n#####\nTitle: " + QByteArray(i == 21 ? "1 1" : "Plain") +
                "\nAuthor: " + (i == 13 ? "Zoe" : "Bob") + "\n\n";
    shown.openLevels(levels);
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      auto* list = dialog->findChild<CardList*>();
      auto* find = dialog->findChild<QLineEdit*>();
      const auto found = [&](const char* text) {
        find->setText(QString::fromLatin1(text));
        QList<int> rows;
        if (!QTest::qWaitFor([&] { return dialog->isSettled(); }, 60'000)) return rows;
        for (const std::size_t place : list->shown()) rows << static_cast<int>(place) + 1;
        return rows;
      };
      QCOMPARE(found("zoe"), QList<int>({13}));
      QCOMPARE(found("1 1"), QList<int>({21}));
      QCOMPARE(found("11"), QList<int>({11}));
      find->clear();
      QTRY_VERIFY(dialog->isSettled());
      list->choose(2);
      QVERIFY(testing::isSaid(*dialog, u"3. Plain · Bob"_s));
      dialog->reject();
    });
    shown.window().commands()[Command::New]->trigger();
  }

  // Neither that it is solved nor that it could not be kept covers the other.
  void aSolutionThatCannotBeKeptIsSolvedAllTheSame() {
    testing::ShownSokoban shown;
    shown.openLevels("#####\n#@$.#\n#####\n");
    QVERIFY(QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                          u"/sokoban-best.json"_s));
    shown.keys("r");
    QVERIFY(shown.game().isSolved());
    QVERIFY2(shown.page().complaint().startsWith(u"Solved: 1 move, 1 push."_s),
             qPrintable(shown.page().messageText()));
    QVERIFY(shown.page().complaint().contains(u"will be saved as soon as possible"_s));
  }

  // The line below tells what is so now: no walk, no way that there was a step ago.
  void whatIsToldOfAPositionGoesWithIt() {
    testing::ShownSokoban shown;
    shown.openLevels("###########\n#@$ .  .$ #\n###########\nTitle: Told\n");
    const auto click = [&](Point p) {
      QTest::mouseClick(&shown.board(), Qt::LeftButton, {},
                        shown.board().pixels().rectOf(p).center().toPoint());
      QTRY_VERIFY(!shown.board().isFinding());
    };
    const QString name = u"Told"_s;
    click({8, 1});
    QVERIFY(testing::contains(shown.page().status(), u"cannot"_s));
    shown.key(Qt::Key_Escape);
    QCOMPARE(shown.page().status(), name);
    for (const Point blocked : {Point{8, 1}, Point{9, 1}}) {
      click(blocked);
      QVERIFY(testing::contains(shown.page().status(), u"cannot"_s));
      shown.keys("r");
      QCOMPARE(shown.page().status(), name);
    }
    // In reverse, too.
    shown.page().action(HandCommand::Reverse)->trigger();
    click({5, 1});
    shown.keys("r");
    click({1, 1});
    QVERIFY(testing::contains(shown.page().status(), u"cannot"_s));
    shown.key(Qt::Key_U);
    QCOMPARE(shown.page().status(), name);
  }

  // Who plays in reverse pulls.
  void inReverseAClickIsSaidToPull() {
    testing::ShownSokoban shown;
    shown.openLevels("###########\n#@$ .  .$ #\n###########\n");
    shown.page().action(HandCommand::BoxesByMouse)->setChecked(false);
    const auto told = [&] {
      QTest::mouseClick(
          &shown.board(), Qt::LeftButton, {},
          shown.board().pixels().rectOf({shown.page().isReverse() ? 7 : 8, 1}).center().toPoint());
      return shown.page().status();
    };
    QVERIFY(testing::endsWith(told(), u"pushes it one square."_s));
    shown.page().action(HandCommand::Reverse)->trigger();
    QVERIFY(testing::endsWith(told(), u"pulls it one square."_s));
  }

  // Whoever has opened a file finds back to what came with the program, and the file's game is kept.
  void ourOwnLevelsAreFoundAgain() {
    testing::ShownSokoban shown;
    QAction* own = shown.action(SokobanCommand::OwnLevels);
    const std::size_t count = shown.page().levels().levels.size();
    const QString first = shown.page().levelName();
    QVERIFY(!own->isEnabled());
    shown.openLevels("########\n#@$   .#\n########\n");
    shown.keys("r");
    QVERIFY(own->isEnabled());
    own->trigger();
    QCOMPARE(shown.page().levels().levels.size(), count);
    QCOMPARE(shown.page().levelName(), first);
    QVERIFY(!own->isEnabled());
    shown.openLevels("########\n#@$   .#\n########\n");
    QCOMPARE(shown.made(), u"R"_s);
  }

  // The last hint plays to the end, and says that it has come there.
  void whatAHintHasPlayedIsToldToBeSolved() {
    testing::ShownSokoban shown;
    shown.openLevels("#####\n#@$.#\n#####\n");
    shown.key(Qt::Key_H);
    QTRY_COMPARE(shown.page().solvePanel().text(), u"1 push to go."_s);
    for (int i = 0; i < 3; ++i) shown.key(Qt::Key_H);
    QTRY_VERIFY(shown.game().isSolved());
    QTRY_COMPARE(shown.page().messageText(), u"Solved with help: 1 move, 1 push."_s);
    QVERIFY(!shown.page().book().best(shown.game().opening().board.identity()));
  }

  // What F6 goes to is seen, wherever the panel was scrolled.
  void whatHasTheFocusIsSeen() {
    testing::ShownSokoban shown;
    shown.openLevels("########\n#@$   .#\n########\n");
    shown.window().resize(1024, 640);
    shown.action(GameCommand::Searchlight)->trigger();
    shown.page().transport()->toEnd();
    shown.settle();
    int inside = 0;
    for (int i = 0; i < 8; ++i) {
      QTest::keyClick(shown.window().focusWidget(), Qt::Key_F6);
      const QWidget* focus = shown.window().focusWidget();
      QWidget* panel = focus->parentWidget();
      while (panel && !qobject_cast<QScrollArea*>(panel)) panel = panel->parentWidget();
      // What does not lie in it, as the tables, is not scrolled.
      const QWidget* seen = panel ? qobject_cast<QScrollArea*>(panel)->viewport() : &shown.window();
      const QRect place(focus->mapTo(seen, QPoint(0, 0)), focus->size());
      QVERIFY2(seen->rect().contains(place), focus->metaObject()->className());
      inside += shown.page().workbench().tables().isAncestorOf(focus);
    }
    QVERIFY(inside > 0);
  }

  // Down goes from what is looked for to what was found.
  void downGoesFromTheFieldToTheLevels() {
    testing::ShownSokoban shown;
    shown.openLevels("#####\n#@$.#\n#####\nTitle: One\n\n#####\n#.$@#\n#####\nTitle: Two\n");
    const testing::WhenOpen<GalleryDialog> answer([&](GalleryDialog* dialog) {
      auto* find = dialog->findChild<QLineEdit*>();
      QVERIFY(dialog->focusWidget() == find);
      QTest::keyClicks(find, u"o"_s);
      QTest::keyClick(find, Qt::Key_Down);
      QVERIFY(dialog->focusWidget() == dialog->findChild<CardList*>());
      QTest::keyClick(dialog->focusWidget(), Qt::Key_Right);
      QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
      QVERIFY(!dialog->isVisible());
    });
    shown.window().commands()[Command::New]->trigger();
    QCOMPARE(shown.page().levelName(), u"Two"_s);
  }
};

}  // namespace

SEARCHLIGHT_TEST(SokobanSurprisesTest)
#include "sokoban_surprises_test.moc"
