// widgets/grid/grid_routes.h: the ways on a board: the answer's preview, the route, the lit path.
#pragma once
#include "widgets/grid/cell_texts.h"
#include "widgets/grid/grid_scene.h"
#include "widgets/grid/grid_viewport.h"
#include "widgets/grid/wide_line.h"

namespace searchlight::ui {

// The route is drawn as far as it is read back at the cursor, and so not at all where there is none.
class GridRoutes {
 public:
  void paint(const GridScene& scene, const GridViewport& viewport, QImage& frame);

 private:
  struct Look;
  void paintWay(const std::vector<QPolygonF>& lines, const Look& look, double pixelRatio, QImage& frame);

  WideLine m_line;
};

// The visible cells under ways, those between two jumps too; none where cells are too small for it to matter.
CrossedCells crossedCells(const GridScene& scene, const GridViewport& viewport);

}  // namespace searchlight::ui
