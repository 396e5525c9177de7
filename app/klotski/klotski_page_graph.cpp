// app/klotski/klotski_page_graph.cpp: all positions as a graph beside the board: the game's way and the search are drawn on it.
#include <vector>

#include "app/game/graph_beside.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "core/klotski/solve.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

namespace {

using klotski::Position;

constexpr QSize kTipPicture{80, 96};

// The positions that the slides lead through, the first one included.
std::vector<Position> positionsAlong(const klotski::Board& board, Position position,
                                     const std::vector<klotski::PieceSlide>& slides) {
  std::vector<Position> all{position};
  for (const klotski::PieceSlide& slide : slides)
    all.push_back(position = board.slid(position, slide.piece, slide.to));
  return all;
}

}  // namespace

QWidget* KlotskiPage::makeMiddle() {
  QWidget* middle = m_beside.makeMiddle(m_board);
  GraphPanel& panel = m_beside.panel();
  m_graph = new KlotskiGraph(panel.view());
  m_graph->setPicture([this](const Position& position) { return thumbnail(position); });
  connect(m_graph, &KlotskiGraph::positionActivated, this, &KlotskiPage::goTo);
  listenTo(&panel);
  return middle;
}

QPixmap KlotskiPage::thumbnail(const Position& position) const {
  return KlotskiThumbnails(game().opening().board)
      .picture(position, kTipPicture, devicePixelRatioF(), Theme::of(palette()), m_board->look().style);
}

// It is made from the opening, which every position of the game can be reached from, and only for those who look.
void KlotskiPage::refreshGraph() {
  if (m_beside.panel().isHidden() || isBehind()) return;
  const klotski::Board& board = game().opening().board;
  m_beside.panel().setFileName(openingName());
  m_graph->show(m_component, count());
  const std::vector<klotski::PieceSlide> made = klotski::slidesMade(game()),
                                         ahead = klotski::slidesAhead(game());
  m_graph->setHere(isWatching() ? m_board->position() : game().state());
  m_graph->setWalk(positionsAlong(board, board.opening(), made));
  m_graph->setSolution(positionsAlong(board, game().state(), ahead));
  if (!isWatching()) return m_graph->setSearch(nullptr);
  const bool isFolded = m_options->options().mirrors == klotski::Mirrors::Folded && board.isOfFamily();
  m_graph->setSearch(&search(), nullptr,
                     isFolded ? KlotskiGraph::membersOf(&search(), *board.codeOf(game().state()), count())
                              : KlotskiGraph::MemberOf());
}

// Under the searchlight a position that the search has met is looked at; in the game the pieces go there by the fewest moves,
// each of which can be taken back. To find them takes longer than a frame where many positions can be reached.
void KlotskiPage::goTo(const klotski::Position& position) {
  if (isWatching()) {
    if (!search().hasSearch()) return;
    const search::NodeId node = klotski::nodeOf(game().opening().board, search().session(), position);
    if (node != search::kNoNode && search().player().node(node).status != search::NodeStatus::Unseen)
      selectNode(node);
    return;
  }
  stopReplay();
  m_board->finishMotion();
  m_pathThere.ask(
      [board = game().opening().board, from = game().state(), position, count = count(),
       memory = host().memory](const std::stop_token& stop) {
        return klotski::pathBetween(board, from, position, count, {}, stop, memory);
      },
      [this](const TaskResult<klotski::PositionPath>& path) {
        if (!path) return complain(path.why());
        if (path->outcome != search::Outcome::Solved) return complain(outcomeText(path->outcome));
        goAlong(*path);
      });
}

// REQUIRES: the way begins where the game stands.
void KlotskiPage::goAlong(const klotski::PositionPath& path) {
  playMoves([&] {
    for (const klotski::PieceSlide& slide : path.slides) {
      if (!make(moveOf(slide))) return false;
      mutableGame().addHints(1);  // whoever is carried had help
    }
    return true;
  });
}

}  // namespace searchlight::ui
