// widgets/board/cell_event.h: the event that a search's cursor has just passed, on a board where a node stands on a cell.
#pragma once
#include <QPainter>
#include <QPainterPath>
#include <optional>

#include "core/search/board_event.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"

namespace searchlight::ui {

// From the cell that is expanded an arrow to the one that is told of, in a frame and with a sign of what becomes of it (event_look.h),
// so that also events that change nothing can be seen to happen. Small cells get the frame alone, very small ones nothing.
// REQUIRES: the search is active.
void paintCellEvent(QPainter& painter, const BoardScene& scene, const BoardViewport& viewport);
// What the arrow and the sign cover: nothing else should be painted there. Empty where there is none, also without a search.
QPainterPath cellEventOutline(const BoardScene& scene, const BoardViewport& viewport);

// What is painted of it where cells are so large: nothing; a frame alone, Fate::None; or a sign of what becomes of the state.
// REQUIRES: the search is active.
std::optional<search::Fate> shownCellFate(const BoardScene& scene, double cellSide);

}  // namespace searchlight::ui
