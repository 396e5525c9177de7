// app/sokoban/sokoban_page_hand.cpp: the board as it lies in the hand: how it is seen, and which way the level is played.
//
// Forwards and in reverse a level has a game each; the one that is not played is kept like those of other levels.
#include <algorithm>
#include <string>
#include <utility>

#include "app/shell/settings.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/reverse.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/sokoban/sokoban_texts.h"

namespace searchlight::ui {
namespace {

constexpr double kUsualPace = 8;  // steps a second at which the worker walks at his usual speed
constexpr double kFastMotion = 3;

}  // namespace

using HC = HandCommand;

void SokobanPage::connectHand() {
  const auto on = [this](HC c, auto slot) { connect(m_hand[c], &QAction::triggered, this, slot); };
  on(HC::TurnLeft, [this] { setTurn(sokoban::turnOf(game()).turnedLeft()); });
  on(HC::TurnRight, [this] { setTurn(sokoban::turnOf(game()).turnedRight()); });
  on(HC::Mirror, [this] { setTurn(sokoban::turnOf(game()).mirrored()); });
  on(HC::AsItIs, [this] { setTurn({}); });
  on(HC::Reverse, [this] { setReverse(m_hand[HC::Reverse]->isChecked()); });
  on(HC::ReplayForwards, [this] { replayForwards(); });
  m_hand[HC::Pull]->setChecked(true);
  remember(m_hand[HC::BoxesByMouse], "sokoban/boxes-by-mouse", true,
           [this](bool byMouse) { m_board->setBoxesByMouse(byMouse); });
  remember(m_hand[HC::WalkNear], "sokoban/walk-near", false,
           [this](bool isNear) { m_board->setWalksNear(isNear); });
  remember(m_hand[HC::FastMotion], "sokoban/fast", false, [this](bool) { showPace(); });
  remember(m_hand[HC::PlainLook], kSokobanPlain, false, [this](bool) { showLook(); });
  connect(m_board, &SokobanView::levelWanted, this, [this](int step) { goToLevel(step, false); });
  connect(m_board, &SokobanView::historyWanted, this, [this](bool isForward, bool byStep) {
    stopReplay();
    step(!isForward, byStep ? game::Grain::Move : game::Grain::Landmark);
  });
  connect(m_hand[HC::Pull], &QAction::toggled, m_board, &SokobanView::setPulling);
  connect(m_board, &SokobanView::pullsWanted, this, &SokobanPage::pull);
  connect(m_board, &SokobanView::startWanted, this, &SokobanPage::startReverseAt);
  connect(m_board, &SokobanView::viewChanged, this, [this](double side) {
    showZoom(side);
    workbench().boardMoved();
  });
}

void SokobanPage::setTurn(Turn turn) {
  sokoban::setTurn(mutableGame(), turn);
  m_board->setTurn(turn);
  m_help->boardTurned();
  m_hand[HC::AsItIs]->setEnabled(!turn.isNone());
  Q_EMIT changed();
}

void SokobanPage::takeLooks() {
  m_hand[HC::PlainLook]->setChecked(host().settings->look(kSokobanPlain, 2) == 1);
}

// On all boards of the level.
void SokobanPage::showLook() {
  m_board->setLook(look());
  m_route->setLook(look());
  m_compared.forEach([this](SokobanBoard& board) { board.setLook(look()); });
}

SokobanLook SokobanPage::look() const {
  return m_hand[HC::PlainLook]->isChecked() ? SokobanLook::Plain : SokobanLook::Crafted;
}

// In replay a step has been seen before the next one is made.
void SokobanPage::showPace() {
  double speed = action(GameCommand::Motion)->isChecked() ? 1 : 0;
  if (speed > 0 && m_hand[HC::FastMotion]->isChecked()) speed = kFastMotion;
  if (speed > 0) speed = std::max(speed, 2 * replayPace() / kUsualPace);
  m_board->setMotionSpeed(speed);
  m_beside.panel().view()->setMotionSpeed(speed);
}

void SokobanPage::showHand() {
  m_hand[HC::Reverse]->setChecked(isReverse());
  m_hand[HC::Pull]->setEnabled(isReverse());
  m_hand[HC::ReplayForwards]->setEnabled(isReverse() && isSolved());
  // What helps or searches knows of pushes only.
  for (const GameCommand c : {GameCommand::Searchlight, GameCommand::Hint, GameCommand::PlayHint,
                              GameCommand::Solve, GameCommand::Compare})
    action(c)->setEnabled(!isReverse());
  m_actions[SokobanCommand::Improve]->setEnabled(!isReverse());
  m_board->setChoosingStart(isReverse() && !isGameUnderWay());
}

// ---- Reverse play ---------------------------------------------------------------------------------------------------------------

void SokobanPage::setReverse(bool isReverse) {
  if (isReverse == this->isReverse()) return;
  const Turn turn = sokoban::turnOf(game());
  goOnWith(
      modelOf(sokoban::Game(sokoban::openingOf(game().opening().level, game().opening().title, isReverse))));
  setTurn(turn);
  if (isReverse && !isGameUnderWay())
    say(tr("Pull the boxes from the goals to their start squares. Click to choose where the worker starts."));
}

// At the first state another place is another game; the one before is found again where its worker began.
void SokobanPage::startReverseAt(sokoban::Cell worker) {
  if (!isReverse()) return;
  if (game().history().canUndo())
    return setStatus(tr("The worker cannot reach that square: boxes block the path."));
  const auto solved = sokoban::withWorkerAt(game().opening().board, game().state(), worker);
  if (!solved) return;
  const auto keyAt = [this](sokoban::Cell start) { return model().key() + std::to_string(start); };
  if (isGameUnderWay()) store().leave({keyAt(game().state().worker)}, model().text());
  const Kept left = readKept(keyAt(worker));
  const sokoban::Opening opening(game().opening().level, game().opening().title, *solved);
  sokoban::Game there = left.game ? gameOf(*left.game) : sokoban::Game(opening);
  there.jumpTo(there.history().oldest());
  sokoban::setTurn(there, sokoban::turnOf(game()));
  showGame(std::move(there));
  complainOf(left.reading);
}

void SokobanPage::pull(const std::vector<sokoban::Step>& steps) {
  playMoves([&] { return sokoban::walkInReverse(mutableGame(), steps) == steps.size(); });
}

// Nothing is kept for solved that does not solve the level.
void SokobanPage::reverseSolved(bool isNew) {
  const sokoban::Replay replay = sokoban::play(game().opening().level, sokoban::solutionFromReverse(game()));
  if (!replay.isSolved) return complain(tr("Played in reverse, this game is not a solution."));
  const sokoban::Played played{static_cast<std::uint32_t>(replay.moves()),
                               static_cast<std::uint32_t>(replay.pushes)};
  const QString solved = tr("All boxes are on their start squares. Played in reverse, this game solves the "
                            "level: %1. Press %2 to play it.")
                             .arg(playedText(played), keysText(m_hand[HC::ReplayForwards]));
  QString complaint;
  if (isNew && game().hints() == 0) m_book->enter(m_identity, replay.steps, &complaint);
  if (!complaint.isEmpty()) complain(solved + QLatin1Char(' ') + complaint);
  tellEnd({.title = tr("All boxes are on their start squares"),
           .played = playedText(played),
           .note = tr("Played in reverse, this game solves the level. Press %1 to play it.")
                       .arg(keysText(m_hand[HC::ReplayForwards])),
           .sentence = solved},
          isNew);
}

// It becomes the way ahead of the game forwards.
void SokobanPage::replayForwards() {
  if (!isReverse() || !isSolved()) return;
  const std::vector<Direction> steps = sokoban::solutionFromReverse(game());
  const std::uint64_t help = game().hints();
  setReverse(false);
  // Whether it had help is told by this attempt, not by the one that was left forwards.
  if (help == 0 && game().hints() > 0) restart();
  if (help > 0) addHelp(help);
  replayFromStart(steps);
}

}  // namespace searchlight::ui
