// app/sokoban/sokoban_actions.h: the commands that only Sokoban has.
#pragma once
#include "app/shell/commands.h"

namespace searchlight::ui {

// In the order of the table in hand_actions.cpp.
enum class HandCommand {
  TurnLeft,
  TurnRight,
  Mirror,
  AsItIs,
  Reverse,
  Pull,
  ReplayForwards,
  BoxesByMouse,
  FastMotion,
  PlainLook,
};

// Single letters work while the board or a button has the focus.
class HandActions : public CommandSet {
  Q_OBJECT
 public:
  explicit HandActions(QObject* parent = nullptr);
  QAction* operator[](HandCommand c) const { return at(static_cast<std::size_t>(c)); }
};

// In the order of the table in sokoban_actions.cpp.
enum class SokobanCommand {
  Previous,
  Next,
  NextUnsolved,
  Restart,
  UndoStep,
  RedoStep,
  NextBranch,
  CopyLevel,
  CopySolution,
  OwnByMoves,
  OwnByPushes,
  FileSolution,
  ReplayFirst,
  ReplayBack,
  ReplayForward,
  ReplayLast,
  Motion,
  Searchlight,
  Eye,
  Hint,
  PlayHint,
  Solve,
  ShowDeadEnds,
  Improve,
  Compare,
  Draw,
  Generate,
  OwnLevels,
};

// Single letters work while the board or a button has the focus.
class SokobanActions : public CommandSet {
  Q_OBJECT
 public:
  explicit SokobanActions(QObject* parent = nullptr);
  QAction* operator[](SokobanCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
