// widgets/grid/grid_view.cpp: the map on the board, and the gestures that edit it.
#include "widgets/grid/grid_view.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "widgets/board/board_view_accessible.h"
#include "widgets/board/cell_texts.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/grid/tool_cursors.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/icons.h"

namespace searchlight::ui {

GridView::GridView(QWidget* parent, const WrapGround& wrap)
    : GridView(std::make_unique<GridGround>(), wrap, parent) {}

GridView::GridView(std::unique_ptr<GridGround> map, const WrapGround& wrap, QWidget* parent)
    // In braces, so that the pointer is read before its owner goes.
    : GridView{map.get(), wrap ? wrap(std::move(map)) : std::unique_ptr<BoardGround>(std::move(map)),
               parent} {}

GridView::GridView(GridGround* map, std::unique_ptr<BoardGround> ground, QWidget* parent)
    : BoardView(std::move(ground), parent), m_map(map) {
  setAccessibleName(tr("Map"));
  connect(&overlay(), &BoardOverlay::searchRestarted, this, [this] { m_map->restartContours(); });
  updateMouseCursor();
}

GridView::~GridView() = default;

// ---- What is shown -------------------------------------------------------------------------------------------------------

void GridView::setMap(std::shared_ptr<const grid::Map> map) {
  cancelDrag();
  this->map().setMap(map);
  const QSize before(scene().columns, scene().rows);
  const QSize size = this->map().hasMap() ? QSize(map->width(), map->height()) : QSize(0, 0);
  if (size != before) this->map().setWindow(std::nullopt);
  setBoard(size.width(), size.height());
}

void GridView::updateCells(std::shared_ptr<const grid::Map> map, std::span<const Point> changed) {
  this->map().setMap(std::move(map));
  overlay().groundChanged(changed);
}

void GridView::setWindowRect(std::optional<CellRect> window) {
  if (map().setWindow(window)) repaintBoard();
}

void GridView::setContours(bool shown) {
  map().setContours(shown);
  repaintBoard();
}

void GridView::setTool(Tool tool) {
  if (tool == m_tool) return;
  cancelDrag();
  m_tool = tool;
  updateMouseCursor();
  update();
  Q_EMIT toolChanged(tool);
}

void GridView::setBrush(int cells) {
  m_brush = std::max(1, cells);
  update();
}

void GridView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Map"));
  BoardView::changeEvent(event);
}

QStringList GridView::groundDescription(Point cell) const {
  const grid::Weight weight = map().map().weight(cell);
  if (weight == grid::kWall) return {tr("wall")};
  return weight > 1 ? QStringList{tr("weight %1").arg(weight)} : QStringList();
}

std::vector<BoardView::LegendItem> GridView::legendItems() const {
  const BoardColours& board = scene().board;
  return {{[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintStart(p, r, board);
           },
           tr("start")},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintGoal(p, r, board);
           },
           tr("goal")},
          {[&board](QPainter& p, const QRectF& r) { paintWall(p, r, board); }, tr("wall")}};
}

void GridView::paintEmpty(QPainter& painter) const {
  BoardView::paintEmpty(painter);
  const int side = 72;
  QFont title = font();
  title.setPointSizeF(title.pointSizeF() * 1.5);
  const int lineHeight = QFontMetrics(title).height();
  const QRect middle(0, (height() - side) / 2 - lineHeight, width(), side);
  const QPixmap picture =
      icon(IconId::MapLab).pixmap(QSize(side, side), devicePixelRatioF(), QIcon::Disabled);
  painter.drawPixmap(QRect(middle.center().x() - side / 2, middle.top(), side, side), picture);
  painter.setFont(title);
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect titleRect(0, middle.bottom() + 16, width(), lineHeight);
  painter.drawText(titleRect, Qt::AlignHCenter, tr("No map yet"));
  painter.setFont(font());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(titleRect.translated(0, lineHeight + 8).adjusted(16, 0, -16, 2 * lineHeight),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                   tr("Open a map, generate one, or paste a picture of one."));
}

// ---- By mouse ------------------------------------------------------------------------------------------------------------

std::optional<GridView::End> GridView::endAt(QPointF position) const {
  if (!scene().hasBoard()) return std::nullopt;
  const TextLayout layout = textLayout(scene(), viewport().cellSide());
  const auto isOn = [&](const std::optional<Point>& end) {
    if (!end) return false;
    const QRectF cell = viewport().rectOf(*end);
    // Marks larger than their cells are grasped by their middle, so that one can paint beside them.
    const QRectF mark = endMarkRect(cell, layout);
    const double margin = 0.2 * mark.width();
    return cell.contains(position) || (mark.width() > cell.width() &&
                                       mark.adjusted(margin, margin, -margin, -margin).contains(position));
  };
  if (isOn(scene().start)) return End::Start;  // it lies on top
  return isOn(scene().goal) ? std::optional(End::Goal) : std::nullopt;
}

