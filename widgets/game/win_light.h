// widgets/game/win_light.h: light over what was won.
#pragma once
#include <QPainterPath>
#include <QWidget>
#include <functional>

#include "widgets/theme/motion_clock.h"

namespace searchlight::ui {

// Once, as a game is won: the board falls back, and what brought the game home shines in its full colours. It takes no room and no
// clicks; any key ends it, as all that moves.
class WinLight : public QWidget {
 public:
  // What shines, in the board's coordinates; asked at each frame, for it may move.
  using Shape = std::function<QPainterPath()>;

  // A child of the board.
  explicit WinLight(QWidget* board);

  // Nothing where nobody sees it, or nothing shines.
  void begin(const Shape& shape);
  bool isShining() const { return m_clock.isRunning(); }
  void end();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Shape m_shape;
  MotionClock m_clock;
};

}  // namespace searchlight::ui
