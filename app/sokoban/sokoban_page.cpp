// app/sokoban/sokoban_page.cpp: the page's parts, and the way from a gesture to a step.
#include "app/sokoban/sokoban_page.h"

#include <QMenu>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/shell/settings.h"
#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/level_question.h"
#include "app/sokoban/route_question.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "core/sokoban/solution_path.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

using C = SokobanCommand;

}  // namespace

SokobanPage::SokobanPage(const PageHost& host)
    : GamePageOf(host, kId,
                 sokoban::Game(sokoban::Opening(*ownLevels().levels->levels[0].board,
                                                ownLevels().levels->levels[0].title)),
                 sokoban::kGameExtension, sokobanWords(), "SokobanCommands"),
      m_levels(ownLevels().levels),
      m_identities(ownLevels().identities),
      m_levelsPath(ownLevels().path) {
  m_book = new SokobanBook(bookFile(host.inData(QStringLiteral("sokoban-best.json"))), this);
  m_collection =
      new CollectionSolver(bookFile(host.inData(QStringLiteral("sokoban-computer.json"))), host.memory, this);
  m_board = new SokobanView;
  zoomWith(m_board);
  m_solvePanel = new SolvePanel;
  m_panel = new SokobanPanel(m_solvePanel);
  m_options = new LevelOptionsPanel;
  m_route = new SokobanBoard(nullptr, SokobanBoard::Shows::Squares);
  auto* middle = new QStackedWidget;
  middle->addWidget(m_board);
  middle->addWidget(m_route);
  middle->setFocusProxy(m_board);
  m_panel->setMore({action(GameCommand::UndoMove), action(GameCommand::RedoMove),
                    action(GameCommand::NextBranch), m_hand[HandCommand::Reverse],
                    action(GameCommand::PlayHint), m_actions[C::Improve], m_actions[C::NextUnsolved],
                    action(GameCommand::Draw), m_actions[C::Graph]});
  makeDesk();
  build({.middle = makeMiddle(middle),
         .panel = m_panel,
         .form = m_options,
         .book = m_book,
         .desk = m_desk.get(),
         .graph = &m_beside,
         .clear =
             [this] {
               QRectF goals;  // the boxes stand there in the end
               const sokoban::Board& board = game().opening().board;
               for (const sokoban::Cell goal : board.goals())
                 goals |= m_board->pixels().rectOf(board.point(goal));
               return std::vector{goals, m_board->pixels().frame()};
             },
         .steps = WatchControl::Steps::Leave,
         .stepGrain = game::Grain::Landmark,
         .mostFileBytes = sokoban::kMostFileBytes});
  connect(m_board, &SokobanView::stepsWanted, this, &SokobanPage::play);
  connect(m_board, &SokobanView::told, this,
          [this](const QString& text) { setStatus(text.isEmpty() ? levelName() : text); });
  connect(m_board, &SokobanView::menuRequested, this, [this](const QPoint& at) {
    QMenu* menu = contextMenu(this);
    fillSearchMenu(*menu, at);
    for (const Command c : {Command::Undo, Command::Redo}) menu->addAction((*this->host().commands)[c]);
    for (const GameCommand c : {GameCommand::UndoMove, GameCommand::RedoMove, GameCommand::Restart})
      menu->addAction(action(c));
    menu->addSeparator();
    for (const C c : {C::CopyLevel, C::CopySolution}) menu->addAction(m_actions[c]);
    menu->popup(at);
  });
  connect(m_panel, &SokobanPanel::stepChosen, this, [this](std::size_t at) {
    if (at < game().line().size()) jumpTo(game().line()[at]);
  });
  connectActions();
  connectSearch();
  connectHelp();
  connectImprover();
  connectCollection();
  connectHand();
  begin();
}

SokobanPage::~SokobanPage() = default;

// ---- The game -------------------------------------------------------------------------------------------------------------------

void SokobanPage::gameShown(bool) {
  const sokoban::Opening& opening = game().opening();
  findLevel();
  // That of a level of the file was found with it, on a thread.
  if (!m_identified || !(*m_identified == opening.level)) {
    m_identity = m_level ? m_identities[*m_level] : opening.level.identity();
    m_identified = opening.level;
  }
  m_board->setBoard(opening.board, isReverse() ? std::optional(opening.level) : std::nullopt);
  m_help->gameChanged(isReverse());
  setTurn(sokoban::turnOf(game()));
  m_improver.finish();
}

