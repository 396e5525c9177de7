// app/lines/lines_actions.h: the commands that only Color Lines has.
#pragma once
#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in lines_actions.cpp.
enum class LinesCommand {
  NewSame,
  Hint,
  PlayHint,
  PlayItself,
  Watch,
  Scores,
  ThinkMarks,
  Reach,
  Motion,
  PreviewPlaces,
  PreviewColours,
  PreviewHidden,
  Searchlight,
  MakeMove,
  Eye,
  Compare,
};

// Single letters work while the board or a button has the focus. The previews exclude each other.
class LinesActions : public CommandSet {
  Q_OBJECT
 public:
  explicit LinesActions(QObject* parent = nullptr);
  QAction* operator[](LinesCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
