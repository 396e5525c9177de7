// widgets/grid/grid_view.cpp: what the board shows and when it is painted; the gestures are in grid_view_input.cpp.
#include "widgets/grid/grid_view.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <cmath>

#include "widgets/grid/grid_view_accessible.h"
#include "widgets/search/search_model.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

GridView::GridView(QWidget* parent) : QWidget(parent) {
  installGridViewAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  setAccessibleName(tr("Map"));
  readTheme();
  updateMouseCursor();
}

GridView::~GridView() = default;

// ---- What is shown -------------------------------------------------------------------------------------------------------

void GridView::setMap(std::shared_ptr<const grid::Map> map) {
  cancelDrag();
  const bool hadSameSize = m_scene.hasMap() && map && map->width() == m_scene.map->width() &&
                           map->height() == m_scene.map->height();
  m_scene.map = std::move(map);
  m_scene.colours.setMap(m_scene.map);
  m_scene.search.setNodeCells(nullptr);
  m_scene.litPath.clear();
  m_scene.colours.setTinted({});
  m_selected.reset();
  if (!hadSameSize) {
    m_scene.search.suspend();
    m_isScaleStale = true;
    m_scene.window.reset();
    m_scene.start.reset();
    m_scene.goal.reset();
    m_cursor.reset();
    hover(std::nullopt);
    const QSize size = m_scene.hasMap() ? QSize(m_scene.map->width(), m_scene.map->height()) : QSize();
    if (m_scene.hasMap()) m_scene.image.reset(size.width(), size.height());
    m_viewport.setMapSize(std::max(size.width(), 0), std::max(size.height(), 0));
    viewMoved();
  }
  recolour();
  Q_EMIT legendChanged();
}

void GridView::updateCells(std::shared_ptr<const grid::Map> map, std::span<const Point> changed) {
  m_scene.map = std::move(map);
  m_scene.colours.setMap(m_scene.map);
  for (const Point p : changed) m_scene.image.invalidate(m_scene.map->index(p));
  repaintBoard();
}

void GridView::setEnds(std::optional<Point> start, std::optional<Point> goal) {
  m_scene.start = start;
  m_scene.goal = goal;
  repaintBoard();
}

void GridView::setSearch(SearchModel* model) {
  if (m_model) m_model->disconnect(this);
  m_model = model;
  m_scene.search.setModel(model);
  if (model) {
    connect(model, &SearchModel::searchChanged, this, &GridView::searchChanged);
    connect(model, &SearchModel::moved, this, &GridView::searchMoved);
    connect(model, &SearchModel::answerChanged, this, &GridView::answerChanged);
  }
  searchChanged();
}

void GridView::searchChanged() {
  m_scene.search.restart(m_scene.hasMap() ? m_scene.map->cellCount() : 0);
  m_painter.restart();
  if (m_isScaleStale)
    m_scene.colours.resetScale(m_scene.search);
  else
    m_scene.colours.adaptScale(m_scene.search);
  m_isScaleStale = !m_scene.search.isActive();
  recolour();
  Q_EMIT legendChanged();
}

void GridView::searchMoved(std::size_t from, std::size_t to, bool everything) {
  if (!m_scene.hasMap() || !m_scene.search.isActive()) return;
  const auto touched = [&](std::uint32_t cell) { m_scene.image.invalidate(cell); };
  if (everything || !m_scene.search.follow(from, to, touched)) {
    m_scene.search.readAll();
    m_scene.image.invalidateAll();
  }
  repaintBoard();
}

// The answer tells how far values will go, so that colours need not change on the way.
void GridView::answerChanged() {
  if (m_scene.colours.adaptScale(m_scene.search)) recolour();
  if (m_scene.showsAnswerPreview) repaintBoard();
  Q_EMIT legendChanged();
}

void GridView::setNodeCells(std::shared_ptr<const NodeCells> cells) {
  m_scene.search.setNodeCells(std::move(cells));
  searchChanged();
}

