// core/sokoban/reverse.cpp: the end of a level, and the way back from it.
#include "core/sokoban/reverse.h"

#include <algorithm>
#include <ranges>
#include <tuple>

#include "core/sokoban/box_route.h"
#include "core/sokoban/ground.h"

namespace searchlight::sokoban {
namespace {

// Of more goals than boxes those that are to have one.
std::vector<Cell> chosenGoals(const Board& level) {
  const std::vector<Cell>& boxes = level.opening().boxes;
  if (level.goals().size() == boxes.size()) return level.goals();
  const Ground ground(level);
  std::vector<std::tuple<std::uint16_t, std::size_t, std::size_t>> ways;  // pushes, box, goal
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    const std::size_t row = ground.row(ground.square(boxes[b]), ground.square(level.opening().worker));
    for (std::size_t g = 0; g < level.goals().size(); ++g)
      ways.emplace_back(ground.toGoals().row(row)[g], b, g);
  }
  std::ranges::sort(ways);
  std::vector<bool> hasGoal(boxes.size()), hasBox(level.goals().size());
  std::vector<Cell> chosen;
  for (const auto& [pushes, b, g] : ways) {
    if (hasGoal[b] || hasBox[g]) continue;
    hasGoal[b] = hasBox[g] = true;
    chosen.push_back(ground.cell(ground.goals()[g]));
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

std::vector<Direction> forwards(const Game& game) {
  const Board& level = game.level();
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
