// widgets/sokoban/sokoban_scene.h: a Sokoban board as a picture of any size: the view and thumbnails draw it alike.
#pragma once
#include <QPainter>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <optional>
#include <vector>

#include "core/sokoban/board.h"

namespace searchlight::ui {

class Theme;

// Which pixel a cell is: the part of the board that is not outside, in the middle of an area, as large as can be.
class SokobanLayout {
 public:
  SokobanLayout() = default;
  SokobanLayout(const sokoban::Board& board, const QRectF& area);
  // All of so many columns and rows, what is outside, too, from a corner on.
  SokobanLayout(QSize cells, QPointF corner, double cell)
      : m_origin(corner), m_frame(corner, QSizeF(cells) * cell), m_cell(cell) {}
  // Larger than that no cell is drawn: a tiny level fills no screen.
  static constexpr double kLargestCell = 80;

  double cell() const {
    return m_cell;
  }  // a cell's side in pixels, a whole number from 4 on; 0: nothing fits
  // Places are in the board's cells.
  QPointF pixelOf(QPointF place) const { return m_origin + m_cell * place; }
  QPointF placeOf(QPointF pixel) const { return (pixel - m_origin) / m_cell; }
  QRectF rectOf(Point p) const { return {pixelOf(QPointF(p.x, p.y)), QSizeF(m_cell, m_cell)}; }
  QRectF frame() const { return m_frame; }  // all that is drawn, in pixels

 private:
  QPointF m_origin;  // of the board's first cell, which may be outside
  QRectF m_frame;
  double m_cell = 0;
};

struct SokobanScene {
  std::optional<sokoban::Board> board;
  sokoban::Position position;
  Direction facing = Direction::Down;

  // On their way: where the worker is seen, and the box that he pushes; in cells.
  std::optional<QPointF> workerAt;
  sokoban::Cell movingBox = sokoban::kNoCell;
  QPointF boxAt;

  // A box that is chosen, where it can be brought (by cell; empty: not known yet), and the way there that is pointed at.
  sokoban::Cell chosen = sokoban::kNoCell;
  std::vector<bool> reached;
  std::vector<Point> route;  // of the box, itself first

  QPointF workerPlace() const;
};

// Walls, floor and goals: what stays while a level is played.
void paintSokobanGround(QPainter& painter, const sokoban::Board& board, const SokobanLayout& layout,
                        const Theme& theme);
// What lies on it: lit cells, boxes, the worker.
void paintSokobanPieces(QPainter& painter, const SokobanScene& scene, const SokobanLayout& layout,
                        const Theme& theme);

// A picture of a position, for lists. REQUIRES: the position is of the board.
QPixmap sokobanThumbnail(const sokoban::Board& board, const sokoban::Position& position, QSize size,
                         double pixelRatio, const Theme& theme);

// For tests and legends: what things are coloured.
struct SokobanColours {
  QColor floor, wall, wallEdge, goal, box, boxHome, worker, ink, lit;
};
SokobanColours sokobanColours(const Theme& theme);

}  // namespace searchlight::ui
