// app/sokoban/sokoban_actions.h: the commands that only Sokoban has.
#pragma once
#include "app/game/game_commands.h"

namespace searchlight::ui {

// In the order of the table in sokoban_actions.cpp.
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
std::span<const CommandRow> handRows();
using HandActions = CommandsOf<HandCommand>;

// What it has of the commands of all games.
std::span<const GameWords> sokobanWords();

// In the order of the table in sokoban_actions.cpp.
enum class SokobanCommand {
  NextUnsolved,
  CopyLevel,
  CopySolution,
  OwnByMoves,
  OwnByPushes,
  FileSolution,
  ShowDeadEnds,
  Improve,
  OwnLevels,
};

// Single letters work while the board or a button has the focus.
std::span<const CommandRow> sokobanRows();
using SokobanActions = CommandsOf<SokobanCommand>;

}  // namespace searchlight::ui
