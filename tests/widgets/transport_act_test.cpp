// tests/widgets/transport_act_test.cpp: phase two as an act, the speed that suits, and the place that a drag keeps.
#include "tests/test_main.h"
#include "tests/widgets/small_questions.h"
#include "tests/widgets/watched_search.h"
#include "widgets/run/speed_scale.h"

using search::Algorithm;
using search::EventKind;
using testing::factoryOf;
using testing::maze;
using testing::OneRun;
using testing::openField;
using testing::Setting;
using testing::WatchedSearch;

namespace {

constexpr double kActFrame = 0.016;

// Frames, of a clock of our own, until playing ends or so many are over.
int playFrames(Transport& model, int most = 100'000, double seconds = kActFrame) {
  int frames = 0;
  for (; frames < most && model.activity() == Transport::Activity::Playing; ++frames)
    model.playFrame(seconds);
  return frames;
}

void beginRun(OneRun& model, const Setting& setting, Transport::StartAt where = Transport::StartAt::End) {
  model.setSearch(factoryOf(setting), {}, where);
  WatchedSearch::settle(model);
  QTRY_VERIFY(model.answer().outcome != search::Outcome::Running);
}

}  // namespace

class TransportActTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- Phase two ----

  void phaseTwoIsTheRouteBeingRead_data() { testing::addAlgorithmRows(); }
  void phaseTwoIsTheRouteBeingRead() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    if (search::meetsAnew(w.algorithm)) w.side = 4;
    OneRun model;
    w.show(model);
    const auto route = model.run.phaseTwo();
    if (w.algorithm == Algorithm::DStarLite) {  // its agent walks afterwards
      QVERIFY(!route);
      return;
    }
    QVERIFY(route);
    QCOMPARE(route->end, model.recorded());
    QCOMPARE(route->length(), model.player().route().size());
    const search::Trace& trace = model.session().trace();
    QVERIFY(trace[route->begin - 1].kind == EventKind::Goal);
    for (std::size_t i = route->begin; i < route->end; ++i) QVERIFY(trace[i].kind == EventKind::Route);
    model.seek(route->begin);
    QVERIFY(model.run.isOutcomeReached());
    model.stepBack();
    QVERIFY(!model.run.isOutcomeReached());
  }

  void withoutARouteThereIsNone() {
    OneRun model;
    WatchedSearch w;
    w.hasPath = false;
    w.show(model);
    QVERIFY(!model.run.phaseTwo());
    QVERIFY(model.run.isOutcomeReached());
    model.stepBack();
    QVERIFY(!model.run.isOutcomeReached());
  }

  // As many frames as a second and a half has, and not many more.
  void readingTakesASecondAndAHalf_data() {
    const auto row = testing::columns<double, int>("speed", "unit");
    for (const double speed : {5000.0, 1e6})
      for (const StepUnit unit : {StepUnit::Event, StepUnit::Expansion, StepUnit::F, StepUnit::Time})
        row(testing::rowName("%g, unit %d", speed, static_cast<int>(unit)), speed, static_cast<int>(unit));
  }
  void readingTakesASecondAndAHalf() {
    FETCH_ALL((double, speed), (int, unit));
    OneRun model;
    beginRun(model, maze(31));
    model.setStepUnit(static_cast<StepUnit>(unit));
    QVERIFY(model.stepUnit() == static_cast<StepUnit>(unit));
    model.setSpeed(speed);
    const auto route = *model.run.phaseTwo();
    QVERIFY(route.length() > 50);
    QSignalSpy read(&model, &Transport::routeRead);
    model.toStart();
    model.play();
    int before = 0;
    for (; model.position() < route.begin && before < 100'000; ++before) model.playFrame(kActFrame);
    QCOMPARE(model.position(), route.begin);  // whatever was due, it waits here
    QVERIFY(model.isPacingRoute());
    QCOMPARE(read.count(), 0);
    const int frames = playFrames(model);
    QVERIFY2(frames * kActFrame >= speed_scale::kActSeconds - kActFrame, qPrintable(QString::number(frames)));
    QVERIFY2(frames * kActFrame <= speed_scale::kActSeconds + 3 * kActFrame,
             qPrintable(QString::number(frames)));
    QVERIFY(model.isAtEnd());
    QVERIFY(model.activity() == Transport::Activity::Idle);
    QCOMPARE(read.count(), 1);
  }

  // What is slower by itself is not made faster, and can be paused as ever.
  void aSlowerSpeedIsKept() {
    OneRun model;
    beginRun(model, maze(31));
    const auto route = *model.run.phaseTwo();
    model.setSpeed(10);
    model.seek(route.begin);
    model.play();
    for (int frame = 0; frame < 100; ++frame) model.playFrame(kActFrame);
    const std::size_t read = model.position() - route.begin;
    QVERIFY2(read >= 15 && read <= 18, qPrintable(QString::number(read)));
    QVERIFY(!model.isPacingRoute());
    model.togglePlay();
    QVERIFY(model.activity() == Transport::Activity::Idle);
    QCOMPARE(model.position(), route.begin + read);
  }

  void itIsPassedByStepsSeeksAndBackwards() {
    OneRun model;
    beginRun(model, maze(31));
    const auto route = *model.run.phaseTwo();
    QSignalSpy read(&model, &Transport::routeRead);
    model.setSpeed(1e6);
    model.playReverse();
    QVERIFY(playFrames(model) < 20);
    QCOMPARE(model.position(), std::size_t{0});
    model.seek(route.begin + 3);
    QCOMPARE(model.position(), route.begin + 3);
    model.stepForward();
    QCOMPARE(model.position(), route.begin + 4);
    model.toEnd();
    QVERIFY(model.isAtEnd());
    QCOMPARE(read.count(), 0);
    model.stepBack();
    model.stepForward();  // the last node, by hand
    QCOMPARE(read.count(), 1);
  }

  void skippingGoesToTheEnd() {
    OneRun model;
    beginRun(model, maze(31));
    QSignalSpy read(&model, &Transport::routeRead);
    model.setSpeed(1e6);
    model.skipRoute();  // nothing is read
    QVERIFY(model.activity() == Transport::Activity::Idle);
    model.seek(model.run.phaseTwo()->begin);
    model.play();
    model.playFrame(kActFrame);
    QVERIFY(!model.isAtEnd());
    model.skipRoute();
    QVERIFY(model.isAtEnd());
    QVERIFY(model.activity() == Transport::Activity::Idle);
    QCOMPARE(read.count(), 1);
  }

  // Breakpoints are looked for event by event, and phase two begins there just the same.
  void itBeginsUnderBreakpointsToo() {
    OneRun model;
    beginRun(model, maze(31));
    model.setBreakpoints({{search::Breakpoint::Kind::FExceeds, 1'000'000, true}});
    model.setSpeed(1e6);
    const auto route = *model.run.phaseTwo();
    model.seek(route.begin - 5);
    model.play();
    model.playFrame(kActFrame);
    QCOMPARE(model.position(), route.begin);
    QVERIFY(model.isPacingRoute());
    playFrames(model);
    QVERIFY(model.isAtEnd());
  }

  // The trace is recorded as it is played: the route must not be passed before it is known to be one.
  void itBeginsWhereItIsRecordedFirst() {
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(openField(300)), {}, Transport::StartAt::Start);
    QVERIFY(!model.isComplete());
    model.play();
    for (int frame = 0; frame < 100'000 && !model.isPacingRoute(); ++frame) model.playFrame(kActFrame);
    QVERIFY(model.isPacingRoute());
    QCOMPARE(model.position(), model.run.phaseTwo()->begin);
    QCOMPARE(model.run.phaseTwo()->length(), std::size_t{599});
  }

  void ofSeveralRunsNoneWaits() {
    OneRun one;
    WatchedRun other;
    one.setRuns({&one.run, &other});
    one.setSearches({{factoryOf(maze(31)), {}}, {factoryOf(maze(31)), {}}}, Transport::StartAt::Start);
    WatchedSearch::settle(one);
    one.setSpeed(1e6);
    one.play();
    QVERIFY(playFrames(one) < 60);
    QVERIFY(one.isAtEnd());
    one.setRuns({&one.run});
  }

  // ---- The speed that suits ----

  // The answer is there long before the trace is.
  void whatIsKnownOfTheAnswerWillDo() {
    OneRun model;
    model.setSearch(factoryOf(openField(300)), {}, Transport::StartAt::Start);
    QTRY_VERIFY(model.answer().outcome != search::Outcome::Running);
    QVERIFY(!model.isComplete());
    const double guessed = model.speed();
    model.moveToEnd();
    QVERIFY2(guessed > 0.5 * model.speed() && guessed < 2 * model.speed(),
             qPrintable(QString::number(guessed)));
  }

  void aSpeedThatIsSetStaysUntilItIsAutomaticAgain() {
    OneRun model;
    beginRun(model, openField(60));
    QSignalSpy changed(&model, &Transport::settingsChanged);
    const double suits = model.suitableSpeed();
    QCOMPARE(model.speed(), suits);
    model.setSpeed(suits);  // the same, but meant
    QCOMPARE(changed.count(), 1);
    QVERIFY(!model.isSpeedAuto());
    model.setSpeed(100);
    beginRun(model, openField(85));
    QCOMPARE(model.speed(), 100.0);
    QVERIFY(model.suitableSpeed() > suits);  // it is still known
    model.setSpeedAuto(true);
    QCOMPARE(changed.count(), 3);
    QCOMPARE(model.speed(), model.suitableSpeed());
    model.setSpeedAuto(false);  // what it was
    QCOMPARE(model.speed(), model.suitableSpeed());
    QVERIFY(!model.isSpeedAuto());
  }

  // ---- Another question on the way ----

  // A drag asks again and again before the place is reached.
  void aDragKeepsPlayingAndItsPlace() {
    Setting s = maze(1001, Algorithm::BreadthFirst);
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
    model.play();
    QTRY_VERIFY(model.position() > 200'000);
    const std::size_t place = model.position();
    for (int move = 0; move < 20; ++move) {
      s.question.from.x += move % 2 == 0 ? 2 : -2;  // mazes are free on odd cells
      model.setSearch(factoryOf(s), {}, Transport::StartAt::Same);
      if (move % 3 == 0) QTest::qWait(1);
    }
    QVERIFY(model.activity() != Transport::Activity::Idle);
    QTRY_VERIFY(model.activity() == Transport::Activity::Playing || model.isAtEnd());
    QVERIFY(!model.isAtEnd());
    QVERIFY(model.position() >= place);
    model.pause();
  }

  // On the way there are searches that are over before the place: that is not where the user wanted to be.
  void shorterSearchesDoNotLoseThePlace() {
    OneRun model;
    model.setSpeed(1);
    beginRun(model, openField(40), Transport::StartAt::Start);
    model.seek(1500);
    model.play();
    const std::size_t place = model.position();
    model.setSearch(factoryOf(openField(5)), {}, Transport::StartAt::Same);
    QTRY_VERIFY(model.isAtEnd());
    QVERIFY(model.position() < place);
    model.setSearch(factoryOf(openField(6)), {}, Transport::StartAt::Same);
    QTRY_VERIFY(model.isAtEnd());
    model.setSearch(factoryOf(openField(40)), {}, Transport::StartAt::Same);
    QTRY_VERIFY(model.activity() != Transport::Activity::Seeking);
    QCOMPARE(model.position(), place);
    QVERIFY(model.activity() == Transport::Activity::Playing);
    model.pause();
    // The drag is over where the search is at its end: there it stays.
    model.setSearch(factoryOf(openField(5)), {}, Transport::StartAt::Same);
    WatchedSearch::settle(model);
    model.forgetPlace();
    model.setSearch(factoryOf(openField(40)), {}, Transport::StartAt::Same);
    WatchedSearch::settle(model);
    QVERIFY(model.isAtEnd());
    // And so it is when the user has gone somewhere himself.
    model.seek(1500);
    model.setSearch(factoryOf(openField(5)), {}, Transport::StartAt::Same);
    model.seek(3);
    model.setSearch(factoryOf(openField(40)), {}, Transport::StartAt::Same);
    WatchedSearch::settle(model);
    QCOMPARE(model.position(), std::size_t{3});
  }
};

SEARCHLIGHT_TEST(TransportActTest)
#include "transport_act_test.moc"
