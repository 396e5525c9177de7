// widgets/board/arrow_keys.h: which way an arrow key points, on the screen; whether Tab has come to a board.
#pragma once
#include <Qt>
#include <optional>

#include "core/geometry/direction.h"

namespace searchlight::ui {

// Nothing: it is no arrow.
inline std::optional<Direction> arrowDirection(int key) {
  switch (key) {
    case Qt::Key_Left: return Direction::Left;
    case Qt::Key_Right: return Direction::Right;
    case Qt::Key_Up: return Direction::Up;
    case Qt::Key_Down: return Direction::Down;
    default: return std::nullopt;
  }
}

// What Tab has come to, from either side, is seen at once.
inline bool isByTab(Qt::FocusReason reason) {
  return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
}

}  // namespace searchlight::ui
