// widgets/grid/grid_view.cpp: the map on the board, and the gestures that edit it.
#include "widgets/grid/grid_view.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <utility>

#include "widgets/board/accessible_value.h"
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
  setRulers(true);
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

void GridView::updateCells(std::shared_ptr<const grid::Map> map, std::span<const CellRun> changed) {
  this->map().setMap(std::move(map));
  overlay().groundChanged(changed);
}

void GridView::setWindowRect(std::optional<CellRect> window) {
  if (map().setWindow(window)) repaintBoard();
}

void GridView::setContours(bool shown) {
  map().setContours(shown);
  repaintBoard();
  Q_EMIT legendChanged();
}

void GridView::setTool(Tool tool) {
  if (tool == m_tool) return;
  cancelDrag();
  m_tool = tool;
  updateMouseCursor();
  update();
  Q_EMIT toolChanged(tool);
}

void GridView::setShape(Shape shape) {
  if (shape == m_shape) return;
  cancelDrag();
  m_shape = shape;
  updateMouseCursor();
  update();
}

void GridView::setBrush(int cells) {
  m_brush = std::max(1, cells);
  update();
}

void GridView::setPaintedWeight(grid::Weight weight) { m_paintedWeight = weight; }

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
           tr("start"), tr("The cell where the search begins. It can be dragged.")},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintGoal(p, r, board);
           },
           tr("goal"), tr("The cell that is looked for. It can be dragged.")},
          {[&board](QPainter& p, const QRectF& r) { paintWall(p, r, board); }, tr("wall"),
           tr("A cell that cannot be entered.")},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             const QPolygonF line{{r.left(), r.top() + 0.7 * r.height()},
                                  {r.left() + 0.45 * r.width(), r.top() + 0.7 * r.height()},
                                  {r.left() + 0.45 * r.width(), r.top() + 0.3 * r.height()},
                                  {r.right(), r.top() + 0.3 * r.height()}};
             for (const auto& [colour, width] :
                  {std::pair(board.contourCasing, 3.5), std::pair(board.contour, 2.0)}) {
               p.setPen(QPen(colour, width));
               p.drawPolyline(line);
             }
           },
           tr("equal f"), tr("Lines between cells of different f: within one all cells have the same f."),
           Switch::Contours, map().hasContours()}};
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
  if (isEndDragged()) return Qt::ClosedHandCursor;
  if (!isDragging() && endAt(pointer())) return Qt::OpenHandCursor;
  return toolCursor(isOwnDrag() ? m_strokeTool : m_tool, m_shape, palette());
}

CellRect GridView::hoverArea(Point cell) const {
  const bool hasBrush = m_shape == Shape::Freehand || m_shape == Shape::Line;
  if (!isPainting() || !hasBrush || isEndDragged()) return BoardView::hoverArea(cell);
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
  startStroke(isRubbing ? Tool::Erase : m_tool, *cell, m_shape);
  return true;
}

void GridView::startStroke(Tool tool, Point cell, Shape shape) {
  m_strokeTool = tool;
  m_dragCell = m_dragFrom = cell;
  m_dragged = shape == Shape::Freehand ? Dragged::Stroke : Dragged::Shape;
  if (m_dragged == Dragged::Shape) return updateDrawn();
  Q_EMIT strokeStarted(cell, tool);
}

void GridView::dragTo(QPointF position) {
  stretchTo(isEndDragged() ? nearestCell(position) : viewport().cellUnder(position));
}

void GridView::stretchTo(Point cell) {
  if (cell == m_dragCell) return;
  m_dragCell = cell;
  if (m_dragged == Dragged::Shape) return updateDrawn();
  if (m_dragged == Dragged::Stroke) return Q_EMIT strokeMoved(cell, m_strokeTool);
  Q_EMIT endDragged(m_dragged == Dragged::Start ? End::Start : End::Goal, cell);
}

void GridView::updateDrawn() {
  const grid::Map& cells = map().map();
  const Point from = *m_dragFrom, to = *m_dragCell;
  if (m_shape == Shape::Line) {
    m_drawn = grid::lineSpans(from, to, m_brush, cells.width(), cells.height());
  } else if (m_shape == Shape::Rectangle) {
    m_drawn = grid::rectangleSpans(from, to, cells.width(), cells.height());
  } else {
    if (!m_drawn.empty()) return;  // the area is that of the press: a large one takes its time
    m_drawn = grid::regionSpans(cells, to);
  }
  update();
  Q_EMIT shapeStretched();
}

std::optional<QSize> GridView::drawnSize() const {
  if (!isOwnDrag() || m_dragged != Dragged::Shape || m_drawn.empty() || m_shape == Shape::Fill)
    return std::nullopt;
  const auto [left, right] = std::minmax(m_dragFrom->x, m_dragCell->x);
  const auto [top, bottom] = std::minmax(m_dragFrom->y, m_dragCell->y);
  const auto within = [](int low, int high, int length) {
    return std::min(high, length - 1) - std::max(low, 0) + 1;
  };
  return QSize(within(left, right, scene().columns), within(top, bottom, scene().rows));
}

