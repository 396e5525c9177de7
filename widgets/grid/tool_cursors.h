// widgets/grid/tool_cursors.h: mouse cursors that tell the board's tool.
#pragma once
#include <QCursor>
#include <QPalette>

#include "widgets/grid/grid_view.h"

namespace searchlight::ui {

// An arrow for Inspect; for the painting tools a cross at the point, with the tool's icon beside it, and the shape's unless
// it is freehand.
QCursor toolCursor(GridView::Tool tool, GridView::Shape shape, const QPalette& palette);

}  // namespace searchlight::ui
