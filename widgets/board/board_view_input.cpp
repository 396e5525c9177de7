// widgets/board/board_view_input.cpp: the board's gestures, by mouse, by touch pad and by keyboard.
#include <QApplication>
#include <QContextMenuEvent>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTimerEvent>
#include <algorithm>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

namespace {
constexpr int kScrollInterval = 30;  // ms
constexpr int kCursorJump = 10;
}  // namespace

void BoardView::updateMouseCursor() {
  if (isPanning() || (isSpaceHeld() && !isOwnDrag())) return BoardCanvas::updateMouseCursor();
  setCursor(pointerShape());
}

// ---- Where the pointer is ------------------------------------------------------------------------------------------------

Point BoardView::nearestCell(QPointF position) const {
  const Point p = m_viewport.cellUnder(position);
  return {std::clamp(p.x, 0, scene().columns - 1), std::clamp(p.y, 0, scene().rows - 1)};
}

void BoardView::hover(std::optional<Point> cell) {
  if (mark(m_hovered, cell)) Q_EMIT hovered(cell);
}

// ---- By mouse ------------------------------------------------------------------------------------------------------------

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (!scene().hasBoard() || isDragging()) return;
  m_pointer = m_pressedAt = event->position();
  hideCursor();
  if (!panWith(*event)) {
    // The domain's drag is under way already when it tells of its beginning.
    m_drag = Drag::Own;
    if (!beginDrag(event->button(), m_pointer))
      m_drag = event->button() == Qt::LeftButton ? Drag::Click : Drag::None;
  }
  updateMouseCursor();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  if (!scene().hasBoard()) return;
  followPointer(event->position());
  // Beyond the edge the board comes towards the pointer by itself.
  if (m_drag != Drag::Own || rect().contains(m_pointer.toPoint()))
    m_scrollTimer.stop();
  else if (!m_scrollTimer.isActive())
    m_scrollTimer.start(kScrollInterval, this);
}

void BoardView::followPointer(QPointF position) {
  m_pointer = position;
  if (m_drag == Drag::Click &&
      (position - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
    m_drag = Drag::None;
    beginPan(m_pressedAt);
  }
  if (isPanning())
    panTo(position);
  else if (m_drag == Drag::Own)
    dragTo(position);
  else
    updateMouseCursor();
  hover(m_viewport.cellAt(position));
}

void BoardView::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_scrollTimer.timerId()) return QWidget::timerEvent(event);
  const QPointF inside(std::clamp(m_pointer.x(), 0.0, double(width())),
                       std::clamp(m_pointer.y(), 0.0, double(height())));
  const QPointF beyond = m_pointer - inside;
  panBy(-beyond / 3);
  followPointer(m_pointer);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->buttons() != Qt::NoButton || m_drag == Drag::OwnByKeys) return;
  const bool isClick = m_drag == Drag::Click;
  endDrag(false);
  if (isClick) clicked(m_viewport.cellAt(event->position()));
}

void BoardView::endDrag(bool isGivenUp) {
  const bool wasOwn = isOwnDrag(), wasAny = isDragging();
  m_drag = Drag::None;
  endPan();
  m_scrollTimer.stop();
  if (wasOwn) dragEnded(isGivenUp);
  updateMouseCursor();
  updateAround(m_hovered);
  if (wasAny) Q_EMIT dragFinished();
}

bool BoardView::cancelDrag() {
  if (!isDragging()) return false;
  endDrag(true);
  return true;
}

void BoardView::leaveEvent(QEvent*) {
  if (!isDragging()) hover(std::nullopt);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
  if (!scene().hasBoard() || isDragging()) return;
  if (event->reason() == QContextMenuEvent::Mouse)
    return Q_EMIT menuRequested(m_viewport.cellAt(event->pos()), event->globalPos());
  const Point cell = cursorOrGuess();
  Q_EMIT menuRequested(cell, mapToGlobal(m_viewport.centreOf(cell).toPoint()));
}

