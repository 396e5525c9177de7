// widgets/theme/motion_clock.h: the time of what moves on a board.
#pragma once
#include <QBackingStore>
#include <QElapsedTimer>
#include <QObject>
#include <QPaintEngine>
#include <QPainter>
#include <QTimer>
#include <QWidget>
#include <functional>

class QWidget;
class QGraphicsOpacityEffect;

namespace searchlight::ui {

// Whether the painter of this widget paints it on the screen, and not into somebody's image, which is painted once and has to be
// right.
inline bool isOnScreen(const QWidget& widget, const QPainter& painter) {
  QBackingStore* screen = widget.backingStore();
  return screen && painter.paintEngine()->paintDevice() == screen->paintDevice();
}

// What all that moves by itself has in common, in milliseconds at the usual speed: one thing goes from one place to another in
// this time, whatever it is.
namespace motion {
inline constexpr double kShort = 150, kUsual = 180, kLong = 250;
inline constexpr double kCelebration = 600;  // once, when a game is won
// How far something is of its way after a share of its time, both 0 to 1: slow at both ends.
constexpr double eased(double share) { return share * share * (3 - 2 * share); }

// Whether anybody wants to see things move: one answer for the whole program, yes unless it was said otherwise.
bool isWanted();
void setWanted(bool isWanted);
// And whether it is seen on this widget: it is wanted, the widget is there, and the system (its style) has not switched motion off.
bool isSeenOn(const QWidget& widget);
}  // namespace motion

// Frames while something moves, and how much time has gone. What moves and where it is then is its owner's.
class MotionClock {
 public:
  // `frame` is called some 60 times a second while it runs. `end` brings what moves to where it is going, and stops the clock: it is
  // called when any key goes down anywhere in the program, before the key does what it does. Without it keys end nothing.
  explicit MotionClock(std::function<void()> frame, std::function<void()> end = {});
  ~MotionClock() { stop(); }
  MotionClock(const MotionClock&) = delete;
  MotionClock& operator=(const MotionClock&) = delete;

  void start();
  void stop();
  bool isRunning() const { return m_frames.isActive(); }
  double milliseconds() const { return static_cast<double>(m_sinceStart.nsecsElapsed()) / 1e6; }

  // 1: the usual speed; 2: in half the time; 0: no motion. Never below 0.
  void setSpeed(double factor);
  double speed() const { return m_speed; }
  // Whether a motion is worth while: there is one, and somebody may see it.
  bool isSeenOn(const QWidget& board) const { return m_speed > 0 && motion::isSeenOn(board); }

 private:
  friend class MotionKeys;

  QTimer m_frames;
  std::function<void()> m_end;
  QElapsedTimer m_sinceStart;
  double m_speed = 1;
};

// What is shown already goes from faint to all there, like all that moves. It is there from the first moment: it takes keys and
// clicks, and a key or a button that is pressed anywhere ends the motion and does what it always does.
class Entrance : public QObject {
 public:
  // Nothing where it is not seen (motion::isSeenOn), or comes in already, by itself or with what it lies in.
  static void begin(QWidget* what);
  static bool isUnderWay(const QWidget& what);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  explicit Entrance(QWidget* what);
  void showFrame();
  void end();

  QWidget* m_what;
  QGraphicsOpacityEffect* m_effect;  // the widget's
  MotionClock m_clock;
};

}  // namespace searchlight::ui
