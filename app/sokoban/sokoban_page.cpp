// app/sokoban/sokoban_page.cpp: the page's parts, and the way from a gesture to a step.
#include "app/sokoban/sokoban_page.h"

#include <QEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QTimerEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/shell/comparable.h"
#include "app/shell/read_text.h"
#include "app/shell/settings.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/level_improver.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/route_question.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/games/replay_bar.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/search_format.h"
#include "widgets/search/way_bar.h"
#include "widgets/sokoban/route_board.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_panel.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

using C = SokobanCommand;

}  // namespace

SokobanPage::SokobanPage(const PageHost& host)
    : WorkbenchPage(host, kId),
      m_levels(ownLevels()),
      m_levelsPath(QString::fromLatin1(kOwnLevels)),
      m_left(QStringLiteral("sokoban-levels"), sokoban::kGameExtension),
      m_game(sokoban::Opening(*m_levels->levels[0].board)) {
  m_comparable = makeComparable();
  m_identities = setOf(*m_levels).identities;
  m_book = new SokobanBook(bookFile("sokoban-best.json"), this);
  m_board = new SokobanView;
  m_panel = new SokobanPanel;
  m_options = new LevelOptionsPanel;
  m_options->setContentsMargins(spacing::kMargin, 0, spacing::kMargin, 0);  // in line with the panel
  auto* question = new QWidget;
  auto* column = new QVBoxLayout(question);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kUnit * 2);
  column->addWidget(m_panel);
  column->addWidget(m_solvePanel = new SolvePanel);
  column->addWidget(m_options);
  m_way = new WayBar;
  column->addWidget(m_way);
  m_route = new RouteBoard;
  auto* middle = new QStackedWidget;
  middle->addWidget(m_board);
  middle->addWidget(m_route);
  middle->setFocusProxy(m_board);
  build(middle, nullptr, question);
  workbench().setOneSearch(m_actions[C::Eye], [this] { return std::vector{m_board->pixels().frame()}; });
  m_replayBar = new ReplayBar({m_actions[C::ReplayFirst], m_actions[C::ReplayBack],
                               m_actions[C::ReplayForward], m_actions[C::ReplayLast]});
  m_panel->setReplay(m_replayBar);
  m_panel->setCommands(
      {{m_actions[C::Previous], m_actions[C::Next], m_actions[C::NextUnsolved]},
       {m_actions[C::UndoStep], m_actions[C::RedoStep], m_actions[C::OtherWay], m_actions[C::Restart]},
       {m_hand[HandCommand::Reverse], m_actions[C::Searchlight]}});
  m_separator = new QAction(this);
  m_separator->setSeparator(true);
  connect(m_board, &SokobanView::stepsWanted, this, &SokobanPage::play);
  connect(m_board, &SokobanView::told, this,
          [this](const QString& text) { setStatus(text.isEmpty() ? levelName() : text); });
  connect(m_board, &SokobanView::menuRequested, this, [this](const QPoint& at) {
    QMenu menu(this);
    fillSearchMenu(menu, at);
    for (const Command c : {Command::Undo, Command::Redo}) menu.addAction((*this->host().commands)[c]);
    for (const C c : {C::UndoStep, C::RedoStep, C::Restart}) menu.addAction(m_actions[c]);
    menu.addSeparator();
    for (const C c : {C::CopyLevel, C::CopySolution}) menu.addAction(m_actions[c]);
    menu.exec(at);
  });
  connect(m_panel, &SokobanPanel::stepChosen, this, [this](std::size_t at) {
    if (at < m_game.line().size()) jumpTo(m_game.line()[at]);
  });
  connect(&m_left, &LeftGames::failed, this, &SokobanPage::complain);
  connect(m_book, &SokobanBook::changed, this, &SokobanPage::refreshPanel);
  connectActions();
  connectHand();
  connectSearch();
  connectHelp();
  connectImprover();
  connectDesk();
  m_actions[C::Motion]->setChecked(host.settings->flag("sokoban/motion", true));
  showMotion();
  showGame(sokoban::Game(sokoban::Opening(*m_levels->levels[0].board, m_levels->levels[0].title)), {}, {});
  retranslate();
}

