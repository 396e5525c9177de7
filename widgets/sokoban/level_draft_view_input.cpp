// widgets/sokoban/level_draft_view_input.cpp: what mouse and keys draw.
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>

#include "core/geometry/line.h"
#include "widgets/board/arrow_keys.h"
#include "widgets/board/cell_of.h"
#include "widgets/sokoban/level_draft_view.h"

namespace searchlight::ui {
namespace {

using sokoban::LevelDraft;

std::optional<LevelTool> levelToolOf(int key) {
  switch (key) {
    case Qt::Key_1:
    case Qt::Key_W: return LevelTool::Wall;
    case Qt::Key_2:
    case Qt::Key_F: return LevelTool::Floor;
    case Qt::Key_3:
    case Qt::Key_G: return LevelTool::Goal;
    case Qt::Key_4:
    case Qt::Key_B: return LevelTool::Box;
    case Qt::Key_5:
    case Qt::Key_P: return LevelTool::Worker;
    default: return std::nullopt;
  }
}

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

// Beside the drawing it may be any cell that is not of it.
Point LevelDraftView::cellAt(QPointF pixel) const { return cellOf(m_layout.placeOf(pixel)); }

void LevelDraftView::paintCell(LevelDraft& draft, Point cell) const {
  if (!draft.contains(cell)) return;
  const bool isPut = m_paint == Paint::Put;
  if (m_paint == Paint::Clear) return draft.clear(cell);
  switch (m_tool) {
    case LevelTool::Wall: return draft.setWall(cell, isPut);
    case LevelTool::Floor: return draft.clear(cell);
    case LevelTool::Goal: return draft.setGoal(cell, isPut);
    case LevelTool::Box: return draft.setBox(cell, isPut);
    case LevelTool::Worker: return draft.setWorker(cell);
  }
}

void LevelDraftView::press(Point cell, bool isOtherButton, bool isByKey) {
  if (!m_draft.contains(cell)) return;
  m_paint = isOtherButton ? Paint::Clear : isThere(m_draft, m_tool, cell) ? Paint::TakeAway : Paint::Put;
  m_isByKey = isByKey;
  m_last = cell;
  dragTo(cell);
}

void LevelDraftView::dragTo(Point cell) {
  if (m_paint == Paint::None) return;
  LevelDraft next = m_shown;
  forEachCellOnLine(m_last, cell, [&](Point p) { paintCell(next, p); });
  m_last = cell;
  if (next != m_shown) showDraft(std::move(next));
}

void LevelDraftView::release() {
  if (m_paint == Paint::None) return;
  m_paint = Paint::None;
  const LevelDraft next = m_shown;
  update();
  if (next != m_draft) Q_EMIT drawn(next);
}

void LevelDraftView::giveUp() {
  if (m_paint == Paint::None) return;
  m_paint = Paint::None;
  showDraft(m_draft);
}

// ---- By mouse -------------------------------------------------------------------------------------------------------------------

void LevelDraftView::mousePressEvent(QMouseEvent* event) {
  if (m_paint != Paint::None) return giveUp();  // a second button
  const bool isOther = event->button() == Qt::RightButton;
  if (event->button() != Qt::LeftButton && !isOther) return;
  const Point cell = cellAt(event->position());
  if (m_draft.contains(cell)) m_cursor = cell;
  press(cell, isOther, false);
}

void LevelDraftView::mouseMoveEvent(QMouseEvent* event) {
  const Point cell = cellAt(event->position());
  if (m_aim != cell) {
    m_aim = cell;
    update();
  }
  if (!m_isByKey) dragTo(cell);
  tell(cell);
}

void LevelDraftView::mouseReleaseEvent(QMouseEvent* event) {
  if (m_isByKey || event->buttons() != Qt::NoButton) return;
  release();
  tell(cellAt(event->position()));  // something else is there now
}

void LevelDraftView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_aim.reset();
  update();
  Q_EMIT told({});
}

void LevelDraftView::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier) || event->angleDelta().y() == 0)
    return QWidget::wheelEvent(event);  // scrolls
  setZoom(m_zoom + (event->angleDelta().y() > 0 ? 4 : -4));
  event->accept();
}

// ---- By keyboard ----------------------------------------------------------------------------------------------------------------

void LevelDraftView::setCursorCell(Point cell) {
  if (!m_draft.contains(cell)) return;
  m_cursor = cell;
  m_aim.reset();
  tell(cell);
  update();
  Q_EMIT cursorMoved(m_layout.rectOf(cell).toAlignedRect());
}

// A drag begins where the cursor is.
void LevelDraftView::moveCursor(Point heading, bool isDrag) {
  if (!isDrag) release();
  const Point to = m_cursor + heading;
  if (!m_draft.contains(to)) return;
  if (isDrag && m_paint == Paint::None) {
    // It may go on where the last one ended: nothing is taken away by it.
    m_paint = Paint::Put;
    m_isByKey = true;
    m_last = m_cursor;
  }
  if (isDrag) dragTo(to);
  setCursorCell(to);
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
  tell(m_cursor);
  return true;
}

void LevelDraftView::keyPressEvent(QKeyEvent* event) {
  if (m_paint != Paint::None && !m_isByKey) {  // the hand has it
    if (event->key() == Qt::Key_Escape) giveUp();
    return;
  }
  const Qt::KeyboardModifiers with = event->modifiers() & ~Qt::KeypadModifier;
  if (with & ~Qt::ShiftModifier) return QWidget::keyPressEvent(event);
  if (const auto arrow = arrowDirection(event->key())) return moveCursor(offset(*arrow), with != 0);
  if (putLetter(event->text())) return;
  if (with != 0) return QWidget::keyPressEvent(event);
  if (const auto tool = levelToolOf(event->key())) return setTool(*tool);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      press(m_cursor, event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace, true);
      release();
      return tell(m_cursor);
    case Qt::Key_Escape:
      if (m_paint != Paint::None) return giveUp();
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void LevelDraftView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Shift && m_isByKey) release();
  QWidget::keyReleaseEvent(event);
}

void LevelDraftView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (isByTab(event->reason())) setCursorCell(m_cursor);
  update();
}

void LevelDraftView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  release();  // what was drawn by Shift is drawn
  update();
}

}  // namespace searchlight::ui
