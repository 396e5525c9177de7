// tests/widgets/search_model_test.cpp: the watched search: cursor, playing, seeking, breakpoints, the answer.
#include <QSignalSpy>
#include <QTest>

#include "core/grid/maze.h"
#include "core/grid/route.h"
#include "widgets/search/search_model.h"

using namespace searchlight;
using namespace searchlight::ui;
using search::Algorithm;
using search::EventKind;
using search::Outcome;

namespace {

struct Setting {
  std::shared_ptr<const grid::RouteGraph> graph;
  grid::RouteQuestion question;
};

Setting maze(int side, Algorithm algorithm = Algorithm::AStar) {
  grid::GeneratorSettings g;
  g.width = g.height = side;
  g.seed = 7;
  const grid::MapDocument d = grid::generateDocument(g);
  grid::RouteQuestion q{*d.start, *d.goal, {}};
  q.options.algorithm = algorithm;
  return {std::make_shared<grid::RouteGraph>(d.map), q};
}

Setting openField(int side, Algorithm algorithm = Algorithm::BreadthFirst) {
  grid::RouteQuestion q{{0, 0}, {side - 1, side - 1}, {}};
  q.options.algorithm = algorithm;
  return {std::make_shared<grid::RouteGraph>(grid::Map(side, side)), q};
}

// A wall between start and goal.
Setting noRoute() {
  Setting s = openField(20);
  grid::Map map = s.graph->map();
  for (int y = 0; y < 20; ++y) map.setWeight({10, y}, grid::kWall);
  s.graph = std::make_shared<grid::RouteGraph>(map);
  return s;
}

SearchModel::Factory factoryOf(const Setting& s, std::size_t segments = 64) {
  return [s, segments](search::Recording r) {
    return grid::makeRouteSession(s.graph, s.question, r, {}, segments).session;
  };
}

void settle(SearchModel& model) {
  QTRY_VERIFY_WITH_TIMEOUT(model.activity() == SearchModel::Activity::Idle, 30'000);
}

}  // namespace

class SearchModelTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void withoutASearchEverythingIsQuiet() {
    SearchModel model;
    model.stepForward();
    model.stepBack();
    model.play();
    model.toEnd();
    model.toNext(SearchModel::Landmark::LargerF);
    QCOMPARE(model.position(), std::size_t{0});
    QCOMPARE(model.recorded(), std::size_t{0});
    QVERIFY(!model.hasSearch());
    QVERIFY(model.activity() == SearchModel::Activity::Idle);
  }

  void theEndShowsTheRouteAndTheAnswerAgrees() {
    SearchModel model;
    QSignalSpy answered(&model, &SearchModel::answerChanged);
    model.setSearch(factoryOf(maze(31)), {}, SearchModel::StartAt::End);
    settle(model);
    QVERIFY(model.isComplete());
    QCOMPARE(model.position(), model.recorded());
    QTRY_VERIFY(model.answer().outcome == Outcome::Solved);
    QVERIFY(answered.count() >= 2);
    std::vector<search::NodeId> route = model.player().route();
    std::reverse(route.begin(), route.end());
    QVERIFY(!route.empty());
    QVERIFY(route == model.answer().path);
    QCOMPARE(model.player().counts().expanded, model.answer().stats.expanded);
    QCOMPARE(model.player().counts().generated, model.answer().stats.generated);
  }

  void noRouteIsSaidAndNoneIsDrawn() {
    SearchModel model;
    model.setSearch(factoryOf(noRoute()), {}, SearchModel::StartAt::End);
    settle(model);
    QTRY_VERIFY(model.answer().outcome == Outcome::Exhausted);
    QVERIFY(model.answer().path.empty());
    QVERIFY(model.player().route().empty());
  }

  void stepsGoBothWays_data() {
    QTest::addColumn<bool>("byExpansion");
    QTest::newRow("events") << false;
    QTest::newRow("expansions") << true;
  }
  void stepsGoBothWays() {
    QFETCH(bool, byExpansion);
    SearchModel model;
    model.setStepUnit(byExpansion ? SearchModel::StepUnit::Expansion : SearchModel::StepUnit::Event);
    model.setSearch(factoryOf(openField(6)), {}, SearchModel::StartAt::Start);
    QCOMPARE(model.position(), std::size_t{0});
    std::vector<std::size_t> stops{0};
    for (int guard = 0; guard < 10'000; ++guard) {
      model.stepForward();
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
      QCOMPARE(model.position(), *stop);
    }
    for (const search::PlayedNode& n : model.player().nodes()) QVERIFY(n == search::PlayedNode{});
  }

