// widgets/board/board_view_words.cpp: a cell in words.
#include "widgets/board/board_view.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {

QString BoardView::description(Point cell) const {
  using search::NodeStatus;
  if (!scene().contains(cell)) return {};
  QStringList parts{tr("Column %1, row %2").arg(cell.x).arg(cell.y)};
  if (cell == scene().start) parts << tr("start");
  if (cell == scene().goal) parts << tr("goal");
  parts << groundDescription(cell);
  const std::vector<search::NodeId> nodes = nodesAt(cell);
  if (!nodes.empty()) {
    const SearchCells& search = scene().search;
    const NodeStatus status = search.status(nodes.front());
    parts << (status == NodeStatus::Open     ? tr("open")
              : status == NodeStatus::Closed ? tr("closed")
                                             : tr("dead end"));
    parts << tr("distance %1").arg(search.names().cost(search.player().node(nodes.front()).g));
    if (nodes.size() > 1) parts << tr("%n nodes", nullptr, static_cast<int>(nodes.size()));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace searchlight::ui