QCursor GridView::pointerShape() const {
  const bool isEnd = isOwnDrag() && m_dragged != Dragged::Stroke;
  if (isEnd) return Qt::ClosedHandCursor;
  if (!isDragging() && endAt(pointer())) return Qt::OpenHandCursor;
  return toolCursor(isOwnDrag() ? m_strokeTool : m_tool, palette());
}

CellRect GridView::hoverArea(Point cell) const {
  const bool isEnd = isOwnDrag() && m_dragged != Dragged::Stroke;
  if (!isPainting() || isEnd) return BoardView::hoverArea(cell);
  const int reach = (m_brush - 1) / 2;
  const int left = cell.x - reach, top = cell.y - reach;
  return {left, top, left + m_brush, top + m_brush};
}

bool GridView::beginDrag(Qt::MouseButton button, QPointF position) {
  const std::optional<Point> cell = viewport().cellAt(position);
  const bool isRubbing = button == Qt::RightButton && isPainting();
  if (button == Qt::LeftButton) {
    if (const std::optional<End> end = endAt(position)) {
      m_dragged = *end == End::Start ? Dragged::Start : Dragged::Goal;
      m_dragCell = m_dragFrom = *end == End::Start ? scene().start : scene().goal;
      update();  // the brush's frame makes room for a cell's
      return true;
    }
  }
  if (!isRubbing && !(button == Qt::LeftButton && isPainting())) return false;
  if (!cell) return false;  // beside the map there is nothing to paint
  startStroke(isRubbing ? Tool::Erase : m_tool, *cell);
  return true;
}

void GridView::startStroke(Tool tool, Point cell) {
  m_dragged = Dragged::Stroke;
  m_strokeTool = tool;
  m_dragCell = cell;
  Q_EMIT strokeStarted(cell, tool);
}

void GridView::dragTo(QPointF position) {
  const Point cell = m_dragged == Dragged::Stroke ? viewport().cellUnder(position) : nearestCell(position);
  if (cell == m_dragCell) return;
  m_dragCell = cell;
  if (m_dragged == Dragged::Stroke) return Q_EMIT strokeMoved(cell, m_strokeTool);
  Q_EMIT endDragged(m_dragged == Dragged::Start ? End::Start : End::Goal, cell);
}

void GridView::dragEnded(bool isGivenUp) {
  m_dragCell.reset();
  if (m_dragged == Dragged::Stroke) {
    if (isGivenUp) return Q_EMIT strokeCancelled();
    return Q_EMIT strokeFinished();
  }
  const End end = m_dragged == Dragged::Start ? End::Start : End::Goal;
  if (isGivenUp && m_dragFrom) Q_EMIT endDragged(end, *m_dragFrom);
  Q_EMIT endDropped(end);
}

void GridView::contextMenuEvent(QContextMenuEvent* event) {
  // The right button rubs out.
  if (event->reason() == QContextMenuEvent::Mouse && isPainting()) return;
  BoardView::contextMenuEvent(event);
}

// ---- By keyboard ---------------------------------------------------------------------------------------------------------

void GridView::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
  if (scene().hasBoard() && isPlain) switch (event->key()) {
      case Qt::Key_Delete:
      case Qt::Key_Backspace: return useTool(Tool::Erase, cursorOrGuess());
      case Qt::Key_S: return putEnd(End::Start);
      case Qt::Key_G: return putEnd(End::Goal);
      default: break;
    }
  BoardView::keyPressEvent(event);
}

void GridView::cursorMoves(Point from, Point to, bool isShiftHeld) {
  if (!isShiftHeld || !isPainting()) return;
  if (!isDragging()) {
    beginKeyDrag();
    startStroke(m_tool, from);
  }
  if (!isKeyDrag() || to == m_dragCell) return;
  m_dragCell = to;
  Q_EMIT strokeMoved(to, m_strokeTool);
}

void GridView::used(Point cell) {
  if (!isPainting()) return BoardView::used(cell);
  useTool(m_tool, cell);
}

void GridView::useTool(Tool tool, Point cell) {
  if (isDragging()) return;
  moveCursorTo(cell, false);
  beginKeyDrag();
  startStroke(tool, cell);
  finishDrag();
  announceCursorCell(this);
}

void GridView::putEnd(End end) {
  if (isDragging()) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  Q_EMIT endDragged(end, cell);
  Q_EMIT endDropped(end);
  announceCursorCell(this);
}

}  // namespace searchlight::ui
