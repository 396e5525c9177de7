// widgets/grid/tool_cursors.cpp: painting the cursors.
#include "widgets/grid/tool_cursors.h"

#include <QPainter>
#include <QPixmap>

#include "widgets/theme/icons.h"

namespace searchlight::ui {
namespace {

constexpr int kSize = 32;
constexpr int kHot = 9;

QPixmap cross(IconId badge, const QPalette& palette) {
  QPixmap picture(kSize, kSize);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  // Black in white reads on every ground.
  for (const auto& [colour, width] : {std::pair(Qt::white, 3), std::pair(Qt::black, 1)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
    for (const QPoint arm : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
      painter.drawLine(QPoint(kHot, kHot) + 3 * arm, QPoint(kHot, kHot) + 9 * arm);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.color(QPalette::Button));
  painter.drawRoundedRect(QRectF(14, 14, 18, 18), 4, 4);
  painter.drawPixmap(15, 15, icon(badge).pixmap(QSize(16, 16)));
  return picture;
}

}  // namespace

QCursor toolCursor(GridView::Tool tool, const QPalette& palette) {
  switch (tool) {
    case GridView::Tool::Wall: return QCursor(cross(IconId::Wall, palette), kHot, kHot);
    case GridView::Tool::Erase: return QCursor(cross(IconId::Eraser, palette), kHot, kHot);
    case GridView::Tool::Weight: return QCursor(cross(IconId::Weight, palette), kHot, kHot);
    case GridView::Tool::Inspect: break;
  }
  return QCursor(Qt::ArrowCursor);
}

}  // namespace searchlight::ui
