// app/game/watch_control.cpp: Watch begins and ends, the question is asked, and what was found is shown and played.
#include "app/game/watch_control.h"

#include <QAction>
#include <QApplication>
#include <algorithm>
#include <utility>

#include "app/game/game_page.h"
#include "app/shell/search_form.h"
#include "app/shell/set_up_words.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/path_strip.h"
#include "widgets/run/taken_goal.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

using search::NodeId;
using namespace set_up_words;

namespace {

QString fromBeginningText() {
  return GamePage::tr(
      "This game is solved, so the search starts from the beginning of the game. Afterwards the final "
      "position is restored.");
}

}  // namespace

void WatchControl::build(Steps steps) {
  m_steps = steps;
  m_back = m_page.makeAction(IconId::Back, [this] { end(); });
  m_page.m_panel->setBack(m_back);
  SearchWorkbench& workbench = m_page.workbench();
  const auto goOn = [this] {
    stopSolution();
    if (!isOn()) return;
    watching().selected.reset();
    m_page.showCursor();
  };
  connect(&m_page.search(), &WatchedRun::moved, this, goOn);
  connect(&m_page.search(), &WatchedRun::searchChanged, this, goOn);
  connect(&m_page.search(), &WatchedRun::answerChanged, this, [this] { showOutcome(); });
  connect(m_page.transport(), &Transport::settingsChanged, &m_page, &Page::changed);
  connect(&workbench, &SearchWorkbench::nodeActivated, this, [this](NodeId n) { m_page.selectNode(n); });
  connect(&workbench.path(), &PathStrip::nodeLetGo, this, [this] { m_page.selectNode(std::nullopt); });
  connect(&workbench, &SearchWorkbench::stateActivated, this,
          [this](const QString& state) { m_page.selectState(state); });
  if (!m_page.action(GameCommand::Eye)) return;
  // What was found is shown: once by itself, where things move, and whenever it is wanted.
  connect(m_page.transport(), &Transport::routeRead, this, [this] {
    const QAction* motion = m_page.action(GameCommand::Motion);
    if (isOn() && m_page.showsSolutions() && motion && motion->isChecked()) playSolution();
  });
  m_offers = {m_page.makeAction(IconId::Play, [this] { playSolution(); }),
              m_page.makeAction(IconId::Compare, [this] { m_page.action(GameCommand::Compare)->trigger(); }),
              m_back};
  m_offers[0]->setVisible(false);
  m_page.workbench().setClosingActions({m_offers.begin(), m_offers.end()});
}

void WatchControl::nameActions() {
  // Its keys are another's, so they are told apart from what it does here.
  const QString back = GamePage::tr("Closes the search and returns to the game");
  setCommandText(m_back, GamePage::tr("Back to game", "from the search of it; on a button"), back);
  if (const QAction* light = m_page.action(GameCommand::Searchlight))
    m_back->setToolTip(QStringLiteral("%1 (%2)").arg(back, keysText(light)));
  m_back->setWhatsThis(back);
  if (!m_offers[0]) return;
  m_offers[0]->setText(GamePage::tr("Play the solution a&gain"));
  m_offers[0]->setIconText(GamePage::tr("Replay"));
  m_offers[1]->setText(GamePage::tr("Compare with another search"));
}

// ---- The solution ----------------------------------------------------------------------------------------------------------------

void WatchControl::playSolution() {
  stopSolution();
  const WatchedRun& run = m_page.search();
  m_solution = run.hasSearch() ? routeRead(run) : std::vector<NodeId>();
  if (m_solution.size() < 2) return;
  constexpr int kMsPerStep = 500, kLeastMsPerStep = 40, kMsInAll = 20'000;
  m_next = 0;
  const std::size_t mostSteps = kMsInAll / kLeastMsPerStep;
  m_stride = (m_solution.size() + mostSteps - 1) / mostSteps;
  const int steps = static_cast<int>(m_solution.size() / m_stride);
  m_timer.start(std::clamp(kMsInAll / steps, kLeastMsPerStep, kMsPerStep), this);
  m_page.workbench().closingCard()->setAside(true);
  stepSolution();
}

