// core/sokoban/feature_solution.cpp: what the feature search found as positions of the game, one push apart.
#include <algorithm>
#include <utility>

#include "core/sokoban/feature_search.h"

namespace searchlight::sokoban {

std::vector<Position> FeatureSearch::positions(std::vector<std::size_t>* stops) const {
  std::vector<Position> positions = pathTo(m_last, stops), rest;
  if (m_met) rest = m_met->pathTo(m_metNode);
  if (pulls()) positions.swap(rest);
  // Then those by pulls; both have the one where they meet.
  if (!positions.empty() && !rest.empty()) rest.pop_back();
  positions.insert(positions.end(), rest.rbegin(), rest.rend());
  positions.front().worker = m_ground->board().opening().worker;
  return positions;
}

Position FeatureSearch::positionOf(NodeId node) const {
  Position position{m_ground->cell(m_nodes[node].worker), {}};
  for (std::size_t s = 0; s < m_ground->squareCount(); ++s)
    if ((m_boxes[std::size_t{node} * m_words + s / 64] >> (s % 64) & 1) != 0)
      position.boxes.push_back(m_ground->cell(static_cast<Square>(s)));
  std::sort(position.boxes.begin(), position.boxes.end());
  return position;
}

Position FeatureSearch::farthest() const {
  return m_nodes.empty() ? m_ground->board().opening() : positionOf(m_farthest);
}

// From where it starts, one push, or pull, apart.
std::vector<Position> FeatureSearch::pathTo(NodeId end, std::vector<std::size_t>* stops) const {
  std::vector<NodeId> path;
  NodeId first = end;
  for (; m_nodes[first].parent != first; first = m_nodes[first].parent) path.push_back(first);
  std::reverse(path.begin(), path.end());
  std::vector<Position> positions{positionOf(first)};
  if (stops) stops->assign(1, 0);
  MacroBoard board(*m_ground);
  for (const NodeId id : path) {
    const Node& node = m_nodes[id];
    board.clear();
    for (const sokoban::Cell cell : positions.back().boxes) board.put(m_ground->square(cell));
    board.findRegions();
    const MacroBoard::Sides sides =
        board.sidesIn(node.from, board.region(m_ground->square(positions.back().worker)));
    const auto isThere = [&](const MacroBoard::Rest& rest) {
      return rest.to == node.to && (rest.sides & MacroBoard::bit(node.side)) != 0;
    };
    Square at = node.from;
    for (const MacroBoard::Rest& rest : board.pathTo(m_kind, node.from, sides, m_mayRest.data(), isThere)) {
      Position next = positions.back();
      next.moveBox(m_ground->cell(at), m_ground->cell(rest.to));
      next.worker = m_ground->cell(pulls() ? board.beside(rest.to, rest.side) : at);
      at = rest.to;
      positions.push_back(std::move(next));
    }
    if (stops) stops->push_back(positions.size() - 1);
  }
  return positions;
}

}  // namespace searchlight::sokoban
