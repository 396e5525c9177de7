// core/grid/route_problem.h: a route on a grid map as a search problem: plain successors, and canonical ones.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/line_of_sight.h"
#include "core/grid/route_graph.h"
#include "core/search/derived_problems.h"
#include "core/search/session.h"

namespace searchlight::grid {

// The rules of moving, made into tables: bit i of a successor set is the i-th direction in generating order.
struct MoveTables {
  std::array<Direction, kDirections> order;
  std::array<std::int32_t, kDirections> delta;  // of the cell's number
  std::array<search::Cost, kDirections> cost;   // of entering a cell of weight 1
  std::array<std::uint8_t, 256> successors;     // by openness

  MoveTables(const RouteOptions& options, int width);
  // A set of directions, as a set of places in the generating order.
  std::uint8_t inOrder(DirectionSet set) const;
};

// An estimate that grows evenly with the longer and with the shorter of the two distances to the goal, as most do. Over
// the sides of a map, 4096 cells and 1154 a cell at most, it fits.
struct Slopes {
  search::Cost longer, shorter;
};
std::optional<Slopes> slopes(Heuristic h, CostModel model);

// What every route problem has: two cells, a graph, a heuristic. A state is a cell's number.
class RouteBase {
 public:
  using State = search::NodeId;
  using Action = Direction;
  using Domain = RouteBase;  // the three route problems search the same cells

  // REQUIRES: both ends are cells of the map.
  RouteBase(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);

  State start() const { return m_from; }
  bool isGoal(State s) const { return s == m_to; }
  std::size_t stateCount() const { return m_graph->map().cellCount(); }
  search::NodeId index(State s) const { return s; }
  State state(search::NodeId n) const { return n; }
  search::Cost heuristic(State s) const { return estimateBetween(s, m_goal); }
  search::Cost backwardHeuristic(State s) const { return estimateBetween(s, m_start); }
  std::string stateText(State s) const { return pointText(m_graph->point(s)); }
  std::optional<State> stateFromText(std::string_view text) const;
  std::string moveText(Action a) const { return std::string(directionName(a)); }

  const RouteGraph& graph() const { return *m_graph; }
  // Another question on the same map under the same options.
  void ask(Point from, Point to);

 protected:
  search::Cost estimateBetween(State s, Point end) const;

