// widgets/grid/grid_view_input.cpp: the board's gestures, by mouse, by touch pad and by keyboard.
#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTimerEvent>
#include <QWheelEvent>
#include <cmath>

#include "widgets/grid/grid_view.h"
#include "widgets/grid/grid_view_accessible.h"
#include "widgets/grid/tool_cursors.h"

namespace searchlight::ui {

namespace {
constexpr double kZoomPerNotch = 1.25;
constexpr double kPixelsPerNotch = 80;  // of a touch pad's scrolling
constexpr int kScrollInterval = 30;     // ms
constexpr int kCursorJump = 10;
}  // namespace

void GridView::setTool(Tool tool) {
  if (tool == m_tool) return;
  cancelDrag();
  m_tool = tool;
  updateMouseCursor();
  updateAround(m_hovered);
  Q_EMIT toolChanged(tool);
}

void GridView::setBrush(int cells) {
  m_brush = std::max(1, cells);
  update();
}

void GridView::updateMouseCursor() {
  const bool grasps = m_drag == Drag::Pan || m_drag == Drag::Start || m_drag == Drag::Goal;
  if (grasps) return setCursor(Qt::ClosedHandCursor);
  if (m_isSpaceHeld || (m_drag == Drag::None && endAt(m_pointer))) return setCursor(Qt::OpenHandCursor);
  const bool rubs = m_drag == Drag::Stroke && m_strokeTool == Tool::Erase;
  setCursor(toolCursor(rubs ? Tool::Erase : m_tool, palette()));
}

// ---- Where the pointer is ------------------------------------------------------------------------------------------------

std::optional<GridView::End> GridView::endAt(QPointF position) const {
  if (!m_scene.hasMap()) return std::nullopt;
  const TextLayout layout = textLayout(m_scene, m_viewport.cellSide());
  const auto isOn = [&](const std::optional<Point>& end) {
    if (!end) return false;
    const QRectF cell = m_viewport.rectOf(*end);
    // Marks larger than their cells are grasped by their middle, so that one can paint beside them.
    const QRectF mark = endMarkRect(cell, layout);
    const double margin = 0.2 * mark.width();
    return cell.contains(position) || (mark.width() > cell.width() &&
                                       mark.adjusted(margin, margin, -margin, -margin).contains(position));
  };
  if (isOn(m_scene.start)) return End::Start;  // it lies on top
  return isOn(m_scene.goal) ? std::optional(End::Goal) : std::nullopt;
}

Point GridView::nearestCell(QPointF position) const {
  const Point p = m_viewport.cellUnder(position);
  return {std::clamp(p.x, 0, m_scene.map->width() - 1), std::clamp(p.y, 0, m_scene.map->height() - 1)};
}

void GridView::hover(std::optional<Point> cell) {
  if (cell == m_hovered) return;
  updateAround(m_hovered);
  m_hovered = cell;
  updateAround(m_hovered);
  Q_EMIT hovered(cell);
}

void GridView::zoomAt(double factor, QPointF position) {
  if (!m_scene.hasMap()) return;
  m_viewport.zoomBy(factor, position);
  viewMoved();
}

// ---- By mouse ------------------------------------------------------------------------------------------------------------

void GridView::mousePressEvent(QMouseEvent* event) {
  if (!m_scene.hasMap() || m_drag != Drag::None) return;
  m_pointer = m_pressedAt = event->position();
  if (m_isCursorShown) {
    m_isCursorShown = false;
    updateAround(m_cursor);
  }
  const std::optional<Point> cell = m_viewport.cellAt(m_pointer);
  const bool isPainting = m_tool != Tool::Inspect;
  if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_isSpaceHeld)) {
    m_drag = Drag::Pan;
    m_hasSpacePanned = m_isSpaceHeld;
  } else if (event->button() == Qt::LeftButton) {
    if (const std::optional<End> end = endAt(m_pointer)) {
      m_drag = *end == End::Start ? Drag::Start : Drag::Goal;
      m_dragCell = m_dragFrom = *end == End::Start ? m_scene.start : m_scene.goal;
    } else if (!isPainting) {
      m_drag = Drag::Click;
    } else if (cell) {
      startStroke(m_tool, *cell, Drag::Stroke);
    }
  } else if (event->button() == Qt::RightButton && isPainting && cell) {
    startStroke(Tool::Erase, *cell, Drag::Stroke);
  }
  updateMouseCursor();
}

