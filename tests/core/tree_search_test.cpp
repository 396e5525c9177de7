// tests/core/tree_search_test.cpp: searches that keep duplicates, against a queue of paths written here, and within their bound.

#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/klotski/board_text.h"
#include "core/klotski/solve.h"
#include "core/search/session.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

struct PathInOpen {
  Point at;
  Cost g, f;
  std::size_t came;
};
struct TreeFigures {
  std::uint64_t expanded = 0, generated = 0;
  Cost cost = kInfiniteCost;
};

// OPEN is a list of walks; the least f goes first, and of those the one that came last. No state is ever compared with another.
TreeFigures treeByHand(const grid::Map& map, Point from, Point to, Algorithm algorithm) {
  const auto h = [&](Point p) { return static_cast<Cost>(std::abs(p.x - to.x) + std::abs(p.y - to.y)); };
  const auto f = [&](Cost g, Point p) {
    return algorithm == Algorithm::Dijkstra ? g : algorithm == Algorithm::Greedy ? h(p) : g + h(p);
  };
  const bool isQueue = algorithm == Algorithm::BreadthFirst;
  std::vector<PathInOpen> open{{from, 0, f(0, from), 0}};
  TreeFigures out;
  std::size_t came = 0;
  while (!open.empty()) {
    const auto next =
        std::min_element(open.begin(), open.end(), [&](const PathInOpen& a, const PathInOpen& b) {
          return isQueue ? a.came < b.came : a.f != b.f ? a.f < b.f : a.came > b.came;
        });
    const PathInOpen walk = *next;
    open.erase(next);
    if (walk.at == to) {
      out.cost = walk.g;
      return out;
    }
    ++out.expanded;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}}) {
      const Point p = walk.at + step;
      if (!map.contains(p) || map.isWall(p)) continue;
      ++out.generated;
      const Cost g = walk.g + 1;
      // Breadth-first search recognises the goal when it is generated, and generates nothing more.
      if (isQueue && p == to) {
        out.cost = g;
        return out;
      }
      open.push_back({p, g, f(g, p), ++came});
    }
  }
  return out;
}

std::unique_ptr<Session> askTree(const grid::Map& map, Point from, Point to, Algorithm algorithm,
                                 Recording recording = Recording::Silent) {
  grid::RouteQuestion question{from, to, {}};
  question.options.algorithm = algorithm;
  question.options.duplicates = Duplicates::Keep;
  return grid::makeRouteSession(grid::makeRouteGraph(map, question), question, recording).session;
}

}  // namespace

class TreeSearchTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void expandsWhatAQueueOfPathsDoes_data() {
    const auto row = testing::columns<int>("algorithm");
    for (const Algorithm a : {Algorithm::BreadthFirst, Algorithm::Dijkstra, Algorithm::AStar})
      row(std::string(info(a).name), static_cast<int>(a));
  }
  void expandsWhatAQueueOfPathsDoes() {
    QFETCH(const int, algorithm);
    Random random(testing::seed());
    for (int round = 0; round < testing::rounds(40); ++round) {
      grid::Map map(5, 4);
      for (int i = 0; i < 5; ++i)
        map.setWeight({static_cast<int>(random.below(5)), static_cast<int>(random.below(4))}, grid::kWall);
      map.setWeight({0, 0}, 1);
      const Point to{static_cast<int>(random.below(4)), static_cast<int>(random.below(3))};
      map.setWeight(to, 1);
      grid::RouteQuestion question{{0, 0}, to, {}};
      question.options.algorithm = static_cast<Algorithm>(algorithm);
      const auto graph = grid::makeRouteSession(grid::makeRouteGraph(map, question), question, {}).session;
      if (graph->run({}, {}) != Outcome::Solved) continue;  // a tree without a goal has no end
      const TreeFigures expected = treeByHand(map, {0, 0}, to, static_cast<Algorithm>(algorithm));
      for (const Recording recording : {Recording::Silent, Recording::Recorded}) {
        const auto tree = askTree(map, {0, 0}, to, static_cast<Algorithm>(algorithm), recording);
        QCOMPARE(tree->run({}, {}), Outcome::Solved);
        QCOMPARE(tree->stats().expanded, expected.expanded);
        QCOMPARE(tree->solutionCost(), expected.cost);
        if (algorithm != static_cast<int>(Algorithm::BreadthFirst))
          QCOMPARE(tree->stats().generated, expected.generated);
        QCOMPARE(tree->solutionCost(), graph->solutionCost());
        QCOMPARE(tree->stats().reopened, std::uint64_t{0});
      }
    }
  }

  // Nodes of the same cell are told apart, and the cell is known of each.
  void aStateHasANodeForEachPath() {
    const auto tree = askTree(grid::Map(4, 4), {0, 0}, {3, 3}, Algorithm::BreadthFirst, Recording::Recorded);
    QCOMPARE(tree->run({}, {}), Outcome::Solved);
    std::map<NodeId, int> nodesOf;
    const Trace& trace = tree->trace();
    for (std::size_t i = trace.begin(); i < trace.end(); ++i) {
      QVERIFY(trace[i].kind != EventKind::Duplicate);
      if (trace[i].kind == EventKind::Generate) ++nodesOf[tree->stateNumber(trace[i].node)];
    }
    QCOMPARE(nodesOf.size(), std::size_t{16});
    QVERIFY(nodesOf[5] > 1);
    for (const auto& [cell, count] : nodesOf) QCOMPARE(tree->stateNumber(cell), cell);  // the first of each
    // The path is one of cells side by side.
    const std::vector<NodeId> path = tree->path();
    QCOMPARE(path.size(), std::size_t{7});
    for (std::size_t i = 1; i < path.size(); ++i) {
      const int a = static_cast<int>(tree->stateNumber(path[i - 1])),
                b = static_cast<int>(tree->stateNumber(path[i]));
      QCOMPARE(std::abs(a % 4 - b % 4) + std::abs(a / 4 - b / 4), 1);
    }
  }

  // Without a goal in reach the tree has no end.
  void aCycleEndsAtALimit_data() {
    testing::columns<int>("algorithm")("depth-first", static_cast<int>(Algorithm::DepthFirst))(
        "breadth-first", static_cast<int>(Algorithm::BreadthFirst))("A*", static_cast<int>(Algorithm::AStar));
  }
  void aCycleEndsAtALimit() {
    QFETCH(const int, algorithm);
    grid::Map map(5, 1);
    map.setWeight({3, 0}, grid::kWall);
    const auto tree = askTree(map, {0, 0}, {4, 0}, static_cast<Algorithm>(algorithm));
    Limits limits{.expansions = 5000};
    QCOMPARE(tree->run(limits, {}), Outcome::Stopped);
    QCOMPARE(tree->stats().expanded, std::uint64_t{5000});
    limits = {};
    limits.bytes = std::size_t{4} << 20;
    QCOMPARE(askTree(map, {0, 0}, {4, 0}, static_cast<Algorithm>(algorithm))->run(limits, {}),
             Outcome::MemoryLimit);
  }

  // States that are hashed, not numbered.
  void slidingBlocks() {
    const klotski::Board board = klotski::Board::of(klotski::readRows("VCCV/VCCV/VHHV/VSSV/S..S", "classic"));
    for (const Duplicates duplicates : {Duplicates::Drop, Duplicates::Keep}) {
      SessionOptions options{
          .algorithm = Algorithm::BreadthFirst, .duplicates = duplicates, .recording = Recording::Recorded};
      const auto session = klotski::makeSession(board, board.opening(), klotski::Count::Moves, options);
      QCOMPARE(session->run({.expansions = 300}, {}), Outcome::Stopped);
      std::uint64_t nodes = 0, first = 0;
      const Trace& trace = session->trace();
      for (std::size_t i = trace.begin(); i < trace.end(); ++i) {
        if (trace[i].kind != EventKind::Generate) continue;
        ++nodes;
        first += session->stateNumber(trace[i].node) == trace[i].node ? 1 : 0;
      }
      QCOMPARE(nodes == session->stats().generated + 1, duplicates == Duplicates::Keep);
      QCOMPARE(first == nodes, duplicates == Duplicates::Drop);
    }
  }

  void isRefusedWhereItCannotBe() {
    const grid::Map map(4, 4);
    grid::RouteQuestion question{{0, 0}, {3, 3}, {}};
    question.options.neighbours = grid::Neighbours::Eight;
    question.options.duplicates = Duplicates::Keep;
    for (int a = 0; a < kAlgorithmCount; ++a) {
      question.options.algorithm = static_cast<Algorithm>(a);
      QCOMPARE(!grid::whyNot(map, question), canKeepDuplicates(static_cast<Algorithm>(a)));
    }
  }
};

SEARCHLIGHT_TEST(TreeSearchTest)
#include "tree_search_test.moc"
