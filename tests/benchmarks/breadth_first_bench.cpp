// tests/benchmarks/breadth_first_bench.cpp: the one loop as breadth-first search against one written by hand.
//
// Both keep the same record of every node (parent, cost, status, arrival: 12 bytes) and the same counters, over the same
// successors, and flood a map of 1000 x 1000 cells. Twice: over the route graph of core/grid, and over a plain array of
// walls with a border. The bar is 1.15.
#include <bit>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/grid/route_problem.h"
#include "core/random/random.h"
#include "core/search/best_first.h"
#include "tests/benchmarks/bench.h"

using namespace searchlight;
using namespace searchlight::grid;
using namespace searchlight::search;

namespace {

constexpr int kSide = 1000;
constexpr int kRounds = 31;

Map rubble() {
  Random random(3);
  Map map(kSide, kSide);
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x)
      if (random.chance(0.22) && (std::abs(x - kSide / 2) > 3 || std::abs(y - kSide / 2) > 3))
        map.setWeight({x, y}, kWall);
  map.setWeight({0, 0}, kWall);
  return map;
}

// The node record of core/search, as one would write it down.
struct HandRecord {
  NodeId parent;
  Cost g;
  std::uint16_t status;  // 0 unseen, 1 open, 2 closed
  Arrival arrival;
};
static_assert(sizeof(HandRecord) == 12);
struct Free {
  void operator()(void* p) const { std::free(p); }
};
using HandRecords = std::unique_ptr<HandRecord[], Free>;
HandRecords handRecords(std::size_t count) {
  return HandRecords(static_cast<HandRecord*>(std::calloc(count, sizeof(HandRecord))));
}

// A map with a border of walls, so that no neighbour is ever outside.
struct Walls {
  NodeId stride;
  std::vector<std::uint8_t> wall;
  explicit Walls(const Map& map)
      : stride(static_cast<NodeId>(map.width()) + 2),
        wall(std::size_t{stride} * (static_cast<std::size_t>(map.height()) + 2), 1) {
    for (int y = 0; y < map.height(); ++y)
      for (int x = 0; x < map.width(); ++x) wall[at({x, y})] = map.isWall({x, y});
  }
  NodeId at(Point p) const { return static_cast<NodeId>(p.y + 1) * stride + static_cast<NodeId>(p.x) + 1; }
  template <class F>
  void forEachNeighbour(NodeId n, F&& f) const {
    const NodeId around[4] = {n - stride, n - 1, n + 1, n + stride};
    for (std::uint8_t d = 0; d < 4; ++d)
      if (!wall[around[d]]) f(d, around[d], Cost{1});
  }
};
struct WallProblem {
  using State = NodeId;
  using Action = std::uint8_t;
  const Walls* walls;
  NodeId from, to;
  State start() const { return from; }
  bool isGoal(State s) const { return s == to; }
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    walls->forEachNeighbour(s, f);
  }
  std::size_t stateCount() const { return walls->wall.size(); }
  NodeId index(State s) const { return s; }
  State state(NodeId n) const { return n; }
};

// The two by hand, as one would write them for these maps and nothing else.
[[gnu::noinline]] Stats byHand(const Walls& walls, NodeId from, NodeId to) {
  const HandRecords nodes = handRecords(walls.wall.size());
  std::vector<NodeId> queue{from};
  nodes[from] = {kNoNode, 0, 1, kNoArrival};
  Stats stats;
  stats.opened(1);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const NodeId n = queue[head];
    nodes[n].status = 2;
    ++stats.expanded;
    --stats.open;
    const Cost g = nodes[n].g + 1;
    const NodeId around[4] = {n - walls.stride, n - 1, n + 1, n + walls.stride};
    for (Arrival d = 0; d < 4; ++d) {
      const NodeId m = around[d];
      if (walls.wall[m]) continue;
      ++stats.generated;
      if (nodes[m].status != 0) continue;
      nodes[m] = {n, g, 1, d};
      queue.push_back(m);
      stats.opened(1);
      if (m == to) return stats;
    }
  }
  return stats;
}
[[gnu::noinline]] Stats byHand(const RouteGraph& graph, const MoveTables& moves, NodeId from, NodeId to) {
  const HandRecords nodes = handRecords(graph.map().cellCount());
  const DirectionSet* openness = graph.openness().data();
  std::vector<NodeId> queue{from};
  nodes[from] = {kNoNode, 0, 1, kNoArrival};
  Stats stats;
  stats.opened(1);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const NodeId n = queue[head];
    nodes[n].status = 2;
    ++stats.expanded;
    --stats.open;
    const Cost g = nodes[n].g;
    for (unsigned set = moves.successors[openness[n]]; set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const NodeId m = n + static_cast<NodeId>(moves.delta[i]);
      ++stats.generated;
      if (nodes[m].status != 0) continue;
      nodes[m] = {n, g + moves.cost[i], 1, static_cast<Arrival>(moves.order[i])};
      queue.push_back(m);
      stats.opened(1);
      if (m == to) return stats;
    }
  }
  return stats;
}

template <class P>
[[gnu::noinline]] Stats byTheLoop(const P& problem) {
  BestFirst<P, BreadthFirst> search(problem);
  search.run();
  return search.stats();
}

template <class Hand, class Loop>
void compare(const char* what, Hand&& hand, Loop&& loop) {
  if (hand() != loop()) std::printf("%s: the two do not count the same!\n", what);
  const double expansions = static_cast<double>(hand().expanded);
  const auto [byHandBest, byLoopBest] = bench::bestInTurns(
      kRounds, [&] { bench::keep(hand()); }, [&] { bench::keep(loop()); });
  std::printf(
      "breadth-first, %-12s  by hand %5.2f ns, the loop %5.2f ns an expansion, ratio %.3f (bar 1.15)\n", what,
      byHandBest * 1e9 / expansions, byLoopBest * 1e9 / expansions, byLoopBest / byHandBest);
}

}  // namespace

int main() {
  const Map map = rubble();
  const Point middle{kSide / 2, kSide / 2};
  RouteQuestion q{middle, {0, 0}, {}};  // the goal is a wall: all that can be reached is visited
  const auto graph = std::make_shared<RouteGraph>(map);
  const RouteProblem problem(graph, q);
  const MoveTables moves(q.options, map.width());
  compare(
      "route graph",
      [&] {
        return byHand(*graph, moves, graph->cell(middle), graph->cell({0, 0}));
      },
      [&] { return byTheLoop(problem); });

  const Walls walls(map);
  const WallProblem plain{&walls, walls.at(middle), walls.at({0, 0})};
  compare(
      "wall array", [&] { return byHand(walls, plain.from, plain.to); }, [&] { return byTheLoop(plain); });
}
