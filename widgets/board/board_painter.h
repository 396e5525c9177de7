// widgets/board/board_painter.h: paints a board: cells, their marks, lines over them, numbers on top.
#pragma once
#include <QImage>
#include <QPolygonF>
#include <QSize>
#include <vector>

#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/cell_image.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/sprites.h"
#include "widgets/board/wide_line.h"

namespace searchlight::ui {

// The route is drawn as far as it is read back at the cursor, and so not at all where there is none. Until then a
// depth-first or deepening search shows its stack, the path it is on.
class BoardPaths {
 public:
  void paint(const BoardScene& scene, const BoardViewport& viewport, QImage& frame);

 private:
  struct Look;
  void paintPath(const std::vector<QPolygonF>& lines, const Look& look, double pixelRatio, QImage& frame);
  void paintDashed(const std::vector<QPolygonF>& lines, const Look& look, double pixelRatio, QImage& frame);
  template <class Nodes>
  void paintNodes(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
                  const Look& look, QImage& frame);
  template <class Nodes>
  void paintPixels(const BoardScene& scene, const BoardViewport& viewport, const Nodes& nodes,
                   const Look& look, QImage& frame);

  WideLine m_line;
  // The answer's preview, which stays as it is while the search plays: what it was made of, and its two lines.
  struct Dashed {
    std::vector<QPolygonF> lines;
    QSize frame;
    double pixelRatio = 0, width = 0, cased = 0;
    friend bool operator==(const Dashed&, const Dashed&) = default;
  };
  Dashed m_dashed;
  WideLine m_dashes, m_dashesCasing;
};

// The visible cells under ways, those between two jumps too; none where cells are too small for it to matter.
CrossedCells crossedCells(const BoardScene& scene, const BoardViewport& viewport);

// Keeps what can be used again from frame to frame. Everything but the pointer's marks is in the frame, so that moving
// the pointer costs a copy.
//
// From the ground up: one colour per cell (scaled from the scene's image); lines between cells; the ground's floor; from
// kSmallestMark on marks of every visible cell; the ground's lines; the lit path, the answer's preview, the route; the
// arrows of the cells under them; the ground's pieces; the route's head, start and goal; numbers.
class BoardPainter {
 public:
  // Fills the frame, an RGB32 image in the viewport's screen pixels. The scene's image is brought up to date where it
  // is visible, and its scale grows as its values ask for it. REQUIRES: scene.hasBoard().
  void paint(BoardScene& scene, const BoardViewport& viewport, QImage& frame);

 private:
  // How the picture of the cells lies in the frame.
  struct Placing {
    QPoint origin;
    double side = 0;
    QSizeF extent;
    QRgb outside = 0;
    friend bool operator==(const Placing&, const Placing&) = default;
  };
  static constexpr qsizetype kMostKept = 4 << 20;  // bytes: of a larger frame the copy costs more than is won

  void paintCells(BoardScene& scene, const BoardViewport& viewport, QImage& frame);
  void paintMarks(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                  const CrossedCells& crossed, QImage& frame);
  void paintCrossedArrows(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                          const CrossedCells& crossed, QImage& frame);
  // Towards the parent, unless it would touch what is written on the cell.
  void paintArrow(const BoardScene& scene, Point cell, search::NodeId parent, ArrowPlace place, Ink ink,
                  QPoint at, QImage& frame);
  static void paintCellEdges(const BoardScene& scene, const BoardViewport& viewport, QImage& frame);
  static void paintCursor(const BoardScene& scene, const BoardViewport& viewport, TextLayout layout,
                          QPainter& painter);

  // The cells as they were painted last, before anything else came over them.
  QImage m_cells;
  Placing m_placing;
  std::vector<PixelSpan> m_changed;
  MarkSprites m_sprites;
  CellTexts m_texts;
  BoardPaths m_paths;
};

}  // namespace searchlight::ui
