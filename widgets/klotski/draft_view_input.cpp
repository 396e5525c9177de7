// widgets/klotski/draft_view_input.cpp: what hand and keys do to the gesture that is under way.
#include <QMouseEvent>
#include <algorithm>

#include "widgets/board/board_viewport.h"
#include "widgets/klotski/draft_view.h"

namespace searchlight::ui {
namespace {

QPointF middleOf(Point cell) { return {cell.x + 0.5, cell.y + 0.5}; }

}  // namespace

// ---- By mouse ------------------------------------------------------------------------------------------------------------------

void DraftView::mousePressEvent(QMouseEvent* event) {
  DrawingView::mousePressEvent(event);
  if (isCarrying()) setCursor(Qt::ClosedHandCursor);
}

void DraftView::mouseMoveEvent(QMouseEvent* event) {
  const std::optional<QPointF> place = placeOf(event->position());
  if (!place || m_isByKey) return;
  dragTo(*place);
  if (isInGesture()) return;
  const Point cell = cellOf(*place);
  const bool canTake = contains(cell) && klotski::isPieceLetter(m_draft.at(cell)) &&
                       (tool() <= DraftTool::Large || tool() == DraftTool::Goal);
  canTake ? setCursor(Qt::OpenHandCursor) : unsetCursor();
}

void DraftView::leaveEvent(QEvent* event) {
  isInGesture() ? QWidget::leaveEvent(event) : DrawingView::leaveEvent(event);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------------

void DraftView::aimAtCursor() { m_aim = middleOf(m_cursor); }

// Its shape is seen where the keyboard is.
void DraftView::toolChosenByKey() {
  aimAtCursor();
  update();
}

void DraftView::moveCursor(Point heading) {
  const Point to = m_cursor + heading;
  if (isCarrying()) {
    // It is the piece that stays on the board, wherever it is held.
    const std::vector<Point> cells = carriedCells();
    if (std::ranges::any_of(cells, [&](Point p) { return !contains(p + heading); })) return;
    if (contains(to)) m_cursor = to;
    m_at = m_at + heading;
    return dragTo(QPointF(m_at.x, m_at.y) + m_grip);
  }
  if (!contains(to)) return;
  if (isInGesture()) dragTo(middleOf(to));
  setCursorCell(to);
}

// What lasts is held until the key is pressed again; what does not is done at once.
void DraftView::pressKey() {
  if (isInGesture()) return release(m_aim.value_or(middleOf(m_cursor)));
  m_isByKey = true;
  aimAtCursor();
  press(middleOf(m_cursor), false);
  if (isCarrying() || m_gesture == Gesture::Draw) return update();
  isInGesture() ? release(middleOf(m_cursor)) : void(m_isByKey = false);
}

void DraftView::deleteKey() {
  klotski::Draft next = m_draft;
  if (m_gesture == Gesture::CarryGoal)
    next.removeGoal(m_letter);
  else
    next.clear(m_gesture == Gesture::Carry ? m_draft.cellsOf(m_letter).front() : m_cursor);
  end(next);
}

}  // namespace searchlight::ui
