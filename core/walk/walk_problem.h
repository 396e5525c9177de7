// core/walk/walk_problem.h: walking from one cell of a small board to another, in four directions, as a search problem; its floor and its events.
//
// It serves Sokoban's worker, who pushes nothing on the way, and the ball of Color Lines, which other balls block. The
// states are the cells by their numbers, every step costs 1.
#pragma once
#include <array>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/problem.h"
#include "core/search/session.h"
#include "core/trace/board_event.h"

namespace searchlight::walk {

// Cells are numbered row by row; what lies outside is blocked.
class Floor {
 public:
  // All cells are free. REQUIRES: width, height >= 1.
  Floor(int width, int height)
      : m_width(width),
        m_height(height),
        m_free(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), true) {}

  int width() const { return m_width; }
  int height() const { return m_height; }
  std::size_t cellCount() const { return m_free.size(); }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }
  // REQUIRES: contains(p).
  search::NodeId cell(Point p) const { return static_cast<search::NodeId>(p.y * m_width + p.x); }
  Point point(search::NodeId cell) const {
    return {static_cast<int>(cell) % m_width, static_cast<int>(cell) / m_width};
  }

  bool isFree(Point p) const { return contains(p) && m_free[cell(p)]; }
  void setFree(Point p, bool free) { m_free[cell(p)] = free; }

 private:
  int m_width, m_height;
  std::vector<bool> m_free;
};

using Order = std::array<Direction, 4>;
inline constexpr Order kSouthEastNorthWest{Direction::Down, Direction::Right, Direction::Up, Direction::Left};
inline constexpr Order kUpDownLeftRight{Direction::Up, Direction::Down, Direction::Left, Direction::Right};

class WalkProblem {
 public:
  using State = search::NodeId;
  using Action = Direction;

  // Neighbours are tried in this order. REQUIRES: both ends are free cells.
  WalkProblem(std::shared_ptr<const Floor> floor, Point from, Point to, Order order)
      : m_floor(std::move(floor)), m_from(m_floor->cell(from)), m_to(m_floor->cell(to)), m_order(order) {}

  State start() const { return m_from; }
  bool isGoal(State s) const { return s == m_to; }
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    const Point p = m_floor->point(s);
    for (const Direction d : m_order)
      if (const Point next = p + offset(d); m_floor->isFree(next)) f(d, m_floor->cell(next), search::Cost{1});
  }
  template <class F>
  void forEachGoal(F&& f) const {
    f(m_to);
  }
  // Whoever came here from a neighbour walked the other way.
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    const Point p = m_floor->point(s);
    for (const Direction d : m_order)
      if (const Point before = p + offset(d); m_floor->isFree(before))
        f(directionOf(p.x - before.x, p.y - before.y), m_floor->cell(before), search::Cost{1});
  }
  search::Cost heuristic(State s) const {
    const Point d = m_floor->point(m_to) - m_floor->point(s);
    return static_cast<search::Cost>(std::abs(d.x) + std::abs(d.y));
  }
  std::size_t stateCount() const { return m_floor->cellCount(); }
  search::NodeId index(State s) const { return s; }
  State state(search::NodeId n) const { return n; }

  std::string stateText(State s) const { return pointText(m_floor->point(s)); }
  std::optional<State> stateFromText(std::string_view text) const {
    const std::optional<Point> p = pointFromText(text);
    return p && m_floor->isFree(*p) ? std::optional(m_floor->cell(*p)) : std::nullopt;
  }
  std::string moveText(Action a) const { return std::string(directionName(a)); }

  const Floor& floor() const { return *m_floor; }

 private:
  std::shared_ptr<const Floor> m_floor;
  State m_from, m_to;
  Order m_order;
};

// Of a session over another problem what any domain can tell. REQUIRES: the window holds event i.
inline search::BoardEvent eventOnBoard(const search::Session& session, std::size_t i) {
  const auto* ours = dynamic_cast<const search::SessionFor<WalkProblem>*>(&session);
  if (!ours) return search::stateEvent(session, i);
  return search::cellEvent(session, i,
                           [&](search::NodeId n) { return ours->problem().floor().point(ours->state(n)); });
}

}  // namespace searchlight::walk

SEARCHLIGHT_SESSIONS_OVER(walk::WalkProblem, extern)
