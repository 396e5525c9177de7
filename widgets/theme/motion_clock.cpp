// widgets/theme/motion_clock.cpp: sixty frames a second.
#include "widgets/theme/motion_clock.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <utility>
#include <vector>

namespace searchlight::ui {
namespace {

constexpr int kFrameMs = 16;
bool isMotionWanted = true;  // on the widgets' thread

}  // namespace

bool motion::isWanted() { return isMotionWanted; }
void motion::setWanted(bool isWanted) { isMotionWanted = isWanted; }

bool motion::isSeenOn(const QWidget& widget) {
  return isMotionWanted && widget.isVisible() &&
         widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

// Looks at the program's keys while something moves.
class MotionKeys : public QObject {
 public:
  void add(MotionClock* clock) {
    if (std::ranges::count(m_moving, clock) > 0) return;
    if (m_moving.empty()) qApp->installEventFilter(this);
    m_moving.push_back(clock);
  }
  void remove(MotionClock* clock) {
    if (std::erase(m_moving, clock) > 0 && m_moving.empty() && qApp) qApp->removeEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    // A key that is a shortcut is no press; it is asked about first, as every key is.
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
      // Whoever is told of an end may end another motion, or begin the next one, which this key leaves alone.
      for (MotionClock* clock : std::vector(m_moving))
        if (std::ranges::count(m_moving, clock) > 0) clock->m_end();
    return QObject::eventFilter(watched, event);
  }

 private:
  std::vector<MotionClock*> m_moving;
};

namespace {
MotionKeys& motionKeys() {
  static MotionKeys keys;
  return keys;
}
}  // namespace

MotionClock::MotionClock(std::function<void()> frame, std::function<void()> end) : m_end(std::move(end)) {
  m_frames.setTimerType(Qt::PreciseTimer);
  m_frames.setInterval(kFrameMs);
  QObject::connect(&m_frames, &QTimer::timeout, &m_frames, std::move(frame));
}

void MotionClock::start() {
  m_sinceStart.start();
  m_frames.start();
  if (m_end) motionKeys().add(this);
}

void MotionClock::stop() {
  m_frames.stop();
  if (m_end) motionKeys().remove(this);
}

void MotionClock::setSpeed(double factor) { m_speed = std::max(0.0, factor); }

}  // namespace searchlight::ui
