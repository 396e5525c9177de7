// core/grid/route_graph.cpp: finding the free neighbours of every cell.
#include "core/grid/route_graph.h"

#include <algorithm>

namespace searchlight::grid {
namespace {
std::uint64_t reciprocal(int width) {
  return width > 0 ? ((std::uint64_t{1} << 40) + static_cast<std::uint64_t>(width) - 1) / static_cast<std::uint64_t>(width)
                   : 0;
}
}  // namespace

RouteGraph::RouteGraph(Map map) : m_map(std::move(map)), m_window{0, 0, m_map.width(), m_map.height()} { findOpenness(); }

RouteGraph::RouteGraph(Map map, const CellRect& window) : m_map(std::move(map)), m_window(window) { findOpenness(); }

RouteGraph::RouteGraph(const RouteGraph& before, Map map, std::span<const Point> changed)
    : m_map(std::move(map)),
      m_window(before.m_window),
      m_uniform(m_map.isUniform()),
      m_reciprocal(before.m_reciprocal),
      m_openness(before.m_openness) {
  for (const Point p : changed) {
    if (!m_map.contains(p)) continue;
    for (const Point d : kOffsets)
      if (const Point n = p + d; m_map.contains(n)) m_openness[m_map.index(n)] = opennessOf(n);
  }
}

DirectionSet RouteGraph::opennessOf(Point p) const {
  unsigned open = 0;
  for (std::size_t d = 0; d < kOffsets.size(); ++d) open |= static_cast<unsigned>(isFree(p + kOffsets[d])) << d;
  return static_cast<DirectionSet>(open);
}

// Direction by direction and row by row, so that the inner loop is one the compiler turns into vectors.
void RouteGraph::findOpenness() {
  m_uniform = m_map.isUniform();
  m_reciprocal = reciprocal(m_map.width());
  m_openness.assign(m_map.cellCount(), 0);
  const int w = m_map.width(), h = m_map.height();
  const Weight* cells = m_map.cells().data();
  for (int d = 0; d < kDirections; ++d) {
    const Point o = kOffsets[static_cast<std::size_t>(d)];
    for (int y = std::max(0, m_window.top - o.y); y < std::min(h, m_window.bottom - o.y); ++y) {
      const int from = std::max(0, m_window.left - o.x), to = std::min(w, m_window.right - o.x);
      DirectionSet* out = m_openness.data() + static_cast<std::ptrdiff_t>(y) * w;
      const Weight* in = cells + static_cast<std::ptrdiff_t>(y + o.y) * w + o.x;
      for (int x = from; x < to; ++x)
        out[x] = static_cast<DirectionSet>(out[x] | static_cast<unsigned>(in[x] != kWall) << d);
    }
  }
}

CellRect searchWindow(const Map& map, Point centre, int n) {
  if (n <= 0) return {0, 0, map.width(), map.height()};
  const int left = centre.x - n / 2, top = centre.y - n / 2;
  return {std::max(0, left), std::max(0, top), std::min(map.width(), left + n), std::min(map.height(), top + n)};
}

DirectionSet allowedMoves(DirectionSet open, Neighbours neighbours, CornerRule corners) {
  unsigned allowed = open & 0x0Fu;
  if (neighbours == Neighbours::Four) return static_cast<DirectionSet>(allowed);
  for (int d = 4; d < kDirections; ++d) {
    const Point o = kOffsets[static_cast<std::size_t>(d)];
    const int sides = ((open & bit(directionOf(o.x, 0))) != 0) + ((open & bit(directionOf(0, o.y))) != 0);
    const int needed = corners == CornerRule::Never ? 2 : corners == CornerRule::One ? 1 : 0;
    if ((open >> d & 1) && sides >= needed) allowed |= 1u << d;
  }
  return static_cast<DirectionSet>(allowed);
}

}  // namespace searchlight::grid
