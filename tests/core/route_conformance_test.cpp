// tests/core/route_conformance_test.cpp: every algorithm over one table of maps, held to what the catalogue
// says of it.
#include "tests/core/grid_oracle.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

enum class Deepening {
  TooLong,
  Short
};  // whether searches that forget what they have seen end soon on the board

// 'S' and 'G' are start and goal; without 'G' the goal is the start.
struct Board {
  const char* name;
  std::vector<std::string_view> rows;
  Deepening deepening = Deepening::TooLong;
  int window = 0;
};

const std::vector<Board>& boards() {
  static const std::vector<Board> all{
      {"open", {"S........", ".........", ".........", ".........", ".........", "........G"}},
      {"article 3",
       {".........", ".........", "....#....", "..S.#.G..", "....#....", ".........", "........."}},
      {"serpentine", {"S......", "######.", ".......", ".######", ".......", "######.", "G......"}},
      {"room", {".........", ".#######.", ".#.....#.", ".#..S..#.", ".#.....#.", ".###.###.", "....G...."}},
      {"maze",
       {"S#.......#.", ".#.###.#.#.", "...#...#...", "##.#.###.##", "...#.#.#...", ".###.#.###.",
        ".....#....G"}},
      {"pillars", {"S..........", ".#.#.#.#.#.", "...........", ".#.#.#.#.#.", "...........", ".#.#.#.#.#G"}},
      {"weights", {"S1299.1.", ".9.9..3.", ".9...9..", ".99999.2", "....1..G"}},
      {"ways of equal steps", {"S99G", "...."}},
      {"no route", {"S..#...", "...#...", "...#..G", "...#..."}},
      {"goal walled in", {"S......", "...###.", "...#G#.", "...###.", "......."}},
      {"start is goal", {"...", ".S.", "..."}, Deepening::Short},
      {"goal beside start", {"....", ".SG.", "...."}, Deepening::Short},
      {"goal diagonally beside start", {"...", ".S.", "..G"}, Deepening::Short},
      {"one cell", {"S"}, Deepening::Short},
      {"two cells", {"SG"}, Deepening::Short},
      {"corridor", {"S..........G"}, Deepening::Short},
      {"corridor, no route", {"..S...#.G"}, Deepening::Short},
      {"shaft", {"S", ".", ".", ".", "G"}, Deepening::Short},
      {"squeeze", {"S#", "#G"}, Deepening::Short},
      {"one side blocked", {"S.", "#G"}, Deepening::Short},
      {"small", {"S...", ".##.", ".G.."}, Deepening::Short},
      {"small with weights", {"S5.", "151", ".1G"}, Deepening::Short},
      {"small serpentine", {"S...", "###.", "G..."}, Deepening::Short},
      {"wider than a word of bits",
       {"S...............................................................................#...",
        ".#...............................................................#..............#...",
        ".........................................................................#.......#.G"}},
      {"search window",
       {"...............", ".....#####.....", "....S....#.G...", "...G.#####....."},
       Deepening::TooLong,
       5},
      {"goal outside the window", {"S......", ".......", "......G"}, Deepening::Short, 3},
      {"goal just outside the window", {"....", "S.G.", "...."}, Deepening::Short, 3},
      {"way only outside the window",
       {".........", ".........", "....#....", "...S#G...", "....#....", "....#....", "........."},
       Deepening::TooLong,
       5},
  };
  return all;
}

RouteQuestion questionOf(const Board& board) {
  RouteQuestion q;
  q.from = oracle::find(board.rows, 'S');
  q.to = oracle::find(board.rows, 'G');
  if (q.to == Point{-1, -1}) q.to = q.from;
  q.options.window = board.window;
  return q;
}

// Every way to move and to count that the options know.
std::vector<RouteOptions> movesAndCosts(const RouteOptions& base) {
  std::vector<RouteOptions> all;
  for (const Neighbours n : {Neighbours::Four, Neighbours::Eight})
    for (const CornerRule corners : {CornerRule::Never, CornerRule::One, CornerRule::Any})
      for (const CostModel costs : {CostModel::Unit, CostModel::TenFourteen, CostModel::Sqrt2}) {
        if (n == Neighbours::Four && corners != CornerRule::Never) continue;
        RouteOptions o = base;
        o.neighbours = n;
        o.corners = corners;
        o.costs = costs;
        all.push_back(o);
      }
  return all;
}

