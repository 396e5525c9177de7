// widgets/sokoban/level_draft_view_input.cpp: what mouse and keys draw.
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "core/geometry/point.h"
#include "widgets/board/accessible_value.h"
#include "widgets/board/board_viewport.h"
#include "widgets/sokoban/level_draft_view.h"

namespace searchlight::ui {
namespace {

using sokoban::LevelDraft;

bool isThere(const LevelDraft& draft, LevelTool tool, Point p) {
  switch (tool) {
    case LevelTool::Wall: return draft.isWall(p);
    case LevelTool::Goal: return draft.hasGoal(p);
    case LevelTool::Box: return draft.hasBox(p);
    default: return false;  // floor stays floor, and the worker has to be somewhere
  }
}

}  // namespace

// ---- Gestures -------------------------------------------------------------------------------------------------------------------

void LevelDraftView::paintCell(LevelDraft& draft, Point cell) const {
  if (!draft.contains(cell)) return;
  const bool isPut = m_paint == Paint::Put;
  if (m_paint == Paint::Clear) return draft.clear(cell);
  switch (tool()) {
    case LevelTool::Wall: return draft.setWall(cell, isPut);
    case LevelTool::Floor: return draft.clear(cell);
    case LevelTool::Goal: return draft.setGoal(cell, isPut);
    case LevelTool::Box: return draft.setBox(cell, isPut);
    case LevelTool::Worker: return draft.setWorker(cell);
  }
}

void LevelDraftView::press(QPointF place, bool isOtherButton) {
  const Point cell = cellOf(place);
  m_paint = isOtherButton ? Paint::Clear : isThere(m_draft, tool(), cell) ? Paint::TakeAway : Paint::Put;
  m_last = cell;
  dragTo(cell);
}

void LevelDraftView::dragTo(Point cell) {
  if (m_paint == Paint::None) return;
  LevelDraft next = m_shown;
  forEachCellOnLine(m_last, cell, [&](Point p) { paintCell(next, p); });
  m_last = cell;
  if (next != m_shown) showDraft(next);
}

void LevelDraftView::release(QPointF place) {
  finish();
  tellCell(cellOf(place));  // something else is there now
}

void LevelDraftView::finish() {
  if (isInGesture()) end(m_shown);
}

// ---- By mouse -------------------------------------------------------------------------------------------------------------------

void LevelDraftView::mouseMoveEvent(QMouseEvent* event) {
  const std::optional<QPointF> place = placeOf(event->position());
  if (!place) return;
  const Point cell = cellOf(*place);
  if (!m_aim || cellOf(*m_aim) != cell) update();
  m_aim = place;
  if (!m_isByKey) dragTo(cell);
  tellCell(cell);
}

void LevelDraftView::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier) || event->angleDelta().y() == 0)
    return QWidget::wheelEvent(event);  // scrolls
  setZoom(m_zoom + (event->angleDelta().y() > 0 ? 4 : -4));
  event->accept();
}

// ---- By keyboard ----------------------------------------------------------------------------------------------------------------

void LevelDraftView::moveCursor(Point heading) {
  finish();
  setCursorCell(m_cursor + heading);
}

// A drag begins where the cursor is.
void LevelDraftView::dragCursor(Point heading) {
  const Point to = m_cursor + heading;
  if (!contains(to)) return;
  if (!isInGesture()) {
    // It may go on where the last one ended: nothing is taken away by it.
    m_paint = Paint::Put;
    m_isByKey = true;
    m_last = m_cursor;
  }
  dragTo(to);
  setCursorCell(to);
}

void LevelDraftView::pressAtCursor(bool isClearing) {
  m_isByKey = true;
  press(QPointF(m_cursor.x + 0.5, m_cursor.y + 0.5), isClearing);
  finish();
  tellCell(m_cursor);
}

bool LevelDraftView::putLetter(const QString& letter) {
  if (letter.size() != 1 || !QStringLiteral("#$.@*+-_").contains(letter)) return false;
  LevelDraft next = m_draft;
  const char c = letter.at(0).toLatin1();
  next.clear(m_cursor);
  if (c == '#') next.setWall(m_cursor, true);
  if (c == '.' || c == '*' || c == '+') next.setGoal(m_cursor, true);
  if (c == '$' || c == '*') next.setBox(m_cursor, true);
  if (c == '@' || c == '+') next.setWorker(m_cursor);
  if (next != m_draft) Q_EMIT drawn(next);
  tellCell(m_cursor);
  return true;
}

bool LevelDraftView::pressOwnKey(QKeyEvent* event) {
  const Qt::KeyboardModifiers with = event->modifiers() & ~Qt::KeypadModifier;
  if (with & ~Qt::ShiftModifier) return false;
  const auto arrow = arrowDirection(event->key());
  if (!arrow) return putLetter(event->text());
  if (with != 0) dragCursor(offset(*arrow));
  return with != 0;
}

void LevelDraftView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Shift && m_isByKey) finish();
  QWidget::keyReleaseEvent(event);
}

void LevelDraftView::focusOutEvent(QFocusEvent* event) {
  finish();  // what was drawn by Shift is drawn
  DrawingView::focusOutEvent(event);
}

}  // namespace searchlight::ui
