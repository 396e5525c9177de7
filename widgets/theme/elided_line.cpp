// widgets/theme/elided_line.cpp: as much of a text as fits.
#include "widgets/theme/elided_line.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace searchlight::ui {

QString elidedAtWord(const QFontMetrics& metrics, const QString& text, int width) {
  const QString cut = metrics.elidedText(text, Qt::ElideRight, width);
  const qsizetype kept = cut.size() - 1;  // and the dots
  if (cut == text || kept < 1) return cut;
  const qsizetype end = text[kept].isSpace() ? kept : cut.lastIndexOf(u' ', kept - 1);
  return end * 2 < kept ? cut : cut.first(end).trimmed() + cut.back();
}

ElidedLine::ElidedLine(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);  // a file's words
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                   elidedAtWord(fontMetrics(), text(), width()));
}

bool ElidedLine::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || wanted() <= width()) return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
  return true;
}

}  // namespace searchlight::ui
