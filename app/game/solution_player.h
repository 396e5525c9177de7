// app/game/solution_player.h: the solution that a search has found, played on the board that the search was watched on.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <cstddef>
#include <vector>

#include "widgets/run/watched_run.h"

namespace searchlight::ui {

// Where states are boards and the route has been read back: state by state from the start, two a second, a long one faster so that it
// takes some twenty seconds. It ends where the cursor or the search goes on.
class SolutionPlayer : public QObject {
  Q_OBJECT
 public:
  // The run outlives it.
  SolutionPlayer(WatchedRun& run, QObject* parent);

  // From the start; nothing where there is no route to be played.
  void play();
  void stop();    // where it is
  void finish();  // as if it had been played
  bool isPlaying() const { return m_timer.isActive(); }

 Q_SIGNALS:
  void stepped(searchlight::search::NodeId node);
  void playingChanged(bool isPlaying);
  void ended();  // behind the goal's step

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  void step();

  WatchedRun& m_run;
  QBasicTimer m_timer;
  std::vector<search::NodeId> m_route;
  std::size_t m_next = 0, m_stride = 1;
};

}  // namespace searchlight::ui
