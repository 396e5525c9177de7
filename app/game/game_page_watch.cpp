// app/game/game_page_watch.cpp: the two states of a game's page: Play, and Watch, which shows a search.
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <utility>

#include "app/game/game_page.h"
#include "app/game/solution_player.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "app/shell/search_form.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/message_bar.h"
#include "widgets/player/path_strip.h"
#include "widgets/theme/icons.h"
#include "widgets/words/catalogue_texts.h"

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
  connect(&workbench().way(), &PathStrip::nodeLetGo, this, [this] { selectNode(std::nullopt); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this,
          [this](const QString& state) { selectState(state); });
}

// What was found is shown: once by itself, where things move, and whenever it is wanted.
void GamePage::connectSolution() {
  m_solution = new SolutionPlayer(search(), this);
  connect(m_solution, &SolutionPlayer::stepped, this, &GamePage::holdNode);
  connect(m_solution, &SolutionPlayer::playingChanged, this,
          [this](bool isPlaying) { workbench().closingCard()->setAside(isPlaying); });
  connect(m_solution, &SolutionPlayer::ended, this, [this] { selectNode(std::nullopt); });
  connect(transport(), &Transport::routeRead, this, [this] {
    const QAction* motion = action(GameCommand::Motion);
    if (m_watch && showsSolutions() && motion && motion->isChecked()) m_solution->play();
  });
  const auto add = [this](IconId id, auto slot) {
    auto* action = new QAction(icon(id), {}, this);
    connect(action, &QAction::triggered, this, slot);
    return action;
  };
  m_next = {add(IconId::Play, [this] { m_solution->play(); }),
            add(IconId::Compare, [this] { action(GameCommand::Compare)->trigger(); }), m_back};
  m_next[0]->setVisible(false);
  workbench().setClosingActions({m_next.begin(), m_next.end()});
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
  nameHint();
  // Its keys are another's, so they are told apart from what it does here.
  const QString back = tr("Closes the search and returns to the game");
  setCommandText(m_back, tr("Back to game", "from the search of it; on a button"), back);
  const QAction* light = action(C::Searchlight);
  if (light) m_back->setToolTip(QStringLiteral("%1 (%2)").arg(back, keysText(light)));
  m_back->setWhatsThis(back);
  if (!m_next[0]) return;
  m_next[0]->setText(tr("Play the solution a&gain"));
  m_next[0]->setIconText(tr("Replay"));
  m_next[1]->setText(tr("Compare with another search"));
}

bool GamePage::showsSolutions() const { return m_comparable && !m_comparable->placesNodes(); }

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
  forgetEnd();
  forgetHint();
  if (QAction* light = action(GameCommand::Searchlight)) light->setChecked(true);
  m_panel->setWatching(true);
  workbench().setSearchShown(true);
  m_unlit ? takePace(m_unlit->player) : takeUsualSpeed();
  m_unlit.reset();
  watchChanged();
  showOutcome();
  askAgain(where);
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void GamePage::endWatch() {
  if (QAction* light = action(GameCommand::Searchlight)) light->setChecked(false);
  if (!m_watch) return;
  const setup::SetUp told = words();
  const QWidget* const focus = QApplication::focusWidget();
  const bool hadFocus = isVisible() && (!focus || focus == this || isAncestorOf(focus));
  m_unlit = {GamePage::moment(), told.player, told.cursor};
  m_watch.reset();
  transport()->clear();
  m_panel->setWatching(false);
  workbench().setSearchShown(false);
  workbench().showNode(std::nullopt);
  watchChanged();
  // What goes away would give the focus to whatever is next, and Space to a button there, or to nobody.
  if (hadFocus) takeFocus(Qt::OtherFocusReason);
  if (const auto from = std::exchange(m_litFrom, std::nullopt);
      from && m_game->place() == 0 && m_game->jumpTo(*from)) {
    positionChanged();
    m_unlit = {GamePage::moment(), told.player, told.cursor};
  }
  showState(Shown::AtOnce, m_game->position());
  showOutcome();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

// What the board, a card or a message has to do with the key goes first.
void GamePage::keyPressEvent(QKeyEvent* event) {
  const bool isPlainEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
  if (isPlainEscape && m_watch && search().hasSearch() && search().isAtEnd() &&
      transport()->activity() == Transport::Activity::Idle)
    return endWatch();
  WorkbenchPage::keyPressEvent(event);
}

// Where it stood when the light went off, if the game is still there; else from the start, and it plays.
void GamePage::light() {
  const std::optional<std::uint64_t> cursor = isUnlitHere() ? m_unlit->cursor : std::nullopt;
  watch(Transport::StartAt::Start);
  cursor ? transport()->seek(static_cast<std::size_t>(*cursor)) : transport()->play();
}

// A solved position has nothing to be searched for. The game is there again when the light goes off.
void GamePage::lightFromBeginning() {
  const HistoryPosition solved = m_game->position();
  if (isUnlitHere()) {  // it was looked at before: it stands there still
    const Unlit before = *m_unlit;
    jumpTo(m_game->line().front());
    m_unlit = Unlit{GamePage::moment(), before.player, before.cursor};
  } else {
    jumpTo(m_game->line().front());
  }
  m_litFrom = solved;
  light();
  say(fromBeginningText());
}

QString GamePage::fromBeginningText() {
  return tr(
      "This game is solved, so the search starts from the beginning of the game. Afterwards the final "
      "position is restored.");
}

QString GamePage::shownQuestion() const {
  return m_litFrom ? bothSentences(asSentence(questionText()), fromBeginningText()) : questionText();
}

void GamePage::askAgain(Transport::StartAt where) {
  if (!m_watch) return;
  m_watch->selected.reset();
  m_watch->awaited.reset();
  m_parts.form->setQuestion(shownQuestion());
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
  if (m_solution) m_solution->stop();
  m_watch->selected = node;
  workbench().showNode(node);
  showCursor();
}

void GamePage::holdNode(NodeId node) {
  if (!m_watch) return;
  m_watch->selected = node;
  workbench().holdNode(node);
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
  if (m_next[0]) m_next[0]->setVisible(m_watch && showsSolutions());
  workbench().setRouteFigures(isSolved ? std::optional(figures()) : std::nullopt);
}

}  // namespace searchlight::ui
