// widgets/run/transport.h: moving the cursors of one to eight runs in step: speed, unit, direction, breakpoints,
// landmarks.
//
// Positions of a transport are places on one axis that all its runs share:
//   - over one run, events from the very start of the run, whatever the unit of a step is;
//   - over several, the unit itself: events; steps by expansion; with F, 1 + the common f, each run standing before its
//     first expansion above it (0 is before everything); with Time, microseconds of the silent runs, each measured alone,
//     so that a run of n events that took s seconds stands behind event n * t / s.
// A run that is over before the position stands at its end. Runs are never further apart than the step that is on its
// way: moving goes to the next place on the axis only when every run has come to this one. Only where one run stops in
// the middle of a step (at a breakpoint, a landmark, an event that was asked for) it alone stands a little further.
//
// Phase two, the reading back of the route, is an act: over one run, playing forwards stops before its first event, however
// many steps are due, and takes at least a second and a half for it, whatever the speed and the unit; skipRoute() ends
// it. Steps, seeks and playing backwards pass it as any other stretch, and of several runs none waits for it: they come to
// their routes at different times.
//
// The pace (pace.h) goes by expansions: one run goes through the events of each evenly, several share one pace. By f and by
// time, where steps are no such thing, it is one speed, with which all takes as long. Several large searches go at the speed
// that suits them, in twenty seconds.
//
// Whatever the runs, all of them together are searched and moved for at most 4 ms a frame; painting comes on top.
#pragma once
#include <QBasicTimer>
#include <QObject>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/trace/breakpoint.h"
#include "widgets/run/landmarks.h"
#include "widgets/run/pace.h"
#include "widgets/run/watched_run.h"

namespace searchlight::ui {

class Transport : public QObject {
  Q_OBJECT

 public:
  enum class Activity {
    Idle,
    Playing,
    Seeking
  };  // Seeking: on the way to a place that takes longer than a frame
  enum class StartAt {
    Start,
    End,
    Same
  };  // where the cursors of a new search stand; Same: as before, or the end
  static constexpr std::size_t kMostRuns = 8;
  static constexpr std::chrono::milliseconds kSlice{4};  // of a frame, for all runs together

  struct Question {
    WatchedRun::Factory factory;  // none: nothing is searched any more
    NodeNames names = {};
    bool keeps = false;  // the run keeps what it has, as another program's trace
  };

  explicit Transport(QObject* parent = nullptr);
  ~Transport() override;

  // The runs, which stay their owner's; one that is destroyed leaves by itself. At most kMostRuns. The cursors of those
  // that are new go where the others are.
  void setRuns(std::vector<WatchedRun*> runs);
  const std::vector<WatchedRun*>& runs() const { return m_runs; }

  // New questions, one for each run; playing goes on.
  void setSearches(std::vector<Question> questions, StartAt where);
  // A new question for the only run.
  void setSearch(WatchedRun::Factory factory, NodeNames names, StartAt where);
  void clear();  // all runs

  bool hasSearch() const;  // any run has
  // The first run with a search; nullptr: none has.
  WatchedRun* lead() const;

  std::size_t position() const;
  // Where the cursors come to rest if nobody stops them: position(), or the place that is being sought; kEndOfRun is the
  // end.
  std::size_t destination() const;
  std::size_t earliest() const;  // of the windows; going further back takes second runs
  std::size_t recorded() const;  // as far as the runs have been run by now
  bool isComplete() const;       // recorded() is the end of all runs
  bool isAtEnd() const;          // every run is
  // Where a run ends on the axis; nothing while it is not known.
  std::optional<std::size_t> endOf(const WatchedRun& run) const;
  // The event that a place on the axis is about, to within a thousand. For pictures.
  std::size_t eventAt(const WatchedRun& run, std::size_t position) const;
  // About where the axis ends, judged by the answers; 0: too early to tell.
  std::size_t expectedEnd() const;
  Activity activity() const { return m_activity; }
  int playDirection() const { return m_direction; }  // +1 or -1

