// widgets/grid/grid_view_accessible.cpp: the cell under the cursor, in words.
#include "widgets/grid/grid_view_accessible.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include "widgets/grid/grid_view.h"
#include "widgets/search/search_model.h"

namespace searchlight::ui {
namespace {

class AccessibleGridView : public QAccessibleWidget {
 public:
  explicit AccessibleGridView(GridView* view) : QAccessibleWidget(view, QAccessible::Canvas) {}
  QString text(QAccessible::Text kind) const override {
    const auto* view = static_cast<const GridView*>(widget());
    if (kind != QAccessible::Value) return QAccessibleWidget::text(kind);
    const std::optional<Point> cell = view->cursorCell();
    return cell ? view->description(*cell) : QString();
  }
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<GridView*>(object);
  return view ? new AccessibleGridView(view) : nullptr;
}

}  // namespace

void installGridViewAccessibility() {
  static const bool isInstalled = [] {
    QAccessible::installFactory(makeInterface);
    return true;
  }();
  Q_UNUSED(isInstalled)
}

void announceCursorCell(GridView* view) {
  if (!QAccessible::isActive()) return;
  QAccessibleEvent event(view, QAccessible::ValueChanged);
  QAccessible::updateAccessibility(&event);
}

QString GridView::description(Point cell) const {
  using search::NodeStatus;
  if (!m_scene.hasMap() || !m_scene.map->contains(cell)) return {};
  QStringList parts{tr("Column %1, row %2").arg(cell.x).arg(cell.y)};
  if (cell == m_scene.start) parts << tr("start");
  if (cell == m_scene.goal) parts << tr("goal");
  const grid::Weight weight = m_scene.map->weight(cell);
  if (weight == grid::kWall) parts << tr("wall");
  if (weight > 1) parts << tr("weight %1").arg(weight);
  if (const std::optional<search::NodeId> node = nodeAt(cell)) {
    const search::PlayedNode played = m_scene.search.player().node(*node);
    parts << (played.status == NodeStatus::Open     ? tr("open")
              : played.status == NodeStatus::Closed ? tr("closed")
                                                    : tr("dead end"));
    parts << tr("distance %1").arg(m_scene.search.names().cost(played.g));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace searchlight::ui
