// tests/widgets/transport_test.cpp: the watched search: cursor, playing, seeking, breakpoints, the answer.

#include "tests/test_main.h"
#include "tests/widgets/small_questions.h"
#include "tests/widgets/watched_search.h"

using search::Algorithm;
using search::EventKind;
using search::Outcome;
using testing::factoryOf;
using testing::maze;
using testing::noRoute;
using testing::OneRun;
using testing::openField;
using testing::Setting;
using testing::WatchedSearch;

class TransportTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void withoutASearchEverythingIsQuiet() {
    OneRun model;
    model.stepForward();
    model.stepBack();
    model.play();
    model.toEnd();
    model.toNext(Landmark::LargerF);
    QCOMPARE(model.position(), std::size_t{0});
    QCOMPARE(model.recorded(), std::size_t{0});
    QVERIFY(!model.hasSearch());
    QVERIFY(model.activity() == Transport::Activity::Idle);
  }

  void theEndShowsTheRouteAndTheAnswerAgrees() {
    OneRun model;
    QSignalSpy answered(&model, &Transport::answerChanged);
    model.setSearch(factoryOf(maze(31)), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QVERIFY(model.isComplete());
    QCOMPARE(model.position(), model.recorded());
    QTRY_VERIFY(model.answer().outcome == Outcome::Solved);
    QVERIFY(answered.count() >= 2);
    std::vector<search::NodeId> route = model.player().route();
    std::reverse(route.begin(), route.end());
    QVERIFY(!route.empty());
    QVERIFY(route == model.run.answerNodes());
    QCOMPARE(model.player().counts().expanded, model.answer().stats.expanded);
    QCOMPARE(model.player().counts().generated, model.answer().stats.generated);
  }

  void noRouteIsSaidAndNoneIsDrawn() {
    OneRun model;
    model.setSearch(factoryOf(noRoute()), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QTRY_VERIFY(model.answer().outcome == Outcome::Exhausted);
    QVERIFY(!model.answer().route || model.answer().route->size() == 0);
    QVERIFY(model.player().route().empty());
  }

  void stepsGoBothPaths_data() { testing::columns<bool>("byExpansion")("events", false)("expansions", true); }
  void stepsGoBothPaths() {
    QFETCH(bool, byExpansion);
    OneRun model;
    model.setStepUnit(byExpansion ? StepUnit::Expansion : StepUnit::Event);
    model.setSearch(factoryOf(openField(6)), {}, Transport::StartAt::Start);
    QCOMPARE(model.position(), std::size_t{0});
    std::vector<std::size_t> stops{0};
    for (int guard = 0; guard < 10'000; ++guard) {
      model.stepForward();
      WatchedSearch::settle(model);  // on a busy machine a step is not done in one slice
      if (model.position() == stops.back()) break;
      if (byExpansion && !model.isComplete()) {
        const EventKind next = model.session().trace()[model.position()].kind;
        QVERIFY(next == EventKind::Expand || next == EventKind::Goal || next == EventKind::Route);
      }
      stops.push_back(model.position());
    }
    QVERIFY(model.isComplete());
    QCOMPARE(stops.back(), model.recorded());
    QVERIFY(byExpansion ? stops.size() < model.recorded() : stops.size() == model.recorded() + 1);
    for (auto stop = stops.rbegin() + 1; stop != stops.rend(); ++stop) {
      model.stepBack();
      WatchedSearch::settle(model);
      QCOMPARE(model.position(), *stop);
    }
    for (const search::PlayedNode& n : model.player().nodes()) QVERIFY(n == search::PlayedNode{});
  }

  void playingComesToTheEndAndStops_data() {
    testing::columns<int>("direction")("forwards", 1)("backwards", -1);
  }
  void playingComesToTheEndAndStops() {
    QFETCH(int, direction);
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(maze(31)), {},
                    direction > 0 ? Transport::StartAt::Start : Transport::StartAt::End);
    WatchedSearch::settle(model);
    QSignalSpy changed(&model, &Transport::activityChanged);
    direction > 0 ? model.play() : model.playReverse();
    QVERIFY(model.activity() == Transport::Activity::Playing);
    WatchedSearch::settle(model);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(model.position(), direction > 0 ? model.recorded() : std::size_t{0});
  }

  void playAtTheEndBeginsAgain() {
    OneRun model;
    model.setSpeed(1);
    model.setSearch(factoryOf(maze(11)), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    model.play();
    QVERIFY(model.activity() == Transport::Activity::Playing);
    QVERIFY(model.position() < model.recorded());
    model.pause();
    QVERIFY(model.activity() == Transport::Activity::Idle);
  }

  // At once, however slow: nobody waits a second for the first of one a second.
  void theFirstStepIsPlayedAtOnce_data() {
    testing::columns<int>("direction")("forwards", 1)("backwards", -1);
  }
  void theFirstStepIsPlayedAtOnce() {
    QFETCH(int, direction);
    OneRun model;
    model.setSpeed(1);
    model.setSearch(factoryOf(maze(31)), {}, Transport::StartAt::Start);
    model.moveTo(50);
    QCOMPARE(model.position(), std::size_t{50});
    const auto at = [direction](int steps) { return static_cast<std::size_t>(50 + direction * steps); };
    for (int time = 0; time < 2; ++time) {  // after a pause, too
      direction > 0 ? model.play() : model.playReverse();
      model.playFrame(0);
      QCOMPARE(model.position(), at(2 * time + 1));
      model.playFrame(0);  // and not a second one
      QCOMPARE(model.position(), at(2 * time + 1));
      for (int tenth = 0; tenth < 9; ++tenth) model.playFrame(0.1);
      QCOMPARE(model.position(), at(2 * time + 1));
      for (int tenth = 0; tenth < 2; ++tenth) model.playFrame(0.1);
      QCOMPARE(model.position(), at(2 * time + 2));
      model.pause();
    }
  }

  void breakpointsStopPlaying_data() {
    using Kind = search::Breakpoint::Kind;
    const auto row = testing::columns<int, quint64>("kind", "value");
    row("at the goal", int(Kind::AtGoal), quint64{0});
    row("at a kind of event", int(Kind::AtEvent), quint64(EventKind::Duplicate));
    row("at a cell", int(Kind::AtState), quint64{0});
    row("f exceeds", int(Kind::FExceeds), quint64{30});
  }
  void breakpointsStopPlaying() {
    FETCH_ALL((int, kind), (quint64, value));
    Setting s = openField(20, Algorithm::AStar);
    s.question.from = {3, 10};
    s.question.to = {16, 10};
    grid::Map map = s.graph->map();
    for (int y = 2; y < 20; ++y) map.setWeight({10, y}, grid::kWall);
    s.graph = std::make_shared<grid::RouteGraph>(map);
    if (kind == int(search::Breakpoint::Kind::FExceeds)) value = 14;
    OneRun model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
    model.setBreakpoints({{static_cast<search::Breakpoint::Kind>(kind), value, true, "5, 6"}});
    QSignalSpy hit(&model, &Transport::breakpointHit);
    model.play();
    WatchedSearch::settle(model);
    QCOMPARE(hit.count(), 1);
    const search::Event& e = model.session().trace()[model.position() - 1];
    switch (static_cast<search::Breakpoint::Kind>(kind)) {
      case search::Breakpoint::Kind::AtGoal: QVERIFY(e.kind == EventKind::Goal); break;
      case search::Breakpoint::Kind::AtEvent: QVERIFY(e.kind == EventKind::Duplicate); break;
      case search::Breakpoint::Kind::AtState: QCOMPARE(e.node, s.graph->cell({5, 6})); break;
      default:
        QVERIFY(e.kind == EventKind::Expand && search::expandedPriority(model.session(), e) > 14);
        break;
    }
    // A disabled one is passed over.
    model.setBreakpoints({{static_cast<search::Breakpoint::Kind>(kind), value, false, "5, 6"}});
    model.play();
    WatchedSearch::settle(model);
    QCOMPARE(hit.count(), 1);
    QCOMPARE(model.position(), model.recorded());
  }

  void landmarksAreFoundBothWays() {
    Setting s = openField(12, Algorithm::AStar);
    grid::Map map = s.graph->map();
    for (int y = 1; y < 12; ++y) map.setWeight({6, y}, grid::kWall);
    s.graph = std::make_shared<grid::RouteGraph>(map);
    s.question.from = {1, 8};
    s.question.to = {10, 8};
    OneRun model;
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
    std::vector<search::Cost> rises;
    for (;;) {
      model.toNext(Landmark::LargerF);
      WatchedSearch::settle(model);
      if (model.position() == model.recorded() && model.isComplete()) break;
      QVERIFY(rises.size() < 1000);
      rises.push_back(*model.currentF());
    }
    QVERIFY(rises.size() > 2);
    QVERIFY(std::is_sorted(rises.begin(), rises.end()) &&
            std::adjacent_find(rises.begin(), rises.end()) == rises.end());
    for (auto f = rises.rbegin(); f != rises.rend(); ++f) {
      model.toPrevious(Landmark::LargerF);
      WatchedSearch::settle(model);
      QCOMPARE(*model.currentF(), *f);
    }
    model.toStart();
    model.toNext(Landmark::Goal);
    WatchedSearch::settle(model);
    QVERIFY(model.session().trace()[model.position() - 1].kind == EventKind::Goal);
  }

  void anotherQuestionWhilePlayingPlaysOn() {
    OneRun model;
    model.setSpeed(1000);
    Setting s = openField(100);
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
    model.play();
    QTRY_VERIFY(model.position() > 100);
    const std::size_t before = model.position();
    s.question.from = {5, 5};
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Same);
    QVERIFY(model.activity() == Transport::Activity::Playing);
    QCOMPARE(model.position(), before);
    QTRY_VERIFY(model.position() > before);
    model.pause();
  }

  void aSearchAtItsEndStaysAtItsEnd() {
    OneRun model;
    Setting s = openField(30);
    model.setSearch(factoryOf(s), {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    s.question.from = {9, 9};
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Same);
    WatchedSearch::settle(model);
    QCOMPARE(model.position(), model.recorded());
    QVERIFY(!model.player().route().empty());
  }

  // ---- f ----

  void largerFIsGPlusHInDeepeningSearches() {
    Setting s = openField(5, Algorithm::IdaStar);
    grid::Map map = s.graph->map();
    for (int y = 0; y < 4; ++y) map.setWeight({2, y}, grid::kWall);
    s.graph = std::make_shared<grid::RouteGraph>(map);
    s.question.to = {4, 0};
    OneRun model;
    model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
    const std::unique_ptr<search::Session> whole = factoryOf(s)(search::Recording::Recorded);
    whole->run({}, {});
    const search::Trace& trace = whole->trace();
    // By the distance on the map, not by what the session says.
    const auto f = [&](std::size_t i) {
      const Point p = s.graph->point(trace[i].node);
      return trace[i].gAfter + static_cast<search::Cost>(std::abs(p.x - 4) + std::abs(p.y));
    };
    std::vector<std::size_t> rises;
    std::optional<search::Cost> now;
    for (std::size_t i = 0; i < trace.end(); ++i)
      if (trace[i].kind == EventKind::Expand && (!now || f(i) > *now)) {
        rises.push_back(i + 1);
        now = f(i);
      }
    QVERIFY(rises.size() > 2);
    for (const std::size_t rise : rises) {
      model.toNext(Landmark::LargerF);
      WatchedSearch::settle(model);
      QCOMPARE(model.position(), rise);
    }
  }

  // ---- What goes wrong ----

  void whatWorkersThrowBecomesAnAnswer_data() {
    testing::columns<bool>("memory")("memory", true)("anything else", false);
  }
  void whatWorkersThrowBecomesAnAnswer() {
    QFETCH(bool, memory);
    OneRun model;
    const Setting s = openField(200);
    std::atomic<int> recorded = 0;
    const auto fail = [memory] {
      if (memory) throw std::bad_alloc();
      throw std::runtime_error("no such thing");
    };
    model.setSearch(
        [&, make = factoryOf(s, 2)](search::Recording r) {
          if (r == search::Recording::Silent || ++recorded > 1) fail();
          return make(r);
        },
        {}, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QTRY_VERIFY(model.answer().outcome == (memory ? Outcome::MemoryLimit : Outcome::Stopped));
    QCOMPARE(model.answer().problem.contains(u"no such thing"_s), !memory);
    // The second run fails as well: the cursor stays, and it is said.
    const std::size_t before = model.position();
    QSignalSpy troubled(&model, &Transport::troubled);
    model.moveTo(10);
    QTRY_COMPARE(troubled.count(), 1);
    QCOMPARE(model.position(), before);
    model.stepBack();
    QCOMPARE(model.position(), before - 1);
  }

  void aQuestionThatCannotBeSearchedLeavesNone() {
    OneRun model;
    model.setSearch([](search::Recording) { return std::unique_ptr<search::Session>(); }, {},
                    Transport::StartAt::End);
    QVERIFY(!model.hasSearch());
    QVERIFY(model.activity() == Transport::Activity::Idle);
    model.play();
    QVERIFY(model.activity() == Transport::Activity::Idle);
  }

  void aBreakpointStaysAtItsCell() {
    OneRun model;
    model.setSpeed(1e6);
    model.setBreakpoints({search::Breakpoint::at("5, 6")});
    for (const int side : {12, 17}) {
      const Setting s = openField(side);
      model.setSearch(factoryOf(s), {}, Transport::StartAt::Start);
      model.play();
      WatchedSearch::settle(model);
      QVERIFY(!model.isAtEnd());
      QCOMPARE(model.session().trace()[model.position() - 1].node, s.graph->cell({5, 6}));
    }
  }

  void aSearchThatNeverEndsCanBeLeft() {
    Setting s = noRoute();
    s.question.options.algorithm = Algorithm::IterativeDeepening;
    OneRun model;
    model.setSearch(factoryOf(s), {}, Transport::StartAt::End);
    QVERIFY(model.activity() == Transport::Activity::Seeking);
    QTest::qWait(100);
    model.pause();
    QVERIFY(model.activity() == Transport::Activity::Idle);
    QVERIFY(!model.isComplete());
    QVERIFY(model.answer().outcome == Outcome::Running);
    // Memory: the window, whatever the search does.
    QVERIFY(model.session().trace().bytes() < std::size_t{64} * 65'536 * 24 + (1u << 20));
    model.clear();
    QVERIFY(!model.hasSearch());
  }
};

SEARCHLIGHT_TEST(TransportTest)
#include "transport_test.moc"
