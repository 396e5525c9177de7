// app/game/game_commands.cpp: the table of the commands that games have.
#include "app/game/game_commands.h"

#include <QCoreApplication>
#include <vector>

namespace searchlight::ui {
namespace {

const std::array<CommandRow, kRowsTo<GameCommand::Compare>>& gameRows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<GameCommand::Compare>> table{{
      {QT_TRANSLATE_NOOP("GameCommands", "&Previous"), nullptr, IconId::ChevronLeft,
       K(Qt::CTRL | Qt::Key_PageUp)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Next"), nullptr, IconId::ChevronRight,
       K(Qt::CTRL | Qt::Key_PageDown)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Draw…"), nullptr, IconId::Brush, K(Qt::Key_D)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Generate…"), nullptr, IconId::Generate, K(Qt::SHIFT | Qt::Key_D)},
      {QT_TRANSLATE_NOOP("GameCommands", "S&tatistics…"),
       QT_TRANSLATE_NOOP("GameCommands", "Shows what you have played and solved, and your results"),
       IconId::Table, K(Qt::CTRL | Qt::Key_I)},
      {QT_TRANSLATE_NOOP("GameCommands", "Rest&art the game"),
       QT_TRANSLATE_NOOP("GameCommands", "Returns to the start of the game; Redo restores the moves"),
       IconId::Restart, K(Qt::Key_F2)},
      {QT_TRANSLATE_NOOP("GameCommands", "Next &branch"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Switches to the next branch you tried at the last fork of this game"),
       IconId::History, K(Qt::Key_B)},
      {QT_TRANSLATE_NOOP("GameCommands", "Undo one &move"),
       QT_TRANSLATE_NOOP("GameCommands", "Undoes one move, even if one click made several"),
       IconId::ArrowLeft, K(Qt::Key_U), false, K(Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("GameCommands", "Redo one mo&ve"),
       QT_TRANSLATE_NOOP("GameCommands", "Redoes one move, even if one click made several"),
       IconId::ArrowRight, K(Qt::SHIFT | Qt::Key_U), false, K(Qt::SHIFT | Qt::Key_Backspace)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Hint"),
       QT_TRANSLATE_NOOP("GameCommands", "Gives a brief hint; press again for more"), IconId::Hint,
       K(Qt::Key_H)},
      {QT_TRANSLATE_NOOP("GameCommands", "Pla&y hint"),
       QT_TRANSLATE_NOOP("GameCommands", "Plays the first move of an optimal solution"), IconId::Move,
       K(Qt::SHIFT | Qt::Key_H)},
      {QT_TRANSLATE_NOOP("GameCommands", "&Solve from here"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Plays an optimal solution from here; step through it in either direction"),
       IconId::Check, K(Qt::Key_S)},
      {QT_TRANSLATE_NOOP("GameCommands", "To the &first position"), nullptr, IconId::First, K()},
      {QT_TRANSLATE_NOOP("GameCommands", "Play bac&kwards"),
       QT_TRANSLATE_NOOP("GameCommands", "Undoes the moves one by one; press again to stop"),
       IconId::PlayReverse, K(Qt::SHIFT | Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Play for&wards"),
       QT_TRANSLATE_NOOP("GameCommands", "Redoes the moves one by one; press again to stop"), IconId::Play,
       K(Qt::Key_P), true},
      {QT_TRANSLATE_NOOP("GameCommands", "To the &last position"), nullptr, IconId::Last, K()},
      {QT_TRANSLATE_NOOP("GameCommands", "Animation"), nullptr, std::nullopt, K(Qt::Key_A), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Reve&al result"),
       QT_TRANSLATE_NOOP("GameCommands",
                         "Shows the outcome and statistics of the whole run before playback reaches them"),
       IconId::Eye, K(Qt::Key_E), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Search&light on this position"),
       QT_TRANSLATE_NOOP("GameCommands", "Searches for a solution from here, step by step"), IconId::Search,
       K(Qt::Key_L), true},
      {QT_TRANSLATE_NOOP("GameCommands", "Co&mpare searches of this position"),
       QT_TRANSLATE_NOOP("GameCommands", "Shows several searches of this position side by side"),
       IconId::Compare, K(Qt::CTRL | Qt::Key_K)},
  }};
  return table;
}

std::vector<CommandRow> rowsOf(std::span<const GameWords> words, const char* context) {
  std::vector<CommandRow> out;
  for (const GameWords& own : words) {
    CommandRow& row = out.emplace_back(gameRows()[static_cast<std::size_t>(own.command)]);
    row.context = own.text ? context : "GameCommands";
    if (own.text) row.text = own.text, row.tip = own.tip;
  }
  return out;
}

}  // namespace

GameCommands::GameCommands(std::span<const GameWords> words, const char* context, QObject* parent)
    : CommandSet(rowsOf(words, context), context, parent) {
  for (std::size_t i = 0; i < words.size(); ++i)
    m_byCommand[static_cast<std::size_t>(words[i].command)] = at(i);
}

QList<QAction*> GameCommands::those(std::initializer_list<GameCommand> commands) const {
  QList<QAction*> out;
  for (const GameCommand c : commands)
    if (QAction* action = (*this)[c]) out << action;
  return out;
}

}  // namespace searchlight::ui
