// core/sokoban/feature_solution.cpp: what the feature search found as positions of the game, one push apart.
#include <algorithm>
#include <utility>

#include "core/sokoban/feature_search.h"

namespace searchlight::sokoban {

std::vector<Position> FeatureSearch::positions() const {
  std::vector<Position> positions = pathTo(m_last), rest;
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
std::vector<Position> FeatureSearch::pathTo(NodeId end) const {
  std::vector<NodeId> path;
  NodeId first = end;
  for (; m_nodes[first].parent != first; first = m_nodes[first].parent) path.push_back(first);
  std::reverse(path.begin(), path.end());
  std::vector<Position> positions{positionOf(first)};
  MacroBoard board(*m_ground);
  for (const NodeId id : path) {
    const Node& node = m_nodes[id];
    board.clear();
    for (const sokoban::Cell cell : positions.back().boxes) board.put(m_ground->square(cell));
    board.findRegions();
    // The squares that the box passes, from the last one back.
    std::vector<MacroBoard::Rest> met;
    const MacroBoard::Sides sides =
        board.sidesIn(node.from, board.region(m_ground->square(positions.back().worker)));
    bool isThere = false;
    const auto note = [&](const MacroBoard::Rest& rest) {
      met.push_back(rest);
      isThere = rest.to == node.to && (rest.sides & MacroBoard::bit(node.side)) != 0;
      return !isThere;
    };
    board.forEachRest(m_kind, node.from, sides, m_mayRest.data(), note);
    std::vector<MacroBoard::Rest> rests{met.back()};
    while (rests.back().steps > 1) {
      const MacroBoard::Rest& last = rests.back();
      // It came from the square on its `side`, or pulled from the other one,
      // where the worker was on the same side of it.
      const Square from = board.beside(last.to, pulls() ? opposite(last.side) : last.side);
      const auto before = std::find_if(met.begin(), met.end(), [&](const MacroBoard::Rest& rest) {
        return rest.to == from && rest.steps + 1 == last.steps &&
               (rest.sides & MacroBoard::bit(last.side)) != 0;
      });
      rests.push_back(*before);
    }
    Square at = node.from;
    for (auto rest = rests.rbegin(); rest != rests.rend(); ++rest) {
      Position next = positions.back();
      next.moveBox(m_ground->cell(at), m_ground->cell(rest->to));
      next.worker = m_ground->cell(pulls() ? board.beside(rest->to, rest->side) : at);
      at = rest->to;
      positions.push_back(std::move(next));
    }
  }
  return positions;
}

}  // namespace searchlight::sokoban
