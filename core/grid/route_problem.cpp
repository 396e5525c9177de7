// core/grid/route_problem.cpp: the tables behind the successors, and the heuristics.
#include "core/grid/route_problem.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "core/text/line_reader.h"

namespace searchlight::grid {

using search::Cost;

MoveTables::MoveTables(const RouteOptions& options, int width) : order(options.order.directions()) {
  const StepCosts step = stepCosts(options.costModel());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Point o = offset(order[i]);
    delta[i] = o.y * width + o.x;
    cost[i] = isDiagonal(order[i]) ? step.diagonal : step.straight;
  }
  for (unsigned open = 0; open < 256; ++open)
    successors[open] =
        inOrder(allowedMoves(static_cast<DirectionSet>(open), options.neighbours, options.corners));
}

std::uint8_t MoveTables::inOrder(DirectionSet set) const {
  unsigned out = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    if (set & bit(order[i])) out |= 1u << i;
  return static_cast<std::uint8_t>(out);
}

RouteBase::RouteBase(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : m_graph(std::move(graph)),
      m_heuristic(question.options.usedHeuristic()),
      m_costModel(question.options.costModel()),
      m_slopes(slopes(m_heuristic, m_costModel)) {
  ask(question.from, question.to);
}

GoalsProblem::GoalsProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : RouteProblem(std::move(graph), question) {
  for (const Point goal : question.goals()) m_goals.push_back(m_graph->cell(goal));
}

WaypointsProblem::WaypointsProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : RouteProblem(std::move(graph), question), m_cells(static_cast<State>(m_graph->map().cellCount())) {
  m_ends.push_back(question.from);
  for (const Point p : question.options.waypoints) {
    if (!m_waypoints.empty() && m_waypoints.back() == m_graph->cell(p)) continue;
    m_waypoints.push_back(m_graph->cell(p));
    m_ends.push_back(p);
  }
  m_ends.push_back(question.to);
  ask(question.from, question.to);
}

void WaypointsProblem::ask(Point from, Point to) {
  RouteProblem::ask(from, to);
  m_ends.front() = from;
  m_ends.back() = to;
  const std::size_t last = m_ends.size() - 1;
  m_estimateFrom.assign(last + 1, 0);
  m_estimateTo.assign(last + 1, 0);
  const auto leg = [this](std::size_t i) { return estimateBetween(m_graph->cell(m_ends[i]), m_ends[i + 1]); };
  for (std::size_t i = 0; i < last; ++i) m_estimateTo[i + 1] = search::saturatingAdd(m_estimateTo[i], leg(i));
  for (std::size_t i = last; i > 0; --i)
    m_estimateFrom[i - 1] = search::saturatingAdd(m_estimateFrom[i], leg(i - 1));
}

std::uint32_t WaypointsProblem::diagonalsInEstimate(State s, bool isBackward) const {
  const search::NodeId k = visited(s);
  const Point cell = m_graph->point(s % m_cells);
  std::uint32_t count = diagonalsBetween(cell, m_ends[isBackward ? k : k + 1]);
  for (std::size_t i = isBackward ? 0 : k + 1, end = isBackward ? k : m_ends.size() - 1; i < end; ++i)
    count += diagonalsBetween(m_ends[i], m_ends[i + 1]);
  return count;
}

namespace {
constexpr std::string_view kAfter = " after waypoint ";
}  // namespace

std::string WaypointsProblem::stateText(State s) const {
  const search::NodeId k = visited(s);
  const std::string cell = pointText(m_graph->point(s % m_cells));
  return k == 0 ? cell : cell + std::string(kAfter) + std::to_string(k);
}

std::optional<RouteBase::State> WaypointsProblem::stateFromText(std::string_view text) const {
  std::size_t k = 0;
  if (const std::size_t after = text.find(kAfter); after != std::string_view::npos) {
    const auto visited =
        parseInteger(text.substr(after + kAfter.size()), 1, static_cast<int>(m_waypoints.size()));
    if (!visited) return std::nullopt;
    k = static_cast<std::size_t>(*visited);
    text = text.substr(0, after);
  }
  const auto cell = RouteBase::stateFromText(text);
  if (!cell) return std::nullopt;
  // The next waypoint is never come to without being visited.
  return k == 0 ? std::optional(enter(*cell, 0)) : std::optional(at(*cell, k));
}

std::optional<RouteBase::State> RouteBase::stateFromText(std::string_view text) const {
  const std::optional<Point> p = pointFromText(text);
  if (!p || !m_graph->map().contains(*p)) return std::nullopt;
  return m_graph->cell(*p);
}

void RouteBase::ask(Point from, Point to) {
  m_from = m_graph->cell(from);
  m_to = m_graph->cell(to);
  m_start = from;
  m_goal = to;
}

std::optional<Slopes> slopes(Heuristic h, CostModel model) {
  const StepCosts step = stepCosts(model);
  switch (h) {
    case Heuristic::Zero: return Slopes{0, 0};
    case Heuristic::Manhattan: return Slopes{step.straight, step.straight};
    case Heuristic::Chebyshev: return Slopes{step.straight, 0};
    case Heuristic::Octile:
      if (model == CostModel::Unit) break;  // it rounds
      return Slopes{step.straight, step.diagonal - step.straight};
    case Heuristic::Euclidean:
    case Heuristic::SquaredEuclidean: break;
  }
  return std::nullopt;
}

namespace {
// An infinite estimate would say that there is no way.
Cost counted(std::uint64_t estimate) {
  return std::min(search::saturatingCast(estimate), search::kInfiniteCost - 1);
}
}  // namespace

Cost estimate(Heuristic h, CostModel model, std::uint64_t dx, std::uint64_t dy) {
  const std::uint64_t straight = stepCosts(model).straight;
  const std::uint64_t longer = std::max(dx, dy), shorter = std::min(dx, dy);
  switch (h) {
    case Heuristic::Zero: return 0;
    case Heuristic::Manhattan: return counted(straight * (dx + dy));
    case Heuristic::Chebyshev: return counted(straight * longer);
    case Heuristic::Octile: {
      // Where diagonals cost as much as straight moves, the octile distance still is the true length of the way.
      if (model == CostModel::Unit) return counted(longer + shorter * 169 / 408);
      return counted(straight * (longer - shorter) + stepCosts(model).diagonal * shorter);
    }
    case Heuristic::Euclidean:
      return counted(static_cast<std::uint64_t>(static_cast<double>(straight) *
                                                std::sqrt(static_cast<double>(dx * dx + dy * dy))));
    case Heuristic::SquaredEuclidean: return counted(straight * (dx * dx + dy * dy));
  }
  return 0;
}

RouteProblem::RouteProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : RouteBase(std::move(graph), question),
      m_moves(question.options, m_graph->map().width()),
      m_corners(question.options.corners),
      m_hasOneWay(m_graph->map().hasOneWay()),
      m_openness(m_graph->openness().data()),
      m_weights(m_graph->isUniform() ? nullptr : m_graph->map().cells().data()) {}

namespace {

// The 3 x 3 cells around a cell that was reached from `parent`: which moves must it make itself?
class Neighbourhood {
 public:
  Neighbourhood(DirectionSet open, Neighbours neighbours, CornerRule corners, StepCosts costs)
      : m_neighbours(neighbours), m_corners(corners), m_costs(costs) {
    m_free[4] = true;
    for (std::size_t d = 0; d < kOffsets.size(); ++d) m_free[at(kOffsets[d])] = open >> d & 1;
  }

  // The moves that a cell reached from `parent` must make itself. One to x is left out when the parent reaches x without
  // this cell at no more cost, or at less cost after an arrival that goes first (so that of equal paths the
  // diagonal-first one stays, or the horizontal-first one where there are no diagonals).
  DirectionSet movesAfter(Direction arrival, DirectionSet moves) const {
    const Point parent = Point{0, 0} - offset(arrival);
    const std::array<Cost, 9> around = distancesWithoutCentre(parent);
    unsigned left = 0;
    for (std::size_t d = 0; d < kOffsets.size(); ++d) {
      const Point x = kOffsets[d];
      if (!(moves >> d & 1) || x == parent) continue;
      const Cost via = stepCost(parent) + stepCost(x);
      if (goesFirst(arrival) ? around[at(x)] >= via : around[at(x)] > via) left |= 1u << d;
    }
    return static_cast<DirectionSet>(left);
  }

 private:
  static constexpr Cost kFar = 1u << 30;
  static std::size_t at(Point o) { return static_cast<std::size_t>((o.y + 1) * 3 + o.x + 1); }
  static bool inside(Point o) { return o.x >= -1 && o.x <= 1 && o.y >= -1 && o.y <= 1; }
  bool goesFirst(Direction d) const {
    return m_neighbours == Neighbours::Four ? offset(d).y == 0 : isDiagonal(d);
  }
  Cost stepCost(Point o) const { return o.x != 0 && o.y != 0 ? m_costs.diagonal : m_costs.straight; }
  bool mayMove(Point from, Point step) const {
    const Point to = from + step;
    if (!inside(to) || !m_free[at(to)]) return false;
    if (step.x == 0 || step.y == 0) return true;
    if (m_neighbours == Neighbours::Four) return false;
    const int sides = m_free[at(from + Point{step.x, 0})] + m_free[at(from + Point{0, step.y})];
    return sides >= (m_corners == CornerRule::Never ? 2 : m_corners == CornerRule::One ? 1 : 0);
  }
  // Bellman-Ford over at most eight cells.
  std::array<Cost, 9> distancesWithoutCentre(Point from) const {
    std::array<Cost, 9> distance;
    distance.fill(kFar);
    distance[at(from)] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (const Point a : kOffsets)
        for (const Point step : kOffsets) {
          const Point b = a + step;
          if (distance[at(a)] == kFar || b == Point{0, 0} || !mayMove(a, step)) continue;
          const Cost d = distance[at(a)] + stepCost(step);
          if (d >= distance[at(b)]) continue;
          distance[at(b)] = d;
          changed = true;
        }
    }
    return distance;
  }

  Neighbours m_neighbours;
  CornerRule m_corners;
  StepCosts m_costs;
  std::array<bool, 9> m_free{};
};

}  // namespace

