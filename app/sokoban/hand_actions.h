// app/sokoban/hand_actions.h: commands for Sokoban's board as it lies in the hand: how it is seen, and which way it is played.
#pragma once
#include "app/shell/command_set.h"

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

}  // namespace searchlight::ui
