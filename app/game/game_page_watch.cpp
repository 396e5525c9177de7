// app/game/game_page_watch.cpp: the two states of a game's page: Play, and Watch, which shows a search.
#include <utility>

#include "app/game/game_page.h"
#include "app/shell/search_form.h"
#include "widgets/search/message_bar.h"

namespace searchlight::ui {

using search::NodeId;

void GamePage::connectRun() {
  const auto goOn = [this] {
    if (m_watch) m_watch->selected.reset();
    if (m_watch) showCursor();
  };
  connect(&search(), &WatchedRun::moved, this, goOn);
  connect(&search(), &WatchedRun::searchChanged, this, goOn);
  connect(&search(), &WatchedRun::answerChanged, this, &GamePage::showOutcome);
  connect(transport(), &Transport::settingsChanged, this, &Page::changed);
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this](NodeId n) { selectNode(n); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this,
          [this](const QString& state) { selectState(state); });
}

void GamePage::watch(Transport::StartAt where) {
  if (m_watch) {
    askAgain(Transport::StartAt::Same);
    Q_EMIT commandsChanged();
    Q_EMIT changed();
    return;
  }
  setReplay(Replay::None);
  finishMotion();
  workbench().message().hide();
  m_watch.emplace();
  forgetHint();
  if (m_parts.commands.searchlight) m_parts.commands.searchlight->setChecked(true);
  m_parts.form->setVisible(true);
  workbench().setSearchShown(true);
  m_unlit ? takePace(m_unlit->player) : takeUsualSpeed();
  m_unlit.reset();
  watchChanged();
  askAgain(where);
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void GamePage::endWatch() {
  if (m_parts.commands.searchlight) m_parts.commands.searchlight->setChecked(false);
  if (!m_watch) return;
  const setup::SetUp told = words();
  m_unlit = {GamePage::moment(), told.player, told.cursor};
  m_watch.reset();
  transport()->clear();
  m_parts.form->setVisible(false);
  workbench().setSearchShown(false);
  workbench().showNode(std::nullopt);
  watchChanged();
  showState(Shown::AtOnce, m_game->position());
  showOutcome();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void GamePage::askAgain(Transport::StartAt where) {
  if (!m_watch) return;
  m_watch->selected.reset();
  m_watch->awaited.reset();
  m_parts.form->setQuestion(questionText());
  Asked asked = ask();
  m_parts.form->setProblem(asked.problem);
  if (asked.question.factory)
    transport()->setSearch(std::move(asked.question.factory), std::move(asked.question.names), where);
  else
    transport()->clear();
  showCursor();
}

void GamePage::askAtLast() {
  if (!m_watch || search().hasSearch()) return;
  const std::optional<setup::SetUp> awaited = std::exchange(m_watch->awaited, std::nullopt);
  askAgain(Transport::StartAt::Start);
  if (!search().hasSearch()) return;
  if (awaited)
    takeSearch(*awaited);
  else
    transport()->play();
}

void GamePage::selectNode(std::optional<NodeId> node) {
  if (!m_watch) return;
  m_watch->selected = node;
  workbench().showNode(node);
  showCursor();
}

void GamePage::holdNode(NodeId node) {
  if (!m_watch) return;
  m_watch->selected = node;
  showCursor();
}

void GamePage::selectState(const QString& state) {
  if (!search().hasSearch()) return;
  const search::States states = search().session().stateFromText(state.toStdString());
  const NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
  if (node != search::kNoNode) selectNode(node);
}

void GamePage::showOutcome() {
  const bool isSolved =
      m_watch && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  workbench().setRouteFigures(isSolved ? std::optional(figures()) : std::nullopt);
}

}  // namespace searchlight::ui
