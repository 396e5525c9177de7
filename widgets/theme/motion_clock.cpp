// widgets/theme/motion_clock.cpp: sixty frames a second.
#include "widgets/theme/motion_clock.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <utility>
#include <vector>

namespace searchlight::ui {

namespace {

constexpr double kFaint = 0.2;  // never nothing at all: a blink is louder than what it softens

}  // namespace

void Entrance::begin(QWidget* what) {
  if (!motion::isSeenOn(*what)) return;
  // An effect in an effect would be painted twice.
  for (const QWidget* around = what; around; around = around->parentWidget())
    if (around->graphicsEffect()) return;
  new Entrance(what);
}

bool Entrance::isUnderWay(const QWidget& what) { return what.graphicsEffect() != nullptr; }

Entrance::Entrance(QWidget* what)
    : QObject(what),
      m_what(what),
      m_effect(new QGraphicsOpacityEffect(what)),
      m_clock([this] { showFrame(); }, [this] { end(); }) {
  m_effect->setOpacity(kFaint);
  what->setGraphicsEffect(m_effect);
  qApp->installEventFilter(this);
  m_clock.start();
}

void Entrance::showFrame() {
  const double share = m_clock.milliseconds() / motion::kUsual;
  if (share >= 1) return end();
  m_effect->setOpacity(kFaint + (1 - kFaint) * motion::eased(share));
}

void Entrance::end() {
  if (!m_clock.isRunning()) return;
  m_clock.stop();
  qApp->removeEventFilter(this);
  m_what->setGraphicsEffect(nullptr);
  deleteLater();
}

bool Entrance::eventFilter(QObject* watched, QEvent* event) {
  // Keys are the clock's. Who hides what comes in, or puts it elsewhere, finds it whole.
  if (event->type() == QEvent::MouseButtonPress || (watched == m_what && event->type() == QEvent::Hide))
    end();
  return QObject::eventFilter(watched, event);
}

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
