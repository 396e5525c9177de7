// tests/core/route_random_test.cpp: thousands of small random maps; every exact search against the plain
// Dijkstra of grid_oracle.h. Real maps hide the errors that these show.
#include "tests/core/algorithm_rows.h"
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr CornerRule kCorners[] = {CornerRule::Never, CornerRule::One, CornerRule::Any};
constexpr CostModel kCosts[] = {CostModel::Unit, CostModel::TenFourteen, CostModel::Sqrt2};

// A map of any density up to three walls in five; now and then long or high, more cells in a line than a word has bits.
Map anyMap(Random& random, int heaviest) {
  int width = random.between(1, 14), height = random.between(1, 14);
  if (random.chance(0.05)) (random.chance(0.5) ? width : height) *= 10;
  Map map = oracle::randomMap(random, width, height, 0.01 * random.between(0, 60), heaviest);
  if (random.chance(0.3)) oracle::flood(random, map);
  return map;
}

// Asks for routes from one cell to several others; the session keeps its memory from one to the next.
QString faultOn(const Map& map, const RouteOptions& options, Random& random, int goals) {
  const std::vector<Point> cells = oracle::freeCells(map);
  if (cells.empty()) return {};
  const auto anyCell = [&] { return cells[random.below(static_cast<std::uint32_t>(cells.size()))]; };
  RouteQuestion q{anyCell(), anyCell(), options};
  if (whyNot(map, q)) return u"cannot be asked: "_s + oracle::describe(map, q);
  const auto graph = makeRouteGraph(map, q);
  const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
  const auto truth =
      oracle::distances(map, q.from, options.neighbours, options.corners, stepCosts(options.costModel()));
  for (int i = 0; i < goals; ++i) {
    if (i > 0) s.ask(q.from, q.to = anyCell());
    const Outcome outcome = s.session->run({}, {});
    const std::uint64_t best = truth[map.index(q.to)];
    QString fault;
    if (outcome != (best == oracle::kUnreachable ? Outcome::Exhausted : Outcome::Solved))
      fault = u"ends as "_s + QString::fromUtf8(outcomeName(outcome).data());
    else if (outcome == Outcome::Solved && s.session->solutionCost() != best)
      fault = u"costs %1 instead of %2"_s.arg(s.session->solutionCost()).arg(best);
    else if (outcome == Outcome::Solved)
      fault = oracle::faultOf(routeOf(*s.session, *graph, options.costModel()), s.session->solutionCost(),
                              map, q);
    if (!fault.isEmpty()) return fault + u'\n' + oracle::describe(map, q);
  }
  return {};
}

}  // namespace

class RouteRandomTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void exactOnUniformMaps_data() {
    const auto row = testing::columns<int, int, int>("algorithm", "corners", "costs");
    for (const Algorithm a : {Algorithm::AStar, Algorithm::CanonicalAStar, Algorithm::JumpPoint,
                              Algorithm::Dijkstra, Algorithm::Bidirectional, Algorithm::MeetInTheMiddle})
      for (const CornerRule corners : kCorners)
        for (const CostModel costs : kCosts)
          row(testing::rowName("%s, corners %s, %s", info(a).name.data(),
                               nameOf(cornerNames(), corners).data(), nameOf(costNames(), costs).data()),
              static_cast<int>(a), static_cast<int>(corners), static_cast<int>(costs));
  }
  void exactOnUniformMaps() {
    FETCH(int, algorithm, corners, costs);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(300); ++i) {
      RouteOptions o;
      o.algorithm = static_cast<Algorithm>(algorithm);
      o.neighbours = Neighbours::Eight;
      o.corners = static_cast<CornerRule>(corners);
      o.costs = static_cast<CostModel>(costs);
      randomise(o, random);
      const QString fault = faultOn(anyMap(random, 1), o, random, 6);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
  }

  // JPS4 and its canonical order.
  void exactWithoutDiagonals_data() { canonicalOnAllTinyMaps_data(); }
  void exactWithoutDiagonals() {
    QFETCH(int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(10'000); ++i) {
      RouteOptions o;
      o.algorithm = static_cast<Algorithm>(algorithm);
      o.neighbours = Neighbours::Four;
      o.corners = kCorners[random.below(3)];
      o.costs = kCosts[random.below(3)];
      randomise(o, random);
      const QString fault = faultOn(anyMap(random, 1), o, random, 6);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
  }

  void exactOnWeightedMaps_data() {
    const auto row = testing::columns<int, int, int>("algorithm", "neighbours", "costs");
    for (const Algorithm a :
         {Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Bidirectional, Algorithm::MeetInTheMiddle})
      for (const Neighbours n : {Neighbours::Four, Neighbours::Eight})
        for (const CostModel costs : kCosts)
          row(testing::rowName("%s, %s neighbours, %s", info(a).name.data(),
                               nameOf(neighbourNames(), n).data(), nameOf(costNames(), costs).data()),
              static_cast<int>(a), static_cast<int>(n), static_cast<int>(costs));
  }
  void exactOnWeightedMaps() {
    FETCH(int, algorithm, neighbours, costs);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(300); ++i) {
      RouteOptions o;
      o.algorithm = static_cast<Algorithm>(algorithm);
      o.neighbours = static_cast<Neighbours>(neighbours);
      o.corners = kCorners[random.below(3)];
      o.costs = static_cast<CostModel>(costs);
      randomise(o, random);
      const QString fault = faultOn(anyMap(random, random.chance(0.5) ? 9 : 255), o, random, 6);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
  }

  // Under sqrt2 costs two ways can differ by less than a coarse bucket holds, so that a goal taken too early is not the
  // nearest; seldom enough that it takes many questions to see it.
  void coarseBuckets_data() {
    testing::eachAlgorithm({Algorithm::AStar, Algorithm::CanonicalAStar, Algorithm::JumpPoint,
                            Algorithm::Dijkstra, Algorithm::Bidirectional, Algorithm::MeetInTheMiddle});
  }
  void coarseBuckets() {
    QFETCH(int, algorithm);
    Random random = testing::randomFor(QTest::currentDataTag());
    for (int i = 0; i < testing::rounds(400); ++i) {
      RouteOptions o;
      o.algorithm = static_cast<Algorithm>(algorithm);
      o.neighbours = Neighbours::Eight;
      o.corners = kCorners[random.below(3)];
      randomise(o, random);
      o.ties = Ties::Coarse;
      const double density = 0.01 * random.between(10, 50);
      const Map map = oracle::randomMap(random, random.between(5, 50), random.between(5, 50), density);
      const QString fault = faultOn(map, o, random, 60);
      QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }
  }

  // Every map of 3 x 3 cells, from every cell to every other, under every rule.
  void canonicalOnAllTinyMaps_data() {
    testing::eachAlgorithm({Algorithm::CanonicalAStar, Algorithm::JumpPoint});
  }
  void canonicalOnAllTinyMaps() {
    QFETCH(int, algorithm);
    RouteQuestion q;
    q.options.algorithm = static_cast<Algorithm>(algorithm);
    for (unsigned walls = 0; walls < 511; ++walls) {
      Map map(3, 3);
      for (std::size_t i = 0; i < 9; ++i)
        if (walls >> i & 1) map.setWeight(map.point(i), kWall);
      const std::vector<Point> cells = oracle::freeCells(map);
      for (unsigned rules = 0; rules < 18; ++rules) {
        const auto neighbours = static_cast<Neighbours>(rules / 9);
        const CornerRule corners = kCorners[rules % 9 / 3];
        const CostModel costs = kCosts[rules % 3];
        q.options.neighbours = neighbours;
        q.options.corners = corners;
        q.options.costs = costs;
        q.from = q.to = cells.front();
        const auto graph = makeRouteGraph(map, q);
        const RouteSession s = makeRouteSession(graph, q, Recording::Silent);
        for (const Point from : cells) {
          const auto truth = oracle::distances(map, from, neighbours, corners, stepCosts(costs));
          for (const Point to : cells) {
            s.ask(q.from = from, q.to = to);
            const bool solved = s.session->run({}, {}) == Outcome::Solved;
            const std::uint64_t best = truth[map.index(to)];
            if (solved == (best != oracle::kUnreachable) && (!solved || s.session->solutionCost() == best))
              continue;
            QFAIL(qPrintable(oracle::describe(map, q)));
          }
        }
      }
    }
  }

 private:
  // What must not matter to an exact search: the order, the ties, which admissible heuristic.
  static void randomise(RouteOptions& o, Random& random) {
    std::array<char, 4> letters{'u', 'l', 'r', 'd'};
    random.shuffle(std::span<char>(letters));
    o.order = *NeighbourOrder::parse({letters.data(), letters.size()});
    o.ties = static_cast<Ties>(random.below(8));
    do o.heuristic = static_cast<Heuristic>(random.below(6));
    while (!o.isAdmissible(*o.heuristic));
  }
};

SEARCHLIGHT_TEST(RouteRandomTest)
#include "route_random_test.moc"
