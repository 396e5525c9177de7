// app/game/game_page.cpp: the page's parts and commands, and the moves of its game.
#include "app/game/game_page.h"

#include <QEvent>
#include <QTimerEvent>
#include <algorithm>

#include "app/game/drawing_desk.h"
#include "app/game/solution_player.h"
#include "app/shell/commands.h"
#include "app/shell/search_form.h"
#include "app/shell/settings.h"
#include "widgets/books/book.h"
#include "widgets/game/play_panel.h"
#include "widgets/game/replay_bar.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/icons.h"

namespace searchlight::ui {

GamePage::GamePage(const PageHost& host, const char* id, std::unique_ptr<GameModel> first,
                   std::string_view extension)
    : WorkbenchPage(host, id),
      m_game(std::move(first)),
      m_store(host.inData(QString::fromLatin1(id)), extension) {
  connect(&m_store, &GameStore::failed, this, &GamePage::complainBeside);
}

GamePage::~GamePage() = default;

void GamePage::build(const Parts& parts) {
  using C = GameCommand;
  m_parts = parts;
  if (!m_commands) takeCommands(GameCommands::usual(), nullptr);
  if (!m_parts.next) m_parts.next = action(C::Next);
  for (QAction*& separator : m_separators) separator = makeSeparator();
  WorkbenchPage::build(parts.middle, parts.legend, parts.form);
  m_panel = parts.panel ? parts.panel : new PlayPanel;
  workbench().setTop(m_panel);
  m_back = new QAction(icon(IconId::Back), {}, this);
  connect(m_back, &QAction::triggered, this, [this] { endWatch(); });
  m_panel->setBack(m_back);
  m_goBack = new QAction(icon(IconId::Undo), {}, this);
  m_goBack->setVisible(false);
  m_panel->setOffer(m_goBack);
  if (QAction* eye = action(C::Eye))
    workbench().setOneSearch(
        eye, parts.clear ? parts.clear : [] { return std::vector<QRectF>(); });
  if (action(C::ReplayForward))
    m_replayBar = new ReplayBar(
        {action(C::ReplayFirst), action(C::ReplayBack), action(C::ReplayForward), action(C::ReplayLast)});
  buildPanel();
  buildCard(parts.middle);
  m_comparable = makeComparable();
  connectCommands();
  connectRun();
  if (action(C::Eye)) connectSolution();
  if (parts.book) connect(parts.book, &BookBase::changed, this, [this] { refreshGame(); });
}

void GamePage::takeCommands(std::span<const GameWords> words, const char* context) {
  m_commands = new GameCommands(words, context, this);
}

QAction* GamePage::makeSeparator() {
  auto* separator = new QAction(this);
  separator->setSeparator(true);
  return separator;
}

void GamePage::remember(QAction* action, const std::string& key, bool standard,
                        std::function<void(bool)> use) {
  action->setChecked(host().settings->flag(key.c_str(), standard));
  use(action->isChecked());
  connect(action, &QAction::toggled, this, [this, key, use = std::move(use)](bool isOn) {
    host().settings->setFlag(key.c_str(), isOn);
    use(isOn);
  });
}

void GamePage::begin() {
  nameActions();
  retranslate();
  m_panel->setWatching(false);
  workbench().setSearchShown(false);
  watchChanged();
  gameShown(true);
  showState(Shown::AtOnce, m_game->position());
  positionChanged();
}

// Every game's commands have the same places: undo, help and the search in the header, what leads elsewhere in the panel, and what
// has no room there behind "More" or in the menus.
void GamePage::buildPanel() {
  if (!m_panel->hasButtons())
    m_panel->setButtons(
        {action(GameCommand::Previous), action(GameCommand::Next), action(GameCommand::Restart)});
  if (const Commands* window = host().commands) m_panel->setChooser((*window)[Command::New]);
  if (m_replayBar) m_panel->addMore(m_replayBar);
  const std::string key = id().toStdString() + "/more";
  m_panel->setMoreOpen(host().settings->flag(key.c_str(), false));
  connect(m_panel, &PlayPanel::moreToggled, this,
          [this, key](bool isOpen) { host().settings->setFlag(key.c_str(), isOpen); });
}

void GamePage::connectCommands() {
  using C = GameCommand;
  const auto connectTo = [this](QAction* action, auto slot) {
    if (action) connect(action, &QAction::triggered, this, slot);
  };
  const auto on = [&](C c, auto slot) { connectTo(action(c), slot); };
  const auto still = [this] {
    setReplay(Replay::None);
    finishMotion();
  };
  on(C::Previous, [this] { showAnother(-1); });
  on(C::Next, [this] { showAnother(1); });
  on(C::Draw, [this, still] {
    still();
    m_parts.desk->draw();
  });
  on(C::Generate, [this, still] {
    still();
    generate();
  });
  on(C::Statistics, [this] {
    setReplay(Replay::None);
    if (const auto told = statistics()) StatisticsDialog(*told, this).exec();
  });
  on(C::Restart, [this] { restart(); });
  on(C::NextBranch, [this] { takeNextBranch(); });
  on(C::UndoMove, [this] { step(true, game::Grain::Move); });
  on(C::RedoMove, [this] { step(false, game::Grain::Move); });
  on(C::ReplayFirst, [this] { jumpTo(m_game->line().front()); });
  on(C::ReplayLast, [this] { jumpTo(m_game->line().back()); });
  on(C::ReplayBack, [this] { setReplay(m_replay == Replay::Back ? Replay::None : Replay::Back); });
  on(C::ReplayForward, [this] { setReplay(m_replay == Replay::Forward ? Replay::None : Replay::Forward); });
  if (m_replayBar) connect(m_replayBar, &ReplayBar::speedChanged, this, [this] { setReplay(m_replay); });
  on(C::Hint, [this] { hint(); });
  connectTo(m_goBack, [this] {
    if (!m_pathBack) return;
    const HistoryPosition to = *m_pathBack, here = m_game->position();
    jumpTo(to);
    m_gestures.push_back({to, here});
    takeFocus(Qt::OtherFocusReason);  // the button goes
    refreshSteps();
    Q_EMIT commandsChanged();
  });
  on(C::PlayHint, [this] {
    endWatch();
    playHint();
  });
  on(C::Solve, [this] {
    endWatch();
    setReplay(Replay::None);
    solve();
  });
  on(C::Searchlight, [this] {
    QAction* const action = this->action(C::Searchlight);
    if (!action->isChecked()) return endWatch();
    action->setChecked(chooseQuestion());
    if (!action->isChecked()) return;
    isSolved() && showsSolutions() ? lightFromBeginning() : light();
  });
  on(C::Compare, [this] {
    if (!prepareCompare()) return;
    Page* compare = host().page(QString::fromLatin1(kComparePage));
    if (!compare) return;
    compare->lookAt(*this);
    host().show(QString::fromLatin1(kComparePage));
  });
  if (QAction* motion = action(C::Motion))
    remember(motion, id().toStdString() + "/motion", true,
             [this](bool) { setReplayPace(m_replay == Replay::None ? 0 : m_replayBar->movesPerSecond()); });
  QAction* const eye = action(C::Eye);
  if (!eye) return;
  eye->setChecked(host().settings->tellsAhead());
  connect(eye, &QAction::toggled, this, [this](bool isOpen) {
    host().settings->setTellsAhead(isOpen);
    Q_EMIT changed();
  });
}

// ---- The game ----------------------------------------------------------------------------------------------------------------

void GamePage::playMoves(const Take& take) {
  endWatch();
  setReplay(Replay::None);
  const game::End endBefore = m_game->end();
  const HistoryPosition before = m_game->position();
  const bool isFull = !takeNew(take) && m_game->isFull();
  if (m_game->position() != before) {
    workbench().message().hide();
    // What is played by hand is single moves, whatever led here before.
    while (const auto whole = gestureEnd(true))
      std::erase_if(m_gestures, [from = *whole](const Gesture& g) { return g.from == from; });
    noteGesture(before);
    stepped(Shown::Move, before);
    if (const game::End end = m_game->end(); end != game::End::None && end != endBefore) return meetEnd(true);
  }
  if (isFull) tellFull();
}

// A move that was not made before gives up what was to be redone; steps along those that were do not.
bool GamePage::takeNew(const Take& take) {
  const std::size_t moves = m_game->moves();
  const bool isWhole = take();
  if (m_game->moves() != moves) m_after.clear();
  return isWhole;
}

void GamePage::step(bool isUndo, game::Grain grain) {
  if (m_parts.stepsEndWatch) endWatch();
  const HistoryPosition before = m_game->position();
  if (!(isUndo ? m_game->undo(grain) : m_game->redo(grain))) return;
  stepped(Shown::Step, before);
  seeEnd();
}

void GamePage::jumpTo(HistoryPosition state) {
  if (m_parts.stepsEndWatch) endWatch();
  setReplay(Replay::None);
  const HistoryPosition before = m_game->position();
  if (state == before || !m_game->jumpTo(state)) return;
  stepped(Shown::AtOnce, before);
  seeEnd();
}

void GamePage::stepped(Shown how, HistoryPosition before) {
  m_isTouched = true;
  if (!isWatching()) showState(how, before);
  positionChanged();
}

// A game that is full goes no way that it has not gone, and help is of the attempt that had it: both begin anew, with an empty tree.
void GamePage::restart() {
  const bool isClean = !hadHelp() && !(countsUndo() && m_game->place() > 0);
  if (isClean && !m_game->isFull()) return jumpTo(m_game->line().front());
  const bool isLit = isWatching() && !m_parts.stepsEndWatch;
  replaceGame(m_game->anew(), {});
  if (isLit && chooseQuestion()) watch(Transport::StartAt::Start);
}

// From the nearest fork behind: the next of the ways that were gone from it.
void GamePage::takeNextBranch() {
  const Fork fork = m_game->fork();
  if (!fork.ways.empty()) jumpTo(fork.ways[(fork.here + 1) % fork.ways.size()]);
}

bool GamePage::takeAhead(const Take& take, bool isPlayed) {
  endWatch();
  setReplay(Replay::None);
  finishMotion();
  const HistoryPosition here = m_game->position();
  const bool isWhole = takeNew(take);
  if (isPlayed) noteGesture(here);
  m_game->jumpTo(here, game::JumpBy::Program);
  m_isTouched = true;
  showState(Shown::AtOnce, here);
  positionChanged();
  if (!isWhole)
    tellFull();
  else if (isPlayed)
    setReplay(Replay::Forward);
  return isWhole;
}

void GamePage::tellFull() { complain(tr("This game has reached the move limit. Save it, then restart.")); }

void GamePage::positionChanged() {
  forgetRule();
  forgetEnd();
  forgetHint();
  gameMoved();
  if (isWatching()) askAgain(followGame());
  refreshSteps();
  refreshGame();
  tellHelp();
  Q_EMIT m_comparable->questionChanged();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void GamePage::refreshSteps() {
  using C = GameCommand;
  const std::size_t made = m_game->place(), all = m_game->line().size() - 1;
  const auto enable = [this](std::initializer_list<C> commands, bool isEnabled) {
    for (QAction* action : m_commands->those(commands)) action->setEnabled(isEnabled);
  };
  enable({C::ReplayFirst, C::ReplayBack, C::UndoMove}, made > 0);
  enable({C::ReplayForward, C::ReplayLast, C::RedoMove}, made < all);
  enable({C::NextBranch}, m_game->fork().ways.size() > 1);
  if (isVisible()) nameSteps();
  if (!m_replayBar) return;
  m_replayBar->setPlace(made, all);
}

// ---- Replay --------------------------------------------------------------------------------------------------------------------

void GamePage::setReplay(Replay replay) {
  if (!m_replayBar) return;
  if (isWatching() && replay != Replay::None)
    m_parts.stepsEndWatch ? endWatch() : static_cast<void>(replay = Replay::None);
  const bool canGo = replay == Replay::Back ? m_game->canUndo() : m_game->canRedo();
  m_replay = canGo ? replay : Replay::None;
  action(GameCommand::ReplayBack)->setChecked(m_replay == Replay::Back);
  action(GameCommand::ReplayForward)->setChecked(m_replay == Replay::Forward);
  const double pace = m_replayBar->movesPerSecond();
  if (m_replay == Replay::None)
    m_replayTimer.stop();
  else
    m_replayTimer.start(static_cast<int>(1000 / pace), Qt::PreciseTimer, this);
  setReplayPace(m_replay == Replay::None ? 0 : pace);
}

void GamePage::replayOne() {
  const HistoryPosition before = m_game->position();
  const bool isBack = m_replay == Replay::Back;
  if (isBack ? m_game->undo(game::Grain::Move) : m_game->redo(game::Grain::Move))
    stepped(Shown::Step, before);
  if (isBack ? m_game->canUndo() : m_game->canRedo()) return;
  setReplay(Replay::None);
  if (!isBack) replayEnds();
}

void GamePage::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_replayTimer.timerId()) return replayOne();
  if (event->timerId() == m_endTimer.timerId()) return goOnWithEnd();
  WorkbenchPage::timerEvent(event);
}

