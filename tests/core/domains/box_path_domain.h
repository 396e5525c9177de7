// tests/core/domains/box_path_domain.h: one Sokoban box to a square, as a search problem over numbered states.
//
// A state is the box's cell and the side of it on which the keeper stands; walking round the box costs nothing, a push
// costs 1. There are several goals (any side), and the problem can be searched backwards.
#pragma once
#include <memory>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/search/problem.h"
#include "core/search/session.h"

namespace searchlight::domains {

class BoxPath {
 public:
  struct State {
    search::NodeId cell;
    Direction side;  // of the box, where the keeper is
    friend bool operator==(const State&, const State&) = default;
  };
  using Action = Direction;

  // REQUIRES: the keeper can walk to at least one side of the box.
  BoxPath(grid::Map map, Point keeper, Point box, Point destination)
      : m_map(std::make_shared<const grid::Map>(std::move(map))),
        m_destination(static_cast<search::NodeId>(m_map->index(destination))) {
    const std::vector<bool> reach = reachable(box, keeper);
    for (int d = 3; d >= 0; --d)
      if (const Point side = box + kOffsets[static_cast<std::size_t>(d)];
          m_map->isFree(side) && reach[m_map->index(side)])
        m_start = {static_cast<search::NodeId>(m_map->index(box)), static_cast<Direction>(d)};
  }

  State start() const { return m_start; }
  bool isGoal(const State& s) const { return s.cell == m_destination; }

  template <class F>
  void forEachSuccessor(const State& s, F&& f) const {
    const Point box = place(s.cell);
    const std::vector<bool> reach = reachable(box, box + offset(s.side));
    for (int d = 0; d < 4; ++d) {
      const auto push = static_cast<Direction>(d);
      const Point ahead = box + offset(push), behind = box - offset(push);
      if (m_map->isFree(ahead) && m_map->isFree(behind) && reach[m_map->index(behind)])
        f(push, State{static_cast<search::NodeId>(m_map->index(ahead)), opposite(push)}, search::Cost{1});
    }
  }

  template <class F>
  void forEachGoal(F&& f) const {
    for (int d = 0; d < 4; ++d) f(State{m_destination, static_cast<Direction>(d)});
  }
  // After a push the keeper stands where the box was.
  template <class F>
  void forEachPredecessor(const State& s, F&& f) const {
    const Point box = place(s.cell), before = box + offset(s.side), pusher = before + offset(s.side);
    if (!m_map->isFree(before) || !m_map->isFree(pusher)) return;
    const std::vector<bool> reach = reachable(before, pusher);
    for (int d = 0; d < 4; ++d) {
      const auto side = static_cast<Direction>(d);
      if (const Point p = before + offset(side); m_map->isFree(p) && reach[m_map->index(p)])
        f(opposite(s.side), State{static_cast<search::NodeId>(m_map->index(before)), side}, search::Cost{1});
    }
  }

  std::size_t stateCount() const { return m_map->cellCount() * 4; }
  search::NodeId index(const State& s) const { return s.cell * 4 + static_cast<search::NodeId>(s.side); }
  State state(search::NodeId n) const { return {n / 4, static_cast<Direction>(n % 4)}; }

 private:
  static Direction opposite(Direction d) { return static_cast<Direction>(3 - static_cast<int>(d)); }
  Point place(search::NodeId cell) const { return m_map->point(cell); }
  std::vector<bool> reachable(Point box, Point keeper) const {
    std::vector<bool> seen(m_map->cellCount());
    std::vector<Point> cells{keeper};
    seen[m_map->index(keeper)] = true;
    for (std::size_t i = 0; i < cells.size(); ++i)
      for (std::size_t d = 0; d < 4; ++d) {
        const Point p = cells[i] + kOffsets[d];
        if (!m_map->isFree(p) || p == box || seen[m_map->index(p)]) continue;
        seen[m_map->index(p)] = true;
        cells.push_back(p);
      }
    return seen;
  }

  std::shared_ptr<const grid::Map> m_map;
  search::NodeId m_destination;
  State m_start{};
};

}  // namespace searchlight::domains

// Compiled once, in box_path_domain.cpp: a test that makes sessions does not instantiate every search again.
SEARCHLIGHT_SESSIONS_OVER(domains::BoxPath, extern)
