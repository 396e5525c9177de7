// tests/core/toy_graph_test.cpp: what grids never show: estimates that are not consistent, edges of cost 0, one-way
// edges, several goals, and costs that do not fit.
#include "tests/core/domains/toy_graph.h"
#include "core/search/both_ends.h"
#include "tests/core/algorithm_rows.h"
#include "tests/core/domains/conformance.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;
using namespace searchlight::domains;

namespace {

using Hashed = ToyProblem<Naming::Hashed>;
using Numbered = ToyProblem<Naming::Numbered>;
static_assert(HeuristicProblem<Hashed> && ReversibleProblem<Hashed> && !IndexedProblem<Hashed>);
static_assert(IndexedProblem<Numbered>);

// Estimates anywhere from 0 to the truth, so that most are not consistent.
std::vector<Cost> estimatesOf(const std::vector<std::uint64_t>& truths, Random& random) {
  std::vector<Cost> estimates;
  for (const std::uint64_t truth : truths) {
    // Only where there is no way may it be infinite.
    const Cost most =
        truth == ToyGraph::kUnreachable ? kInfiniteCost : std::min(saturatingCast(truth), kInfiniteCost - 1);
    estimates.push_back(random.chance(0.3) ? most : random.below(most) + (most > 0 && random.chance(0.5)));
    if (most == 0) estimates.back() = 0;
  }
  return estimates;
}
void estimateAtRandom(ToyGraph& graph, Random& random) {
  graph.estimates = estimatesOf(graph.costsToGoal(), random);
  if (random.chance(0.7)) graph.backwards = estimatesOf(graph.costsFromStart(), random);
}

// The least cost to a goal; ToyGraph::kUnreachable where there is no way.
std::uint64_t optimumOf(const ToyGraph& graph) { return graph.costsToGoal()[graph.start]; }

QString describe(const ToyGraph& graph, const SessionOptions& o) {
  QString text = u"%1, ties %2, width %3, weight %4\n"_s.arg(QString::fromUtf8(info(o.algorithm).name.data()))
                     .arg(static_cast<int>(o.ties))
                     .arg(o.coarseWidth)
                     .arg(o.weight);
  for (const ToyEdge& e : graph.edges) text += u"%1 -> %2: %3\n"_s.arg(e.from).arg(e.to).arg(e.cost);
  for (std::size_t v = 0; v < graph.estimates.size(); ++v)
    text += u"h(%1) = %2\n"_s.arg(v).arg(graph.estimates[v]);
  return text;
}

// Counts how often successors or predecessors are asked for.
struct Counted : Hashed {
  std::shared_ptr<std::uint64_t> count = std::make_shared<std::uint64_t>(0);
  explicit Counted(ToyGraph graph) : Hashed(std::move(graph)) {}
  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    ++*count;
    Hashed::forEachSuccessor(s, f);
  }
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    ++*count;
    Hashed::forEachPredecessor(s, f);
  }
  Cost heuristicAfter(const State&, Cost, Action, const State& next) const { return heuristic(next); }
  Cost backwardHeuristicAfter(const State&, Action, const State& before) const {
    return backwardHeuristic(before);
  }
};

// What is wrong with the answer to one question, whose least cost is `optimum`.
template <class P>
QString faultOfAnswer(const ToyGraph& graph, const SessionOptions& o, std::uint64_t optimum) {
  const P problem(graph);
  const auto session = makeSession(problem, o);
  const Outcome outcome = session->run({}, {});
  const bool fits = optimum <= kInfiniteCost;
  const Promise promise = info(o.algorithm).promise;
  const bool exact = promise == Promise::Always || promise == Promise::AdmissibleHeuristic ||
                     (promise == Promise::WithinNodes && !session->isCutShort());
  if (outcome == Outcome::Solved) {
    if (const QString fault = faultOfPath(problem, *session); !fault.isEmpty()) return fault;
    const std::uint64_t cost = session->solutionCost();
    if (cost < optimum || (exact && cost != optimum) ||
        (promise == Promise::WithinWeight &&
         static_cast<double>(cost) > o.weight * static_cast<double>(optimum)))
      return u"costs %1 instead of %2"_s.arg(cost).arg(optimum);
    return {};
  }
  const QString ending = u"ends as "_s + QString::fromUtf8(outcomeName(outcome).data());
  if (outcome == Outcome::Incomplete && dropsNodes(o.algorithm) && session->stats().dropped > 0) return {};
  if (outcome != Outcome::Exhausted && outcome != Outcome::CostLimit) return ending;
  if (optimum == ToyGraph::kUnreachable) return {};
  if (outcome == Outcome::Exhausted) return ending;  // there is a way: nothing may be called proven
  if (fits && (exact || promise == Promise::WithinWeight)) return ending;
  return {};
}

