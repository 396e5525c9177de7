// app/shell/place_picture.cpp: a board without a widget.
#include "app/shell/place_picture.h"

#include <QPainter>

#include "widgets/board/board_overlay.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void SeenBoard::setBoard(int width, int height) {
  m_overlay.setBoard(width, height);
  m_viewport.setBoardSize(width, height);
}

void SeenBoard::paint(QPainter& painter, const QRectF& area, const QPalette& palette) {
  m_overlay.setTheme(Theme::of(palette).board(), painter.font());
  const double ratio = painter.device()->devicePixelRatioF();
  m_viewport.setView(area.size(), ratio);
  m_viewport.fit();
  const QSize pixels = (area.size() * ratio).toSize();
  if (m_frame.size() != pixels) m_frame = QImage(pixels, QImage::Format_RGB32);
  m_overlay.paint(m_viewport, m_frame);
  m_frame.setDevicePixelRatio(ratio);
  painter.drawImage(area.topLeft(), m_frame);
}

}  // namespace searchlight::ui
