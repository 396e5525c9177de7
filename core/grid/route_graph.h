// core/grid/route_graph.h: a map made ready for searching: for every cell, where one may move from it; how much room there is for large agents.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/grid/route_options.h"

namespace searchlight::grid {

// Shared by all searches over the same map, whatever their rules, and never changed: an edited map gets a new one. One
// byte a cell besides the map. A cell's number is its index in the map, row by row.
class RouteGraph {
 public:
  explicit RouteGraph(Map map);
  // With a search window, the cells that a search may see: what lies outside counts as wall.
  RouteGraph(Map map, const CellRect& window);
  // The map after an edit that changed only `changed` cells: as RouteGraph(map), but cheap. REQUIRES: the map has them.
  RouteGraph(const RouteGraph& before, Map map, std::span<const CellRun> changed);

  const Map& map() const { return m_map; }
  bool isUniform() const { return m_uniform; }
  bool isFree(Point p) const { return m_window.contains(p) && m_map.isFree(p); }
  // The free neighbours of each cell that are of its medium, land or water, by index. Of a wall, those of land; of a one-way cell, the one
  // that it leads to.
  std::span<const DirectionSet> openness() const { return m_openness; }

  // y and x of a cell's number; a multiplication instead of a division (exact below 2^24 cells, see the test).
  Point point(search::NodeId cell) const {
    const auto y = static_cast<search::NodeId>((cell * m_reciprocal) >> 40);
    return {static_cast<int>(cell - y * static_cast<search::NodeId>(m_map.width())), static_cast<int>(y)};
  }
  search::NodeId cell(Point p) const { return static_cast<search::NodeId>(m_map.index(p)); }

 private:
  void findOpenness(const CellRect& cells);
  void findRows(const CellRect& cells);
  DirectionSet opennessOf(Point p) const;

  Map m_map;
  CellRect m_window;
  bool m_uniform = true;
  std::uint64_t m_reciprocal = 0;  // 2^40 / width, rounded up
  std::vector<DirectionSet> m_openness;
};

// The N x N cells around `centre`, cut off at the map's edges; N = 0: the whole map.
CellRect searchWindow(const Map& map, Point centre, int n);

// Which moves a corner rule allows, given the neighbours that are free (and of the same medium).
DirectionSet allowedMoves(DirectionSet open, Neighbours neighbours, CornerRule corners);

// An agent covers a square of so many cells a side; it stands on its upper left one.
inline constexpr int kMostAgentSide = 9;

// Of each of these cells, row by row, the side of the largest square of free cells of one medium that has it as its upper left one: the
// room for an agent that stands there, whatever one-way cells it would cover (D. Harabor and A. Botea, "Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
// Environments", 2008). 0 on walls; kMostAgentSide at most. With bounds search::EndedEarly may be thrown. REQUIRES: cells of the map.
std::vector<std::uint8_t> clearances(const Map& map, const CellRect& cells,
                                     const search::Bounds* bounds = nullptr);

// Whether an agent of this side fits there.
bool hasRoom(const Map& map, Point upperLeft, int side);

// The map as such an agent sees it: free where it fits, with the largest of the weights below it and the direction of the one-way cells
// below it. Where these do not all point the same way it does not fit. With bounds search::EndedEarly may be thrown.
Map mapForAgent(const Map& map, int side, const search::Bounds* bounds = nullptr);

}  // namespace searchlight::grid
