// tests/widgets/timeline_test.cpp: going to places on the timeline, by mouse, wheel and keys.
#include "widgets/player/timeline.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/panes.h"
#include "widgets/words/search_format.h"

using search::Algorithm;
using search::EventKind;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

struct ShownTimeline : Timeline {
  explicit ShownTimeline(Transport& transport) {
    resize(600, Timeline::kHeight);
    setTransport(&transport);
    show();
  }
};

struct Scene {
  OneRun model;
  ShownTimeline timeline{model};
  QPoint at(std::size_t position) const {
    return {static_cast<int>(std::lround(timeline.scale().xOf(position))), Timeline::kHeight / 2};
  }
  void wheel(int delta) {
    QWheelEvent event(at(0), timeline.mapToGlobal(at(0)), {}, {0, delta}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&timeline, &event);
  }
};

}  // namespace

class TimelineTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aClickGoesThere() {
    Scene s;
    WatchedSearch{}.show(s.model);
    const std::size_t middle = s.model.recorded() / 2;
    QTest::mouseClick(&s.timeline, Qt::LeftButton, {}, s.at(middle));
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.timeline.scale().positionAt(s.at(middle).x()));
    QTest::mouseClick(&s.timeline, Qt::LeftButton, {}, {0, 10});
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), std::size_t{0});
    QTest::mouseClick(&s.timeline, Qt::LeftButton, {}, {s.timeline.width() - 1, 10});
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.model.recorded());
    QTest::mouseClick(&s.timeline, Qt::RightButton, {}, s.at(middle));
    QCOMPARE(s.model.position(), s.model.recorded());
  }

  void aDragSeeksOnceAFrameAndEndsWhereItEnds() {
    Scene s;
    WatchedSearch{}.show(s.model);
    const std::size_t end = s.model.recorded();
    QTest::mousePress(&s.timeline, Qt::LeftButton, {}, s.at(end / 4));
    QSignalSpy moved(&s.model, &Transport::moved);
    for (std::size_t k = 0; k <= 100; ++k) QTest::mouseMove(&s.timeline, s.at(end / 4 + end * k / 200));
    QVERIFY2(moved.count() < 50, qPrintable(QString::number(moved.count())));
    QTest::mouseRelease(&s.timeline, Qt::LeftButton, {}, s.at(end * 3 / 4));
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.timeline.scale().positionAt(s.at(end * 3 / 4).x()));
  }

  // Whoever has gone to a place wants to look at it.
  void aDragPauses_data() { testing::columns<int>("direction")("forwards", 1)("backwards", -1); }
  void aDragPauses() {
    QFETCH(int, direction);
    Scene s;
    WatchedSearch{}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    s.model.setSpeed(1);
    if (direction > 0)
      s.model.play();
    else
      s.model.playReverse();
    QTest::mousePress(&s.timeline, Qt::LeftButton, {}, s.at(s.model.recorded() / 3));
    QVERIFY(s.model.activity() != Transport::Activity::Playing);
    QTest::mouseRelease(&s.timeline, Qt::LeftButton, {}, s.at(s.model.recorded() / 3));
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.timeline.scale().positionAt(s.at(s.model.recorded() / 3).x()));
  }

  void theWheelSteps() {
    Scene s;
    WatchedSearch{}.show(s.model);
    s.model.seek(100);
    s.wheel(120);
    QCOMPARE(s.model.position(), std::size_t{101});
    s.wheel(-240);
    QCOMPARE(s.model.position(), std::size_t{99});
    // A touch pad's small moves add up.
    for (int k = 0; k < 4; ++k) s.wheel(30);
    QCOMPARE(s.model.position(), std::size_t{100});
  }

  void keysStepAndJump() {
    Scene s;
    WatchedSearch{}.show(s.model);
    const std::size_t end = s.model.recorded();
    QTest::keyClick(&s.timeline, Qt::Key_Home);
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), std::size_t{0});
    QTest::keyClick(&s.timeline, Qt::Key_PageDown);
    QCOMPARE(s.model.position(), std::size_t{0});
    QTest::keyClick(&s.timeline, Qt::Key_Right);
    QCOMPARE(s.model.position(), std::size_t{1});
    QTest::keyClick(&s.timeline, Qt::Key_PageUp);
    QCOMPARE(s.model.position(), 1 + end / 20);
    QTest::keyClick(&s.timeline, Qt::Key_Left);
    QCOMPARE(s.model.position(), end / 20);
    QTest::keyClick(&s.timeline, Qt::Key_End);
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), end);
  }

  void beyondWhatIsRecordedIsSearched() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra, 100}.show(s.model, Transport::StartAt::Start);
    s.model.moveTo(2000);
    QVERIFY(!s.model.isComplete());
    const std::size_t total = s.timeline.scale().total();
    QVERIFY(total > s.model.recorded());
    QTest::mouseClick(&s.timeline, Qt::LeftButton, {}, s.at(total * 3 / 4));
    WatchedSearch::settle(s.model);
    QVERIFY(s.model.position() > 2000);
    QVERIFY(s.model.recorded() >= s.model.position());
  }

  // With the answer known and a part seen, the scale is right long before the search has come to its end.
  void theScaleForeseesTheWholeRun() {
    Scene s;
    WatchedSearch w{Algorithm::Dijkstra, 100};
    w.show(s.model);
    const double whole = static_cast<double>(s.model.recorded());
    w.show(s.model, Transport::StartAt::Start);
    s.model.seek(s.model.session().trace().end());
    s.model.moveTo(static_cast<std::size_t>(whole / 10));
    QVERIFY(!s.model.isComplete());
    const double foreseen = static_cast<double>(s.timeline.scale().total());
    QVERIFY2(foreseen > 0.7 * whole && foreseen < 1.4 * whole, qPrintable(QString::number(foreseen / whole)));
    s.model.moveToEnd();
    QCOMPARE(s.timeline.scale().total(), s.model.recorded());
  }

  void beforeTheWindowTakesASecondRun() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra, 200, 1}.show(s.model);
    QVERIFY(s.model.earliest() > 0);
    const std::size_t total = s.timeline.scale().total();
    QTest::mousePress(&s.timeline, Qt::LeftButton, {}, s.at(total / 4));
    QTest::mouseRelease(&s.timeline, Qt::LeftButton, {}, s.at(total / 4));
    WatchedSearch::settle(s.model);
    QCOMPARE(s.model.position(), s.timeline.scale().positionAt(s.at(total / 4).x()));
    QCOMPARE(s.timeline.scale().total(), total);
    s.timeline.grab();
  }

  void theGoalIsMarked_data() { testing::addAlgorithmRows(); }
  void theGoalIsMarked() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (search::meetsAnew(w.algorithm)) w.side = 4;
    Scene s;
    w.show(s.model);
    QVERIFY(s.timeline.goalPosition());
    const std::size_t goal = *s.timeline.goalPosition();
    const search::Trace& trace = s.model.session().trace();
    QVERIFY(trace[goal - 1].kind == EventKind::Goal);
    for (std::size_t i = goal; i < trace.end(); ++i)
      QVERIFY(trace[i].kind == EventKind::Route || trace[i].kind == EventKind::Walk);
    s.timeline.grab();
  }

  // Each run's end is marked on the axis of the unit, and all of it can be painted while some are not there yet.
  void theEndsOfSeveralRunsAreMarked_data() {
    const auto row = testing::columns<int>("unit");
    row("events", int(StepUnit::Event));
    row("expansions", int(StepUnit::Expansion));
    row("f", int(StepUnit::F));
    row("time", int(StepUnit::Time));
  }
  void theEndsOfSeveralRunsAreMarked() {
    QFETCH(int, unit);
    Solver solver;
    WatchedRun first(&solver), second(&solver);
    Transport transport;
    transport.setRuns({&first, &second});
    ShownTimeline timeline(transport);
    const WatchedSearch a{Algorithm::AStar}, b{Algorithm::Dijkstra};
    transport.setSearches({{a.factory(), a.names()}, {b.factory(), b.names()}}, Transport::StartAt::Start);
    WatchedSearch::settle(transport);
    timeline.grab();
    transport.toEnd();
    WatchedSearch::settle(transport);
    for (const WatchedRun* run : {&first, &second})
      QTRY_VERIFY(run->answer().outcome != search::Outcome::Running);
    transport.setStepUnit(static_cast<StepUnit>(unit));
    WatchedSearch::settle(transport);
    const std::vector<std::size_t> ends = timeline.ends();
    QCOMPARE(ends.size(), std::size_t{2});
    QCOMPARE(std::max(ends[0], ends[1]), timeline.scale().total());
    QCOMPARE(timeline.scale().total(), transport.position());
    if (unit == int(StepUnit::Event)) QCOMPARE(ends, (std::vector{first.recorded(), second.recorded()}));
    const QPixmap atEnd = timeline.grab();
    QTest::mouseClick(&timeline, Qt::LeftButton, {}, {300, Timeline::kHeight / 2});
    WatchedSearch::settle(transport);
    QCOMPARE(transport.position(), timeline.scale().positionAt(300));
    QVERIFY(timeline.grab().toImage() != atEnd.toImage());
    QVERIFY(!timeline.goalPosition());
  }

  // Each run has its number under the place where it ends, those that end at the same place one label together.
  void endsAreNumbered() {
    testing::Panes panes({Algorithm::AStar, Algorithm::Dijkstra, Algorithm::AStar});
    ShownTimeline timeline(panes.transport);
    timeline.setRunNames({u"first"_s, QString(), u"third"_s});
    QCOMPARE(timeline.height(), Timeline::kHeight + Timeline::kStrip);
    panes.ask(Transport::StartAt::End);
    QCOMPARE(panes.wholes[0].end(), panes.wholes[2].end());
    QVERIFY(panes.wholes[0].end() < panes.wholes[1].end());
    QCOMPARE(timeline.flags().size(), std::size_t{2});
    const EndFlag both = timeline.flags()[0], other = timeline.flags()[1];
    QCOMPARE(both.text, u"1,3"_s);
    QCOMPARE(both.place, panes.wholes[0].end());
    QCOMPARE(other.text, u"2"_s);
    QCOMPARE(other.place, panes.wholes[1].end());
    const QString told = timeline.accessibleDescription();
    QVERIFY(testing::contains(told, u"1: first ends at %1"_s.arg(countText(both.place))));
    QVERIFY(testing::contains(told, u"Search 2 ends at %1"_s.arg(countText(other.place))));
    QVERIFY(testing::contains(told, u"3: third ends at"_s));
    QTest::mouseMove(&timeline, both.label.center().toPoint());
    QTRY_VERIFY(QToolTip::text().contains(u"3: third ends here"_s));
    // A click on a label goes to the very place.
    QTest::mouseClick(&timeline, Qt::LeftButton, {}, both.label.center().toPoint());
    panes.settle();
    QCOMPARE(panes.transport.position(), panes.wholes[0].end());
    // Who is still under way is not told of, though it is known.
    QCOMPARE(timeline.flags().size(), std::size_t{1});
    QCOMPARE(timeline.flags()[0].text, u"1,3"_s);
    panes.transport.toStart();
    panes.settle();
    QVERIFY(timeline.flags().empty());
  }

  // Where it is not known yet there is no flag, and a change of the runs is followed.
  void flagsComeWithTheEnds() {
    testing::Panes panes({Algorithm::Greedy, Algorithm::Dijkstra}, 60);
    ShownTimeline timeline(panes.transport);
    panes.ask(Transport::StartAt::Start);
    panes.transport.seek(panes.wholes[0].end() + 100);
    panes.settle();
    QVERIFY(panes.wholes[1].end() > 2 * panes.wholes[0].end() && !panes.runs[1]->isComplete());
    QCOMPARE(timeline.flags().size(), std::size_t{1});
    QCOMPARE(timeline.flags()[0].text, u"1"_s);
    const QImage before = timeline.grab().toImage();
    panes.transport.toEnd();
    panes.settle();
    QCOMPARE(timeline.flags().size(), std::size_t{2});
    QVERIFY(timeline.grab().toImage() != before);
    panes.transport.setRuns({panes.runs[1].get()});
    QVERIFY(timeline.flags().empty());
    QCOMPARE(timeline.height(), Timeline::kHeight);
    QVERIFY(timeline.goalPosition() || timeline.ends().empty());
  }

  // The curve is of the run that is shown, also where another one is the first.
  void theShownRunIsDrawn() {
    testing::Panes panes({Algorithm::Greedy, Algorithm::Dijkstra}, 40);
    ShownTimeline timeline(panes.transport);
    panes.ask(Transport::StartAt::End);
    const QImage first = timeline.grab().toImage();
    timeline.setShownRun(panes.runs[1].get());
    const QImage second = timeline.grab().toImage();
    timeline.setShownRun(nullptr);
    QVERIFY(timeline.grab().toImage() == first);
    // Behind the first run's end only the second has a curve.
    const double end = timeline.scale().xOf(panes.wholes[0].end());
    QVERIFY(end < 400);
    const auto colours = [](const QImage& image, double from, double to) {
      std::set<QRgb> out;
      for (int y = Timeline::kHeight / 2; y < Timeline::kHeight - 8; ++y)
        for (int x = int(from); x < int(to); ++x) out.insert(image.pixel(x, y));
      return out.size();
    };
    QCOMPARE(colours(first, end + 10, 550), std::size_t{1});
    QVERIFY(colours(second, end + 10, 550) > 1);
  }

  void withoutAWayThereIsNoGoal() {
    Scene s;
    WatchedSearch w;
    w.hasPath = false;
    w.show(s.model);
    QVERIFY(!s.timeline.goalPosition());
    QCOMPARE(s.timeline.scale().total(), s.model.recorded());
  }

  void withoutASearchNothingHappens() {
    Timeline alone;
    alone.resize(300, Timeline::kHeight);
    QVERIFY(!alone.grab().isNull());
    Scene s;
    QTest::mouseClick(&s.timeline, Qt::LeftButton, {}, {50, 20});
    QTest::keyClick(&s.timeline, Qt::Key_End);
    s.wheel(120);
    QVERIFY(!s.timeline.grab().isNull());
    QVERIFY(!s.timeline.accessibleDescription().isEmpty());
    WatchedSearch{}.show(s.model);
    const QString searched = s.timeline.accessibleDescription();
    s.model.clear();
    QVERIFY(s.timeline.accessibleDescription() != searched);
    QVERIFY(!s.timeline.grab().isNull());
  }

  void theModelMayGoFirst() {
    Timeline timeline, fresh;
    for (Timeline* one : {&timeline, &fresh}) {
      one->resize(600, Timeline::kHeight);
      one->show();
    }
    const auto picture = [](Timeline& of) { return of.grab().toImage(); };
    {
      OneRun model;
      timeline.setTransport(&model);
      WatchedSearch{}.show(model);
      QVERIFY(picture(timeline) != picture(fresh));
    }
    QCOMPARE(picture(timeline), picture(fresh));
    QTest::mouseClick(&timeline, Qt::LeftButton);
    QCOMPARE(picture(timeline), picture(fresh));
    QVERIFY(timeline.ends().empty() && !timeline.goalPosition());
  }

  void textsFollowTheLanguage() {
    Scene s;
    WatchedSearch{}.show(s.model);
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(s.timeline), QStringList());
    QVERIFY(!s.timeline.accessibleDescription().isEmpty());
  }
};

SEARCHLIGHT_TEST(TimelineTest)
#include "timeline_test.moc"
