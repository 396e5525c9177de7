// widgets/klotski/shown_placement.cpp: from a cursor to a node, and along its way to a placement.
#include "widgets/klotski/shown_placement.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/klotski/board_event.h"
#include "core/klotski/solve.h"
#include "widgets/board/board_scene.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/search/taken_goal.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void KlotskiGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  std::fill(pixels, pixels + (last - first), scene.colours.floor.rgb());
}

void KlotskiGround::paintPieces(const BoardLayer& layer) {
  layer.paint([&](QPainter& painter) {
    painter.setFont(layer.scene.font);
    paintKlotski(painter, scene,
                 KlotskiLayout(*scene.board, layer.viewport.origin(), layer.viewport.cellSide()),
                 layer.scene.board);
  });
}

KlotskiBoard::KlotskiBoard(QWidget* parent) : StateBoard(std::make_unique<KlotskiGround>(), parent) {
  setMargin(KlotskiLayout::kFrame);
  setFills(true);
  shown().exitText = KlotskiView::tr("EXIT");
}

void KlotskiBoard::setPlacement(const klotski::Board& board, const klotski::Placement& start) {
  const bool isOther = !shown().board || !(*shown().board == board);
  if (!isOther && m_start == start) return showNode(std::nullopt);
  m_start = start;
  if (isOther) {
    shown().board = board;
    shown().placement = start;
    refreshLook();
  }
  begin(board.width(), board.height());
}

void KlotskiBoard::setStyle(PieceStyle style, PieceNameStyle names, bool isGoalShown) {
  m_style = style;
  m_names = names;
  m_isGoalShown = isGoalShown;
  refreshLook();
}

void KlotskiBoard::refreshLook() {
  KlotskiScene& scene = shown();
  if (!scene.board) return;
  scene.colours = klotskiColours(*scene.board, m_style, Theme::of(palette()));
  scene.names = pieceNames(*scene.board, m_names);
  scene.goalsShown = m_isGoalShown;
  scene.layers = std::make_shared<KlotskiLayers>();
  overlay().groundChanged();
}

// ---- Where the search is -----------------------------------------------------------------------------------------------------

void KlotskiBoard::showPlacementIfMet(const klotski::Placement& placement) {
  if (run() && run()->hasSearch() && shown().board && shown().board->isLegal(placement))
    showIfMet(klotski::nodeOf(*shown().board, run()->session(), placement));
}

void KlotskiBoard::follow() {
  KlotskiScene& scene = shown();
  if (!scene.board) return;
  std::optional<ShownPlacement> now;
  if (run()) now = m_follower.shown(*scene.board, m_start, *run(), chosenNode(), scene.placement);
  KlotskiScene next = scene;
  showIn(next, now.value_or(ShownPlacement{.placement = m_start}));
  if (scene.placement == next.placement && scene.numbersShown == next.numbersShown && !scene.event &&
      !next.event)
    return;
  scene = std::move(next);
  overlay().groundChanged();
}

// ---- In words -----------------------------------------------------------------------------------------------------------------

QString KlotskiBoard::pieceText(Point cell) const {
  const KlotskiScene& scene = shown();
  if (!scene.board || !scene.board->contains(cell)) return {};
  const int piece = scene.board->pieceAt(scene.placement, cell);
  if (piece < 0) return {};
  const std::vector<PieceName> names = pieceNames(*scene.board, spokenStyle());
  const QString text = KlotskiView::description(*scene.board, scene.placement, piece, names);
  return scene.event && scene.event->move->piece == piece
             ? tr("%1. %2", "a piece, what is told of it").arg(text, slideEventText(*scene.event, names))
             : text;
}

void KlotskiBoard::changeEvent(QEvent* event) {
  BoardView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) shown().exitText = KlotskiView::tr("EXIT");
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refreshLook();
}

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

