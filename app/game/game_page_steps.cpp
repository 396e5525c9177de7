// app/game/game_page_steps.cpp: undo and redo: of single moves, of all that one gesture has made, and of the game that was in front.
#include <QAction>
#include <algorithm>

#include "app/game/game_page.h"
#include "app/shell/commands.h"

namespace searchlight::ui {

// What was done last is undone first, and what was undone last is redone first: a game that came, or its moves.
void GamePage::undo(bool isUndo) {
  if (isWatching() && canGoThroughQuestions(isUndo)) return goThroughQuestions(isUndo);
  if (isAtGameBefore(isUndo)) return exchange(isUndo);
  const auto end = gestureEnd(isUndo);
  end ? jumpTo(*end) : step(isUndo, stepGrain());
}

// One step of undo needs no note. REQUIRES: `from` is on the line, not after where the game stands.
void GamePage::noteGesture(HistoryPosition from) {
  const std::vector<HistoryPosition>& line = m_game->line();
  const auto first = static_cast<std::size_t>(std::ranges::lower_bound(line, from) - line.begin());
  if (first > m_game->place() || line[first] != from || m_game->steps(first, stepGrain()) < 2) return;
  const HistoryPosition here = m_game->position();
  std::erase_if(m_gestures, [&](const Gesture& g) { return g.from == from; });
  m_gestures.push_back({from, here});
  if (m_gestures.size() > kMostGestures) m_gestures.erase(m_gestures.begin());
}

// Of the latest gesture that the game stands in, at its end or, after single steps, on the way. States rise along the line.
std::optional<HistoryPosition> GamePage::gestureEnd(bool isUndo) const {
  if (m_gestures.empty()) return std::nullopt;
  const std::vector<HistoryPosition>& line = m_game->line();
  const HistoryPosition here = m_game->position();
  for (auto g = m_gestures.rbegin(); g != m_gestures.rend(); ++g) {
    const bool isIn = isUndo ? g->from < here && here <= g->to : g->from <= here && here < g->to;
    if (isIn && std::ranges::binary_search(line, g->from) && std::ranges::binary_search(line, g->to))
      return isUndo ? g->from : g->to;
  }
  return std::nullopt;
}

// Where the openings have names it says which one it leads to.
CommandState GamePage::stateOfExchange(bool isUndo) const {
  const QString title = (isUndo ? m_before : m_after).back().title;
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
  const QString key = keysText(isUndo ? action(GameCommand::UndoMove) : action(GameCommand::RedoMove));
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
  (*window)[Command::Undo]->setIconText(isAtGameBefore(true) ? tr("Back", "to the game before; on a button")
                                                             : tr("Undo"));
  (*window)[Command::Redo]->setIconText(isAtGameBefore(false) ? tr("Next", "to the game after; on a button")
                                                              : tr("Redo"));
}

}  // namespace searchlight::ui
