// app/game/game_page_help.cpp: hints by degrees, the way back that one may offer, and what is said of help before it counts.
#include <QAction>
#include <algorithm>

#include "app/game/game_page.h"
#include "app/shell/commands.h"
#include "widgets/game/play_panel.h"

namespace searchlight::ui {

// Asked once more, it tells more. It is about the game, not about what a search is looking at.
void GamePage::hint() {
  forgetRule();
  endWatch();
  finishMotion();
  if (m_pathBack) return m_goBack->trigger();
  const bool isMore = m_hintGrade == 0 || (!isHintAwaited() && !m_isHintAll);
  if (isMore) m_hintGrade = std::min(m_hintGrade + 1, kHintGrades);
  m_isHintAll = false;  // whoever tells it says so again
  nameHint();
  m_hintGrade < kHintGrades ? tellHint(m_hintGrade) : playHint();
}

void GamePage::forgetHint() {
  m_hintGrade = 0;
  m_isHintAll = false;
  m_pathBack.reset();
  nameHint();
}

void GamePage::endHint() {
  m_isHintAll = true;
  nameHint();
}

void GamePage::offerBack(HistoryPosition state) {
  m_pathBack = state;
  endHint();
}

void GamePage::addHelp(std::uint64_t count) {
  m_game->addHints(count);
  refreshGame();
  tellHelp();
  Q_EMIT changed();
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

// Beside the game, and at each command that would be the first.
void GamePage::tellHelp() {
  const bool isHelped = hadHelp();
  m_panel->setHelped(isHelped, helpText());
  const bool isOpen = !isHelped && m_game->end() == game::End::None;
  for (QAction* helper : helpers()) setCommandNote(helper, isOpen ? tr("This counts as help.") : QString());
  QAction* restart = action(GameCommand::Restart);
  if (!restart) return;
  restart->setEnabled(m_game->place() > 0 || m_game->isFull() || isHelped);
  setCommandNote(restart,
                 isHelped ? tr("Starts a new game without help; Undo returns to this one") : QString());
}

QString GamePage::hintName(int grade) const {
  switch (grade) {
    case 1: return tr("Hint");
    case 2: return tr("Which piece?", "on the button of Hint");
    case 3: return tr("Where to?", "on the button of Hint");
    default: return tr("Play hint", "on the button of Hint");
  }
}

// What the next degree gives stands on the button; the way back has one of its own as well.
void GamePage::nameHint() {
  const QString back = tr("Go back", "to the last position that can be solved; on a button");
  if (QAction* hint = action(GameCommand::Hint))
    hint->setIconText(m_pathBack    ? back
                      : m_isHintAll ? hintName(1)
                                    : hintName(std::min(m_hintGrade + 1, kHintGrades)));
  if (!m_goBack) return;
  setCommandText(m_goBack, back, tr("Returns to the last solvable position; Redo restores this one"));
  m_goBack->setVisible(m_pathBack.has_value());
}

}  // namespace searchlight::ui