  std::shared_ptr<const RouteGraph> m_graph;
  State m_from, m_to;
  Point m_start, m_goal;
  Heuristic m_heuristic;
  CostModel m_costModel;
  std::optional<Slopes> m_slopes;  // of the heuristic
};

// The distance heuristics in inner units, between cells dx and dy apart (Amit Patel's names).
search::Cost estimate(Heuristic h, CostModel model, std::uint64_t dx, std::uint64_t dy);

// The diagonal moves of an octile distance.
inline std::uint32_t diagonalsBetween(Point a, Point b) {
  return static_cast<std::uint32_t>(std::min(std::abs(a.x - b.x), std::abs(a.y - b.y)));
}

inline search::Cost RouteBase::estimateBetween(State s, Point end) const {
  const Point p = m_graph->point(s);
  const auto dx = static_cast<search::Cost>(std::abs(p.x - end.x));
  const auto dy = static_cast<search::Cost>(std::abs(p.y - end.y));
  if (m_slopes) [[likely]]
    return m_slopes->longer * std::max(dx, dy) + m_slopes->shorter * std::min(dx, dy);
  return estimate(m_heuristic, m_costModel, dx, dy);
}

// Every allowed move of the rules, in order; walls and weights.
class RouteProblem : public RouteBase {
 public:
  RouteProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);

  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    for (unsigned set = m_moves.successors[m_openness[s]]; set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const State next = s + static_cast<State>(m_moves.delta[i]);
      f(m_moves.order[i], next, m_weights ? m_moves.cost[i] * m_weights[next] : m_moves.cost[i]);
    }
  }
  // Straight lines at any angle. REQUIRES: 8 neighbours, CostModel::Sqrt2 and a uniform map.
  bool sees(State a, State b) const {
    return grid::sees(*m_graph, m_corners, m_graph->point(a), m_graph->point(b));
  }
  search::Cost straightCost(State a, State b) const {
    return grid::straightCost(m_graph->point(a), m_graph->point(b));
  }
  template <class F>
  void forEachGoal(F&& f) const {
    f(m_to);
  }
  // Moves are reversible, except into one-way cells; what a move costs is the weight of the cell it enters,
  // here s.
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    if (s == m_to && !m_graph->isFree(m_goal)) return;  // a goal outside the search window is never entered
    const search::Cost weight = m_weights ? m_weights[s] : search::Cost{1};
    if (m_hasOneWay) [[unlikely]]
      return forEachThatLeadsTo(s, weight, f);
    for (unsigned set = m_moves.successors[m_openness[s]]; set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const Point o = offset(m_moves.order[i]);
      f(directionOf(-o.x, -o.y), s + static_cast<State>(m_moves.delta[i]), m_moves.cost[i] * weight);
    }
  }

 private:
  // Asks each neighbour whether it moves here.
  template <class F>
  void forEachThatLeadsTo(State s, search::Cost weight, F&& f) const {
    for (std::size_t i = 0; i < kDirections; ++i) {
      const Point o = offset(m_moves.order[i]), p = m_graph->point(s) + o;
      if (!m_graph->isFree(p)) continue;
      const State before = m_graph->cell(p);
      const Direction move = directionOf(-o.x, -o.y);
      if (m_moves.successors[m_openness[before]] & m_moves.inOrder(bit(move)))
        f(move, before, m_moves.cost[i] * weight);
    }
  }

  MoveTables m_moves;
  CornerRule m_corners;
  bool m_hasOneWay;
  const DirectionSet* m_openness;
  const Weight* m_weights;  // null where every cell weighs 1
};

// The same with any number of goals.
class GoalsProblem : public RouteProblem {
 public:
  GoalsProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);

  bool isGoal(State s) const { return std::ranges::find(m_goals, s) != m_goals.end(); }
  search::Cost heuristic(State s) const {
    search::Cost least = search::kInfiniteCost;
    for (const State goal : m_goals) least = std::min(least, estimateBetween(s, m_graph->point(goal)));
    return least;
  }
  template <class F>
  void forEachGoal(F&& f) const {
    for (const State goal : m_goals) f(goal);
  }
  // See RouteProblem: goals outside the search window are never entered.
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    if (!isGoal(s) || m_graph->isFree(m_graph->point(s))) RouteProblem::forEachPredecessor(s, f);
  }
  // The first goal is another one.
  void ask(Point from, Point to) {
    RouteProblem::ask(from, to);
    m_goals.front() = m_to;
  }

 private:
  std::vector<State> m_goals;
};