void GridView::startStroke(Tool tool, Point cell, Drag drag) {
  m_drag = drag;
  m_strokeTool = tool;
  m_dragCell = cell;
  Q_EMIT strokeStarted(cell, tool);
}

void GridView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_scene.hasMap()) return;
  followPointer(event->position());
  // Beyond the edge the map comes towards the pointer by itself.
  const bool mayScroll = m_drag == Drag::Stroke || m_drag == Drag::Start || m_drag == Drag::Goal;
  if (!mayScroll || rect().contains(m_pointer.toPoint()))
    m_scrollTimer.stop();
  else if (!m_scrollTimer.isActive())
    m_scrollTimer.start(kScrollInterval, this);
}

void GridView::followPointer(QPointF position) {
  const QPointF delta = position - m_pointer;
  m_pointer = position;
  if (m_drag == Drag::Click &&
      (position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
    m_drag = Drag::Pan;
    updateMouseCursor();
    m_viewport.panBy(position - m_pressedAt);
    viewMoved();
  } else if (m_drag == Drag::Pan) {
    m_viewport.panBy(delta);
    viewMoved();
  } else if (m_drag == Drag::Stroke) {
    if (const Point cell = m_viewport.cellUnder(position); cell != m_dragCell) {
      m_dragCell = cell;
      Q_EMIT strokeMoved(cell, m_strokeTool);
    }
  } else if (m_drag == Drag::Start || m_drag == Drag::Goal) {
    if (const Point cell = nearestCell(position); cell != m_dragCell) {
      m_dragCell = cell;
      Q_EMIT endDragged(m_drag == Drag::Start ? End::Start : End::Goal, cell);
    }
  } else {
    updateMouseCursor();
  }
  hover(m_viewport.cellAt(position));
}

void GridView::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_scrollTimer.timerId()) return QWidget::timerEvent(event);
  const QPointF inside(std::clamp(m_pointer.x(), 0.0, double(width())),
                       std::clamp(m_pointer.y(), 0.0, double(height())));
  const QPointF beyond = m_pointer - inside;
  m_viewport.panBy(-beyond / 3);
  viewMoved();
  followPointer(m_pointer);
}

void GridView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->buttons() != Qt::NoButton || m_drag == Drag::KeyStroke) return;
  const bool isClick = m_drag == Drag::Click;
  endDrag();
  if (isClick) select(m_viewport.cellAt(event->position()));
}

void GridView::endDrag() {
  const Drag ended = std::exchange(m_drag, Drag::None);
  m_scrollTimer.stop();
  m_dragCell.reset();
  if (ended == Drag::Stroke || ended == Drag::KeyStroke) Q_EMIT strokeFinished();
  if (ended == Drag::Start) Q_EMIT endDropped(End::Start);
  if (ended == Drag::Goal) Q_EMIT endDropped(End::Goal);
  updateMouseCursor();
  updateAround(m_hovered);
}

// False when there was nothing to give up.
bool GridView::cancelDrag() {
  switch (m_drag) {
    case Drag::None: return false;
    case Drag::Stroke:
    case Drag::KeyStroke:
      m_drag = Drag::None;
      Q_EMIT strokeCancelled();
      break;
    case Drag::Start:
    case Drag::Goal:
      if (m_dragFrom) Q_EMIT endDragged(m_drag == Drag::Start ? End::Start : End::Goal, *m_dragFrom);
      break;
    case Drag::Click:
    case Drag::Pan: break;
  }
  endDrag();
  return true;
}