void SokobanPage::play(const std::vector<Direction>& steps) {
  playMoves([&] { return sokoban::walk(mutableGame(), steps) == steps.size(); });
}

void SokobanPage::tellFull() {
  complain(tr("This game has reached the step limit. Save it, then restart the level."));
}

// Steps up or down the tree are seen.
void SokobanPage::showState(Shown how, HistoryPosition before) {
  const HistoryPosition now = game().history().position();
  const auto leadsTo = [this](HistoryPosition above, HistoryPosition below) {
    while (below > above) below = *game().history().parent(below);
    return below == above;
  };
  const auto show = [this](HistoryPosition above, HistoryPosition below, bool isBack) {
    m_board->showChanges(sokoban::changesBetween(game(), above, below), isBack, game().state(),
                         sokoban::facing(game()));
  };
  if (how != Shown::AtOnce && leadsTo(before, now))
    show(before, now, false);
  else if (how != Shown::AtOnce && leadsTo(now, before))
    show(now, before, true);
  else
    m_board->setPosition(game().state(), sokoban::facing(game()));
}

void SokobanPage::gameMoved() {
  setStatus(levelName());  // what was told of the position before is no longer true
  m_help->positionChanged();
  m_compared.forEach([this](SokobanBoard& board) { board.setLevel(game().opening().board, game().state()); });
}

void SokobanPage::refreshGame() {
  SokobanPanel::State state;
  state.title = levelName();
  const sokoban::Level* level = m_level ? &m_levels->levels[*m_level] : nullptr;
  QStringList about;
  if (level) about << tr("Level %1 of %2").arg(countText(*m_level + 1), countText(m_levels->levels.size()));
  // Ours are by whom they are called after.
  if (level && !level->author.empty() && level->author != m_levels->title) about << shownTitle(level->author);
  state.subtitle = about.join(QStringLiteral(" · "));
  if (level) {
    QStringList said;
    if (!level->comment.empty()) said << QString::fromStdString(level->comment);
    for (const Failure& note : level->notes) said << errorText(note);
    state.about = said.join(QLatin1Char('\n'));
  }
  state.played = game().tally();
  if (const SokobanBook::Entry* best = m_book->best(m_identity)) {
    state.byMoves = best->byMoves.played;
    state.byPushes = best->byPushes.played;
  }
  const sokoban::Position& position = game().state();
  state.boxes = position.boxes.size();
  state.home = static_cast<std::size_t>(std::ranges::count_if(
      position.boxes, [this](sokoban::Cell box) { return game().opening().board.isGoal(box); }));
  state.at = game().tally().moves;
  state.steps = sokoban::playedAhead(game()).moves;
  if (const Fork fork = model().fork(); !fork.branches.empty()) {
    state.others = fork.branches.size();
    state.other = fork.here;
  }
  state.isReverse = isReverse();
  refreshGraph();
  showHand();
  m_panel->setState(state);
  m_actions[C::CopySolution]->setEnabled(state.at > 0);
  m_actions[C::OwnLevels]->setEnabled(!m_level || m_levelsPath != QLatin1String(kOwnLevels));
  m_actions[C::FileSolution]->setEnabled(level &&
                                         (!level->solutions.empty() || !level->wrongSolution.empty()));
  // Where there is no other level nothing leads to it.
  const auto& levels = m_levels->levels;
  bool hasOther = false;
  for (std::size_t i = 0; i < levels.size() && !hasOther; ++i) hasOther = levels[i].board && m_level != i;
  for (const GameCommand c : {GameCommand::Previous, GameCommand::Next}) action(c)->setEnabled(hasOther);
  for (const C c : {C::OwnByMoves, C::OwnByPushes}) m_actions[c]->setEnabled(state.byMoves.has_value());
}

