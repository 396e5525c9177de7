// widgets/grid/tool_cursors.h: mouse cursors that tell the board's tool.
#pragma once
#include <QCursor>
#include <QPalette>

#include "widgets/grid/grid_view.h"

namespace searchlight::ui {

// An arrow for Inspect; for the painting tools a cross at the point, with the tool's icon beside it.
QCursor toolCursor(GridView::Tool tool, const QPalette& palette);

}  // namespace searchlight::ui
