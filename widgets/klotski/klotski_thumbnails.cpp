// widgets/klotski/klotski_thumbnails.cpp: a scene without people's names, painted into a picture.
#include "widgets/klotski/klotski_thumbnails.h"

#include <QPainter>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

void dress(KlotskiScene& scene, PieceStyle style, const Theme& theme) {
  scene.colours = klotskiColours(*scene.board, style, theme);
  // Pieces of one shape are told apart by their letters alone; where there is no room for these they are left out.
  scene.names =
      pieceNames(*scene.board, scene.board->isOfFamily() ? PieceNameStyle::None : PieceNameStyle::Letters);
}

QPixmap pictureOf(const KlotskiScene& scene, QSize size, qreal pixelRatio, const Theme& theme) {
  QPixmap out(size * pixelRatio);
  out.setDevicePixelRatio(pixelRatio);
  out.fill(Qt::transparent);
  QPainter painter(&out);
  paintKlotski(painter, scene, KlotskiLayout(*scene.board, QRectF(QPointF(0, 0), QSizeF(size))),
               theme.board());
  return out;
}

}  // namespace

QPixmap klotskiThumbnail(const klotski::Board& board, const klotski::Placement& placement, QSize size,
                         double pixelRatio, PieceStyle style, const Theme& theme) {
  KlotskiScene scene;
  scene.board = board;
  dress(scene, style, theme);
  scene.placement = placement;
  return pictureOf(scene, size, pixelRatio, theme);
}

QPixmap KlotskiThumbnails::picture(const klotski::Placement& placement, QSize size, qreal pixelRatio,
                                   const QPalette& palette, PieceStyle style) {
  const Theme& theme = Theme::of(palette);
  if (m_look != palette.cacheKey() || style != m_style || !m_scene.layers) {
    m_look = palette.cacheKey();
    m_style = style;
    dress(m_scene, style, theme);
    m_scene.layers = std::make_shared<KlotskiLayers>();
  }
  m_scene.placement = placement;
  return pictureOf(m_scene, size, pixelRatio, theme);
}

}  // namespace searchlight::ui