// The cells as they would be, framed where they are a rectangle, with the line through their middle where they are one.
void GridView::paintGesture(QPainter& painter) const {
  if (m_dragged != Dragged::Shape || m_drawn.empty()) return;
  const BoardColours& board = scene().board;
  QColor fill = m_strokeTool == Tool::Wall     ? board.wall
                : m_strokeTool == Tool::Weight ? board.weightFill(m_paintedWeight)
                                               : board.freeCell;
  fill.setAlphaF(0.8F);
  const CellRect seen = viewport().visibleCells();
  // Where many rows share a pixel, one of them stands for all.
  const int step = std::max(1, static_cast<int>(1 / viewport().cellSide()));
  auto s = std::ranges::lower_bound(m_drawn, seen.top, {}, &grid::CellSpan::y);
  for (; s != m_drawn.end() && s->y < seen.bottom; ++s) {
    if (step > 1 && s->y % step != 0) {  // on to the next row that is painted
      s = std::ranges::lower_bound(s, m_drawn.end(), s->y - s->y % step + step, {}, &grid::CellSpan::y) - 1;
      continue;
    }
    if (s->left < seen.right && s->right > seen.left)
      painter.fillRect(viewport().rectOf(CellRect{std::max(s->left, seen.left), s->y,
                                                  std::min(s->right, seen.right), s->y + step}),
                       fill);
  }
  painter.save();
  painter.setBrush(Qt::NoBrush);
  for (const auto& [colour, width] : {std::pair(board.selectionCasing, 4), std::pair(board.hover, 2)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    if (m_shape == Shape::Rectangle)
      painter.drawRect(viewport().rectOf(
          CellRect{m_drawn.front().left, m_drawn.front().y, m_drawn.front().right, m_drawn.back().y + 1}));
    if (m_shape == Shape::Line)
      painter.drawLine(viewport().centreOf(*m_dragFrom), viewport().centreOf(*m_dragCell));
  }
  painter.restore();
}

void GridView::dragEnded(bool isGivenUp) {
  m_dragCell.reset();
  m_isAnchored = false;
  if (m_dragged == Dragged::Shape) {
    const std::vector<grid::CellSpan> drawn = std::exchange(m_drawn, {});
    update();
    if (!isGivenUp && !drawn.empty()) Q_EMIT shapeDrawn(m_shape, drawn, m_strokeTool);
    return Q_EMIT shapeStretched();
  }
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
      case Qt::Key_Backspace: return useTool(Tool::Erase, cursorOrGuess(), Shape::Freehand);
      case Qt::Key_S: return putEnd(End::Start);
      case Qt::Key_G: return putEnd(End::Goal);
      default: break;
    }
  BoardView::keyPressEvent(event);
}

void GridView::cursorMoves(Point from, Point to, bool isShiftHeld) {
  if (m_isAnchored) return stretchTo(to);
  if (!isShiftHeld || !isPainting() || m_shape == Shape::Fill) return;
  if (!isDragging()) {
    beginKeyDrag();
    startStroke(m_tool, from, m_shape);
  }
  if (isKeyDrag()) stretchTo(to);
}

void GridView::used(Point cell) {
  if (m_isAnchored) return finishDrag();
  if (isDragging()) return;
  if (!isPainting()) return BoardView::used(cell);
  if (m_shape != Shape::Line && m_shape != Shape::Rectangle) return useTool(m_tool, cell, m_shape);
  beginKeyDrag();
  m_isAnchored = true;
  startStroke(m_tool, cell, m_shape);
}

void GridView::useTool(Tool tool, Point cell, Shape shape) {
  if (isDragging()) return;
  moveCursorTo(cell, false);
  beginKeyDrag();
  startStroke(tool, cell, shape);
  finishDrag();
  announceAccessibleValue(this);
}

// Only Enter ends what Enter has begun; whoever goes elsewhere has given it up.
void GridView::keyReleaseEvent(QKeyEvent* event) {
  if (!m_isAnchored || event->key() != Qt::Key_Shift) BoardView::keyReleaseEvent(event);
}

void GridView::focusOutEvent(QFocusEvent* event) {
  if (m_isAnchored) cancelDrag();
  BoardView::focusOutEvent(event);
}

void GridView::mousePressEvent(QMouseEvent* event) {
  if (m_isAnchored) cancelDrag();
  BoardView::mousePressEvent(event);
}

void GridView::putEnd(End end) {
  if (isDragging()) return;
  const Point cell = cursorOrGuess();
  moveCursorTo(cell, false);
  Q_EMIT endDragged(end, cell);
  Q_EMIT endDropped(end);
  announceAccessibleValue(this);
}

}  // namespace searchlight::ui
