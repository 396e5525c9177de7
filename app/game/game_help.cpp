// app/game/game_help.cpp: the degrees of a hint, their buttons, and the words beside the game.
#include "app/game/game_help.h"

#include <QAction>
#include <algorithm>

#include "app/game/game_page.h"
#include "widgets/game/play_panel.h"

namespace searchlight::ui {

void GameHelp::build() {
  m_goBack = m_page.makeAction(IconId::Undo, [this] { goBack(); });
  m_goBack->setVisible(false);
  m_page.m_panel->setOffer(m_goBack);
}

// It is about the game, not about what a search is looking at.
void GameHelp::hint() {
  m_page.m_ending.forgetRule();
  m_page.endWatch();
  m_page.finishMotion();
  if (m_pathBack) return goBack();
  const bool isMore = m_grade == 0 || (!m_page.isHintAwaited() && !m_isAll);
  if (isMore) m_grade = std::min(m_grade + 1, kGrades);
  m_isAll = false;  // whoever tells it says so again
  name();
  m_grade < kGrades ? m_page.tellHint(m_grade) : m_page.playHint();
}

void GameHelp::forget() {
  m_grade = 0;
  m_isAll = false;
  m_pathBack.reset();
  name();
}

void GameHelp::end() {
  m_isAll = true;
  name();
}

void GameHelp::offerBack(HistoryPosition state) {
  m_pathBack = state;
  end();
}

void GameHelp::goBack() {
  if (!m_pathBack) return;
  const HistoryPosition here = m_page.model().position();
  m_page.jumpTo(*m_pathBack);
  m_page.m_document.noteJumpBack(here);
  m_page.takeFocus(Qt::OtherFocusReason);  // the button goes
  m_page.refreshSteps();
  Q_EMIT m_page.commandsChanged();
}

void GameHelp::add(std::uint64_t count) {
  m_page.model().addHints(count);
  m_page.refreshGame();
  tell();
  Q_EMIT m_page.changed();
}

void GameHelp::tell() {
  const bool isHelped = m_page.hadHelp();
  m_page.m_panel->setHelped(isHelped, m_page.helpText());
  const bool isOpen = !isHelped && m_page.model().end() == game::End::None;
  for (QAction* helper : m_page.helpers())
    setCommandNote(helper, isOpen ? GamePage::tr("This counts as help.") : QString());
  QAction* restart = m_page.action(GameCommand::Restart);
  if (!restart) return;
  restart->setEnabled(m_page.model().place() > 0 || m_page.model().isFull() || isHelped);
  setCommandNote(restart, isHelped ? GamePage::tr("Starts a new game without help; Undo returns to this one")
                                   : QString());
}

// The way back has a button of its own as well.
void GameHelp::name() {
  const QString back = GamePage::tr("Go back", "to the last position that can be solved; on a button");
  const int next = m_isAll ? 1 : std::min(m_grade + 1, kGrades);
  const QString names[kGrades]{GamePage::tr("Hint"), m_page.whichPiece(),
                               GamePage::tr("Where to?", "on the button of Hint"),
                               GamePage::tr("Play move", "on the button of Hint")};
  if (QAction* hint = m_page.action(GameCommand::Hint))
    hint->setIconText(m_pathBack ? back : names[next - 1]);
  if (!m_goBack) return;
  setCommandText(m_goBack, back,
                 GamePage::tr("Returns to the last solvable position; Redo restores this one"));
  m_goBack->setVisible(m_pathBack.has_value());
}

}  // namespace searchlight::ui
