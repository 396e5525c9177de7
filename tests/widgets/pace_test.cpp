// tests/widgets/pace_test.cpp: playing to the pace, by a clock of the test's own.
#include "tests/test_main.h"
#include "tests/widgets/small_questions.h"
#include "tests/widgets/watched_search.h"

using search::Algorithm;
using testing::factoryOf;
using testing::OneRun;
using testing::openField;
using testing::WatchedSearch;

namespace {

constexpr double kPaceFrame = 0.016;
constexpr double kNotKnown = 0;

Pace paceOf(double length) { return Pace(length == kNotKnown ? std::nullopt : std::optional(length)); }

// Seconds of playing, in frames; less where playing ends before.
double playFor(Transport& model, double seconds) {
  int frames = 0;
  while (frames * kPaceFrame < seconds && model.activity() == Transport::Activity::Playing) {
    model.playFrame(kPaceFrame);
    ++frames;
  }
  return frames * kPaceFrame;
}

std::size_t expansionsBehind(const WatchedRun& run) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < run.position(); ++i)
    count += run.session().trace()[i].kind == search::EventKind::Expand;
  return count;
}

void beginPaced(OneRun& model, int side, StepUnit unit = StepUnit::Event) {
  model.followPace(true);
  model.setStepUnit(unit);
  model.setSearch(factoryOf(openField(side)), {}, Transport::StartAt::End);
  WatchedSearch::settle(model);
  QTRY_VERIFY(model.answer().outcome != search::Outcome::Running);
  model.toStart();
}

}  // namespace

class PaceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // ---- The arithmetic ----

  // In whatever portions time goes by, with pauses or without, and back again.
  void itIsOnePathThereAndBack_data() {
    QTest::addColumn<double>("length");
    for (const double length : {kNotKnown, 20.0, 100.0, 1e6}) QTest::addRow("%g", length) << length;
  }
  void itIsOnePathThereAndBack() {
    QFETCH(double, length);
    const Pace pace = paceOf(length);
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= 1e-6 * std::max(1.0, b); };
    double inFrames = 0, speed = 0;
    for (int frame = 0; frame < 1200; ++frame) {
      QVERIFY(pace.speedAt(inFrames) >= speed);  // it never slows down
      speed = pace.speedAt(inFrames);
      inFrames = pace.after(inFrames, 1.0 / 60);
    }
    QVERIFY2(isNear(inFrames, pace.after(0, 20)), qPrintable(QString::number(inFrames)));
    for (const double seconds : {1.0, 2.9, 6.0, 15.0}) {
      const double there = pace.after(0, seconds);
      QVERIFY(isNear(pace.after(pace.after(there, 4), -4), there));
      QVERIFY(isNear(pace.after(there, -seconds), 0));
      QCOMPARE(pace.after(there, -seconds - 5), 0.0);
    }
  }

  // ---- Played ----

  void playingBeginsWithSingleExpansions_data() {
    QTest::addColumn<int>("unit");
    QTest::newRow("events") << static_cast<int>(StepUnit::Event);
    QTest::newRow("expansions") << static_cast<int>(StepUnit::Expansion);
  }
  void playingBeginsWithSingleExpansions() {
    QFETCH(int, unit);
    OneRun model;
    beginPaced(model, 60, static_cast<StepUnit>(unit));
    model.play();
    std::size_t most = 0;
    for (int second = 1; second <= Pace::kSingly; ++second) {
      const double until = second;
      for (double at = second - 1; at < until && model.activity() == Transport::Activity::Playing;
           at += kPaceFrame) {
        const std::size_t before = model.position();
        model.playFrame(kPaceFrame);
        most = std::max(most, model.position() - before);
      }
      const auto behind = static_cast<int>(expansionsBehind(model.run));
      QVERIFY2(std::abs(behind - second) <= 1, qPrintable(u"%1 after %2 s"_s.arg(behind).arg(second)));
    }
    // The events of an expansion come one after another, and an expansion as one where that is the unit.
    if (model.stepUnit() == StepUnit::Event) QCOMPARE(most, std::size_t{1});
    QVERIFY(model.stepUnit() == StepUnit::Event || most > 1);
  }

  void theWholeIsPlayedInTwentySeconds_data() {
    const auto row = testing::columns<int, int, int>("side", "unit", "direction");
    for (const int side : {10, 60})
      for (const StepUnit unit : {StepUnit::Event, StepUnit::Expansion, StepUnit::F, StepUnit::Time})
        for (const int direction : {1, -1})
          row(testing::rowName("%d x %d, unit %d, %d", side, side, static_cast<int>(unit), direction), side,
              static_cast<int>(unit), direction);
  }
  void theWholeIsPlayedInTwentySeconds() {
    FETCH(int, side, unit, direction);
    OneRun model;
    beginPaced(model, side, static_cast<StepUnit>(unit));
    const std::size_t route = model.run.phaseTwo()->begin;
    // Both ways over the same stretch: reading the route is an act of its own.
    if (direction < 0) model.seek(route);
    direction > 0 ? model.play() : model.playReverse();
    int frames = 0;
    for (; frames < 10'000 && model.activity() == Transport::Activity::Playing; ++frames) {
      if (direction > 0 && model.position() >= route) break;
      model.playFrame(kPaceFrame);
    }
    QVERIFY(direction > 0 ? model.position() >= route : model.position() == 0);
    const double seconds = frames * kPaceFrame;
    // A step of f or of time takes a second at the most, and there may be few of them.
    const bool isPaced =
        unit == static_cast<int>(StepUnit::Event) || unit == static_cast<int>(StepUnit::Expansion);
    QVERIFY2(isPaced ? seconds > 18 && seconds < 22 : seconds < 22, qPrintable(QString::number(seconds)));
  }

  // As long as nobody has told how long it is.
  void withoutAnAnswerItDoubles() {
    Transport model;
    WatchedRun run;  // asks no solver
    model.setRuns({&run});
    model.followPace(true);
    model.setStepUnit(StepUnit::Expansion);
    model.setSearch(factoryOf(openField(300)), {}, Transport::StartAt::Start);
    model.play();
    playFor(model, Pace::kSingly);
    QVERIFY(std::abs(model.speed() - 1) < 0.6);
    playFor(model, 2 * Pace::kSecondsToDouble);
    QVERIFY2(std::abs(model.speed() - 4) < 0.8, qPrintable(QString::number(model.speed())));
    playFor(model, 5 * Pace::kSecondsToDouble);
    QVERIFY2(std::abs(model.speed() - 128) < 16, qPrintable(QString::number(model.speed())));
    playFor(model, 20);
    QCOMPARE(model.speed(), 1000.0);
    model.setRuns({});
  }

  void afterAPauseItGoesOnWhereItWas() {
    std::size_t places[2];
    for (const bool pauses : {false, true}) {
      OneRun model;
      beginPaced(model, 60, StepUnit::Expansion);
      model.play();
      playFor(model, 7);
      const double speed = model.speed();
      if (pauses) {
        model.pause();
        QTest::qWait(50);
        QCOMPARE(model.speed(), speed);
        model.play();
      }
      playFor(model, 4);
      places[pauses] = expansionsBehind(model.run);
    }
    const double ratio = static_cast<double>(places[1]) / static_cast<double>(places[0]);
    QVERIFY2(ratio > 0.97 && ratio < 1.05, qPrintable(QString::number(ratio)));
  }

  // Whoever goes somewhere wants to look at it.
  void stepsAndJumpsPause_data() {
    QTest::addColumn<int>("what");
    const char* names[] = {"forward", "back", "start", "end", "seek", "landmark", "landmark back", "event"};
    for (int what = 0; what < 8; ++what) QTest::newRow(names[what]) << what;
  }
  void stepsAndJumpsPause() {
    QFETCH(int, what);
    OneRun model;
    beginPaced(model, 60);
    model.seek(500);
    model.play();
    playFor(model, 0.5);
    QVERIFY(model.activity() == Transport::Activity::Playing);
    switch (what) {
      case 0: model.stepForward(); break;
      case 1: model.stepBack(); break;
      case 2: model.toStart(); break;
      case 3: model.toEnd(); break;
      case 4: model.seek(700); break;
      case 5: model.toNext(Landmark::NextGenerate); break;
      case 6: model.toPrevious(Landmark::NextGenerate); break;
      default: model.run.requestSeek(700);
    }
    WatchedSearch::settle(model);
    QVERIFY(model.activity() == Transport::Activity::Idle);
    QVERIFY(model.followsPace());  // it is still what was chosen
  }

  void theFirstChoiceOfASpeedEndsIt() {
    OneRun model;
    QVERIFY(!model.followsPace());
    model.followPace(true);
    QSignalSpy changed(&model, &Transport::settingsChanged);
    model.setSpeed(40);
    QVERIFY(!model.followsPace());
    QCOMPARE(model.speed(), 40.0);
    model.followPace(true);
    model.followPace(true);
    QCOMPARE(changed.count(), 2);
    QVERIFY(!model.isSpeedAuto());
    model.setSpeedAuto(true);
    QVERIFY(!model.followsPace());
  }

  // Of very different searches over one field.
  void severalRunsShareOnePace() {
    Transport model;
    Solver solver;
    WatchedRun few{&solver}, many{&solver};
    model.setRuns({&few, &many});
    model.followPace(true);
    model.setStepUnit(StepUnit::Expansion);
    const auto question = [](Algorithm algorithm) {
      WatchedSearch w{algorithm, 81};
      return Transport::Question{w.factory(), w.names()};
    };
    model.setSearches({question(Algorithm::Greedy), question(Algorithm::Dijkstra)},
                      Transport::StartAt::Start);
    QTRY_VERIFY(few.answer().outcome == search::Outcome::Solved);
    QTRY_VERIFY(many.answer().outcome == search::Outcome::Solved);
    QVERIFY(many.answer().stats.expanded > 10 * few.answer().stats.expanded);
    model.play();
    playFor(model, Pace::kSingly);
    QCOMPARE(expansionsBehind(few), expansionsBehind(many));
    QVERIFY(expansionsBehind(few) >= 2 && expansionsBehind(few) <= 4);
    const double seconds = Pace::kSingly + playFor(model, 60);
    QVERIFY(few.isAtEnd() && many.isAtEnd());
    QVERIFY2(seconds > 18 && seconds < 22, qPrintable(QString::number(seconds)));
    model.setRuns({});
  }

  // Nobody follows them one expansion after the other: the longest ends in some twenty seconds, and a speed that was chosen stays.
  void severalLargeRunsTakeTwentySeconds_data() {
    QTest::addColumn<int>("unit");
    QTest::newRow("by expansion") << static_cast<int>(StepUnit::Expansion);
    QTest::newRow("by event") << static_cast<int>(StepUnit::Event);
  }
  void severalLargeRunsTakeTwentySeconds() {
    QFETCH(int, unit);
    Transport model;
    Solver solver;
    WatchedRun few{&solver}, many{&solver};
    model.setRuns({&few, &many});
    model.followPace(true);
    model.setStepUnit(static_cast<StepUnit>(unit));
    const auto question = [](Algorithm algorithm) {
      WatchedSearch w{algorithm, 121};
      return Transport::Question{w.factory(), w.names()};
    };
    model.setSearches({question(Algorithm::Greedy), question(Algorithm::Dijkstra)},
                      Transport::StartAt::Start);
    QTRY_VERIFY(few.answer().outcome == search::Outcome::Solved);
    QTRY_VERIFY(many.answer().outcome == search::Outcome::Solved);
    QVERIFY(many.answer().stats.expanded > 10'000);
    QCOMPARE(model.speed(), model.suitableSpeed());
    QVERIFY(model.followsPace());  // it is still what was chosen
    model.play();
    const double seconds = playFor(model, 60);
    QVERIFY(few.isAtEnd() && many.isAtEnd());
    QVERIFY2(seconds > 17 && seconds < 21.5, qPrintable(QString::number(seconds)));
    model.toStart();
    model.setSpeed(40);
    QCOMPARE(model.speed(), 40.0);
    model.setRuns({});
  }
};

SEARCHLIGHT_TEST(PaceTest)
#include "pace_test.moc"
