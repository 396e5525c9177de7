// core/grid/changing_route.cpp: edits, what an agent sees, and what was before.
#include "core/grid/changing_route.h"

#include <algorithm>

namespace searchlight::grid {

ChangingRoute::ChangingRoute(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question)
    : RouteBase(std::move(graph), question),
      m_moves(question.options, m_graph->map().width()),
      m_edits(question.edits),
      m_seen(searchWindow(m_graph->map(), question.from, question.options.window)),
      m_radius(question.options.radius),
      m_isEdited(question.options.isRepaired()) {}

ChangingRoute::Ground ChangingRoute::trueGround(State cell) const {
  if (!m_graph->isFree(m_graph->point(cell))) return kWall;
  const Map& map = m_graph->map();
  if (map.isWater(cell)) return kWater;
  const auto way = map.oneWay(cell);
  return static_cast<Ground>(map.cells()[cell] + (way ? kOneWay * (static_cast<int>(*way) + 1) : 0));
}

ChangingRoute::Ground ChangingRoute::groundIn(std::size_t round, State cell) const {
  if (round < m_round)
    if (const auto former = m_former.find(cell); former != m_former.end())
      for (const Former& f : former->second)
        if (round < f.until) return f.ground;
  return m_ground[cell];
}

// An agent takes what it has not seen for the medium it stands on, of weight 1.
void ChangingRoute::begin() {
  if (m_isFrozen) return;
  m_former.clear();
  m_round = 0;
  m_ground.resize(stateCount());
  for (State cell = 0; cell < m_ground.size(); ++cell) m_ground[cell] = trueGround(cell);
  if (m_isEdited) return;
  const Ground unseen = m_graph->map().isWater(m_from) ? kWater : Ground{1};
  for (State cell = 0; cell < m_ground.size(); ++cell)
    if (m_seen.contains(m_graph->point(cell))) m_ground[cell] = unseen;
  std::vector<State> changed;
  discover(m_from, changed);
  m_former.clear();  // it has never thought otherwise
  m_round = 0;
}

bool ChangingRoute::nextEdits(std::vector<State>& changed) {
  if (!hasEdits()) return false;
  for (const CellEdit& edit : m_edits[m_round])
    if (m_seen.contains(edit.cell)) change(m_graph->cell(edit.cell), edit.weight, changed);
  ++m_round;
  return true;
}

bool ChangingRoute::discover(State from, std::vector<State>& changed) {
  if (m_isFrozen) return false;
  const Point p = m_graph->point(from);
  const CellRect near{std::max(p.x - m_radius, m_seen.left), std::max(p.y - m_radius, m_seen.top),
                      std::min(p.x + m_radius + 1, m_seen.right),
                      std::min(p.y + m_radius + 1, m_seen.bottom)};
  for (int y = near.top; y < near.bottom; ++y)
    for (int x = near.left; x < near.right; ++x)
      if (const State cell = m_graph->cell({x, y}); m_ground[cell] != trueGround(cell))
        change(cell, trueGround(cell), changed);
  m_round += !changed.empty();
  return !changed.empty();
}

// Moves to the cell, from it, and past its corners. For the round after this one.
void ChangingRoute::change(State cell, Ground ground, std::vector<State>& changed) {
  if (m_ground[cell] == ground) return;
  m_former[cell].push_back({m_round + 1, m_ground[cell]});
  m_ground[cell] = ground;
  const Point p = m_graph->point(cell);
  changed.push_back(cell);
  for (const Point o : kOffsets)
    if (m_graph->map().contains(p + o)) changed.push_back(m_graph->cell(p + o));
}

search::Cost ChangingRoute::heuristicBetween(State a, State b) const {
  const Point from = m_graph->point(a), to = m_graph->point(b);
  const auto dx = static_cast<search::Cost>(std::abs(from.x - to.x)),
             dy = static_cast<search::Cost>(std::abs(from.y - to.y));
  if (m_slopes) return m_slopes->longer * std::max(dx, dy) + m_slopes->shorter * std::min(dx, dy);
  return estimate(m_heuristic, m_costModel, dx, dy);
}

ChangingRoute ChangingRoute::frozenIn(std::size_t round, State from) const {
  ChangingRoute out = *this;
  for (const auto& [cell, former] : m_former) out.m_ground[cell] = groundIn(round, cell);
  out.m_former.clear();
  out.m_isFrozen = true;
  out.m_from = from;
  out.m_round = 0;
  out.m_view = std::size_t(-1);
  return out;
}

}  // namespace searchlight::grid
