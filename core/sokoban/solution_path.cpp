// core/sokoban/solution_path.cpp: the positions of a solution by its pushes.
#include "core/sokoban/solution_path.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/sokoban/box_route.h"
#include "core/sokoban/lurd.h"

namespace searchlight::sokoban {

namespace {

// The whole text is the number, or there is none.
template <class Number>
std::optional<Number> numberOf(const Level& level, std::string_view lowerCase) {
  for (const Detail& detail : level.details) {
    if (!detail.isNamed(lowerCase)) continue;
    Number value{};
    const char* const end = detail.text.data() + detail.text.size();
    const auto [at, error] = std::from_chars(detail.text.data(), end, value);
    if (error == std::errc() && at == end && value >= Number{}) return value;
  }
  return std::nullopt;
}

void lessen(std::optional<std::uint32_t>& known, std::size_t count) {
  const auto told = static_cast<std::uint32_t>(count);
  known = known ? std::min(*known, told) : told;
}

}  // namespace

Fewest fewestKnown(const Level& level) {
  Fewest fewest{numberOf<std::uint32_t>(level, "moves"), numberOf<std::uint32_t>(level, "pushes")};
  for (const std::string& lurd : level.solutions) {
    lessen(fewest.moves, lurd.size());
    lessen(fewest.pushes, pushesIn(lurd));
  }
  return fewest;
}

std::optional<double> difficultyOf(const Level& level) { return numberOf<double>(level, "difficulty"); }

SolutionPath::SolutionPath(Board board, const Position& from, std::span<const Direction> steps,
                           bool isOptimal)
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

std::optional<std::size_t> SolutionPath::find(const Position& position) const {
  const std::vector<bool> reached = m_board.reach(position);
  for (std::size_t at = m_positions.size(); at-- > 0;)
    if (m_positions[at].boxes == position.boxes && reached[m_positions[at].worker]) return at;
  return std::nullopt;
}

std::vector<Direction> SolutionPath::stepsToNext(const Position& position, std::size_t at) const {
  const auto [box, direction] = m_pushes[at];
  std::vector<Direction> steps = findWalk(m_board, position, m_board.beside(box, opposite(direction)));
  steps.push_back(direction);
  return steps;
}

std::vector<Direction> SolutionPath::stepsToEnd(const Position& position, std::size_t at) const {
  if (at == pushes()) return {};
  std::vector<Direction> steps = stepsToNext(position, at);
  // After a push it does not matter how one came to it.
  steps.insert(steps.end(), m_steps.begin() + static_cast<std::ptrdiff_t>(m_ends[at]), m_steps.end());
  return steps;
}

}  // namespace searchlight::sokoban
