// widgets/grid/grid_view.h: the board of the map lab: a map, the search over it, and the gestures that edit both.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/grid/map.h"
#include "core/grid/map_edit.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

class GridGround;
struct MapGesture;
struct MapHand;

// What the user does to the map is told by signals, and shows as soon as somebody answers them with updateCells() or
// setEnds().
//
// Beyond what every board does: start and goal are dragged under every tool; with a painting tool the left button paints
// and the right one erases; before a tool is chosen a drag paints on a map that one makes (map_gesture.h); Esc gives up
// what is under way. By keyboard Enter uses the tool at the cell cursor,
// Shift paints while moving, Delete erases, S and G put start and goal there.
//
// What is painted has a shape. Freehand is a stroke that the map follows at once. The others are shown over the board while
// they are dragged and told as a whole when they end: a line of the brush's width, a rectangle from corner to corner, all
// cells that look like the one that is pressed and are connected with it by their sides. By keyboard Enter sets the
// beginning of a line or the first corner, and once more the end; Shift held does both, from where it was pressed.
class GridView : public BoardView {
  Q_OBJECT
 public:
  enum class Tool { Inspect, Wall, Erase, Weight };
  enum class Shape { Freehand, Line, Rectangle, Fill };
  enum class End { Start, Goal };

  // `wrap`, if there is one, makes what is painted from the map's own ground, which it owns.
  using WrapGround = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;
  explicit GridView(QWidget* parent = nullptr, const WrapGround& wrap = {});
  ~GridView() override;

  // Another map, or nullptr; see BoardView::setBoard().
  void setMap(std::shared_ptr<const grid::Map> map);
  // The same map after an edit. REQUIRES: as large as before, different only at `changed`.
  void updateCells(std::shared_ptr<const grid::Map> map, std::span<const CellRun> changed);
  void setWindowRect(std::optional<CellRect> window);  // the search's; cells outside are dimmed
  void setContours(bool shown);
  void setClearance(bool shown);  // the room for agents, as a layer of numbers
  void setAgent(int side);        // the searched-for agent's, in cells

  // The tool in hand: the chosen one, or what a drag does before one is chosen.
  Tool tool() const;
  std::optional<Tool> chosenTool() const { return m_chosen; }
  void setTool(std::optional<Tool> chosen);
  // The map is one that is made here, so that a drag draws on it at once.
  void setDrawable(bool isDrawable);
  Shape shape() const { return m_shape; }
  void setShape(Shape shape);
  void setBrush(int cells);  // width of the square under the pointer, with the painting tools
  void setPaintedWeight(grid::Weight weight);  // what Tool::Weight paints, for what is shown of it
  // The columns and rows of the line or rectangle that is being drawn.
  std::optional<QSize> drawnSize() const;

  QStringList groundDescription(Point cell) const override;
  std::vector<LegendItem> legendItems() const override;

 Q_SIGNALS:
  // A stroke of the tool (Erase with the right button) begins, goes on and ends. Its points may lie outside the map.
  void strokeStarted(searchlight::Point cell, searchlight::ui::GridView::Tool tool);
  void strokeMoved(searchlight::Point cell, searchlight::ui::GridView::Tool tool);
  void strokeFinished();
  void strokeCancelled();
  // A shape other than freehand, with the tool (Erase with the right button); clipped to the map.
  void shapeDrawn(searchlight::ui::GridView::Shape shape,
                  const std::vector<searchlight::grid::CellSpan>& cells,
                  searchlight::ui::GridView::Tool tool);
  void shapeStretched();  // drawnSize() is another one
  // Told for every cell of the map that the end is dragged to, walls too; then dropped once. Given up, it is dragged
  // back first.
  void endDragged(searchlight::ui::GridView::End end, searchlight::Point cell);
  void endDropped(searchlight::ui::GridView::End end);
  // tool() is another one, or this board's is to be known: it comes into sight.
  void toolChanged(searchlight::ui::GridView::Tool tool);

 protected:
  bool beginDrag(Qt::MouseButton button, QPointF position) override;
  void dragTo(QPointF position) override;
  void dragEnded(bool isGivenUp) override;
  void used(Point cell) override;
  void cursorMoves(Point from, Point to, bool isShiftHeld) override;
  QCursor pointerShape() const override;
  CellRect hoverArea(Point cell) const override;
  bool wantsSpace() const override { return tool() != Tool::Inspect; }
  void paintEmpty(QPainter& painter) const override;
  void paintGesture(QPainter& painter) const override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void nameIt();
  // What the board's own drag is about; Press: a click as long as it has not gone far enough to be a stroke.
  enum class Dragged { Press, Stroke, Shape, Start, Goal };

  GridView(std::unique_ptr<GridGround> map, const WrapGround& wrap, QWidget* parent);
  GridView(GridGround* map, std::unique_ptr<BoardGround> ground, QWidget* parent);
  GridGround& map() { return *m_map; }
  const GridGround& map() const { return *m_map; }
  // By a tool that was chosen: the keyboard's and the right button's.
  bool isPainting() const { return m_chosen.value_or(Tool::Inspect) != Tool::Inspect; }
  std::optional<End> endAt(QPointF position) const;
  MapGesture gestureAt(QPointF position, bool isRightButton) const;
  MapHand hand() const;
  void tellTool();
  bool isEndDragged() const {
    return isOwnDrag() && (m_dragged == Dragged::Start || m_dragged == Dragged::Goal);
  }
  void startStroke(Tool tool, Point cell, Shape shape);
  void stretchTo(Point cell);
  void updateDrawn();
  void useTool(Tool tool, Point cell, Shape shape);
  void putEnd(End end);

  GridGround* m_map;  // the ground, or in it
  std::optional<Tool> m_chosen;
  bool m_isDrawable = false;
  Tool m_toldTool = Tool::Inspect;
  Shape m_shape = Shape::Freehand;
  int m_brush = 1;
  grid::Weight m_paintedWeight = 5;
  Dragged m_dragged = Dragged::Stroke;
  Tool m_strokeTool = Tool::Wall;
  std::optional<Point> m_dragCell, m_dragFrom;
  QPointF m_pressedAt;                  // of a press that may become a stroke
  std::vector<grid::CellSpan> m_drawn;  // the shape as it would be now
  bool m_isAnchored = false;            // Enter has begun it, and Enter ends it
};

}  // namespace searchlight::ui
