// widgets/search/quiet_header.cpp: the head of a quiet table.
#include "widgets/search/quiet_header.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPolygonF>

namespace searchlight::ui {

QuietHeader::QuietHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setHighlightSections(false);
  setSectionsClickable(false);
  setMinimumSectionSize(24);
}

void QuietHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const {
  const int margin =
      m_padding.value_or(style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1);
  const auto alignment = model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
  const QRect room = rect.adjusted(margin, 0, -margin, 0);
  const bool sorts = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
  painter->setPen(palette().color(sorts ? QPalette::Text : QPalette::PlaceholderText));
  QRect words;
  painter->drawText(room, alignment, model()->headerData(logicalIndex, Qt::Horizontal).toString(), &words);
  if (sorts) paintArrow(painter, words, Qt::Alignment(alignment));
}

// On the side where it moves no words: up where the least comes first.
void QuietHeader::paintArrow(QPainter* painter, const QRect& words, Qt::Alignment alignment) const {
  const double x =
      alignment & Qt::AlignRight ? words.left() - kArrowRoom / 2.0 : words.right() + kArrowRoom / 2.0;
  const double y = words.center().y() + 0.5, tip = sortIndicatorOrder() == Qt::AscendingOrder ? -2.5 : 2.5;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(palette().color(QPalette::Text));
  painter->drawPolygon(QPolygonF{{x - 3.5, y - tip}, {x + 3.5, y - tip}, {x, y + tip}});
  painter->restore();
}

void QuietHeader::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  painter.fillRect(event->rect(), palette().color(QPalette::Base));
  painter.end();
  QHeaderView::paintEvent(event);
  QColor line = palette().color(QPalette::WindowText);
  line.setAlphaF(0.16F);
  QPainter over(viewport());
  // Behind the last column the style has painted its own ground.
  over.fillRect(QRect(length() - offset(), 0, width(), height()) & rect(), palette().color(QPalette::Base));
  over.fillRect(0, height() - 1, width(), 1, line);
}

}  // namespace searchlight::ui