bool BoardView::event(QEvent* event) {
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
    // Where Space may be the beginning of a drag, it is told only when it is let go.
    const bool isOurSpace = key->key() == Qt::Key_Space && !key->modifiers() && wantsSpace();
    if (isOurSpace || (key->key() == Qt::Key_Escape && isDragging())) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------

Point BoardView::cursorOrGuess() const {
  if (m_cursor) return *m_cursor;
  if (m_selected) return *m_selected;
  if (const std::optional<Point> cell = preferredCell(); cell && scene().contains(*cell)) return *cell;
  return nearestCell(QRectF(rect()).center());
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  if (!scene().hasBoard()) return QWidget::keyPressEvent(event);
  if (moveViewBy(*event) || moveCursorBy(*event) || lookByKey(*event)) return;
  const bool isPlain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
  if (!isPlain) return QWidget::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return useCursorCell();
    case Qt::Key_Escape:
      if (cancelDrag()) return;
      if (m_selected) return select(std::nullopt);
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
  if (event->isAutoRepeat()) return;
  if (event->key() == Qt::Key_Shift && m_drag == Drag::OwnByKeys) return endDrag(false);
  BoardCanvas::keyReleaseEvent(event);
}

// Alt with arrows, Page Up, Page Down.
bool BoardView::moveViewBy(const QKeyEvent& event) {
  if (panByKey(event, std::min(width(), height()) / 6.0)) return true;
  if (event.key() != Qt::Key_PageUp && event.key() != Qt::Key_PageDown) return false;
  panBy(QPointF(0, height() * (event.key() == Qt::Key_PageUp ? 0.8 : -0.8)));
  return true;
}

bool BoardView::moveCursorBy(const QKeyEvent& event) {
  const int step = event.modifiers() & Qt::ControlModifier ? kCursorJump : 1;
  Point to = cursorOrGuess();
  if (const auto arrow = arrowDirection(event.key()))
    to = to + Point{offset(*arrow).x * step, offset(*arrow).y * step};
  else if (step == 1 && (event.key() == Qt::Key_Home || event.key() == Qt::Key_End))
    to.x = event.key() == Qt::Key_Home ? 0 : scene().columns - 1;
  else
    return false;
  to = {std::clamp(to.x, 0, scene().columns - 1), std::clamp(to.y, 0, scene().rows - 1)};
  moveCursorTo(to, event.modifiers() & Qt::ShiftModifier);
  return true;
}

void BoardView::moveCursorTo(Point cell, bool isShiftHeld) {
  const Point from = cursorOrGuess();
  updateAround(m_cursor);
  m_cursor = cell;
  m_isCursorShown = true;
  cursorMoves(from, cell, isShiftHeld);
  const QPointF before = m_viewport.origin();
  m_viewport.reveal(cell);
  if (m_viewport.origin() != before) moved(true);
  updateAround(m_cursor);
  Q_EMIT cursorMoved(cell);
  announceAccessibleValue(this);
}

void BoardView::setCursorCell(Point cell) {
  if (!scene().contains(cell)) return;
  if (hasFocus()) return moveCursorTo(cell, false);
  hideCursor();
  m_cursor = cell;
}

void BoardView::hideCursor() {
  if (!std::exchange(m_isCursorShown, false)) return;
  updateAround(m_cursor);
  Q_EMIT cursorMoved(std::nullopt);
}

void BoardView::useCursorCell() {
  if (isDragging() && !isKeyDrag()) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  used(cell);
  announceAccessibleValue(this);
}

void BoardView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  const bool isByKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
  if (isByKeyboard && scene().hasBoard()) moveCursorTo(cursorOrGuess(), false);
  updateAround(m_cursor);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
  BoardCanvas::focusOutEvent(event);
  if (m_drag == Drag::OwnByKeys) endDrag(false);
  updateAround(m_cursor);
}

}  // namespace searchlight::ui
