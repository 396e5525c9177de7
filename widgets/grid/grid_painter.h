// widgets/grid/grid_painter.h: paints a board: cells, their marks, lines over them, numbers on top.
#pragma once
#include <QImage>

#include "widgets/grid/cell_texts.h"
#include "widgets/grid/grid_contours.h"
#include "widgets/grid/grid_routes.h"
#include "widgets/grid/grid_scene.h"
#include "widgets/grid/grid_viewport.h"
#include "widgets/grid/mark_sprites.h"

namespace searchlight::ui {

// Keeps what can be used again from frame to frame. Everything but the pointer's marks is in the frame, so that moving
// the pointer costs a copy.
//
// From the ground up: one colour per cell (scaled from the scene's image); grid lines; from kSmallestMark on marks of
// every visible cell; contours; the lit path, the answer's preview, the route; start and goal; numbers.
class GridPainter {
 public:
  // For a new search.
  void restart() { m_contours.restart(); }
  // Fills the frame, an RGB32 image in the viewport's screen pixels. The scene's image is brought up to date where it
  // is visible, and its scale grows as its values ask for it. REQUIRES: scene.hasMap().
  void paint(GridScene& scene, const GridViewport& viewport, QImage& frame);

 private:
  void paintCells(GridScene& scene, const GridViewport& viewport, QImage& frame);
  void paintMarks(const GridScene& scene, const GridViewport& viewport, TextLayout layout,
                  const CellMask& route, QImage& frame);
  void paintGridLines(const GridScene& scene, const GridViewport& viewport, QImage& frame);
  void paintLines(const GridScene& scene, const GridViewport& viewport, QPainter& painter);
  static void paintCursor(const GridScene& scene, const GridViewport& viewport, QPainter& painter);

  MarkSprites m_sprites;
  CellTexts m_texts;
  GridContours m_contours;
  GridRoutes m_routes;
};

}  // namespace searchlight::ui
