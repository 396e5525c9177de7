// core/grid/changing_route.h: a route on a map that changes: by rounds of edits, or as an agent comes to know it (search/repair.h).
//
// The problem keeps the cells as the search knows them, and of each cell that has changed what it was in earlier rounds: who steps
// back through a recorded search is told the moves of that time. Two bytes a cell, and 16 a change.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/grid/route_problem.h"

namespace searchlight::grid {

class ChangingRoute : public RouteBase {
 public:
  // The graph is of the map before all edits; of Algorithm::DStarLite, of the map as it is.
  ChangingRoute(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question);
  // What the problem takes besides the graph, which is taken from the session's account by whoever makes it.
  static std::size_t bytesFor(const Map& map) { return map.cellCount() * sizeof(Ground); }

  // As of the round in view.
  template <class F>
  void forEachSuccessor(State s, F&& f) const {
    forEachMove(
        s, false, [this](State cell) { return groundIn(m_view, cell); }, f);
  }
  template <class F>
  void forEachPredecessor(State s, F&& f) const {
    forEachMove(
        s, true, [this](State cell) { return groundIn(m_view, cell); }, f);
  }
  template <class F>
  void forEachGoal(F&& f) const {
    f(m_to);
  }
  void viewFrom(std::size_t round) const { m_view = round; }
  std::size_t roundInView() const { return std::min(m_view, m_round); }

  // ---- What repair.h asks ----
  void begin();
  bool nextEdits(std::vector<State>& changed);
  bool hasEdits() const { return !m_isFrozen && m_isEdited && m_round < m_edits.size(); }
  // The agent sees the square of RouteOptions::radius cells around it, walls or not.
  bool discover(State from, std::vector<State>& changed);
  template <class F>
  void forEachMoveNow(State s, bool backwards, F&& f) const {
    forEachMove(
        s, backwards, [this](State cell) { return m_ground[cell]; }, f);
  }
  search::Cost heuristicBetween(State a, State b) const;
  // Those heuristics that round down are short of the triangle inequality by less than 1.
  search::Cost walked(State a, State b) const { return heuristicBetween(a, b) + (m_slopes ? 0 : 1); }

  // The same in one round alone, from where the path begins or the agent stands: what a search from scratch is asked.
  ChangingRoute frozenIn(std::size_t round, State from) const;

 private:
  // 0: a wall; a weight, and in units of kOneWay which of the straight directions alone leads away, counted from 1; kWater with the
  // weight 1.
  using Ground = std::uint16_t;
  static constexpr Ground kWater = 0x100, kOneWay = 0x200;
  static search::Cost weightOf(Ground ground) {
    return ground & 0xFF ? search::Cost{ground} & 0xFF : search::Cost{1};
  }
  static bool leaves(Ground ground, Direction direction) {
    return ground < kOneWay || ground / kOneWay - 1 == static_cast<int>(direction);
  }
  struct Former {
    std::size_t until;  // the first round in which it is another one
    Ground ground;
  };

  Ground trueGround(State cell) const;
  Ground groundIn(std::size_t round, State cell) const;
  void change(State cell, Ground ground, std::vector<State>& changed);
  // Moves are reversible, except into one-way cells; what one costs is the weight of the cell that it enters.
  template <class GroundOf, class F>
  void forEachMove(State s, bool backwards, GroundOf&& groundOf, F&& f) const {
    const Map& map = m_graph->map();
    const Ground here = groundOf(s);
    if (here == kWall) return;
    const Point p = m_graph->point(s);
    unsigned open = 0;
    std::array<Ground, kDirections> grounds{};
    for (std::size_t d = 0; d < kOffsets.size(); ++d) {
      const Point q = p + kOffsets[d];
      const Ground there = map.contains(q) ? groundOf(m_graph->cell(q)) : Ground{kWall};
      if (there == kWall || (there == kWater) != (here == kWater)) continue;
      open |= 1u << d;
      grounds[d] = there;
    }
    for (unsigned set = m_moves.successors[open]; set != 0; set &= set - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(set));
      const Direction direction = m_moves.order[i];
      const Point o = offset(direction);
      const Direction move = backwards ? directionOf(-o.x, -o.y) : direction;
      const Ground there = grounds[static_cast<std::size_t>(direction)];
      if (!leaves(backwards ? there : here, move)) continue;
      f(move, s + static_cast<State>(m_moves.delta[i]), m_moves.cost[i] * weightOf(backwards ? here : there));
    }
  }

  MoveTables m_moves;
  std::vector<EditRound> m_edits;
  CellRect m_seen;  // the search window
  int m_radius;
  bool m_isEdited, m_isFrozen = false;
  std::vector<Ground> m_ground;  // now, by cell
  std::unordered_map<State, std::vector<Former>> m_former;
  std::size_t m_round = 0;
  mutable std::size_t m_view = std::size_t(-1);
};

}  // namespace searchlight::grid