// ---- Commands ------------------------------------------------------------------------------------------------------------------

CommandState GamePage::state(Command command) const {
  switch (command) {
    case Command::New: return newState();
    case Command::Undo:
    case Command::Redo: {
      const bool isUndo = command == Command::Undo;
      if (isWatching() && canGoThroughQuestions(isUndo)) return stepState(isUndo);
      if (isAtGameBefore(isUndo)) return stateOfExchange(isUndo);
      return gestureEnd(isUndo) ? stateOfGesture(isUndo) : stepState(isUndo);
    }
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::Fit: return m_zoom ? CommandState::offered(true) : CommandState();
    default: return WorkbenchPage::state(command);
  }
}

void GamePage::run(Command command, bool checked) {
  switch (command) {
    case Command::New: return runNew();
    case Command::Undo:
    case Command::Redo: setReplay(Replay::None); return undo(command == Command::Undo);
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::Fit:
      if (m_zoom) m_zoom(command);
      return;
    default: return WorkbenchPage::run(command, checked);
  }
}

void GamePage::changeEvent(QEvent* event) {
  WorkbenchPage::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  m_commands->retranslate();
  const bool wasTold = isEndTold();
  forgetRule();
  forgetEnd();
  nameActions();
  retranslate();
  if (m_watch) m_parts.form->setQuestion(shownQuestion());
  refreshGame();
  tellHelp();
  showOutcome();
  if (wasTold) seeEnd();
}

// It plays for those who look.
void GamePage::left() {
  WorkbenchPage::left();
  setReplay(Replay::None);
  if (m_solution) m_solution->finish();
  finishMotion();
  // Undo and Redo are the window's: another page has its own words for them.
  if (const Commands* window = host().commands)
    for (const Command c : {Command::Undo, Command::Redo}) (*window)[c]->setIconText({});
}

bool GamePage::isSettled() const {
  return !isMoving() && !m_endTimer.isActive() && !(m_solution && m_solution->isPlaying()) &&
         m_replay == Replay::None && !isThinking() && (!isWatching() || WorkbenchPage::isSettled());
}

}  // namespace searchlight::ui
