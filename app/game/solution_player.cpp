// app/game/solution_player.cpp: a timer over the route.
#include "app/game/solution_player.h"

#include <QTimerEvent>
#include <algorithm>

#include "widgets/search/shown_node.h"

namespace searchlight::ui {

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
  const int each = kMsInAll / static_cast<int>(std::min<std::size_t>(m_route.size(), kMsInAll));
  m_timer.start(std::clamp(each, kLeastMsPerStep, kMsPerStep), this);
  Q_EMIT stepped(m_route[m_next++]);
}

void SolutionPlayer::stop() { m_timer.stop(); }

void SolutionPlayer::finish() {
  if (!isPlaying()) return;
  stop();
  Q_EMIT ended();
}

void SolutionPlayer::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (m_next < m_route.size()) return Q_EMIT stepped(m_route[m_next++]);
  finish();
}

}  // namespace searchlight::ui
