// widgets/grid/map_gesture.h: what a button that goes down on a map begins: one rule for the board, its cursor and the
// tool that is marked.
#pragma once
#include <QCursor>
#include <QPalette>
#include <optional>

#include "widgets/grid/grid_view.h"

namespace searchlight::ui {

// An arrow for Inspect; for the painting tools a cross at the point, with the tool's icon beside it, and the shape's unless
// it is freehand.
QCursor toolCursor(GridView::Tool tool, GridView::Shape shape, const QPalette& palette);

// A drag does what the marked tool does. Before one is chosen that is drawing walls on a map that was made here or came with the
// program, at every zoom, and moving the map on one from a file.
struct MapHand {
  std::optional<GridView::Tool> chosen;  // nothing: nobody has chosen one yet
  bool isDrawable = false;               // the map began here, and not in somebody's file
};

enum class MapPlace { Outside, Floor, Wall, Start, Goal };

struct MapGesture {
  enum class Kind { None, MoveMap, DragStart, DragGoal, Paint };
  Kind kind = Kind::None;
  GridView::Tool tool = GridView::Tool::Inspect;  // of Paint
  bool isClickFirst = false;                      // of Paint: only a drag paints, a click selects the cell

  friend bool operator==(const MapGesture&, const MapGesture&) = default;
};

// From this side on a cell can be hit by hand, in pixels: a new map is first seen with cells no smaller than that.
inline constexpr double kDrawableSide = 8;

// Of the left button or the right one; the middle button, and any together with Space, move every board.
MapGesture mapGesture(const MapHand& hand, MapPlace place, bool isRightButton);
// The tool that is marked: what a drag over free floor does.
GridView::Tool toolInHand(const MapHand& hand);

}  // namespace searchlight::ui
