// widgets/board/board_ways.h: the ways on a board: the answer's preview, the stack, the route, the lit path.
#pragma once
#include <QPolygonF>
#include <QSize>
#include <vector>

#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/cell_texts.h"
#include "widgets/board/wide_line.h"

namespace searchlight::ui {

// The route is drawn as far as it is read back at the cursor, and so not at all where there is none. Until then a
// depth-first or deepening search shows its stack, the path it is on.
class BoardWays {
 public:
  void paint(const BoardScene& scene, const BoardViewport& viewport, QImage& frame);

 private:
  struct Look;
  void paintWay(const std::vector<QPolygonF>& lines, const Look& look, double pixelRatio, QImage& frame);
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

}  // namespace searchlight::ui
