// app/game/game_page.cpp: the page's parts and commands, and the moves of its game.
#include "app/game/game_page.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>

#include "app/game/drawing_desk.h"
#include "app/game/graph_beside.h"
#include "app/shell/search_form.h"
#include "app/shell/settings.h"
#include "widgets/books/book.h"
#include "widgets/game/play_panel.h"
#include "widgets/game/statistics_dialog.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

GamePage::GamePage(const PageHost& host, const char* id, std::unique_ptr<GameModel> first,
                   std::string_view extension, std::span<const GameWords> words, const char* context)
    : WorkbenchPage(host, id),
      m_commands(new GameCommands(words, context, this)),
      m_document(std::move(first), this->id(), host.inData(this->id()), extension,
                 [this] { return isOpeningOwn(); }) {
  connect(&store(), &GameStore::failed, this, &GamePage::complainBeside);
}

void GamePage::build(const Parts& parts) {
  m_parts = parts;
  if (!m_parts.next) m_parts.next = action(GameCommand::Next);
  for (QAction*& separator : m_separators) separator = makeSeparator();
  WorkbenchPage::build(parts.middle, parts.legend, parts.form);
  m_panel = parts.panel ? parts.panel : new PlayPanel;
  workbench().setTop(m_panel);
  if (QAction* eye = action(GameCommand::Eye))
    workbench().setOneSearch(
        eye, parts.clear ? parts.clear : [] { return std::vector<QRectF>(); });
  buildPanel();
  m_help.build();
  m_ending.build(parts.middle, m_panel->resultPlace());
  m_comparable = makeComparable();
  m_comparable->eye = [this] { return action(GameCommand::Eye); };
  if (!m_comparable->fillMenu)
    m_comparable->fillMenu = [this](QMenu* menu, Point) {
      menu->addActions(m_commands->those({GameCommand::Previous, GameCommand::Next, GameCommand::Restart}));
    };
  connectCommands();
  m_watch.build(parts.steps);
  if (parts.book) connect(parts.book, &BookBase::changed, this, [this] { refreshGame(); });
}

QAction* GamePage::makeSeparator() {
  auto* separator = new QAction(this);
  separator->setSeparator(true);
  return separator;
}

QAction* GamePage::makeAction(IconId id, const std::function<void()>& run) {
  auto* action = new QAction(icon(id), {}, this);
  connect(action, &QAction::triggered, this, run);
  return action;
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
  showState(Shown::AtOnce, model().position());
  positionChanged();
}

// Every game's commands have the same places: undo, help and the search in the header, what leads elsewhere in the panel, and what
// has no room there behind "More" or in the menus.
void GamePage::buildPanel() {
  if (!m_panel->hasButtons())
    m_panel->setButtons(
        {action(GameCommand::Previous), action(GameCommand::Next), action(GameCommand::Restart)});
  if (const Commands* window = host().commands) m_panel->setChooser((*window)[Command::New]);
  if (QAction* forward = action(GameCommand::ReplayForward)) {
    QAction* back = action(GameCommand::ReplayBack);
    auto* bar =
        new ReplayBar({action(GameCommand::ReplayFirst), back, forward, action(GameCommand::ReplayLast)});
    m_panel->addMore(bar);
    m_replay = std::make_unique<ReplayControl>(
        model(), *bar, *back, *forward,
        ReplayControl::Told{.stepped = [this](HistoryPosition before) { stepped(Shown::Step, before); },
                            .paceChanged = [this] { showPace(); },
                            .ended = [this] { replayEnds(); }});
  }
  const std::string key = id().toStdString() + "/more";
  m_panel->setMoreOpen(host().settings->flag(key.c_str(), false));
  connect(m_panel, &PlayPanel::moreToggled, this,
          [this, key](bool isOpen) { host().settings->setFlag(key.c_str(), isOpen); });
}

