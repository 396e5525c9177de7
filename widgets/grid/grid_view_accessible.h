// widgets/grid/grid_view_accessible.h: the board as screen readers meet it.
#pragma once

namespace searchlight::ui {

class GridView;

// From then on every GridView has its keyboard cursor's cell as its accessible value. May be called again.
void installGridViewAccessibility();
// The keyboard's cell is another, or looks different.
void announceCursorCell(GridView* view);

}  // namespace searchlight::ui
