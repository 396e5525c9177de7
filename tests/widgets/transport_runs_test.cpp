// tests/widgets/transport_runs_test.cpp: several runs in step: where each stands at each place of their common axis.
#include "tests/test_main.h"
#include "tests/widgets/panes.h"

using search::Algorithm;
using search::Cost;
using search::Event;
using search::EventKind;
using search::Outcome;
using testing::kEight;
using testing::kThree;
using testing::Panes;
using testing::Whole;

class TransportRunsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eventsGoInStep() {
    Panes p(kEight);
    p.ask(Transport::StartAt::Start);
    std::size_t longest = 0;
    for (const Whole& w : p.wholes) longest = std::max(longest, w.end());
    for (const std::size_t at :
         {std::size_t{1}, std::size_t{2}, longest / 3, longest, longest / 2, std::size_t{0}}) {
      p.transport.seek(at);
      p.settle();
      QCOMPARE(p.transport.position(), at);
      QCOMPARE(p.positions(), p.each([&](const Whole& w) { return std::min(at, w.end()); }));
    }
    p.transport.stepForward();
    p.transport.stepForward();
    QCOMPARE(p.positions(), std::vector<std::size_t>(8, 2));
    p.transport.stepBack();
    QCOMPARE(p.positions(), std::vector<std::size_t>(8, 1));
    p.transport.toEnd();
    p.settle();
    QCOMPARE(p.transport.position(), longest);
    QCOMPARE(p.transport.recorded(), longest);
    QVERIFY(p.transport.isComplete() && p.transport.isAtEnd());
    for (std::size_t k = 0; k < 8; ++k) QCOMPARE(p.transport.endOf(*p.runs[k]), p.wholes[k].end());
  }

  // Steps, ends, places and landmarks are looked at: who plays goes on no further.
  void whoGoesSomewherePauses_data() {
    const auto row = testing::columns<int, int, int>("count", "way", "direction");
    const char* const ways[] = {"a step",  "a step back",     "to the start",         "to the end",
                                "a place", "an event of one", "to the next landmark", "to the one before"};
    for (const int count : {1, 3})
      for (std::size_t way = 0; way < std::size(ways); ++way)
        for (const int direction : {1, -1})
          row(testing::rowName("%d, %s, %+d", count, ways[way], direction), count, int(way), direction);
  }
  void whoGoesSomewherePauses() {
    FETCH(int, count, way, direction);
    Panes p(count == 1 ? std::vector{Algorithm::AStar} : kThree);
    p.ask(Transport::StartAt::Start);
    p.transport.seek(40);
    p.settle();
    p.transport.setSpeed(1);
    direction > 0 ? p.transport.play() : p.transport.playReverse();
    QVERIFY(p.transport.activity() == Transport::Activity::Playing);
    switch (way) {
      case 0: p.transport.stepForward(); break;
      case 1: p.transport.stepBack(); break;
      case 2: p.transport.toStart(); break;
      case 3: p.transport.toEnd(); break;
      case 4: p.transport.seek(60); break;
      case 5: p.transport.seekEvent(p.runs.back().get(), 60); break;
      case 6: p.transport.toNext(Landmark::NextGenerate); break;
      default: p.transport.toPrevious(Landmark::NextGenerate); break;
    }
    QTRY_VERIFY(p.transport.activity() != Transport::Activity::Seeking);
    QVERIFY(p.transport.activity() == Transport::Activity::Idle);
    constexpr std::size_t kPlaces[] = {41, 39, 0, 0, 60, 60};
    if (way == 3)
      QVERIFY(p.transport.isAtEnd());
    else if (way < 6)
      QCOMPARE(p.transport.position(), kPlaces[way]);
  }

  void playingNeverLeavesARunBehind_data() {
    testing::columns<int>("direction")("forwards", 1)("backwards", -1);
  }
  void playingNeverLeavesARunBehind() {
    QFETCH(int, direction);
    Panes p(kThree, 60);
    p.ask(direction > 0 ? Transport::StartAt::Start : Transport::StartAt::End);
    p.transport.setSpeed(1e6);
    std::size_t frames = 0;
    connect(&p.transport, &Transport::moved, this, [&](std::size_t, std::size_t to) {
      ++frames;
      if (direction < 0)
        QCOMPARE(p.positions(), p.each([&](const Whole& w) { return std::min(to, w.end()); }));
      for (std::size_t k = 0; k < p.runs.size(); ++k) {
        QVERIFY(p.runs[k]->position() >= std::min(to, p.wholes[k].end()));
        QVERIFY(p.runs[k]->position() <= std::min(to + 256, p.wholes[k].end()));
      }
    });
    direction > 0 ? p.transport.play() : p.transport.playReverse();
    p.settle();
    QVERIFY(frames > 0);
    QCOMPARE(p.positions(), p.each([&](const Whole& w) { return direction > 0 ? w.end() : 0; }));
    disconnect(&p.transport, nullptr, this, nullptr);
  }

  void byExpansion() {
    Panes p(kEight, 9);
    p.transport.setStepUnit(StepUnit::Expansion);
    p.ask(Transport::StartAt::Start);
    const auto at = [&](std::size_t step) {
      return p.each([&](const Whole& w) {
        const auto steps = w.steps();
        return steps[std::min(step, steps.size() - 1)];
      });
    };
    std::size_t most = 0;
    for (const Whole& w : p.wholes) most = std::max(most, w.steps().size() - 1);
    for (std::size_t step = 0; step <= most; ++step) {
      QCOMPARE(p.transport.position(), step);
      QCOMPARE(p.positions(), at(step));
      p.transport.stepForward();
      p.settle();
    }
    QVERIFY(p.transport.isAtEnd());
    for (std::size_t step = most; step-- > 0;) {
      p.transport.stepBack();
      p.settle();
      QCOMPARE(p.transport.position(), step);
      QCOMPARE(p.positions(), at(step));
    }
    p.transport.seek(most / 2);
    p.settle();
    QCOMPARE(p.positions(), at(most / 2));
  }

  void byF_data() { testing::columns<int>("count")("one", 1)("three", 3); }
  void byF() {
    QFETCH(int, count);
    Panes p(count == 1 ? std::vector{Algorithm::Dijkstra} : kThree);
    p.transport.setStepUnit(StepUnit::F);
    p.ask(Transport::StartAt::Start);
    QVERIFY(p.transport.canStepBy(StepUnit::F));
    std::set<Cost> heights;
    for (const Whole& w : p.wholes) w.addHeights(heights);
    QVERIFY(heights.size() > 3);
    const auto before = [&](Cost f) { return p.each([&](const Whole& w) { return w.above(f); }); };
    for (const Cost f : heights) {
      p.transport.stepForward();
      p.settle();
      QCOMPARE(p.positions(), before(f));
      if (count > 1) QCOMPARE(p.transport.position(), std::size_t{f} + 1);
    }
    QVERIFY(p.transport.isAtEnd());
    for (auto f = std::next(heights.rbegin()); f != heights.rend(); ++f) {
      p.transport.stepBack();
      p.settle();
      QCOMPARE(p.positions(), before(*f));
    }
    p.transport.stepBack();
    p.settle();
    QCOMPARE(p.positions(), p.each([](const Whole&) { return 0; }));
  }

  void withoutAnFThereAreNoStepsByIt() {
    Panes p({Algorithm::AStar, Algorithm::BreadthFirst});
    p.transport.setStepUnit(StepUnit::F);
    p.ask(Transport::StartAt::Start);
    QVERIFY(!p.transport.canStepBy(StepUnit::F));
    QVERIFY(p.transport.stepUnit() == StepUnit::Event);
    p.transport.stepForward();
    QCOMPARE(p.positions(), (std::vector<std::size_t>{1, 1}));
  }

  void byTime() {
    Panes p(kThree, 40);
    p.ask(Transport::StartAt::End);
    p.waitForAnswers();
    QVERIFY(p.transport.canStepBy(StepUnit::Time));
    p.transport.setStepUnit(StepUnit::Time);
    p.settle();
    QVERIFY(p.transport.isAtEnd());
    double longest = 0;
    for (const auto& run : p.runs) longest = std::max(longest, run->answer().seconds);
    QCOMPARE(p.transport.position(), static_cast<std::size_t>(std::ceil(std::max(1.0, longest * 1e6))));
    for (const std::size_t t :
         {p.transport.position() / 2, p.transport.position() / 7, std::size_t{1}, std::size_t{0}}) {
      p.transport.seek(t);
      p.settle();
      QCOMPARE(p.transport.position(), t);
      for (std::size_t k = 0; k < p.runs.size(); ++k) {
        const double part = static_cast<double>(t) / (p.runs[k]->answer().seconds * 1e6);
        const auto events = static_cast<double>(p.wholes[k].end());
        QVERIFY(std::abs(static_cast<double>(p.runs[k]->position()) - events * std::min(1.0, part)) <= 1);
      }
    }
    p.transport.stepForward();
    p.settle();
    QCOMPARE(p.transport.position(), std::size_t{1});
    p.transport.setSpeed(1e6);
    p.transport.play();
    p.settle();
    QVERIFY(p.transport.isAtEnd());
  }

  void aBreakpointOfOneStopsAll() {
    Panes p(kThree);
    p.ask(Transport::StartAt::Start);
    p.transport.setBreakpoints({{search::Breakpoint::Kind::AtGoal, 0, true}});
    QSignalSpy hit(&p.transport, &Transport::breakpointHit);
    p.transport.setSpeed(1e6);
    std::set<std::size_t> goals;
    for (const Whole& w : p.wholes)
      for (std::size_t i = 0; i < w.end(); ++i)
        if (w.trace()[i].kind == EventKind::Goal) goals.insert(i + 1);
    for (const std::size_t goal : goals) {
      p.transport.play();
      p.settle();
      QCOMPARE(p.transport.position(), goal);
      QCOMPARE(p.positions(), p.each([&](const Whole& w) { return std::min(goal, w.end()); }));
    }
    QCOMPARE(static_cast<std::size_t>(hit.count()), goals.size());
  }

  // In steps by expansion the one that meets it stands in the middle of a step, the others at its beginning.
  void aBreakpointInsideAStep() {
    Panes p({Algorithm::AStar, Algorithm::Dijkstra});
    p.transport.setStepUnit(StepUnit::Expansion);
    p.ask(Transport::StartAt::Start);
    p.transport.setBreakpoints({search::Breakpoint::at("3, 0")});
    p.transport.setSpeed(1e6);
    p.transport.play();
    p.settle();
    const std::size_t place = p.transport.position();
    std::size_t atEvent = 0;
    for (std::size_t k = 0; k < 2; ++k) {
      const std::size_t at = p.runs[k]->position(), begins = p.wholes[k].steps()[place];
      if (at == begins) continue;
      ++atEvent;
      QVERIFY(at > begins && at < p.wholes[k].steps()[place + 1]);
      QCOMPARE(p.runs[k]->session().trace()[at - 1].node, search::NodeId{3});
    }
    QCOMPARE(atEvent, std::size_t{1});
    p.transport.setBreakpoints({});
    p.transport.stepForward();
    p.settle();
    QCOMPARE(p.positions(), p.each([&](const Whole& w) { return w.steps()[place + 1]; }));
  }

  void landmarksAreTheNearestOfAll() {
    Panes p(kThree);
    p.ask(Transport::StartAt::Start);
    std::set<std::size_t> goals;
    for (const Whole& w : p.wholes)
      for (std::size_t i = 0; i < w.end(); ++i)
        if (w.trace()[i].kind == EventKind::Goal) goals.insert(i + 1);
    for (const std::size_t goal : goals) {
      p.transport.toNext(Landmark::Goal);
      p.settle();
      QCOMPARE(p.transport.position(), goal);
    }
    p.transport.toEnd();
    p.settle();
    for (auto goal = goals.rbegin(); goal != goals.rend(); ++goal) {
      p.transport.toPrevious(Landmark::Goal);
      p.settle();
      QCOMPARE(p.transport.position(), *goal);
    }
    QSignalSpy missed(&p.transport, &Transport::landmarkMissed);
    p.transport.toPrevious(Landmark::Goal);
    p.settle();
    QCOMPARE(missed.count(), 1);
    QCOMPARE(p.transport.position(), std::size_t{0});
  }

  // The windows hold 131,072 events.
  void allComeFromBeforeTheirWindows_data() {
    const auto row = testing::columns<int>("unit");
    row("events", int(StepUnit::Event));
    row("expansions", int(StepUnit::Expansion));
    row("f", int(StepUnit::F));
    row("time", int(StepUnit::Time));
  }
  void allComeFromBeforeTheirWindows() {
    QFETCH(int, unit);
    Panes p({Algorithm::AStar, Algorithm::Dijkstra}, 230, 2);
    p.ask(Transport::StartAt::End);
    p.waitForAnswers();
    p.transport.setStepUnit(static_cast<StepUnit>(unit));
    p.settle();
    QVERIFY(p.transport.isAtEnd());
    const std::size_t end = p.transport.position();
    for (const std::size_t at : {end / 5, end / 2, std::size_t{1}, end}) {
      p.transport.seek(at);
      p.settle();
      QCOMPARE(p.transport.position(), at);
      if (unit == int(StepUnit::Event))
        QCOMPARE(p.positions(), p.each([&](const Whole& w) { return std::min(at, w.end()); }));
      if (unit == int(StepUnit::Expansion))
        QCOMPARE(p.positions(), p.each([&](const Whole& w) {
          const auto steps = w.steps();
          return steps[std::min(at, steps.size() - 1)];
        }));
      if (unit == int(StepUnit::F))
        QCOMPARE(p.positions(), p.each([&](const Whole& w) { return w.above(static_cast<Cost>(at - 1)); }));
    }
    p.transport.setSpeed(1e6);
    p.transport.playReverse();
    QTRY_VERIFY(p.transport.position() == 0 && p.transport.activity() == Transport::Activity::Idle);
    QCOMPARE(p.positions(), p.each([](const Whole&) { return 0; }));
  }
};

SEARCHLIGHT_TEST(TransportRunsTest)
#include "transport_runs_test.moc"
