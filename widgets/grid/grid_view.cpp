// widgets/grid/grid_view.cpp: the map on the board, and what is being drawn over it.
#include "widgets/grid/grid_view.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <utility>

#include "widgets/board/cell_texts.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/grid/map_gesture.h"
#include "widgets/grid/route_texts.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"

namespace searchlight::ui {

GridView::GridView(QWidget* parent, const WrapGround& wrap)
    : GridView(std::make_unique<GridGround>(), wrap, parent) {}

GridView::GridView(std::unique_ptr<GridGround> map, const WrapGround& wrap, QWidget* parent)
    // In braces, so that the pointer is read before its owner goes.
    : GridView{map.get(), wrap ? wrap(std::move(map)) : std::unique_ptr<BoardGround>(std::move(map)),
               parent} {}

GridView::GridView(GridGround* map, std::unique_ptr<BoardGround> ground, QWidget* parent)
    : BoardView(std::move(ground), parent), m_map(map) {
  keepTranslated(this, [this] { nameIt(); });
  setRulers(true);
  connect(&overlay(), &BoardOverlay::searchRestarted, this, [this] { m_map->restartContours(); });
  connect(this, &BoardView::viewChanged, this, &GridView::tellTool);  // cells may be too small to draw on
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

void GridView::setClearance(bool shown) {
  map().setClearance(shown);
  repaintBoard();
  Q_EMIT legendChanged();
}

void GridView::setAgent(int side) {
  if (side == map().agent()) return;
  map().setAgent(side);
  repaintBoard();
  Q_EMIT legendChanged();
}

MapHand GridView::hand() const { return {m_chosen, m_isDrawable}; }

GridView::Tool GridView::tool() const { return toolInHand(hand()); }

void GridView::setTool(std::optional<Tool> chosen) {
  if (chosen == m_chosen) return;
  cancelDrag();
  m_chosen = chosen;
  tellTool();
}

void GridView::setDrawable(bool isDrawable) {
  if (isDrawable == m_isDrawable) return;
  m_isDrawable = isDrawable;
  tellTool();
}

void GridView::showEvent(QShowEvent* event) {
  BoardView::showEvent(event);
  Q_EMIT toolChanged(tool());
}

void GridView::tellTool() {
  updateMouseCursor();
  update();
  if (std::exchange(m_toldTool, tool()) != tool()) Q_EMIT toolChanged(tool());
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

void GridView::nameIt() {
  setAccessibleName(tr("Map"));
  setWhatsThis(
      tr("Shows the map being searched. Drag the start and goal to move them; the selected tool determines "
         "all other mouse actions. Colours show the state of each cell; see the legend below."));
}

QStringList GridView::groundDescription(Point cell) const {
  const grid::Weight weight = map().map().weight(cell);
  if (weight == grid::kWall) return {tr("wall")};
  QStringList description;
  if (map().map().isWater(map().map().index(cell))) description << tr("water");
  if (map().map().isSwamp(map().map().index(cell))) description << tr("swamp");
  if (const auto direction = map().map().oneWay(map().map().index(cell)))
    description << oneWayText(*direction);
  if (weight > 1) description << tr("weight %1").arg(weight);
  return description;
}

std::vector<BoardView::LegendItem> GridView::legendItems() const {
  constexpr int kSampleWeight = 5;
  const BoardColours& board = scene().board;
  return {{[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintStart(p, r, board);
           },
           tr("start"), tr("The cell where the search begins. Drag to move it."), Switch::None,
           scene().start.has_value()},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintGoal(p, r, board);
           },
           tr("goal"), tr("The cell the search tries to reach. Drag to move it."), Switch::None,
           scene().goal.has_value()},
          {[&board](QPainter& p, const QRectF& r) { paintWall(p, r, board); }, tr("wall"),
           tr("A cell that cannot be entered."), Switch::None, map().hasWalls()},
          // As the board has it at its size: on bare ground, and beside it under the search's colours.
          {[&board, isNumber = textLayout(scene(), viewport().cellSide()) != TextLayout::None,
            side = viewport().cellSide(),
            isSearched = scene().search.isActive() && scene().search.player().position() > 0,
            type = font()](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.weightFill(kSampleWeight));
             if (isSearched && !isNumber) {
               const QRectF half(r.center().x(), r.top(), r.width() / 2, r.height());
               const QRgb found = board.scale.at(0.5);
               p.fillRect(half, QColor::fromRgb(found));
               if (side < GridGround::kSmallestForPattern) return;
               p.save();
               p.setClipRect(half, Qt::IntersectClip);
               paintWeightPattern(p, r, kSampleWeight,
                                  takesDarkInk(found) ? board.textOnLight : board.textOnDark);
               p.restore();
               return;
             }
             if (!isNumber && side < GridGround::kSmallestForRelief) return;
             if (!isNumber) return paintWeightStrokes(p, r, kSampleWeight, board.weightInk);
             QFont small = type;
             small.setPixelSize(10);
             p.setFont(small);
             p.setPen(board.weightInk);
             p.drawText(r, Qt::AlignCenter, QStringLiteral("×%1").arg(kSampleWeight));
           },
           tr("weight"), tr("A cell that is expensive to enter: its weight multiplies the cost of the move."),
           Switch::None, map().hasWeights()},
          {[&board](QPainter& p, const QRectF& r) { paintWater(p, r, board); }, tr("water"),
           tr("A water cell. It is connected only to other water cells."), Switch::None,
           map().hasMap() && map().map().hasWater()},
          {[&board](QPainter& p, const QRectF& r) { paintSwamp(p, r, board); }, tr("swamp"),
           tr("A swamp cell. It costs as much to enter as open ground."), Switch::None,
           map().hasMap() && map().map().hasSwamp()},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintOneWay(p, r, Direction::Right, MarkRoom::Centre, board.weightInk);
           },
           tr("one-way"), tr("A one-way cell. It can be left only in the direction of its arrow."),
           Switch::None, map().hasMap() && map().map().hasOneWay()},
          {[&board](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             paintNoRoom(p, r, board.weightInk);
           },
           tr("no room"), tr("The agent covers several cells and does not fit here with its upper-left one."),
           Switch::None, map().agent() > 1},
          {[&board, type = font()](QPainter& p, const QRectF& r) {
             p.fillRect(r, board.freeCell);
             QFont small = type;
             small.setPixelSize(10);
             p.setFont(small);
             p.setPen(board.weightInk);
             p.drawText(r, Qt::AlignCenter, QStringLiteral("3"));
           },
           tr("clearance"),
           tr("The side of the largest free square with this cell as its upper-left one, up to 9: the "
              "largest agent "
              "that fits."),
           Switch::Clearance, map().hasClearance()},
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
           tr("equal f"),
           tr("Lines between cells with different f. All cells enclosed by a line have the same f."),
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
                   tr("Open or generate a map, or paste a picture of one."));
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
  const PainterScope kept(painter);
  painter.setBrush(Qt::NoBrush);
  for (const auto& [colour, width] : {std::pair(board.selectionCasing, 4), std::pair(board.hover, 2)}) {
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    if (m_shape == Shape::Rectangle)
      painter.drawRect(viewport().rectOf(
          CellRect{m_drawn.front().left, m_drawn.front().y, m_drawn.front().right, m_drawn.back().y + 1}));
    if (m_shape == Shape::Line)
      painter.drawLine(viewport().centreOf(*m_dragFrom), viewport().centreOf(*m_dragCell));
  }
}

}  // namespace searchlight::ui
