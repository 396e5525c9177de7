// core/sokoban/reverse.cpp: the end of a level, and the way back from it.
#include "core/sokoban/reverse.h"

#include <algorithm>
#include <cstdlib>

#include "core/sokoban/box_route.h"

namespace searchlight::sokoban {
namespace {

// Of boxes and goals: as many are looked at in some milliseconds.
constexpr std::size_t kMostPairs = 4'000'000;

// Of more goals than boxes those that are to have one: for each box the nearest that is left. Which of them a box can come to is
// not asked, since on large boards that takes long, and the player may pull any box home.
std::vector<Cell> chosenGoals(const Board& level) {
  std::vector<Cell> left = level.goals(), chosen;
  const std::size_t boxes = level.opening().boxes.size();
  if (left.size() == boxes) return left;
  if (left.size() * boxes > kMostPairs) {
    left.resize(boxes);
    return left;
  }
  for (const Cell box : level.opening().boxes) {
    const auto distance = [&](Cell goal) {
      const Point away = level.point(goal) - level.point(box);
      return std::abs(away.x) + std::abs(away.y);
    };
    const auto nearest = std::ranges::min_element(left, {}, distance);
    chosen.push_back(*nearest);
    left.erase(nearest);
  }
  std::ranges::sort(chosen);
  return chosen;
}

bool isFree(const Board& board, const Position& position, Cell cell) {
  return board.isInside(cell) && !position.hasBox(cell);
}

// Where the worker can begin with a pull.
std::vector<Cell> pullingPlaces(const Board& board, const Position& position) {
  std::vector<Cell> places;
  for (const Cell box : position.boxes)
    for (const Direction d : kStraight)
      if (const Cell place = board.beside(box, d);
          isFree(board, position, place) && isFree(board, position, board.beside(place, d)))
        places.push_back(place);
  return places;
}

}  // namespace

Position solvedPosition(const Board& level) {
  Position solved{level.opening().worker, chosenGoals(level)};
  const std::vector<Cell> places = pullingPlaces(level, solved);
  if (!solved.hasBox(solved.worker)) {
    const std::vector<bool> reached = level.reach(solved);
    if (places.empty() || std::ranges::any_of(places, [&](Cell place) { return reached[place]; }))
      return solved;
  }
  if (!places.empty()) {
    solved.worker = places.front();
    return solved;
  }
  for (std::size_t i = 0; i < level.cellCount() && solved.hasBox(solved.worker); ++i)
    if (isFree(level, solved, static_cast<Cell>(i))) solved.worker = static_cast<Cell>(i);
  return solved;
}

std::optional<Position> withWorkerAt(const Board& board, Position position, Cell worker) {
  if (!isFree(board, position, worker)) return std::nullopt;
  position.worker = worker;
  return position;
}

Opening openingOf(const Board& level, std::string title, bool isReverse) {
  std::optional<Position> solved;
  if (isReverse) solved = solvedPosition(level);
  return Opening(level, std::move(title), std::move(solved));
}

std::vector<Direction> solutionFromReverse(const Game& game) {
  const Board& level = game.opening().level;
  Position here = level.opening();
  std::vector<Direction> steps;
  const auto walkTo = [&](Cell to) {
    const std::vector<Direction> walk = findWalk(level, here, to);
    steps.insert(steps.end(), walk.begin(), walk.end());
    here.worker = to;
  };
  for (HistoryPosition at = game.history().position(); const StepChange* change = game.history().change(at);
       at = *game.history().parent(at)) {
    if (!change->step.isPush) continue;  // walks are found anew: shorter ones
    walkTo(change->to);
    const Direction push = opposite(change->step.direction);
    steps.push_back(push);
    level.step(here, push);
  }
  return steps;
}

}  // namespace searchlight::sokoban
