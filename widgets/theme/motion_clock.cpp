// widgets/theme/motion_clock.cpp: sixty frames a second.
#include "widgets/theme/motion_clock.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <utility>

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

MotionClock::MotionClock(std::function<void()> frame) {
  m_frames.setTimerType(Qt::PreciseTimer);
  m_frames.setInterval(kFrameMs);
  QObject::connect(&m_frames, &QTimer::timeout, &m_frames, std::move(frame));
}

void MotionClock::start() {
  m_sinceStart.start();
  m_frames.start();
}

void MotionClock::setSpeed(double factor) { m_speed = std::max(0.0, factor); }

}  // namespace searchlight::ui
