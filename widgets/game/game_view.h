// widgets/game/game_view.h: what the boards of puzzles have in common, whatever lies on them.
#pragma once
#include <QPixmap>
#include <QWidget>
#include <optional>

#include "widgets/theme/card.h"
#include "widgets/theme/motion_clock.h"

class QPainter;

namespace searchlight::ui {

// A board's dynamic property, a bool: what the mouse's buttons for back and forward do is its own.
inline constexpr char kOwnHistory[] = "ownHistory";

// A board by mouse and keyboard that fills its widget and plays nothing: a class of its own says what is wanted by its hand.
// (A board that is a BoardView has the clock only.)
class GameView : public QWidget, public HasContent {
  Q_OBJECT
 public:
  bool isMoving() const { return m_clock.isRunning(); }
  void finishMotion();  // to its end, at once; nothing where nothing moves
  void setMotionSpeed(double factor) { m_clock.setSpeed(factor); }

  QSize minimumSizeHint() const override { return {60, 60}; }

 Q_SIGNALS:
  void motionFinished();
  // Space, where it does nothing on the board: for a player that plays.
  void spaceTapped();
  void menuRequested(const QPoint& globalPosition);

 protected:
  explicit GameView(QWidget* parent);

  MotionClock& clock() { return m_clock; }
  // Whether the board is seen to go from one state of a search to another: at most some four times a second, however many there
  // are. Asked once for each.
  bool isTurnSeen();
  // Another state is there, and comes in over what was seen before it. That is a motion, too, of which showMotion() is told nothing.
  void fadeFrom(QPixmap before);
  void paintFade(QPainter& painter) const;  // over the board; nothing where none is under way
  // It stands where it is, and nobody is told. What moves is its owner's to forget.
  void stopMotion();
  // A frame: the scene is as so much of the motion says. Who is at its end calls finishMotion().
  virtual void showMotion(double milliseconds) = 0;
  // The scene is as it is after the motion, which is forgotten.
  virtual void endMotion() = 0;
  // What a hand has begun, or has chosen, is let go: another button, a menu.
  virtual void giveUpGesture() = 0;

  void hideEvent(QHideEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  struct Fade {
    QPixmap before;
    double left = 1;  // of it
  };
  void showFrame();

  MotionClock m_clock;
  std::optional<Fade> m_fade;
  QElapsedTimer m_sinceTurn;
};

}  // namespace searchlight::ui
