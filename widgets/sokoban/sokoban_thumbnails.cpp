// widgets/sokoban/sokoban_thumbnails.cpp: pieces over a ground that is kept.
#include "widgets/sokoban/sokoban_thumbnails.h"

#include <QPainter>

#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

QPixmap SokobanThumbnails::picture(const sokoban::Position& position, QSize size, qreal pixelRatio,
                                   const QPalette& palette) {
  const Theme& theme = Theme::of(palette);
  const SokobanLayout layout(m_board, QRectF(QPointF(0, 0), QSizeF(size)));
  if (m_ground.size() != size * pixelRatio || m_look != palette.cacheKey()) {
    m_ground = QPixmap(size * pixelRatio);
    m_ground.setDevicePixelRatio(pixelRatio);
    m_ground.fill(Qt::transparent);
    m_look = palette.cacheKey();
    QPainter painter(&m_ground);
    paintSokobanGround(painter, m_board, layout, theme);
  }
  QPixmap picture = m_ground;
  QPainter painter(&picture);
  SokobanScene scene;
  scene.board = m_board;
  scene.position = position;
  paintSokobanPieces(painter, scene, layout, theme);
  return picture;
}

}  // namespace searchlight::ui
