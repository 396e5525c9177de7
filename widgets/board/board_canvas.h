// widgets/board/board_canvas.h: the widget under all boards: fitted in, zoomed and moved by mouse and keyboard; what moves on it.
#pragma once
#include <QElapsedTimer>
#include <QPixmap>
#include <QPointF>
#include <QWidget>
#include <optional>
#include <utility>

#include "widgets/board/board_viewport.h"
#include "widgets/theme/card.h"
#include "widgets/theme/motion_clock.h"

class QPainter;

namespace searchlight::ui {

// A board's dynamic property, a bool: what the mouse's buttons for back and forward do is its own.
inline constexpr char kOwnHistory[] = "ownHistory";

// It paints nothing. The wheel zooms at the pointer (with Shift it moves sideways); the middle button, or the left one with Space
// held, moves the board. A class of its own says which of these keys it takes, and lays out what it paints.
class BoardCanvas : public QWidget, public HasContent {
  Q_OBJECT
 public:
  explicit BoardCanvas(QWidget* parent);

  const BoardViewport& viewport() const { return m_viewport; }
  // As BoardViewport has them.
  void setFills(bool fills);
  void setMargin(double cells);
  void setLargestFit(double side);

  bool isMoving() const { return m_clock.isRunning(); }
  void finishMotion();  // to its end, at once; nothing where nothing moves
  // As MotionClock::setSpeed() has it; without motion one that is under way ends.
  void setMotionSpeed(double factor);

  QSize minimumSizeHint() const override { return {60, 60}; }

 public Q_SLOTS:
  virtual void zoomIn() { zoomAt(kZoomPerNotch, zoomPlace()); }
  virtual void zoomOut() { zoomAt(1 / kZoomPerNotch, zoomPlace()); }
  void fit();
  // Along one axis, as BoardViewport::scrollTo() has it.
  void scrollTo(Qt::Orientation along, double value);

 Q_SIGNALS:
  // Space was pressed, and the board was not moved with it: play, pause.
  void spaceTapped();
  void viewChanged(double pixelsPerCell);
  // The user has moved the view, by whatever means; zooming is no move.
  void movedByHand();
  void motionFinished();
  // Not of a BoardView, whose menu is a cell's.
  void menuRequested(const QPoint& globalPosition);

 protected:
  static constexpr double kZoomPerNotch = 1.25;

  // The viewport is another: what is painted is laid out for it.
  virtual void layOut() = 0;
  // What keeps its place where keys zoom.
  virtual QPointF zoomPlace() const { return QRectF(rect()).center(); }
  virtual void updateMouseCursor();

  // ---- What moves ----
  MotionClock& clock() { return m_clock; }
  // Whether the board is seen to go from one state of a search to another: at most some four times a second, however many there
  // are. Asked once for each.
  bool isTurnSeen();
  // Another state is there, and comes in over what was seen before it. That is a motion, too, of which showMotion() is told nothing.
  void fadeFrom(QPixmap before);
  void paintFade(QPainter& painter) const;  // over the board; nothing where none is under way
  // It stands where it is, and nobody is told. What moves is its owner's to forget.
  void stopMotion();
  // A frame: the board is as so much of the motion says. Who is at its end calls finishMotion().
  virtual void showMotion(double /*milliseconds*/) {}
  // The board is as it is after the motion, which is forgotten.
  virtual void endMotion() {}
  // What a hand has begun, or has chosen, is let go for a menu.
  virtual void giveUpGesture() {}

  // ---- How it is looked at ----
  void takeSize();  // of the widget, and its screen's pixels
  void viewMoved();
  void moved(bool isByHand);
  void panBy(QPointF pixels);
  void zoomAt(double factor, QPointF position);
  // Whether a press, a move or a release moves the board.
  bool panWith(const QMouseEvent& event);
  void beginPan(QPointF from);
  void panTo(QPointF position) { panBy(position - std::exchange(*m_panFrom, position)); }
  void endPan();
  bool isPanning() const { return m_panFrom.has_value(); }
  bool isSpaceHeld() const { return m_isSpaceHeld; }
  // Alt with arrows: whether it was one of them.
  bool panByKey(const QKeyEvent& event, double step);
  // + - 0 and Space, without other keys than Shift: whether it was one of them.
  bool lookByKey(const QKeyEvent& event);

  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

  BoardViewport m_viewport;

 private:
  struct Fade {
    QPixmap before;
    double left = 1;  // of it
  };
  void showFrame();

  MotionClock m_clock;
  std::optional<Fade> m_fade;
  QElapsedTimer m_sinceTurn;
  std::optional<QPointF> m_panFrom;  // where the board is held
  bool m_isSpaceHeld = false, m_hasSpacePanned = false;
};

}  // namespace searchlight::ui
