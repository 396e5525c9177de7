// widgets/sokoban/route_board.cpp: the level below and above the search's marks, and where the box is.
#include "widgets/sokoban/route_board.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "core/sokoban/route_session.h"
#include "widgets/board/board_scene.h"
#include "widgets/run/taken_goal.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

using sokoban::Cell;

void RouteGround::colour(std::size_t first, std::size_t last, QRgb* pixels) const {
  const QRgb outside = theme->board().outside.rgb(), floor = sokobanColours({*theme, look}).floor.rgb();
  for (std::size_t i = first; i < last; ++i)
    *pixels++ = scene.board->isInside(static_cast<Cell>(i)) ? floor : outside;
}

bool RouteGround::isSolid(std::size_t cell) const { return !scene.board->isInside(static_cast<Cell>(cell)); }

bool RouteGround::hasPiece(std::size_t cell) const {
  return scene.position.worker == cell || scene.position.hasBox(static_cast<Cell>(cell));
}

// Walls everywhere; the floor's own look only where the search has left it bare.
void RouteGround::paintFloor(const BoardLayer& layer) {
  const SokobanLayout layout =
      SokobanLayout::at(*scene.board, layer.viewport.origin(), layer.viewport.cellSide());
  layer.paint([&](QPainter& painter) {
    // Cell by cell: a region of as many pieces as a large hall has would take longer to make than all that is painted.
    paintSokobanGround(painter, *scene.board, layout, {*theme, look}, {},
                       [&layer](Point p) { return layer.isBare(p); });
  });
}

void RouteGround::paintPieces(const BoardLayer& layer) {
  const SokobanLayout layout =
      SokobanLayout::at(*scene.board, layer.viewport.origin(), layer.viewport.cellSide());
  layer.paint([&](QPainter& painter) {
    paintSokobanGoals(painter, *scene.board, layout, {*theme, look});
    paintSokobanPieces(painter, scene, layout, {*theme, look});
  });
}

RouteBoard::RouteBoard(QWidget* parent) : BoardView(std::make_unique<RouteGround>(), parent) {
  setCellText(CellText::Distance);
  setRulers(true, 0.5);
}

void RouteBoard::setQuestion(const sokoban::Board& board, const sokoban::Position& position, Cell box,
                             Cell to) {
  setRun(nullptr);
  m_start = position;
  m_box = box;
  shown().board = board;
  shown().position = position;
  shown().chosen = box;
  refreshLook();
  setBoard(board.width(), board.height());
  setNodeCell(box == sokoban::kNoCell ? NodeCell() : [](const search::Session& session, search::NodeId node) {
    const auto at = sokoban::boxAndWorker(session, node);
    return at ? std::uint32_t{at->first} : kNoCell;
  });
  setEnds(std::nullopt, to == sokoban::kNoCell ? std::nullopt : std::optional(board.point(to)));
}

void RouteBoard::setLook(SokobanLook look) {
  static_cast<RouteGround&>(ground()).look = look;
  refreshLook();
}

void RouteBoard::refreshLook() {
  static_cast<RouteGround&>(ground()).theme = &Theme::of(palette());
  if (shown().board) overlay().groundChanged();
}

void RouteBoard::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  BoardView::setRun(run);
  if (run) {
    connect(run, &WatchedRun::moved, this, &RouteBoard::follow);
    connect(run, &WatchedRun::searchChanged, this, &RouteBoard::follow);
  }
  if (shown().board) follow();
}

// The worker stays where he is while his own way is searched: he is what the wave looks for.
void RouteBoard::follow() {
  sokoban::Position next = m_start;
  shown().chosen = m_box;
  if (m_box != sokoban::kNoCell && m_run && m_run->hasSearch())
    if (const search::NodeId node = shownNode(*m_run, std::nullopt); node != search::kNoNode)
      if (const auto at = sokoban::boxAndWorker(m_run->session(), node)) {
        if (at->first != m_box) next.moveBox(m_box, at->first);
        next.worker = at->second;
        shown().chosen = at->first;
      }
  if (shown().position == next) return;
  shown().position = next;
  overlay().groundChanged();
}

QStringList RouteBoard::groundDescription(Point cell) const {
  const QString text = shown().board ? squareText(*shown().board, shown().position, cell) : QString();
  return text.isEmpty() ? QStringList() : QStringList(text);
}

// Where it asks another question the square is that one's.
void RouteBoard::clicked(std::optional<Point> cell) {
  if (cell) used(*cell);
}

void RouteBoard::used(Point cell) {
  Q_EMIT squareChosen(cell);
  select(cell);
}

void RouteBoard::changeEvent(QEvent* event) {
  BoardView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refreshLook();
}

}  // namespace searchlight::ui
