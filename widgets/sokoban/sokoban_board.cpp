// widgets/sokoban/sokoban_board.cpp: boxes and worker painted over a board's cells, where a search's cursor is.
#include "widgets/sokoban/sokoban_board.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/sokoban/board_event.h"
#include "core/sokoban/route_session.h"
#include "widgets/board/board_scene.h"
#include "widgets/run/taken_goal.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

void showIn(SokobanScene& scene, const ShownLevel& shown) {
  scene.position = shown.position;
  scene.names = shown.names;
  scene.event = shown.event;
  if (!shown.event || !shown.event->move) return;
  // Where it is pushed first.
  const search::BoardMove& move = *shown.event->move;
  const Point ahead = (move.corners.empty() ? move.to : move.corners.front()) - move.from;
  const Point step{std::clamp(ahead.x, -1, 1), std::clamp(ahead.y, -1, 1)};
  for (const Direction d : sokoban::kStraight)
    if (offset(d) == step) scene.facing = d;
  if (!shown.event->walk.empty()) scene.position.worker = scene.board->cell(shown.event->walk.back());
}

std::optional<ShownLevel> LevelFollower::shown(const WatchedRun& run, std::optional<NodeId> chosen) {
  if (!run.hasSearch()) return std::nullopt;
  const search::Session& session = run.session();
  ShownLevel out;
  out.node = shownNode(run, chosen);
  std::optional<NodeId> parent;
  if (const auto at = eventShown(run, chosen)) {
    BoardEvent event = sokoban::eventOnBoard(session, *at);
    if (isMoveFromHere(event)) {
      out.node = event.parent;
      parent = event.before;
      out.event = std::move(event);
    } else if (event.kind == EventKind::Expand && event.blame.reason != search::Reason::None) {
      out.event = std::move(event);
    }
  }
  if (out.node == kNoNode) return std::nullopt;
  out.parent = parent.value_or(run.player().node(out.node).parent);
  out.isBackward = session.isBackward(out.node);
  auto position = sokoban::positionAfter(session, out.node, out.parent);
  if (!position) return std::nullopt;
  out.position = *std::move(position);
  out.names = namesIn(run, out.node);
  return out;
}

const std::vector<int>& LevelFollower::namesIn(const WatchedRun& run, NodeId node) {
  if (run.session().isBackward(node)) {
    std::vector<NodeId> route = routeRead(run);
    if (const auto at = std::ranges::find(route, node); at != route.end()) {
      route.erase(at + 1, route.end());
      return m_boxes.along(run.session(), std::move(route));
    }
  }
  return m_boxes.in(run.session(), run.player(), node);
}

void SokobanGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  const QRgb outside = theme->board().outside.rgb(), floor = sokobanColours({*theme, look}).floor.rgb();
  for (std::size_t i = first; i < last; ++i)
    *pixels++ = scene.board->isInside(static_cast<sokoban::Cell>(i)) ? floor : outside;
}

bool SokobanGround::isSolid(std::size_t cell) const {
  return !scene.board->isInside(static_cast<sokoban::Cell>(cell));
}

bool SokobanGround::hasPiece(std::size_t cell) const {
  return scene.position.worker == cell || scene.position.hasBox(static_cast<sokoban::Cell>(cell));
}

SokobanLayout SokobanGround::layoutOf(const BoardLayer& layer) const {
  return SokobanLayout::at(*scene.board, layer.viewport.origin(), layer.viewport.cellSide());
}

// Walls everywhere; the floor's own look only where the search has left it bare.
void SokobanGround::paintFloor(const BoardLayer& layer) {
  if (!m_isOfSquares) return;
  layer.paint([&](QPainter& painter) {
    // Cell by cell: a region of as many pieces as a large hall has would take longer to make than all that is painted.
    paintSokobanGround(painter, *scene.board, layoutOf(layer), {*theme, look}, {},
                       [&layer](Point p) { return layer.isBare(p); });
  });
}

void SokobanGround::paintPieces(const BoardLayer& layer) {
  const double cell = layer.viewport.cellSide();
  const QPointF origin = layer.viewport.origin();
  const SokobanLayout layout = layoutOf(layer);
  const bool isPictureOld =
      m_picture.size() != layer.frame.size() || m_pictureOrigin != origin || m_pictureCell != cell;
  if (!m_isOfSquares && isPictureOld) {
    m_picture = QImage(layer.frame.size(), QImage::Format_ARGB32_Premultiplied);
    m_picture.setDevicePixelRatio(layer.viewport.pixelRatio());
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    paintSokobanGround(painter, *scene.board, layout, {*theme, look});
    m_pictureOrigin = origin;
    m_pictureCell = cell;
  }
  layer.paint([&](QPainter& painter) {
    if (m_isOfSquares)
      paintSokobanGoals(painter, *scene.board, layout, {*theme, look});
    else
      painter.drawImage(QPointF(0, 0), m_picture);
    paintSokobanPieces(painter, scene, layout, {*theme, look});
  });
}

