// widgets/grid/search_cells.h: what a search says of the cells of a map at the player's cursor.
#pragma once
#include <QPointer>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/trace_player.h"
#include "widgets/search/search_model.h"
#include "widgets/theme/cell_marks.h"

namespace searchlight::ui {

// The cell (row-major index) of each node of a trace whose nodes are not cells, or kNoCell: another program's.
using NodeCells = std::vector<std::uint32_t>;
inline constexpr std::uint32_t kNoCell = ~std::uint32_t{0};

// The node that a cell shows. Of the two sides of a bidirectional search it is the one whose node is open; of two closed
// ones the forward one.
struct CellState {
  search::NodeId node = search::kNoNode;
  search::NodeStatus status = search::NodeStatus::Unseen;
  FrontierSide side = FrontierSide::Forward;
};

// Follows a SearchModel. Nodes are cells (times the search's sides), unless a table says where each node is.
class SearchCells {
 public:
  // nullptr: no search.
  void setModel(SearchModel* model) { m_model = model; }
  // To be called for every new search and map; all that was known of the old one is forgotten.
  void restart(std::size_t cellCount);
  // Nothing is said of any cell until restart(): the search that is there belongs to another map.
  void suspend() { m_isSuspended = true; }
  void setNodeCells(std::shared_ptr<const NodeCells> cells) { m_nodeCells = std::move(cells); }

  bool isActive() const { return m_model && m_model->hasSearch() && !m_isSuspended; }
  // REQUIRES: isActive(), for all that follow.
  const search::Session& session() const { return m_model->session(); }
  const search::TracePlayer& player() const { return m_model->player(); }
  const NodeNames& names() const { return m_model->names(); }
  const Answer& answer() const { return m_model->answer(); }
  bool hasTwoSides() const { return session().sides() == 2; }
  // Whether any state was looked at without becoming a node.
  bool hasScans() const { return !m_firstScan.empty(); }

  // The cursor went from one position to another: touched(cell) is told of every cell that may look different. False
  // when that cannot be told, and every cell may.
  template <class Touched>
  bool follow(std::size_t from, std::size_t to, Touched&& touched) {
    const search::Trace& trace = player().trace();
    const auto [first, last] = std::minmax(from, to);
    if (first < trace.begin() || last > trace.end()) return false;
    for (std::size_t i = first; i < last;) {
      const search::Trace::Stretch stretch = trace.stretch(i);
      const std::size_t end = std::min(last - stretch.first, stretch.events.size());
      for (std::size_t k = i - stretch.first; k < end; ++k) {
        const search::Event& e = stretch.events[k];
        const bool isNews = e.kind == search::EventKind::Scan || m_nodeCells;
        const std::uint32_t cell = cellOf(e.node);
        if ((search::changesNothing(e.kind) && !isNews) || cell >= m_cellCount) continue;
        if (isNews) [[unlikely]]
          note(e, cell, stretch.first + k);
        touched(cell);
      }
      i = stretch.first + end;
    }
    return true;
  }
  // After a move that could not be followed: reads the window up to the cursor.
  void readAll();

  // kNoCell for nodes without a place on the map.
  std::uint32_t cellOf(search::NodeId n) const {
    if (!m_nodeCells) return n >> m_sideBit;
    return n < m_nodeCells->size() ? (*m_nodeCells)[n] : kNoCell;
  }
  CellState state(std::size_t cell) const {
    CellState state;
    withStates([&](auto stateOf) { state = stateOf(cell); });
    return state;
  }
  // Calls use(stateOf) with the function cell -> CellState, chosen once for many cells.
  template <class Use>
  void withStates(Use&& use) const {
    const std::vector<search::PlayedNode>& nodes = player().nodes();
    const auto statusOf = [&nodes](search::NodeId n) {
      return n < nodes.size() ? nodes[n].status : search::NodeStatus::Unseen;
    };
    if (m_nodeCells)
      use([this, statusOf](std::size_t cell) -> CellState {
        return {m_nodeOfCell[cell], statusOf(m_nodeOfCell[cell]), FrontierSide::Forward};
      });
    else if (m_sideBit == 0)
      use([statusOf](std::size_t cell) -> CellState {
        const auto n = static_cast<search::NodeId>(cell);
        return {n, statusOf(n), FrontierSide::Forward};
      });
    else
      use([statusOf](std::size_t cell) -> CellState {
        const auto forward = static_cast<search::NodeId>(2 * cell), backward = forward + 1;
        const search::NodeStatus ahead = statusOf(forward), behind = statusOf(backward);
        if (rank(behind) > rank(ahead)) return {backward, behind, FrontierSide::Backward};
        return {forward, ahead, FrontierSide::Forward};
      });
  }
  bool isScanned(std::size_t cell) const {
    return !m_firstScan.empty() && m_firstScan[cell] < static_cast<std::uint32_t>(player().position());
  }

 private:
  // Of two nodes in one cell: unseen gives way to all, and all to open.
  static int rank(search::NodeStatus s) { return s == search::NodeStatus::Open ? 4 : static_cast<int>(s); }
  // What an event tells beyond its node's record.
  void note(const search::Event& e, std::uint32_t cell, std::size_t position);

  QPointer<SearchModel> m_model;
  std::shared_ptr<const NodeCells> m_nodeCells;
  std::vector<search::NodeId> m_nodeOfCell;  // with m_nodeCells: the node of the latest event there
  // The position of the first event that scanned a cell; empty where none was seen. Positions do not change when a
  // search is run again, so stepping back needs no undoing.
  std::vector<std::uint32_t> m_firstScan;
  std::size_t m_cellCount = 0;
  unsigned m_sideBit = 0;
  bool m_isSuspended = true;
};

}  // namespace searchlight::ui
