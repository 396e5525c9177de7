// core/sokoban/solution_path.h: a solution as a way that a player may keep to: where on it a position is, and what comes next.
//
//   const SolutionPath way(board, position, found.steps, found.isOptimal);      // usage
//   if (const auto at = way.find(game.position())) show(way.pushes() - *at, way.push(*at));
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/sokoban/board.h"
#include "core/sokoban/collection.h"

namespace searchlight::sokoban {

// Nothing: nobody has told. A file's word and a solution prove nothing; of our own levels "Pushes" is proven.
struct Fewest {
  std::optional<std::uint32_t> moves, pushes;
  friend bool operator==(const Fewest&, const Fewest&) = default;
};

// The least of what the file says (its keys "Moves" and "Pushes") and of the level's solutions, each in its own count.
Fewest fewestKnown(const Level& level);

// As the file says under "Difficulty", where that is a number that is not negative; nothing: it says none.
std::optional<double> difficultyOf(const Level& level);

class SolutionPath {
 public:
  struct NextPush {
    Cell box = kNoCell;
    Direction direction = Direction::Up;
    friend bool operator==(const NextPush&, const NextPush&) = default;
  };

  // REQUIRES: the steps can be made from there, and solve the level.
  SolutionPath(Board board, const Position& from, std::span<const Direction> steps, bool isOptimal);

  std::size_t pushes() const { return m_pushes.size(); }
  // No solution from where it begins has fewer pushes; so it is from anywhere on it.
  bool isOptimal() const { return m_isOptimal; }
  // How many of its pushes are made in a position from which the rest of it can be: the boxes stand so, and the worker can walk to
  // where he was. The most, where it comes by twice; nothing beside it.
  std::optional<std::size_t> find(const Position& position) const;
  // REQUIRES: at < pushes().
  const NextPush& push(std::size_t at) const { return m_pushes[at]; }
  // The walk to the next push, and it. REQUIRES: find(position) is at, which is less than pushes().
  std::vector<Direction> stepsToNext(const Position& position, std::size_t at) const;
  // All that is left. REQUIRES: find(position) is at.
  std::vector<Direction> stepsToEnd(const Position& position, std::size_t at) const;

 private:
  Board m_board;
  std::vector<Direction> m_steps;
  std::vector<std::size_t> m_ends;  // of each push: steps made by then
  std::vector<NextPush> m_pushes;
  std::vector<Position> m_positions;  // before each push, and after the last
  bool m_isOptimal;
};

}  // namespace searchlight::sokoban
