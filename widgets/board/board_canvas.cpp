// widgets/board/board_canvas.cpp: the gestures and keys by which a board is moved and zoomed, and motions that are seen.
#include "widgets/board/board_canvas.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "widgets/board/accessible_value.h"

namespace searchlight::ui {

BoardCanvas::BoardCanvas(QWidget* parent)
    : QWidget(parent), m_clock([this] { showFrame(); }, [this] { finishMotion(); }) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

void BoardCanvas::setFills(bool fills) {
  m_viewport.setFills(fills);
  viewMoved();
}

void BoardCanvas::setMargin(double cells) {
  m_viewport.setMargin(cells);
  viewMoved();
}

void BoardCanvas::setLargestFit(double side) {
  m_viewport.setLargestFit(side);
  viewMoved();
}

void BoardCanvas::fit() {
  m_viewport.setLeastFit(0, {});
  m_viewport.fit();
  viewMoved();
}

void BoardCanvas::scrollTo(Qt::Orientation along, double value) {
  m_viewport.scrollTo(along, value);
  moved(true);
}

void BoardCanvas::takeSize() {
  m_viewport.setView(QSizeF(size()), devicePixelRatioF());
  viewMoved();
}

void BoardCanvas::viewMoved() {
  layOut();
  Q_EMIT viewChanged(m_viewport.cellSide());
}

void BoardCanvas::moved(bool isByHand) {
  viewMoved();
  if (isByHand) Q_EMIT movedByHand();
}

void BoardCanvas::panBy(QPointF pixels) {
  m_viewport.panBy(pixels);
  moved(true);
}

void BoardCanvas::zoomAt(double factor, QPointF position) {
  if (m_viewport.isEmpty()) return;
  m_viewport.zoomBy(factor, position);
  viewMoved();
}

void BoardCanvas::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  takeSize();
}

// ---- By mouse ------------------------------------------------------------------------------------------------------------

void BoardCanvas::updateMouseCursor() {
  if (isPanning()) return setCursor(Qt::ClosedHandCursor);
  m_isSpaceHeld ? setCursor(Qt::OpenHandCursor) : unsetCursor();
}

bool BoardCanvas::panWith(const QMouseEvent& event) {
  const bool wasPanning = isPanning();
  switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
      if (event.button() == Qt::MiddleButton || (event.button() == Qt::LeftButton && m_isSpaceHeld))
        beginPan(event.position());
      return isPanning();
    case QEvent::MouseMove:
      if (wasPanning) panTo(event.position());
      return wasPanning;
    default: endPan(); return wasPanning;
  }
}

void BoardCanvas::beginPan(QPointF from) {
  m_panFrom = from;
  m_hasSpacePanned = m_isSpaceHeld;
  updateMouseCursor();
}

void BoardCanvas::endPan() {
  if (std::exchange(m_panFrom, std::nullopt)) updateMouseCursor();
}

void BoardCanvas::wheelEvent(QWheelEvent* event) {
  constexpr double kPixelsPerNotch = 80;  // of a touch pad's scrolling
  if (m_viewport.columns() == 0) return;
  event->accept();
  const bool isTouchPad = !event->pixelDelta().isNull();
  const QPointF turned =
      isTouchPad ? QPointF(event->pixelDelta()) : QPointF(event->angleDelta()) / 120 * kPixelsPerNotch;
  // Shift turns the usual wheel sideways; some platforms have done so already.
  if (std::abs(turned.x()) > std::abs(turned.y())) return panBy(turned);
  if (event->modifiers() & Qt::ShiftModifier) return panBy({turned.y(), 0});
  zoomAt(std::pow(kZoomPerNotch, turned.y() / kPixelsPerNotch), event->position());
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------

bool BoardCanvas::panByKey(const QKeyEvent& event, double step) {
  const auto arrow = arrowDirection(event.key());
  if (!arrow || !(event.modifiers() & Qt::AltModifier)) return false;
  panBy(QPointF(offset(*arrow).x, offset(*arrow).y) * -step);
  return true;
}

bool BoardCanvas::lookByKey(const QKeyEvent& event) {
  if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) return false;
  switch (event.key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomAt(kZoomPerNotch, zoomPlace()); return true;
    case Qt::Key_Minus: zoomAt(1 / kZoomPerNotch, zoomPlace()); return true;
    case Qt::Key_0: fit(); return true;
    case Qt::Key_Space:  // told when it is let go: it may be the beginning of a drag
      if (event.isAutoRepeat()) return true;
      m_isSpaceHeld = true;
      m_hasSpacePanned = false;
      updateMouseCursor();
      return true;
    default: return false;
  }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_isSpaceHeld)
    return QWidget::keyReleaseEvent(event);
  m_isSpaceHeld = false;
  updateMouseCursor();
  if (!m_hasSpacePanned) Q_EMIT spaceTapped();
}

void BoardCanvas::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (std::exchange(m_isSpaceHeld, false)) updateMouseCursor();
}

// ---- What moves ----------------------------------------------------------------------------------------------------------

void BoardCanvas::finishMotion() {
  if (!isMoving()) return;
  stopMotion();
  endMotion();
  update();
  Q_EMIT motionFinished();
}

void BoardCanvas::setMotionSpeed(double factor) {
  m_clock.setSpeed(factor);
  if (factor <= 0) finishMotion();
}

void BoardCanvas::stopMotion() {
  m_clock.stop();
  m_fade.reset();
}

void BoardCanvas::showFrame() {
  if (!m_fade) return showMotion(m_clock.milliseconds());
  m_fade->left = 1 - m_clock.milliseconds() / (motion::kShort / m_clock.speed());
  m_fade->left <= 0 ? finishMotion() : update();
}

void BoardCanvas::fadeFrom(QPixmap before) {
  m_fade = Fade{std::move(before)};
  m_clock.start();
}

void BoardCanvas::paintFade(QPainter& painter) const {
  if (!m_fade) return;
  painter.setOpacity(m_fade->left);
  painter.drawPixmap(0, 0, m_fade->before);
  painter.setOpacity(1);
}

void BoardCanvas::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  finishMotion();
}

void BoardCanvas::contextMenuEvent(QContextMenuEvent* event) {
  giveUpGesture();
  Q_EMIT menuRequested(event->globalPos());
}

bool BoardCanvas::isTurnSeen() {
  constexpr qint64 kMsBetweenTurns = 240;
  const bool isLate = !m_sinceTurn.isValid() || m_sinceTurn.elapsed() >= kMsBetweenTurns;
  m_sinceTurn.start();
  return isLate && m_clock.isSeenOn(*this);
}

}  // namespace searchlight::ui
