// widgets/board/board_view_accessible.cpp: the cell under the cursor, in words.
#include "widgets/board/board_view_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "widgets/board/board_view.h"
#include "widgets/search/watched_run.h"

namespace searchlight::ui {
namespace {

class AccessibleBoardView : public QAccessibleWidget {
 public:
  explicit AccessibleBoardView(BoardView* view) : QAccessibleWidget(view, QAccessible::Canvas) {}
  QString text(QAccessible::Text kind) const override {
    const auto* view = static_cast<const BoardView*>(widget());
    if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
    const std::optional<Point> cell = view->cursorCell();
    return cell ? view->description(*cell) : QString();
  }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<BoardView*>(object);
  return view ? new AccessibleBoardView(view) : nullptr;
}

}  // namespace

void installBoardViewAccessibility() {
  static const bool isInstalled = [] {
    QAccessible::installFactory(makeInterface);
    return true;
  }();
  Q_UNUSED(isInstalled)
}

void announceCursorCell(BoardView* view) {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(view, QAccessible::ValueChanged);
  QAccessible::updateAccessibility(&event);
}

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
