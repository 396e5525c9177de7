// widgets/board/legend_marks.h: the marks that a search can show on a board, and what they mean.
#pragma once
#include <vector>

#include "widgets/board/board_view.h"

namespace searchlight::ui {

// Those of the present search, the important ones first, then the board's own, then those that can be switched. The items
// paint with the view's scene: they must not outlive it.
std::vector<BoardView::LegendItem> legendMarks(const BoardView& view);

}  // namespace searchlight::ui
