// widgets/board/board_view_accessible.h: the board as screen readers meet it.
#pragma once

namespace searchlight::ui {

class BoardView;

// From then on every BoardView has its keyboard cursor's cell as its accessible value. May be called again.
void installBoardViewAccessibility();
// The keyboard's cell is another, or looks different.
void announceCursorCell(BoardView* view);

}  // namespace searchlight::ui
