// widgets/board/board_view.h: a board of columns and rows as a widget: seen, moved, pointed at, by mouse and keyboard.
#pragma once
#include <QBasicTimer>
#include <QCursor>
#include <QImage>
#include <QPointer>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/trace/breakpoint.h"
#include "widgets/board/board_canvas.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/board_overlay.h"
#include "widgets/board/paint_turns.h"
#include "widgets/board/rulers.h"

namespace searchlight::ui {

class BoardNavigation;

// Shows a ground and the search over it, and reports what is done to it; it holds no document and no rules. A domain's own
// board derives from it and adds gestures of its own (see "For boards of one domain").
//
// By mouse: as BoardCanvas has it, and a drag with the left button moves the board, too; a click selects; Esc gives up what
// is under way, or the selection. By keyboard: the arrows move a cell cursor (Ctrl: ten cells; Home, End: to the row's ends), Enter selects
// there; + - 0 zoom and fit, Alt with arrows, Page Up and Page Down move the board.
class BoardView : public BoardCanvas {
  Q_OBJECT
 public:
  using CellText = ui::CellText;
  using ValueLayer = ui::ValueLayer;
  // Marks that the user may switch on and off, where the page has a command for it.
  enum class Switch { None, AnswerAhead, LitPath, Descendants, Contours, Clearance };
  // What a mark means. All that there may be are told, always in one order, and whether they are there.
  struct LegendItem {
    std::function<void(QPainter&, const QRectF&)> paint;
    QString text;
    QString meaning = {};  // in one sentence; empty: the text says it all
    Switch isSwitchedBy = Switch::None;
    bool isShown = true;  // on the board now
    QString place =
        {};  // of a mark that comes and goes with every event, which keeps it; of several only one is there at a time
  };

  explicit BoardView(std::unique_ptr<BoardGround> ground, QWidget* parent = nullptr);
  ~BoardView() override;

  // ---- What is shown ----
  // Another board, 0 for none. View and selection stay as they are if the size stays, else all is fitted in and no cell
  // is selected, which selected() tells. See BoardOverlay::setBoard().
  void setBoard(int columns, int rows);
  // The rest of what is shown of the search, and how.
  BoardOverlay& overlay() { return m_overlay; }
  void setEnds(std::optional<Point> start, std::optional<Point> goal) { m_overlay.setEnds(start, goal); }
  virtual void setRun(WatchedRun* run) { m_overlay.setRun(run); }
  void setNodeCell(NodeCell cell) { m_overlay.setNodeCell(std::move(cell)); }
  void setTrueCosts(RemainingCosts costs) { m_overlay.setTrueCosts(std::move(costs)); }
  // Marks the cells of those that stop at a state; `cellOf` finds a state's cell, if it has one here.
  using CellOfState = std::function<std::optional<Point>(const std::string& state)>;
  void showBreakpoints(const std::vector<search::Breakpoint>& breakpoints, const CellOfState& cellOf);
  // The same where a state is its cell's text.
  void showBreakpoints(const std::vector<search::Breakpoint>& breakpoints);
  void setLitPath(std::vector<Point> path) { m_overlay.setLitPath(std::move(path)); }
  void setStops(std::vector<Point> alsoGoals, std::vector<Point> waypoints) {
    m_overlay.setStops(std::move(alsoGoals), std::move(waypoints));
  }
  void setNearest(std::optional<Point> cell) { m_overlay.setNearest(cell); }
  void setSmoothPath(std::vector<Point> path) { m_overlay.setSmoothPath(std::move(path)); }
  void setLitDescendants(const std::vector<Point>& cells) { m_overlay.setLitDescendants(cells); }
  ValueLayer valueLayer() const { return m_overlay.valueLayer(); }
  void setValueLayer(ValueLayer layer) { m_overlay.setValueLayer(layer); }
  CellText cellText() const { return m_overlay.cellText(); }
  void setCellText(CellText text) { m_overlay.setCellText(text); }
  void setAnswerPreview(bool shown) { m_overlay.setAnswerPreview(shown); }

  // ---- The pointer ----
  std::optional<Point> selectedCell() const { return m_selected; }
  std::optional<Point> hoveredCell() const { return m_hovered; }
  // Where the pointer is on another board of the same: it is shown here, too.
  void setPointedCell(std::optional<Point> cell);
  // The keyboard's cell; nothing until the keyboard is used.
  std::optional<Point> cursorCell() const { return m_isCursorShown ? m_cursor : std::nullopt; }
  // It goes there, and is seen when the keyboard has the board.
  void setCursorCell(Point cell);

