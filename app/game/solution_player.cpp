// app/game/solution_player.cpp: a timer over the route.
#include "app/game/solution_player.h"

#include <QTimerEvent>
#include <algorithm>

#include "widgets/run/taken_goal.h"

namespace searchlight::ui {

using search::NodeId;

namespace {
constexpr int kMsPerStep = 500, kLeastMsPerStep = 40, kMsInAll = 20'000;
}

SolutionPlayer::SolutionPlayer(WatchedRun& run, QObject* parent) : QObject(parent), m_run(run) {
  connect(&run, &WatchedRun::moved, this, &SolutionPlayer::stop);
  connect(&run, &WatchedRun::searchChanged, this, &SolutionPlayer::stop);
}

void SolutionPlayer::play() {
  stop();
  m_route = m_run.hasSearch() ? routeRead(m_run) : std::vector<search::NodeId>();
  if (m_route.size() < 2) return;
  m_next = 0;
  const std::size_t mostSteps = kMsInAll / kLeastMsPerStep;
  m_stride = (m_route.size() + mostSteps - 1) / mostSteps;
  const int steps = static_cast<int>(m_route.size() / m_stride);
  m_timer.start(std::clamp(kMsInAll / steps, kLeastMsPerStep, kMsPerStep), this);
  Q_EMIT playingChanged(true);
  step();
}

void SolutionPlayer::stop() {
  if (!isPlaying()) return;
  m_timer.stop();
  Q_EMIT playingChanged(false);
}

void SolutionPlayer::finish() {
  if (!isPlaying()) return;
  stop();
  Q_EMIT ended();
}

// The goal is seen, whatever is left out.
void SolutionPlayer::step() {
  const NodeId node = m_route[m_next];
  const bool isLast = m_next + 1 == m_route.size();
  m_next = isLast ? m_route.size() : std::min(m_next + m_stride, m_route.size() - 1);
  Q_EMIT stepped(node);
}

void SolutionPlayer::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  m_next < m_route.size() ? step() : finish();
}

}  // namespace searchlight::ui