// The same through waypoints in their order. A state is a cell and how many of them the path has visited: its number is the cell's, plus
// so many times that of all cells. Who enters the next waypoint has visited it; who comes by one of the others has not.
class WaypointsProblem : public RouteProblem {
 public:
  WaypointsProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);

  State start() const { return enter(m_from, 0); }
  State goal() const { return at(m_to, m_waypoints.size()); }
  bool isGoal(State s) const { return s == goal(); }
  std::size_t stateCount() const { return (m_waypoints.size() + 1) * m_cells; }
  search::NodeId placeCount() const { return m_cells; }
  search::NodeId visited(State s) const { return s / m_cells; }
  search::Cost heuristic(State s) const {
    const search::NodeId k = visited(s);
    return search::saturatingAdd(estimateBetween(s % m_cells, m_ends[k + 1]), m_estimateFrom[k + 1]);
  }
  search::Cost backwardHeuristic(State s) const {
    const search::NodeId k = visited(s);
    return search::saturatingAdd(estimateBetween(s % m_cells, m_ends[k]), m_estimateTo[k]);
  }
  // Of the diagonal moves in heuristic(), or backwardHeuristic(), where it is the octile distance.
  std::uint32_t diagonalsInEstimate(State s, bool isBackward) const;
  // "3, 4", and "3, 4 after waypoint 2".
  std::string stateText(State s) const;
  std::optional<State> stateFromText(std::string_view text) const;
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    const search::NodeId k = visited(s);
    RouteProblem::forEachSuccessor(
        s % m_cells, [&](Action a, State next, search::Cost cost) { f(a, enter(next, k), cost); });
  }
  template <class F>
  void forEachGoal(F&& f) const {
    f(goal());
  }
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    const State cell = s % m_cells;
    const search::NodeId k = visited(s);
    RouteProblem::forEachPredecessor(cell, [&](Action a, State before, search::Cost cost) {
      if (enter(before, k) == at(before, k)) f(a, at(before, k), cost);
      if (k > 0 && cell == m_waypoints[k - 1]) f(a, at(before, k - 1), cost);
    });
  }
  // A straight line would pass a waypoint by.
  bool sees(State, State) const = delete;
  void ask(Point from, Point to);

 private:
  State at(State cell, std::size_t k) const { return cell + static_cast<State>(k) * m_cells; }
  // Where a path is that has visited k of the waypoints and comes to a cell.
  State enter(State cell, std::size_t k) const {
    return at(cell, k < m_waypoints.size() && m_waypoints[k] == cell ? k + 1 : k);
  }

  State m_cells;
  std::vector<State> m_waypoints;            // none is the same as the one before
  std::vector<Point> m_ends;                 // the start, the waypoints, the goal
  std::vector<search::Cost> m_estimateFrom;  // of each of them to the goal,
  std::vector<search::Cost> m_estimateTo;    // and from the start to it
};

// From the goals to every cell: g is what the path from there to the nearest goal costs, and the parent is the next cell on it.
class FlowProblem : public search::Reversed<GoalsProblem> {
 public:
  FlowProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
      : Reversed(GoalsProblem(std::move(graph), question)) {}
  const RouteGraph& graph() const { return m_problem.graph(); }
  void ask(Point from, Point to) { m_problem.ask(from, to); }
};

// The canonical ordering of Harabor and Grastien (2011), Sturtevant and Rabin (2016): among the shortest paths between
// two cells only diagonal-first ones are followed; with 4 neighbours, horizontal-first ones (Baum 2025). By arrival and
// openness, which moves are left to a cell.
struct CanonicalTable {
  // Row 8 is the start, which has no arrival. Sets of directions.
  std::array<std::array<DirectionSet, 256>, kDirections + 1> successors;
  CanonicalTable(Neighbours neighbours, CornerRule corners, CostModel costs);
  // The table for these rules, made when it is first asked for (0.6 ms). Any thread may ask.
  static const CanonicalTable& of(const RouteOptions& options);
};

// Canonical A*: the successors that the canonical ordering leaves. REQUIRES: a uniform map.
class CanonicalProblem : public RouteBase {
 public:
  CanonicalProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);

  template <class F>
  void forEachSuccessor(State s, search::Arrival arrival, F&& f) const {
    for (unsigned set = (*m_allowed)[arrival % kRows][m_openness[s]]; set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      f(m_moves.order[i], s + static_cast<State>(m_moves.delta[i]), m_moves.cost[i]);
    }
  }

 private:
  // By arrival, the start's folded into the last row.
  static constexpr std::size_t kRows = 16;
  static_assert(search::kNoArrival % kRows >= kDirections);
  using Allowed = std::array<std::array<std::uint8_t, 256>, kRows>;
  MoveTables m_moves;
  std::shared_ptr<const Allowed> m_allowed;  // the canonical table in generating order
  const DirectionSet* m_openness;
};

}  // namespace searchlight::grid

SEARCHLIGHT_SESSIONS_OVER(grid::RouteProblem, extern)
SEARCHLIGHT_SESSIONS_OVER(grid::GoalsProblem, extern)
SEARCHLIGHT_SESSIONS_OVER(grid::WaypointsProblem, extern)
