// widgets/theme/legend_flow.cpp: items into lines.
#include "widgets/theme/legend_flow.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <tuple>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

LegendFlow::LegendFlow(std::vector<Item> items, const QFontMetricsF& metrics, const Room& room)
    : m_items(std::move(items)), m_metrics(metrics), m_row(rowHeight(metrics)) {
  place(room);
  const std::vector<Item> all = m_items;
  std::vector<bool> isKept(all.size(), true);
  while (m_lines > std::max(1, room.mostLines)) {
    std::size_t least = all.size();
    for (std::size_t i = 0; i < all.size(); ++i)
      if (isKept[i] && (least == all.size() || std::tuple(all[i].isInPicture, all[i].weight) <=
                                                   std::tuple(all[least].isInPicture, all[least].weight)))
        least = i;
    if (least == all.size()) break;
    isKept[least] = false;
    m_items.clear();
    QStringList missing;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (isKept[i])
        m_items.push_back(all[i]);
      else if (all[i].isInPicture)
        missing << all[i].text;
    m_leftOut = missing.join(QLatin1Char('\n'));
    if (!missing.isEmpty())
      m_items.push_back({tr("… %1 more", "entries of a legend without room").arg(missing.size())});
    place(room);
  }
}

qreal LegendFlow::rowHeight(const QFontMetricsF& metrics) {
  return std::max<qreal>(metrics.height(), kMark) + spacing::kHalf;
}

qreal LegendFlow::widthOf(const Item& item) const {
  return (item.paint ? item.width + spacing::kHalf : 0) + m_metrics.horizontalAdvance(item.text);
}

void LegendFlow::place(const Room& room) {
  m_placed.clear();
  qreal x = room.left + room.indent;
  int line = 0;
  for (const Item& item : m_items) {
    const qreal width = widthOf(item);
    if (x > room.left && x + width > room.right) {
      x = room.left;
      ++line;
    }
    m_placed.push_back({x, line});
    x += width + spacing::kMargin;
  }
  m_lines = m_items.empty() && room.indent == 0 ? 0 : line + 1;
}

QRectF LegendFlow::ellipsis(qreal top) const {
  if (m_leftOut.isEmpty()) return {};
  const Placed& at = m_placed.back();
  return {at.x, top + at.line * m_row, widthOf(m_items.back()), m_row};
}

void LegendFlow::paint(QPainter& painter, qreal top, const QColor& ink) const {
  for (std::size_t i = 0; i < m_items.size(); ++i) {
    const Item& item = m_items[i];
    const qreal y = top + m_placed[i].line * m_row;
    qreal x = m_placed[i].x;
    if (item.paint) {
      item.paint(painter, QRectF(x, y + (m_row - kMark) / 2, item.width, kMark));
      x += item.width + spacing::kHalf;
    }
    painter.setPen(ink);
    painter.drawText(QRectF(x, y, m_metrics.horizontalAdvance(item.text) + spacing::kUnit, m_row),
                     Qt::AlignLeft | Qt::AlignVCenter, item.text);
  }
}

}  // namespace searchlight::ui
