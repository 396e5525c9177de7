// tests/app/sokoban_manners_test.cpp: what a game says of itself before and after: help before it counts, a win beside the own best and the
// fewest, where undo leads.
#include "tests/app/sokoban_window.h"
#include "tests/test_main.h"

namespace {

const QByteArray kTwoPushes = "#######\n#     #\n#@$ . #\n#######\nTitle: Two\n";
const QByteArray kThreePushes = "#######\n#@$  .#\n#######\nTitle: Three & more\n";

QString helpMeaningOf(SokobanPage& page) { return page.findChild<QLabel*>(u"helpMeaning"_s)->text(); }
ResultCard& cardOf(SokobanPage& page) { return *page.findChild<ResultCard*>(); }
QString cardFactsOf(const ResultCard& card) {
  QStringList out;
  for (const auto& [name, value] : card.result().facts) out << u"%1: %2"_s.arg(name, value);
  return out.join(u"; "_s);
}

}  // namespace

class SokobanMannersTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void helpIsSaidBeforeItCounts() {
    testing::ShownSokoban shown;
    shown.openLevels(kTwoPushes);
    const QString before = u"This counts as help"_s;
    for (const GameCommand c : {GameCommand::Hint, GameCommand::PlayHint, GameCommand::Solve}) {
      QVERIFY(shown.action(c)->toolTip().contains(before));
      QVERIFY(shown.action(c)->statusTip().contains(before));
    }
    QVERIFY(!shown.action(GameCommand::Restart)->toolTip().contains(before));
    QVERIFY(testing::contains(helpMeaningOf(shown.page()), u"count as help"_s));
    shown.key(Qt::Key_H);
    shown.settle();
    QVERIFY(shown.game().hints() > 0);
    QVERIFY(!shown.action(GameCommand::Hint)->toolTip().contains(before));
    QVERIFY(shown.action(GameCommand::Hint)->toolTip().contains(u"how many pushes are left"_s));
    QVERIFY(testing::contains(helpMeaningOf(shown.page()), u"You used help, so no personal best"_s));
  }

  // The fewest that are known, of how many the player makes them; and once more, in as many or more moves.
  void aWinIsToldBesideTheBest_data() {
    const auto row =
        testing::columns<QByteArray, QString, QString, QString>("said", "played", "praise", "facts");
    row("nothing is known", "", "rr", "Well done! You solved this puzzle for the first time.", "");
    row("as few", "Pushes: 2\n", "rr", "Brilliant! No shorter solution is known.", "");
    row("fewer", "Pushes: 3\n", "rr", "Sensational! This is shorter than any known solution.",
        "Best known: 3 pushes");
    row("more", "Pushes: 1\n", "rr", "Well done! You solved this puzzle for the first time.",
        "Best known: 1 push");
    row("once more", "", "rr,rr", "Great! You have matched your personal best.", "");
    row("not as well", "", "rr,udrr", "Well done!", "Personal best: 2 moves, 2 pushes");
    row("better", "", "udrr,rr", "Bravo! This is your new personal best.", "");
  }
  void aWinIsToldBesideTheBest() {
    QFETCH(const QByteArray, said);
    FETCH(const QString, played, praise, facts);
    testing::ShownSokoban shown;
    shown.openLevels(kTwoPushes + said);
    for (const QString& keys : played.split(u',')) {
      shown.action(GameCommand::Restart)->trigger();
      shown.keys(keys.toLatin1().constData());
    }
    shown.settle();
    QCOMPARE(cardOf(shown.page()).result().praise, praise);
    QCOMPARE(cardFactsOf(cardOf(shown.page())), facts);
  }

  void whatTheMachineHasSolvedIsItsOwn() {
    testing::ShownSokoban shown;
    shown.openLevels(kTwoPushes);
    shown.key(Qt::Key_S);
    shown.settle();
    QTRY_VERIFY(shown.game().isSolved() && cardOf(shown.page()).isVisible());
    QCOMPARE(cardOf(shown.page()).result().title, u"Solved, with help"_s);
    shown.action(GameCommand::Restart)->trigger();
    shown.keys("udrr");
    shown.settle();
    QCOMPARE(cardOf(shown.page()).result().title, u"Solved!"_s);
    // Restarted it is an attempt without help, as good as what is proven.
    QCOMPARE(cardOf(shown.page()).result().praise, u"Perfect! No shorter solution exists."_s);
  }

  void undoSaysWhichGameItLeadsTo() {
    testing::ShownSokoban shown;
    shown.openLevels(kThreePushes + "\n" + kTwoPushes);
    shown.action(GameCommand::Next)->trigger();
    QAction* undo = shown.window().commands()[Command::Undo];
    QCOMPARE(undo->text(), u"&Undo: back to Three && more"_s);
    QVERIFY(undo->toolTip().contains(u"Returns to Three & more"_s));
    QCOMPARE(undo->iconText(), u"Back"_s);
    shown.keys("r");
    QCOMPARE(undo->iconText(), u"Undo"_s);
    undo->trigger();
    QCOMPARE(undo->iconText(), u"Back"_s);
    undo->trigger();
    QCOMPARE(shown.page().levelName(), u"Three & more"_s);
    QCOMPARE(shown.window().commands()[Command::Redo]->text(), u"&Redo: forward to Two"_s);
  }

  // A broken one is no way to go on, either. The card leads to the gallery then.
  void theOnlyLevelHasNoNext() {
    testing::ShownSokoban shown;
    shown.openLevels(kTwoPushes + "\n####\n#$.#\n####\n");
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next})
      QVERIFY(!shown.action(c)->isEnabled());
    shown.keys("rr");
    shown.settle();
    QStringList buttons;
    for (const QToolButton* button : cardOf(shown.page()).findChildren<QToolButton*>())
      if (button->isVisible()) buttons << button->text();
    QVERIFY2(buttons.contains(u"Choose another"_s), qPrintable(buttons.join(u' ')));
    shown.openLevels(kTwoPushes + "\n" + kThreePushes);
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next})
      QVERIFY(shown.action(c)->isEnabled());
  }
};

SEARCHLIGHT_TEST(SokobanMannersTest)
#include "sokoban_manners_test.moc"
