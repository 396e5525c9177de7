// widgets/klotski/draft_view_gestures.cpp: a press, a drag and a release, the same for a hand and for keys.
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "widgets/board/board_viewport.h"
#include "widgets/klotski/draft_view.h"

namespace searchlight::ui {
namespace {

using klotski::Draft;

std::vector<Point> shapeOf(DraftTool tool) {
  switch (tool) {
    case DraftTool::Small: return {{0, 0}};
    case DraftTool::Wide: return {{0, 0}, {1, 0}};
    case DraftTool::Tall: return {{0, 0}, {0, 1}};
    case DraftTool::Large: return {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
    default: return {};
  }
}

std::vector<Point> movedBy(std::vector<Point> cells, Point by) {
  for (Point& p : cells) p = p + by;
  return cells;
}

QPointF middleOf(Point cell) { return {cell.x + 0.5, cell.y + 0.5}; }

}  // namespace

// Of all places over the pointer's cell the free one that is nearest to the pointer; where none is free, the nearest.
std::vector<Point> DraftView::shapeAt(QPointF place) const {
  const std::vector<Point> shape = shapeOf(tool());
  if (shape.empty() || !m_shown.contains(cellOf(place))) return {};
  const QPointF half(shape.back().x / 2.0 + 0.5, shape.back().y / 2.0 + 0.5);
  std::vector<Point> best;
  double least = std::numeric_limits<double>::infinity();
  for (const Point part : shape) {
    std::vector<Point> cells = movedBy(shape, cellOf(place) - part);
    if (std::ranges::any_of(cells, [&](Point p) { return !m_shown.contains(p); })) continue;
    const QPointF away = QPointF(cells.front().x, cells.front().y) + half - place;
    const double far = std::hypot(away.x(), away.y()) + (m_shown.obstacle(cells) ? 100 : 0);
    if (far < least) {
      least = far;
      best = std::move(cells);
    }
  }
  return best.empty() ? movedBy(shape, cellOf(place)) : best;
}

std::vector<Point> DraftView::carriedCells() const {
  const std::vector<Point> cells = m_draft.cellsOf(m_letter);
  return movedBy(cells, m_at - cells.front());
}

// ---- A press, a drag, a release -------------------------------------------------------------

void DraftView::press(QPointF place, bool isOtherButton) {
  const Point cell = cellOf(place);
  const char there = m_draft.at(cell);
  m_last = cell;
  if (isOtherButton || tool() == DraftTool::TakeAway) {
    m_gesture = isOtherButton && tool() == DraftTool::Draw ? Gesture::ClearCell : Gesture::Clear;
    if (isOtherButton && tool() == DraftTool::Goal && !goalText(cell).isEmpty()) {
      // Here it is the goal that one sees.
      for (const klotski::DraftGoal& goal : m_draft.goals())
        if (const auto cells = m_draft.goalCells(goal.letter);
            std::ranges::find(cells, cell) != cells.end()) {
          Draft next = m_draft;
          next.removeGoal(goal.letter);
          return end(next);
        }
    }
    return dragTo(place);
  }
  switch (tool()) {
    case DraftTool::Goal: {
      for (const klotski::DraftGoal& goal : m_draft.goals())
        if (const auto cells = m_draft.goalCells(goal.letter); std::ranges::find(cells, cell) != cells.end())
          return take(goal.letter, place, true);
      if (klotski::isPieceLetter(there)) return take(there, place, true);
      return Q_EMIT refused(tr("There is no piece here. Drag from a piece to place its goal."));
    }
    case DraftTool::Draw: {
      if (there == Draft::kWallCell) return refuse({cell}, 0);
      Draft next = m_draft;
      if (klotski::isPieceLetter(there)) {
        m_letter = there;
      } else if (const auto added = next.add({cell})) {
        m_letter = *added;
      } else {
        return refuse({cell}, 0);
      }
      m_gesture = Gesture::Draw;
      return showDraft(next);
    }
    case DraftTool::Wall:
      if (klotski::isPieceLetter(there)) return refuse({cell}, 0);
      m_gesture = there == Draft::kWallCell ? Gesture::Unwall : Gesture::Wall;
      return dragTo(place);
    default:
      if (klotski::isPieceLetter(there)) return take(there, place, false);
      if (tool() == DraftTool::Move) return;
      m_gesture = Gesture::Place;
      update();
  }
}

void DraftView::take(char letter, QPointF place, bool isGoal) {
  m_gesture = isGoal ? Gesture::CarryGoal : Gesture::Carry;
  m_letter = letter;
  m_isBeside = false;
  const Point anchor = m_draft.cellsOf(letter).front();
  m_at = isGoal ? m_draft.goalOf(letter).value_or(anchor) : anchor;
  m_grip = place - QPointF(m_at.x, m_at.y);
  if (!isGoal) {
    m_scene.moving = m_scene.lifted = pieceIndex(letter);
    m_scene.movingAt = QPointF(m_at.x, m_at.y);
  }
  dragTo(place);
}

void DraftView::dragTo(QPointF place) {
  m_aim = place;
  const Point cell = cellOf(place);
  switch (m_gesture) {
    case Gesture::Carry:
    case Gesture::CarryGoal: {
      const QPointF wanted = place - m_grip;
      m_at = {static_cast<int>(std::lround(wanted.x())), static_cast<int>(std::lround(wanted.y()))};
      m_isBeside = !m_shown.contains(cellOf(place));
      if (m_gesture == Gesture::Carry) {
        m_scene.movingAt = m_isByKey ? QPointF(m_at.x, m_at.y) : wanted;
      } else {
        Draft next = m_draft;
        m_isBeside ? next.removeGoal(m_letter) : next.setGoal(m_letter, m_at);
        showDraft(next);
      }
      break;
    }
    case Gesture::Draw:
    case Gesture::Wall:
    case Gesture::Unwall:
    case Gesture::Clear:
    case Gesture::ClearCell:
      // A quick hand leaves no cell out.
      while (m_last != cell) {
        const Point away = cell - m_last;
        const bool isAlong = std::abs(away.x) >= std::abs(away.y);
        m_last = m_last + (isAlong ? Point{away.x > 0 ? 1 : -1, 0} : Point{0, away.y > 0 ? 1 : -1});
        drawAt(m_last);
      }
      drawAt(cell);
      break;
    case Gesture::Exit: return dragExit(place);
    default: break;
  }
  tell();
  update();
}

void DraftView::drawAt(Point cell) {
  if (!m_shown.contains(cell)) return;
  m_cursor = cell;
  Draft next = m_shown;
  bool isChanged = false;
  switch (m_gesture) {
    case Gesture::Draw:  // in one part: a hand that was elsewhere goes on beside what is drawn
      isChanged = std::ranges::any_of(klotski::kSlideOrder,
                                      [&](Point step) {
                                        return next.contains(cell + step) && next.at(cell + step) == m_letter;
                                      }) &&
                  next.extend(m_letter, cell);
      break;
    case Gesture::Wall: isChanged = next.addWall(cell); break;
    case Gesture::Unwall: isChanged = next.at(cell) == Draft::kWallCell && next.clearCell(cell); break;
    case Gesture::Clear: isChanged = next.clear(cell); break;
    case Gesture::ClearCell: isChanged = next.clearCell(cell); break;
    default: break;
  }
  if (isChanged) showDraft(next);
}

void DraftView::release(QPointF place) {
  Draft next = m_shown;
  switch (m_gesture) {
    case Gesture::None: return;
    case Gesture::Place: {
      const std::vector<Point> cells = shapeAt(place);
      next = m_draft;
      if (!cells.empty() && !next.add(cells)) refuse(cells, 0);
      break;
    }
    case Gesture::Carry:
      next = m_draft;
      if (m_isBeside) {
        next.clear(m_draft.cellsOf(m_letter).front());
      } else if (!next.move(m_letter, m_at)) {
        if (const auto cells = carriedCells(); m_draft.obstacle(cells, m_letter)) refuse(cells, m_letter);
      }
      break;
    default: break;
  }
  end(next);
}

void DraftView::forgetGesture() {
  m_gesture = Gesture::None;
  m_isBeside = false;
  unsetCursor();
}

void DraftView::refuse(const std::vector<Point>& cells, char but) {
  const std::optional<Point> where = m_draft.obstacle(cells, but);
  if (!where)
    return Q_EMIT refused(tr("The maximum number of pieces has been reached: %1.").arg(klotski::kMostPieces));
  if (!m_draft.contains(*where))
    return Q_EMIT refused(tr("The piece or goal would extend beyond the board."));
  const char there = m_draft.at(*where);
  Q_EMIT refused(tr("Column %1, row %2 is occupied: %3.", "%3: what is there")
                     .arg(where->x)
                     .arg(where->y)
                     .arg(there == Draft::kWallCell ? tr("a wall") : nameOf(there)));
}

// At rest what is under the pointer, else what a release would do.
void DraftView::tell() {
  if (isCarrying()) {
    if (m_isBeside)
      return Q_EMIT told(m_gesture == Gesture::Carry ? tr("Release to remove %1.").arg(nameOf(m_letter))
                                                     : tr("Release to remove the goal."));
    return Q_EMIT told(tr("%1 to column %2, row %3", "a piece or its goal is carried there")
                           .arg(m_gesture == Gesture::Carry
                                    ? nameOf(m_letter)
                                    : tr("Goal of %1", "a piece; begins a sentence").arg(nameOf(m_letter)))
                           .arg(m_at.x)
                           .arg(m_at.y));
  }
  tellCell(m_aim && !m_isByKey ? cellOf(*m_aim) : m_cursor);
}

// ---- The exit ---------------------------------------------------------------------------------------------------------------------

void DraftView::pressBeside(QPointF place, bool isOtherButton) {
  if (!m_layout.frame().contains(m_layout.pixelOf(place))) return;
  Draft next = m_draft;
  if (isOtherButton) {
    next.setExit(std::nullopt);
    return end(next);
  }
  using klotski::Side;
  const double width = m_draft.width(), height = m_draft.height();
  m_exit.side = place.y() < 0         ? Side::Top
                : place.y() >= height ? Side::Bottom
                : place.x() >= width  ? Side::Right
                                      : Side::Left;
  const bool isAcross = m_exit.side == Side::Top || m_exit.side == Side::Bottom;
  m_exitFrom = static_cast<int>(std::floor(isAcross ? place.x() : place.y()));
  m_gesture = Gesture::Exit;
  dragExit(place);
}

void DraftView::dragExit(QPointF place) {
  using klotski::Side;
  const bool isAcross = m_exit.side == Side::Top || m_exit.side == Side::Bottom;
  const int most = (isAcross ? m_draft.width() : m_draft.height()) - 1;
  const int to = static_cast<int>(std::floor(isAcross ? place.x() : place.y()));
  m_exit.first = std::clamp(std::min(m_exitFrom, to), 0, most);
  m_exit.last = std::clamp(std::max(m_exitFrom, to), 0, most);
  Draft next = m_draft;
  next.setExit(m_exit);
  showDraft(next);
}

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
  // What is drawn under the pointer stays. NOLINTNEXTLINE(bugprone-parent-virtual-call)
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