namespace {

// 10 ms, once: further down a depth-first search's pieces are named by where they were seen last.
constexpr std::size_t kLongestNamedWay = 20'000;

// A slide of the state that is expanded, whatever becomes of it.
bool isSlideFromHere(const BoardEvent& e) {
  return e.move && e.fate != search::Fate::None && e.kind != EventKind::Expand && e.parent != kNoNode;
}

// The parents of a node that was met from the goal lead to the goal, and not to the start: where the route is known it is followed.
// Nothing where the node is not on it.
std::optional<klotski::Placement> onRoute(const klotski::Board& board, const klotski::Placement& start,
                                          const WatchedRun& run, NodeId node, NodeId& parent) {
  std::optional<klotski::Placement> placement = start;
  std::vector<NodeId> route = routeRead(run);
  if (route.empty()) route = run.answerNodes();
  NodeId before = kNoNode;
  for (const NodeId n : route) {
    if (n == kNoNode || !placement) break;
    placement = klotski::placementOf(board, run.session(), n, *placement);
    if (run.session().stateNumber(n) == run.session().stateNumber(node)) {
      parent = before;
      return placement;
    }
    before = n;
  }
  return std::nullopt;
}

}  // namespace

void showIn(KlotskiScene& scene, const ShownPlacement& shown) {
  scene.placement = shown.placement;
  scene.event = shown.event;
  scene.numbersShown = shown.isNamed;
}

std::optional<klotski::Placement> PlacementWays::placementOf(const search::Session& session,
                                                             const search::TracePlayer& player, NodeId node) {
  if (player.status(node) == search::NodeStatus::Unseen) return std::nullopt;
  std::vector<NodeId> way;
  for (NodeId n = node; n != kNoNode; n = player.node(n).parent) {
    way.push_back(n);
    if (way.size() > kLongestNamedWay) return std::nullopt;
  }
  std::ranges::reverse(way);
  if (std::exchange(m_session, session.serial()) != session.serial()) m_way.clear();
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(way, m_way).in1 - way.begin());
  m_way = std::move(way);
  m_placements.resize(same);
  for (std::size_t i = same; i < m_way.size(); ++i) {
    const auto next = klotski::placementOf(m_board, session, m_way[i], i > 0 ? m_placements[i - 1] : m_start);
    if (!next) {
      m_way.clear();
      return std::nullopt;
    }
    m_placements.push_back(*next);
  }
  return m_placements.back();
}

std::optional<ShownPlacement> PlacementFollower::shown(const klotski::Board& board,
                                                       const klotski::Placement& start, const WatchedRun& run,
                                                       std::optional<NodeId> chosen,
                                                       const klotski::Placement& near) {
  if (!run.hasSearch()) return std::nullopt;
  if (!m_ways || !(m_ways->board() == board) || !(m_ways->start() == start)) m_ways.emplace(board, start);
  const search::Session& session = run.session();
  const search::TracePlayer& player = run.player();

  ShownPlacement out;
  out.node = shownNode(run, chosen);
  std::optional<NodeId> parent;
  const auto at = eventShown(run, chosen);
  std::optional<BoardEvent> told;
  if (at) {
    told = search::stateEvent(session, *at);
    // It is recognised before it would be expanded, or instead.
    if (told->kind == EventKind::Goal) out.node = told->node;
    if (told->parent != kNoNode && told->fate != search::Fate::None && told->kind != EventKind::Expand) {
      out.node = told->parent;
      parent = told->before;
    }
  }
  if (out.node == kNoNode) {
    out.placement = start;
    out.isNamed = true;
    return out;
  }
  out.parent = parent.value_or(player.node(out.node).parent);
  auto placement = isReadBack(run) && session.sides() > 1 ? onRoute(board, start, run, out.node, out.parent)
                                                          : std::nullopt;
  if (!placement) placement = m_ways->placementOf(session, player, out.node);
  out.isNamed = placement.has_value();
  if (!placement) placement = klotski::placementOf(board, session, out.node, near);
  if (!placement) return std::nullopt;
  out.placement = *placement;
  if (told && told->parent == out.node) {
    told = klotski::eventOnBoard(board, session, *at, out.placement);
    if (isSlideFromHere(*told)) out.event = std::move(told);
  }
  return out;
}

}  // namespace searchlight::ui
