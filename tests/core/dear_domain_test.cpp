// tests/core/dear_domain_test.cpp: heuristics that cost something are asked once a node, and what is hopeless is not
// stored, with the same figures whether the search is watched or not.
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/conformance.h"
#include "tests/core/domains/sokoban_refined.h"
#include "tests/core/domains/toy_expensive.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

namespace {

using Hashed = ToyExpensive<Naming::Hashed, false>;
using Followed = ToyExpensive<Naming::Hashed, true>;
using Numbered = ToyExpensive<Naming::Numbered, true>;
static_assert(ExpensiveHeuristicProblem<Hashed> && !FollowedHeuristicProblem<Hashed> &&
              FollowedHeuristicProblem<Followed>);
static_assert(MovePruningProblem<Hashed> && !StatePruningProblem<Hashed> && BackwardPruningProblem<Hashed>);
static_assert(!ExpensiveHeuristicProblem<ToyProblem<Naming::Hashed>> &&
              !PruningProblem<ToyProblem<Naming::Hashed>>);
static_assert(ExpensiveHeuristicProblem<SokobanRefined> && MovePruningProblem<SokobanRefined>);

bool isExact(Algorithm a) {
  return info(a).promise == Promise::Always || info(a).promise == Promise::AdmissibleHeuristic;
}

// Sparse and one-way, so that much of it is hopeless; estimates are admissible and no more.
ToyGraph hopelessGraph(Random& random, std::uint32_t vertices) {
  ToyGraph graph = randomGraph(random, vertices, vertices + random.below(vertices), 1, 9);
  if (random.chance(0.3)) graph.goals.push_back(random.below(vertices));
  for (const std::uint64_t truth : graph.costsToGoal()) {
    const Cost most = truth == ToyGraph::kUnreachable ? 20 : static_cast<Cost>(truth);
    graph.estimates.push_back(random.below(most + 1));
  }
  return graph;
}

// What a run tells of itself; a path is told in vertices, since ids differ.
struct Told {
  Outcome outcome;
  Stats stats;
  Cost cost = 0;
  std::vector<std::uint32_t> path;
};
template <class P>
Told tell(SessionFor<P>& session) {
  Told told{session.run({}, {}), session.stats(), 0, {}};
  if (told.outcome == Outcome::Solved) told.cost = session.solutionCost();
  for (const NodeId n : session.path()) told.path.push_back(session.state(n).vertex);
  return told;
}

struct Pruned {
  std::uint64_t told = 0;
  std::size_t generated = 0;  // different nodes
};
Pruned prunedIn(const Trace& trace) {
  Pruned pruned;
  std::set<NodeId> generated;
  for (std::size_t i = 0; i < trace.end(); ++i) {
    pruned.told += trace[i].kind == EventKind::Prune;
    if (trace[i].kind == EventKind::Generate) generated.insert(trace[i].node);
  }
  pruned.generated = generated.size();
  return pruned;
}

}  // namespace

class DearDomainTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void randomGraphs_data() {
    testing::eachAlgorithm(
        testing::generalSearches({Algorithm::MeetInTheMiddle, Algorithm::BeamSearch, Algorithm::SmaStar}));
  }
  // Pruning and keeping estimates change no answer, and a watcher changes no figure.
  void randomGraphs() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    std::uint64_t pruned = 0, solved = 0;
    for (int i = 0; testing::goesOn(i, 150, pruned > 0 && solved > 0); ++i) {
      const ToyGraph graph = hopelessGraph(random, forgets(a) ? 8 : 40);
      SessionOptions o{
          .algorithm = a, .ties = static_cast<Ties>(random.below(8)), .coarseWidth = 1 + random.below(9)};
      for (const unsigned seen : {0u, 1u, 5u, ~0u}) {
        using enum Algorithm;  // of each kind of problem what is new in it: every search is compiled anew for it
        pruned += verify<Hashed>(graph, o, seen);
        pruned += verify<Followed, DepthFirst, AStar, Bidirectional, IdaStar>(graph, o, seen);
        pruned += verify<Numbered, BreadthFirst, AStar, Bidirectional>(graph, o, seen);
        if (QTest::currentTestFailed()) return;
      }
      solved += graph.costsToGoal()[graph.start] != ToyGraph::kUnreachable;
    }
    QVERIFY(pruned > 0 && solved > 0);  // or it shows nothing
  }

  // A whole level: the estimate is a matching, counted; a box pushed into a corner is given up.
  void sokoban_data() {
    testing::eachAlgorithm(
        {Algorithm::BreadthFirst, Algorithm::Greedy, Algorithm::AStar, Algorithm::WeightedAStar});
  }
  void sokoban() {
    QFETCH(int, algorithm);
    SessionOptions o{.algorithm = static_cast<Algorithm>(algorithm)};
    const Sokoban level = articleFour();
    std::vector<Stats> figures;
    for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
      o.recording = recording;
      o.record.duplicates = false;
      const SokobanRefined problem(level);
      using enum Algorithm;
      const auto session = sessionOf<BreadthFirst, Greedy, AStar, WeightedAStar>(problem, o);
      QCOMPARE(session->run({}, {}), Outcome::Solved);
      figures.push_back(session->stats());
      if (info(o.algorithm).promise != Promise::No && o.algorithm != Algorithm::WeightedAStar)
        QCOMPARE(session->solutionCost(), 46u);
      // As many estimates as nodes at most, and looking at all nodes adds those of nodes without one, once.
      QVERIFY(problem.asked() <= session->stats().generated);
      const std::uint64_t nodes = nodesOf(*session, problem);
      QVERIFY2(problem.asked() <= nodes, qPrintable(u"%1 for %2"_s.arg(problem.asked()).arg(nodes)));
      for (NodeId n = 0; n < 100; ++n) session->heuristic(n);
      const std::uint64_t asked = problem.asked();
      for (int again = 0; again < 3; ++again)
        for (NodeId n = 0; n < 100; ++n) QCOMPARE(session->heuristic(n), problem.matching(session->state(n)));
      QCOMPARE(problem.asked(), asked);
    }
    QVERIFY(figures[0] == figures[1]);
  }
  // The test that sees the move finds as much as the one that looks at all boxes, and the answer stays.
  void sokobanPrunesByTheMove() {
    BestFirst<SokobanWithCorners, BreadthFirst> byState{SokobanWithCorners(articleFour())};
    BestFirst<SokobanRefined, BreadthFirst> byMove{SokobanRefined(articleFour())};
    BestFirst<Sokoban, BreadthFirst> plain{articleFour()};
    QCOMPARE(plain.run(), Outcome::Solved);
    QCOMPARE(byState.run(), Outcome::Solved);
    QCOMPARE(byMove.run(), Outcome::Solved);
    QCOMPARE(byMove.solutionCost(), 46u);
    QVERIFY(byMove.stats() == byState.stats());
    QVERIFY(byMove.nodes().size() < plain.nodes().size());
    const SokobanWithCorners corners{articleFour()};
    for (NodeId n = 1; n < byMove.nodes().size(); ++n)
      QCOMPARE(corners.deadlock(byMove.nodes().state(n)), std::uint8_t{0});
  }

  // The table forgets between two questions.
  void restart() {
    Random random = testing::randomFor("restart");
    for (int i = 0; i < testing::rounds(50); ++i) {
      const Followed first(hopelessGraph(random, 30), 1), second(hopelessGraph(random, 30), 1);
      for (const Algorithm a : {Algorithm::AStar, Algorithm::DepthFirst, Algorithm::Bidirectional}) {
        const auto make = [&](const Followed& problem) {
          using enum Algorithm;
          return sessionOf<DepthFirst, AStar, Bidirectional, IdaStar>(problem, {.algorithm = a});
        };
        const auto kept = make(first);
        kept->run({}, {});
        kept->restart(second);
        const auto fresh = make(second);
        const Told again = tell(*kept), anew = tell(*fresh);
        QCOMPARE(again.outcome, anew.outcome);
        QVERIFY(again.stats == anew.stats);
        QCOMPARE(again.path, anew.path);
        QCOMPARE(kept->heuristic(0), fresh->heuristic(0));
      }
    }
  }

 private:
  static Sokoban articleFour() {
    return Sokoban({"WWWWWWWWW", "WWWSSSWWW", "WWSSSSSSW", "WWIWIWISW", "WWSWKBSWW", "WWSWSWDWW", "WSSSSSSWW",
                    "WSSSWSSWW", "WWWWWWWWW"});
  }
  // How many nodes a session has: in a silent one all were generated.
  template <class P>
  static std::uint64_t nodesOf(const SessionFor<P>& session, const P&) {
    return session.options().recording == Recording::Recorded ? prunedIn(session.trace()).generated
                                                              : session.stats().generated;
  }

  // Returns how many successors were pruned.
  template <class P, Algorithm... Only>
  std::uint64_t verify(const ToyGraph& graph, SessionOptions o, unsigned seen) {
    std::uint64_t pruned = 0;
    if (sizeof...(Only) > 0 && ((o.algorithm != Only) && ...)) return 0;
    [&] {
      const P silentProblem(graph, seen), watchedProblem(graph, seen);
      o.recording = Recording::Silent;
      const auto silent = sessionOf<Only...>(silentProblem, o);
      o.recording = Recording::Recorded;
      const auto watched = sessionOf<Only...>(watchedProblem, o);
      const Told a = tell(*silent), b = tell(*watched);
      QCOMPARE(a.outcome, b.outcome);
      QVERIFY2(a.stats == b.stats, "counts otherwise when watched");
      QCOMPARE(a.path, b.path);
      QCOMPARE(a.cost, b.cost);

      const std::uint64_t optimum = graph.costsToGoal()[graph.start];
      QCOMPARE(a.outcome, optimum == ToyGraph::kUnreachable ? Outcome::Exhausted : Outcome::Solved);
      if (a.outcome == Outcome::Solved) {
        const QString fault = faultOfPath(silentProblem, *silent);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QVERIFY(a.cost >= optimum);
        if (isExact(o.algorithm)) QCOMPARE(std::uint64_t{a.cost}, optimum);
      }
      const Pruned told = prunedIn(watched->trace());
      pruned = told.told;
      if (seen == 0) QCOMPARE(pruned, std::uint64_t{0});

      // Once a state, but for a deepening search that forgets.
      QVERIFY(watchedProblem.asked().most() <= 1);
      if (!forgets(o.algorithm)) QVERIFY(silentProblem.asked().most() <= 1);
      std::set<NodeId> nodes;
      for (std::size_t i = 0; i < watched->trace().end(); ++i) nodes.insert(watched->trace()[i].node);
      for (int again = 0; again < 2; ++again)
        for (const NodeId n : nodes) {
          const auto vertex = watched->state(n).vertex;
          QCOMPARE(watched->heuristic(n), graph.estimates[vertex]);
        }
      QVERIFY(watchedProblem.asked().most() <= 1);
      if (o.algorithm != Algorithm::Bidirectional && !forgets(o.algorithm) && !IndexedProblem<P>)
        QCOMPARE((storedBy<P, Only...>(silentProblem, o)), told.generated);
    }();
    return pruned;
  }
  // The nodes of a silent search, of those whose table can be looked at.
  template <class P, Algorithm... Only>
  static std::size_t storedBy(const P& problem, const SessionOptions& o) {
    const Buckets buckets{o.ties == Ties::Coarse ? o.coarseWidth : Cost{1}, o.ties, o.seed};
    const auto stored = [&]<Algorithm A>(auto policy) -> std::size_t {
      if constexpr (sizeof...(Only) == 0 || ((A == Only) || ...)) {
        BestFirst<P, decltype(policy)> search(problem, {}, policy, buckets);
        search.run();
        return search.nodes().size();
      }
      return 0;
    };
    using A = Algorithm;
    switch (o.algorithm) {
      case A::BreadthFirst: return stored.template operator()<A::BreadthFirst>(BreadthFirst{});
      case A::Dijkstra: return stored.template operator()<A::Dijkstra>(Dijkstra{});
      case A::Greedy: return stored.template operator()<A::Greedy>(Greedy{});
      case A::AStar: return stored.template operator()<A::AStar>(AStar{});
      case A::WeightedAStar: return stored.template operator()<A::WeightedAStar>(WeightedAStar{});
      case A::FringeSearch: return stored.template operator()<A::FringeSearch>(FringeSearch{});
      default: break;
    }
    DepthFirst<P> depthFirst(problem);
    depthFirst.run();
    return depthFirst.nodes().size();
  }
};

SEARCHLIGHT_TEST(DearDomainTest)
#include "dear_domain_test.moc"
