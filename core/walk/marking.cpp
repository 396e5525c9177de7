// core/walk/marking.cpp: waves, marks and walks.
#include "core/walk/marking.h"

#include <algorithm>
#include <new>
#include <utility>

#include "core/search/best_first.h"

namespace searchlight::walk {

WalkProblem waveOf(std::shared_ptr<const Floor> floor, Point walker, Point destination, Marking marking) {
  if (marking == Marking::FromDestination)
    return {std::move(floor), destination, walker, kSouthEastNorthWest};
  return {std::move(floor), walker, destination, kUpDownLeftRight};
}

std::vector<Point> walkAlong(const Floor& floor, std::span<const std::int64_t> marks, Point walker,
                             Point destination, Marking marking) {
  const bool forwards = marking == Marking::FromDestination;
  const Point end = forwards ? destination : walker;  // where the wave began
  const Order& order = forwards ? kSouthEastNorthWest : kUpDownLeftRight;
  std::vector<Point> cells{forwards ? walker : destination};
  if (marks[floor.cell(cells.front())] == unmarked(marking)) return {};
  while (!(cells.back() == end)) {
    const Point at = cells.back();
    const std::int64_t mark = marks[floor.cell(at)];
    const auto smaller = std::ranges::find_if(order, [&](Direction d) {
      const Point next = at + offset(d);
      return floor.isFree(next) && marks[floor.cell(next)] == mark - 1 &&
             marks[floor.cell(next)] != unmarked(marking);
    });
    if (smaller == order.end()) return {};
    cells.push_back(at + offset(*smaller));
  }
  if (!forwards) std::ranges::reverse(cells);
  return cells;
}

Walk findWalk(std::shared_ptr<const Floor> floor, Point walker, Point destination, Marking marking) {
  using namespace search;
  BestFirst<WalkProblem, BreadthFirst> wave(waveOf(floor, walker, destination, marking));
  Walk walk;
  walk.outcome = wave.run();
  if (walk.outcome == Outcome::MemoryLimit) throw std::bad_alloc();
  walk.marks.assign(floor->cellCount(), unmarked(marking));
  for (NodeId cell = 0; cell < walk.marks.size(); ++cell)
    if (const NodeRecord r = wave.nodes()[cell]; r.status != NodeStatus::Unseen)
      walk.marks[cell] = markOf(marking, r.g);
  if (walk.outcome == Outcome::Solved)
    walk.cells = walkAlong(*floor, walk.marks, walker, destination, marking);
  return walk;
}

}  // namespace searchlight::walk
