// app/shell/place_picture.cpp: a board without a widget.
#include "app/shell/place_picture.h"

#include <QPainter>
#include <algorithm>

#include "widgets/board/board_overlay.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr double kLeastShare = 0.95;  // of the room that a board is to fill
}

void SeenBoard::setBoard(int width, int height) {
  m_overlay.setBoard(width, height);
  m_viewport.setBoardSize(width, height);
}

void SeenBoard::paint(QPainter& painter, const QRectF& area, const QPalette& palette) {
  m_overlay.setTheme(Theme::of(palette).board(), painter.font());
  const double ratio = painter.device()->devicePixelRatioF();
  m_viewport.setView(area.size(), ratio);
  m_viewport.fit();
  // Cells that are whole pixels may leave a wide margin: then they are painted finer and drawn into the room that there is.
  const double exact = std::min((area.width() - 2 * kPictureMargin) / m_viewport.columns(),
                                (area.height() - 2 * kPictureMargin) / m_viewport.rows());
  const double finer = m_viewport.cellSide() < kLeastShare * exact ? 2 * ratio : ratio;
  if (finer != ratio) {
    m_viewport.setView(area.size(), finer);
    m_viewport.fit();
  }
  const QSize pixels = (area.size() * finer).toSize();
  if (m_frame.size() != pixels) m_frame = QImage(pixels, QImage::Format_RGB32);
  m_overlay.paint(m_viewport, m_frame);
  m_frame.setDevicePixelRatio(finer);
  if (finer == ratio) return painter.drawImage(area.topLeft(), m_frame);
  const PainterScope kept(painter);
  painter.setClipRect(area, Qt::IntersectClip);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QSizeF size = area.size() * std::max(1.0, exact / m_viewport.cellSide());
  painter.drawImage(QRectF(area.center() - QPointF(size.width(), size.height()) / 2, size), m_frame);
}

}  // namespace searchlight::ui
