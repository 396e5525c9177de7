// app/sokoban/sokoban_page_search.cpp: the searchlight on a level: the board shows where the search is.
#include <optional>

#include "app/sokoban/level_help.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/solve.h"
#include "widgets/search/message_bar.h"
#include "widgets/search/search_format.h"

namespace searchlight::ui {

using search::NodeId;

namespace {

// A node that was chosen; else while the route is read back the one read last, else the one expanded last; kNoNode: none yet.
NodeId shownNode(const WatchedRun& run, std::optional<NodeId> chosen) {
  if (chosen) return *chosen;
  const auto phaseTwo = run.phaseTwo();
  const bool isReadBack = phaseTwo && run.position() > phaseTwo->begin && run.player().route().size() > 0;
  return isReadBack ? run.player().route().back() : run.player().current();
}

}  // namespace

void SokobanPage::connectSearch() {
  connect(m_options, &LevelOptionsPanel::levelOptionsChanged, this, [this] {
    if (m_isLit) ask(Transport::StartAt::Same);
    Q_EMIT changed();
  });
  const auto goOn = [this] {
    m_selected.reset();
    followCursor();
  };
  connect(&search(), &WatchedRun::answerChanged, this, &SokobanPage::showOutcome);
  connect(&search(), &WatchedRun::moved, this, goOn);
  connect(&search(), &WatchedRun::searchChanged, this, goOn);
  connect(transport(), &Transport::settingsChanged, this, [this] { Q_EMIT changed(); });
  connect(&workbench(), &SearchWorkbench::nodeActivated, this, [this](NodeId n) { showNode(n); });
  connect(&workbench(), &SearchWorkbench::stateActivated, this, [this](const QString& state) {
    if (!search().hasSearch()) return;
    const search::States states = search().session().stateFromText(state.toStdString());
    const NodeId node = states ? search().session().find(*states, 0) : search::kNoNode;
    if (node != search::kNoNode) showNode(node);
  });
  m_options->setVisible(false);
  workbench().setSearchShown(false);
  showOutcome();
}

void SokobanPage::setLit(bool isLit, Transport::StartAt where) {
  if (isLit) setReplay(Replay::None);
  m_actions[SokobanCommand::Searchlight]->setChecked(isLit);
  m_options->setVisible(isLit);
  workbench().setSearchShown(isLit);
  m_board->setPlayable(!isLit);
  if (m_help) m_help->setPaused(isLit || isReverse());
  if (m_isLit == isLit) return;
  m_isLit = isLit;
  m_selected.reset();
  if (isLit) {
    workbench().message().hide();
    m_board->finishMotion();
    takeUsualSpeed();
    ask(where);
  } else {
    transport()->clear();
    workbench().showNode(std::nullopt);
    m_board->setPosition(m_game.position(), m_game.facing());
    showOutcome();
  }
  Q_EMIT commandsChanged();
  Q_EMIT changed();
}

void SokobanPage::ask(Transport::StartAt where) {
  const LevelOptions options = m_options->options();
  m_options->setQuestion(options.question.metric == sokoban::Metric::Pushes
                             ? tr("How is this level solved from here with the fewest pushes?")
                             : tr("How is this level solved from here with the fewest moves?"));
  const sokoban::SharedGround level = m_help->groundHere();
  const bool canBe =
      sokoban::whyNot(level, options.question, options.search.algorithm, search::Recording::Recorded).empty();
  m_options->setProblem(
      canBe ? QString()
            : tr("This search cannot be made for this level: it has too many squares or too many "
                 "ways of choosing goals, or it goes backwards, which counts pushes only."));
  if (canBe)
    return transport()->setSearch(factoryOf(level, options, host().memory), namesOf(level->board(), options),
                                  where);
  transport()->clear();
  followCursor();
}

void SokobanPage::showNode(std::optional<NodeId> node) {
  m_selected = node;
  workbench().showNode(node);
  followCursor();
}

void SokobanPage::followCursor() {
  if (!m_isLit) return;
  std::optional<sokoban::Position> position;
  if (search().hasSearch())
    if (const NodeId node = shownNode(search(), m_selected); node != search::kNoNode)
      position = sokoban::positionOf(search().session(), node);
  m_board->setPosition(position.value_or(m_game.position()), std::nullopt);
}

void SokobanPage::showOutcome() {
  const bool isSolved =
      m_isLit && search().hasSearch() && search().answer().outcome == search::Outcome::Solved;
  if (!isSolved) return workbench().setRouteFigures(std::nullopt);
  const LevelOptions options = m_options->options();
  RouteFigures figures = figuresOf(options.search, search());
  if (options.question.metric == sokoban::Metric::Moves) {
    figures.cost = countText(search().answer().cost);
    // A search that takes every push for as dear as any other proves nothing of moves.
    if (search::info(options.search.algorithm).promise == search::Promise::UniformSteps) {
      SearchChoice nothing = options.search;
      nothing.algorithm = search::Algorithm::Greedy;
      figures.promise = figuresOf(nothing, search()).promise;
      figures.reason.clear();
    }
  }
  workbench().setRouteFigures(figures);
}

}  // namespace searchlight::ui
