// app/klotski/klotski_page_search.cpp: the searchlight on a placement: the board shows where the search is.
#include <vector>

#include "app/klotski/klotski_page.h"
#include "app/klotski/slide_options_panel.h"
#include "core/klotski/solve.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/search/message_bar.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
// A frame has time for so many; further down a depth-first search's pieces are named by where they were seen last.
constexpr std::size_t kLongestWay = 400;
}  // namespace

void KlotskiPage::connectSearch() {
  connect(m_options, &SlideOptionsPanel::slideOptionsChanged, this, [this] {
    forgetHint();
    m_actions[static_cast<KlotskiCommand>(static_cast<int>(KlotskiCommand::CountMoves) +
                                          static_cast<int>(m_options->options().count))]
        ->setChecked(true);
    if (m_isLit) ask(Transport::StartAt::Same);
    refreshGraph();
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
  transport()->setSearch(factoryOf(m_game.board(), m_game.placement(), options, host().memory),
                         namesOf(m_game.board(), m_game.placement(), options), where);
}

// A node that was chosen stays on the board until the cursor moves.
void KlotskiPage::showNode(std::optional<NodeId> node) {
  m_selected = node;
  workbench().showNode(node);
  followCursor();
}

// Along the way by which the search has come there, so that of equal pieces each is the one that has moved.
std::optional<klotski::Placement> KlotskiPage::placementAt(NodeId node) const {
  std::vector<NodeId> way;
  for (NodeId n = node; n != search::kNoNode && way.size() < kLongestWay;
       n = search().player().node(n).parent)
    way.push_back(n);
  std::optional<klotski::Placement> placement =
      way.size() < kLongestWay ? m_game.placement() : m_board->placement();
  for (auto at = way.rbegin(); at != way.rend() && placement; ++at)
    placement = klotski::placementOf(m_game.board(), search().session(), *at, *placement);
  return placement;
}

// The node of the last event while the route is read back; else the one expanded last.
void KlotskiPage::followCursor() {
  if (!m_isLit || !search().hasSearch()) return;
  const auto phaseTwo = search().phaseTwo();
  NodeId node = m_selected.value_or(search::kNoNode);
  if (node == search::kNoNode && phaseTwo && search().position() > phaseTwo->begin &&
      search().player().route().size() > 0)
    node = search().player().route().back();
  if (node == search::kNoNode) node = search().player().current();
  const auto placement = node == search::kNoNode ? std::optional(m_game.placement()) : placementAt(node);
  if (placement) m_board->setPlacement(*placement);
}

void KlotskiPage::showOutcome() {
  const bool isSolved =
      m_isLit && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  workbench().setRouteFigures(isSolved ? std::optional(figuresOf(m_options->options().search, search()))
                                       : std::nullopt);
}

}  // namespace searchlight::ui
