// widgets/sokoban/level_draft_view.cpp: a level that is drawn: what is seen of it, and what mouse and keys draw.
#include "widgets/sokoban/level_draft_view.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/geometry/point.h"
#include "widgets/board/accessible_value.h"
#include "widgets/board/board_viewport.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kRoomBeside = 8;  // pixels between drawing and widget
constexpr int kGridAlpha = 70;

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

LevelDraftView::LevelDraftView(QWidget* parent) : DrawingViewOf(parent) {
  setToolKeys({Qt::Key_W, Qt::Key_F, Qt::Key_G, Qt::Key_B, Qt::Key_P, Qt::Key_1, Qt::Key_2, Qt::Key_3,
               Qt::Key_4, Qt::Key_5},
              kLevelTools);
  retranslate();
  showDraft(m_draft);
}

void LevelDraftView::retranslate() { setAccessibleName(tr("Level being drawn")); }

void LevelDraftView::showDraft(const sokoban::LevelDraft& draft) {
  const bool isOtherSize = draft.width() != m_shown.width() || draft.height() != m_shown.height();
  m_shown = draft;
  m_scene.board = m_shown.picture();
  m_scene.position = m_scene.board->opening();
  if (isOtherSize || m_layout.cell() <= 0) layOut();
  update();
}

void LevelDraftView::setZoom(int pixels) {
  m_zoom = std::clamp(pixels, kLeastZoom, kMostZoom);
  layOut();
}

void LevelDraftView::setLook(SokobanLook look) {
  m_look = look;
  update();
}

void LevelDraftView::layOut() {
  const QSize cells(m_shown.width(), m_shown.height());
  setMinimumSize(cells * m_zoom + QSize(2 * kRoomBeside, 2 * kRoomBeside));
  const double fitting = std::min((width() - 2.0 * kRoomBeside) / cells.width(),
                                  (height() - 2.0 * kRoomBeside) / cells.height());
  const double cell = std::floor(std::max<double>(fitting, m_zoom));
  const QPointF corner(std::max<double>(kRoomBeside, std::round((width() - cells.width() * cell) / 2)),
                       std::max<double>(kRoomBeside, std::round((height() - cells.height() * cell) / 2)));
  m_layout = SokobanLayout::whole(cells, corner, cell);
  update();
}

QString LevelDraftView::description(Point cell) const {
  if (!m_shown.contains(cell)) return {};
  const QString what = [&] {
    switch (m_shown.at(cell)) {
      case '#': return tr("wall", "in a cell");
      case '.': return tr("goal", "in a cell");
      case '$': return tr("box", "in a cell");
      case '*': return tr("box on a goal", "in a cell");
      case '@': return tr("worker", "in a cell");
      case '+': return tr("worker on a goal", "in a cell");
      default: break;
    }
    const bool isOutside =
        m_scene.board->square(m_scene.board->cell(cell)) == sokoban::Board::Square::Outside;
    return isOutside ? tr("outside", "in a cell") : tr("floor", "in a cell");
  }();
  return tr("Column %1, row %2: %3").arg(cell.x).arg(cell.y).arg(what);
}

// ---- As a picture ---------------------------------------------------------------------------------------------------------------

void LevelDraftView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const Theme& theme = Theme::of(palette());
  const SokobanDress dress(theme, m_look);
  const BoardColours& colours = theme.board();
  painter.fillRect(event->rect(), colours.outside);
  paintSokobanGround(painter, *m_scene.board, m_layout, dress, event->rect());
  paintGrid(painter, event->rect());
  paintSokobanPieces(painter, m_scene, m_layout, dress, event->rect());
  painter.setRenderHint(QPainter::Antialiasing);
  paintFaults(painter, colours);
  const auto ring = [&](Point cell, Qt::PenStyle style) {
    const double width = std::clamp(m_layout.cell() * 0.05, 1.5, 3.0);
    QPainterPath path;
    path.addRect(pixelsOf(cell).adjusted(width, width, -width, -width));
    paintRing(painter, colours, path, width, style);
  };
  paintSokobanRulers(painter, m_layout, QRectF(rect()), theme);
  if (m_aim && contains(cellOf(*m_aim))) ring(cellOf(*m_aim), Qt::DotLine);
  if (hasFocus() && !m_aim) ring(m_cursor, Qt::SolidLine);
}

QPainterPath LevelDraftView::faultOutline(Point cell) const {
  QPainterPath path;
  path.addRect(pixelsOf(cell).adjusted(1, 1, -1, -1));
  return path;
}

// To count by, also where nothing is drawn yet.
void LevelDraftView::paintGrid(QPainter& painter, const QRect& area) const {
  const BoardColours& colours = Theme::of(palette()).board();
  QColor line = colours.textOn(colours.outside);
  line.setAlpha(kGridAlpha);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(line, 1, Qt::DotLine));
  const QRectF frame = m_layout.frame();
  const double cell = m_layout.cell();
  for (int x = 0; x <= m_shown.width(); ++x)
    if (const double at = frame.left() + x * cell; at >= area.left() - 1 && at <= area.right() + 1)
      painter.drawLine(QPointF(at, std::max<double>(frame.top(), area.top())),
                       QPointF(at, std::min<double>(frame.bottom(), area.bottom() + 1)));
  for (int y = 0; y <= m_shown.height(); ++y)
    if (const double at = frame.top() + y * cell; at >= area.top() - 1 && at <= area.bottom() + 1)
      painter.drawLine(QPointF(std::max<double>(frame.left(), area.left()), at),
                       QPointF(std::min<double>(frame.right(), area.right() + 1), at));
}

void LevelDraftView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOut();
}

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
