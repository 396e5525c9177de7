// widgets/grid/grid_view_input.cpp: the gestures that edit the map and move its ends.
#include "widgets/grid/grid_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/board/cell_texts.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/grid/map_gesture.h"

namespace searchlight::ui {

// ---- By mouse ------------------------------------------------------------------------------------------------------------

std::optional<GridView::End> GridView::endAt(QPointF position) const {
  if (!scene().hasBoard()) return std::nullopt;
  const TextLayout layout = textLayout(scene(), viewport().cellSide());
  const auto isOn = [&](const std::optional<Point>& end) {
    if (!end) return false;
    const QRectF cell = viewport().rectOf(*end);
    // Marks larger than their cells are grasped by their middle, so that one can paint beside them.
    const QRectF mark = endMarkRect(cell, layout);
    const double margin = 0.2 * mark.width();
    return cell.contains(position) || (mark.width() > cell.width() &&
                                       mark.adjusted(margin, margin, -margin, -margin).contains(position));
  };
  if (isOn(scene().start)) return End::Start;  // it lies on top
  return isOn(scene().goal) ? std::optional(End::Goal) : std::nullopt;
}

MapGesture GridView::gestureAt(QPointF position, bool isRightButton) const {
  const std::optional<End> end = endAt(position);
  const std::optional<Point> cell = viewport().cellAt(position);
  const MapPlace place = end == End::Start                          ? MapPlace::Start
                         : end == End::Goal                         ? MapPlace::Goal
                         : !cell                                    ? MapPlace::Outside
                         : map().map().weight(*cell) == grid::kWall ? MapPlace::Wall
                                                                    : MapPlace::Floor;
  return mapGesture(hand(), place, isRightButton);
}

QCursor GridView::pointerShape() const {
  if (isEndDragged()) return Qt::ClosedHandCursor;
  if (isOwnDrag()) return toolCursor(m_strokeTool, m_shape, palette());
  if (!scene().hasBoard()) return toolCursor(tool(), m_shape, palette());
  const MapGesture gesture = gestureAt(pointer(), false);
  switch (gesture.kind) {
    case MapGesture::Kind::DragStart:
    case MapGesture::Kind::DragGoal: return Qt::OpenHandCursor;
    case MapGesture::Kind::Paint: return toolCursor(gesture.tool, m_shape, palette());
    // A hand where there is something out of sight; where all is seen a drag has little to do.
    case MapGesture::Kind::MoveMap:
      if (isPainting()) return toolCursor(*m_chosen, m_shape, palette());
      return viewport().isWholeInSight() ? Qt::ArrowCursor : Qt::OpenHandCursor;
    case MapGesture::Kind::None: break;
  }
  return Qt::ArrowCursor;
}

CellRect GridView::hoverArea(Point cell) const {
  const bool hasBrush = m_shape == Shape::Freehand || m_shape == Shape::Line;
  if (tool() == Tool::Inspect || !hasBrush || isEndDragged()) return BoardView::hoverArea(cell);
  const int reach = (m_brush - 1) / 2;
  const int left = cell.x - reach, top = cell.y - reach;
  return {left, top, left + m_brush, top + m_brush};
}

bool GridView::beginDrag(Qt::MouseButton button, QPointF position) {
  const MapGesture gesture = gestureAt(position, button == Qt::RightButton);
  switch (gesture.kind) {
    case MapGesture::Kind::DragStart:
    case MapGesture::Kind::DragGoal:
      if (button != Qt::LeftButton) return false;
      m_dragged = gesture.kind == MapGesture::Kind::DragStart ? Dragged::Start : Dragged::Goal;
      m_dragCell = m_dragFrom = m_dragged == Dragged::Start ? scene().start : scene().goal;
      update();  // the brush's frame makes room for a cell's
      return true;
    case MapGesture::Kind::Paint: break;
    case MapGesture::Kind::MoveMap:
    case MapGesture::Kind::None: return false;
  }
  if (button != Qt::LeftButton && button != Qt::RightButton) return false;
  const Point cell = viewport().cellUnder(position);
  if (!gesture.isClickFirst) {
    startStroke(gesture.tool, cell, m_shape);
    return true;
  }
  m_dragged = Dragged::Press;
  m_strokeTool = gesture.tool;
  m_dragCell = m_dragFrom = cell;
  m_pressedAt = position;
  return true;
}

void GridView::startStroke(Tool tool, Point cell, Shape shape) {
  m_strokeTool = tool;
  m_dragCell = m_dragFrom = cell;
  m_dragged = shape == Shape::Freehand ? Dragged::Stroke : Dragged::Shape;
  if (m_dragged == Dragged::Shape) return updateDrawn();
  Q_EMIT strokeStarted(cell, tool);
}

void GridView::dragTo(QPointF position) {
  if (m_dragged == Dragged::Press) {
    if ((position - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
    startStroke(m_strokeTool, *m_dragFrom, m_shape);  // where it was pressed
  }
  stretchTo(isEndDragged() ? nearestCell(position) : viewport().cellUnder(position));
}

void GridView::stretchTo(Point cell) {
  if (cell == m_dragCell) return;
  m_dragCell = cell;
  if (m_dragged == Dragged::Shape) return updateDrawn();
  if (m_dragged == Dragged::Stroke) return Q_EMIT strokeMoved(cell, m_strokeTool);
  Q_EMIT endDragged(m_dragged == Dragged::Start ? End::Start : End::Goal, cell);
}

void GridView::updateDrawn() {
  const grid::Map& cells = map().map();
  const Point from = *m_dragFrom, to = *m_dragCell;
  if (m_shape == Shape::Line) {
    m_drawn = grid::lineSpans(from, to, m_brush, cells.width(), cells.height());
  } else if (m_shape == Shape::Rectangle) {
    m_drawn = grid::rectangleSpans(from, to, cells.width(), cells.height());
  } else {
    if (!m_drawn.empty()) return;  // the area is that of the press: a large one takes its time
    m_drawn = grid::regionSpans(cells, to);
  }
  update();
  Q_EMIT shapeStretched();
}

std::optional<QSize> GridView::drawnSize() const {
  if (!isOwnDrag() || m_dragged != Dragged::Shape || m_drawn.empty() || m_shape == Shape::Fill)
    return std::nullopt;
  const auto [left, right] = std::minmax(m_dragFrom->x, m_dragCell->x);
  const auto [top, bottom] = std::minmax(m_dragFrom->y, m_dragCell->y);
  const auto within = [](int low, int high, int length) {
    return std::min(high, length - 1) - std::max(low, 0) + 1;
  };
  return QSize(within(left, right, scene().columns), within(top, bottom, scene().rows));
}

void GridView::dragEnded(bool isGivenUp) {
  const bool hasMoved = m_dragCell != m_dragFrom;
  m_dragCell.reset();
  m_isAnchored = false;
  if (m_dragged == Dragged::Press) {
    if (!isGivenUp) clicked(viewport().cellAt(pointer()));
    return;
  }
  if (m_dragged == Dragged::Shape) {
    const std::vector<grid::CellSpan> drawn = std::exchange(m_drawn, {});
    update();
    if (!isGivenUp && !drawn.empty()) Q_EMIT shapeDrawn(m_shape, drawn, m_strokeTool);
    return Q_EMIT shapeStretched();
  }
  if (m_dragged == Dragged::Stroke) {
    if (isGivenUp) return Q_EMIT strokeCancelled();
    return Q_EMIT strokeFinished();
  }
  const End end = m_dragged == Dragged::Start ? End::Start : End::Goal;
  if (isGivenUp && m_dragFrom) Q_EMIT endDragged(end, *m_dragFrom);
  Q_EMIT endDropped(end);
  if (!isGivenUp && !hasMoved) clicked(m_dragFrom);
}

void GridView::contextMenuEvent(QContextMenuEvent* event) {
  // The right button rubs out.
  if (event->reason() == QContextMenuEvent::Mouse && isPainting()) return;
  BoardView::contextMenuEvent(event);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------

void GridView::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
  if (scene().hasBoard() && isPlain) switch (event->key()) {
      case Qt::Key_Delete:
      case Qt::Key_Backspace: return useTool(Tool::Erase, cursorOrGuess(), Shape::Freehand);
      case Qt::Key_S: return putEnd(End::Start);
      case Qt::Key_G: return putEnd(End::Goal);
      default: break;
    }
  BoardView::keyPressEvent(event);
}

void GridView::cursorMoves(Point from, Point to, bool isShiftHeld) {
  if (m_isAnchored) return stretchTo(to);
  if (!isShiftHeld || !isPainting() || m_shape == Shape::Fill) return;
  if (!isDragging()) {
    beginKeyDrag();
    startStroke(*m_chosen, from, m_shape);
  }
  if (isKeyDrag()) stretchTo(to);
}

void GridView::used(Point cell) {
  if (m_isAnchored) return finishDrag();
  if (isDragging()) return;
  if (!isPainting()) return BoardView::used(cell);
  if (m_shape != Shape::Line && m_shape != Shape::Rectangle) return useTool(*m_chosen, cell, m_shape);
  beginKeyDrag();
  m_isAnchored = true;
  startStroke(*m_chosen, cell, m_shape);
}

void GridView::useTool(Tool tool, Point cell, Shape shape) {
  if (isDragging()) return;
  moveCursorTo(cell, false);
  beginKeyDrag();
  startStroke(tool, cell, shape);
  finishDrag();
  announceAccessibleValue(this);
}

// Only Enter ends what Enter has begun; whoever goes elsewhere has given it up.
void GridView::keyReleaseEvent(QKeyEvent* event) {
  if (!m_isAnchored || event->key() != Qt::Key_Shift) BoardView::keyReleaseEvent(event);
}

void GridView::focusOutEvent(QFocusEvent* event) {
  if (m_isAnchored) cancelDrag();
  BoardView::focusOutEvent(event);
}

void GridView::mousePressEvent(QMouseEvent* event) {
  if (m_isAnchored) cancelDrag();
  BoardView::mousePressEvent(event);
}

void GridView::putEnd(End end) {
  if (isDragging()) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  Q_EMIT endDragged(end, cell);
  Q_EMIT endDropped(end);
  announceAccessibleValue(this);
}

}  // namespace searchlight::ui
