// widgets/klotski/klotski_view_input.cpp: the gestures, by mouse and by keyboard.
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "widgets/board/accessible_value.h"
#include "widgets/board/board_viewport.h"
#include "widgets/klotski/klotski_view.h"

namespace searchlight::ui {
namespace {

QPointF middleOf(const klotski::Board& board, const klotski::Position& position, int piece) {
  QPointF sum;
  const auto& cells = board.pieces()[static_cast<std::size_t>(piece)].cells;
  for (const Point p : cells) sum += QPointF(p.x + 0.5, p.y + 0.5);
  const Point at = board.anchor(position, piece);
  return QPointF(at.x, at.y) + sum / static_cast<double>(cells.size());
}

}  // namespace

std::optional<int> KlotskiView::pieceAt(QPointF pixel) const {
  if (!m_scene.board || m_layout.cell() <= 0) return std::nullopt;
  const int owner = board().pieceAt(position(), cellOf(m_layout.placeOf(pixel)));
  return owner >= 0 ? std::optional(owner) : std::nullopt;
}

// ---- By mouse ------------------------------------------------------------------------------------------------------------------

void KlotskiView::mousePressEvent(QMouseEvent* event) {
  if (!m_scene.board) return;
  if (event->button() != Qt::LeftButton) return giveUpGesture();
  finishMotion();
  take(false);
  const std::optional<int> piece = pieceAt(event->position());
  setCursorPiece(piece);
  if (!piece || !m_isPlayable) return;
  const Point at = board().anchor(position(), *piece);
  const QPointF place(at.x, at.y);
  m_held = Held{*piece, m_layout.placeOf(event->position()) - place, DragSpace(board(), position(), *piece)};
  m_scene.lifted = m_scene.moving = *piece;
  m_scene.movingAt = place;
  setCursor(Qt::ClosedHandCursor);
  update();
}

// Another piece may stand under the pointer now, or the same one elsewhere.
void KlotskiView::tellHovered() {
  const std::optional<int> before = std::exchange(m_hovered, pieceAt(*m_pointer));
  if (before || m_hovered) Q_EMIT pieceHovered(m_hovered);
}

void KlotskiView::mouseMoveEvent(QMouseEvent* event) {
  m_pointer = event->position();
  if (m_held) {
    m_scene.movingAt =
        m_held->space.follow(m_scene.movingAt, m_layout.placeOf(event->position()) - m_held->grip);
    return update();
  }
  const std::optional<int> piece = pieceAt(event->position());
  if (piece == m_hovered) return;
  m_hovered = piece;
  piece&& m_isPlayable ? setCursor(Qt::OpenHandCursor) : unsetCursor();
  Q_EMIT pieceHovered(piece);
}

// The piece is left where the hand has it until whoever plays says where it stands.
void KlotskiView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_held) return;
  const int piece = m_held->piece;
  const Point to = m_held->space.nearest(m_scene.movingAt);
  const QPointF at = m_scene.movingAt;
  m_held.reset();
  m_scene.lifted = -1;
  setCursor(Qt::OpenHandCursor);
  const Point from = board().anchor(position(), piece);
  if (to != from) {
    Q_EMIT slideWanted(piece, to);
    // Nobody has played it.
    if (m_scene.moving == piece && !m_motion) m_scene.moving = -1;
  } else if (at != QPointF(from.x, from.y) && clock().speed() > 0) {
    startMotion(piece, {at, QPointF(from.x, from.y)});
  } else {
    m_scene.moving = -1;
  }
  update();
}

void KlotskiView::giveUpGesture() {
  if (!m_held) return;
  m_held.reset();
  m_scene.lifted = m_scene.moving = -1;
  unsetCursor();
  update();
}

void KlotskiView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_pointer.reset();
  if (!m_hovered) return;
  m_hovered.reset();
  Q_EMIT pieceHovered(std::nullopt);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------------

std::optional<int> KlotskiView::cursorPiece() const {
  return m_cursor >= 0 ? std::optional(m_cursor) : std::nullopt;
}

void KlotskiView::setCursorPiece(std::optional<int> piece) {
  if (piece.value_or(-1) == m_cursor) return;
  if (m_isTaken) take(false);
  m_cursor = piece.value_or(-1);
  update();
  tellCursor();
}

