// widgets/grid/grid_view.h: the board of the map lab: a map, the search over it, and the gestures that edit both.
#pragma once
#include <QBasicTimer>
#include <QImage>
#include <QWidget>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/map.h"
#include "widgets/grid/grid_painter.h"
#include "widgets/grid/grid_scene.h"
#include "widgets/grid/grid_viewport.h"

namespace searchlight::ui {

class SearchModel;

// Shows and reports; it holds no document and no rules. What the user does to the map is told by signals, and shows as
// soon as somebody answers them with updateCells() or setEnds().
//
// By mouse: the wheel zooms at the pointer (with Shift it moves sideways); the middle button, or the left one with Space
// held, moves the map; start and goal are dragged under every tool; the left button paints with a painting tool, the
// right one erases; Inspect selects with a click and moves the map with a drag; Esc gives up what is under way.
// By keyboard: the arrows move a cell cursor (Ctrl: ten cells; Home, End: to the row's ends), Space or Enter uses the
// tool there, Shift paints while moving, Delete erases, S and G put start and goal there; + - 0 zoom and fit, Alt with
// arrows, Page Up and Page Down move the map.
class GridView : public QWidget {
  Q_OBJECT
 public:
  enum class Tool { Inspect, Wall, Erase, Weight };
  enum class End { Start, Goal };
  using CellText = ui::CellText;
  using ValueLayer = ui::ValueLayer;

  explicit GridView(QWidget* parent = nullptr);
  ~GridView() override;

  // ---- What is shown ----
  // Another map, or nullptr. The view stays where it is if the size stays, else all is fitted in. After a change of size
  // nothing is shown of the search until it tells of a new one; nodes are cells again (see setNodeCells).
  void setMap(std::shared_ptr<const grid::Map> map);
  // The same map after an edit. REQUIRES: as large as before, different only at `changed`.
  void updateCells(std::shared_ptr<const grid::Map> map, std::span<const Point> changed);
  void setEnds(std::optional<Point> start, std::optional<Point> goal);
  // Stays connected; nullptr: none. The model may die first.
  void setSearch(SearchModel* model);
  // Where the nodes of a foreign trace are; to be set before the search. nullptr: nodes are cells.
  void setNodeCells(std::shared_ptr<const NodeCells> cells);
  void setTrueCosts(RemainingCosts costs);  // for ValueLayer::HeuristicError; may be nullptr
  void setBreakpointCells(std::vector<Point> cells);
  void setWindowRect(std::optional<grid::CellRect> window);
  void setLitPath(std::vector<Point> path);
  void setLitDescendants(const std::vector<Point>& cells);

  // ---- How it is shown ----
  ValueLayer valueLayer() const { return m_scene.colours.layer(); }
  void setValueLayer(ValueLayer layer);
  CellText cellText() const { return m_scene.text; }
  void setCellText(CellText text);
  void setContours(bool shown);
  void setAnswerPreview(bool shown);  // the answer's path, thin and dashed, before it is read back

  // ---- Tools and the pointer ----
  Tool tool() const { return m_tool; }
  void setTool(Tool tool);
  void setBrush(int cells);  // width of the square under the pointer, with the painting tools
  std::optional<Point> selectedCell() const { return m_selected; }
  std::optional<Point> hoveredCell() const { return m_hovered; }
  // The keyboard's cell; nothing until the keyboard is used.
  std::optional<Point> cursorCell() const { return m_isCursorShown ? m_cursor : std::nullopt; }

  // ---- For others who look at the same ----
  const GridScene& scene() const { return m_scene; }
  const GridViewport& viewport() const { return m_viewport; }
  // The node that a cell shows, if any was met there.
  std::optional<search::NodeId> nodeAt(Point cell) const;
  // The cell in words, for those who cannot see it.
  QString description(Point cell) const;

  QSize sizeHint() const override { return {720, 540}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 public Q_SLOTS:
  void zoomIn();
  void zoomOut();
  void fit();
  void zoomToCells();  // so near that cells carry numbers
  void centreOn(searchlight::Point cell);
  void select(std::optional<searchlight::Point> cell);

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
  void selected(std::optional<searchlight::Point> cell);
  void hovered(std::optional<searchlight::Point> cell);
  void menuRequested(std::optional<searchlight::Point> cell, const QPoint& globalPosition);
  // Space was pressed under a painting tool, and the map was not moved with it.
  void spaceTapped();
  void viewChanged(double pixelsPerCell);
  void toolChanged(searchlight::ui::GridView::Tool tool);
  // What the legend tells has changed: layer, range, which marks there are.
  void legendChanged();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  // What the pressed button, or Shift with the arrows, is doing.
  enum class Drag { None, Click, Pan, Stroke, KeyStroke, Start, Goal };

  // grid_view.cpp: the picture.
  void searchChanged();
  void searchMoved(std::size_t from, std::size_t to, bool everything);
  void answerChanged();
  void readTheme();
  void recolour();  // every cell is to be coloured anew
  void repaintBoard();
  void viewMoved();
  void paintEmpty(QPainter& painter) const;
  void paintPointer(QPainter& painter) const;
  void updateAround(std::optional<Point> cell);

  // grid_view_input.cpp: the gestures.
  std::optional<End> endAt(QPointF position) const;
  Point nearestCell(QPointF position) const;
  void zoomAt(double factor, QPointF position);
  void followPointer(QPointF position);
  void startStroke(Tool tool, Point cell, Drag drag);
  void endDrag();
  bool cancelDrag();
  void hover(std::optional<Point> cell);
  void updateMouseCursor();
  bool moveCursorBy(const QKeyEvent& event);
  bool moveViewBy(const QKeyEvent& event);
  void moveCursorTo(Point cell, bool isPainting);
  Point cursorOrGuess() const;
  void useTool(Tool tool);
  void putEnd(End end);

  GridScene m_scene;
  GridViewport m_viewport;
  GridPainter m_painter;
  QImage m_frame;  // all but the pointer's marks, in screen pixels
  bool m_isFrameStale = true;
  QPointer<SearchModel> m_model;
  bool m_isScaleStale = true;            // of another map, or of no search
  double m_toldLow = 0, m_toldHigh = 0;  // the range that legendChanged() last stood for

  Tool m_tool = Tool::Inspect;
  int m_brush = 1;
  std::optional<Point> m_selected, m_hovered, m_cursor;
  bool m_isCursorShown = false;

  Drag m_drag = Drag::None;
  Tool m_strokeTool = Tool::Wall;
  QPointF m_pressedAt, m_pointer;  // where the button went down, and where the pointer is
  std::optional<Point> m_dragCell, m_dragFrom;
  QBasicTimer m_scrollTimer;  // while something is dragged beyond the edge
  bool m_isSpaceHeld = false, m_hasSpacePanned = false;
};

}  // namespace searchlight::ui
