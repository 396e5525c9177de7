// tests/core/state_space_test.cpp: the searches over states without numbers: sliding blocks, Sokoban levels, a box's way.
#include "tests/core/domains/box_path_domain.h"
#include "tests/core/domains/conformance.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

static_assert(HeuristicProblem<Klotski> && !IndexedProblem<Klotski> && !ReversibleProblem<Klotski>);
static_assert(ReversibleProblem<KlotskiBetween> && !IndexedProblem<KlotskiBetween>);
static_assert(HeuristicProblem<Sokoban> && !PruningProblem<Sokoban> && PruningProblem<SokobanWithCorners>);
static_assert(IndexedProblem<BoxPath> && ReversibleProblem<BoxPath> && !HeuristicProblem<BoxPath>);

namespace {

Klotski classicOpening() { return Klotski("VCCV/VCCV/VHHV/VSSV/S..S"); }
Klotski crowdedOpening() { return Klotski("VHHV/VCCV/VCCV/V..V/SSSS"); }

// The level of article 4.
Sokoban articleLevel() {
  return Sokoban({"WWWWWWWWW", "WWWSSSWWW", "WWSSSSSSW", "WWIWIWISW", "WWSWKBSWW", "WWSWSWDWW", "WSSSSSSWW",
                  "WSSSWSSWW", "WWWWWWWWW"});
}
const std::vector<std::string_view> kSmallLevel = {"WWWWWWW", "WSSSSSW", "WSKBSDW",
                                                   "WSSBSSW", "WSSDSSW", "WWWWWWW"};
const std::vector<std::string_view> kHopelessLevel = {"WWWWWW", "WSBSSW", "WSKSDW", "WWWWWW"};

BoxPath roundTheCorner() {
  const grid::Map map =
      grid::oracle::mapOf({"........", "........", "........", "###.####", "........", "........"});
  return BoxPath(map, {1, 1}, {2, 1}, {5, 5});
}
BoxPath throughTheDoorAndBack() {
  const grid::Map map =
      grid::oracle::mapOf({".........", ".........", "####.####", ".........", "........."});
  return BoxPath(map, {0, 0}, {4, 1}, {1, 1});
}

enum class Domain { Opening, Crowded, Article, Small, Hopeless, Box, BoxOfManyWays };
struct Row {
  Domain domain;
  const char* name;
  std::optional<Cost> optimum;  // nothing: there is no solution
  bool small;                   // for searches that forget what they have seen
};
constexpr Row kRows[] = {
    {Domain::Opening, "klotski, classic opening", 116, false},
    {Domain::Crowded, "klotski, no solution", std::nullopt, false},
    {Domain::Article, "sokoban, article 4", 46, false},
    {Domain::Small, "sokoban, small", 0, true},
    {Domain::Hopeless, "sokoban, hopeless", std::nullopt, true},
    {Domain::Box, "box round the corner", 7, true},
    {Domain::BoxOfManyWays, "box with many ways", 3, true},
};

// A state space without a goal: a search goes through all of it.
template <class P>
struct Endless : P {
  using P::P;
  explicit Endless(const P& p) : P(p) {}
  bool isGoal(const typename P::State&) const { return false; }
};

struct Extent {
  std::uint64_t states = 0;
  Cost deepest = 0;
};
template <class P>
Extent extentOf(const P& problem) {
  BestFirst<Endless<P>, BreadthFirst> search{Endless<P>(problem)};
  if (search.run() != Outcome::Exhausted) return {};
  Extent extent{search.stats().expanded};
  for (NodeId n = 0; n < search.nodes().size(); ++n)
    extent.deepest = std::max(extent.deepest, search.nodes()[n].g);
  return extent;
}

}  // namespace

class StateSpaceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keepsItsPromise_data() {
    const auto row = testing::columns<int, int>("row", "algorithm");
    for (std::size_t r = 0; r < std::size(kRows); ++r)
      for (const AlgorithmInfo& a : algorithms()) {
        const bool forgets = search::meetsAnew(a.id);
        if (!isGeneral(a.id) || (forgets && !kRows[r].small)) continue;
        // Of the large spaces a shortened run goes through one, by two algorithms.
        if (testing::isShortened() && !kRows[r].small &&
            (kRows[r].domain != Domain::Article ||
             (a.id != Algorithm::AStar && a.id != Algorithm::Bidirectional)))
          continue;
        row(testing::rowName("%s, %s", kRows[r].name, a.name.data()), static_cast<int>(r),
            static_cast<int>(a.id));
      }
  }
  void keepsItsPromise() {
    FETCH(int, row, algorithm);
    const Row& r = kRows[row];
    const auto a = static_cast<Algorithm>(algorithm);
    switch (r.domain) {
      case Domain::Opening: return conforms(classicOpening(), r, a);
      case Domain::Crowded: return conforms(crowdedOpening(), r, a);
      case Domain::Article: return conforms(articleLevel(), r, a);
      case Domain::Small: return conforms(Sokoban(kSmallLevel), r, a);
      case Domain::Hopeless: return conforms(Sokoban(kHopelessLevel), r, a);
      case Domain::Box: return conforms(roundTheCorner(), r, a);
      case Domain::BoxOfManyWays: return conforms(throughTheDoorAndBack(), r, a);
    }
  }

  void extentOfArticle4() {
    const Extent extent = extentOf(articleLevel());
    QCOMPARE(extent.states, 20106u);
    QCOMPARE(extent.deepest, 54u);
  }
  // The classic count of positions, equal pieces interchangeable.
  void extentOfTheOpening() { QCOMPARE(extentOf(classicOpening()).states, 25955u); }

  void bidirectionalBetweenPlacements() {
    BestFirst<Klotski, BreadthFirst> forwards{classicOpening()};
    QCOMPARE(forwards.run(), Outcome::Solved);
    const KlotskiBetween problem(classicOpening(), forwards.nodes().state(forwards.path().back()));
    Bidirectional<KlotskiBetween> both(problem);
    QCOMPARE(both.run(), Outcome::Solved);
    QCOMPARE(both.solutionCost(), 116u);
    const std::vector<NodeId> path = both.path();
    QCOMPARE(path.size(), std::size_t{117});
    QVERIFY(both.nodes().state(path.front()) == problem.start());
    QVERIFY(problem.isGoal(both.nodes().state(path.back())));
    for (std::size_t i = 1; i < path.size(); ++i) {
      const auto next = successorsOf(problem, both.nodes().state(path[i - 1]));
      QVERIFY(
          std::ranges::any_of(next, [&](const auto& s) { return s.first == both.nodes().state(path[i]); }));
    }
    QVERIFY(both.stats().expanded < forwards.stats().expanded);
  }

  // What is hopeless is never expanded, the reason is in the trace, and the optimum stays.
  void pruning() {
    prunes<BestFirst<SokobanWithCorners, BreadthFirst, Recorder>>();
    prunes<BestFirst<SokobanWithCorners, AStar, Recorder>>();
    prunes<DepthFirst<SokobanWithCorners, Recorder>>();
    prunes<IterativeDeepening<SokobanWithCorners, EstimateBound, Recorder>>();

    BestFirst<Sokoban, AStar> plain{articleLevel()};
    BestFirst<SokobanWithCorners, AStar> pruned{SokobanWithCorners(articleLevel())};
    QCOMPARE(plain.run(), Outcome::Solved);
    QCOMPARE(pruned.run(), Outcome::Solved);
    QCOMPARE(pruned.solutionCost(), plain.solutionCost());
    QVERIFY(pruned.stats().expanded < plain.stats().expanded);
  }

  // An unobserved IDA* names no states while it runs, and its path can still be asked for.
  void silentDeepeningHasAPath() {
    const auto session = makeSession(Sokoban(kSmallLevel), {.algorithm = Algorithm::IdaStar});
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    QCOMPARE(session->path().size(), std::size_t{session->solutionCost() + 1});
    QVERIFY(Sokoban(kSmallLevel).isGoal(session->state(session->path().back())));
  }

 private:
  template <class Search>
  void prunes() {
    const SokobanWithCorners problem{Sokoban(kHopelessLevel)};
    Trace trace;
    Search search(problem, Recorder(&trace));
    QCOMPARE(search.run(), Outcome::Exhausted);
    int pruned = 0;
    for (std::size_t i = 0; i < trace.end(); ++i) {
      const Event& e = trace[i];
      if (e.kind == EventKind::Expand)
        QCOMPARE(problem.deadlock(search.nodes().state(e.node)), std::uint8_t{0});
      if (e.kind != EventKind::Prune) continue;
      ++pruned;
      QCOMPARE(e.detail, SokobanWithCorners::kBoxInCorner);
      QVERIFY(problem.deadlock(search.nodes().state(e.node)) != 0);
    }
    QVERIFY(pruned > 0);
  }
  template <class P>
  void conforms(const P& problem, const Row& row, Algorithm algorithm) {
    const bool runs = (HeuristicProblem<P> || !info(algorithm).usesHeuristic) &&
                      (ReversibleProblem<P> || !goesFromBothEnds(algorithm));
    if (!runs) {
      QVERIFY(!makeSession(problem, {.algorithm = algorithm}));
      return;
    }
    Cost optimum = row.optimum.value_or(0);
    if (row.optimum == 0u) {
      BestFirst<P, BreadthFirst> search(problem);
      QCOMPARE(search.run(), Outcome::Solved);
      optimum = search.solutionCost();
    }
    for (const Ties ties :
         {Ties::LastIn, Ties::FirstIn, Ties::LargerG, Ties::SmallerH, Ties::Random, Ties::Coarse}) {
      // So wide a beam drops nothing.
      const SessionOptions options{
          .algorithm = algorithm, .ties = ties, .coarseWidth = 3, .width = 1'000'000};
      const QString fault = faultOfRuns(problem, options, row.optimum ? Outcome::Solved : Outcome::Exhausted);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
      if (!row.optimum) continue;
      const auto session = makeSession(problem, options);
      session->run({}, {});
      const Cost cost = session->solutionCost();
      QVERIFY(cost >= optimum);
      switch (info(algorithm).promise) {
        case Promise::No:
        case Promise::NoLongerThanMoves: break;  // of maps alone
        case Promise::Always:
        case Promise::UniformSteps:  // every move costs 1 here
        case Promise::WithinNodes:   // which are enough here
        case Promise::AdmissibleHeuristic: QCOMPARE(cost, optimum); break;
        case Promise::WithinWeight: QVERIFY(cost <= options.weight * optimum); break;
      }
    }
  }
};

SEARCHLIGHT_TEST(StateSpaceTest)
#include "state_space_test.moc"
