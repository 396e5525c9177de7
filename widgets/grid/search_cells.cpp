// widgets/grid/search_cells.cpp: beginning anew, scans, and cells with two nodes.
#include "widgets/grid/search_cells.h"

namespace searchlight::ui {

using search::NodeStatus;

void SearchCells::restart(std::size_t cellCount) {
  m_cellCount = cellCount;
  m_firstScan.clear();
  m_nodeOfCell.assign(m_nodeCells ? cellCount : 0, search::kNoNode);
  m_isSuspended = false;
  m_sideBit = isActive() && hasTwoSides() ? 1 : 0;
  if (isActive()) readAll();
}

void SearchCells::readAll() {
  const search::Algorithm algorithm = session().algorithm();
  // Only these need to know more than the nodes tell.
  if (!m_nodeCells && algorithm != search::Algorithm::JumpPoint) return;
  follow(player().trace().begin(), player().position(), [](std::uint32_t) {});
}

void SearchCells::noteScan(std::uint32_t cell, std::size_t position) {
  if (m_firstScan.empty()) m_firstScan.assign(m_cellCount, search::kNever);
  m_firstScan[cell] = std::min(m_firstScan[cell], static_cast<std::uint32_t>(position));
}

CellState SearchCells::stateOfTwo(search::NodeId forward) const {
  const NodeStatus ahead = player().node(forward).status;
  const NodeStatus behind = player().node(forward + 1).status;
  // Unseen gives way to all, and all to Open.
  const auto weight = [](NodeStatus s) { return s == NodeStatus::Open ? 4 : static_cast<int>(s); };
  if (weight(behind) > weight(ahead)) return {forward + 1, behind, FrontierSide::Backward};
  return {forward, ahead, FrontierSide::Forward};
}

}  // namespace searchlight::ui
