// app/sokoban/sokoban_page_graph.cpp: all states of the level as a graph beside the board: the pushes that were made and the search are
// drawn on it.
#include <vector>

#include "app/sokoban/level_question.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/solve.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/sokoban/sokoban_graph.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

using sokoban::Position;

constexpr QSize kTipBoard{120, 120};

// The states that pushes among the steps lead through, the first one included. What is no step of the board ends it.
std::vector<Position> statesAlong(const sokoban::Board& board, Position position,
                                  const std::vector<sokoban::Step>& steps) {
  std::vector<Position> all{position};
  for (const sokoban::Step& step : steps) {
    const sokoban::StepKind kind = board.step(position, step.direction);
    if (kind == sokoban::StepKind::Blocked) break;
    if (kind == sokoban::StepKind::Push) all.push_back(position);
  }
  return all;
}

}  // namespace

QWidget* SokobanPage::makeMiddle(QWidget* board) {
  QWidget* middle = m_beside.makeMiddle(board);
  GraphPanel& panel = m_beside.panel();
  m_graph = new SokobanGraph(panel.view(), ideaTitle);
  m_graph->setPicture([this](const Position& position) {
    return SokobanThumbnails(game().opening().level)
        .picture(position, kTipBoard, devicePixelRatioF(), Theme::of(palette()));
  });
  connect(panel.view(), &GraphView::nodeActivated, this, &SokobanPage::goTo);
  listenTo(&panel);
  return middle;
}

void SokobanPage::entered() {
  GamePage::entered();
  refreshGraph();
}

// It is of the level as it opens, which pushes lead on from to every state of the game; and only for those who look. A game in reverse is
// of the same level, but its pulls are no pushes.
void SokobanPage::refreshGraph() {
  if (m_beside.panel().isHidden() || isBehind()) return;
  const sokoban::Board& level = game().opening().level;
  m_beside.panel().setFileName(levelName());
  m_graph->show(level, host().memory);
  m_graph->setHere(isWatching() ? m_board->position() : game().state());
  const bool isForwards = !isReverse();
  m_graph->setWalk(isForwards ? statesAlong(level, level.opening(), sokoban::stepsMade(game()))
                              : std::vector<Position>());
  m_graph->setSolution(isForwards ? statesAlong(level, game().state(), sokoban::stepsAhead(game()))
                                  : std::vector<Position>());
  m_graph->setSearch(isWatching() ? &search() : nullptr);
}

// Under the searchlight a state that the search has met is looked at; in the game the boxes are pushed there, from where they are or, as
// pushes cannot be undone, from the opening. Every push can be taken back, and what was played stays in the game's tree.
void SokobanPage::goTo(graph::Vertex vertex) {
  if (isWatching()) {
    if (const auto node = m_beside.panel().view()->nodeAt(vertex); node && !m_routeAsked) selectNode(*node);
    return;
  }
  if (isReverse()) return say(tr("In reverse play, states of the graph cannot be opened."));
  if (!m_graph->states()) return;
  stopReplay();
  m_board->finishMotion();
  const SokobanGraph::PathThere path = m_graph->pathTo(vertex, game().state());
  const sokoban::Board& level = game().opening().level;
  if (path.isFromOpening) jumpTo(game().history().oldest());
  const std::vector<Direction> steps = sokoban::stepsAlong(level.from(game().state()), path.positions);
  playMoves([&] {
    const bool isThere = sokoban::walk(mutableGame(), steps) == steps.size();
    mutableGame().addHints(path.positions.size() - 1);  // whoever is carried had help
    return isThere;
  });
}

}  // namespace searchlight::ui
