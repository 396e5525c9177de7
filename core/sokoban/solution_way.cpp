// core/sokoban/solution_way.cpp: the positions of a solution by its pushes.
#include "core/sokoban/solution_way.h"

#include <cstddef>
#include <utility>

#include "core/sokoban/box_route.h"

namespace searchlight::sokoban {

SolutionWay::SolutionWay(Board board, const Position& from, std::span<const Direction> steps, bool isOptimal)
    : m_board(std::move(board)),
      m_steps(steps.begin(), steps.end()),
      m_positions{from},
      m_isOptimal(isOptimal) {
  Position at = from;
  for (std::size_t i = 0; i < m_steps.size(); ++i) {
    const Cell ahead = m_board.beside(at.worker, m_steps[i]);
    if (m_board.step(at, m_steps[i]) != StepKind::Push) continue;
    m_pushes.push_back({ahead, m_steps[i]});
    m_ends.push_back(i + 1);
    m_positions.push_back(at);
  }
}

std::optional<std::size_t> SolutionWay::find(const Position& position) const {
  const std::vector<bool> reached = m_board.reach(position);
  for (std::size_t at = m_positions.size(); at-- > 0;)
    if (m_positions[at].boxes == position.boxes && reached[m_positions[at].worker]) return at;
  return std::nullopt;
}

std::vector<Direction> SolutionWay::stepsToNext(const Position& position, std::size_t at) const {
  const auto [box, direction] = m_pushes[at];
  std::vector<Direction> steps = findWalk(m_board, position, m_board.beside(box, opposite(direction)));
  steps.push_back(direction);
  return steps;
}

std::vector<Direction> SolutionWay::stepsToEnd(const Position& position, std::size_t at) const {
  if (at == pushes()) return {};
  std::vector<Direction> steps = stepsToNext(position, at);
  // After a push it does not matter how one came to it.
  steps.insert(steps.end(), m_steps.begin() + static_cast<std::ptrdiff_t>(m_ends[at]), m_steps.end());
  return steps;
}

}  // namespace searchlight::sokoban