CanonicalTable::CanonicalTable(Neighbours neighbours, CornerRule corners, CostModel costs) {
  // With unit costs a diagonal is made a trifle costlier, so that "diagonal-first" still means something; what is
  // shortest then is shortest under unit costs too.
  const StepCosts steps = costs == CostModel::Unit ? StepCosts{1000, 1001} : stepCosts(costs);
  for (unsigned open = 0; open < 256; ++open) {
    const auto set = static_cast<DirectionSet>(open);
    const DirectionSet moves = allowedMoves(set, neighbours, corners);
    const Neighbourhood cells(set, neighbours, corners, steps);
    successors[kDirections][open] = moves;
    for (std::size_t arrival = 0; arrival < kDirections; ++arrival)
      successors[arrival][open] = cells.movesAfter(static_cast<Direction>(arrival), moves);
  }
}

const CanonicalTable& CanonicalTable::of(const RouteOptions& o) {
  static std::mutex mutex;
  static std::map<std::tuple<Neighbours, CornerRule, CostModel>, CanonicalTable> tables;
  const std::lock_guard lock(mutex);
  const CostModel costs = o.costModel();
  return tables.try_emplace({o.neighbours, o.corners, costs}, o.neighbours, o.corners, costs).first->second;
}

CanonicalProblem::CanonicalProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : RouteBase(std::move(graph), question),
      m_moves(question.options, m_graph->map().width()),
      m_openness(m_graph->openness().data()) {
  const CanonicalTable& table = CanonicalTable::of(question.options);
  auto allowed = std::make_shared<Allowed>();
  for (std::size_t arrival = 0; arrival <= kDirections; ++arrival)
    for (std::size_t open = 0; open < 256; ++open)
      (*allowed)[arrival < kDirections ? arrival : search::kNoArrival % kRows][open] =
          m_moves.inOrder(table.successors[arrival][open]);
  m_allowed = std::move(allowed);
}

}  // namespace searchlight::grid