// Every heuristic, every way of breaking ties and several orders, one of them at a time.
std::vector<RouteOptions> variants(const RouteOptions& base, const AlgorithmInfo& algorithm) {
  std::vector<RouteOptions> all{base};
  if (algorithm.usesHeuristic)
    for (int h = 0; h < static_cast<int>(heuristicNames().size()); ++h) {
      all.push_back(base);
      all.back().heuristic = static_cast<Heuristic>(h);
    }
  if (algorithm.usesTies)
    for (const Ties ties :
         {Ties::LastIn, Ties::FirstIn, Ties::LargerG, Ties::SmallerH, Ties::Random, Ties::Coarse}) {
      all.push_back(base);
      all.back().ties = ties;
    }
  if (algorithm.reopens)
    for (const bool reopens : {true, false}) {
      all.push_back(base);
      all.back().reopens = reopens;
    }
  for (const char* letters : {"drlu", "lurd", "rldu"}) {
    all.push_back(base);
    all.back().order = *NeighbourOrder::parse(letters);
  }
  if (algorithm.id == Algorithm::SmaStar)
    for (const std::uint32_t nodes : {1U, 2U, 5U, 12U, 40U}) {
      all.push_back(base);
      all.back().nodes = nodes;
    }
  if (algorithm.id == Algorithm::BeamSearch)
    for (const std::uint32_t width : {1U, 2U, 5U, 1'000'000U}) {
      all.push_back(base);
      all.back().width = width;
    }
  if (algorithm.id == Algorithm::WeightedAStar)
    for (const double weight : {1.0, 1.01, 3.0, 1000.0}) {
      all.push_back(base);
      all.back().weight = weight;
    }
  return all;
}

Map withoutWeights(Map map) {
  for (const Point p : oracle::freeCells(map)) map.setWeight(p, 1);
  return map;
}

std::uint64_t distance(const Map& map, const RouteQuestion& q, StepCosts step) {
  return oracle::distances(map, q.from, q.options.neighbours, q.options.corners, step)[map.index(q.to)];
}

// What is true of a question, whatever answers it.
struct Truth {
  Map seen;  // the map as the search window shows it
  bool uniformSteps = false;
  std::uint64_t cost = 0;
  std::uint64_t steps = 0;
};

Truth truthOf(const Map& map, const RouteQuestion& q) {
  Truth truth{oracle::windowed(map, q.from, q.options.window)};
  const StepCosts step = stepCosts(q.options.costModel());
  truth.uniformSteps =
      map.isUniform() && (q.options.neighbours == Neighbours::Four || step.straight == step.diagonal);
  truth.cost = distance(truth.seen, q, step);
  truth.steps = distance(withoutWeights(truth.seen), q, {1, 1});
  return truth;
}

// What the answer breaks of the promise its algorithm gives; empty when it keeps it.
QString brokenPromise(const RouteQuestion& q, const Truth& truth, std::uint64_t cost, std::size_t steps,
                      bool isCutShort) {
  const RouteOptions& o = q.options;
  const bool admissible = o.isAdmissible(o.usedHeuristic());
  const auto costlier = [&] { return u"costs %1 instead of %2"_s.arg(cost).arg(truth.cost); };
  switch (info(o.algorithm).promise) {
    case Promise::No: break;
    case Promise::NoLongerThanMoves:
      if (o.usedReopens() && (admissible || o.usedHeuristic() == Heuristic::Octile) && cost > truth.cost)
        return costlier();
      return {};  // straight lines cost less than moves
    case Promise::Always:
      if (cost != truth.cost) return costlier();
      break;
    case Promise::UniformSteps:
      if (steps != truth.steps) return u"%1 steps instead of %2"_s.arg(steps).arg(truth.steps);
      if (truth.uniformSteps && cost != truth.cost) return costlier();
      break;
    case Promise::AdmissibleHeuristic:
      if (admissible && cost != truth.cost) return costlier();
      break;
    case Promise::WithinNodes:
      if (admissible && !isCutShort && cost != truth.cost) return costlier();
      break;
    case Promise::WithinWeight:
      if (admissible && static_cast<double>(cost) > o.weight * static_cast<double>(truth.cost))
        return costlier();
      break;
  }
  if (cost < truth.cost) return u"costs %1, less than the least"_s.arg(cost);
  return {};
}

