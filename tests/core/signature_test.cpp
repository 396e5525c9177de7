// tests/core/signature_test.cpp: what every search counts on fixed cases, so that a change of behaviour is seen at once.
//
// The numbers are measured, not derived: where one changes on purpose, the new one belongs here, and the commit says why.
#include "core/grid/map_format.h"
#include "tests/core/domains/klotski_domain.h"
#include "tests/core/domains/sokoban_domain.h"
#include "tests/core/grid_oracle.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

struct Signature {
  const char* domain;
  const char* algorithm;
  std::uint64_t expanded, generated, reopened, peakOpen;
  Cost cost;
};

const std::vector<Signature> kSignatures{
    {"arena", "breadth-first", 2016, 15320, 0, 86, 25359},
    {"arena", "depth-first", 2044, 15460, 0, 1997, 814776},
    {"arena", "dijkstra", 2053, 15495, 0, 90, 25359},
    {"arena", "greedy", 46, 364, 0, 172, 25359},
    {"arena", "a-star", 46, 364, 0, 172, 25359},
    {"arena", "canonical-a-star", 46, 128, 0, 83, 25359},
    {"arena", "weighted-a-star", 46, 364, 0, 172, 25359},
    {"arena", "bidirectional", 1513, 11459, 0, 131, 25359},
    {"arena", "jump-point", 10, 19, 0, 10, 25359},
    {"rubble", "breadth-first", 3134, 16124, 0, 83, 44651},
    {"rubble", "depth-first", 2957, 15332, 0, 2372, 1024321},
    {"rubble", "dijkstra", 3142, 16159, 0, 80, 44214},
    {"rubble", "greedy", 85, 425, 0, 161, 45327},
    {"rubble", "a-star", 690, 3576, 0, 137, 44214},
    {"rubble", "canonical-a-star", 690, 1111, 0, 108, 44214},
    {"rubble", "weighted-a-star", 94, 475, 1, 159, 45228},
    {"rubble", "bidirectional", 2414, 12455, 0, 123, 44214},
    {"rubble", "jump-point", 429, 806, 0, 91, 44214},
    {"arena", "theta-star", 205, 1594, 0, 162, 24719},
    {"arena", "lazy-theta-star", 203, 1578, 0, 162, 24719},
    {"rubble", "theta-star", 1113, 5801, 197, 185, 43073},
    {"rubble", "lazy-theta-star", 979, 5075, 67, 185, 43073},
    {"arena", "meet-in-the-middle", 48, 359, 0, 167, 25359},
    {"rubble", "meet-in-the-middle", 1108, 5711, 0, 165, 44214},
    {"weights", "meet-in-the-middle", 742, 2475, 0, 70, 231},
    {"small", "meet-in-the-middle", 8, 16, 0, 4, 60},
    {"arena", "fringe-search", 46, 364, 0, 172, 25359},
    {"rubble", "fringe-search", 690, 3576, 0, 136, 44214},
    {"weights", "fringe-search", 963, 3208, 0, 55, 231},
    {"small", "fringe-search", 6, 12, 0, 2, 60},
    {"klotski", "fringe-search", 23869, 77556, 0, 771, 116},
    {"sokoban", "fringe-search", 19841, 68233, 0, 2786, 46},
    {"arena", "beam-search", 443, 3437, 0, 18, 25359},
    {"rubble", "beam-search", 779, 4028, 0, 24, 44214},
    {"weights", "beam-search", 673, 2256, 0, 19, 254},
    {"small", "beam-search", 12, 23, 0, 3, 60},
    {"small", "rbfs", 7, 14, 0, 7, 60},
    {"small", "sma-star", 6, 12, 0, 2, 60},
    {"klotski", "beam-search", 23389, 76143, 0, 580, 118},
    {"sokoban", "beam-search", 19337, 66344, 0, 1393, 50},
    {"arena", "lpa-star", 292, 2273, 0, 163, 25359},
    {"arena", "d-star-lite", 324, 2610, 0, 205, 25359},
    {"rubble", "lpa-star", 697, 3611, 0, 137, 44214},
    {"rubble", "d-star-lite", 1531, 12405, 4, 459, 45228},
    {"weights", "lpa-star", 965, 3214, 0, 53, 231},
    {"weights", "d-star-lite", 2380, 9901, 98, 211, 242},
    {"small", "lpa-star", 8, 16, 0, 2, 60},
    {"small", "d-star-lite", 10, 20, 0, 2, 60},
    {"weights", "breadth-first", 1016, 3363, 0, 32, 291},
    {"weights", "depth-first", 1000, 3331, 0, 852, 4299},
    {"weights", "dijkstra", 1008, 3345, 0, 43, 231},
    {"weights", "greedy", 73, 224, 0, 73, 344},
    {"weights", "a-star", 963, 3208, 0, 55, 231},
    {"weights", "weighted-a-star", 928, 3091, 2, 64, 231},
    {"weights", "bidirectional", 735, 2449, 0, 69, 231},
    {"small", "breadth-first", 12, 23, 0, 3, 60},
    {"small", "depth-first", 8, 17, 0, 8, 80},
    {"small", "dijkstra", 13, 26, 0, 3, 60},
    {"small", "greedy", 6, 12, 0, 2, 60},
    {"small", "a-star", 6, 12, 0, 2, 60},
    {"small", "canonical-a-star", 6, 7, 0, 2, 60},
    {"small", "jump-point", 3, 4, 0, 2, 60},
    {"small", "weighted-a-star", 6, 12, 0, 2, 60},
    {"small", "iterative-deepening", 52, 105, 0, 7, 60},
    {"small", "ida-star", 8, 16, 0, 7, 60},
    {"small", "bidirectional", 11, 23, 0, 5, 60},
    {"klotski", "breadth-first", 23954, 77805, 0, 776, 116},
    {"klotski", "depth-first", 2108, 6949, 0, 1361, 1361},
    {"klotski", "dijkstra", 24001, 77950, 0, 769, 116},
    {"klotski", "greedy", 3275, 10875, 0, 392, 462},
    {"klotski", "a-star", 23869, 77556, 0, 771, 116},
    {"klotski", "weighted-a-star", 23794, 77337, 0, 745, 116},
    {"sokoban", "breadth-first", 20001, 68554, 0, 1883, 46},
    {"sokoban", "depth-first", 19496, 66513, 0, 216, 76},
    {"sokoban", "dijkstra", 20007, 68573, 0, 1957, 46},
    {"sokoban", "greedy", 8998, 31988, 0, 2365, 56},
    {"sokoban", "a-star", 19841, 68233, 0, 2786, 46},
    {"sokoban", "weighted-a-star", 19767, 68190, 113, 2633, 46},
};

