// tests/app/route_act_page_test.cpp: phase two, the eye and the speed that suits, in the program: what is shown, said,
// remembered and handed on.
#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/player_bar.h"

using search::Algorithm;

class RouteActPageTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void init() { LabWindow::open(); }
  void cleanup() { LabWindow::close(); }

  void theEyeOpensTheAnswer() {
    openField(20, 12);
    QAction* eye = lab().action(MapCommand::Eye);
    QVERIFY(eye->isCheckable() && !eye->isChecked());  // nothing is told ahead unless somebody wants it
    QVERIFY(!eye->icon().isNull());
    QVERIFY(lab().parts().view.contains(eye));
    const NumbersView& figures = lab().workbench().figures();
    QVERIFY(buttonOf(eye));
    seek(40);
    QCOMPARE(figures.whole(NumbersView::Cost), noneText());
    QVERIFY(!lab().board().scene().showsAnswerPreview);
    buttonOf(eye)->click();
    QVERIFY(eye->isChecked());
    QCOMPARE(figures.whole(NumbersView::Cost), u"19"_s);
    QVERIFY(lab().board().scene().showsAnswerPreview);
    buttonOf(eye)->click();
    QCOMPARE(figures.whole(NumbersView::Cost), noneText());
    QVERIFY(!lab().board().scene().showsAnswerPreview);
    toEnd();
    QCOMPARE(figures.whole(NumbersView::Cost), u"19"_s);
    QCOMPARE(figures.here(NumbersView::Cost), u"19"_s);
  }

  void theEyeAndTheSpeedAreRemembered() {
    QVERIFY(lab().transport()->followsPace());
    lab().action(MapCommand::Eye)->setChecked(true);
    lab().transport()->setSpeed(250);
    reopen();
    QVERIFY(lab().action(MapCommand::Eye)->isChecked());
    QVERIFY(!lab().transport()->isSpeedAuto());
    QCOMPARE(lab().transport()->speed(), 250.0);
    lab().action(MapCommand::Eye)->setChecked(false);
    lab().transport()->setSpeedAuto(true);
    reopen();
    QVERIFY(!lab().action(MapCommand::Eye)->isChecked());
    QVERIFY(lab().transport()->isSpeedAuto());
    lab().transport()->followPace(true);
    reopen();
    QVERIFY(lab().transport()->followsPace());
  }

  // The old option was written at every start, and no choice of anybody's; so was the speed of the set-up opened last.
  void oldSettingsAreNoChoice() {
    QSettings store(path("settings.ini"), QSettings::IniFormat);
    store.setValue(u"map-lab/answer"_s, true);
    store.setValue(u"player/speed"_s, 60.0);
    store.sync();
    reopen();
    QVERIFY(!lab().action(MapCommand::Eye)->isChecked());
    QVERIFY(lab().transport()->followsPace());
  }

  // What was chosen in a program that knew no pace is what was chosen last.
  void speedsChosenBeforeThePaceStay_data() {
    const auto row = testing::columns<QVariant, bool, double>("written", "isAuto", "speed");
    row("automatic", QVariant(u"auto"_s), true, 0.0);
    row("a number", QVariant(60.0), false, 60.0);
    row("a number as text", QVariant(u"250"_s), false, 250.0);
  }
  void speedsChosenBeforeThePaceStay() {
    FETCH_ALL((QVariant, written), (bool, isAuto), (double, speed));
    QSettings store(path("settings.ini"), QSettings::IniFormat);
    store.setValue(u"player/pace"_s, written);
    store.sync();
    reopen();
    QVERIFY(!lab().transport()->followsPace());
    QCOMPARE(lab().transport()->isSpeedAuto(), isAuto);
    if (!isAuto) QCOMPARE(lab().transport()->speed(), speed);
  }

  // The command that goes to the end; a question that is answered at once is shown at its end without a card.
  void theEndIsToldWhenItIsAskedFor() {
    openField(20, 12);
    ClosingCard* card = lab().workbench().closingCard();
    seek(3);
    m_window->player().last()->trigger();
    settle();
    QTRY_VERIFY(card->shown() == ClosingCard::Shown::Closing);
    QVERIFY(card->isVisible());
    openField(21, 12);
    QVERIFY(card->shown() == ClosingCard::Shown::Nothing);
  }

  void theCardClosesTheSearch() {
    openField(20, 12);
    ClosingCard* card = lab().workbench().closingCard();
    QVERIFY(card && card->shown() == ClosingCard::Shown::Nothing);
    readRoute();
    QVERIFY(card->isVisible());
    QCOMPARE(card->text(),
             u"Path\nCost: 19\nSteps: 19\nExpanded: %1\nProven shortest\n"
             "The heuristic (Manhattan) never overestimates here."_s.arg(
                 countText(lab().search().answer().stats.expanded)));
    const QRectF goal = lab().board().viewport().rectOf(Point{19, 0});
    const QRect there(card->mapTo(&lab(), QPoint()), card->size());
    QVERIFY(!goal.translated(lab().board().mapTo(&lab(), QPoint())).intersects(there));
    // Another question: what it told is of no account.
    paint({10, 0});
    QVERIFY(!card->isVisible());
  }

  void whatIsNotGuaranteedIsSaid() {
    openField(20, 12);
    grid::RouteOptions options;
    options.algorithm = Algorithm::Greedy;
    lab().options().setOptions(options);
    Q_EMIT lab().options().optionsChanged();
    settle();
    readRoute();
    QVERIFY(lab().workbench().closingCard()->text().contains(u"Not guaranteed to be shortest"_s));
  }

  void jumpsAreToldFromCells() {
    openField(20, 12);
    grid::RouteOptions options;
    options.algorithm = Algorithm::JumpPoint;
    options.neighbours = grid::Neighbours::Eight;
    lab().options().setOptions(options);
    Q_EMIT lab().options().optionsChanged();
    settle();
    toEnd();
    const NumbersView& figures = lab().workbench().figures();
    QCOMPARE(figures.whole(NumbersView::Steps), u"19 in 1 jump"_s);
    QCOMPARE(figures.here(NumbersView::Steps), u"19 in 1 jump"_s);
  }

  void theComparePageHasNoCard() {
    openField(20, 12);
    m_window->showPage(u"compare"_s);
    auto& compare = static_cast<ComparePage&>(m_window->page());
    QVERIFY(!compare.workbench().closingCard());
    m_window->showPage(u"map-lab"_s);
  }

  // ---- Set-ups ----

  void setUpsTellOfTheAutomaticSpeedAndTheEye() {
    openField(20, 12);
    lab().transport()->setSpeedAuto(true);
    lab().action(MapCommand::Eye)->setChecked(true);
    const setup::SetUp automatic = lab().snapshot()();
    QCOMPARE(*automatic.player.find("speed"), std::string("auto"));
    QCOMPARE(*automatic.view.find("answer"), std::string("yes"));
    lab().transport()->setSpeed(77);
    lab().action(MapCommand::Eye)->setChecked(false);
    const setup::SetUp set = lab().snapshot()();
    QCOMPARE(*set.player.find("speed"), std::string("77"));
    take(automatic);
    QVERIFY(lab().transport()->isSpeedAuto());
    QVERIFY(lab().action(MapCommand::Eye)->isChecked());
    take(set);
    QVERIFY(!lab().transport()->isSpeedAuto());
    QCOMPARE(lab().transport()->speed(), 77.0);
    QVERIFY(!lab().action(MapCommand::Eye)->isChecked());
    // What says nothing of it is followed to its pace, as any other map.
    setup::SetUp silent = automatic;
    silent.player = {};
    take(silent);
    QVERIFY(lab().transport()->followsPace());
    lab().transport()->followPace(true);
    const setup::SetUp paced = lab().snapshot()();
    QCOMPARE(*paced.player.find("pace"), std::string("yes"));
    // Programs that know no pace read this.
    QCOMPARE(*paced.player.find("speed"), std::string("auto"));
    take(set);
    QVERIFY(!lab().transport()->followsPace());
    take(paced);
    QVERIFY(lab().transport()->followsPace());
    take(automatic);  // as they were written before there was a pace
    QVERIFY(!automatic.player.find("pace"));
    QVERIFY(lab().transport()->isSpeedAuto());
  }

  void badSpeedsAreRefused_data() {
    QTest::addColumn<QString>("speed");
    for (const char* speed : {"fast", "0", "1000001", "Auto", "-3", ""})
      QTest::newRow(*speed ? speed : "empty") << QString::fromLatin1(speed);
  }
  void badSpeedsAreRefused() {
    QFETCH(QString, speed);
    openField(20, 12);
    setup::SetUp bad = lab().snapshot()();
    bad.player.set("speed", speed.toStdString());
    const Reading refused = lab().takeSetUp(bad, path("x.searchlight"), SetUpFrom::File);
    QVERIFY(refused.why().contains(u"speed: must be a number from 1 to 1000000, or auto"_s));
  }

 private:
  QToolButton* buttonOf(QAction* eye) {
    for (QToolButton* button : lab().workbench().figures().findChildren<QToolButton*>())
      if (button->defaultAction() == eye) return button;
    return nullptr;
  }
  void reopen() {
    lab().map().load({}, {}, {});
    openProgram();
  }
  void take(const setup::SetUp& setUp) {
    QVERIFY(lab().takeSetUp(setUp, path("x.searchlight"), SetUpFrom::File).isTaken());
    settle();
  }
  void readRoute() {
    Transport& transport = *lab().transport();
    transport.setSpeed(1e6);
    transport.seek(lab().search().phaseTwo()->begin);
    transport.play();
    for (int frame = 0; frame < 1000 && transport.activity() == Transport::Activity::Playing; ++frame)
      transport.playFrame(0.05);
    QVERIFY(lab().search().isAtEnd());
  }
};

SEARCHLIGHT_TEST(RouteActPageTest)
#include "route_act_page_test.moc"
