// core/walk/marking.h: the two ways of marking cells by a breadth-first wave, and of reading a shortest walk off the marks.
//
// FromDestination (the Sokoban worker's article): the wave begins at the destination, which is marked 1, and tries south,
// east, north, west; the walk is read off forwards, by the first neighbour in that order whose mark is one smaller.
// FromStart (the Color Lines article): it begins at the start, which is marked 0, and tries up, down, left, right; the walk
// is read off backwards, from the target by neighbours one smaller. Either ends when the other end is reached.
// A mark is what the search calls g, plus 1 or plus 0; there is no other table, and no largest mark.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/search/outcome.h"
#include "core/walk/walk_problem.h"

namespace searchlight::walk {

enum class Marking : std::uint8_t { FromDestination, FromStart };

// The breadth-first search that makes the marks: from where the wave begins to the other end. Show it, or run it.
// REQUIRES: walker and destination are free.
WalkProblem waveOf(std::shared_ptr<const Floor> floor, Point walker, Point destination, Marking marking);

// The mark of a cell that the wave reached at cost g, and that of a cell it did not reach (0, or -1).
constexpr std::int64_t markOf(Marking marking, search::Cost g) {
  return marking == Marking::FromDestination ? std::int64_t{g} + 1 : std::int64_t{g};
}
constexpr std::int64_t unmarked(Marking marking) { return marking == Marking::FromDestination ? 0 : -1; }

// The walk that the marks tell (by cell number), walker first, destination last; empty where the wave did not come
// through. REQUIRES: the marks are those of a wave between these two.
std::vector<Point> walkAlong(const Floor& floor, std::span<const std::int64_t> marks, Point walker,
                             Point destination, Marking marking);

struct Walk {
  search::Outcome outcome = search::Outcome::Exhausted;  // or Solved
  std::vector<std::int64_t> marks;  // by cell number, as they stood when the search ended
  std::vector<Point> cells;         // the walk; empty where there is none
  std::size_t steps() const { return cells.empty() ? 0 : cells.size() - 1; }
};
// All at once, for a click. A shortest walk. Throws std::bad_alloc. REQUIRES: walker and destination are free.
Walk findWalk(std::shared_ptr<const Floor> floor, Point walker, Point destination, Marking marking);

}  // namespace searchlight::walk