void WatchControl::stopSolution() {
  if (!isPlaying()) return;
  m_timer.stop();
  m_page.workbench().closingCard()->setAside(false);
}

void WatchControl::finishSolution() {
  if (!isPlaying()) return;
  stopSolution();
  m_page.selectNode(std::nullopt);
}

// The goal is seen, whatever is left out.
void WatchControl::stepSolution() {
  const NodeId node = m_solution[m_next];
  const bool isLast = m_next + 1 == m_solution.size();
  m_next = isLast ? m_solution.size() : std::min(m_next + m_stride, m_solution.size() - 1);
  if (!isOn()) return;
  watching().selected = node;
  m_page.workbench().holdNode(node);
  m_page.showCursor();
}

// ---- On and off ------------------------------------------------------------------------------------------------------------------

bool WatchControl::wasWatchedHere() const {
  const auto* watched = std::get_if<Watched>(&m_state);
  return watched && watched->moment == m_page.m_document.moment();
}

bool WatchControl::mayReplay() {
  gameSteps();
  return !isOn();
}

void WatchControl::begin(Transport::StartAt where, std::optional<HistoryPosition> cameFrom) {
  if (isOn()) {
    askAgain(Transport::StartAt::Same);
  } else {
    m_page.stopReplay();
    m_page.finishMotion();
    m_page.workbench().message().hide();
    const auto* watched = std::get_if<Watched>(&m_state);
    const std::optional<setup::Words> player = watched ? std::optional(watched->player) : std::nullopt;
    m_state = Watching{.from = cameFrom};
    m_page.m_ending.forget();
    m_page.forgetHint();
    if (QAction* light = m_page.action(GameCommand::Searchlight)) light->setChecked(true);
    m_page.m_panel->setWatching(true);
    m_page.workbench().setSearchShown(true);
    player ? m_page.takePace(*player) : m_page.takeUsualSpeed();
    m_page.watchChanged();
    showOutcome();
    askAgain(where);
  }
  Q_EMIT m_page.commandsChanged();
  Q_EMIT m_page.changed();
}

void WatchControl::end() {
  if (QAction* light = m_page.action(GameCommand::Searchlight)) light->setChecked(false);
  if (!isOn()) return;
  const setup::SetUp told = m_page.m_sitting.words();
  const QWidget* const focus = QApplication::focusWidget();
  const bool hadFocus = m_page.isVisible() && (!focus || focus == &m_page || m_page.isAncestorOf(focus));
  const std::optional<HistoryPosition> from = watching().from;
  m_state = Watched{m_page.m_document.moment(), told.player, told.cursor};
  m_page.transport()->clear();
  m_page.m_panel->setWatching(false);
  m_page.workbench().setSearchShown(false);
  m_page.workbench().showNode(std::nullopt);
  m_page.watchChanged();
  // What goes away would give the focus to whatever is next, and Space to a button there, or to nobody.
  if (hadFocus) m_page.takeFocus(Qt::OtherFocusReason);
  if (GameModel& game = m_page.model(); from && game.place() == 0 && game.jumpTo(*from)) {
    m_page.positionChanged();
    m_state = Watched{m_page.m_document.moment(), told.player, told.cursor};
  }
  m_page.showState(GamePage::Shown::AtOnce, m_page.model().position());
  showOutcome();
  Q_EMIT m_page.commandsChanged();
  Q_EMIT m_page.changed();
}

// Where it stood when Watch ended, if the game is still there; else from the start, and it plays. A solved position has nothing
// to be searched for: the search begins at the opening, and the game is there again when Watch ends.
void WatchControl::beginByHand() {
  std::optional<HistoryPosition> solved;
  if (m_page.isSolved() && m_page.showsSolutions()) {
    solved = m_page.model().position();
    const bool wasHere = wasWatchedHere();  // it was looked at before: it stands there still
    m_page.jumpTo(m_page.model().line().front());
    if (wasHere) std::get<Watched>(m_state).moment = m_page.m_document.moment();
  }
  const auto cursor = wasWatchedHere() ? std::get<Watched>(m_state).cursor : std::nullopt;
  begin(Transport::StartAt::Start, solved);
  cursor ? m_page.transport()->seek(static_cast<std::size_t>(*cursor)) : m_page.transport()->play();
  if (solved) m_page.say(fromBeginningText());
}