// Only now, when the window has closed: where it does not, the game is still the one that was left.
SokobanPage::~SokobanPage() {
  if (m_kept.hasKeptAtClose()) forgetLeft();
}

Comparable* SokobanPage::comparable() { return m_comparable.get(); }

// ---- The game -------------------------------------------------------------------------------------------------------------------

void SokobanPage::showGame(sokoban::Game game, const QString& path, const FileStamp& file) {
  setReplay(Replay::None);
  setLit(false, Transport::StartAt::Start);
  transport()->dropStateBreakpoints();
  workbench().message().hide();
  const bool isOtherLevel = m_identity.empty() || !(game.opening().level == m_game.opening().level);
  m_game = std::move(game);
  ++m_serial;
  m_path = path;
  m_file = file;
  m_saved = m_game.history().position();
  m_isRecovered = false;
  m_hash.clear();
  findLevel();
  // That of a level of the file was found with it, on a thread.
  if (isOtherLevel) m_identity = m_level ? m_identities[*m_level] : m_game.opening().level.identity();
  m_board->setBoard(m_game.opening().board,
                    isReverse() ? std::optional(m_game.opening().level) : std::nullopt);
  setTurn(sokoban::turnOf(m_game));
  Q_EMIT m_comparable->boardReplaced();
  m_board->setPosition(m_game.state(), sokoban::facing(m_game));
  setStatus(levelName());
  m_help->gameChanged(isReverse());
  m_improver->finish();
  positionChanged();
}

void SokobanPage::play(const std::vector<Direction>& steps) {
  playHow(steps.size(), [&] { return sokoban::walk(m_game, steps); });
}

void SokobanPage::playHow(std::size_t wanted, const std::function<std::size_t()>& take) {
  setLit(false, Transport::StartAt::Start);
  setReplay(Replay::None);
  const bool wasSolved = m_game.isSolved();
  const HistoryPosition before = m_game.history().position();
  const std::size_t taken = take();
  const bool isFull = taken < wanted && m_game.isFull();
  if (taken > 0) {
    workbench().message().hide();
    moved(before);
    if (m_game.isSolved() && !wasSolved) return gameSolved();
  }
  if (isFull) tellFull();
}

void SokobanPage::tellFull() {
  complain(tr("This game has as many steps as can be kept. Save it, and restart the level."));
}

// A game that is full goes no way that it has not gone; it begins anew, with an empty tree.
void SokobanPage::restart() {
  if (!m_game.isFull()) return jumpTo(m_game.history().oldest());
  forgetLeft();
  const sokoban::Board level = m_game.opening().level;
  sokoban::Game anew(sokoban::openingOf(level, m_game.opening().title, isReverse()));
  sokoban::setTurn(anew, sokoban::turnOf(m_game));
  showGame(std::move(anew), {}, {});
}

void SokobanPage::moved(HistoryPosition before) {
  const HistoryPosition now = m_game.history().position();
  const auto leadsTo = [this](HistoryPosition above, HistoryPosition below) {
    while (below > above) below = *m_game.history().parent(below);
    return below == above;
  };
  if (leadsTo(before, now))
    m_board->showChanges(sokoban::changesBetween(m_game, before, now), false, m_game.state(),
                         sokoban::facing(m_game));
  else if (leadsTo(now, before))
    m_board->showChanges(sokoban::changesBetween(m_game, now, before), true, m_game.state(),
                         sokoban::facing(m_game));
  else
    m_board->setPosition(m_game.state(), sokoban::facing(m_game));
  positionChanged();
}