// Asks the question silently and recorded and compares both with the truth.
QString faultOfAnswers(const Map& map, const RouteQuestion& q, const Truth& truth) {
  const auto graph = makeRouteGraph(map, q);
  std::vector<NodeId> path;
  Stats stats;
  for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
    RouteSession s = makeRouteSession(graph, q, recording);
    const Outcome outcome = s.session->run({}, {});
    const bool reachable = truth.cost != oracle::kUnreachable;
    // Who drops nodes may find nothing; but nothing is proven then, and it is told.
    const bool hasLost =
        outcome == Outcome::Incomplete && dropsNodes(q.options.algorithm) && s.session->stats().dropped > 0;
    if (!hasLost && outcome != (reachable ? Outcome::Solved : Outcome::Exhausted))
      return u"ends as "_s + QString::fromUtf8(outcomeName(outcome).data());
    std::vector<NodeId> numbers =
        s.session->path();  // of states: a tree's nodes have others when they are named
    for (NodeId& n : numbers) n = s.session->stateNumber(n);
    if (recording == Recording::Recorded) {
      if (s.session->stats() != stats) return u"counts otherwise when recorded"_s;
      if (numbers != path) return u"goes another way when recorded"_s;
    }
    stats = s.session->stats();
    path = numbers;
    const Route route = routeOf(*s.session, *graph, q.options);
    if (!reachable || hasLost) {
      if (!route.cells.empty() || !path.empty()) return u"shows a route where there is none"_s;
      continue;
    }
    const Cost cost = s.session->solutionCost();
    if (const QString fault = oracle::faultOf(route, cost, truth.seen, q); !fault.isEmpty()) return fault;
    if (const QString fault = brokenPromise(q, truth, cost, route.steps(), s.session->isCutShort());
        !fault.isEmpty())
      return fault;
  }
  return {};
}

}  // namespace

class RouteConformanceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keepsItsPromise_data() {
    const auto row = testing::columns<int, int>("board", "algorithm");
    for (std::size_t b = 0; b < boards().size(); ++b)
      for (const AlgorithmInfo& a : mapAlgorithms()) {
        const bool forgets = search::meetsAnew(a.id);
        if (forgets && boards()[b].deepening == Deepening::TooLong) continue;
        row(testing::rowName("%s, %s", boards()[b].name, a.name.data()), static_cast<int>(b),
            static_cast<int>(a.id));
      }
  }
  void keepsItsPromise() {
    FETCH(int, board, algorithm);
    const Board& row = boards()[static_cast<std::size_t>(board)];
    const Map map = oracle::mapOf(row.rows);
    RouteQuestion q = questionOf(row);
    q.options.algorithm = static_cast<Algorithm>(algorithm);
    // Under the sanitizers each seventh of them, which is each of them on one board or another.
    const int each = testing::isShortened() ? 7 : 1;
    int asked = 0, variantsSeen = board % each;
    for (const RouteOptions& moves : movesAndCosts(q.options)) {
      q.options = moves;
      if (whyNot(map, q)) continue;
      const Truth truth = truthOf(map, q);
      for (const RouteOptions& variant : variants(moves, info(moves.algorithm))) {
        if (variantsSeen++ % each != 0) continue;
        q.options = variant;
        if (whyNot(map, q)) continue;  // with such a heuristic
        const QString fault = faultOfAnswers(map, q, truth);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + oracle::describe(map, q)));
        ++asked;
      }
    }
    QVERIFY(asked > 0 || (needsGrid(static_cast<Algorithm>(algorithm)) && !map.isUniform()));
  }

  // The table must not hide a search that is never asked about a map without a route, or the like.
  void tableHasEverySort() {
    int solvable = 0, unsolvable = 0, weighted = 0, windowed = 0;
    for (const Board& board : boards()) {
      const Map map = oracle::mapOf(board.rows);
      const Truth truth = truthOf(map, questionOf(board));
      (truth.cost == oracle::kUnreachable ? unsolvable : solvable) += 1;
      weighted += !map.isUniform();
      windowed += board.window > 0;
    }
    QVERIFY(solvable >= 15 && unsolvable >= 4 && weighted >= 3 && windowed >= 3);
  }
};

SEARCHLIGHT_TEST(RouteConformanceTest)
#include "route_conformance_test.moc"
