// core/grid/jump_points.cpp: the bit sets of stops.
#include "core/grid/jump_points.h"

namespace searchlight::grid {

JumpMap::JumpMap(const RouteGraph& graph, const RouteOptions& options, const search::Bounds* bounds)
    : m_canonical(&CanonicalTable::of(options.corners, options.costModel())) {
  const Map& map = graph.map();
  const MoveTables moves(options, map.width());
  for (std::size_t arrival = 0; arrival <= kDirections; ++arrival)
    for (std::size_t open = 0; open < 256; ++open)
      m_inOrder[arrival][open] = moves.inOrder(m_canonical->successors[arrival][open]);
  for (std::size_t d = 0; d < 4; ++d) {
    const bool rows = kOffsets[d].x != 0;
    const int lines = rows ? map.height() : map.width(), places = rows ? map.width() : map.height();
    Lines& out = m_lines[d];
    out.words = static_cast<std::size_t>(places + 2 + 63) / 64;
    out.stops.assign(out.words * static_cast<std::size_t>(lines), 0);
    for (int line = 0; line < lines; ++line) {
      out.set(line, -1);
      out.set(line, places);
    }
  }
  // By openness: the straight directions in which a run that arrives must stop, because a turn is left to the cell.
  std::array<std::uint8_t, 256> turns{};
  for (std::size_t open = 0; open < 256; ++open)
    for (std::size_t d = 0; d < 4; ++d)
      if (m_canonical->successors[d][open] & ~(1u << d)) turns[open] = static_cast<std::uint8_t>(turns[open] | 1u << d);
  for (int y = 0; y < map.height(); ++y) {
    if (bounds) bounds->look();
    for (int x = 0; x < map.width(); ++x) {
      const Point p{x, y};
      const unsigned stops = graph.isFree(p) ? turns[graph.openness()[map.index(p)]] : 0x0Fu;
      for (unsigned set = stops; set != 0; set &= set - 1) {
        const auto d = static_cast<std::size_t>(std::countr_zero(set));
        if (kOffsets[d].x != 0) m_lines[d].set(y, x);
        else m_lines[d].set(x, y);
      }
    }
  }
}

JumpProblem::JumpProblem(std::shared_ptr<const RouteGraph> graph, const RouteQuestion& question,
                         const search::Bounds* bounds)
    : RouteBase(std::move(graph), question),
      m_moves(question.options, m_graph->map().width()),
      m_jumps(std::make_shared<JumpMap>(*m_graph, question.options, bounds)),
      m_openness(m_graph->openness().data()) {}

}  // namespace searchlight::grid