  // New pictures for the screen are made in these turns, so that several boards keep to one frame; until then the last
  // one stays. nullptr: at once. They may die first.
  void setPaintTurns(PaintTurns* turns) { m_turns = turns; }
  const PaintTurns* paintTurns() const { return m_turns; }

  // Whether columns and rows wear their numbers; not at first.
  // Of a board that paints less than its outermost cells they stand nearer, by `inset` cells.
  void setRulers(bool areShown, double inset = 0);
  // What columns and rows are called, where it is not 0, 1, 2..: on the rulers, and in the words for a cell.
  void setNumbers(RulerNumbers across, RulerNumbers down);

  // Scroll bars and an overview, for boards that are the middle of a page; once. nullptr: it has none.
  BoardNavigation& addNavigation();
  BoardNavigation* navigation() const { return m_navigation; }

  // ---- For others who look at the same ----
  const BoardScene& scene() const { return m_overlay.scene(); }
  BoardViewport::Look look() const { return m_viewport.look(); }
  void setLook(const BoardViewport::Look& look);
  // All of the board, if its cells have this side at least; else so much of it as can be seen round a place, until the user wants
  // all of it. Nothing where the view was moved or zoomed.
  void fitAtLeast(double side, BoardViewport::Place about);
  // Something is held by mouse or by keys: the board itself, or what a domain's own drag is about.
  bool isDragging() const { return m_drag != Drag::None || isPanning(); }
  bool isOwnDrag() const { return m_drag == Drag::Own || m_drag == Drag::OwnByKeys; }
  QPointF pointer() const { return m_pointer; }  // where it was last, in the view's coordinates
  std::optional<search::NodeId> nodeAt(Point cell) const { return m_overlay.nodeAt(cell); }
  std::vector<search::NodeId> nodesAt(Point cell) const { return m_overlay.nodesAt(cell); }
  // Round start and goal, in the view's coordinates: where a card would hide what it tells of.
  std::vector<QRectF> neighbourhoodsOfEnds() const;
  // The cell in words, for those who cannot see it; and what of it only this domain knows.
  QString description(Point cell) const;
  virtual QStringList groundDescription(Point) const { return {}; }
  // What the legend tells behind the search's own marks.
  virtual std::vector<LegendItem> legendItems() const { return {}; }

