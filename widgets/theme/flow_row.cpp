// widgets/theme/flow_row.cpp: breaking a row of controls into lines.
#include "widgets/theme/flow_row.h"

#include <QBoxLayout>
#include <QWidget>
#include <algorithm>

namespace searchlight::ui {

FlowRow::FlowRow(int spacing) { setSpacing(spacing); }

FlowRow::~FlowRow() { qDeleteAll(m_items); }

void FlowRow::addTogether(std::initializer_list<QWidget*> widgets) {
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing());
  for (QWidget* widget : widgets) row->addWidget(widget);
  addChildLayout(row);
  addItem(row);
}

void FlowRow::addStretch() { addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum)); }

QLayoutItem* FlowRow::takeAt(int index) {
  return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

// All in one line.
QSize FlowRow::sizeHint() const {
  QSize all(0, 0);
  for (const QLayoutItem* item : m_items) {
    if (item->isEmpty() && !const_cast<QLayoutItem*>(item)->spacerItem()) continue;
    const QSize size = item->sizeHint();
    if (size.width() > 0) all.rwidth() += size.width() + (all.width() > 0 ? spacing() : 0);
    all.setHeight(std::max(all.height(), size.height()));
  }
  return all;
}

QSize FlowRow::minimumSize() const {
  QSize widest(0, 0);
  for (const QLayoutItem* item : m_items)
    if (!item->isEmpty()) widest = widest.expandedTo(item->minimumSize());
  return widest;
}

void FlowRow::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowRow::arrange(const QRect& rect, bool isMoving) const {
  struct Placed {
    QLayoutItem* item;
    int width;
    bool isGrowing;
  };
  QList<Placed> line;
  int y = rect.top(), used = 0, high = 0;
  const auto endLine = [&] {
    const auto growing = static_cast<int>(std::ranges::count_if(line, &Placed::isGrowing));
    int spare = std::max(0, rect.width() - used), left = growing, x = rect.left();
    for (const Placed& placed : std::as_const(line)) {
      const int more = placed.isGrowing ? spare / left : 0;
      if (placed.isGrowing) spare -= more, --left;
      const int width = placed.width + more;
      if (isMoving) placed.item->setGeometry(QRect(x, y, width, high));
      if (placed.width > 0) x += spacing();
      x += width;
    }
    if (!line.isEmpty()) y += high + spacing();
    line.clear();
    used = high = 0;
  };
  for (QLayoutItem* item : m_items) {
    const bool isSpace = item->spacerItem() != nullptr;
    if (item->isEmpty() && !isSpace) continue;
    const int width = std::min(item->sizeHint().width(), rect.width());
    if (used > 0 && width > 0 && used + spacing() + width > rect.width()) endLine();
    if (width > 0) used += width + (used > 0 ? spacing() : 0);
    high = std::max(high, item->sizeHint().height());
    line << Placed{item, width, static_cast<bool>(item->expandingDirections() & Qt::Horizontal)};
  }
  endLine();
  return std::max(0, y - spacing() - rect.top());
}

}  // namespace searchlight::ui