void KlotskiView::tellCursor() {
  Q_EMIT cursorPieceChanged();
  announceAccessibleValue(this);
}

void KlotskiView::take(bool isTaken) {
  if (m_isTaken == isTaken) return;
  m_isTaken = isTaken;
  m_scene.lifted = isTaken ? m_cursor : -1;
  update();
}

std::vector<int> KlotskiView::piecesInReadingOrder() const {
  std::vector<int> pieces(static_cast<std::size_t>(board().pieceCount()));
  std::iota(pieces.begin(), pieces.end(), 0);
  std::ranges::sort(pieces, {}, [this](int i) { return position().cell(i); });
  return pieces;
}

// The nearest piece whose middle lies that way; what lies straight ahead is nearer than what lies aside.
void KlotskiView::moveCursor(Point heading) {
  const std::vector<int> pieces = piecesInReadingOrder();
  if (m_cursor < 0) return setCursorPiece(pieces.front());
  const QPointF from = middleOf(board(), position(), m_cursor);
  int best = -1;
  double least = std::numeric_limits<double>::infinity();
  for (const int i : pieces) {
    const QPointF away = middleOf(board(), position(), i) - from;
    const double ahead = away.x() * heading.x + away.y() * heading.y;
    const double aside = std::abs(away.x() * heading.y) + std::abs(away.y() * heading.x);
    if (i == m_cursor || ahead < 0.25 || aside > 2 * ahead + 0.5) continue;
    if (const double far = ahead + 2 * aside; far < least) {
      least = far;
      best = i;
    }
  }
  if (best >= 0) setCursorPiece(best);
}

void KlotskiView::slideTaken(Point heading) {
  finishMotion();
  const Point to = board().anchor(position(), m_cursor) + heading;
  const std::vector<Point> steps = board().reach(position(), m_cursor, klotski::Count::Steps);
  if (std::ranges::find(steps, to) == steps.end()) return;
  Q_EMIT slideWanted(m_cursor, to);
  m_scene.lifted = m_isTaken ? m_cursor : -1;
  tellCursor();
}

void KlotskiView::keyPressEvent(QKeyEvent* event) {
  if (!m_scene.board || (event->modifiers() & ~Qt::KeypadModifier)) return QWidget::keyPressEvent(event);
  m_pointer.reset();
  const auto arrow = arrowDirection(event->key());
  if (m_held) {
    if (event->key() == Qt::Key_Escape) return giveUpGesture();
    if (arrow) return;  // the hand has it
  }
  if (arrow) return m_isTaken ? slideTaken(offset(*arrow)) : moveCursor(offset(*arrow));
  switch (event->key()) {
    case Qt::Key_Space:
      if (!m_isPlayable) return Q_EMIT spaceTapped();
      [[fallthrough]];
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!m_isPlayable) break;
      if (m_cursor < 0) return setCursorPiece(piecesInReadingOrder().front());
      return take(!m_isTaken);
    case Qt::Key_Escape:
      if (m_isTaken) return take(false);
      if (m_cursor >= 0) return setCursorPiece(std::nullopt);
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

// Tab goes from piece to piece, and on from the last one.
bool KlotskiView::focusNextPrevChild(bool next) {
  if (m_scene.board && hasFocus() && !m_held) {
    const std::vector<int> pieces = piecesInReadingOrder();
    const auto at = std::ranges::find(pieces, m_cursor);
    const bool isThere = at != pieces.end();
    if (next && (!isThere || at + 1 != pieces.end()))
      return setCursorPiece(isThere ? *(at + 1) : pieces.front()), true;
    if (!next && isThere && at != pieces.begin()) return setCursorPiece(*(at - 1)), true;
  }
  return QWidget::focusNextPrevChild(next);
}

void KlotskiView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  // What Tab has come to, from either side, is seen at once.
  if (m_scene.board && isByTab(event->reason())) {
    const std::vector<int> pieces = piecesInReadingOrder();
    setCursorPiece(event->reason() == Qt::TabFocusReason ? pieces.front() : pieces.back());
  }
  update();
}

void KlotskiView::focusOutEvent(QFocusEvent* event) {
  BoardCanvas::focusOutEvent(event);
  take(false);
  giveUpGesture();
  update();
}

}  // namespace searchlight::ui