void GamePage::connectCommands() {
  using C = GameCommand;
  const auto on = [this](C c, auto slot) {
    if (QAction* known = action(c)) connect(known, &QAction::triggered, this, slot);
  };
  const auto toggleReplay = [this](Replay direction) {
    replay(m_replay->direction() == direction ? Replay::None : direction);
  };
  on(C::Previous, [this] { showAnother(-1); });
  on(C::Next, [this] { showAnother(1); });
  for (const C c : {C::Draw, C::Generate, C::Statistics, C::Solve}) on(c, [this] { stopReplay(); });
  for (const C c : {C::Draw, C::Generate}) on(c, [this] { finishMotion(); });
  for (const C c : {C::PlayHint, C::Solve}) on(c, [this] { endWatch(); });
  on(C::Draw, [this] { m_parts.desk->draw(); });
  on(C::Generate, [this] { generate(); });
  on(C::Statistics, [this] {
    if (const auto told = statistics()) StatisticsDialog(*told, this).exec();
  });
  on(C::Restart, [this] { restart(); });
  // From the nearest fork behind: the next of the ways that were gone from it.
  on(C::NextBranch, [this] {
    const Fork fork = model().fork();
    if (!fork.branches.empty()) jumpTo(fork.branches[(fork.here + 1) % fork.branches.size()]);
  });
  on(C::UndoMove, [this] { step(true, game::Grain::Move); });
  on(C::RedoMove, [this] { step(false, game::Grain::Move); });
  on(C::ReplayFirst, [this] { jumpTo(model().line().front()); });
  on(C::ReplayLast, [this] { jumpTo(model().line().back()); });
  on(C::ReplayBack, [toggleReplay] { toggleReplay(Replay::Back); });
  on(C::ReplayForward, [toggleReplay] { toggleReplay(Replay::Forward); });
  on(C::Hint, [this] { hint(); });
  on(C::PlayHint, [this] { playHint(); });
  on(C::Solve, [this] { solve(); });
  on(C::Searchlight, [this] {
    QAction* const light = action(C::Searchlight);
    if (!light->isChecked()) return endWatch();
    light->setChecked(chooseQuestion());
    if (light->isChecked()) m_watch.beginByHand();
  });
  on(C::Compare, [this] {
    if (m_parts.watchesToCompare && !isWatching()) {
      if (!chooseQuestion()) return;
      watch(Transport::StartAt::Start);
      transport()->play();
    }
    Page* compare = host().page(QString::fromLatin1(kComparePage));
    if (!compare) return;
    compare->lookAt(*this);
    host().show(QString::fromLatin1(kComparePage));
  });
  if (QAction* motion = action(C::Motion))
    remember(motion, id().toStdString() + "/motion", true, [this](bool) { showPace(); });
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
  dropReplay();
  const game::End endBefore = model().end();
  const HistoryPosition before = model().position();
  const bool isFull = !m_document.play(take) && model().isFull();
  if (model().position() != before) {
    workbench().message().hide();
    m_document.noteMoves(before, m_parts.stepGrain);
    stepped(Shown::Move, before);
    if (const game::End end = model().end(); end != game::End::None && end != endBefore) return meetEnd(true);
  }
  if (isFull) tellFull();
}

bool GamePage::takeAhead(const Take& take, bool isPlayed) {
  endWatch();
  stopReplay();
  finishMotion();
  const HistoryPosition here = model().position();
  const bool isWhole = m_document.play(take);
  if (isPlayed) noteGesture(here);
  model().jumpTo(here, game::JumpBy::Program);
  m_document.touch();
  showState(Shown::AtOnce, here);
  positionChanged();
  if (!isWhole)
    tellFull();
  else if (isPlayed)
    replay(Replay::Forward);
  if (isPlayed && m_replay)
    m_panel->pin(&m_replay->bar(), true);  // to pause what is played, and to see how long it is
  return isWhole;
}

// What was done last is undone first, and what was undone last is redone first: a game that came, or its moves.
void GamePage::undo(bool isUndo) {
  if (isWatching() && canGoThroughQuestions(isUndo)) return goThroughQuestions(isUndo);
  if (m_document.leadsAway(isUndo)) {
    GameDocument::Entry there = m_document.takeNext(isUndo);
    m_sitting.keepGame();
    return put(std::move(there), isUndo ? GameDocument::Goes::After : GameDocument::Goes::Before);
  }
  const auto end = m_document.gestureEnd(isUndo);
  end ? jumpTo(*end) : step(isUndo, m_parts.stepGrain);
}

void GamePage::step(bool isUndo, game::Grain grain) {
  m_watch.gameSteps();
  const HistoryPosition before = model().position();
  if (!(isUndo ? model().undo(grain) : model().redo(grain))) return;
  stepped(Shown::Step, before);
  seeEnd();
}

void GamePage::jumpTo(HistoryPosition state) {
  m_watch.gameSteps();
  stopReplay();
  const HistoryPosition before = model().position();
  if (state == before || !model().jumpTo(state)) return;
  stepped(Shown::AtOnce, before);
  seeEnd();
}

void GamePage::stepped(Shown how, HistoryPosition before) {
  m_document.touch();
  if (!isWatching()) showState(how, before);
  positionChanged();
}

// A game that is full goes no way that it has not gone, and help is of the attempt that had it: both begin anew, with an empty tree.
void GamePage::restart() {
  const bool isClean = !hadHelp() && !(m_parts.countsUndo && model().place() > 0);
  if (isClean && !model().isFull()) return jumpTo(model().line().front());
  const bool isLit = isWatching() && m_parts.steps == WatchControl::Steps::AskAgain;
  showGame(model().anew());
  if (isLit && chooseQuestion()) watch(Transport::StartAt::Start);
}

void GamePage::replay(Replay direction) {
  if (m_replay) m_replay->go(direction == Replay::None || m_watch.mayReplay() ? direction : Replay::None);
}

// Its bar is no more about what is played.
void GamePage::dropReplay() {
  stopReplay();
  if (m_replay) m_panel->pin(&m_replay->bar(), false);
}

