// widgets/sokoban/sokoban_view_look.cpp: how the board is looked at: turned, zoomed, moved; the worker in sight.
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/sokoban/sokoban_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr double kPixelsPerNotch = 80;  // of a touch pad's scrolling
constexpr double kPanStep = 120;        // pixels, by a key
constexpr int kMarkWidth = 4;

}  // namespace

// ---- Layout -----------------------------------------------------------------------------------------------------------------------

void SokobanView::layOut() {
  m_viewport.setView(QSizeF(size()), devicePixelRatioF());
  if (m_scene.board) {
    int columns = m_part.right - m_part.left, rows = m_part.bottom - m_part.top;
    if (m_turn.isSideways()) std::swap(columns, rows);
    if (columns != m_viewport.columns() || rows != m_viewport.rows()) m_viewport.setBoardSize(columns, rows);
  }
  viewMoved();
}

void SokobanView::viewMoved() {
  m_ground = {};
  m_layout = SokobanLayout(m_part, m_viewport, m_turn);
  m_bars->follow(m_viewport);
  update();
  Q_EMIT viewChanged(m_viewport.cellSide());
}

void SokobanView::setLook(SokobanLook look) {
  m_look = look;
  m_ground = {};
  update();
}

// All of it is fitted in: what was in sight may be anywhere now.
void SokobanView::setTurn(Turn turn) {
  if (turn == m_turn) return;
  m_turn = turn;
  m_viewport.fit();
  layOut();
  if (m_scene.board) tellPosition();
}

void SokobanView::setLargestFit(double side) {
  m_viewport.setLargestFit(side);
  viewMoved();
}

void SokobanView::fit() {
  m_viewport.fit();
  viewMoved();
}

void SokobanView::panBy(QPointF pixels) {
  m_viewport.panBy(pixels);
  viewMoved();
}

void SokobanView::zoomAt(double factor, QPointF pixel) {
  if (m_viewport.isEmpty()) return;
  m_viewport.zoomBy(factor, pixel);
  viewMoved();
}

// What keeps its place where nothing is pointed at: the worker, if he is in sight.
QPointF SokobanView::zoomPlace() const {
  if (!m_scene.board) return {};
  const QPointF worker = m_layout.rectOf(board().point(m_end.worker)).center();
  return rect().contains(worker.toPoint()) ? worker : QRectF(rect()).center();
}

// Not while a search is looked at, whose workers are all over the board.
void SokobanView::keepWorkerInSight() {
  if (!m_isPlayable || m_viewport.isFitted() || m_panFrom) return;
  const QPointF before = m_viewport.origin();
  const QPointF corner = m_layout.rectAt(m_scene.workerPlace()).topLeft();
  m_viewport.revealPlace(m_viewport.toCells(corner));
  if (m_viewport.origin() != before) viewMoved();
}

// What of the board changes while steps are seen: the worker and his box, hands and all.
QRectF SokobanView::movingArea() const {
  if (!m_scene.board) return {};
  QRectF area = m_layout.rectAt(m_scene.workerPlace());
  if (m_scene.movingBox != sokoban::kNoCell) area |= m_layout.rectAt(m_scene.boxAt);
  const double around = m_layout.cell() / 2 + 2;
  return area.adjusted(-around, -around, around, around);
}

// What is played in reverse must not be taken for the level: a frame round the view, and a word in its corner.
void SokobanView::paintReverseMark(QPainter& painter) const {
  const QColor mark = palette().color(QPalette::Link);  // the accent
  const QColor ink = Theme::of(palette()).board().textOn(mark);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mark, kMarkWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  const double half = kMarkWidth / 2.0;
  painter.drawRect(QRectF(contentsRect()).adjusted(half, half, -half, -half));
  const QString word = tr("Reverse play");
  const QSize size = fontMetrics().size(Qt::TextSingleLine, word) + QSize(16, 6);
  // Below, since messages come from above.
  const QRect place(contentsRect().bottomLeft() - QPoint(0, size.height() - 1), size);
  painter.fillRect(place, mark);
  painter.setPen(ink);
  painter.drawText(place, Qt::AlignCenter, word);
}

void SokobanView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut();
}

// ---- By hand ----------------------------------------------------------------------------------------------------------------------

void SokobanView::wheelEvent(QWheelEvent* event) {
  event->accept();
  const bool isTouchPad = !event->pixelDelta().isNull();
  const QPointF turned =
      isTouchPad ? QPointF(event->pixelDelta()) : QPointF(event->angleDelta()) / 120 * kPixelsPerNotch;
  const bool isSideways = std::abs(turned.x()) > std::abs(turned.y());
  // Shift turns the usual wheel sideways; some platforms have done so already.
  if (isSideways) return panBy(turned);
  if (event->modifiers() & Qt::ShiftModifier) return panBy({turned.y(), 0});
  zoomAt(std::pow(kZoomPerNotch, turned.y() / kPixelsPerNotch), event->position());
}

bool SokobanView::panWith(QMouseEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
      if (event->button() != Qt::MiddleButton && !(event->button() == Qt::LeftButton && m_isSpaceHeld))
        return m_panFrom.has_value();
      m_panFrom = event->position();
      m_hasSpacePanned = m_isSpaceHeld;
      setCursor(Qt::ClosedHandCursor);
      return true;
    case QEvent::MouseMove:
      if (!m_panFrom) return false;
      panBy(event->position() - std::exchange(*m_panFrom, event->position()));
      return true;
    default:
      if (!m_panFrom) return false;
      m_panFrom.reset();
      m_isSpaceHeld ? setCursor(Qt::OpenHandCursor) : unsetCursor();
      return true;
  }
}

bool SokobanView::lookByKey(QKeyEvent* event) {
  const auto modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
  if (modifiers == Qt::AltModifier) {
    switch (event->key()) {
      case Qt::Key_Left: panBy({kPanStep, 0}); return true;
      case Qt::Key_Right: panBy({-kPanStep, 0}); return true;
      case Qt::Key_Up: panBy({0, kPanStep}); return true;
      case Qt::Key_Down: panBy({0, -kPanStep}); return true;
      default: return false;
    }
  }
  if (modifiers) return false;
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomIn(); return true;
    case Qt::Key_Minus: zoomOut(); return true;
    case Qt::Key_0: fit(); return true;
    case Qt::Key_Space:  // told when it is let go: it may be the beginning of a drag
      if (!event->isAutoRepeat()) {
        m_isSpaceHeld = true;
        m_hasSpacePanned = false;
        setCursor(Qt::OpenHandCursor);
      }
      return true;
    default: return false;
  }
}

void SokobanView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !m_isSpaceHeld)
    return QWidget::keyReleaseEvent(event);
  m_isSpaceHeld = false;
  if (!m_panFrom) unsetCursor();
  if (!m_hasSpacePanned) Q_EMIT spaceTapped();
}

void SokobanView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  if (std::exchange(m_isSpaceHeld, false) && !m_panFrom) unsetCursor();
}

}  // namespace searchlight::ui
