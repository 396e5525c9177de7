// tests/widgets/transport_runs_test.cpp: several runs in step: where each stands at each place of their common axis.
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <memory>
#include <set>

#include "core/search/memory_budget.h"

#include "tests/test_main.h"
#include "tests/widgets/watched_search.h"

using namespace searchlight;
using namespace searchlight::ui;
using search::Algorithm;
using search::Cost;
using search::Event;
using search::EventKind;
using search::Outcome;
using testing::WatchedSearch;

namespace {

// A run that was not watched: the truth about its events.
struct Whole {
  std::unique_ptr<search::Session> session;
  explicit Whole(const WatchedSearch& w) {
    WatchedSearch all = w;
    all.segments = 4096;
    session = all.factory()(search::Recording::Recorded);
    session->run({}, {});
  }
  const search::Trace& trace() const { return session->trace(); }
  std::size_t end() const { return trace().end(); }

  // Positions where a step by expansion may end, the start and the end among them.
  std::vector<std::size_t> steps() const {
    std::vector<std::size_t> out{0};
    for (std::size_t i = 1; i < end(); ++i) {
      const EventKind k = trace()[i].kind;
      if (k == EventKind::Expand || k == EventKind::Goal || k == EventKind::Route || k == EventKind::Round)
        out.push_back(i);
    }
    out.push_back(end());
    return out;
  }
  Cost f(std::size_t i) const {
    return session->priority(trace()[i].gAfter, session->heuristic(trace()[i].node));
  }
  // Before the first expansion whose f is above.
  std::size_t above(Cost value) const {
    for (std::size_t i = 0; i < end(); ++i)
      if (trace()[i].kind == EventKind::Expand && f(i) > value) return i;
    return end();
  }
  // All values of f that are larger than those before.
  void addHeights(std::set<Cost>& heights) const {
    std::optional<Cost> highest;
    for (std::size_t i = 0; i < end(); ++i)
      if (trace()[i].kind == EventKind::Expand && (!highest || f(i) > *highest)) {
        highest = f(i);
        heights.insert(*highest);
      }
  }
};

struct Panes {
  Solver solver;
  std::vector<std::unique_ptr<WatchedRun>> runs;
  std::vector<WatchedSearch> searches;
  std::vector<Whole> wholes;
  Transport transport;

  explicit Panes(const std::vector<Algorithm>& algorithms, int side = 15, std::size_t segments = 64) {
    std::vector<WatchedRun*> all;
    for (const Algorithm a : algorithms) {
      WatchedSearch w;
      w.algorithm = a;
      w.side = side;
      w.segments = segments;
      searches.push_back(w);
      wholes.emplace_back(w);
      runs.push_back(std::make_unique<WatchedRun>(&solver));
      all.push_back(runs.back().get());
    }
    transport.setRuns(all);
  }
  ~Panes() { transport.setRuns({}); }

  void ask(Transport::StartAt where) {
    std::vector<Transport::Question> questions;
    for (const WatchedSearch& w : searches) questions.push_back({w.factory(), w.names()});
    transport.setSearches(std::move(questions), where);
    settle();
  }
  void settle() { WatchedSearch::settle(transport); }
  void waitForAnswers() {
    for (const auto& run : runs) QTRY_VERIFY_WITH_TIMEOUT(run->answer().outcome != Outcome::Running, 30'000);
  }
  std::vector<std::size_t> positions() const {
    std::vector<std::size_t> out;
    for (const auto& run : runs) out.push_back(run->position());
    return out;
  }
  template <class F>
  std::vector<std::size_t> each(F&& f) const {
    std::vector<std::size_t> out;
    for (const Whole& whole : wholes) out.push_back(f(whole));
    return out;
  }
};

const std::vector<Algorithm> kThree = {Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Greedy};
const std::vector<Algorithm> kEight = {
    Algorithm::BreadthFirst, Algorithm::Dijkstra,      Algorithm::AStar,      Algorithm::Bidirectional,
    Algorithm::Greedy,       Algorithm::WeightedAStar, Algorithm::DepthFirst, Algorithm::AStar};

}  // namespace

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

  void playingNeverLeavesARunBehind_data() {
    QTest::addColumn<int>("direction");
    QTest::newRow("forwards") << 1;
    QTest::newRow("backwards") << -1;
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

  void byF_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("one") << 1;
    QTest::newRow("three") << 3;
  }
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
    QTest::addColumn<int>("unit");
    QTest::newRow("events") << int(StepUnit::Event);
    QTest::newRow("expansions") << int(StepUnit::Expansion);
    QTest::newRow("f") << int(StepUnit::F);
    QTest::newRow("time") << int(StepUnit::Time);
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
    QTRY_VERIFY_WITH_TIMEOUT(
        p.transport.position() == 0 && p.transport.activity() == Transport::Activity::Idle, 60'000);
    QCOMPARE(p.positions(), p.each([](const Whole&) { return 0; }));
  }