void GridView::setTrueCosts(RemainingCosts costs) {
  if (costs == m_scene.colours.remaining()) return;
  m_scene.colours.setRemaining(std::move(costs));
  if (valueLayer() == ValueLayer::HeuristicError) recolour();
}

void GridView::setBreakpointCells(std::vector<Point> cells) {
  m_scene.breakpoints = std::move(cells);
  repaintBoard();
}

void GridView::setWindowRect(std::optional<grid::CellRect> window) {
  if (window == m_scene.window) return;
  m_scene.window = window;
  repaintBoard();
}

void GridView::setLitPath(std::vector<Point> path) {
  if (path == m_scene.litPath) return;
  m_scene.litPath = std::move(path);
  repaintBoard();
}

void GridView::setLitDescendants(const std::vector<Point>& cells) {
  if (!m_scene.hasMap() || (cells.empty() && !m_scene.colours.hasTinted())) return;
  std::vector<std::uint8_t> tinted(cells.empty() ? 0 : m_scene.map->cellCount());
  for (const Point p : cells)
    if (m_scene.map->contains(p)) tinted[m_scene.map->index(p)] = 1;
  m_scene.colours.setTinted(std::move(tinted));
  recolour();
}

// ---- How it is shown -----------------------------------------------------------------------------------------------------

void GridView::setValueLayer(ValueLayer layer) {
  if (layer == valueLayer()) return;
  m_scene.colours.setLayer(layer);
  m_scene.colours.resetScale(m_scene.search);
  recolour();
  Q_EMIT legendChanged();
}

void GridView::setCellText(CellText text) {
  m_scene.text = text;
  repaintBoard();
}

void GridView::setContours(bool shown) {
  m_scene.showsContours = shown;
  repaintBoard();
}

void GridView::setAnswerPreview(bool shown) {
  m_scene.showsAnswerPreview = shown;
  repaintBoard();
  Q_EMIT legendChanged();
}

void GridView::readTheme() {
  m_scene.board = Theme::of(palette()).board();
  ++m_scene.boardVersion;
  m_scene.font = font();
  m_scene.colours.setPalette(CellPalette(m_scene.board));
  recolour();
}

void GridView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
      readTheme();
      updateMouseCursor();
      Q_EMIT legendChanged();
      break;
    case QEvent::LanguageChange:
      setAccessibleName(tr("Map"));
      update();
      Q_EMIT legendChanged();
      break;
    default: break;
  }
}

// ---- The view ------------------------------------------------------------------------------------------------------------

void GridView::zoomIn() { zoomAt(1.5, QRectF(rect()).center()); }
void GridView::zoomOut() { zoomAt(1 / 1.5, QRectF(rect()).center()); }

void GridView::fit() {
  m_viewport.fit();
  viewMoved();
}

void GridView::zoomToCells() {
  if (!m_scene.hasMap()) return;
  const bool hasHeuristic = m_scene.search.isActive() && m_scene.search.names().usesHeuristic;
  const double side = hasHeuristic ? kSmallestForCorners + 6 : 2 * kSmallestForDistance;
  const Point cell = cursorOrGuess();
  m_viewport.zoomTo(side, m_viewport.centreOf(cell));
  m_viewport.centreOn(QPointF(cell.x + 0.5, cell.y + 0.5));
  viewMoved();
}

void GridView::centreOn(Point cell) {
  if (!m_scene.hasMap()) return;
  m_viewport.centreOn(QPointF(cell.x + 0.5, cell.y + 0.5));
  viewMoved();
}

void GridView::select(std::optional<Point> cell) {
  if (cell && !(m_scene.hasMap() && m_scene.map->contains(*cell))) cell.reset();
  if (cell == m_selected) return;
  updateAround(m_selected);
  m_selected = cell;
  updateAround(m_selected);
  Q_EMIT selected(cell);
}

void GridView::resizeEvent(QResizeEvent*) {
  m_viewport.setView(QSizeF(size()), devicePixelRatioF());
  viewMoved();
}