void GridView::leaveEvent(QEvent*) {
  if (m_drag == Drag::None) hover(std::nullopt);
}

void GridView::contextMenuEvent(QContextMenuEvent* event) {
  const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
  if (!m_scene.hasMap() || m_drag != Drag::None || (isByMouse && m_tool != Tool::Inspect)) return;
  if (isByMouse) return Q_EMIT menuRequested(m_viewport.cellAt(event->pos()), event->globalPos());
  const Point cell = cursorOrGuess();
  Q_EMIT menuRequested(cell, mapToGlobal(m_viewport.centreOf(cell).toPoint()));
}

void GridView::wheelEvent(QWheelEvent* event) {
  if (!m_scene.hasMap()) return;
  event->accept();
  const bool isTouchPad = !event->pixelDelta().isNull();
  const QPointF moved =
      isTouchPad ? QPointF(event->pixelDelta()) : QPointF(event->angleDelta()) / 120 * kPixelsPerNotch;
  const bool isSideways = std::abs(moved.x()) > std::abs(moved.y());
  if (event->modifiers() & Qt::ShiftModifier || isSideways) {
    // Shift turns the usual wheel sideways; some platforms have done so already.
    const bool isTurned = event->modifiers() & Qt::ShiftModifier && !isSideways;
    m_viewport.panBy(isTurned ? QPointF(moved.y(), 0) : moved);
    return viewMoved();
  }
  zoomAt(std::pow(kZoomPerNotch, moved.y() / kPixelsPerNotch), event->position());
}

