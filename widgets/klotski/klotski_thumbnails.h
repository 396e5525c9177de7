// widgets/klotski/klotski_thumbnails.h: placements as small pictures, for lists and tips.
#pragma once
#include <QPalette>
#include <QPixmap>
#include <QSize>

#include "widgets/klotski/klotski_scene.h"

namespace searchlight::ui {

// A picture of one placement. REQUIRES: a board fits into the size.
QPixmap klotskiThumbnail(const klotski::Board& board, const klotski::Placement& placement, QSize size,
                         double pixelRatio, PieceStyle style, const Theme& theme);

// Many of one board: what they share is painted once.
class KlotskiThumbnails {
 public:
  explicit KlotskiThumbnails(const klotski::Board& board) { m_scene.board = board; }
  QPixmap picture(const klotski::Placement& placement, QSize size, qreal pixelRatio, const QPalette& palette,
                  PieceStyle style);

 private:
  KlotskiScene m_scene;
  qint64 m_look = 0;  // of the palette that they were painted in
  PieceStyle m_style{};
};

}  // namespace searchlight::ui
