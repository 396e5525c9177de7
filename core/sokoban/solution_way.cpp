// core/sokoban/solution_way.cpp: the positions of a solution by its pushes.
#include "core/sokoban/solution_way.h"

#include <algorithm>
#include <utility>

#include "core/sokoban/solve.h"

namespace searchlight::sokoban {

SolutionWay::SolutionWay(Board board, const Position& from, std::span<const Direction> steps, bool isOptimal)
    : m_board(std::move(board)), m_positions{from}, m_isOptimal(isOptimal) {
  Position at = from;
  for (const Direction d : steps) {
    const Cell ahead = m_board.beside(at.worker, d);
    if (m_board.step(at, d) != StepKind::Push) continue;
    m_pushes.push_back({ahead, d});
    m_positions.push_back(at);
  }
}

std::optional<std::size_t> SolutionWay::find(const Position& position) const {
  const std::vector<bool> reached = m_board.reach(position);
  for (std::size_t at = m_positions.size(); at-- > 0;)
    if (m_positions[at].boxes == position.boxes && reached[m_positions[at].worker]) return at;
  return std::nullopt;
}

std::vector<Direction> SolutionWay::steps(const Position& position, std::size_t at, std::size_t end) const {
  const auto begin = m_positions.begin();
  return stepsAlong(m_board.from(position),
                    {begin + static_cast<std::ptrdiff_t>(at), begin + static_cast<std::ptrdiff_t>(end) + 1});
}
std::vector<Direction> SolutionWay::stepsToNext(const Position& position, std::size_t at) const {
  return steps(position, at, at + 1);
}
std::vector<Direction> SolutionWay::stepsToEnd(const Position& position, std::size_t at) const {
  return steps(position, at, pushes());
}

}  // namespace searchlight::sokoban
