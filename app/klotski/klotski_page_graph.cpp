// app/klotski/klotski_page_graph.cpp: all placements as a graph beside the board: the game's way and the search are drawn on it.
#include <QSplitter>
#include <vector>

#include "app/klotski/klotski_page.h"
#include "app/klotski/slide_options_panel.h"
#include "app/shell/settings.h"
#include "core/klotski/solve.h"
#include "core/klotski/way.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_graph.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/search/message_bar.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

using klotski::Code;

constexpr QSize kTipPicture{80, 96};

// The placements that the slides lead through, the first one included. REQUIRES: the board is of the family.
std::vector<Code> codesAlong(const klotski::Board& board, klotski::Placement placement,
                             const std::vector<klotski::PieceSlide>& slides) {
  std::vector<Code> codes{*board.codeOf(placement)};
  for (const klotski::PieceSlide& slide : slides) {
    placement = board.slid(placement, slide.piece, slide.to);
    codes.push_back(*board.codeOf(placement));
  }
  return codes;
}

}  // namespace

QWidget* KlotskiPage::makeMiddle() {
  m_graphPanel = new GraphPanel;
  m_graph = new KlotskiGraph(m_graphPanel->view());
  m_graph->setPicture([this](Code code) {
    return klotskiThumbnail(m_game.board(), m_game.board().placementOf(code, m_game.placement()), kTipPicture,
                            devicePixelRatioF(), m_board->style(), Theme::of(palette()));
  });
  connect(m_graph, &KlotskiGraph::placementActivated, this, &KlotskiPage::goTo);
  connect(m_graphPanel, &GraphPanel::troubled, this, &KlotskiPage::complain);
  connect(m_graphPanel, &GraphPanel::saved, this,
          [this](const QString& path) { say(tr("Saved: %1").arg(path)); });
  auto* middle = new QSplitter;
  middle->addWidget(m_board);
  middle->addWidget(m_graphPanel);
  middle->setChildrenCollapsible(false);
  middle->setFocusProxy(m_board);
  m_graphPanel->hide();
  return middle;
}

void KlotskiPage::showGraph(bool isShown) {
  host().settings->setFlag("klotski/graph", isShown);
  m_graphPanel->setVisible(isShown);
  refreshGraph();
}

// It is made from the opening, which every placement of the game can be reached from, and only for those who look.
void KlotskiPage::refreshGraph() {
  if (m_graphPanel->isHidden() || m_isBehind) return;
  const klotski::Board& board = m_game.board();
  const auto opening = board.codeOf(board.opening());
  if (!opening) return m_graph->clear();
  m_graphPanel->setFileName(openingName());
  m_graph->show(*opening, count(), host().memory);
  const std::vector<klotski::PieceSlide> made = m_game.slidesMade(), ahead = m_game.slidesAhead();
  m_graph->setHere(board.codeOf(m_game.placement()));
  m_graph->setWalk(codesAlong(board, board.opening(), made));
  m_graph->setSolution(codesAlong(board, m_game.placement(), ahead));
  if (!m_isLit) return m_graph->setSearch(nullptr);
  m_graph->setSearch(&search(), nullptr,
                     m_options->options().mirrors == klotski::Mirrors::Folded
                         ? KlotskiGraph::membersOf(&search(), *board.codeOf(m_game.placement()), count())
                         : KlotskiGraph::CodeOf());
}

// Under the searchlight a placement that the search has met is looked at; in the game the pieces go there by the fewest moves,
// each of which can be taken back.
void KlotskiPage::goTo(Code code) {
  const klotski::Board& board = m_game.board();
  if (m_isLit) {
    if (!search().hasSearch()) return;
    const search::NodeId node =
        klotski::nodeOf(board, search().session(), board.placementOf(code, m_game.placement()));
    if (node != search::kNoNode && search().player().node(node).status != search::NodeStatus::Unseen)
      showNode(node);
    return;
  }
  setReplay(Replay::None);
  m_board->finishMotion();
  const auto here = board.codeOf(m_game.placement());
  if (!here || *here == code) return;
  const klotski::CodeWay way = klotski::wayBetween(*here, code, count());
  for (std::size_t i = 1; i < way.codes.size(); ++i) {
    const klotski::Placement next = board.placementOf(way.codes[i], m_game.placement());
    for (int piece = 0; piece < next.pieceCount(); ++piece)
      if (next.cell(piece) != m_game.placement().cell(piece)) {
        m_game.slide(piece, board.anchor(next, piece));
        break;
      }
  }
  if (way.codes.size() < 2) return;
  m_game.setHints(m_game.hints() + way.codes.size() - 1);  // whoever is carried had help
  positionChanged(false);
}

}  // namespace searchlight::ui