  // The unit in use: the one that was set, or Event as long as that one cannot be had.
  StepUnit stepUnit() const { return canStepBy(m_unit) ? m_unit : StepUnit::Event; }
  // The one that was set.
  StepUnit wantedUnit() const { return m_unit; }
  // F: every run has an f. Time: every run's time is known.
  bool canStepBy(StepUnit unit) const;
  // What position() counts.
  StepUnit axisUnit() const { return m_runs.size() < 2 ? StepUnit::Event : stepUnit(); }
  // Steps a second, 1 to 1,000,000: the one that was set, the one that suits, or that of the pace here.
  double speed() const;
  const SpeedChoice& speedChoice() const { return m_speed; }
  bool isSpeedAuto() const { return m_speed.kind == SpeedChoice::Kind::Suits; }
  bool followsPace() const { return m_speed.kind == SpeedChoice::Kind::Pace; }
  // The speed at which all takes about twenty seconds; see speed_scale.h.
  double suitableSpeed() const;
  // Whether the pace of these runs is the speed that suits them.
  bool isRaceOfLarge() const;
  bool isTooLongToSuit() const;  // at the greatest speed, which suitableSpeed() is then, it takes longer
  // Phase two is being played, slower than the speed is: skipRoute() and togglePlay() go to its end.
  bool isPacingRoute() const;
  const std::vector<search::Breakpoint>& breakpoints() const { return m_breakpoints; }
  void setBreakpoints(std::vector<search::Breakpoint> breakpoints);
  // Those at a state, whether they are enabled or not: there when there was none, else gone.
  bool hasBreakpointAt(const std::string& state) const;
  void toggleBreakpointAt(const std::string& state);
  // For another document: states of the old one mean nothing there.
  void dropStateBreakpoints();
  // What playing does in a frame: so many seconds have gone by since the last one. For who has a clock of his own.
  void playFrame(double seconds);
  // What was asked before, as long as the cursor is not moved otherwise, is where a question asked with StartAt::Same goes:
  // a drag of the goal past shorter searches comes back to its place. After the drag the place is where the cursor is.
  void forgetPlace() { m_kept.reset(); }

  // Like seekEvent(), of several runs: where runs are alike need not be one place on the axis. REQUIRES: not empty.
  using RunEvents = std::vector<std::pair<WatchedRun*, std::size_t>>;
  void seekEvents(const RunEvents& events);

 public Q_SLOTS:
  void toStart();
  void toEnd();
  void stepForward();
  void stepBack();
  void seek(std::size_t position);
  // To an event of one run, and the others to the place on the axis that is nearest before it.
  void seekEvent(searchlight::ui::WatchedRun* run, std::size_t event);
  // At the end it means: once more.
  void play();
  void playReverse();
  void pause();  // also ends a seek where it is
  void togglePlay();
  // To the end of the route that is being read back while it plays; else nothing.
  void skipRoute();
  // Plays in this direction as soon as the place that is being sought is reached; at once if none is.
  void playFromThere(int direction);
  void toNext(searchlight::ui::Landmark landmark);
  void toPrevious(searchlight::ui::Landmark landmark);
  // Behind the next, or the previous event of the only run that is looked for.
  void toNextEvent(searchlight::ui::WatchedRun::Predicate isIt);
  void toPreviousEvent(searchlight::ui::WatchedRun::Predicate isIt);
  void setStepUnit(searchlight::ui::StepUnit unit);
  void setSpeed(double stepsPerSecond);
  // The speed follows what is known of the runs, as it does until anything else is chosen; false: it stays what it is.
  void setSpeedAuto(bool isAuto);
  // The same, to the pace.
  void followPace(bool follows);
  void setSpeedChoice(const searchlight::ui::SpeedChoice& choice);

 Q_SIGNALS:
  // Another search in one of the runs, or other runs: everything is to be read anew.
  void searchChanged();
  // Each run tells its own views what changed; this is for those of the axis. `everything`: of some run, any node.
  void moved(std::size_t from, std::size_t to, bool everything);
  void recordedChanged();
  void answerChanged();
  void activityChanged();
  void settingsChanged();  // unit, speed, breakpoints
  void breakpointHit(int index);
  // The only run's route has been read back to its end: played, skipped while it played, or stepped through; not sought.
  void routeRead();
  // There is no such landmark in this direction (+1 or -1); the cursors are at the end there.
  void landmarkMissed(int direction);
  // `run`: whose trouble it is, by its place in runs().
  void troubled(const QString& message, int run);

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  // ---- Where all are on their way to; at most one at a time ----
  struct Exact {
    WatchedRun* run;
    std::size_t event;
  };
  struct Motion {
    enum class Kind { Seek, Forward, FindBack } kind = Kind::Seek;
    // Seek
    StepUnit unit = StepUnit::Event;
    std::size_t target = 0;
    std::vector<Exact> exact = {};  // runs that go to an event of their own
    int missed = 0;                 // -1: it goes to the start because no landmark was found on the way back
    bool readsRoute = false;        // routeRead() is told where it comes to the end
    // Forward: until so many steps are done, or an event is there that some run looks for
    double steps = 1;
    std::vector<WatchedRun::Predicate> ahead = {};  // one a run; empty: breakpoints
    // FindBack
    struct Scan {
      std::size_t at;  // what is behind it has been looked at
      std::optional<std::size_t> found = {};
      bool isDone = false, isAway = false;
    };
    WatchedRun::Predicate behind = {};
    std::vector<Scan> scans = {};
  };
  enum class Progress { There, Underway, Waiting, Stopped, Ended };
  // The next place on the axis, and how many steps it is worth.
  struct Goal {
    std::size_t place;
    double steps;
  };

