// widgets/board/legend_marks.h: the marks that a search can show on a board, and what they mean.
#pragma once
#include <vector>

#include "widgets/board/board_view.h"

namespace searchlight::ui {

// All of the board's own, of the present search and of those that can be switched, on the board or not: what stays once it has come
// before what comes and goes with every event. The items paint with the view's scene: they must not outlive it.
std::vector<BoardView::LegendItem> legendMarks(const BoardView& view);

}  // namespace searchlight::ui
