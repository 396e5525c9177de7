// app/game/game_commands.h: the commands that games have, in one table: keys, icons, order, and words for any puzzle.
#pragma once
#include <array>
#include <initializer_list>
#include <span>

#include "app/shell/commands.h"

namespace searchlight::ui {

// In the order of the table in game_commands.cpp. A puzzle's page says which it has.
enum class GameCommand {
  Previous,
  Next,
  Draw,
  Generate,
  Statistics,
  Restart,
  NextBranch,
  UndoMove,
  RedoMove,
  Hint,
  PlayHint,
  Solve,
  ReplayFirst,
  ReplayBack,
  ReplayForward,
  ReplayLast,
  Motion,  // checked: things move by themselves
  Eye,
  Searchlight,
  Compare,
};

// One that a puzzle has, in its own words where these say more; without a text: as the table has it.
struct GameWords {
  GameCommand command;
  const char* text = nullptr;
  const char* tip = nullptr;
};

// The rows of the commands that a puzzle has, in its words; `context` is that of these in the translations.
std::vector<CommandRow> gameRows(std::span<const GameWords> words, const char* context);

// Single letters work while the board or a button has the focus.
class GameCommands : public CommandSet {
  Q_OBJECT
 public:
  // `context` is that of the puzzle's own words in the translations. REQUIRES: each command once.
  GameCommands(std::span<const GameWords> words, const char* context, QObject* parent);

  // nullptr: the puzzle does not have it.
  QAction* operator[](GameCommand c) const { return m_byCommand[static_cast<std::size_t>(c)]; }
  QList<QAction*> those(
      std::initializer_list<GameCommand> commands) const;  // of these, as far as it has them

 private:
  std::array<QAction*, kRowsTo<GameCommand::Compare>> m_byCommand{};
};

}  // namespace searchlight::ui
