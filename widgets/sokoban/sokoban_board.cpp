// widgets/sokoban/sokoban_board.cpp: boxes and worker painted over a board's cells, at the place of a search's cursor.
#include "widgets/sokoban/sokoban_board.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/sokoban/board_event.h"
#include "widgets/board/board_scene.h"
#include "widgets/run/taken_goal.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using search::BoardEvent;
using search::EventKind;
using search::kNoNode;
using search::NodeId;

namespace {
// A successor of the state that is expanded, whatever becomes of it.
bool isSuccessor(const BoardEvent& e) {
  return e.move && e.fate != search::Fate::None && e.kind != EventKind::Expand && e.parent != kNoNode;
}
}  // namespace

void showIn(SokobanScene& scene, const ShownLevel& shown) {
  scene.position = shown.position;
  scene.names = shown.names;
  scene.event = shown.event;
  if (!shown.event || !shown.event->move) return;
  const Point step = shown.event->move->to - shown.event->move->from;
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
    if (isSuccessor(event)) {
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

void SokobanGround::paintPieces(const BoardLayer& layer) {
  const double cell = layer.viewport.cellSide();
  const QPointF origin = layer.viewport.origin();
  const SokobanLayout layout = SokobanLayout::at(*scene.board, origin, cell);
  if (m_picture.size() != layer.frame.size() || m_pictureOrigin != origin || m_pictureCell != cell) {
    m_picture = QImage(layer.frame.size(), QImage::Format_ARGB32_Premultiplied);
    m_picture.setDevicePixelRatio(layer.viewport.pixelRatio());
    m_picture.fill(Qt::transparent);
    QPainter painter(&m_picture);
    paintSokobanGround(painter, *scene.board, layout, {*theme, look});
    m_pictureOrigin = origin;
    m_pictureCell = cell;
  }
  layer.paint([&](QPainter& painter) {
    painter.drawImage(QPointF(0, 0), m_picture);
    paintSokobanPieces(painter, scene, layout, {*theme, look});
  });
}

SokobanBoard::SokobanBoard(QWidget* parent) : StateBoard(std::make_unique<SokobanGround>(), parent) {
  setRulers(true, 0.5);
}

void SokobanBoard::setLevel(const sokoban::Board& board, const sokoban::Position& start) {
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

void SokobanBoard::setLook(SokobanLook look) {
  static_cast<SokobanGround&>(ground()).look = look;
  refreshLook();
}

void SokobanBoard::refreshLook() {
  auto& sokobanGround = static_cast<SokobanGround&>(ground());
  sokobanGround.theme = &Theme::of(palette());
  sokobanGround.forgetPicture();
  if (shown().board) overlay().groundChanged();
}

// ---- Where the search is -----------------------------------------------------------------------------------------------------

void SokobanBoard::follow() {
  SokobanScene& scene = shown();
  if (!scene.board) return;
  std::optional<ShownLevel> now;
  if (run() && run()->hasSearch()) now = m_follower.shown(*run(), chosenNode());
  SokobanScene next = scene;
  showIn(next, now.value_or(ShownLevel{.position = m_start}));
  if (scene.position == next.position && scene.names == next.names && !scene.event && !next.event) return;
  scene = std::move(next);
  overlay().groundChanged();
}

// ---- In words ----------------------------------------------------------------------------------------------------------------

QString SokobanBoard::pieceText(Point cell) const {
  const SokobanScene& scene = shown();
  if (!scene.board || !scene.board->contains(cell)) return {};
  return squareText(*scene.board, scene.position, cell);
}

void SokobanBoard::changeEvent(QEvent* event) {
  StateBoard::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refreshLook();
}

}  // namespace searchlight::ui