void SokobanPage::gameEnds(bool isNew) {
  if (isReverse()) return reverseSolved(isNew);
  const sokoban::Played played = game().tally();
  const bool isHelped = game().hints() > 0;
  GameResult result{.title = {}, .played = playedText(played), .sentence = {}};
  Standing standing = standingOf(played.pushes);
  if (isHelped) {
    result.sentence = tr("Solved with help: %1.").arg(result.played);
  } else if (!isNew) {
    result.sentence = tr("Solved: %1.").arg(result.played);
  } else {
    QString complaint;
    const SokobanBook::Gain gain = m_book->enter(m_identity, sokoban::stepsMade(game()), &complaint);
    standing.isFirst = gain == SokobanBook::Gain::First;
    standing.isBetter = gain == SokobanBook::Gain::Better;
    result.sentence = tr("Solved: %1.").arg(result.played);
    if (!complaint.isEmpty()) complain(result.sentence + QLatin1Char(' ') + complaint);
  }
  if (const SokobanBook::Entry* best = m_book->best(m_identity)) {
    const sokoban::Played byMoves = best->byMoves.played, byPushes = best->byPushes.played;
    standing.isBest = played == byMoves || played == byPushes;
    // What was played is not told twice.
    const auto add = [&](const QString& name, const sokoban::Played& own) {
      if (isHelped || own != played) result.facts << std::pair(name, playedText(own));
    };
    if (byMoves == byPushes) {
      add(tr("Personal best"), byMoves);
    } else {
      add(tr("Personal best by moves"), byMoves);
      add(tr("Personal best by pushes"), byPushes);
    }
  }
  if (!isHelped && isNew) result.praise = standing.praise();
  if (standing.fewest) standing.tellFewest(pushesText(*standing.fewest), isHelped, result);
  tellEnd(std::move(result), isNew);
}

// The fewest are what a solver has proven, what is proven of our own levels, or what the file says.
Standing SokobanPage::standingOf(std::uint32_t pushes) const {
  Standing out{.played = pushes};
  if (m_level) out.fewest = sokoban::fewestKnown(m_levels->levels[*m_level]).pushes;
  out.isProven = out.fewest && m_levelsPath == ownLevels().path;
  if (const auto proven = m_help->fewestProven(); proven && !out.isProven) {
    out.fewest = proven;
    out.isProven = true;
  }
  return out;
}

QPainterPath SokobanPage::wonShape() const {
  QPainterPath boxes;
  for (const sokoban::Cell box : game().state().boxes) {
    const QRectF place = m_board->pixels().rectOf(game().opening().board.point(box));
    constexpr double kEdge = 0.05, kCorner = 0.08;  // of a square
    const double edge = kEdge * place.width(), corner = kCorner * place.width();
    boxes.addRoundedRect(place.adjusted(edge, edge, -edge, -edge), corner, corner);
  }
  return boxes;
}

void SokobanPage::showOwn(bool byMoves) {
  const SokobanBook::Entry* best = m_book->best(m_identity);
  if (!best) return;
  const auto steps = turnedToSolve(game().opening().level, (byMoves ? best->byMoves : best->byPushes).lurd);
  if (!steps) return say(tr("This solution starts with the worker on a different square."));
  setReverse(false);
  // What is played again is nobody's help, and no part of an attempt that had some.
  if (game().hints() > 0) restart();
  replayFromStart(*steps);
}

void SokobanPage::replayFromStart(const std::vector<Direction>& steps) {
  endWatch();
  mutableGame().jumpTo(game().history().oldest(), game::JumpBy::Program);
  goAhead(steps, true);
}

bool SokobanPage::goAhead(const std::vector<Direction>& steps, bool isPlayed) {
  return takeAhead([&] { return sokoban::walk(mutableGame(), steps) == steps.size(); }, isPlayed);
}

std::function<void()> SokobanPage::origin() {
  return [this, levels = shownLevels(), level = m_level] {
    takeLevels(levels);
    m_level = level;
  };
}

void SokobanPage::replayEnds() {
  if (!isReverse()) GamePage::replayEnds();
}

bool SokobanPage::isThinking() const {
  return m_help->isPreparing() || (!isWatching() && (!m_help->isSettled() || m_improver.isBusy()));
}

QRectF SokobanPage::cellPlace(Point cell) const {
  if (m_route->isVisibleTo(this)) return placeOn(*m_route, cell);
  const bool isThere = !m_board->content().isEmpty() && m_board->board().contains(cell);
  return isThere ? placeOn(m_board, m_board->pixels().rectOf(cell)) : QRectF();
}

}  // namespace searchlight::ui
