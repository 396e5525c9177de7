// widgets/search/search_model.h: one watched search: the session, the cursor, playing, seeking, breakpoints, the answer.
//
// Two runs of the same class stand behind it. The recorded one is pulled: it is advanced on the GUI thread, in slices of
// at most 4 ms, when the cursor nears the end of its trace. The silent one runs at once on a thread of its own, so that
// the answer (route, cost, "there is none") is there however far the cursor is. A seek to before the trace's window
// runs the recorded one again on a thread and swaps it in.
//
// The model knows no domain. Views get node -> text and cost -> text from NodeNames, which the page provides.
#pragma once
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "core/search/breakpoint.h"
#include "core/search/session.h"
#include "core/search/trace_player.h"

namespace searchlight::ui {

// How nodes and costs are told to people; the only domain knowledge in widgets/search.
struct NodeNames {
  std::function<QString(search::NodeId)> node;  // "12, 7"
  double shownPerCost = 1;                      // a cost's unit as people see it
  bool usesHeuristic = true;                    // else f and h are not shown
  QString cost(search::Cost c) const;           // at most two decimals, or three digits of what is below 0.1; "∞" for kInfiniteCost
};

// What the silent run found.
struct Answer {
  search::Outcome outcome = search::Outcome::Running;  // Running: not known yet
  search::Stats stats;
  std::vector<search::NodeId> path;  // from start to goal
  search::Cost cost = 0;
  double seconds = 0;
};

class SearchModel : public QObject {
  Q_OBJECT
 public:
  enum class StepUnit { Event, Expansion };
  // Steps by meaning, forwards or backwards.
  enum class Landmark { NextGenerate, NextReopen, NextRelax, LargerF, Goal, Round };
  enum class Activity { Idle, Playing, Seeking };  // Seeking: on the way to a place that takes longer than a frame
  enum class StartAt { Start, End, Same };         // where the cursor of a new search stands; Same: as before, or the end

  using Factory = std::function<std::unique_ptr<search::Session>(search::Recording)>;

  explicit SearchModel(QObject* parent = nullptr);
  ~SearchModel() override;

  // A new question. The factory must be callable from any thread and share its data as const. Playing goes on.
  void setSearch(Factory factory, NodeNames names, StartAt where);
  // A trace that was not recorded here (another program's): plays back, has no answer and is never advanced.
  void setPlayback(std::unique_ptr<search::Session> finished, NodeNames names);
  void clear();

  bool hasSearch() const { return m_session != nullptr; }
  // REQUIRES: hasSearch(), for all of these.
  const search::Session& session() const { return *m_session; }
  const search::TracePlayer& player() const { return *m_player; }
  const NodeNames& names() const { return m_names; }

  // Positions count events from the very start of the search; 0 where there is none.
  std::size_t position() const;
  std::size_t earliest() const;      // of the window; going further back takes a second run
  std::size_t recorded() const;      // as far as the search has been run by now
  bool isComplete() const;           // recorded() is the end of the search
  const Answer& answer() const { return m_answer; }
  Activity activity() const { return m_activity; }
  int playDirection() const { return m_direction; }  // +1 or -1
  // f of the node last expanded before the cursor; nothing when there is none.
  std::optional<search::Cost> currentF() const;

  StepUnit stepUnit() const { return m_unit; }
  double speed() const { return m_speed; }  // steps a second, 1 to 1,000,000
  const std::vector<search::Breakpoint>& breakpoints() const { return m_breakpoints; }
  void setBreakpoints(std::vector<search::Breakpoint> breakpoints);

 public Q_SLOTS:
  void toStart();
  void toEnd();
  void stepForward();
  void stepBack();
  void seek(std::size_t position);
  void play();
  void playReverse();
  void pause();  // also ends a seek where it is
  void togglePlay();
  void toNext(searchlight::ui::SearchModel::Landmark landmark);
  void toPrevious(searchlight::ui::SearchModel::Landmark landmark);
  void setStepUnit(searchlight::ui::SearchModel::StepUnit unit);
  void setSpeed(double stepsPerSecond);

 Q_SIGNALS:
  // Another search, or none: everything is to be read anew.
  void searchChanged();
  // The cursor went from one position to another; the nodes of the events between them changed and no others. When
  // `everything`, any node may have changed.
  void moved(std::size_t from, std::size_t to, bool everything);
  // The trace has grown, or is complete.
  void recordedChanged();
  void answerChanged();
  void activityChanged();
  void settingsChanged();  // unit, speed, breakpoints
  void breakpointHit(int index);

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Pursuit;
  struct Worker;

  void startSolving();
  void stopWorkers();
  bool haveEvent(std::size_t i, qint64 deadlineNs);
  bool isDrained() const;
  bool isStepBoundary(std::size_t i) const;
  bool moveForward(double steps, qint64 deadlineNs);
  bool moveBack(double steps);
  void startPlaying(int direction);
  void playFrame();
  void toLandmark(Landmark landmark, int direction);
  void pursue(Pursuit pursuit);
  void continuePursuit();
  bool pursueForward(qint64 deadlineNs);
  bool pursueBack(qint64 deadlineNs);
  void rerunTo(std::size_t target);
  void adopt(std::unique_ptr<search::Session> session, std::size_t target);
  void endMotion();
  void setActivity(Activity activity);
  void emitMoved(std::size_t from, bool everything = false);

  Factory m_factory;
  NodeNames m_names;
  std::unique_ptr<search::Session> m_session;
  std::unique_ptr<search::TracePlayer> m_player;  // over m_session's trace
  std::size_t m_longest = 0;                      // how far any run of this question has come
  bool m_isComplete = false;
  bool m_hasGrown = false;                        // since recordedChanged() was last emitted
  Answer m_answer;
  std::vector<search::Breakpoint> m_breakpoints;
  int m_hit = -1;                                 // the breakpoint that ended the present movement

  Activity m_activity = Activity::Idle;
  StepUnit m_unit = StepUnit::Event;
  double m_speed = 60;
  int m_direction = 1;
  double m_owed = 0;  // steps that are due and not taken yet
  qint64 m_lastFrameNs = 0;
  bool m_resumesPlaying = false;  // after the second run that reverse play has asked for
  std::unique_ptr<Pursuit> m_pursuit;
  QBasicTimer m_timer;
  QElapsedTimer m_clock;

  std::unique_ptr<Worker> m_solver, m_rerun;
  std::uint64_t m_generation = 0;  // of the question: what older ones find is dropped
};

}  // namespace searchlight::ui