  void runsComeAndGo() {
    Panes p(kThree);
    p.ask(Transport::StartAt::Start);
    p.transport.seek(100);
    p.settle();
    WatchedRun more(&p.solver);
    more.setSearch(p.searches[0].factory(), p.searches[0].names());
    std::vector<WatchedRun*> all = p.transport.runs();
    all.push_back(&more);
    p.transport.setRuns(all);
    p.settle();
    QCOMPARE(more.position(), std::size_t{100});
    QSignalSpy changed(&p.transport, &Transport::searchChanged);
    p.runs[1].reset();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(p.transport.runs().size(), std::size_t{3});
    p.transport.stepForward();
    QCOMPARE(more.position(), std::size_t{101});
    p.transport.setRuns({&more});
    QCOMPARE(p.transport.position(), std::size_t{101});
    p.transport.setRuns({});
    QVERIFY(!p.transport.hasSearch());
    p.transport.play();
    QVERIFY(p.transport.activity() == Transport::Activity::Idle);
  }

  void anotherQuestionKeepsThePlace() {
    Panes p(kThree);
    p.ask(Transport::StartAt::Start);
    p.transport.seek(120);
    p.settle();
    p.ask(Transport::StartAt::Same);
    QCOMPARE(p.transport.position(), std::size_t{120});
    QCOMPARE(p.positions(), std::vector<std::size_t>(3, 120));
    p.transport.toEnd();
    p.settle();
    p.ask(Transport::StartAt::Same);
    QVERIFY(p.transport.isAtEnd());
  }

  // One budget: who does not fit any more ends where it is, and says so, whatever is taken first.
  void whoDoesNotFitEndsAlone_data() {
    QTest::addColumn<int>("kilobytes");
    for (const int kilobytes : {300, 2'000, 4'000, 6'000, 9'000}) QTest::addRow("%d", kilobytes) << kilobytes;
  }
  void whoDoesNotFitEndsAlone() {
    QFETCH(int, kilobytes);
    Panes p({Algorithm::Dijkstra, Algorithm::Dijkstra}, 120);
    const auto budget =
        std::make_shared<search::MemoryBudget>(std::size_t{1024} * static_cast<std::size_t>(kilobytes));
    std::vector<Transport::Question> questions;
    for (const WatchedSearch& w : p.searches) questions.push_back({w.factory(), w.names()});
    questions[0].factory =
        [q = p.searches[0].question(), budget,
         graph = std::make_shared<const grid::RouteGraph>(p.searches[0].map())](search::Recording r) {
          return grid::makeRouteSession(graph, q, r, {}, 64, budget).session;
        };
    QSignalSpy troubled(&p.transport, &Transport::troubled);
    p.transport.setSearches(std::move(questions), Transport::StartAt::End);
    p.settle();
    QCOMPARE(p.runs[1]->position(), p.wholes[1].end());
    QVERIFY(budget->used() <= budget->total());
    const WatchedRun& poor = *p.runs[0];
    if (!poor.hasSearch()) {
      QVERIFY(troubled.count() > 0);
      return;
    }
    QVERIFY(poor.isComplete() && poor.isAtEnd());
    if (poor.position() < p.wholes[0].end())
      QVERIFY(poor.session().outcome() == Outcome::MemoryLimit || troubled.count() > 0);
    // It still plays, both ways.
    p.transport.seek(100);
    p.settle();
    QVERIFY(poor.position() <= 100);
    p.transport.setSpeed(1e6);
    p.transport.play();
    p.settle();
    QVERIFY(p.transport.isAtEnd());
  }

  // A pane that cannot even begin.
  void whoFailsFailsAlone() {
    Panes p(kThree);
    std::vector<Transport::Question> questions;
    for (const WatchedSearch& w : p.searches) questions.push_back({w.factory(), w.names()});
    questions[1].factory = [](search::Recording) -> std::unique_ptr<search::Session> {
      throw std::bad_alloc();
    };
    QSignalSpy troubled(&p.transport, &Transport::troubled);
    p.transport.setSearches(std::move(questions), Transport::StartAt::End);
    p.settle();
    QCOMPARE(troubled.count(), 1);
    QVERIFY(!p.runs[1]->hasSearch());
    QVERIFY(p.runs[1]->answer().outcome == Outcome::MemoryLimit);
    QCOMPARE(p.runs[0]->position(), p.wholes[0].end());
    QCOMPARE(p.runs[2]->position(), p.wholes[2].end());
    p.transport.seek(50);
    p.settle();
    QCOMPARE(p.runs[0]->position(), std::size_t{50});
  }
};

SEARCHLIGHT_TEST(TransportRunsTest)
#include "transport_runs_test.moc"
