// widgets/sokoban/sokoban_thumbnails.h: many small pictures of one level: what stays is painted once.
#pragma once
#include <QPalette>
#include <QPixmap>
#include <QSize>

#include "core/sokoban/board.h"

namespace searchlight::ui {

class SokobanThumbnails {
 public:
  explicit SokobanThumbnails(const sokoban::Board& board) : m_board(board) {}
  // As sokobanThumbnail() has it. REQUIRES: the position is of the board.
  QPixmap picture(const sokoban::Position& position, QSize size, qreal pixelRatio, const QPalette& palette);

 private:
  sokoban::Board m_board;
  QPixmap m_ground;  // walls, floor and goals at the size and in the look asked for last
  qint64 m_look = 0;
};

}  // namespace searchlight::ui
