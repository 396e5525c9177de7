// widgets/board/board_navigation.h: finding one's way on a board that is larger than its view: scroll bars and an overview.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <Qt>
#include <functional>
#include <optional>

#include "core/geometry/point.h"

class QScrollBar;
class QWidget;

namespace searchlight::ui {

class BoardOverview;
class BoardView;
class BoardViewport;

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

// Scroll bars over the edges of a board that is larger than its view. They lie over the view's right and lower edge, each only
// while there is something to move to along it, and nothing moves when they come or go: the board may be drawn further than under
// them. What is left of the view are its contentsMargins(): whoever lays something over the board keeps to contentsRect(). The
// keyboard has its own keys for all of this, so that nothing here takes the focus.
class BoardBars : public QObject {
  Q_OBJECT

 public:
  // `scroll` moves the view along an axis to such a place of BoardViewport::scroll().
  BoardBars(QWidget* view, std::function<void(Qt::Orientation, double)> scroll);

  // As the view shows it now; without bars where they are not wanted.
  void follow(const BoardViewport& viewport, bool isWanted = true);
  QScrollBar& bar(Qt::Orientation along) { return along == Qt::Horizontal ? *m_across : *m_down; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QScrollBar* makeBar(Qt::Orientation along);
  void retranslate();

  QWidget* m_view;
  std::function<void(Qt::Orientation, double)> m_scroll;
  QScrollBar *m_across, *m_down;
  QWidget* m_corner;  // between them
};

class BoardNavigation : public QObject {
  Q_OBJECT

 public:
  explicit BoardNavigation(BoardView* view);

  // The user wants to see the overview where it is of use.
  void setOverviewWanted(bool wanted);
  // The board has the room to itself; beside several others it goes without all of this.
  void setAlone(bool alone);

  QScrollBar& bar(Qt::Orientation along) { return m_bars->bar(along); }
  BoardOverview& overview() { return *m_overview; }

 private:
  void follow();

  BoardView* m_view;
  BoardBars* m_bars;
  BoardOverview* m_overview;
  bool m_isAlone = true;
};

}  // namespace searchlight::ui
