// widgets/board/drawing_view.cpp: which gesture the mouse and the keys make, and what all drawings wear.
#include "widgets/board/drawing_view.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/board/accessible_value.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/path_lines.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/language.h"

namespace searchlight::ui {
namespace {

constexpr int kFaultAlpha = 150;

}  // namespace

DrawingView::DrawingView(QWidget* parent) : QWidget(parent) {
  installAccessibleValue<DrawingView>(
      [](const DrawingView& view) { return view.description(view.cursorCell()); });
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
  onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refreshLook(); });
}

void DrawingView::chooseTool(int tool) {
  giveUp();
  if (tool == m_tool) return;
  m_tool = tool;
  update();
  Q_EMIT toolChosen(tool);
}

void DrawingView::setToolKeys(std::vector<int> keys, int tools) {
  m_toolKeys = std::move(keys);
  m_tools = tools;
}

void DrawingView::setMarked(const std::vector<Point>& cells) {
  m_marked = cells;
  update();
}

void DrawingView::setCursorCell(Point cell) {
  if (!contains(cell)) return;
  m_cursor = cell;
  aimAtCursor();
  tell();
  update();
  Q_EMIT cursorMoved(pixelsOf(cell).toAlignedRect());
}

void DrawingView::tellCell(Point cell) {
  Q_EMIT told(description(cell));
  announceAccessibleValue(this);
}

// ---- As a picture ---------------------------------------------------------------------------------------------------------------

// At rest: what is under the hand may be right in a moment.
void DrawingView::paintFaults(QPainter& painter, const BoardColours& colours) const {
  if (isInGesture()) return;
  QColor tint = colours.error;
  tint.setAlpha(kFaultAlpha);
  for (const Point p : m_marked) {
    if (!contains(p)) continue;
    const QPainterPath cell = faultOutline(p);
    painter.fillPath(cell, QBrush(tint, Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.error, 2));
    painter.drawPath(cell);
  }
}

void DrawingView::paintRing(QPainter& painter, const BoardColours& colours, const QPainterPath& path,
                            double width, Qt::PenStyle style) {
  paintCased(painter, QPen(colours.selectionCasing, width + 2), QPen(colours.selection, width, style),
             [&] { painter.drawPath(path); });
}

// ---- By mouse -------------------------------------------------------------------------------------------------------------------

void DrawingView::mousePressEvent(QMouseEvent* event) {
  if (isInGesture()) return giveUp();  // a second button, or a hand while the keys have something
  const bool isOther = event->button() == Qt::RightButton;
  const std::optional<QPointF> place = placeOf(event->position());
  if (!place || (event->button() != Qt::LeftButton && !isOther)) return;
  if (!contains(cellOf(*place))) return pressBeside(*place, isOther);
  m_cursor = cellOf(*place);
  press(*place, isOther);
}

void DrawingView::mouseReleaseEvent(QMouseEvent* event) {
  if (m_isByKey || event->buttons() != Qt::NoButton) return;
  if (const std::optional<QPointF> place = placeOf(event->position())) release(*place);
}

void DrawingView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_aim.reset();
  update();
  Q_EMIT told({});
}

// ---- By keyboard ----------------------------------------------------------------------------------------------------------------

void DrawingView::keyPressEvent(QKeyEvent* event) {
  if (isInGesture() && !m_isByKey) {  // the hand has it
    if (event->key() == Qt::Key_Escape) giveUp();
    return;
  }
  if (pressOwnKey(event)) return;
  if (event->modifiers() & ~Qt::KeypadModifier) return QWidget::keyPressEvent(event);
  if (const auto arrow = arrowDirection(event->key())) return moveCursor(offset(*arrow));
  if (const auto key = std::ranges::find(m_toolKeys, event->key()); key != m_toolKeys.end()) {
    chooseTool(static_cast<int>(key - m_toolKeys.begin()) % m_tools);
    return toolChosenByKey();
  }
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return pressKey();
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return deleteKey();
    case Qt::Key_Escape:
      if (isInGesture()) return giveUp();
      break;
    default: break;
  }
  QWidget::keyPressEvent(event);
}

void DrawingView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (isByTab(event->reason())) setCursorCell(m_cursor);
  update();
}

void DrawingView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  giveUp();
  update();
}

}  // namespace searchlight::ui
