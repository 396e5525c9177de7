// widgets/board/state_board.h: a board that is a whole state of a search, and goes where the search is.
#pragma once
#include <QPointer>
#include <memory>
#include <optional>

#include "widgets/board/board_view.h"

namespace searchlight::ui {

// Where a state is a whole board it stands on no cell: the board has no marks of the search, it shows where the search is, or a
// node that was chosen. It is looked at and not played on. One of several beside each other, as a comparison has them.
class StateBoard : public BoardView {
  Q_OBJECT
 public:
  using BoardView::BoardView;

  // Nothing is said of its cells: it is followed.
  void setRun(WatchedRun* run) override;
  // A node of the present search until its cursor moves; nothing: where the cursor is.
  void showNode(std::optional<search::NodeId> node);
  // The same where the search has met the node's state at its cursor, from whichever side; else nothing happens.
  void showIfMet(search::NodeId node);
  // What stands on the cell, in words; empty: nothing that has a name.
  virtual QString pieceText(Point cell) const = 0;
  QStringList groundDescription(Point cell) const override;

 protected:
  // The search has moved, or another node is to be shown, or none.
  virtual void follow() = 0;
  WatchedRun* run() const { return m_run; }
  std::optional<search::NodeId> chosenNode() const { return m_chosen; }
  void clicked(std::optional<Point>) override {}
  void used(Point) override {}
  CellRect hoverArea(Point) const override { return {}; }

 private:
  QPointer<WatchedRun> m_run;
  std::optional<search::NodeId> m_chosen;
};

}  // namespace searchlight::ui