void GamePage::tellFull() { complain(tr("This game has reached the move limit. Save it, then restart.")); }

void GamePage::askAtLast() {
  m_watch.askAtLast();
  tellAwaited();
}

void GamePage::tellAwaited() {
  if (std::exchange(m_isAwaited, false)) Q_EMIT m_comparable->questionChanged();
}

void GamePage::forgetHint() {
  m_help.forget();
  hintForgotten();
}

void GamePage::positionChanged() {
  m_ending.forgetRule();
  m_ending.forget();
  forgetHint();
  gameMoved();
  if (isWatching()) askAgain(followGame());
  refreshSteps();
  refreshGame();
  m_help.tell();
  Q_EMIT m_comparable->questionChanged();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void GamePage::refreshSteps() {
  using C = GameCommand;
  const std::size_t made = model().place(), all = model().line().size() - 1;
  const auto enable = [this](std::initializer_list<C> commands, bool isEnabled) {
    for (QAction* action : m_commands->those(commands)) action->setEnabled(isEnabled);
  };
  enable({C::ReplayFirst, C::ReplayBack, C::UndoMove}, made > 0);
  enable({C::ReplayForward, C::ReplayLast, C::RedoMove}, made < all);
  enable({C::NextBranch}, model().fork().branches.size() > 1);
  if (isVisible()) nameSteps();
  if (m_replay) m_replay->bar().setPlace(made, all);
}

void GamePage::replayEnds() {
  if (model().hints() > 0 && isSolved()) return meetEnd(true);
  seeEnd();
}

void GamePage::seeEnd() {
  if (!isWatching() && model().end() != game::End::None) meetEnd(false);
}

// A lesson's guest, who makes no pages, has the lesson's text and verdict beside it: no card, no light, and nothing is entered.
void GamePage::meetEnd(bool isNew) {
  if (host().make) gameEnds(isNew);
}

QString GamePage::messageText() const {
  const QString told = m_ending.text();
  return hasMessage() || told.isEmpty() ? WorkbenchPage::messageText() : told;
}

// ---- Commands ------------------------------------------------------------------------------------------------------------------

CommandState GamePage::state(Command command) const {
  switch (command) {
    case Command::New: return newState();
    case Command::Undo:
    case Command::Redo: {
      const bool isUndo = command == Command::Undo;
      if (isWatching() && canGoThroughQuestions(isUndo)) return stepState(isUndo);
      if (m_document.leadsAway(isUndo)) return stateOfExchange(isUndo);
      return m_document.gestureEnd(isUndo) ? stateOfGesture(isUndo) : stepState(isUndo);
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
    case Command::Redo: stopReplay(); return undo(command == Command::Undo);
    case Command::ZoomIn:
    case Command::ZoomOut:
    case Command::Fit:
      if (m_zoom) m_zoom(command);
      return;
    default: return WorkbenchPage::run(command, checked);
  }
}

// What the board, a card or a message has to do with the key goes first.
void GamePage::keyPressEvent(QKeyEvent* event) {
  const bool isPlainEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
  if (isPlainEscape && isWatching()) return m_watch.isPlaying() ? m_watch.finishSolution() : endWatch();
  WorkbenchPage::keyPressEvent(event);
}

void GamePage::changeEvent(QEvent* event) {
  WorkbenchPage::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  m_commands->retranslate();
  const bool wasTold = isEndTold();
  m_ending.forgetRule();
  m_ending.forget();
  nameActions();
  retranslate();
  m_watch.showQuestion();
  refreshGame();
  m_help.tell();
  m_watch.showOutcome();
  if (wasTold) seeEnd();
}

void GamePage::entered() {
  WorkbenchPage::entered();
  m_sitting.entered();
  nameSteps();
  Q_EMIT commandsChanged();
  m_ending.tellRule();
}

// It plays for those who look.
void GamePage::left() {
  WorkbenchPage::left();
  stopReplay();
  m_watch.finishSolution();
  finishMotion();
  // Undo and Redo are the window's: another page has its own words for them.
  if (const Commands* window = host().commands)
    for (const Command c : {Command::Undo, Command::Redo}) (*window)[c]->setIconText({});
}

void GamePage::bring(PictureSource::Kind kind) {
  if (m_parts.graph && kind == PictureSource::Kind::Graph) return m_parts.graph->choose();
  WorkbenchPage::bring(kind);
}

void GamePage::bringSearch() {
  QAction* const light = action(GameCommand::Searchlight);
  if (light && light->isEnabled() && !isWatching()) light->trigger();
}

bool GamePage::isSettled() const {
  return !isMoving() && !m_ending.isOnItsWay() && !m_watch.isPlaying() && replayPace() == 0 &&
         !isThinking() && !(m_parts.graph && m_parts.graph->isOnItsWay()) &&
         (!isWatching() || WorkbenchPage::isSettled());
}

}  // namespace searchlight::ui