  void movedTellsTheStretch() {
    SearchModel model;
    model.setSearch(factoryOf(maze(21)), {}, SearchModel::StartAt::End);
    settle(model);
    QSignalSpy moved(&model, &SearchModel::moved);
    model.seek(10);
    settle(model);
    QCOMPARE(model.position(), std::size_t{10});
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved[0][1].value<std::size_t>(), std::size_t{10});
    QVERIFY(!moved[0][2].toBool());
  }

  void playingComesToTheEndAndStops_data() {
    QTest::addColumn<int>("direction");
    QTest::newRow("forwards") << 1;
    QTest::newRow("backwards") << -1;
  }
  void playingComesToTheEndAndStops() {
    QFETCH(int, direction);
    SearchModel model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(maze(31)), {},
                    direction > 0 ? SearchModel::StartAt::Start : SearchModel::StartAt::End);
    settle(model);
    QSignalSpy changed(&model, &SearchModel::activityChanged);
    direction > 0 ? model.play() : model.playReverse();
    QVERIFY(model.activity() == SearchModel::Activity::Playing);
    settle(model);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(model.position(), direction > 0 ? model.recorded() : std::size_t{0});
  }

  void playAtTheEndBeginsAgain() {
    SearchModel model;
    model.setSpeed(1);
    model.setSearch(factoryOf(maze(11)), {}, SearchModel::StartAt::End);
    settle(model);
    model.play();
    QVERIFY(model.activity() == SearchModel::Activity::Playing);
    QVERIFY(model.position() < model.recorded());
    model.pause();
    QVERIFY(model.activity() == SearchModel::Activity::Idle);
  }

  void breakpointsStopPlaying_data() {
    using Kind = search::Breakpoint::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<quint64>("value");
    QTest::newRow("at the goal") << int(Kind::AtGoal) << quint64{0};
    QTest::newRow("at a kind of event") << int(Kind::AtEvent) << quint64(EventKind::Duplicate);
    QTest::newRow("at a cell") << int(Kind::AtState) << quint64{5};
    QTest::newRow("f exceeds") << int(Kind::FExceeds) << quint64{30};
  }
  void breakpointsStopPlaying() {
    QFETCH(int, kind);
    QFETCH(quint64, value);
    Setting s = openField(20, Algorithm::AStar);
    s.question.from = {3, 10};
    s.question.to = {16, 10};
    grid::Map map = s.graph->map();
    for (int y = 2; y < 20; ++y) map.setWeight({10, y}, grid::kWall);
    s.graph = std::make_shared<grid::RouteGraph>(map);
    if (kind == int(search::Breakpoint::Kind::AtState)) value = map.index({5, 6});
    if (kind == int(search::Breakpoint::Kind::FExceeds)) value = 14;
    SearchModel model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::Start);
    model.setBreakpoints({{static_cast<search::Breakpoint::Kind>(kind), value, true}});
    QSignalSpy hit(&model, &SearchModel::breakpointHit);
    model.play();
    settle(model);
    QCOMPARE(hit.count(), 1);
    const search::Event& e = model.session().trace()[model.position() - 1];
    switch (static_cast<search::Breakpoint::Kind>(kind)) {
      case search::Breakpoint::Kind::AtGoal: QVERIFY(e.kind == EventKind::Goal); break;
      case search::Breakpoint::Kind::AtEvent: QVERIFY(e.kind == EventKind::Duplicate); break;
      case search::Breakpoint::Kind::AtState: QCOMPARE(quint64{e.node}, value); break;
      default:
        QVERIFY(e.kind == EventKind::Expand && search::expandedPriority(model.session(), e) > 14);
        break;
    }
    // A disabled one is passed over.
    model.setBreakpoints({{static_cast<search::Breakpoint::Kind>(kind), value, false}});
    model.play();
    settle(model);
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
    SearchModel model;
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::Start);
    std::vector<search::Cost> rises;
    for (;;) {
      model.toNext(SearchModel::Landmark::LargerF);
      settle(model);
      if (model.position() == model.recorded() && model.isComplete()) break;
      QVERIFY(rises.size() < 1000);
      rises.push_back(*model.currentF());
    }
    QVERIFY(rises.size() > 2);
    QVERIFY(std::is_sorted(rises.begin(), rises.end()) &&
            std::adjacent_find(rises.begin(), rises.end()) == rises.end());
    for (auto f = rises.rbegin(); f != rises.rend(); ++f) {
      model.toPrevious(SearchModel::Landmark::LargerF);
      settle(model);
      QCOMPARE(*model.currentF(), *f);
    }
    model.toStart();
    model.toNext(SearchModel::Landmark::Goal);
    settle(model);
    QVERIFY(model.session().trace()[model.position() - 1].kind == EventKind::Goal);
  }

  // Two segments hold 131,072 events; the search has more.
  void beforeTheWindowASecondRunTakesOver() {
    const Setting s = openField(200);
    SearchModel model;
    model.setSearch(factoryOf(s, 2), {}, SearchModel::StartAt::End);
    settle(model);
    QVERIFY(model.earliest() > 0);
    const std::size_t end = model.recorded(), target = model.earliest() / 2;
    model.seek(target);
    settle(model);
    QCOMPARE(model.position(), target);
    QCOMPARE(model.recorded(), end);
    QVERIFY(model.isComplete());
    const std::unique_ptr<search::Session> fresh = factoryOf(s, 64)(search::Recording::Recorded);
    fresh->run({}, {});
    search::TracePlayer player(fresh->trace());
    player.seek(target);
    for (search::NodeId n = 0; n < player.nodes().size(); ++n)
      QVERIFY(player.node(n) == model.player().node(n));
    QCOMPARE(model.player().counts().expanded, player.counts().expanded);
    // And forwards again to the end.
    model.toEnd();
    settle(model);
    QCOMPARE(model.position(), end);
  }

  void reversePlayCrossesTheWindow() {
    SearchModel model;
    model.setSpeed(1e6);
    model.setSearch(factoryOf(openField(200), 2), {}, SearchModel::StartAt::End);
    settle(model);
    QVERIFY(model.earliest() > 0);
    model.playReverse();
    QTRY_VERIFY_WITH_TIMEOUT(model.position() == 0 && model.activity() == SearchModel::Activity::Idle,
                             60'000);
  }

  void anotherQuestionWhilePlayingPlaysOn() {
    SearchModel model;
    model.setSpeed(1000);
    Setting s = openField(100);
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::Start);
    model.play();
    QTRY_VERIFY(model.position() > 100);
    const std::size_t before = model.position();
    s.question.from = {5, 5};
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::Same);
    QVERIFY(model.activity() == SearchModel::Activity::Playing);
    QCOMPARE(model.position(), before);
    QTRY_VERIFY(model.position() > before);
    model.pause();
  }

  void aSearchAtItsEndStaysAtItsEnd() {
    SearchModel model;
    Setting s = openField(30);
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::End);
    settle(model);
    s.question.from = {9, 9};
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::Same);
    settle(model);
    QCOMPARE(model.position(), model.recorded());
    QVERIFY(!model.player().route().empty());
  }

  void aSearchThatNeverEndsCanBeLeft() {
    Setting s = noRoute();
    s.question.options.algorithm = Algorithm::IterativeDeepening;
    SearchModel model;
    model.setSearch(factoryOf(s), {}, SearchModel::StartAt::End);
    QVERIFY(model.activity() == SearchModel::Activity::Seeking);
    QTest::qWait(100);
    model.pause();
    QVERIFY(model.activity() == SearchModel::Activity::Idle);
    QVERIFY(!model.isComplete());
    QVERIFY(model.answer().outcome == Outcome::Running);
    // Memory: the window, whatever the search does.
    QVERIFY(model.session().trace().bytes() < std::size_t{64} * 65'536 * 24 + (1u << 20));
    model.clear();
    QVERIFY(!model.hasSearch());
  }
};

QTEST_MAIN(SearchModelTest)
#include "search_model_test.moc"
