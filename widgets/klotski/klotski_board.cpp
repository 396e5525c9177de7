// widgets/klotski/klotski_board.cpp: from a cursor to a node, and along its way to a position.
#include "widgets/klotski/klotski_board.h"

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
#include "widgets/run/taken_goal.h"
#include "widgets/theme/language.h"
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
  keepTranslated(this, [this] { shown().exitText = KlotskiView::tr("EXIT"); });
  onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refreshLook(); });
}

void KlotskiBoard::setPosition(const klotski::Board& board, const klotski::Position& start) {
  const bool isOther = !shown().board || !(*shown().board == board);
  if (!isOther && m_start == start) return showNode(std::nullopt);
  m_start = start;
  if (isOther) {
    shown().board = board;
    shown().position = start;
    refreshLook();
  }
  begin(board.width(), board.height());
}

void KlotskiBoard::setLook(const KlotskiLook& look) {
  m_look = look;
  refreshLook();
}

void KlotskiBoard::refreshLook() {
  if (!shown().board) return;
  shown().setLook(m_look, Theme::of(palette()));
  overlay().groundChanged();
}

// ---- Where the search is -----------------------------------------------------------------------------------------------------

void KlotskiBoard::showPositionIfMet(const klotski::Position& position) {
  if (run() && run()->hasSearch() && shown().board && shown().board->isLegal(position))
    showIfMet(klotski::nodeOf(*shown().board, run()->session(), position));
}

void KlotskiBoard::follow() {
  KlotskiScene& scene = shown();
  if (!scene.board) return;
  std::optional<ShownPosition> now;
  if (run()) now = m_follower.shown(*scene.board, m_start, *run(), chosenNode(), scene.position);
  KlotskiScene next = scene;
  showIn(next, now.value_or(ShownPosition{.position = m_start}));
  if (scene.position == next.position && scene.numbersShown == next.numbersShown && !scene.event &&
      !next.event)
    return;
  scene = std::move(next);
  overlay().groundChanged();
}

// ---- In words -----------------------------------------------------------------------------------------------------------------

QString KlotskiBoard::pieceText(Point cell) const {
  const KlotskiScene& scene = shown();
  if (!scene.board || !scene.board->contains(cell)) return {};
  const int piece = scene.board->pieceAt(scene.position, cell);
  if (piece < 0) return {};
  const std::vector<PieceName> names = pieceNames(*scene.board, spokenStyle());
  const QString text = KlotskiView::description(*scene.board, scene.position, piece, names);
  return scene.event && scene.event->move->piece == piece
             ? tr("%1. %2", "a piece, what is told of it").arg(text, slideEventText(*scene.event, names))
             : text;
}

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

namespace {

// 10 ms, once: further down a depth-first search's pieces are named by where they were seen last.
constexpr std::size_t kLongestNamedPath = 20'000;

// The parents of a node that was met from the goal lead to the goal, and not to the start: where the route is known it is followed.
// Nothing where the node is not on it.
std::optional<klotski::Position> onRoute(const klotski::Board& board, const klotski::Position& start,
                                         const WatchedRun& run, NodeId node, NodeId& parent) {
  std::optional<klotski::Position> position = start;
  std::vector<NodeId> route = routeRead(run);
  if (route.empty()) route = run.answerNodes();
  NodeId before = kNoNode;
  for (const NodeId n : route) {
    if (n == kNoNode || !position) break;
    position = klotski::positionOf(board, run.session(), n, *position);
    if (run.session().stateNumber(n) == run.session().stateNumber(node)) {
      parent = before;
      return position;
    }
    before = n;
  }
  return std::nullopt;
}

}  // namespace

void showIn(KlotskiScene& scene, const ShownPosition& shown) {
  scene.position = shown.position;
  scene.event = shown.event;
  scene.numbersShown = shown.isNamed;
}

std::optional<klotski::Position> PositionPaths::positionOf(const search::Session& session,
                                                           const search::TracePlayer& player, NodeId node) {
  if (player.status(node) == search::NodeStatus::Unseen) return std::nullopt;
  std::vector<NodeId> path;
  for (NodeId n = node; n != kNoNode; n = player.node(n).parent) {
    path.push_back(n);
    if (path.size() > kLongestNamedPath) return std::nullopt;
  }
  std::ranges::reverse(path);
  if (std::exchange(m_session, session.serial()) != session.serial()) m_path.clear();
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(path, m_path).in1 - path.begin());
  m_path = std::move(path);
  m_positions.resize(same);
  for (std::size_t i = same; i < m_path.size(); ++i) {
    const auto next = klotski::positionOf(m_board, session, m_path[i], i > 0 ? m_positions[i - 1] : m_start);
    if (!next) {
      m_path.clear();
      return std::nullopt;
    }
    m_positions.push_back(*next);
  }
  return m_positions.back();
}

std::optional<ShownPosition> PositionFollower::shown(const klotski::Board& board,
                                                     const klotski::Position& start, const WatchedRun& run,
                                                     std::optional<NodeId> chosen,
                                                     const klotski::Position& near) {
  if (!run.hasSearch()) return std::nullopt;
  if (!m_paths || !(m_paths->board() == board) || !(m_paths->start() == start)) m_paths.emplace(board, start);
  const search::Session& session = run.session();
  const search::TracePlayer& player = run.player();

  ShownPosition out;
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
    out.position = start;
    out.isNamed = true;
    return out;
  }
  out.parent = parent.value_or(player.node(out.node).parent);
  auto position = isReadBack(run) && session.sides() > 1 ? onRoute(board, start, run, out.node, out.parent)
                                                         : std::nullopt;
  if (!position) position = m_paths->positionOf(session, player, out.node);
  out.isNamed = position.has_value();
  if (!position) position = klotski::positionOf(board, session, out.node, near);
  if (!position) return std::nullopt;
  out.position = *position;
  if (told && told->parent == out.node) {
    told = klotski::eventOnBoard(board, session, *at, out.position);
    if (isMoveFromHere(*told)) out.event = std::move(told);
  }
  return out;
}

}  // namespace searchlight::ui
