// tests/core/many_starts_test.cpp: searches from many starts, sweeps from many goals, and the whole graph.
#include <unordered_map>

#include "tests/core/algorithm_rows.h"
#include "tests/core/component.h"
#include "tests/core/domains/conformance.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/domains/toy_graph.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

namespace {

// A toy graph with any number of starts, some named twice.
template <Naming How>
class ManyStarts : public ToyProblem<How> {
 public:
  using State = typename ToyProblem<How>::State;
  ManyStarts(const ToyGraph& graph, std::vector<std::uint32_t> starts)
      : ToyProblem<How>(graph), m_starts(std::move(starts)) {}
  template <class F>
  void forEachStart(F&& f) const {
    for (const std::uint32_t v : m_starts) f(State{v});
  }

 private:
  std::vector<std::uint32_t> m_starts;
};
using Hashed = ManyStarts<Naming::Hashed>;
using Numbered = ManyStarts<Naming::Numbered>;
static_assert(NamesStarts<Hashed> && OneStart<Hashed> && Problem<Hashed> && !NamesStarts<Klotski>);
static_assert(Problem<Reversed<Hashed>> && !OneStart<Reversed<Hashed>> && !seeksGoal<Reversed<Hashed>>());
static_assert(!ReversibleProblem<WholeGraph<Hashed>> && seeksGoal<Hashed>() &&
              !seeksGoal<WholeGraph<Hashed>>());
static_assert(PruningProblem<SokobanWithCorners> && !PruningProblem<WholeGraph<SokobanWithCorners>>);
static_assert(IndexedProblem<testing::Component<Klotski>> && ReversibleProblem<testing::Component<Klotski>>);

std::uint64_t optimumOf(const ToyGraph& graph, const std::vector<std::uint32_t>& starts) {
  const std::vector<std::uint64_t> toGoal = graph.costsToGoal();
  std::uint64_t best = ToyGraph::kUnreachable;
  for (const std::uint32_t v : starts) best = std::min(best, toGoal[v]);
  return best;
}
// The vertices in the order in which an ordinary breadth-first search meets them.
std::vector<std::uint32_t> breadthFirstOrder(const ToyGraph& graph) {
  std::vector<std::uint32_t> met{graph.start};
  for (std::size_t i = 0; i < met.size(); ++i)
    for (const ToyEdge& e : graph.edges)
      if (e.from == met[i] && std::ranges::count(met, e.to) == 0) met.push_back(e.to);
  return met;
}

Klotski classicOpening() { return Klotski("VCCV/VCCV/VHHV/VSSV/S..S"); }

}  // namespace

class ManyStartsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fromManyStarts_data() {
    testing::eachAlgorithm(
        testing::generalSearches({Algorithm::MeetInTheMiddle, Algorithm::BeamSearch, Algorithm::SmaStar}));
  }
  void fromManyStarts() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    const bool forgets = search::forgets(a);
    Random random = testing::randomFor(QTest::currentDataTag());
    int solved = 0;
    for (int i = 0; testing::goesOn(i, 200, solved > 0); ++i) {
      const std::uint32_t vertices = forgets ? 8 : 40;
      ToyGraph graph = randomGraph(random, vertices, vertices + random.below(vertices), 0, 9);
      for (const std::uint64_t truth : graph.costsToGoal())
        graph.estimates.push_back(random.below(saturatingCast(std::min<std::uint64_t>(truth, 20)) + 1));
      std::vector<std::uint32_t> starts;
      for (std::uint32_t k = random.below(5); k > 0; --k) starts.push_back(random.below(vertices));
      if (!starts.empty() && random.chance(0.3)) starts.push_back(starts.front());
      const SessionOptions o{.algorithm = a, .ties = static_cast<Ties>(random.below(8)), .coarseWidth = 3};
      const std::uint64_t optimum = optimumOf(graph, starts);
      const Outcome expected = optimum == ToyGraph::kUnreachable ? Outcome::Exhausted : Outcome::Solved;
      QString fault = faultOfRuns(Hashed(graph, starts), o, expected);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      using enum Algorithm;  // one of a kind for numbered states: each is compiled anew
      if (a == BreadthFirst || a == AStar || a == Bidirectional || a == IdaStar)
        fault =
            faultOfRuns<BreadthFirst, AStar, Bidirectional, IdaStar>(Numbered(graph, starts), o, expected);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      if (expected == Outcome::Exhausted) continue;
      ++solved;
      const auto session = makeSession(Hashed(graph, starts), o);
      session->run({}, {});
      const Promise promise = info(a).promise;
      if (promise == Promise::Always || promise == Promise::AdmissibleHeuristic)
        QCOMPARE(std::uint64_t{session->solutionCost()}, optimum);
    }
    QVERIFY(solved > 0);
  }

  // One sweep from all goals is every state's true cost to the nearest.
  void sweepFromAllGoals() {
    Random random = testing::randomFor("sweep");
    for (int i = 0; i < testing::rounds(200); ++i) {
      ToyGraph graph = randomGraph(random, 30, 60, 0, 9);
      while (random.chance(0.6)) graph.goals.push_back(random.below(30));
      using Sweep = Reversed<ToyProblem<Naming::Numbered>>;
      BestFirst<Sweep, Dijkstra> dijkstra{Sweep(ToyProblem<Naming::Numbered>(graph))};
      QCOMPARE(dijkstra.run(), Outcome::Exhausted);
      const std::vector<std::uint64_t> truth = graph.costsToGoal();
      for (NodeId n = 0; n < truth.size(); ++n) {
        const NodeRecord r = dijkstra.nodes()[n];
        QCOMPARE(r.status == NodeStatus::Unseen ? ToyGraph::kUnreachable : std::uint64_t{r.g}, truth[n]);
      }
    }
  }

  // Without a goal, being through with everything is what a session is for.
  void wholeGraphs() {
    const WholeGraph<Sokoban> level{Sokoban({"WWWWWWWWW", "WWWSSSWWW", "WWSSSSSSW", "WWIWIWISW", "WWSWKBSWW",
                                             "WWSWSWDWW", "WSSSSSSWW", "WSSSWSSWW", "WWWWWWWWW"})};
    const auto verifyThrough = [](auto search) {
      QCOMPARE(search.run(), Outcome::Exhausted);
      QCOMPARE(search.stats().expanded, std::uint64_t{20106});  // article 4
      QVERIFY(search.path().empty());
    };
    verifyThrough(DepthFirst<WholeGraph<Sokoban>>(level));
    verifyThrough(BestFirst<WholeGraph<Sokoban>, search::Dijkstra>(level));
    verifyThrough(BestFirst<WholeGraph<Sokoban>, AStar>(level));
    // As a session, which tells; and what needs a goal is not made.
    using enum Algorithm;
    const auto sessionOf = [&](Algorithm a) {
      return makeSessionOf<BreadthFirst, Bidirectional>(level, {.algorithm = a});
    };
    const auto session = sessionOf(BreadthFirst);
    QVERIFY(!session->seeksGoal());
    QCOMPARE(session->run({}, {}), Outcome::Exhausted);
    QCOMPARE(session->stats().expanded, std::uint64_t{20106});
    QVERIFY(session->path().empty());
    QVERIFY(!sessionOf(Algorithm::Bidirectional));
    QVERIFY(makeSession(classicOpening(), {})->seeksGoal());
  }

  void components_data() { testing::columns<bool>("hashed")("hashed", true)("numbered", false); }
  void components() {
    QFETCH(bool, hashed);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(150); ++i) {
      ToyGraph graph = randomGraph(random, 30, 20 + random.below(60), 0, 9);
      graph.start = random.below(30);
      while (random.chance(0.5)) graph.goals.push_back(random.below(30));
      if (hashed)
        verifyComponent<ToyProblem<Naming::Hashed>>(graph, random);
      else
        verifyComponent<ToyProblem<Naming::Numbered>>(graph, random);
      if (QTest::currentTestFailed()) return;
    }
  }

  // Every layout of the classic opening, with the moves that are still needed, in one sweep; and the same numbers in every
  // search over it.
  void everyLayout() {
    const auto all = testing::Component<Klotski>::enumerate(classicOpening());
    QVERIFY(all.isComplete());
    QCOMPARE(all.stateCount(), std::size_t{25955});
    using Sweep = Reversed<testing::Component<Klotski>>;
    BestFirst<Sweep, search::Dijkstra> sweep{Sweep(all)};
    QCOMPARE(sweep.run(), Outcome::Exhausted);
    QCOMPARE(sweep.stats().expanded, std::uint64_t{25955});
    QCOMPARE(sweep.nodes()[0].g, 116u);
    NodeId furthest = 0;
    for (NodeId n = 0; n < all.stateCount(); ++n)
      if (sweep.nodes()[n].g > sweep.nodes()[furthest].g) furthest = n;
    // A search from the furthest layout needs as many.
    using enum Algorithm;
    for (const Algorithm a : {BreadthFirst, AStar, Bidirectional})
      for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
        const auto session = makeSessionOf<BreadthFirst, AStar, Bidirectional>(
            all.startingAt({furthest}), {.algorithm = a, .recording = recording});
        QCOMPARE(session->run({}, {}), Outcome::Solved);
        QCOMPARE(session->solutionCost(), sweep.nodes()[furthest].g);
        QCOMPARE(session->stateNumber(session->path().front()), furthest);
        QVERIFY(classicOpening().isGoal(all.original(session->state(session->path().back()))));
      }
    // Moves can be taken back.
    for (NodeId n = 0; n < all.stateCount(); n += 97)
      all.forEachSuccessor(n, [&](Klotski::Action, NodeId to, Cost) {
        bool back = false;
        all.forEachSuccessor(to, [&](Klotski::Action, NodeId again, Cost) { back |= again == n; });
        QVERIFY(back);
      });
  }

  void boundedComponents() {
    Limits limits{.expansions = 500};
    const auto part = testing::Component<Klotski>::enumerate(classicOpening(), limits);
    QCOMPARE(part.outcome(), Outcome::Stopped);
    QVERIFY(!part.isComplete() && part.stateCount() >= 500 && part.stateCount() < 2000);
    QVERIFY(part.edgeCount() > 500);
    limits = {};
    limits.bytes = 1;
    const auto none = testing::Component<Klotski>::enumerate(classicOpening(), limits);
    QCOMPARE(none.outcome(), Outcome::MemoryLimit);
    none.forEachSuccessor(0, [&](Klotski::Action, NodeId, Cost) { QFAIL("no moves were stored"); });
    none.forEachPredecessor(0, [&](Klotski::Action, NodeId, Cost) { QFAIL("no moves were stored"); });
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(testing::Component<Klotski>::enumerate(classicOpening(), {}, stop.get_token()).outcome(),
             Outcome::Stopped);
  }

 private:
  template <class P>
  static void verifyComponent(const ToyGraph& graph, Random& random) {
    const auto all = testing::Component<P>::enumerate(P(graph));
    QCOMPARE(all.outcome(), Outcome::Exhausted);
    const std::vector<std::uint32_t> met = breadthFirstOrder(graph);
    QCOMPARE(all.stateCount(), met.size());
    std::size_t edges = 0;
    const auto vertex = [&](NodeId id) { return all.original(id).vertex; };
    for (NodeId id = 0; id < met.size(); ++id) {
      QCOMPARE(vertex(id), met[id]);
      QCOMPARE(all.find(typename P::State{met[id]}), id);
      QCOMPARE(all.isGoal(id), std::ranges::count(graph.goals, met[id]) > 0);
      std::vector<std::pair<std::uint32_t, Cost>> out, in, expectedOut, expectedIn;
      all.forEachSuccessor(id, [&](auto, NodeId to, Cost cost) { out.push_back({vertex(to), cost}); });
      all.forEachPredecessor(id, [&](auto, NodeId from, Cost cost) { in.push_back({vertex(from), cost}); });
      for (const ToyEdge& e : graph.edges) {
        if (e.from == met[id]) expectedOut.push_back({e.to, e.cost});
        if (e.to == met[id] && std::ranges::count(met, e.from) > 0) expectedIn.push_back({e.from, e.cost});
      }
      QCOMPARE(out, expectedOut);
      std::ranges::sort(in);
      std::ranges::sort(expectedIn);
      QCOMPARE(in, expectedIn);
      edges += out.size();
    }
    QCOMPARE(all.edgeCount(), edges);
    for (std::uint32_t v = 0; v < graph.vertices; ++v)
      QCOMPARE(all.find(typename P::State{v}) == kNoNode, std::ranges::count(met, v) == 0);

    // Another question on the same component.
    const NodeId from = random.below(static_cast<std::uint32_t>(met.size())),
                 to = random.below(static_cast<std::uint32_t>(met.size()));
    ToyGraph other = graph;
    other.start = met[from];
    other.goals = {met[to]};
    const std::uint64_t optimum = other.costsToGoal()[other.start];
    const auto question = all.startingAt({from}).seeking({to});
    const auto verifyAnswer = [&](auto search) {
      const Outcome outcome = search.run();
      QCOMPARE(outcome, optimum == ToyGraph::kUnreachable ? Outcome::Exhausted : Outcome::Solved);
      if (outcome == Outcome::Solved) QCOMPARE(std::uint64_t{search.solutionCost()}, optimum);
    };
    verifyAnswer(BestFirst<testing::Component<P>, search::Dijkstra>(question));
    verifyAnswer(Bidirectional<testing::Component<P>>(question));
  }
};

SEARCHLIGHT_TEST(ManyStartsTest)
#include "many_starts_test.moc"
