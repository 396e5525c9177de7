// widgets/grid/grid_contours.h: lines of equal f between the cells of a search.
#pragma once
#include <QLineF>
#include <vector>

#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

// Lines along the edges between seen cells (open or closed) whose f lies on different sides of a level; levels are a
// round step apart, from the start's f on.
class GridContours {
 public:
  // For a new search: the step is found anew.
  void restart() { m_scale.reset(); }
  // In device-independent pixels, for what is visible. Where cells are smaller than two screen pixels only one in
  // several is looked at.
  std::vector<QLineF> lines(const BoardScene& scene, const BoardViewport& viewport);

 private:
  static constexpr int kLevels = 8;
  std::optional<ValueScale> m_scale;
  std::vector<int> m_levels;  // of the cells looked at, row by row
};

}  // namespace searchlight::ui
