// app/klotski/klotski_page_search.cpp: the searchlight on a placement: the board shows where the search is.
#include <memory>
#include <optional>
#include <utility>

#include "app/klotski/klotski_page.h"
#include "app/klotski/slide_options_panel.h"
#include "core/klotski/solve.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/klotski/shown_placement.h"
#include "widgets/search/message_bar.h"

namespace searchlight::ui {

using search::NodeId;

void KlotskiPage::connectSearch() {
  connect(m_options, &SlideOptionsPanel::slideOptionsChanged, this, [this] {
    forgetHint();
    m_actions[static_cast<KlotskiCommand>(static_cast<int>(KlotskiCommand::CountMoves) +
                                          static_cast<int>(m_options->options().count))]
        ->setChecked(true);
    if (m_isLit) ask(Transport::StartAt::Same);
    refreshGraph();
    if (std::exchange(m_toldCount, count()) != count()) Q_EMIT m_comparable->questionChanged();
    Q_EMIT changed();
  });
  connect(&search(), &WatchedRun::answerChanged, this, &KlotskiPage::showOutcome);
  connect(&search(), &WatchedRun::moved, this, [this] {
    m_selected.reset();
    followCursor();
  });
  connect(&search(), &WatchedRun::searchChanged, this, [this] {
    m_selected.reset();
    followCursor();
  });
  connect(transport(), &Transport::settingsChanged, this, [this] { Q_EMIT changed(); });
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this](NodeId n) { showNode(n); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this](const QString& state) {
    if (!search().hasSearch()) return;
    const search::States states = search().session().stateFromText(state.toStdString());
    const NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
    if (node != search::kNoNode) showNode(node);
  });
  showOutcome();
}

void KlotskiPage::setLit(bool isLit, Transport::StartAt where) {
  if (isLit) setReplay(Replay::None);
  m_actions[KlotskiCommand::Searchlight]->setChecked(isLit);
  for (const KlotskiCommand c : {KlotskiCommand::Hint, KlotskiCommand::PlayHint})
    m_actions[c]->setEnabled(!isLit);
  m_options->setVisible(isLit);
  workbench().setSearchShown(isLit);
  m_board->setPlayable(!isLit);
  if (m_isLit == isLit) return;
  m_isLit = isLit;
  m_selected.reset();
  if (isLit) {
    workbench().message().hide();
    forgetHint();
    m_board->finishMotion();
    takeUsualSpeed();
    ask(where);
  } else {
    transport()->clear();
    showPlacement(false);
    workbench().showNode(std::nullopt);
    showOutcome();
  }
  refreshGraph();
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void KlotskiPage::ask(Transport::StartAt where) {
  const SlideOptions options = m_options->options();
  m_options->setQuestion(
      tr("How is this placement solved? Counted are %1.").arg(countTitle(options.count).toLower()));
  m_awaited.reset();
  Comparable::Asked asked = this->asked(options);
  m_options->setProblem(asked.problem);
  if (asked.question.factory)
    return transport()->setSearch(std::move(asked.question.factory), std::move(asked.question.names), where);
  transport()->clear();
  showPlacement(false);
}

// A search from both sides begins from all goals as well, which are known as soon as everything that can be reached is.
Comparable::Asked KlotskiPage::asked(const SlideOptions& options) {
  std::shared_ptr<const klotski::GoalList> goals;
  if (options.search.algorithm == search::Algorithm::Bidirectional) {
    if (m_remaining) goals = m_remaining->goalList();
    if (!m_remaining && !m_isRemainingLost && !m_finder.isFinding()) findRemaining();
    if (!goals)
      return {
          {},
          m_finder.isFinding()
              ? tr("A search from both sides begins at all goals as well: they are being found …")
              : tr("A search from both sides begins at all goals as well, and not all placements fit into "
                   "memory and time.")};
  }
  return {{factoryOf(m_game.opening().board, m_game.state(), options, std::move(goals), host().memory),
           namesOf(m_game.opening().board, m_game.state(), options)},
          {}};
}

// What the question waited for is there: goals, or that they cannot be had.
void KlotskiPage::askAtLast() {
  const std::optional<setup::SetUp> awaited = std::exchange(m_awaited, std::nullopt);
  ask(Transport::StartAt::Start);
  if (!search().hasSearch()) return;
  if (awaited)
    takeSearch(*awaited);
  else
    transport()->play();
}

// A node that was chosen stays on the board until the cursor moves.
void KlotskiPage::showNode(std::optional<NodeId> node) {
  m_selected = node;
  workbench().showNode(node);
  followCursor();
}

void KlotskiPage::followCursor() {
  if (!m_isLit) return;
  if (const auto placement =
          shownPlacement(m_game.opening().board, m_game.state(), search(), m_selected, m_board->placement()))
    m_board->setPlacement(*placement);
}

// ---- Boards of a comparison ----------------------------------------------------------------------------------------------------

KlotskiBoard* KlotskiPage::addBoard(QWidget* parent) {
  auto* board = new KlotskiBoard(parent);
  m_compared.add(board);
  refreshCompared();
  styleCompared();
  return board;
}

void KlotskiPage::refreshCompared() {
  m_compared.forEach(
      [this](KlotskiBoard& board) { board.setPlacement(m_game.opening().board, m_game.state()); });
}

void KlotskiPage::styleCompared() {
  m_compared.forEach([this](KlotskiBoard& board) {
    board.setStyle(m_board->style(), m_board->nameStyle(), m_actions[KlotskiCommand::ShowGoal]->isChecked());
  });
}

void KlotskiPage::showOutcome() {
  const bool isSolved =
      m_isLit && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  workbench().setRouteFigures(isSolved ? std::optional(figuresOf(m_options->options().search, search()))
                                       : std::nullopt);
}

}  // namespace searchlight::ui
