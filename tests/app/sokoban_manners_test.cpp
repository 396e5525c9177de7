// tests/app/sokoban_manners_test.cpp: what a game says of itself before and after: help before it counts, a win beside the own best and the
// fewest, where undo leads.
#include "tests/app/sokoban_window.h"
#include "tests/test_main.h"
#include "widgets/game/result_card.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

const QByteArray kTwoPushes = "#######\n#     #\n#@$ . #\n#######\nTitle: Two\n";
const QByteArray kThreePushes = "#######\n#@$  .#\n#######\nTitle: Three & more\n";

QString helpMeaningOf(SokobanPage& page) {
  return page.findChild<QLabel*>(QStringLiteral("helpMeaning"))->text();
}
ResultCard& cardOf(SokobanPage& page) { return *page.findChild<ResultCard*>(); }
QString cardFactsOf(const ResultCard& card) {
  QStringList out;
  for (const auto& [name, value] : card.result().facts) out << QStringLiteral("%1: %2").arg(name, value);
  return out.join(QStringLiteral("; "));
}

}  // namespace

class SokobanMannersTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void helpIsSaidBeforeItCounts() {
    testing::SokobanWindow shown;
    shown.openLevels(kTwoPushes);
    const QString before = QStringLiteral("This counts as help");
    for (const GameCommand c : {GameCommand::Hint, GameCommand::PlayHint, GameCommand::Solve}) {
      QVERIFY(shown.action(c)->toolTip().contains(before));
      QVERIFY(shown.action(c)->statusTip().contains(before));
    }
    QVERIFY(!shown.action(GameCommand::Restart)->toolTip().contains(before));
    QVERIFY2(helpMeaningOf(shown.page()).contains(QStringLiteral("count as help")),
             qPrintable(helpMeaningOf(shown.page())));
    shown.key(Qt::Key_H);
    shown.awaitRest();
    QVERIFY(shown.game().hints() > 0);
    QVERIFY(!shown.action(GameCommand::Hint)->toolTip().contains(before));
    QVERIFY(shown.action(GameCommand::Hint)->toolTip().contains(QStringLiteral("how many pushes are left")));
    QVERIFY2(helpMeaningOf(shown.page()).contains(QStringLiteral("You used help, so no personal best")),
             qPrintable(helpMeaningOf(shown.page())));
  }

  // The fewest that are known, of how many the player makes them; and once more, in as many or more moves.
  void aWinIsToldBesideTheBest_data() {
    const auto row =
        testing::columns<QByteArray, QString, QString, QString>("said", "played", "praise", "facts");
    row("nothing is known", "", "rr", "Well done! You have mastered this puzzle for the first time.", "");
    row("as few", "Pushes: 2\n", "rr", "Brilliant! No shorter solution is known.", "");
    row("fewer", "Pushes: 3\n", "rr", "Sensational! This is shorter than any known solution.",
        "Best known: 3 pushes");
    row("more", "Pushes: 1\n", "rr", "Well done! You have mastered this puzzle for the first time.",
        "Best known: 1 push");
    row("once more", "", "rr,rr", "Great! You have matched your personal best.", "");
    row("not as well", "", "rr,udrr", "Well done!", "Personal best: 2 moves, 2 pushes");
    row("better", "", "udrr,rr", "Bravo! This is your new personal best.", "");
  }
  void aWinIsToldBesideTheBest() {
    QFETCH(const QByteArray, said);
    FETCH(const QString, played, praise, facts);
    testing::SokobanWindow shown;
    shown.openLevels(kTwoPushes + said);
    for (const QString& keys : played.split(u',')) {
      shown.action(GameCommand::Restart)->trigger();
      shown.keys(keys.toLatin1().constData());
    }
    shown.awaitRest();
    QCOMPARE(cardOf(shown.page()).result().praise, praise);
    QCOMPARE(cardFactsOf(cardOf(shown.page())), facts);
  }

  void whatTheMachineHasSolvedIsItsOwn() {
    testing::SokobanWindow shown;
    shown.openLevels(kTwoPushes);
    shown.key(Qt::Key_S);
    shown.awaitRest();
    QTRY_VERIFY(shown.game().isSolved() && cardOf(shown.page()).isVisible());
    QCOMPARE(cardOf(shown.page()).result().title, QStringLiteral("Solved, with help"));
    shown.action(GameCommand::Restart)->trigger();
    shown.keys("udrr");
    shown.awaitRest();
    QCOMPARE(cardOf(shown.page()).result().title, QStringLiteral("Solved!"));
    // Restarted it is an attempt without help, as good as what is proven.
    QCOMPARE(cardOf(shown.page()).result().praise, QStringLiteral("Perfect! No shorter solution exists."));
  }

  void undoSaysWhichGameItLeadsTo() {
    testing::SokobanWindow shown;
    shown.openLevels(kThreePushes + "\n" + kTwoPushes);
    shown.action(GameCommand::Next)->trigger();
    QAction* undo = shown.window().commands()[Command::Undo];
    QCOMPARE(undo->text(), QStringLiteral("&Undo: back to Three && more"));
    QVERIFY(undo->toolTip().contains(QStringLiteral("Returns to Three & more")));
    QCOMPARE(undo->iconText(), QStringLiteral("Back"));
    shown.keys("r");
    QCOMPARE(undo->iconText(), QStringLiteral("Undo"));
    undo->trigger();
    QCOMPARE(undo->iconText(), QStringLiteral("Back"));
    undo->trigger();
    QCOMPARE(shown.page().levelName(), QStringLiteral("Three & more"));
    QCOMPARE(shown.window().commands()[Command::Redo]->text(), QStringLiteral("&Redo: forward to Two"));
  }

  // A broken one is no way to go on, either. The card leads to the gallery then.
  void theOnlyLevelHasNoNext() {
    testing::SokobanWindow shown;
    shown.openLevels(kTwoPushes + "\n####\n#$.#\n####\n");
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next})
      QVERIFY(!shown.action(c)->isEnabled());
    shown.keys("rr");
    shown.awaitRest();
    QStringList buttons;
    for (const QToolButton* button : cardOf(shown.page()).findChildren<QToolButton*>())
      if (button->isVisible()) buttons << button->text();
    QVERIFY2(buttons.contains(QStringLiteral("Choose another")), qPrintable(buttons.join(u' ')));
    shown.openLevels(kTwoPushes + "\n" + kThreePushes);
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next})
      QVERIFY(shown.action(c)->isEnabled());
  }
};

SEARCHLIGHT_TEST(SokobanMannersTest)
#include "sokoban_manners_test.moc"
