// app/game/game_commands.cpp: the commands that games have: their table, where they stand in the menus, and their texts.
#include "app/game/game_commands.h"

#include <QCoreApplication>
#include <vector>

#include "app/game/game_page.h"

namespace searchlight::ui {
namespace {

using GameTable = std::array<CommandRow, kRowsTo<GameCommand::Compare>>;

GameTable inContext(GameTable table) {
  for (CommandRow& row : table) row.context = "GameCommands";
  return table;
}

const GameTable& allRows() {
  using K = QKeySequence;
  static const GameTable table = inContext({{
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
  }});
  return table;
}

}  // namespace

std::vector<CommandRow> gameRows(std::span<const GameWords> words, const char* context) {
  std::vector<CommandRow> out;
  for (const GameWords& own : words) {
    const CommandRow& shared = allRows()[static_cast<std::size_t>(own.command)];
    CommandRow& row = out.emplace_back(shared);
    row.shared = &shared;
    if (own.text) row.text = own.text, row.tip = own.tip, row.context = context;
  }
  return out;
}

GameCommands::GameCommands(std::span<const GameWords> words, const char* context, QObject* parent)
    : CommandSet(gameRows(words, context), context, parent) {
  for (std::size_t i = 0; i < words.size(); ++i)
    m_byCommand[static_cast<std::size_t>(words[i].command)] = at(i);
}

QList<QAction*> GameCommands::those(std::initializer_list<GameCommand> commands) const {
  QList<QAction*> out;
  for (const GameCommand c : commands)
    if (QAction* action = (*this)[c]) out << action;
  return out;
}

// ---- On the page ---------------------------------------------------------------------------------------------------------------

// One Game menu for every puzzle: the games around this one, what is done in it, its moves seen again, what is
// made and counted. A puzzle puts its own commands among these.
PageParts GamePage::parts() const {
  using C = GameCommand;
  const auto those = [this](std::initializer_list<C> commands) { return m_commands->those(commands); };
  PageParts out;
  const QList<QAction*> around = those({C::Previous, C::Next});
  const QList<QAction*> made = those({C::Statistics, C::Draw, C::Generate});
  out.elsewhere = around + made;
  out.game = around + QList{m_separators[0]} +
             those({C::Restart, C::NextBranch, C::Hint, C::PlayHint, C::Solve}) + QList{m_separators[1]} +
             those({C::ReplayFirst, C::ReplayBack, C::ReplayForward, C::ReplayLast}) +
             QList{m_separators[2]} + made;
  out.edit = those({C::UndoMove, C::RedoMove});
  out.view = those({C::Motion, C::Eye});
  out.search = those({C::Searchlight, C::Compare});
  if (QAction* play = m_watch.playAction()) out.search << play;
  out.search += {workbench().bookmarks().addAction(), workbench().bookmarks().lessonAction()};
  out.offers = those({C::Hint, action(C::Solve) ? C::Solve : C::PlayHint, C::Searchlight});
  return out;
}

QList<QAction*> GamePage::helpers() const {
  return m_commands->those({GameCommand::Hint, GameCommand::PlayHint, GameCommand::Solve});
}

QString GamePage::helpText() const {
  if (!hadHelp()) return tr("Hint and Solve count as help; a game with help cannot set a personal best.");
  return action(GameCommand::Restart)
             ? tr("You used help, so no personal best is possible. Restart to play without help.")
             : tr("A game with help does not count as a personal best.");
}

// Where the openings have names it says which one it leads to.
CommandState GamePage::stateOfExchange(bool isUndo) const {
  const QString title = m_document.titleThere(isUndo);
  CommandState state =
      title.isEmpty() || title == titleInFront()
          ? CommandState::offered(true, isUndo ? tr("&Undo: previous game") : tr("&Redo: next game"),
                                  isUndo ? tr("Returns to the previous game on this page")
                                         : tr("Goes to the next game on this page"))
          : CommandState::offered(
                true,
                (isUndo ? tr("&Undo: back to %1") : tr("&Redo: forward to %1"))
                    .arg(QString(title).replace(QLatin1Char('&'), QLatin1String("&&"))),
                (isUndo ? tr("Returns to %1, the previous game") : tr("Goes to %1, the next game"))
                    .arg(title));
  state.repeats = false;  // whoever holds the key takes back all of a game, and does not leave it as well
  return state;
}

CommandState GamePage::stateOfGesture(bool isUndo) const {
  const QString key = keysText(action(isUndo ? GameCommand::UndoMove : GameCommand::RedoMove));
  return CommandState::offered(
      true, isUndo ? tr("&Undo all moves made by one click") : tr("&Redo all moves made by one click"),
      (isUndo ? tr("Undoes all moves made by one click or one solution; %1 undoes a single move")
              : tr("Redoes all moves made by one click or one solution; %1 redoes a single move"))
          .arg(key));
}

// On buttons: to leave a game is not to take back a move of it.
void GamePage::nameSteps() {
  const Commands* window = host().commands;
  if (!window) return;
  (*window)[Command::Undo]->setIconText(
      m_document.leadsAway(true) ? tr("Back", "to the game before; on a button") : tr("Undo"));
  (*window)[Command::Redo]->setIconText(
      m_document.leadsAway(false) ? tr("Next", "to the game after; on a button") : tr("Redo"));
}

// What buttons with a text say; in the menus the same commands have longer ones.
void GamePage::nameActions() {
  using C = GameCommand;
  const auto name = [this](C c, const QString& text) {
    if (QAction* named = action(c)) named->setIconText(text);
  };
  name(C::Previous, tr("Previous"));
  name(C::Next, tr("Next"));
  name(C::Draw, tr("Draw", "on a button"));
  name(C::Restart, tr("Restart"));
  name(C::PlayHint, tr("Play hint", "what a hint has said; on a button"));
  name(C::Solve, tr("Solve"));
  name(C::NextBranch, tr("Next branch"));
  name(C::UndoMove, tr("Step back"));
  name(C::RedoMove, tr("Step forward"));
  name(C::Searchlight, tr("Searchlight"));
  nameSteps();
  m_help.name();
  m_watch.nameActions();
}

}  // namespace searchlight::ui
