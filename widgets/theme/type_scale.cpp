// widgets/theme/type_scale.cpp: lines that are cut between words, and what a screen leaves of a dialog.
#include "widgets/theme/type_scale.h"

#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QPainter>
#include <QScreen>
#include <QTextLayout>
#include <QToolTip>
#include <QWidget>
#include <algorithm>

namespace searchlight::ui {

QString elidedAtWord(const QFontMetrics& metrics, const QString& text, int width) {
  const QString cut = metrics.elidedText(text, Qt::ElideRight, width);
  const qsizetype kept = cut.size() - 1;  // and the dots
  if (cut == text || kept < 1) return cut;
  const qsizetype end = text[kept].isSpace() ? kept : cut.lastIndexOf(u' ', kept - 1);
  return end * 2 < kept ? cut : cut.first(end).trimmed() + cut.back();
}

void paintLines(QPainter& painter, const QRect& room, const QString& text, int most) {
  const QFontMetrics metrics = painter.fontMetrics();
  QTextLayout layout(text, painter.font());
  layout.beginLayout();
  for (int i = 0, y = room.top(); i < most; ++i, y += metrics.lineSpacing()) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(room.width());
    const QString rest = text.mid(line.textStart());
    painter.drawText(
        QRect(room.left(), y, room.width(), metrics.lineSpacing()), Qt::AlignLeft | Qt::AlignVCenter,
        i + 1 < most ? rest.left(line.textLength()).trimmed() : elidedAtWord(metrics, rest, room.width()));
  }
  layout.endLayout();
}

int linesOf(const QFont& font, const QString& text, int width) {
  QTextLayout layout(text, font);
  layout.beginLayout();
  int lines = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine(), ++lines)
    line.setLineWidth(width);
  layout.endLayout();
  return lines;
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

namespace {
constexpr QSize kFrame(40, 60);  // with some room to be moved by
}  // namespace

int withText(int usual) {
  constexpr double kUsualText = 12;
  return std::max(usual, static_cast<int>(usual * QFontInfo(QApplication::font()).pixelSize() / kUsualText));
}

void resizeToScreen(QWidget* dialog, QSize usual) {
  usual = {withText(usual.width()), withText(usual.height())};
  dialog->setProperty("usualSize", usual);  // for tests: what a larger screen would have
  const QScreen* screen = dialog->screen();
  dialog->resize(screen ? usual.boundedTo(screen->availableSize() - kFrame) : usual);
}

}  // namespace searchlight::ui
