// widgets/theme/entrance.h: a page, a panel or a card that comes into sight: it comes in, and no hand waits for it.
#pragma once
#include <QObject>

#include "widgets/theme/motion_clock.h"

class QGraphicsOpacityEffect;
class QWidget;

namespace searchlight::ui {

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
