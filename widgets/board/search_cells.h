// widgets/board/search_cells.h: what a search says of the cells of a board at the player's cursor.
#pragma once
#include <QPointer>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/trace/trace_player.h"
#include "widgets/run/watched_run.h"
#include "widgets/theme/cell_marks.h"

namespace searchlight::ui {

inline constexpr std::uint32_t kNoCell = ~std::uint32_t{0};

// The cell (row-major index) on which a node stands, or kNoCell: a node without a place, as a whole position of pieces
// is. Any number of nodes may stand on one cell. Asked once for each node that is met, and anew after a second run, whose
// session may number its nodes otherwise.
using NodeCell = std::function<std::uint32_t(const search::Session&, search::NodeId)>;

// What a cell shows: one of its nodes, which stands for all of them. It is
//   - the current node, where it stands here; else
//   - where states have parts (Session::placeCount), one of the last of those that were met here, a route's that has visited most
//     waypoints; among them
//   - an open one before a closed one before a dead end, unseen where there is none of these; the goal that was taken is
//     closed (taken_goal.h); of equals
//   - one of the forward side (what two sides have paid cannot be compared), then the one with the smallest g, and of
//     equals again the one that was met first.
// So it depends on the nodes at the cursor and on nothing else, and is the same whether the cursor came forwards or back.
struct CellState {
  search::NodeId node = search::kNoNode;
  search::NodeStatus status = search::NodeStatus::Unseen;
  FrontierSide side = FrontierSide::Forward;
};

// Follows a WatchedRun. Nodes are cells (times the search's sides), unless a function says where each node is; then it
// takes 8 bytes a cell and 8 a node, and what is shown of a cell is found anew, among all its nodes, when it is looked
// at after one of them has changed.
class SearchCells {
 public:
  // nullptr: no search.
  void setRun(WatchedRun* run) { m_run = run; }
  // To be called for every new search and board; all that was known of the old one is forgotten.
  void restart(std::size_t cellCount);
  // Nothing is said of any cell until restart(): the search that is there belongs to another board.
  void suspend() { m_isSuspended = true; }
  // An empty function: nodes are cells, and where a search keeps duplicates, their states are, or their states' places. To be followed by restart().
  void setNodeCell(NodeCell cell) { m_givenCell = std::move(cell); }

  // A function says where each node is.
  bool placesNodes() const { return static_cast<bool>(m_givenCell); }

  bool isActive() const { return m_run && m_run->hasSearch() && !m_isSuspended; }
  // REQUIRES: isActive(), for all that follow.
  const search::Session& session() const { return m_run->session(); }
  const search::TracePlayer& player() const { return m_run->player(); }
  const NodeNames& names() const { return m_run->names(); }
  const Answer& answer() const { return m_run->answer(); }
  const std::vector<search::NodeId>& answerNodes() const { return m_run->answerNodes(); }
  bool hasTwoSides() const { return session().sides() == 2; }
  bool isOneNodeACell() const { return !m_nodeCell && m_sideBit == 0; }
  // The current node as long as the search goes on: when its goal is recognised nothing is being expanded any more, and
  // the route is read back.
  search::NodeId expandedNow() const { return hasFoundGoal() ? search::kNoNode : player().current(); }
  // The node that was read back last, while there are more to be read; else kNoNode.
  search::NodeId routeHead() const;
  // Closed for whoever looks, though its record says OPEN; kNoNode: none was taken yet.
  search::NodeId takenGoal() const { return m_taken; }
  search::NodeStatus status(search::NodeId n) const {
    return n != m_taken || n == search::kNoNode ? player().status(n) : search::NodeStatus::Closed;
  }
  // Whether any state was looked at without becoming a node; and whether one was before the cursor.
  bool hasScans() const { return !m_firstScan.empty(); }
  bool isAnyScanned() const { return m_earliestScan < player().position(); }

  // The cursor went from one position to another: touched(first, last) is told of every cell that may look different, as
  // one of those from `first` to before `last`. False when that cannot be told, and every cell may.
  template <class Touched>
  bool follow(std::size_t from, std::size_t to, Touched&& touched) {
    const search::Trace& trace = player().trace();
    const auto [first, last] = std::minmax(from, to);
    if (first < trace.begin() || last > trace.end()) return false;
    const search::NodeId taken = m_taken;
    readCurrent();
    if (taken != m_taken) touchTaken(taken == search::kNoNode ? m_taken : taken, touched);
    if (!m_nodeCell && session().algorithm() != search::Algorithm::JumpPoint) {
      // No event tells more than its node does.
      player().forEachChanged(from, to, [&](search::NodeId firstNode, search::NodeId lastNode) {
        const std::size_t end = std::min<std::size_t>(((lastNode - 1) >> m_sideBit) + 1, m_cellCount);
        if (const std::size_t cell = firstNode >> m_sideBit; cell < end) touched(cell, end);
      });
      return true;
    }
    for (std::size_t i = first; i < last;) {
      const search::Trace::Stretch stretch = trace.stretch(i);
      const std::size_t end = std::min(last - stretch.first, stretch.events.size());
      for (std::size_t k = i - stretch.first; k < end; ++k) {
        const search::Event& e = stretch.events[k];
        const bool isScan = e.kind == search::EventKind::Scan;
        if (search::changesNothing(e.kind) && !isScan) continue;
        if (m_nodeCell) [[unlikely]]
          meet(e.node);
        const std::uint32_t cell = cellOf(e.node);
        if (cell >= m_cellCount) continue;
        if (isScan) [[unlikely]]
          noteScan(cell, stretch.first + k);
        touched(cell, cell + std::size_t{1});
      }
      i = stretch.first + end;
    }
    return true;
  }
  // After a move that could not be followed: reads what there is up to the cursor.
  void readAll();

