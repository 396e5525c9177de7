// widgets/board/board_overlay.h: a search over a board, as a picture that follows it; the part of a board without a widget.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/memory_budget.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/board_scene.h"
#include "widgets/run/lit_nodes.h"

namespace searchlight::ui {

// Knows columns, rows and cells, and nothing of what they mean: the ground paints the board itself, a function tells on
// which cell a node stands. BoardView is the widget around it; whatever paints a board otherwise (a thumbnail, a picture
// for a file, a pane) may use it alone.
class BoardOverlay : public QObject {
  Q_OBJECT
 public:
  // REQUIRES: the ground outlives the overlay.
  explicit BoardOverlay(BoardGround* ground, QObject* parent = nullptr);

  // What the picture's memory is taken from, so that searches get less; none: nobody counts it. A picture must be, so that
  // one for which there is no room is made all the same, and not counted.
  void setMemory(std::shared_ptr<search::MemoryBudget> memory);

  const BoardScene& scene() const { return m_scene; }

  // ---- What is shown ----
  // 0: no board. After a change of size, true, nothing is shown of the search until it tells of a new one, and start and
  // goal are gone. Nothing is lit. Nodes are cells again: a search whose nodes a function has placed is not shown until
  // it is told anew where they stand, for that was on the board before, whatever its size.
  bool setBoard(int columns, int rows);
  // The ground looks different, everywhere or at some cells of the board.
  void groundChanged();
  void groundChanged(std::span<const CellRun> cells);
  void setEnds(std::optional<Point> start, std::optional<Point> goal);
  // Stays connected; nullptr: none. The run may die first.
  void setRun(WatchedRun* run);
  // Where the nodes of the search stand; an empty function: nodes are cells (times the search's sides). It is asked at
  // once where there is a search: set it before a search whose nodes only it understands.
  void setNodeCell(NodeCell cell);
  void setTrueCosts(RemainingCosts costs);  // by cell, for ValueLayer::HeuristicError; may be nullptr
  void setBreakpointCells(std::vector<Point> cells);
  void setLitPath(std::vector<Point> path);
  void setSmoothPath(std::vector<Point> path);
  void setStops(std::vector<Point> alsoGoals, std::vector<Point> waypoints);
  // Where the goal cannot be reached, the cell that is searched for in its place.
  void setNearest(std::optional<Point> cell);
  void setLitDescendants(const std::vector<Point>& cells);
  // The cells of these nodes are tinted as well; null: none. They have a cell where the search is followed here.
  void setLitNodes(const SharedLitNodes& lit);

  // ---- How it is shown ----
  void setTheme(const BoardColours& colours, const QFont& font);
  ValueLayer valueLayer() const { return m_scene.colours.layer(); }
  void setValueLayer(ValueLayer layer);
  CellText cellText() const { return m_scene.text; }
  void setCellText(CellText text);
  // Whether the event at the cursor has its mark; not where something else is asked of the eye.
  void setEventTold(bool told);
  void setAnswerPreview(bool shown);  // the answer's path, thin and dashed, before it is read back

  // The node that a cell shows, if any was met there, and all of them, that one first.
  std::optional<search::NodeId> nodeAt(Point cell) const;
  std::vector<search::NodeId> nodesAt(Point cell) const;

  // Fills the frame, an RGB32 image in the viewport's screen pixels. REQUIRES: scene().hasBoard(), and the viewport has
  // its columns and rows.
  void paint(const BoardViewport& viewport, QImage& frame);

 Q_SIGNALS:
  void changed();  // to be painted again
  // What the legend tells has changed: layer, range, texts in cells, which marks there are.
  void legendChanged();
  // Other values are the least and the greatest on the board: with every frame where a search goes on.
  void foundChanged();
  // Another search, or none; emitted before changed().
  void searchRestarted();

 private:
  void searchChanged();
  void searchMoved(std::size_t from, std::size_t to, bool everything);
  void answerChanged();
  void tint(std::vector<std::uint8_t> descendants, std::vector<std::uint8_t> lit);
  void recolour();  // every cell is to be coloured anew

  void countPicture();

  BoardScene m_scene;
  BoardPainter m_painter;
  QPointer<WatchedRun> m_run;
  std::shared_ptr<search::MemoryBudget> m_memory;
  std::unique_ptr<search::MemoryAccount> m_account;  // of the picture; null: it is not counted
  bool m_isScaleStale = true;                        // of another board, or of no search
  bool m_isQuestionNew = false;  // and its answer not here yet: the scale is that of the question before
  double m_toldLow = 0, m_toldHigh = 0;  // what legendChanged() last stood for
  CellColours::Ends m_toldFound;
  std::pair<bool, bool> m_legendTints{true, true};  // no descendants, no lit cells
};

}  // namespace searchlight::ui
