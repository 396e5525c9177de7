// widgets/theme/elided_line.cpp: as much of a text as fits.
#include "widgets/theme/elided_line.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace searchlight::ui {

ElidedLine::ElidedLine(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);  // a file's words
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                   fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

bool ElidedLine::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || wanted() <= width()) return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
  return true;
}

}  // namespace searchlight::ui