void SokobanPage::positionChanged() {
  setStatus(levelName());  // what was told of the position before is no longer true
  m_help->positionChanged();
  refreshPanel();
  m_compared.forEach([this](SokobanBoard& board) { board.setLevel(m_game.opening().board, m_game.state()); });
  Q_EMIT m_comparable->questionChanged();
  Q_EMIT documentChanged();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void SokobanPage::jumpTo(HistoryPosition state) {
  setLit(false, Transport::StartAt::Start);
  setReplay(Replay::None);
  if (state == m_game.history().position() || !m_game.jumpTo(state)) return;
  m_board->setPosition(m_game.state(), sokoban::facing(m_game));
  positionChanged();
}

void SokobanPage::goThroughHistory(bool isForward, game::Grain grain) {
  setLit(false, Transport::StartAt::Start);
  const HistoryPosition before = m_game.history().position();
  if (isForward ? m_game.redo(grain) : m_game.undo(grain)) moved(before);
}

namespace {

// The ways that were gone from the nearest fork behind, and which of them led here; none: there is no fork.
struct Fork {
  std::size_t here = 0;
  std::vector<HistoryPosition> ways;
};
Fork forkBehind(const sokoban::Game& game) {
  const auto place = game.forkBehind();
  if (!place) return {};
  const std::vector<HistoryPosition>& ways = game.history().children(game.line()[*place]);
  return {static_cast<std::size_t>(std::ranges::find(ways, game.line()[*place + 1]) - ways.begin()), ways};
}

}  // namespace

// From the nearest fork behind: the next of the ways that were gone from it.
void SokobanPage::takeOtherWay() {
  const Fork fork = forkBehind(m_game);
  if (!fork.ways.empty()) jumpTo(fork.ways[(fork.here + 1) % fork.ways.size()]);
}

void SokobanPage::refreshPanel() {
  SokobanPanel::State state;
  state.title = levelName();
  const sokoban::Level* level = m_level ? &m_levels->levels[*m_level] : nullptr;
  QStringList about;
  if (level) about << tr("Level %1 of %2").arg(countText(*m_level + 1), countText(m_levels->levels.size()));
  if (level && !level->author.empty()) about << shownTitle(level->author);
  state.subtitle = about.join(QStringLiteral(" · "));
  if (level) {
    QStringList said;
    if (!level->comment.empty()) said << QString::fromStdString(level->comment);
    for (const std::string& note : level->notes) said << errorText(QString::fromStdString(note));
    state.about = said.join(QLatin1Char('\n'));
  }
  state.played = m_game.tally();
  if (const SokobanBook::Entry* best = m_book->best(m_identity)) {
    state.byMoves = best->byMoves.played;
    state.byPushes = best->byPushes.played;
  }
  const sokoban::Position& position = m_game.state();
  state.boxes = position.boxes.size();
  state.home = static_cast<std::size_t>(std::ranges::count_if(
      position.boxes, [this](sokoban::Cell box) { return m_game.opening().board.isGoal(box); }));
  state.at = m_game.tally().moves;
  state.steps = sokoban::playedAhead(m_game).moves;
  if (const Fork fork = forkBehind(m_game); !fork.ways.empty()) {
    state.others = fork.ways.size();
    state.other = fork.here;
  }
  state.isReverse = isReverse();
  showHand();
  m_panel->setState(state);
  m_solvePanel->setHelped(m_game.hints() > 0);
  m_replayBar->setPlace(state.at, state.steps);
  m_replayBar->setVisible(state.steps > 0);
  const bool isBegun = state.at > 0, isAhead = state.at < state.steps;
  for (const C c : {C::ReplayFirst, C::ReplayBack, C::UndoStep}) m_actions[c]->setEnabled(isBegun);
  m_actions[C::Restart]->setEnabled(isBegun || m_game.isFull());
  for (const C c : {C::ReplayForward, C::ReplayLast, C::RedoStep}) m_actions[c]->setEnabled(isAhead);
  m_actions[C::OtherWay]->setEnabled(state.others > 1);
  m_actions[C::CopySolution]->setEnabled(isBegun);
  m_actions[C::OwnLevels]->setEnabled(!m_level || m_levelsPath != QLatin1String(kOwnLevels));
  for (const C c : {C::OwnByMoves, C::OwnByPushes}) m_actions[c]->setEnabled(state.byMoves.has_value());
}

void SokobanPage::gameSolved() {
  if (isReverse()) return reverseSolved();
  const QString figures = playedText(m_game.tally());
  if (m_game.hints() > 0) return say(tr("Solved with help: %1.").arg(figures));
  QString complaint;
  const SokobanBook::Gain gain = m_book->enter(m_identity, sokoban::stepsMade(m_game), &complaint);
  const QString solved = gain == SokobanBook::Gain::Better
                             ? tr("Solved: %1. That is better than ever.").arg(figures)
                             : tr("Solved: %1.").arg(figures);
  if (!complaint.isEmpty()) return complain(solved + QLatin1Char(' ') + complaint);
  say(solved + QLatin1Char(' ') +
      tr("On to the next unsolved level: %1.").arg(keysText(m_actions[C::NextUnsolved])));
}

// It becomes the way ahead from the opening.
void SokobanPage::showOwn(bool byMoves) {
  const SokobanBook::Entry* best = m_book->best(m_identity);
  if (!best) return;
  const auto steps = turnedToSolve(m_game.opening().level, (byMoves ? best->byMoves : best->byPushes).lurd);
  if (!steps) return say(tr("This solution was played with the worker beginning elsewhere."));
  setReverse(false);
  setReplay(Replay::None);
  setLit(false, Transport::StartAt::Start);
  m_game.jumpTo(m_game.history().oldest());
  const bool isWhole = sokoban::walk(m_game, *steps) == steps->size();
  m_game.jumpTo(m_game.history().oldest());
  m_board->setPosition(m_game.state(), sokoban::facing(m_game));
  positionChanged();
  if (!isWhole) return tellFull();
  setReplay(Replay::Forward);
}

void SokobanPage::setReplay(Replay replay) {
  const bool canGo = replay == Replay::Back ? m_game.history().canUndo() : m_game.history().canRedo();
  m_replay = canGo ? replay : Replay::None;
  m_actions[C::ReplayBack]->setChecked(m_replay == Replay::Back);
  m_actions[C::ReplayForward]->setChecked(m_replay == Replay::Forward);
  if (!m_replayBar) return;
  if (m_replay == Replay::None)
    m_replayTimer.stop();
  else
    m_replayTimer.start(static_cast<int>(1000 / m_replayBar->movesPerSecond()), Qt::PreciseTimer, this);
  showMotion();
}

void SokobanPage::replayOne() {
  goThroughHistory(m_replay == Replay::Forward, game::Grain::Move);
  const bool goesOn = m_replay == Replay::Back ? m_game.history().canUndo() : m_game.history().canRedo();
  if (goesOn) return;
  const bool isHelped = m_replay == Replay::Forward && m_game.hints() > 0;
  setReplay(Replay::None);
  if (isHelped && m_game.isSolved() && !isReverse()) gameSolved();  // whoever let it be played is told so
}

void SokobanPage::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_replayTimer.timerId()) return replayOne();
  WorkbenchPage::timerEvent(event);
}

void SokobanPage::changeEvent(QEvent* event) {
  WorkbenchPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

// It plays for those who look.
void SokobanPage::left() {
  WorkbenchPage::left();
  setReplay(Replay::None);
  m_board->finishMotion();
}

// The game of the last sitting comes back when its page is looked at for the first time, unless another one is there.
void SokobanPage::entered() {
  WorkbenchPage::entered();
  if (!std::exchange(m_wasEntered, true)) {
    takeKeptGame();
    m_desk->takeKept([this] { return isCopied(); }, [this](const QString& why) { complainBeside(why); });
    if (!m_book->complaint().isEmpty()) complainBeside(m_book->complaint());
  } else {
    m_book->read();  // other windows and programs enter theirs
  }
  Q_EMIT commandsChanged();
}

bool SokobanPage::isSettled() const {
  return !m_board->isMoving() && !m_board->isFinding() && m_replay == Replay::None &&
         (m_isLit ? WorkbenchPage::isSettled() : m_help->isSettled() && !m_improver->isImproving());
}

}  // namespace searchlight::ui
