// widgets/run/refresh_gate.cpp: at once, at the next beat, or when it is seen.
#include "widgets/run/refresh_gate.h"

#include <QEvent>

namespace searchlight::ui {

namespace {
// A cursor that is under way but does not move, while a second run looks for a place, gives no beat.
constexpr int kWithoutBeatMs = 250;
}  // namespace

RefreshGate::RefreshGate(QWidget* widget, std::function<void()> refresh)
    : QObject(widget), m_widget(widget), m_refresh(std::move(refresh)) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &RefreshGate::refreshNow);
  widget->installEventFilter(this);
}

void RefreshGate::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
  m_beat = 0;
  if (run) {
    connect(run, &WatchedRun::searchChanged, this, &RefreshGate::request);
    connect(run, &WatchedRun::moved, this, &RefreshGate::request);
    connect(run, &WatchedRun::answerChanged, this, &RefreshGate::request);
    connect(run, &WatchedRun::restChanged, this, &RefreshGate::request);
    connect(run, &QObject::destroyed, this, &RefreshGate::request);
  }
  request();
}

void RefreshGate::request() {
  m_isDue = true;
  if (!m_widget->isVisible()) return;
  if (!m_run || m_run->isAtRest() || m_run->beat() != m_beat)
    refreshNow();
  else if (!m_timer.isActive())
    m_timer.start(kWithoutBeatMs);
}

void RefreshGate::refreshNow() {
  m_timer.stop();
  if (!m_isDue || !m_widget->isVisible()) return;
  m_isDue = false;
  if (m_run) m_beat = m_run->beat();
  m_refresh();
}

bool RefreshGate::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_widget && event->type() == QEvent::Show) refreshNow();
  return QObject::eventFilter(watched, event);
}

}  // namespace searchlight::ui
