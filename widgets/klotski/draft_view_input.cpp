// widgets/klotski/draft_view_input.cpp: which gesture the mouse and the keys make.
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>

#include "widgets/board/arrow_keys.h"
#include "widgets/klotski/draft_view.h"

namespace searchlight::ui {
namespace {

QPointF middleOf(Point cell) { return {cell.x + 0.5, cell.y + 0.5}; }

std::optional<DraftTool> toolOf(int key) {
  switch (key) {
    case Qt::Key_0: return DraftTool::Move;
    case Qt::Key_1: return DraftTool::Small;
    case Qt::Key_2: return DraftTool::Wide;
    case Qt::Key_3: return DraftTool::Tall;
    case Qt::Key_4: return DraftTool::Large;
    case Qt::Key_D: return DraftTool::Draw;
    case Qt::Key_W: return DraftTool::Wall;
    case Qt::Key_G: return DraftTool::Goal;
    case Qt::Key_X: return DraftTool::TakeAway;
    default: return std::nullopt;
  }
}

}  // namespace

// ---- By mouse ------------------------------------------------------------------------------------------------------------------

void DraftView::mousePressEvent(QMouseEvent* event) {
  if (m_gesture != Gesture::None)
    return giveUp();  // a second button, or a hand while the keys carry something
  const bool isOther = event->button() == Qt::RightButton;
  if (m_layout.cell() <= 0 || (event->button() != Qt::LeftButton && !isOther)) return;
  const QPointF place = m_layout.placeOf(event->position());
  if (isOnBoard(place))
    press(place, isOther);
  else
    pressFrame(place, isOther);
  if (m_gesture == Gesture::Carry || m_gesture == Gesture::CarryGoal) setCursor(Qt::ClosedHandCursor);
}

void DraftView::mouseMoveEvent(QMouseEvent* event) {
  if (m_layout.cell() <= 0 || m_isByKey) return;
  dragTo(m_layout.placeOf(event->position()));
  if (m_gesture != Gesture::None) return;
  const Point cell = cellAt(*m_aim);
  const bool canTake = m_draft.contains(cell) && klotski::isPieceLetter(m_draft.at(cell)) &&
                       (m_tool <= DraftTool::Large || m_tool == DraftTool::Goal);
  canTake ? setCursor(Qt::OpenHandCursor) : unsetCursor();
}

void DraftView::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_isByKey && event->buttons() == Qt::NoButton) release(m_layout.placeOf(event->position()));
}

void DraftView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  if (m_gesture != Gesture::None) return;
  m_aim.reset();
  update();
  Q_EMIT told({});
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------------

void DraftView::setCursorCell(Point cell) {
  if (!m_draft.contains(cell)) return;
  m_cursor = cell;
  m_aim = middleOf(cell);
  tell();
  update();
}

void DraftView::moveCursor(Point heading) {
  const Point to = m_cursor + heading;
  if (m_gesture == Gesture::Carry || m_gesture == Gesture::CarryGoal) {
    // It is the piece that stays on the board, wherever it is held.
    const std::vector<Point> cells = carriedCells();
    if (std::ranges::any_of(cells, [&](Point p) { return !m_draft.contains(p + heading); })) return;
    if (m_draft.contains(to)) m_cursor = to;
    m_at = m_at + heading;
    return dragTo(QPointF(m_at.x, m_at.y) + m_grip);
  }
  if (!m_draft.contains(to)) return;
  if (m_gesture != Gesture::None) dragTo(middleOf(to));
  setCursorCell(to);
}

// What lasts is held until the key is pressed again; what does not is done at once.
void DraftView::pressKey() {
  if (m_gesture != Gesture::None) return release(m_aim.value_or(middleOf(m_cursor)));
  m_isByKey = true;
  m_aim = middleOf(m_cursor);
  press(middleOf(m_cursor), false);
  if (m_gesture == Gesture::Carry || m_gesture == Gesture::CarryGoal || m_gesture == Gesture::Draw)
    return update();
  m_gesture == Gesture::None ? void(m_isByKey = false) : release(middleOf(m_cursor));
}

void DraftView::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() & ~Qt::KeypadModifier) return QWidget::keyPressEvent(event);
  if (m_gesture != Gesture::None && !m_isByKey) {  // the hand has it
    if (event->key() == Qt::Key_Escape) return giveUp();
    return;
  }
  if (const auto arrow = arrowDirection(event->key())) return moveCursor(offset(*arrow));
  if (const auto tool = toolOf(event->key())) {
    setTool(*tool);
    m_aim = middleOf(m_cursor);
    return update();
  }
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return pressKey();
    case Qt::Key_Delete:
    case Qt::Key_Backspace: {
      klotski::Draft next = m_draft;
      if (m_gesture == Gesture::CarryGoal)
        next.removeGoal(m_letter);
      else
        next.clear(m_gesture == Gesture::Carry ? m_draft.cellsOf(m_letter).front() : m_cursor);
      return end(next);
    }
    case Qt::Key_Escape:
      if (m_gesture != Gesture::None) return giveUp();
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void DraftView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (isByTab(event->reason())) setCursorCell(m_cursor);
  update();
}

void DraftView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  giveUp();
  update();
}

}  // namespace searchlight::ui