SokobanBoard::SokobanBoard(QWidget* parent, Shows shows)
    : StateBoard(std::make_unique<SokobanGround>(shows == Shows::Squares), parent), m_shows(shows) {
  setCellText(CellText::Distance);
  setRulers(true, 0.5);
  onChange(this, {QEvent::PaletteChange}, [this] { refreshLook(); });
}

void SokobanBoard::setLevel(const sokoban::Board& board, const sokoban::Position& start) {
  const bool isOther = !shown().board || !(*shown().board == board);
  if (!isOther && m_start == start) return showNode(std::nullopt);
  m_start = start;
  if (isOther) showStart(board);
  begin(board.width(), board.height());
}

void SokobanBoard::setPath(const sokoban::Board& board, const sokoban::Position& start, sokoban::Cell box,
                           sokoban::Cell to) {
  setRun(nullptr);
  m_start = start;
  m_box = box;
  showStart(board);
  begin(board.width(), board.height());
  setNodeCell(box == sokoban::kNoCell ? NodeCell() : [](const search::Session& session, NodeId node) {
    const auto at = sokoban::boxAndWorker(session, node);
    return at ? std::uint32_t{at->first} : kNoCell;
  });
  setEnds(std::nullopt, to == sokoban::kNoCell ? std::nullopt : std::optional(board.point(to)));
}

void SokobanBoard::showStart(const sokoban::Board& board) {
  shown().board = board;
  shown().position = m_start;
  refreshLook();
}

void SokobanBoard::setRun(WatchedRun* run) {
  // A board of squares has what StateBoard leaves out. NOLINTNEXTLINE(bugprone-parent-virtual-call)
  if (m_shows == Shows::Squares) BoardView::setRun(run);
  StateBoard::setRun(run);
}

void SokobanBoard::setLook(SokobanLook look) {
  sokobanGround().look = look;
  refreshLook();
}

void SokobanBoard::refreshLook() {
  sokobanGround().theme = &Theme::of(palette());
  sokobanGround().forgetPicture();
  if (shown().board) overlay().groundChanged();
}

// ---- Where the search is -----------------------------------------------------------------------------------------------------

// The worker stays where he is while his own path is searched: he is what the wave looks for.
void SokobanBoard::follow() {
  SokobanScene& scene = shown();
  if (!scene.board) return;
  SokobanScene next = scene;
  const bool hasSearch = run() && run()->hasSearch();
  if (m_shows == Shows::States) {
    std::optional<ShownLevel> now;
    if (hasSearch) now = m_follower.shown(*run(), chosenNode());
    showIn(next, now.value_or(ShownLevel{.position = m_start}));
  } else {
    next.position = m_start;
    next.chosen = m_box;
    const NodeId node =
        hasSearch && m_box != sokoban::kNoCell ? shownNode(*run(), std::nullopt) : NodeId{kNoNode};
    if (const auto at = node != kNoNode ? sokoban::boxAndWorker(run()->session(), node) : std::nullopt) {
      if (at->first != m_box) next.position.moveBox(m_box, at->first);
      next.position.worker = at->second;
      next.chosen = at->first;
    }
  }
  if (scene.position == next.position && scene.names == next.names && scene.chosen == next.chosen &&
      !scene.event && !next.event)
    return;
  scene = std::move(next);
  overlay().groundChanged();
}

// Where it asks another question the square is that one's.
void SokobanBoard::used(Point cell) {
  if (m_shows == Shows::States) return;
  Q_EMIT squareChosen(cell);
  select(cell);
}

void SokobanBoard::clicked(std::optional<Point> cell) {
  if (cell) used(*cell);
}

CellRect SokobanBoard::hoverArea(Point cell) const {
  // NOLINTNEXTLINE(bugprone-parent-virtual-call): as above
  return m_shows == Shows::Squares ? BoardView::hoverArea(cell) : CellRect();
}

// ---- In words ----------------------------------------------------------------------------------------------------------------

QString SokobanBoard::pieceText(Point cell) const {
  const SokobanScene& scene = shown();
  if (!scene.board || !scene.board->contains(cell)) return {};
  return squareText(*scene.board, scene.position, cell);
}

}  // namespace searchlight::ui
