// widgets/grid/search_cells.cpp: beginning anew, scans, and cells with two nodes.
#include "widgets/grid/search_cells.h"

namespace searchlight::ui {

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

void SearchCells::note(const search::Event& e, std::uint32_t cell, std::size_t position) {
  if (m_nodeCells) m_nodeOfCell[cell] = e.node;
  if (e.kind != search::EventKind::Scan) return;
  if (m_firstScan.empty()) m_firstScan.assign(m_cellCount, search::kNever);
  m_firstScan[cell] = std::min(m_firstScan[cell], static_cast<std::uint32_t>(position));
}

}  // namespace searchlight::ui
