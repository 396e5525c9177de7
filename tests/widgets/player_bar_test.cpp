// tests/widgets/player_bar_test.cpp: the player's commands, by button, by shortcut and by slider.
#include "widgets/player/player_bar.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/speed_scale.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::EventKind;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

// A window with a bar and a place for the focus, like a page.
struct Page {
  QWidget window;
  OneRun model;
  PlayerBar* bar = new PlayerBar(&window);
  QWidget* board = new QWidget(&window);

  Page() {
    auto* column = new QVBoxLayout(&window);
    column->addWidget(board);
    column->addWidget(bar);
    board->setFocusPolicy(Qt::StrongFocus);
    bar->setTransport(&model);
    window.resize(1000, 200);
    window.show();
    window.activateWindow();
    board->setFocus();
  }
  PlayerActions& commands() { return bar->commands(); }
};

bool isPlaying(const Transport& model) { return model.activity() == Transport::Activity::Playing; }

}  // namespace

class PlayerBarTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Tab goes as one reads: along a row, then along the next.
  void tabGoesAsOneReads_data() { testing::columns<int>("width")("in one row", 1000)("in two rows", 400); }
  void tabGoesAsOneReads() {
    QFETCH(const int, width);
    Page page;
    page.window.resize(width, 200);
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    QCoreApplication::processEvents();
    std::vector<QPoint> stops;
    for (const QWidget* w = page.bar->nextInFocusChain(); w != page.bar; w = w->nextInFocusChain())
      if (page.bar->isAncestorOf(w) && w->isVisible() && (w->focusPolicy() & Qt::TabFocus))
        stops.push_back(w->mapTo(page.bar, w->rect().center()));
    QVERIFY(stops.size() > 3);
    for (std::size_t i = 1; i < stops.size(); ++i)
      QVERIFY2(stops[i].y() > stops[i - 1].y() + 8 || stops[i].x() > stops[i - 1].x(),
               qPrintable(u"%1, %2 after %3, %4"_s.arg(stops[i].x())
                              .arg(stops[i].y())
                              .arg(stops[i - 1].x())
                              .arg(stops[i - 1].y())));
  }

  void stepsAndEndsWorkByShortcut() {
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{}.show(page.model);
    const std::size_t end = page.model.recorded();
    QTest::keyClick(page.board, Qt::Key_Home, Qt::ControlModifier);
    WatchedSearch::settle(page.model);
    QCOMPARE(page.model.position(), std::size_t{0});
    QTest::keyClick(page.board, Qt::Key_Period);
    QTest::keyClick(page.board, Qt::Key_Period);
    QCOMPARE(page.model.position(), std::size_t{2});
    QTest::keyClick(page.board, Qt::Key_Comma);
    QCOMPARE(page.model.position(), std::size_t{1});
    QTest::keyClick(page.board, Qt::Key_End, Qt::ControlModifier);
    WatchedSearch::settle(page.model);
    QCOMPARE(page.model.position(), end);
  }

  void spacePlaysAndPausesBothWays() {
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{}.show(page.model, Transport::StartAt::Start);
    page.model.setSpeed(10);
    QTest::keyClick(page.board, Qt::Key_Space);
    QVERIFY(isPlaying(page.model));
    QCOMPARE(page.model.playDirection(), 1);
    QTest::keyClick(page.board, Qt::Key_Space);
    QVERIFY(!isPlaying(page.model));
    page.model.seek(200);
    QTest::keyClick(page.board, Qt::Key_Space, Qt::ShiftModifier);
    QVERIFY(isPlaying(page.model));
    QCOMPARE(page.model.playDirection(), -1);
    QVERIFY(page.commands().playReverse()->isChecked());
    QTest::keyClick(page.board, Qt::Key_Space);
    QVERIFY(!isPlaying(page.model));
    QVERIFY(!page.commands().playReverse()->isChecked());
  }

  void spaceStaysWithWhatIsPressedByIt() {
    Page page;
    auto* box = new QCheckBox(&page.window);
    auto* line = new QLineEdit(&page.window);
    page.window.layout()->addWidget(box);
    page.window.layout()->addWidget(line);
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{}.show(page.model, Transport::StartAt::Start);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(box->isChecked());
    line->setFocus();
    QTest::keyClicks(line, u"a b,.["_s);
    QCOMPARE(line->text(), u"a b,.["_s);
    QVERIFY(!isPlaying(page.model));
    QCOMPARE(page.model.position(), std::size_t{0});
  }

  void landmarksGoBothPaths_data() {
    const auto row = testing::columns<int, int>("landmark", "kind");
    row("generate", static_cast<int>(Landmark::NextGenerate), static_cast<int>(EventKind::Generate));
    row("relax", static_cast<int>(Landmark::NextRelax), static_cast<int>(EventKind::Relax));
    row("goal", static_cast<int>(Landmark::Goal), static_cast<int>(EventKind::Goal));
  }
  void landmarksGoBothPaths() {
    FETCH(int, landmark, kind);
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch w{Algorithm::Dijkstra};
    w.neighbours = grid::Neighbours::Eight;  // else nothing is ever relaxed
    w.show(page.model, Transport::StartAt::Start);
    page.model.stepForward();
    for (QAction* action : page.commands().landmarks())
      if (action->data().toInt() == landmark) action->trigger();
    QCOMPARE(static_cast<int>(page.commands().landmark()), landmark);
    QTest::keyClick(page.board, Qt::Key_BracketRight);
    WatchedSearch::settle(page.model);
    const std::size_t there = page.model.position();
    const search::Trace& trace = page.model.session().trace();
    QCOMPARE(static_cast<int>(trace[there - 1].kind), kind);
    page.model.moveToEnd();
    QTest::keyClick(page.board, Qt::Key_BracketLeft);
    WatchedSearch::settle(page.model);
    std::size_t last = trace.end();
    while (static_cast<int>(trace[last - 1].kind) != kind) --last;
    QCOMPARE(page.model.position(), last);
  }

  void onlyLandmarksThatCanComeAreOffered_data() { testing::addAlgorithmRows(); }
  void onlyLandmarksThatCanComeAreOffered() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (search::meetsAnew(w.algorithm)) w.side = 4;
    Page page;
    w.show(page.model);
    const auto isOffered = [&](Landmark landmark) {
      for (QAction* action : page.commands().landmarks())
        if (action->data().toInt() == static_cast<int>(landmark)) return action->isEnabled();
      return false;
    };
    QVERIFY(isOffered(Landmark::Goal));
    QCOMPARE(isOffered(Landmark::Round), search::deepens(w.algorithm) || search::goesInRounds(w.algorithm) ||
                                             search::repairs(w.algorithm));
    QCOMPARE(isOffered(Landmark::LargerF),
             !search::repairs(w.algorithm) && w.algorithm != Algorithm::BreadthFirst &&
                 w.algorithm != Algorithm::DepthFirst && w.algorithm != Algorithm::IterativeDeepening);
  }

  void commandsAreOffWhereTheyDoNothing() {
    Page page;
    PlayerActions& c = page.commands();
    for (QAction* action : {c.first(), c.back(), c.play(), c.playReverse(), c.forward(), c.last()})
      QVERIFY(!action->isEnabled());
    WatchedSearch{}.show(page.model, Transport::StartAt::Start);
    QVERIFY(!c.back()->isEnabled());
    QVERIFY(c.forward()->isEnabled());
    QVERIFY(c.play()->isEnabled());
    page.model.stepForward();
    QVERIFY(c.back()->isEnabled());
    page.model.moveToEnd();
    QVERIFY(!c.forward()->isEnabled());
    QVERIFY(c.play()->isEnabled());  // once more from the start
    page.model.clear();
    QVERIFY(!c.play()->isEnabled());
  }

  void unitAndSpeedAreTheModels() {
    Page page;
    PlayerActions& c = page.commands();
    QVERIFY(c.units()[0]->isChecked());
    c.units()[1]->trigger();
    QVERIFY(page.model.stepUnit() == StepUnit::Expansion);
    page.model.setStepUnit(StepUnit::Event);
    QVERIFY(c.units()[0]->isChecked());

    auto* slider = page.bar->findChild<QSlider*>();
    QVERIFY(slider);
    QCOMPARE(speed_scale::speedAt(slider->value()), page.model.speed());
    page.model.setSpeed(1e6);
    QCOMPARE(slider->value(), slider->maximum());
    QVERIFY(!c.faster()->isEnabled());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(page.model.speed(), 1.0);
    QVERIFY(!c.slower()->isEnabled());
    c.faster()->trigger();
    QCOMPARE(page.model.speed(), 1.2);
    page.model.setSpeed(61);  // not on the scale: shown as it is, kept as it is
    QCOMPARE(page.model.speed(), 61.0);
  }

  void theSpeedThatSuitsIsMarked() {
    QLocale::setDefault(QLocale::c());
    Page page;
    auto* slider = page.bar->findChild<SpeedSlider*>();
    QVERIFY(slider && !slider->markX());  // there is no search to suit
    WatchedSearch{Algorithm::Dijkstra, 60}.show(page.model);
    const int suits = speed_scale::valueOf(page.model.suitableSpeed());
    QVERIFY(suits > 0 && suits < speed_scale::kMost);
    QCOMPARE(slider->value(), suits);
    QCOMPARE(page.bar->speedShown(), u"auto "_s + speedText(page.model.suitableSpeed()));
    QVERIFY(page.commands().automatic()->isChecked());
    const int mark = *slider->markX();
    // What is set overrides it, and the mark stays.
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(page.model.speed(), 1.0);
    QCOMPARE(page.bar->speedShown(), speedText(1.0));
    QVERIFY(!page.commands().automatic()->isChecked());
    QCOMPARE(slider->markX(), std::optional(mark));
    QVERIFY(testing::contains(slider->toolTip(), speedText(page.model.suitableSpeed())));
    // It is seen: in the accent, above the groove.
    const QImage shot = slider->grab().toImage();
    const double ratio = shot.devicePixelRatio();
    QVERIFY(shot.pixelColor(QPoint(mark, 1) * ratio) == slider->palette().color(QPalette::Link));
    QVERIFY(shot.pixelColor(QPoint(mark < slider->width() / 2 ? mark + 20 : mark - 20, 1) * ratio) !=
            slider->palette().color(QPalette::Link));
    // Back by the mark, or by the command.
    QTest::mouseDClick(slider, Qt::LeftButton, {}, QPoint(mark + 2, slider->height() / 2));
    QVERIFY(page.model.isSpeedAuto());
    QCOMPARE(slider->value(), suits);
    page.commands().automatic()->trigger();
    QVERIFY(!page.model.isSpeedAuto());
    page.commands().automatic()->trigger();
    QVERIFY(page.model.isSpeedAuto());
  }

  void thePaceIsATickAmongTheChoices() {
    QLocale::setDefault(QLocale::c());
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    WatchedSearch{Algorithm::Dijkstra, 60}.show(page.model, Transport::StartAt::Start);
    auto* slider = page.bar->findChild<SpeedSlider*>();
    QAction* tick = page.commands().pace();
    QVERIFY(page.bar->findChild<ChooserButton*>()->menu()->actions().contains(tick) && !tick->isChecked());
    QVERIFY(tick->toolTip().contains(u"about 20 seconds"_s));
    tick->trigger();
    QVERIFY(page.model.followsPace());
    QVERIFY(tick->isChecked());
    QVERIFY(!page.commands().automatic()->isChecked());
    QVERIFY(page.bar->speedShown().startsWith(u"pace "_s));
    QVERIFY(slider->accessibleDescription().contains(page.bar->speedShown()));
    // The slider goes along with it, and the first touch is a choice, from where it stands.
    page.model.setStepUnit(StepUnit::Expansion);
    QCOMPARE(slider->value(), 0);
    QCOMPARE(page.bar->speedShown(), u"pace 1/s"_s);
    page.model.seekEvent(&page.model.run, page.model.recorded() - 200);
    WatchedSearch::settle(page.model);
    const int there = slider->value();
    QVERIFY(there > 10);
    QVERIFY(page.bar->speedShown() != u"pace 1/s"_s);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(!page.model.followsPace() && !page.model.isSpeedAuto());
    QCOMPARE(page.model.speed(), speed_scale::speedAt(there + 1));
    QVERIFY(!tick->isChecked());
    // So is one of the keys.
    page.commands().pace()->trigger();
    QVERIFY(page.model.followsPace());
    QTest::keyClick(page.board, Qt::Key_Less);
    QVERIFY(!page.model.followsPace());
    // Taken away it leaves the speed as it is.
    page.commands().pace()->trigger();
    const double speed = page.model.speed();
    page.commands().pace()->trigger();
    QVERIFY(!page.model.followsPace());
    QCOMPARE(page.model.speed(), speed);
  }

  // What is automatic is of this search.
  void theMarkFollowsTheSearch() {
    Page page;
    WatchedSearch{Algorithm::Dijkstra, 20}.show(page.model);
    auto* slider = page.bar->findChild<SpeedSlider*>();
    page.model.setSpeed(5);
    const int few = *slider->markX();
    WatchedSearch{Algorithm::Dijkstra, 200}.show(page.model);
    QVERIFY(*slider->markX() > few);
    QCOMPARE(slider->value(), speed_scale::valueOf(5));
    page.model.clear();
    QVERIFY(!slider->markX());
  }

  void theReadingOfTheRouteIsSkippedByTheButton() {
    Page page;
    WatchedSearch{}.show(page.model);
    page.model.setSpeed(1e6);
    page.model.seek(page.model.run.phaseTwo()->begin);
    QCOMPARE(page.commands().play()->text(), u"Play"_s);
    page.commands().play()->trigger();
    QVERIFY(page.model.isPacingRoute());
    QVERIFY(page.commands().play()->text().startsWith(u"Skip"_s));
    page.commands().play()->trigger();
    QVERIFY(page.model.isAtEnd());
    QCOMPARE(page.commands().play()->text(), u"Play"_s);
  }

  void thePositionIsTold() {
    Page page;
    QCOMPARE(page.bar->positionShown(), u"–"_s);
    WatchedSearch{Algorithm::Dijkstra, 60}.show(page.model);
    const QString end = QLocale().toString(static_cast<qulonglong>(page.model.recorded()));
    QCOMPARE(page.bar->positionShown(), u"%1 / %1"_s.arg(end));
    WatchedSearch{Algorithm::Dijkstra, 300}.show(page.model, Transport::StartAt::Start);
    // Nobody has searched yet: how far it goes is not known, and not 1.
    QCOMPARE(page.bar->positionShown(), u"0 / …"_s);
    page.model.stepForward();
    WatchedSearch::settle(page.model);
    QVERIFY(page.bar->positionShown().startsWith(u"1 / "_s));
    QVERIFY(page.bar->positionShown().endsWith(u" so far"_s));
    page.model.stepForward();
    page.model.moveToStart();
    QVERIFY(page.bar->positionShown().endsWith(u" so far"_s));
  }

  void littleRoomIsEnough() {
    Page page;
    WatchedSearch{Algorithm::Dijkstra, 200}.show(page.model);
    page.window.layout()->setContentsMargins({});
    for (const int width : {1400, 760, 640, 560, 480, 420, page.bar->minimumSizeHint().width()}) {
      page.window.resize(width, 200);
      QCoreApplication::processEvents();
      QCOMPARE(page.bar->width(), width);
      QList<QRect> taken;
      for (const QWidget* part : page.bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!part->isVisible() || part->isWindow()) continue;
        const QRect place = part->geometry();
        QVERIFY2(page.bar->rect().contains(place), qPrintable(QString::number(width)));
        for (const QRect& other : std::as_const(taken))
          QVERIFY2(!other.intersects(place), qPrintable(QString::number(width)));
        taken << place;
      }
      // How far it goes is told wherever there is room for it.
      for (const QLabel* label : page.bar->findChildren<QLabel*>()) {
        if (label->text() != page.bar->positionShown() || label->text().contains(u" / "_s)) continue;
        int before = 0;
        for (const QRect& other : std::as_const(taken))
          if (other != label->geometry() && other.top() <= label->geometry().center().y() &&
              other.bottom() >= label->geometry().center().y())
            before = std::max(before, other.right());
        const QString whole = label->toolTip().section(u':', 0, 0);
        QVERIFY2(label->geometry().right() - before < label->fontMetrics().horizontalAdvance(whole),
                 qPrintable(QString::number(width)));
      }
      // Before the total goes the buttons go whose commands have keys and a menu: in the smallest window it is there.
      QVERIFY2(width < 520 || page.bar->positionShown().contains(u" / "_s),
               qPrintable(QString::number(width)));
      // The speed is reached in every window that is promised.
      QVERIFY2(width < 400 || page.bar->findChild<SpeedSlider*>()->isVisible(),
               qPrintable(QString::number(width)));
      // What is chosen is read at any width.
      const auto choosers = page.bar->findChildren<ChooserButton*>();
      QCOMPARE(choosers.size(), 1);
      for (const ChooserButton* chooser : choosers) {
        QVERIFY(chooser->isVisible());
        QVERIFY2(chooser->width() >= chooser->fullWidth(), qPrintable(QString::number(width)));
      }
    }
    // Beside the panel of the smallest window.
    QVERIFY(page.bar->minimumSizeHint().width() <= 410);
  }

  void aLongWayShowsThatItIsBusy() {
    Page page;
    QVERIFY(QTest::qWaitForWindowActive(&page.window, 60'000));
    QSignalSpy busy(&page.commands(), &PlayerActions::busyChanged);
    // Backtracking through an open field takes longer than anybody waits.
    grid::RouteQuestion q{{0, 0}, {39, 39}, {}};
    q.options.algorithm = Algorithm::IterativeDeepening;
    const auto graph = std::make_shared<const grid::RouteGraph>(grid::Map(40, 40));
    NodeNames names;
    names.node = [](const search::Session&, search::NodeId n) { return QString::number(n); };
    page.model.setSearch(
        [graph, q](search::Recording r) { return grid::makeRouteSession(graph, q, r, {}, 2).session; }, names,
        Transport::StartAt::End);
    QVERIFY(!page.commands().isBusy());
    QTRY_VERIFY(page.commands().isBusy());
    QCOMPARE(busy.count(), 1);
    QTest::keyClick(page.board, Qt::Key_Space);
    QVERIFY(page.model.activity() == Transport::Activity::Idle);
    QVERIFY(!page.commands().isBusy());
    page.model.clear();
  }

  void menusHaveThemAll() {
    Page page;
    QMenu menu;
    page.commands().fill(&menu);
    QList<QAction*> found;
    for (QAction* action : menu.actions()) {
      if (action->menu())
        found += action->menu()->actions();
      else if (!action->isSeparator())
        found += action;
    }
    for (QAction* action : page.commands().actions())
      QVERIFY2(found.contains(action), qPrintable(action->text()));
  }

  void shortcutsAreTold() {
    Page page;
    for (const QAction* action : page.commands().actions()) {
      QVERIFY(!action->text().isEmpty());
      const QString keys = action->shortcut().toString(QKeySequence::NativeText);
      if (!keys.isEmpty()) QVERIFY(testing::contains(action->toolTip(), keys));
    }
  }

  void textsFollowTheLanguage() {
    Page page;
    QMenu menu;
    page.commands().fill(&menu);
    WatchedSearch{}.show(page.model);
    const MarkingTranslator marking;
    for (const QAction* action : page.commands().actions())
      QVERIFY2(MarkingTranslator::isMarked(action->text()), qPrintable(action->text()));
    for (const QAction* action : menu.actions())
      if (action->menu()) QVERIFY(MarkingTranslator::isMarked(action->menu()->title()));
    QCOMPARE(MarkingTranslator::unmarked(*page.bar), QStringList());
  }
};

SEARCHLIGHT_TEST(PlayerBarTest)
#include "player_bar_test.moc"