void GridView::viewMoved() {
  repaintBoard();
  Q_EMIT viewChanged(m_viewport.cellSide());
}

void GridView::recolour() {
  m_scene.image.invalidateAll();
  repaintBoard();
}

void GridView::repaintBoard() {
  m_isFrameStale = true;
  update();
}

std::optional<search::NodeId> GridView::nodeAt(Point cell) const {
  if (!m_scene.hasMap() || !m_scene.map->contains(cell) || !m_scene.search.isActive()) return std::nullopt;
  const CellState state = m_scene.search.state(m_scene.map->index(cell));
  return state.status == search::NodeStatus::Unseen ? std::nullopt : std::optional(state.node);
}

// ---- Painting ------------------------------------------------------------------------------------------------------------

void GridView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!m_scene.hasMap()) return paintEmpty(painter);
  // The window may have come to another screen.
  if (devicePixelRatioF() != m_viewport.pixelRatio()) m_viewport.setView(QSizeF(size()), devicePixelRatioF());
  // Of the device that is really painted on: the screen, or somebody's image.
  const double ratio = painter.deviceTransform().m11();
  const QSize pixels(static_cast<int>(std::ceil(width() * ratio)),
                     static_cast<int>(std::ceil(height() * ratio)));
  if (m_isFrameStale || m_frame.size() != pixels) {
    if (m_frame.size() != pixels) m_frame = QImage(pixels, QImage::Format_RGB32);
    m_painter.paint(m_scene, m_viewport.withPixelRatio(ratio), m_frame);
    m_isFrameStale = false;
    const ValueScale& scale = m_scene.colours.scale();
    if (scale.low() != m_toldLow || scale.high() != m_toldHigh) {
      m_toldLow = scale.low();
      m_toldHigh = scale.high();
      Q_EMIT legendChanged();
    }
  }
  painter.save();
  painter.scale(1 / ratio, 1 / ratio);
  painter.drawImage(QPoint(0, 0), m_frame);
  painter.restore();
  paintPointer(painter);
}

// The pointer's cell, the selection, the keyboard's cursor.
void GridView::paintPointer(QPainter& painter) const {
  const auto rectOf = [&](Point p) {
    const QRectF rect = m_viewport.rectOf(p);
    const double missing = std::max(0.0, kSmallestMark + 2 - rect.width()) / 2;
    return rect.adjusted(-missing, -missing, missing, missing);
  };
  const bool isMoving = m_drag == Drag::Pan;
  if (m_hovered && !isMoving && m_viewport.cellSide() >= 3) {
    QRectF rect = rectOf(*m_hovered);
    if (m_tool != Tool::Inspect && m_brush > 1 && m_drag != Drag::Start && m_drag != Drag::Goal) {
      const int reach = (m_brush - 1) / 2;
      const int left = m_hovered->x - reach, top = m_hovered->y - reach;
      rect = m_viewport.rectOf(grid::CellRect{left, top, left + m_brush, top + m_brush});
    }
    paintHover(painter, rect, m_scene.board);
  }
  if (m_selected) paintSelection(painter, rectOf(*m_selected), m_scene.board);
  if (m_isCursorShown && m_cursor && hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QRectF rect = rectOf(*m_cursor).adjusted(-1.5, -1.5, 1.5, 1.5);
    painter.setPen(QPen(m_scene.board.selectionCasing, 5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(
        QPen(palette().color(QPalette::Highlight), 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
  }
}

void GridView::paintEmpty(QPainter& painter) const {
  painter.fillRect(rect(), m_scene.board.outside);
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

void GridView::updateAround(std::optional<Point> cell) {
  if (!cell) return;
  const int reach = m_brush > 1 && m_tool != Tool::Inspect ? m_brush : 0;
  const QRectF rect = m_viewport.rectOf(
      grid::CellRect{cell->x - reach, cell->y - reach, cell->x + reach + 1, cell->y + reach + 1});
  update(rect.toAlignedRect().adjusted(-8, -8, 8, 8));
}

}  // namespace searchlight::ui
