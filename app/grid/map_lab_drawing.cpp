// app/grid/map_lab_drawing.cpp: the map is drawn on its boards: strokes become changes, and who has chosen no tool is told.
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QWidgetAction>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/grid/map_lab_page.h"
#include "widgets/grid/map_gesture.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

// Cells along one side of a map that somebody draws by hand; of a larger one all of it is worth seeing first.
constexpr int kMostDrawnByHand = 128;
// In cells: what is no farther from the middle is in sight in the smallest window, too.
constexpr QPointF kFromMiddle(25, 15);
// In cells, too: an end that is no nearer to the edge of the view is not under the numbers there.
constexpr double kToEdge = 4;

}  // namespace

void MapLabPage::buildBrush() {
  auto* brush = new QWidget;
  m_weight = new QSpinBox(brush);
  m_weight->setRange(2, 255);
  m_weight->setValue(5);
  m_brushSize = new QSpinBox(brush);
  m_brushSize->setRange(1, 64);
  auto* row = new QHBoxLayout(brush);
  row->setContentsMargins(spacing::kHalf, 0, spacing::kHalf, 0);
  row->setSpacing(spacing::kHalf);
  row->addWidget(m_weight);
  row->addWidget(m_brushSize);
  m_brush = new QWidgetAction(this);
  m_brush->setDefaultWidget(brush);
  // What has been typed is for the board.
  for (const QSpinBox* box : {m_weight, m_brushSize})
    connect(box->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, [this] { host().takeFocus(); });
}

// What is done to the map on a board.
void MapLabPage::connectEditing(GridView* board) {
  using Tool = GridView::Tool;
  using grid::MapEditKind;
  const auto weightOf = [this](Tool tool) -> grid::Weight {
    return tool == Tool::Wall     ? grid::kWall
           : tool == Tool::Weight ? static_cast<grid::Weight>(m_weight->value())
                                  : 1;
  };
  connect(board, &GridView::toolChanged, this, &MapLabPage::showTool);
  connect(board, &GridView::strokeStarted, this, [this, weightOf](Point p, Tool tool) {
    m_map.beginStroke(tool == Tool::Erase ? MapEditKind::Erase : MapEditKind::Paint);
    m_map.paintTo(p, weightOf(tool), m_brushSize->value());
  });
  connect(board, &GridView::strokeMoved, this,
          [this, weightOf](Point p, Tool tool) { m_map.paintTo(p, weightOf(tool), m_brushSize->value()); });
  connect(board, &GridView::strokeFinished, this, [this, board] {
    const HistoryPosition before = m_map.moment();
    m_map.finishStroke();
    transport()->forgetPlace();
    if (!board->chosenTool() && m_map.moment() != before) tellDrawing();
  });
  connect(board, &GridView::strokeCancelled, this, [this] {
    m_map.cancelStroke();
    transport()->forgetPlace();
  });
  connect(board, &GridView::shapeDrawn, this,
          [this, weightOf](GridView::Shape shape, const std::vector<grid::CellSpan>& cells, Tool tool) {
            const MapEditKind kind = shape == GridView::Shape::Line        ? MapEditKind::Line
                                     : shape == GridView::Shape::Rectangle ? MapEditKind::Rectangle
                                                                           : MapEditKind::Fill;
            m_map.apply(grid::paintSpans(m_map.document(), cells, weightOf(tool), kind));
            transport()->forgetPlace();
          });
  connect(board, &GridView::endDragged, this, [this](GridView::End end, Point p) {
    if (m_plane->roads) return moveRoadEnd(end, p);
    if (!m_map.isInStroke())
      m_map.beginStroke(end == GridView::End::Start ? MapEditKind::MoveStart : MapEditKind::MoveGoal);
    end == GridView::End::Start ? m_map.moveStartTo(p) : m_map.moveGoalTo(p);
  });
  connect(board, &GridView::endDropped, this, [this] {
    if (m_plane->roads) return showRoadEnds();
    m_map.finishStroke();
    transport()->forgetPlace();
  });
  connect(m_brushSize, &QSpinBox::valueChanged, board, &GridView::setBrush);
  connect(m_weight, &QSpinBox::valueChanged, board,
          [board](int weight) { board->setPaintedWeight(static_cast<grid::Weight>(weight)); });
}

// A picture's map, too: whoever has it made from one goes on with it. Another program's search has its places, and no floor.
void MapLabPage::showDrawable() {
  const bool isDrawable = !m_map.isEmpty() && !m_map.isOpened() && !plan();
  m_boards.forEach([&](GridView& board) { board.setDrawable(isDrawable); });
  // Who has just come to it can draw at once, in a small window, too.
  if (!isDrawable || !std::exchange(m_isNewBoard, false)) return;
  const grid::MapDocument& shown = m_map.document();
  if (std::max(m_board->viewport().columns(), m_board->viewport().rows()) > kMostDrawnByHand) return;
  const QPointF middle(shown.map.width() / 2.0, shown.map.height() / 2.0);
  const auto placeOf = [&](const std::optional<Point>& end) {
    return end ? QPointF(end->x + 0.5, end->y + 0.5) : middle;
  };
  // Where not both ends have room, the start is in sight whole, and not both by halves.
  const QPointF start = placeOf(shown.start), half = (placeOf(shown.goal) - start) / 2;
  const auto fromStart = [](double distance, double view, double least) {
    const double room = std::max(0.0, view / (2 * kDrawableSide) - kToEdge), most = std::min(least, room);
    return std::abs(distance) <= room ? distance : std::clamp(distance, -most, most);
  };
  // A page that is not in front yet has not its size.
  m_board->fitAtLeast(kDrawableSide, [start, half, fromStart](QSizeF view) {
    return start + QPointF(fromStart(half.x(), view.width(), kFromMiddle.x()),
                           fromStart(half.y(), view.height(), kFromMiddle.y()));
  });
}

void MapLabPage::tellDrawing() {
  if (std::exchange(m_hasToldDrawing, true)) return;
  m_toldOfDrawing = tr("Drag to draw walls; begin on a wall to erase.");
  sayWithButton(m_toldOfDrawing, tr("Undo"), [this] { m_map.undo(); });
}

}  // namespace searchlight::ui