// ---- The question ----------------------------------------------------------------------------------------------------------------

void WatchControl::showQuestion() {
  if (!isOn()) return;
  const QString question = m_page.questionText();
  m_page.m_parts.form->setQuestion(watching().from ? bothSentences(asSentence(question), fromBeginningText())
                                                   : question);
}

void WatchControl::askAgain(Transport::StartAt where) {
  if (!isOn()) return;
  watching().selected.reset();
  watching().awaited.reset();
  showQuestion();
  Comparable::Asked asked = m_page.ask();
  m_page.m_parts.form->setProblem(asked.problem);
  if (asked.question.factory)
    m_page.transport()->setSearch(std::move(asked.question.factory), std::move(asked.question.names), where);
  else
    m_page.transport()->clear();
  m_page.showCursor();
}

void WatchControl::askAtLast() {
  if (!isOn() || m_page.search().hasSearch()) return;
  const std::optional<setup::SetUp> awaited = std::exchange(watching().awaited, std::nullopt);
  askAgain(Transport::StartAt::Start);
  if (!m_page.search().hasSearch()) return;
  awaited ? m_page.takeSearch(*awaited) : m_page.transport()->play();
}

void WatchControl::select(std::optional<NodeId> node) {
  if (!isOn()) return;
  stopSolution();
  watching().selected = node;
  m_page.workbench().showNode(node);
  m_page.showCursor();
}

void WatchControl::showOutcome() {
  const WatchedRun& search = m_page.search();
  const bool isSolved = isOn() && search.hasSearch() && search.answer().outcome == search::Outcome::Solved;
  if (m_offers[0]) m_offers[0]->setVisible(isOn() && m_page.showsSolutions());
  m_page.workbench().setRouteFigures(isSolved ? std::optional(m_page.figures()) : std::nullopt);
}

// ---- Workspaces ------------------------------------------------------------------------------------------------------------------

void WatchControl::tell(setup::SetUp& out) const {
  if (std::holds_alternative<std::monostate>(m_state)) return;
  m_page.tellSearch(out);
  if (const auto* watched = std::get_if<Watched>(&m_state)) {
    out.player = watched->player;
    out.cursor = wasWatchedHere() ? watched->cursor : std::nullopt;
  } else if (watching().awaited) {
    out.cursor = watching().awaited->cursor;
  }
}

// Marks are there again also where nobody watches, and told when it is saved.
void WatchControl::take(const setup::SetUp& setUp) {
  if (placeOf(setUp.question, "light", kNoYes) == std::optional<std::size_t>(1))
    begin(Transport::StartAt::Start);
  if (isOn()) {
    m_page.takeSearch(setUp);
    if (!m_page.search().hasSearch()) watching().awaited = setUp;  // what it waits for is not known yet
    return;
  }
  m_page.takeUsualSpeed();
  m_page.takeMarks(setUp);
  setup::SetUp told;
  m_page.tellSearch(told);
  if (const std::string* unit = setUp.player.find("unit")) told.player.set("unit", *unit);
  m_state = Watched{m_page.m_document.moment(), told.player, setUp.cursor};
}

void GamePage::selectState(const QString& state) {
  if (!search().hasSearch()) return;
  const search::States states = search().session().stateFromText(state.toStdString());
  const search::NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
  if (node != search::kNoNode) selectNode(node);
}

RouteFigures GamePage::figures() const {
  return showsSolutions()
             ? solutionFigures(m_parts.form->options(), search(), solutionText(search().answer().cost))
             : figuresOf(m_parts.form->options(), search());
}

}  // namespace searchlight::ui
