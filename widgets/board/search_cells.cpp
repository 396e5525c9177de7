// widgets/board/search_cells.cpp: beginning anew, scans, and cells with several nodes.
#include "widgets/board/search_cells.h"

#include <tuple>

#include "widgets/run/taken_goal.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;
using search::NodeStatus;

void SearchCells::restart(std::size_t cellCount) {
  m_cellCount = cellCount;
  m_firstScan.clear();
  m_earliestScan = search::kNever;
  m_isSuspended = false;
  m_current = m_taken = kNoNode;
  m_currentCell = kNoCell;
  m_sideBit = isActive() && hasTwoSides() ? 1 : 0;
  m_nodeCell = m_givenCell;
  if (!m_nodeCell && isActive() && (session().keepsDuplicates() || session().placeCount() > 0))
    m_nodeCell = [](const search::Session& session, NodeId node) { return session.place(node); };
  if (isActive()) readAll();
}

void SearchCells::readAll() {
  m_places.clear();
  m_first.assign(m_nodeCell ? m_cellCount : 0, kNoNode);
  m_shown.assign(m_nodeCell ? m_cellCount : 0, kNoNode);
  if (m_nodeCell) {
    const search::PlayedNodes& nodes = player().looks();
    for (std::size_t n = 0; n < nodes.size(); ++n)
      if (nodes.status(static_cast<NodeId>(n)) != NodeStatus::Unseen) meet(static_cast<NodeId>(n));
  }
  readCurrent();
  // Only jumps tell more than their nodes do, and traces of other programs.
  if (m_nodeCell || session().algorithm() == search::Algorithm::JumpPoint)
    follow(player().trace().begin(), player().position(), [](std::size_t, std::size_t) {});
}

bool SearchCells::hasFoundGoal() const {
  const search::TracePlayer& p = player();
  if (p.position() <= p.trace().begin()) return false;
  const search::EventKind last = p.trace()[p.position() - 1].kind;
  return last == search::EventKind::Goal || last == search::EventKind::Route;
}

NodeId SearchCells::routeHead() const {
  using search::EventKind;
  const search::TracePlayer& p = player();
  const search::Trace& trace = p.trace();
  const std::size_t at = p.position();
  const bool isBetween = at > trace.begin() && at < trace.end() && trace[at - 1].kind == EventKind::Route &&
                         trace[at].kind == EventKind::Route;
  return isBetween ? trace[at - 1].node : kNoNode;
}

void SearchCells::readCurrent() {
  m_current = player().current();
  m_taken = ui::takenGoal(*m_run);
  if (m_nodeCell && m_current != kNoNode) meet(m_current);
  m_currentCell = m_current == kNoNode ? kNoCell : cellOf(m_current);
  if (m_currentCell >= m_cellCount) m_currentCell = kNoCell;
}

void SearchCells::noteScan(std::uint32_t cell, std::size_t position) {
  if (m_firstScan.empty()) m_firstScan.assign(m_cellCount, search::kNever);
  m_firstScan[cell] = std::min(m_firstScan[cell], static_cast<std::uint32_t>(position));
  m_earliestScan = std::min(m_earliestScan, position);
}

void SearchCells::place(NodeId node) {
  if (node >= m_places.size()) m_places.resize(std::size_t{node} + 1);
  Place& place = m_places[node];
  place.cell = m_nodeCell(session(), node);
  if (place.cell >= m_cellCount) {
    place.cell = kNoCell;
    return;
  }
  place.next = std::exchange(m_first[place.cell], node);
}

NodeId SearchCells::findShown(std::size_t cell) const {
  const search::TracePlayer& played = player();
  const NodeId places = session().placeCount();
  const auto key = [&](NodeId n) {
    const search::PlayedNodes::Look node = played.look(n);
    // What was not met is the last of all.
    const std::int64_t part =
        places == 0 || status(n) == NodeStatus::Unseen ? 0 : 1 + session().stateNumber(n) / places;
    return std::tuple(-part, -rank(status(n)), sideOf(n) == FrontierSide::Backward, node.g, n);
  };
  NodeId best = m_first[cell];
  if (best == kNoNode) return best;
  auto bestKey = key(best);
  for (NodeId n = m_places[best].next; n != kNoNode; n = m_places[n].next)
    if (const auto k = key(n); k < bestKey) bestKey = k, best = n;
  return best;
}

std::vector<NodeId> SearchCells::nodesAt(std::size_t cell) const {
  std::vector<NodeId> nodes;
  const CellState shown = state(cell);
  if (shown.status == NodeStatus::Unseen) return nodes;
  nodes.push_back(shown.node);
  const auto add = [&](NodeId n) {
    if (n != shown.node && player().status(n) != NodeStatus::Unseen) nodes.push_back(n);
  };
  if (m_nodeCell)
    for (NodeId n = m_first[cell]; n != kNoNode; n = m_places[n].next) add(n);
  else if (m_sideBit == 1)
    for (const NodeId side : {0, 1}) add(static_cast<NodeId>(2 * cell) + side);
  return nodes;
}

}  // namespace searchlight::ui