bool GridView::event(QEvent* event) {
  if (event->type() == QEvent::NativeGesture) {
    const auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() != Qt::ZoomNativeGesture) return QWidget::event(event);
    zoomAt(1 + gesture->value(), gesture->position());
    return true;
  }
  if (event->type() == QEvent::Gesture) {
    const auto* pinch =
        static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
    if (!pinch) return QWidget::event(event);
    zoomAt(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
    return true;
  }
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    // Space is the board's where it moves or uses something, and elsewhere whatever the window makes of it.
    const bool isOurSpace =
        key->key() == Qt::Key_Space && !key->modifiers() && (m_isCursorShown || m_tool != Tool::Inspect);
    if (isOurSpace || (key->key() == Qt::Key_Escape && m_drag != Drag::None)) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------

Point GridView::cursorOrGuess() const {
  if (m_cursor) return *m_cursor;
  if (m_selected) return *m_selected;
  if (m_scene.start) return *m_scene.start;
  return nearestCell(QRectF(rect()).center());
}

void GridView::keyPressEvent(QKeyEvent* event) {
  if (!m_scene.hasMap()) return QWidget::keyPressEvent(event);
  if (moveViewBy(*event) || moveCursorBy(*event)) return;
  const bool isPlain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
  if (!isPlain) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Space:
      if (event->isAutoRepeat()) return;
      m_isSpaceHeld = true;
      m_hasSpacePanned = false;
      return updateMouseCursor();
    case Qt::Key_Return:
    case Qt::Key_Enter: return useTool(m_tool);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return useTool(Tool::Erase);
    case Qt::Key_S: return putEnd(End::Start);
    case Qt::Key_G: return putEnd(End::Goal);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomAt(kZoomPerNotch, m_viewport.centreOf(cursorOrGuess()));
    case Qt::Key_Minus: return zoomAt(1 / kZoomPerNotch, m_viewport.centreOf(cursorOrGuess()));
    case Qt::Key_0: return fit();
    case Qt::Key_Escape:
      if (cancelDrag()) return;
      if (m_selected) return select(std::nullopt);
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void GridView::keyReleaseEvent(QKeyEvent* event) {
  if (event->isAutoRepeat()) return;
  if (event->key() == Qt::Key_Shift && m_drag == Drag::KeyStroke) return endDrag();
  if (event->key() != Qt::Key_Space || !m_isSpaceHeld) return QWidget::keyReleaseEvent(event);
  m_isSpaceHeld = false;
  updateMouseCursor();
  if (m_hasSpacePanned) return;
  if (m_isCursorShown) return useTool(m_tool);
  Q_EMIT spaceTapped();
}

// Alt with arrows, Page Up, Page Down.
bool GridView::moveViewBy(const QKeyEvent& event) {
  const bool isAlt = event.modifiers() & Qt::AltModifier;
  const double step = std::min(width(), height()) / 6.0;
  const double page = height() * 0.8;
  QPointF by;
  switch (event.key()) {
    case Qt::Key_PageUp: by = QPointF(0, page); break;
    case Qt::Key_PageDown: by = QPointF(0, -page); break;
    case Qt::Key_Left: by = QPointF(isAlt ? step : 0, 0); break;
    case Qt::Key_Right: by = QPointF(isAlt ? -step : 0, 0); break;
    case Qt::Key_Up: by = QPointF(0, isAlt ? step : 0); break;
    case Qt::Key_Down: by = QPointF(0, isAlt ? -step : 0); break;
    default: break;
  }
  if (by.isNull()) return false;
  m_viewport.panBy(by);
  viewMoved();
  return true;
}

bool GridView::moveCursorBy(const QKeyEvent& event) {
  const int step = event.modifiers() & Qt::ControlModifier ? kCursorJump : 1;
  const Point from = cursorOrGuess();
  Point to = from;
  switch (event.key()) {
    case Qt::Key_Left: to.x -= step; break;
    case Qt::Key_Right: to.x += step; break;
    case Qt::Key_Up: to.y -= step; break;
    case Qt::Key_Down: to.y += step; break;
    case Qt::Key_Home: to.x = 0; break;
    case Qt::Key_End: to.x = m_scene.map->width() - 1; break;
    default: return false;
  }
  if ((event.key() == Qt::Key_Home || event.key() == Qt::Key_End) && step > 1) return false;
  to = {std::clamp(to.x, 0, m_scene.map->width() - 1), std::clamp(to.y, 0, m_scene.map->height() - 1)};
  const bool isPainting = event.modifiers() & Qt::ShiftModifier && m_tool != Tool::Inspect;
  if (isPainting && m_drag == Drag::None) startStroke(m_tool, from, Drag::KeyStroke);
  moveCursorTo(to, isPainting);
  return true;
}

void GridView::moveCursorTo(Point cell, bool isPainting) {
  updateAround(m_cursor);
  m_cursor = cell;
  m_isCursorShown = true;
  if (isPainting && m_drag == Drag::KeyStroke && cell != m_dragCell) {
    m_dragCell = cell;
    Q_EMIT strokeMoved(cell, m_strokeTool);
  }
  const QPointF before = m_viewport.origin();
  m_viewport.reveal(cell);
  if (m_viewport.origin() != before) viewMoved();
  updateAround(m_cursor);
  announceCursorCell(this);
}

void GridView::useTool(Tool tool) {
  if (m_drag != Drag::None) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  if (tool == Tool::Inspect) return select(m_selected == cell ? std::nullopt : std::optional(cell));
  startStroke(tool, cell, Drag::KeyStroke);
  endDrag();
  announceCursorCell(this);
}

void GridView::putEnd(End end) {
  if (m_drag != Drag::None) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  Q_EMIT endDragged(end, cell);
  Q_EMIT endDropped(end);
  announceCursorCell(this);
}

void GridView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const bool isByKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
  if (isByKeyboard && m_scene.hasMap()) moveCursorTo(cursorOrGuess(), false);
  updateAround(m_cursor);
}

void GridView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  m_isSpaceHeld = false;
  if (m_drag == Drag::KeyStroke) endDrag();
  updateAround(m_cursor);
}

}  // namespace searchlight::ui