  // kNoCell for nodes without a place on the board, and for those that were not met yet where a function places them.
  std::uint32_t cellOf(search::NodeId n) const {
    if (!m_nodeCell) return n >> m_sideBit;
    if (n < m_places.size() && m_places[n].cell != kUnmet) return m_places[n].cell;
    return session().placeCount() > 0 ? session().place(n) : kNoCell;
  }
  CellState state(std::size_t cell) const {
    if (cell == m_currentCell) return {m_current, status(m_current), sideOf(m_current)};
    CellState state;
    withStates([&](auto stateOf) { state = stateOf(cell); });
    return state;
  }
  // Calls visit(node) for all nodes that stand on the cell, seen or not, in no particular order; by any thread, unless
  // the cursor moves.
  template <class Visit>
  void forEachNode(std::size_t cell, Visit&& visit) const {
    if (m_nodeCell)
      for (search::NodeId n = m_first[cell]; n != search::kNoNode; n = m_places[n].next) visit(n);
    else
      for (std::size_t n = cell << m_sideBit; n < (cell + 1) << m_sideBit; ++n)
        visit(static_cast<search::NodeId>(n));
  }
  // The nodes of the cell that have been seen, the one that it shows first, the others in no particular order.
  std::vector<search::NodeId> nodesAt(std::size_t cell) const;

  // Calls use(stateOf) with the function cell -> CellState, chosen once for many cells. It leaves the current node's
  // place to its mark, which covers it, and tells of the cell's other nodes as if it were an ordinary one.
  template <class Use>
  void withStates(Use&& use) const {
    const search::PlayedNodes& nodes = player().looks();
    const auto statusOf = [&nodes, taken = m_taken](search::NodeId n) {
      return n >= nodes.size() ? search::NodeStatus::Unseen
             : n == taken      ? search::NodeStatus::Closed
                               : nodes.status(n);
    };
    if (m_nodeCell)
      use([this, statusOf](std::size_t cell) -> CellState {
        const search::NodeId n = shownAt(cell);
        return {n, statusOf(n), sideOf(n)};
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
  // Where a node stands, and the next node of its cell.
  struct Place {
    std::uint32_t cell = kUnmet;
    search::NodeId next = search::kNoNode;
  };
  static constexpr std::uint32_t kUnmet = kNoCell - 1;           // beyond every board, as kNoCell is
  static constexpr search::NodeId kStale = search::kNoNode - 1;  // in m_shown: to be found anew

  static int rank(search::NodeStatus s) {
    switch (s) {
      case search::NodeStatus::Open: return 3;
      case search::NodeStatus::Closed: return 2;
      case search::NodeStatus::DeadEnd: return 1;
      case search::NodeStatus::Unseen: break;
    }
    return 0;
  }
  FrontierSide sideOf(search::NodeId n) const {
    return (n & m_sideBit) == 0 ? FrontierSide::Forward : FrontierSide::Backward;
  }
  bool hasFoundGoal() const;
  void readCurrent();
  void noteScan(std::uint32_t cell, std::size_t position);
  // The node has changed, for the first time perhaps. REQUIRES: m_nodeCell
  void meet(search::NodeId node) {
    if (node >= m_places.size() || m_places[node].cell == kUnmet) [[unlikely]]
      place(node);
    if (const std::uint32_t cell = m_places[node].cell; cell < m_cellCount) m_shown[cell] = kStale;
  }
  // A search has one goal that it takes. It may be known only after the cursor has gone over its event.
  template <class Touched>
  void touchTaken(search::NodeId goal, Touched&& touched) {
    if (m_nodeCell) meet(goal);
    if (const std::uint32_t cell = cellOf(goal); cell < m_cellCount) touched(cell, cell + std::size_t{1});
  }
  void place(search::NodeId node);
  search::NodeId shownAt(std::size_t cell) const {
    const search::NodeId n = m_shown[cell];
    return n == kStale ? m_shown[cell] = findShown(cell) : n;
  }
  search::NodeId findShown(std::size_t cell) const;

  QPointer<WatchedRun> m_run;
  NodeCell m_givenCell, m_nodeCell;             // what was set, and what goes for this search
  std::vector<Place> m_places;                  // with m_nodeCell, by node
  std::vector<search::NodeId> m_first;          // with m_nodeCell: the first node of each cell's chain
  mutable std::vector<search::NodeId> m_shown;  // with m_nodeCell: what was found last
  // The position of the first event that scanned a cell; empty where none was seen. Positions do not change when a
  // search is run again, so stepping back needs no undoing.
  std::vector<std::uint32_t> m_firstScan;
  std::size_t m_earliestScan = search::kNever;  // of all cells
  search::NodeId m_current = search::kNoNode, m_taken = search::kNoNode;
  std::size_t m_currentCell = kNoCell;
  std::size_t m_cellCount = 0;
  unsigned m_sideBit = 0;
  bool m_isSuspended = true;
};

}  // namespace searchlight::ui