  QRect content() const override;  // the cells that are in sight, and their numbers
  QSize sizeHint() const override { return {720, 540}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 public Q_SLOTS:
  void zoomIn() override;
  void zoomOut() override;
  void centreOn(searchlight::Point cell);
  // The keyboard's cell goes there, in the middle of the view unless all is in sight.
  void goTo(searchlight::Point cell);
  void select(std::optional<searchlight::Point> cell);
  // The view moves as by hand, which movedByHand() tells, so that these cell coordinates come to its middle.
  void lookAt(QPointF cellCoordinates);
  // The view follows what it shows.
  void slideBy(QPointF pixels);

 Q_SIGNALS:
  void selected(std::optional<searchlight::Point> cell);
  void hovered(std::optional<searchlight::Point> cell);
  void menuRequested(std::optional<searchlight::Point> cell, const QPoint& globalPosition);
  void cursorMoved(
      std::optional<searchlight::Point> cell);  // the keyboard's cell; nothing: it is not shown any more
  void dragFinished();                          // or given up
  void legendChanged();

 protected:
  // ---- For boards of one domain ----
  BoardGround& ground() { return *m_ground; }
  const BoardGround& ground() const { return *m_ground; }
  // A button went down, neither the middle one nor together with Space: true where a drag of the domain's own begins. It
  // is then told of every move, and ended once; a board larger than the view comes towards a pointer beyond the edge.
  virtual bool beginDrag(Qt::MouseButton, QPointF) { return false; }
  virtual void dragTo(QPointF) {}
  virtual void dragEnded(bool /*isGivenUp*/) {}
  // A click of the left button that was no drag, and Enter at the keyboard's cell, also while keys drag.
  virtual void clicked(std::optional<Point> cell) { select(cell); }
  virtual void used(Point cell) { select(m_selected == cell ? std::nullopt : std::optional(cell)); }
  // The keyboard's cell goes from one to the other.
  virtual void cursorMoves(Point /*from*/, Point /*to*/, bool /*isShiftHeld*/) {}
  virtual QCursor pointerShape() const { return Qt::ArrowCursor; }
  // The cells that the pointer at a cell would work on; no cells: no frame.
  virtual CellRect hoverArea(Point cell) const { return {cell.x, cell.y, cell.x + 1, cell.y + 1}; }
  // Space is held to move the board where the left button alone does something else; else the window may have it at once.
  virtual bool wantsSpace() const { return false; }
  // What the domain's own drag shows of what it will do, over the board. To be repainted with update().
  virtual void paintGesture(QPainter&) const {}
  // Where the keyboard's cell begins.
  virtual std::optional<Point> preferredCell() const { return scene().start; }
  virtual void paintEmpty(QPainter& painter) const;

  // A drag of the domain's own that keys make; it ends with Shift and with the focus, or with finishDrag().
  void beginKeyDrag() { m_drag = Drag::OwnByKeys; }
  bool isKeyDrag() const { return m_drag == Drag::OwnByKeys; }
  void finishDrag() { endDrag(false); }
  bool cancelDrag();  // false when there was nothing to give up
  Point nearestCell(QPointF position) const;
  Point cursorOrGuess() const;
  // Shows the keyboard's cell, reveals it, and tells those who listen.
  void moveCursorTo(Point cell, bool isShiftHeld);
  void updateMouseCursor() override;
  void layOut() override { repaintBoard(); }
  QPointF zoomPlace() const override { return m_viewport.centreOf(cursorOrGuess()); }
  void updateAround(std::optional<Point> cell);
  void repaintBoard();

  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  // What the pressed button, or Shift with the arrows, is doing.
  enum class Drag { None, Click, Own, OwnByKeys };

  // board_view.cpp: the picture.
  void readTheme();
  void hideCursor();
  bool mustWait(const QPainter& painter);
  void paintPointer(QPainter& painter) const;
  bool mark(std::optional<Point>& marked, std::optional<Point> cell);  // false: it is marked already

  // board_view_input.cpp: the gestures.
  void followPointer(QPointF position);
  void endDrag(bool isGivenUp);
  void hover(std::optional<Point> cell);
  bool moveCursorBy(const QKeyEvent& event);
  bool moveViewBy(const QKeyEvent& event);
  void useCursorCell();

  BoardNavigation* m_navigation = nullptr;
  std::unique_ptr<BoardGround> m_ground;
  BoardOverlay m_overlay;
  QImage m_frame;  // all but the pointer's marks, in screen pixels
  bool m_isFrameStale = true;
  QPointer<PaintTurns> m_turns;
  bool m_hasWaited =
      false;  // the screen shows an old picture, and nobody will ask for the whole of it any more

  std::optional<Point> m_selected, m_hovered, m_pointed, m_cursor;
  bool m_isCursorShown = false;
  bool m_hasRulers = false;
  double m_rulerInset = 0;
  RulerNumbers m_across, m_down;

  Drag m_drag = Drag::None;
  QPointF m_pressedAt, m_pointer;  // where the button went down, and where the pointer is
  QBasicTimer m_scrollTimer;       // while something is dragged beyond the edge
};

// Where a state is a whole board it stands on no cell: the board has no marks of the search, it shows where the search is, or a
// node that was chosen. (A board that can show squares as well has marks then.) It is looked at and not played on. One of several beside each other, as a comparison has them.
//
// Board and search change together: between the moment at which it is told of another board, or of another state that searches
// begin with, and that at which its run tells of another search, the run is of something else, and is not followed. A domain's own
// board cannot get at it then.
class StateBoard : public BoardView {
  Q_OBJECT
 public:
  using BoardView::BoardView;

  // Nothing is said of its cells: it is followed. REQUIRES: its search, if it has one, is of what is shown.
  void setRun(WatchedRun* run) override;
  // Whether what it shows is a state of this run's search, or would be if that had one.
  bool follows(const WatchedRun& run) const { return this->run() == &run; }
  // A node of the present search until its cursor moves; nothing: where the cursor is.
  void showNode(std::optional<search::NodeId> node);
  // The same where the search has met the node's state at its cursor, from whichever side; else nothing happens.
  void showIfMet(search::NodeId node);
  // What stands on the cell, in words; empty: nothing that has a name.
  virtual QString pieceText(Point cell) const = 0;
  QStringList groundDescription(Point cell) const override;

 protected:
  // The only way to another board and to another state that searches begin with: to be called when both are in place. What the run
  // has now is followed no more; follow() comes of it.
  void begin(int columns, int rows);
  // The search has moved, or another node is to be shown, or none.
  virtual void follow() = 0;
  // The one that is followed; nullptr: none, or not yet.
  WatchedRun* run() const { return m_isBetween ? nullptr : m_run.data(); }
  std::optional<search::NodeId> chosenNode() const { return m_chosen; }
  void clicked(std::optional<Point>) override {}
  void used(Point) override {}
  CellRect hoverArea(Point) const override { return {}; }

 private:
  using BoardView::setBoard;  // begin() does it

  QPointer<WatchedRun> m_run;
  std::optional<search::NodeId> m_chosen;
  bool m_isBetween = false;  // what is shown is another one already, and the run's search is not
};

}  // namespace searchlight::ui
