// app/map_lab/map_lab_actions.h: the commands that only the map lab has.
#pragma once
#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in map_lab_actions.cpp.
enum class MapCommand {
  ToolInspect,
  ToolWall,
  ToolErase,
  ToolWeight,
  ShapeFreehand,
  ShapeLine,
  ShapeRectangle,
  ShapeFill,
  Generate,
  Resize,
  Clear,
  GoStart,
  GoGoal,
  GoCurrent,
  Follow,
  Overview,
  Contours,
  Eye,
  BreakHere,
  LightPath,
  LightDescendants,
  Compare,
};

// Single letters work while the board or a button has the focus; text fields keep theirs. The tools exclude each other, and so do the shapes.
class MapLabActions : public CommandSet {
  Q_OBJECT
 public:
  explicit MapLabActions(QObject* parent = nullptr);
  QAction* operator[](MapCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