  // transport.cpp: runs, questions, the axis, settings
  void connectRun(WatchedRun* run);
  void dropRun(QObject* run);
  void renewWatches();
  void onSearchChanged();
  void onUnits();
  WatchedRun* underway() const;
  std::size_t commonPosition() const;
  std::size_t axisNow(StepUnit unit) const;
  void tell();
  void setActivity(Activity activity);
  void updateTimer();

  // transport_motion.cpp: going there
  void forgetMotion();  // without a word
  void endMotion();
  void begin(Motion motion);
  void continueMotion();
  void arrive(Progress how);
  Progress seekSlice(Motion& motion, Deadline deadline);
  // How a way forwards is gone: in steps of a unit, and perhaps no further than to the only run's phase two.
  struct Gait {
    StepUnit unit;
    bool waitsForRoute = false;
  };
  Progress forwardSlice(double& steps, const std::vector<WatchedRun::Predicate>& ahead, Gait gait,
                        Deadline deadline);
  Progress bringTo(std::size_t place, const std::vector<WatchedRun::Predicate>& ahead, Gait gait,
                   Deadline deadline);
  std::optional<Goal> nextGoal(double steps, StepUnit unit, Deadline deadline);
  bool isRouteDue() const;  // the only run's cursor is in phase two, as far as it is recorded
  bool isInRoute() const;   // and the whole of it is
  double playingSpeed() const;

  // transport_pace.cpp: how fast playing is at the pace
  // What is due in a frame, what would be due in a second, and how many steps of the unit are one of it.
  struct Due {
    double now, inASecond, grain;
  };
  Due due(double seconds, Deadline deadline);
  bool isPaced() const;
  Pace pace() const;
  double paceSpeed() const;
  double expansionsDone() const;
  std::optional<double> expansionsInAll() const;
  double eventsAnExpansion() const;
  // How many expansions are behind the cursors, with a share for those events of the present one that are, and how many
  // events that one has.
  struct PaceHere {
    double done, events;
  };
  PaceHere paceHere(Deadline deadline);
  std::size_t knownSteps() const;
  std::size_t placeBefore(double steps) const;
  bool haveTotals(Deadline deadline);
  Progress findBackSlice(Motion& motion, Deadline deadline);
  void startPlaying(int direction);
  int hitOf(std::size_t run, std::size_t event);

  std::vector<WatchedRun*> m_runs;
  std::size_t m_axis = 0;  // over several runs: the place they have all come to
  std::size_t m_told = 0;
  bool m_isAsking = false;  // setSearches() speaks for all runs at its end
  std::size_t m_first = 0;  // whose turn it is to go first

  std::vector<search::Breakpoint> m_breakpoints;
  std::vector<search::BreakpointWatch> m_watches;  // one a run: each looks states up in its own session
  int m_hit = -1;                                  // the breakpoint that ended the present movement

  Activity m_activity = Activity::Idle;
  StepUnit m_unit = StepUnit::Event;
  StepUnit m_usedUnit = StepUnit::Event;  // stepUnit() as it was last told
  SpeedChoice m_speed{SpeedChoice::Kind::Suits};
  int m_direction = 1;
  double m_owed = 0;  // steps that are due and not taken yet; at the pace, expansions
  std::chrono::steady_clock::time_point m_lastFrame;
  int m_resumes = 0;  // the direction of playing after the present motion; 0: none
  // The place and the playing with which the question before was asked.
  struct Kept {
    std::size_t place;
    int resumes;
  };
  std::optional<Kept> m_kept;
  std::optional<Motion> m_motion;
  bool m_isWaiting = false;  // only for second runs
  QBasicTimer m_timer;
};

}  // namespace searchlight::ui