Map randomMap(int width, int height, double density, int heaviest) {
  Random random(42);
  Map map = oracle::randomMap(random, width, height, density, heaviest);
  map.setWeight({0, 0}, 1);
  map.setWeight({width - 1, height - 1}, 1);
  return map;
}

std::unique_ptr<Session> routeSession(Map map, const RouteQuestion& q) {
  return makeRouteSession(makeRouteGraph(std::move(map), q), q, Recording::Silent).session;
}

// Nothing where the domain cannot be searched so, or not in reasonable time.
std::unique_ptr<Session> sessionFor(const QByteArray& domain, Algorithm a) {
  const bool forgets = search::meetsAnew(a);
  // Greedy alone leaves closed nodes closed.
  const bool reopens = a != Algorithm::Greedy;
  RouteQuestion q;
  q.options.algorithm = a;
  q.options.reopens = reopens;
  Map map;
  if (domain == "arena") {
    map = readMapFile(SEARCHLIGHT_TEST_DATA "/maps/arena.map").map;
    q.options.neighbours = Neighbours::Eight;
    q.from = {1, 7};
    q.to = {47, 46};
  } else if (domain == "weights") {
    map = randomMap(40, 30, 0.15, 9);
    q.to = {39, 29};
  } else if (domain == "rubble") {
    map = randomMap(80, 60, 0.35, 1);
    q.options.neighbours = Neighbours::Eight;
    q.options.corners = CornerRule::Any;
    q.to = {79, 59};
  } else if (domain == "small") {
    map = oracle::mapOf({".....", ".###.", "...#.", ".#..."});
    q.options.costs = CostModel::TenFourteen;
    q.from = {2, 2};
    q.to = {4, 0};
  }
  if (map.cellCount() > 0)
    return (forgets && domain != "small") || whyNot(map, q) ? nullptr : routeSession(map, q);
  if (forgets) return nullptr;
  if (domain == "klotski")
    return makeSession(domains::Klotski("VCCV/VCCV/VHHV/VSSV/S..S"),
                       {.algorithm = a, .reopens = reopens, .width = 500});
  return makeSession(domains::Sokoban({"WWWWWWWWW", "WWWSSSWWW", "WWSSSSSSW", "WWIWIWISW", "WWSWKBSWW",
                                       "WWSWSWDWW", "WSSSSSSWW", "WSSSWSSWW", "WWWWWWWWW"}),
                     {.algorithm = a, .reopens = reopens, .width = 1000});
}

constexpr const char* kDomains[] = {"arena", "rubble", "weights", "small", "klotski", "sokoban"};

}  // namespace

class SignatureTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void counts_data() {
    const auto row = testing::columns<QByteArray, int>("domain", "algorithm");
    for (const char* domain : kDomains)
      for (const AlgorithmInfo& a : algorithms())
        if (sessionFor(domain, a.id))
          row(testing::rowName("%s, %s", domain, a.name.data()), QByteArray(domain), static_cast<int>(a.id));
  }
  void counts() {
    FETCH_ALL((QByteArray, domain), (int, algorithm));
    const auto session = sessionFor(domain, static_cast<Algorithm>(algorithm));
    QCOMPARE(session->run({}, {}), Outcome::Solved);
    const char* name = info(session->algorithm()).name.data();
    const auto row = std::ranges::find_if(kSignatures, [&](const Signature& s) {
      return domain == s.domain && std::string_view(name) == s.algorithm;
    });
    const Stats stats = session->stats();
    const QString measured =
        u"{\"%1\", \"%2\", %3, %4, %5, %6, %7}"_s.arg(QString::fromUtf8(domain), QString::fromUtf8(name))
            .arg(stats.expanded)
            .arg(stats.generated)
            .arg(stats.reopened)
            .arg(stats.peakOpen)
            .arg(session->solutionCost());
    QVERIFY2(row != kSignatures.end(), qPrintable(measured));
    QVERIFY2(stats.expanded == row->expanded && stats.generated == row->generated &&
                 stats.reopened == row->reopened && stats.peakOpen == row->peakOpen &&
                 session->solutionCost() == row->cost,
             qPrintable(measured));
  }
};

SEARCHLIGHT_TEST(SignatureTest)
#include "signature_test.moc"
