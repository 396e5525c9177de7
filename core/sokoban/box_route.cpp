// core/sokoban/box_route.cpp: one sweep over the states of a box, and the ways read off it.
#include "core/sokoban/box_route.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>

#include "core/geometry/point.h"
#include "core/walk/marking.h"

namespace searchlight::sokoban {

BoxRouteProblem::BoxRouteProblem(const Board& board, const Position& position, Cell box, Cell to,
                                 bool isReverse)
    : m_board(board),
      m_isReverse(isReverse),
      m_isFree(board.cellCount()),
      m_box(box),
      m_worker(position.worker),
      m_to(to),
      m_floodedIn(board.cellCount()) {
  for (std::size_t i = 0; i < m_isFree.size(); ++i) {
    const auto cell = static_cast<Cell>(i);
    m_isFree[i] = board.isInside(cell) && (cell == box || !position.hasBox(cell));
  }
}

search::Cost BoxRouteProblem::heuristic(State s) const {
  const Point away = m_board.point(m_to) - m_board.point(boxOf(s));
  return static_cast<search::Cost>(std::abs(away.x) + std::abs(away.y)) * (kPush + 1);
}

std::array<search::Cost, 4> BoxRouteProblem::walksFrom(Cell worker, Cell box) const {
  std::array<search::Cost, 4> walks;
  walks.fill(search::kInfiniteCost);
  int unmet = 0;
  for (const Direction side : kSides) unmet += m_isFree[m_board.beside(box, side)] ? 1 : 0;
  if (++m_flood == 0) {  // the stamps have gone round
    std::ranges::fill(m_floodedIn, 0u);
    m_flood = 1;
  }
  m_flooded.assign(1, worker);
  m_floodedIn[worker] = m_flood;
  search::Cost steps = 0;
  // Wave by wave, until each side of the box is met or no wave follows.
  for (std::size_t begin = 0; begin < m_flooded.size() && unmet > 0; ++steps) {
    const std::size_t end = m_flooded.size();
    for (; begin < end; ++begin) {
      const Cell cell = m_flooded[begin];
      for (const Direction d : kSides) {
        const Cell next = m_board.beside(cell, d);
        if (next == box) {
          walks[static_cast<std::size_t>(opposite(d))] = steps;
          --unmet;
        } else if (m_isFree[next] && m_floodedIn[next] != m_flood) {
          m_floodedIn[next] = m_flood;
          m_flooded.push_back(next);
        }
      }
    }
  }
  return walks;
}

Position BoxRouteProblem::positionOf(State s) const {
  Position position{workerOf(s), {}};
  for (std::size_t i = 0; i < m_isFree.size(); ++i)
    if (const auto cell = static_cast<Cell>(i); cell == boxOf(s) || (m_board.isInside(cell) && !m_isFree[i]))
      position.boxes.push_back(cell);
  return position;
}

std::string BoxRouteProblem::stateText(State s) const {
  if (s == start()) return "start";
  return pointText(m_board.point(boxOf(s))) + ' ' + std::string(directionName(sideOf(s)));
}

std::optional<BoxRouteProblem::State> BoxRouteProblem::stateFromText(std::string_view text) const {
  if (text == "start") return start();
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const std::optional<Point> box = pointFromText(text.substr(0, blank));
  if (!box || !m_board.contains(*box) || !m_isFree[m_board.cell(*box)]) return std::nullopt;
  for (const Direction side : kSides)
    if (text.substr(blank + 1) == directionName(side))
      return m_isFree[m_board.beside(m_board.cell(*box), side)]
                 ? std::optional(stateOf(m_board.cell(*box), side))
                 : std::nullopt;
  return std::nullopt;
}

std::string BoxRouteProblem::moveText(Action a) const {
  const std::string side(directionName(static_cast<Direction>(a % 4)));
  return (a < 4 ? m_isReverse ? "pull " : "push " : "walk to the side ") + side;
}

// ---- All squares at once ----------------------------------------------------------------------------------------------------

std::optional<BoxRoutes> findBoxRoutes(const Board& board, const Position& position, Cell box,
                                       const std::stop_token& stop, bool isReverse) {
  using search::NodeId;
  constexpr std::uint64_t kOnePush = std::uint64_t{1} << 32;
  BoxRoutes routes;
  routes.m_problem = std::make_shared<const BoxRouteProblem>(board, position, box, box, isReverse);
  routes.m_position = std::make_shared<const Position>(position);
  routes.m_box = box;
  std::vector<BoxRoutes::Path>& paths = routes.m_paths;
  paths.resize(routes.m_problem->stateCount());
  // Of equals the one that came last, as in every search. An entry that was bettered since is passed over.
  using Entry = std::tuple<std::uint64_t, std::uint64_t, NodeId>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  std::uint64_t come = std::numeric_limits<std::uint64_t>::max();
  paths[routes.m_problem->start()].cost = 0;
  open.emplace(0, come--, routes.m_problem->start());
  for (; !open.empty();) {
    const auto [cost, order, n] = open.top();
    open.pop();
    if (cost != paths[n].cost) continue;
    if (stop.stop_requested()) return std::nullopt;
    routes.m_problem->forEachSuccessor(
        n, [&, cost = cost, n = n](BoxRouteProblem::Action action, NodeId next, search::Cost step) {
          const std::uint64_t moves = action < 4 ? 1 : step;
          if ((cost & (kOnePush - 1)) + moves >= kOnePush) return;
          const std::uint64_t total = cost + moves + (action < 4 ? kOnePush : 0);
          if (total >= paths[next].cost) return;
          paths[next] = {total, n};
          open.emplace(total, come--, next);
        });
  }
  return routes;
}

search::NodeId BoxRoutes::bestAt(Cell cell) const {
  search::NodeId best = search::kNoNode;
  std::uint64_t least = Path::kNone;
  for (search::NodeId n = search::NodeId{cell} * 4; n < search::NodeId{cell} * 4 + 4; ++n)
    if (m_paths[n].cost < least) {
      least = m_paths[n].cost;
      best = n;
    }
  return best;
}

std::optional<BoxRoutes::RouteCost> BoxRoutes::costTo(Cell cell) const {
  if (cell == m_box) return RouteCost{};
  const search::NodeId best = bestAt(cell);
  if (best == search::kNoNode) return std::nullopt;
  const std::uint64_t cost = m_paths[best].cost;
  return RouteCost{static_cast<std::uint32_t>(cost >> 32), static_cast<std::uint32_t>(cost)};
}

std::vector<Direction> BoxRoutes::stepsTo(Cell cell) const {
  const std::vector<Step> path = pathTo(cell);
  std::vector<Direction> directions(path.size());
  std::ranges::transform(path, directions.begin(), &Step::direction);
  return directions;
}

std::vector<Step> BoxRoutes::pathTo(Cell cell) const {
  if (cell == m_box || bestAt(cell) == search::kNoNode) return {};
  std::vector<search::NodeId> states;
  for (search::NodeId n = bestAt(cell); n != search::kNoNode; n = m_paths[n].parent) states.push_back(n);
  std::ranges::reverse(states);
  std::vector<Step> steps;
  Position here = *m_position;
  for (std::size_t i = 1; i < states.size(); ++i) {
    const Cell before = m_problem->boxOf(states[i - 1]), after = m_problem->boxOf(states[i]);
    if (before == after) {
      for (const Direction d : findWalk(m_problem->board(), here, m_problem->workerOf(states[i])))
        steps.push_back({d, false});
    } else {
      const Point step = m_problem->board().point(after) - m_problem->board().point(before);
      steps.push_back({directionOf(step.x, step.y), true});
      here.moveBox(before, after);
    }
    here.worker = m_problem->workerOf(states[i]);
  }
  return steps;
}

// ---- The worker alone ---------------------------------------------------------------------------------------------------------

std::shared_ptr<const walk::Floor> walkFloor(const Board& board, const Position& position) {
  walk::Floor floor(board.width(), board.height());
  for (std::size_t i = 0; i < board.cellCount(); ++i) {
    const auto cell = static_cast<Cell>(i);
    floor.setFree(board.point(cell), board.isInside(cell) && !position.hasBox(cell));
  }
  return std::make_shared<const walk::Floor>(std::move(floor));
}

std::vector<Direction> findWalk(const Board& board, const Position& position, Cell to) {
  if (!board.isInside(to) || position.hasBox(to)) return {};
  const walk::Walk found = walk::findWalk(walkFloor(board, position), board.point(position.worker),
                                          board.point(to), walk::Marking::FromDestination);
  std::vector<Direction> steps;
  for (std::size_t i = 1; i < found.cells.size(); ++i) {
    const Point step = found.cells[i] - found.cells[i - 1];
    steps.push_back(directionOf(step.x, step.y));
  }
  return steps;
}

}  // namespace searchlight::sokoban