template <class P>
void verify(const ToyGraph& graph, const SessionOptions& o) {
  const QString fault = faultOfAnswer<P>(graph, o, optimumOf(graph));
  QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + describe(graph, o)));
}

// 0 -> 1 -> .. -> n, with these costs; the last vertex is the goal.
ToyGraph chain(const std::vector<Cost>& costs) {
  ToyGraph graph{
      static_cast<std::uint32_t>(costs.size() + 1), {}, 0, {static_cast<std::uint32_t>(costs.size())}, {}};
  for (std::uint32_t i = 0; i < costs.size(); ++i) graph.edges.push_back({i, i + 1, costs[i]});
  return graph;
}

constexpr Cost kHalf = Cost{1} << 31;

}  // namespace

class ToyGraphTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // The search of proofs: the least cost, and as many expansions as successors were generated. Estimates are consistent.
  void fromBothEnds() {
    Random random = testing::randomFor("both ends");
    const auto quarters = [](std::uint64_t count, const std::vector<std::uint64_t>& truths) {
      std::vector<Cost> out;
      for (const std::uint64_t truth : truths)
        out.push_back(truth == ToyGraph::kUnreachable ? kInfiniteCost : saturatingCast(truth * count / 4));
      return out;
    };
    for (int i = 0; i < testing::rounds(500); ++i) {
      ToyGraph graph = randomGraph(random, 100, 100 + random.below(200), 1, 9);
      graph.estimates = quarters(random.below(5), graph.costsToGoal());
      graph.backwards = quarters(random.below(5), graph.costsFromStart());
      const Counted problem(graph);
      BothEnds<Counted> search(problem);
      while (search.step() == Outcome::Running) {
      }
      const std::uint64_t optimum = optimumOf(graph);
      QCOMPARE(search.outcome(), optimum == ToyGraph::kUnreachable ? Outcome::Exhausted : Outcome::Solved);
      if (search.outcome() == Outcome::Solved) QCOMPARE(std::uint64_t{search.solutionCost()}, optimum);
      QCOMPARE(search.stats().expanded, *problem.count);
    }
  }

  void randomGraphs_data() {
    const auto row = testing::columns<quint32, quint32, quint32>("cheapest", "costliest", "vertices");
    row("cheap, small", 1u, 9u, 7u);
    row("free edges, small", 0u, 3u, 7u);
    row("cheap", 1u, 20u, 40u);
    row("free edges", 0u, 5u, 40u);
    row("beyond the window of buckets", 1u, 30000u, 40u);
    row("far beyond the window of buckets", 0u, (1u << 24), 40u);
    row("near the limit", 1u, (1u << 30), 12u);
    row("beyond the limit", (kHalf >> 2), kHalf, 7u);
    row("at the limit", (kInfiniteCost / 3 - 1), (kInfiniteCost / 3 + 1), 7u);
  }
  // Every promise holds over any graph; with estimates that are admissible and no more.
  void randomGraphs() {
    FETCH(quint32, cheapest, costliest, vertices);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(400); ++i) {
      ToyGraph graph =
          randomGraph(random, vertices, vertices + random.below(2 * vertices), cheapest, costliest);
      while (random.chance(0.3)) graph.goals.push_back(random.below(vertices));
      estimateAtRandom(graph, random);
      for (const Algorithm a : testing::generalSearches()) {
        if (vertices > 12 && (search::meetsAnew(a))) continue;
        SessionOptions o{.algorithm = a, .ties = static_cast<Ties>(random.below(8))};
        o.coarseWidth = 1 + random.below(random.chance(0.5) ? 10 : costliest);
        o.weight = 1 + 0.1 * random.between(0, 30);
        o.width = 1 + random.below(8);
        o.nodes = 1 + random.below(random.chance(0.5) ? 8 : 40);
        if (a != Algorithm::Greedy || random.chance(0.5))
          o.reopens = true;  // estimates are not consistent here
        if (random.chance(0.5))
          verify<Hashed>(graph, o);
        else
          verify<Numbered>(graph, o);
        if (QTest::currentTestFailed()) return;
      }
    }
  }

  // Reopening is what keeps A* exact there; it must happen, or the test above shows nothing.
  void inconsistentEstimatesReopen() {
    // The way over 1 is cheaper, but 1 looks bad, so 2 is expanded with the costlier cost first.
    ToyGraph graph{4, {{0, 1, 1}, {1, 2, 1}, {0, 2, 3}, {2, 3, 5}}, 0, {3}, {0, 5, 0, 0}};
    for (const Ties ties :
         {Ties::LastIn, Ties::FirstIn, Ties::LargerG, Ties::SmallerH, Ties::Random, Ties::Coarse}) {
      const auto session = makeSession(Hashed(graph), {.ties = ties, .coarseWidth = 2});
      QCOMPARE(session->run({}, {}), Outcome::Solved);
      QCOMPARE(session->solutionCost(), 7u);
      QCOMPARE(session->stats().reopened, 1u);
      QCOMPARE(session->stats().expanded, 4u);  // 0, 2, 1, 2
    }
    const auto greedy = makeSession(Hashed(graph), {.algorithm = Algorithm::Greedy});
    QCOMPARE(greedy->run({}, {}), Outcome::Solved);
    QCOMPARE(greedy->stats().reopened, 0u);
    QCOMPARE(greedy->solutionCost(), 8u);
  }

  void breadthFirstTakesFewestEdges() {
    Random random = testing::randomFor("edges");
    for (int i = 0; i < testing::rounds(300); ++i) {
      ToyGraph graph = randomGraph(random, 30, 70, 1, 50);
      ToyGraph unit = graph;
      for (ToyEdge& e : unit.edges) e.cost = 1;
      const auto session = makeSession(Hashed(graph), {.algorithm = Algorithm::BreadthFirst});
      if (session->run({}, {}) == Outcome::Solved)
        QCOMPARE(session->path().size() - 1, optimumOf(unit));
      else
        QCOMPARE(optimumOf(unit), ToyGraph::kUnreachable);
    }
  }

  void costsThatDoNotFit_data() { testing::eachAlgorithm(testing::generalSearches()); }
  void costsThatDoNotFit() {
    QFETCH(int, algorithm);
    const auto a = static_cast<Algorithm>(algorithm);
    const auto outcome = [&](const ToyGraph& graph, Cost& cost) {
      const auto session = makeSession(Hashed(graph), {.algorithm = a});
      const Outcome o = session->run({}, {});
      cost = session->solutionCost();
      return o;
    };
    Cost cost = 0;
    QCOMPARE(outcome(chain({kHalf, kHalf}), cost), Outcome::CostLimit);
    QCOMPARE(outcome(chain({kHalf, kHalf - 1, 1}), cost), Outcome::CostLimit);
    QCOMPARE(outcome(chain({1, 1, kInfiniteCost, 1}), cost), Outcome::CostLimit);
    QCOMPARE(outcome(chain({kInfiniteCost, kInfiniteCost}), cost), Outcome::CostLimit);
    // The largest number is a cost like any other.
    QCOMPARE(outcome(chain({kHalf, kHalf - 1}), cost), Outcome::Solved);
    QCOMPARE(cost, kInfiniteCost);
    QCOMPARE(outcome(chain({kInfiniteCost}), cost), Outcome::Solved);
    QCOMPARE(cost, kInfiniteCost);
  }

  void cheaperGoalFits_data() {
    testing::eachAlgorithm({Algorithm::Dijkstra, Algorithm::AStar, Algorithm::Bidirectional,
                            Algorithm::MeetInTheMiddle, Algorithm::IdaStar});
  }
  void cheaperGoalFits() {
    QFETCH(int, algorithm);
    // One way to the goal does not fit, another one does.
    const ToyGraph graph{5, {{0, 1, kHalf}, {1, 4, kHalf}, {0, 2, 7}, {2, 3, kHalf}, {3, 4, 5}}, 0, {4}, {}};
    const auto session = makeSession(Hashed(graph), {.algorithm = static_cast<Algorithm>(algorithm)});
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    QCOMPARE(session->solutionCost(), kHalf + 12);
  }

  // Estimates and priorities saturate instead.
  void estimatesSaturate() {
    ToyGraph graph = chain({10, 10, 10});
    graph.estimates = {kInfiniteCost - 1, kInfiniteCost - 1, kInfiniteCost - 3, 0};
    for (const Algorithm a :
         {Algorithm::AStar, Algorithm::WeightedAStar, Algorithm::Greedy, Algorithm::IdaStar})
      for (const Ties ties : {Ties::LastIn, Ties::Coarse}) {
        const auto session =
            makeSession(Hashed(graph), {.algorithm = a, .ties = ties, .coarseWidth = 50, .weight = 1000});
        QCOMPARE(session->run({}, {}), Outcome::Solved);
        QCOMPARE(session->solutionCost(), 30u);
      }
  }
};

SEARCHLIGHT_TEST(ToyGraphTest)
#include "toy_graph_test.moc"
