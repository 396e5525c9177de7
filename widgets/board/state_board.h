// widgets/board/state_board.h: a board that is a whole state of a search, and goes where the search is.
#pragma once
#include <QPointer>
#include <memory>
#include <optional>

#include "widgets/board/board_view.h"

namespace searchlight::ui {

// Where a state is a whole board it stands on no cell: the board has no marks of the search, it shows where the search is, or a
// node that was chosen. It is looked at and not played on. One of several beside each other, as a comparison has them.
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
