// widgets/board/cell_follower.h: a board's view that goes along with the search's current cell.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <optional>

#include "core/geometry/point.h"

namespace searchlight::ui {

class BoardView;

// Moves the view of a board that is not seen whole as soon as the cell that is expanded, or where the route is being read
// back, leaves the view's inner part, by as little as brings it back there, and gliding: a search that jumps between the ends of
// its OPEN shakes nothing. It ends when the user moves the view; zooming is no move.
class CellFollower : public QObject {
  Q_OBJECT

 public:
  explicit CellFollower(BoardView* view);

  bool isOn() const { return m_isOn; }
  void setOn(bool on);

 Q_SIGNALS:
  void ended();  // by the hand that moved the view

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  void follow();
  void glide();

  BoardView* m_view;
  bool m_isOn = false;
  QBasicTimer m_frame;
};

// The cell that the board's search is at: the one that is expanded, or where its route is being read back.
std::optional<Point> currentCell(const BoardView& view);

}  // namespace searchlight::ui
