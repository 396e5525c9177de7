// widgets/search/quiet_header.cpp: the head of a quiet table.
#include "widgets/search/quiet_header.h"

#include <QPaintEvent>
#include <QPainter>

namespace searchlight::ui {

QuietHeader::QuietHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setHighlightSections(false);
  setSectionsClickable(false);
  setMinimumSectionSize(24);
}

void QuietHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  // As far in from the side as the cells' own text.
  const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
  const auto alignment = model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
  painter->setPen(palette().color(QPalette::PlaceholderText));
  painter->drawText(rect.adjusted(margin, 0, -margin, 0), alignment,
                    model()->headerData(logicalIndex, Qt::Horizontal).toString());
}

void QuietHeader::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  painter.fillRect(event->rect(), palette().color(QPalette::Base));
  painter.end();
  QHeaderView::paintEvent(event);
  QColor line = palette().color(QPalette::WindowText);
  line.setAlphaF(0.16F);
  QPainter over(viewport());
  over.fillRect(0, height() - 1, width(), 1, line);
}

}  // namespace searchlight::ui
