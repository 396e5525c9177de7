// core/sokoban/route_session.cpp: two problems made, and what is asked by itself.
#include "core/sokoban/route_session.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/walk/marking.h"
#include "core/walk/walk_problem.h"

namespace searchlight::sokoban {

namespace {
constexpr std::size_t kMostBoxesTried = 8;  // some milliseconds each in a hall of this many cells
constexpr std::size_t kMostCellsSwept = 80 * 80;

std::uint32_t worthOf(const Board& board, Cell to, std::uint32_t pushes) {
  return pushes + (board.isGoal(to) ? 1'000'000 : 0);
}

// As far as a box goes straight on: in a larger hall all its ways would take longer than who asks can wait.
std::optional<std::pair<Cell, Cell>> farthestStraight(const Board& board, const Position& position,
                                                      Cell only) {
  const std::vector<bool> reached = board.reach(position);
  for (const Cell box : only == kNoCell ? position.boxes : std::vector{only}) {
    std::optional<std::pair<Cell, Cell>> best;
    std::uint32_t most = 0;
    for (const Direction d : kStraight) {
      if (!reached[board.beside(box, opposite(d))]) continue;
      std::uint32_t pushes = 0;
      for (Cell to = board.beside(box, d); board.isInside(to) && !position.hasBox(to);
           to = board.beside(to, d)) {
        const std::uint32_t worth = worthOf(board, to, ++pushes);
        if (worth <= most) continue;
        most = worth;
        best = {box, to};
      }
    }
    if (best) return best;
  }
  return std::nullopt;
}

}  // namespace

std::unique_ptr<search::SessionFor<walk::WalkProblem>> makeWalkSession(
    const Board& board, const Position& position, Cell to, const search::SessionOptions& options) {
  return search::makeSession(walk::waveOf(walkFloor(board, position), board.point(position.worker),
                                          board.point(to), walk::Marking::FromDestination),
                             options);
}

std::unique_ptr<search::SessionFor<BoxRouteProblem>> makeBoxSession(const Board& board,
                                                                    const Position& position, Cell box,
                                                                    Cell to,
                                                                    const search::SessionOptions& options) {
  return search::makeSession(BoxRouteProblem(board, position, box, to), options);
}

bool canSearchBox(search::Algorithm algorithm) {
  return search::isGeneral(algorithm) && !search::goesFromBothEnds(algorithm);
}

std::optional<BoxRoutes::RouteCost> countedCost(const search::Session& session,
                                                const search::StateList& route) {
  const auto* ours = dynamic_cast<const search::SessionFor<BoxRouteProblem>*>(&session);
  const auto* path = dynamic_cast<const search::StatesFor<BoxRouteProblem>*>(&route);
  if (!ours || !path) return std::nullopt;
  BoxRoutes::RouteCost counted;
  for (std::size_t i = 1; i < path->states.size(); ++i) {
    std::optional<search::Cost> step;
    ours->problem().forEachSuccessor(path->states[i - 1], [&](auto, auto next, search::Cost cost) {
      if (next == path->states[i]) step = cost;
    });
    if (!step) return std::nullopt;
    counted.pushes += *step / BoxRouteProblem::kPush;
    counted.moves += *step % BoxRouteProblem::kPush;
  }
  return counted;
}

std::optional<std::pair<Cell, Cell>> boxAndWorker(const search::Session& session, search::NodeId node) {
  const auto* ours = dynamic_cast<const search::SessionFor<BoxRouteProblem>*>(&session);
  if (!ours) return std::nullopt;
  const BoxRouteProblem::State state = ours->state(node);
  return std::pair(ours->problem().boxOf(state), ours->problem().workerOf(state));
}

namespace {

// Where the worker can walk, by the number of steps; his own square is the first.
std::vector<Cell> walkableFrom(const Board& board, const Position& position) {
  std::vector<bool> isMet(board.cellCount());
  std::vector<Cell> open{position.worker};
  isMet[position.worker] = true;
  for (std::size_t i = 0; i < open.size(); ++i)
    for (const Direction d : kStraight) {
      const Cell next = board.beside(open[i], d);
      if (isMet[next] || !board.isInside(next) || position.hasBox(next)) continue;
      isMet[next] = true;
      open.push_back(next);
    }
  return open;
}

}  // namespace

Cell farthestWalk(const Board& board, const Position& position) {
  const std::vector<Cell> cells = walkableFrom(board, position);
  return cells.size() > 1 ? cells.back() : kNoCell;
}

Cell nearestWalk(const Board& board, const Position& position, Cell to) {
  const std::vector<Cell> cells = walkableFrom(board, position);
  return *std::ranges::min_element(cells, {}, [&](Cell cell) {
    const Point away = board.point(cell) - board.point(to);
    return std::abs(away.x) + std::abs(away.y);
  });
}

std::optional<std::pair<Cell, Cell>> usualBoxRoute(const Board& board, const Position& position, Cell only) {
  if (board.cellCount() > kMostCellsSwept) return farthestStraight(board, position, only);
  std::optional<std::pair<Cell, Cell>> best;
  for (std::size_t i = 0; i < std::min(position.boxes.size(), kMostBoxesTried); ++i) {
    const Cell box = only == kNoCell ? position.boxes[i] : only;
    const auto routes = findBoxRoutes(board, position, box);
    std::uint32_t most = 0;
    for (std::size_t c = 0; routes && c < board.cellCount(); ++c) {
      const auto to = static_cast<Cell>(c);
      const auto cost = routes->costTo(to);
      if (!cost || cost->pushes == 0) continue;
      const std::uint32_t worth = worthOf(board, to, cost->pushes);
      if (worth <= most) continue;
      most = worth;
      best = {box, to};
    }
    if (best || only != kNoCell) return best;
  }
  return best;
}

}  // namespace searchlight::sokoban
