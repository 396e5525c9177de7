// widgets/search/refresh_gate.cpp: at once, later, or when it is seen.
#include "widgets/search/refresh_gate.h"

#include <QEvent>
#include <algorithm>

namespace searchlight::ui {

RefreshGate::RefreshGate(QWidget* widget, int intervalMs, std::function<void()> refresh)
    : QObject(widget), m_widget(widget), m_intervalMs(intervalMs), m_refresh(std::move(refresh)) {
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &RefreshGate::refreshNow);
  widget->installEventFilter(this);
}

void RefreshGate::setRun(WatchedRun* run) {
  if (m_run) m_run->disconnect(this);
  m_run = run;
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
  const bool still = !m_run || m_run->isAtRest();
  const qint64 since = m_last.isValid() ? m_last.elapsed() : m_intervalMs;
  if (still || since >= m_intervalMs)
    refreshNow();
  else if (!m_timer.isActive())
    m_timer.start(static_cast<int>(m_intervalMs - since));
}

void RefreshGate::refreshNow() {
  m_timer.stop();
  if (!m_isDue || !m_widget->isVisible()) return;
  m_isDue = false;
  m_last.start();
  m_refresh();
}

bool RefreshGate::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_widget && event->type() == QEvent::Show) refreshNow();
  return QObject::eventFilter(watched, event);
}

}  // namespace searchlight::ui
