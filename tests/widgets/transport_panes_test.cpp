// tests/widgets/transport_panes_test.cpp: runs that come and go, ask again, fail, or do not fit into the budget.
#include "tests/test_main.h"
#include "tests/widgets/panes.h"

using search::Algorithm;
using search::Outcome;
using testing::kThree;
using testing::Panes;
using testing::WatchedSearch;

class TransportPanesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
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

  // All within the slice in which it was asked: who finds no memory to go on says so then, too.
  void whoEndsAtOnceSaysSo() {
    struct Refusing : search::MemoryBudget {
      int left = 0;
      bool take(std::size_t bytes) noexcept override { return left-- > 0 && MemoryBudget::take(bytes); }
    };
    WatchedSearch w;
    w.algorithm = Algorithm::Dijkstra;
    w.side = 15;
    const auto graph = std::make_shared<const grid::RouteGraph>(w.map());
    int stuck = 0;
    bool isWhole = false;
    for (int takes = 1; !isWhole; ++takes) {
      QVERIFY(takes < 10'000);
      const auto budget = std::make_shared<Refusing>();
      budget->left = takes;
      WatchedRun run(nullptr);  // nobody else takes memory
      Transport transport;
      transport.setRuns({&run});
      QSignalSpy troubled(&transport, &Transport::troubled);
      transport.setSearches({{[&](search::Recording r) {
                                return grid::makeRouteSession(graph, w.question(), r, {}, 64, budget).session;
                              },
                              w.names()}},
                            Transport::StartAt::End);
      WatchedSearch::settle(transport);
      isWhole = run.hasSearch() && run.position() == run.session().trace().end() &&
                run.session().outcome() == Outcome::Solved;
      const bool isToldByOutcome = run.hasSearch() && run.session().outcome() == Outcome::MemoryLimit;
      stuck += run.hasSearch() && !isWhole && !isToldByOutcome;
      QVERIFY2(isWhole || isToldByOutcome || troubled.count() > 0, QByteArray::number(takes));
      transport.setRuns({});
    }
    QVERIFY(stuck > 0);
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

SEARCHLIGHT_TEST(TransportPanesTest)
#include "transport_panes_test.moc"
