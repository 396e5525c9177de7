// widgets/grid/grid_view.h: the board of the map lab: a map, the search over it, and the gestures that edit both.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "core/grid/map.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

class GridGround;

// What the user does to the map is told by signals, and shows as soon as somebody answers them with updateCells() or
// setEnds().
//
// Beyond what every board does: start and goal are dragged under every tool; with a painting tool the left button paints
// and the right one erases; Esc gives up what is under way. By keyboard Enter uses the tool at the cell cursor,
// Shift paints while moving, Delete erases, S and G put start and goal there.
class GridView : public BoardView {
  Q_OBJECT
 public:
  enum class Tool { Inspect, Wall, Erase, Weight };
  enum class End { Start, Goal };

  // `wrap`, if there is one, makes what is painted from the map's own ground, which it owns.
  using WrapGround = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;
  explicit GridView(QWidget* parent = nullptr, const WrapGround& wrap = {});
  ~GridView() override;

  // Another map, or nullptr; see BoardView::setBoard().
  void setMap(std::shared_ptr<const grid::Map> map);
  // The same map after an edit. REQUIRES: as large as before, different only at `changed`.
  void updateCells(std::shared_ptr<const grid::Map> map, std::span<const Point> changed);
  void setWindowRect(std::optional<CellRect> window);  // the search's; cells outside are dimmed
  void setContours(bool shown);

  Tool tool() const { return m_tool; }
  void setTool(Tool tool);
  void setBrush(int cells);  // width of the square under the pointer, with the painting tools

  QStringList groundDescription(Point cell) const override;
  std::vector<LegendItem> legendItems() const override;

 Q_SIGNALS:
  // A stroke of the tool (Erase with the right button) begins, goes on and ends. Its points may lie outside the map.
  void strokeStarted(searchlight::Point cell, searchlight::ui::GridView::Tool tool);
  void strokeMoved(searchlight::Point cell, searchlight::ui::GridView::Tool tool);
  void strokeFinished();
  void strokeCancelled();
  // Told for every cell of the map that the end is dragged to, walls too; then dropped once. Given up, it is dragged
  // back first.
  void endDragged(searchlight::ui::GridView::End end, searchlight::Point cell);
  void endDropped(searchlight::ui::GridView::End end);
  void toolChanged(searchlight::ui::GridView::Tool tool);

 protected:
  bool beginDrag(Qt::MouseButton button, QPointF position) override;
  void dragTo(QPointF position) override;
  void dragEnded(bool isGivenUp) override;
  void used(Point cell) override;
  void cursorMoves(Point from, Point to, bool isShiftHeld) override;
  QCursor pointerShape() const override;
  CellRect hoverArea(Point cell) const override;
  bool wantsSpace() const override { return isPainting(); }
  void paintEmpty(QPainter& painter) const override;
  void changeEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  // What the board's own drag is about.
  enum class Dragged { Stroke, Start, Goal };

  GridView(std::unique_ptr<GridGround> map, const WrapGround& wrap, QWidget* parent);
  GridView(GridGround* map, std::unique_ptr<BoardGround> ground, QWidget* parent);
  GridGround& map() { return *m_map; }
  const GridGround& map() const { return *m_map; }
  bool isPainting() const { return m_tool != Tool::Inspect; }
  std::optional<End> endAt(QPointF position) const;
  void startStroke(Tool tool, Point cell);
  void useTool(Tool tool, Point cell);
  void putEnd(End end);

  GridGround* m_map;  // the ground, or in it
  Tool m_tool = Tool::Inspect;
  int m_brush = 1;
  Dragged m_dragged = Dragged::Stroke;
  Tool m_strokeTool = Tool::Wall;
  std::optional<Point> m_dragCell, m_dragFrom;
};

}  // namespace searchlight::ui
