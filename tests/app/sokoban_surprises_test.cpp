// tests/app/sokoban_surprises_test.cpp: what surprised people who played the window by hand.
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSlider>
#include <QWheelEvent>
#include <QtTest>

#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/game_text.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"
#include "widgets/games/card_dialog.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

class SokobanSurprisesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The panel is scrolled with the pointer wherever it is: game, speed and way stay as they are.
  void theWheelOverThePanelChangesNothing() {
    testing::SokobanWindow shown;
    shown.openLevels("########\n#@$   .#\n########\n");
    shown.keys("rrr");
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
    QVERIFY2(seen.contains(QStringLiteral("gameHistory")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("replaySpeed")), qPrintable(seen.join(u' ')));
    QCOMPARE(shown.made(), QStringLiteral("RRR"));
  }

  // A solution of a file that solves nothing is dropped, and the player is told.
  void aDroppedSolutionIsTold() {
    testing::SokobanWindow shown;
    shown.openLevels(
        "######\n#@$ .#\n######\nComment: Easy.\nSolution\nRl\n\n######\n#@$ .#\n######\nSolution\nRR\n");
    const auto isTold = [&] {
      for (const QLabel* label : shown.page().findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QStringLiteral("the solution was dropped")))
          return label->text();
      return QString();
    };
    QCOMPARE(isTold(),
             QStringLiteral("Easy.\nline 5: the solution was dropped: it does not solve the level"));
    shown.page().playLevel(1);
    QCOMPARE(isTold(), QString());
  }

  // What a file calls its levels is no markup, wherever it is shown.
  void aTitleIsShownAsItIs() {
    testing::SokobanWindow shown;
    const auto areAllPlain = [](const QWidget& among) {
      int seen = 0;
      for (const QLabel* label : among.findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("<u>Wall</u>"))) {
          ++seen;
          if (label->textFormat() != Qt::PlainText) return -1;
        }
      return seen;
    };
    shown.openLevels("#####\n#@$.#\n#####\nTitle: <u>Wall</u>\nAuthor: <b>Me</b>\n");
    QCOMPARE(areAllPlain(shown.window()), 2);  // the panel's and the status bar's
    const testing::WhenOpen<CardDialog> answer([&](CardDialog* dialog) {
      QCOMPARE(areAllPlain(*dialog), 1);
      dialog->reject();
    });
    shown.window().commands()[Command::New]->trigger();
  }

  // At the limit every way of playing on says so, and what it advises helps.
  void aGameThatIsFullSaysSoAndBeginsAnew() {
    if (testing::isShortened()) QSKIP("Half a million states take too long.");
    testing::SokobanWindow shown;
    shown.openLevels("##########\n#        #\n#@  $   .#\n##########\n");
    sokoban::Game full(shown.game().level(), "Full");
    while (full.history().changeCount() + 8 <= sokoban::Game::kMostStates)
      full.walk({Direction::Right, Direction::Up, Direction::Left, Direction::Down});
    QFile file(shown.path("full.sokoban"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(sokoban::gameText(full.record())));
    file.close();
    const auto why = shown.page().open(file.fileName());
    QVERIFY2(!why, qPrintable(why.value_or(QString())));
    const auto told = [&] {
      return shown.page().complaint().contains(QStringLiteral("as many steps as can be kept"));
    };
    // Eight steps are left at most, the level needs more.
    shown.action(SokobanCommand::Solve)->trigger();
    shown.awaitRest();
    QVERIFY(told());
    QVERIFY(shown.game().isFull());
    QVERIFY(!shown.game().isSolved());
    shown.keys("u");
    QVERIFY(told());
    QVERIFY(shown.action(SokobanCommand::Restart)->isEnabled());
    shown.action(SokobanCommand::Restart)->trigger();
    QCOMPARE(shown.game().history().changeCount(), std::size_t{0});
    shown.keys("r");
    QCOMPARE(shown.made(), QStringLiteral("r"));
    // The file is as it was, and no full game comes back where the level is chosen.
    QVERIFY(shown.page().document().path.isEmpty());
    shown.page().playLevel(0);
    QCOMPARE(shown.made(), QStringLiteral("r"));
  }

  // The dialog says "a title, a number, an author", and the line below it names the chosen level once.
  void levelsAreFoundByNumberAndAuthor() {
    testing::SokobanWindow shown;
    QByteArray levels;
    for (int i = 1; i <= 21; ++i)
      levels += "#####\n#@$.#\n#####\nTitle: " + QByteArray(i == 21 ? "1 1" : "Plain") +
                "\nAuthor: " + (i == 13 ? "Zoe" : "Bob") + "\n\n";
    shown.openLevels(levels);
    const testing::WhenOpen<CardDialog> answer([&](CardDialog* dialog) {
      auto* list = dialog->findChild<QListWidget*>();
      auto* find = dialog->findChild<QLineEdit*>();
      const auto found = [&](const char* text) {
        find->setText(QString::fromLatin1(text));
        QList<int> rows;
        for (int i = 0; i < list->count(); ++i)
          if (!list->item(i)->isHidden()) rows << i + 1;
        return rows;
      };
      QCOMPARE(found("zoe"), QList<int>({13}));
      QCOMPARE(found("1 1"), QList<int>({21}));
      QCOMPARE(found("11"), QList<int>({11}));
      find->clear();
      list->setCurrentRow(2);
      bool isTold = false;
      for (const QLabel* label : dialog->findChildren<QLabel*>())
        isTold |= label->text() == QStringLiteral("3. Plain · Bob");
      QVERIFY(isTold);
      dialog->reject();
    });
    shown.window().commands()[Command::New]->trigger();
  }
};

}  // namespace

SEARCHLIGHT_TEST(SokobanSurprisesTest)
#include "sokoban_surprises_test.moc"
