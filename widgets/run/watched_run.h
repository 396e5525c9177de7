// widgets/run/watched_run.h: one recorded run and a cursor in it.
//
// The run is pulled: it is advanced on the GUI thread, in slices, when its cursor nears the end of its trace, so there
// are no locks. What lies before the trace's window is found again by running again on a thread, since searches are
// deterministic. Who moves the cursor is a Transport; views only read.
//
// A run knows no domain. Views get node -> text and cost -> text from NodeNames, which the page provides.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "core/search/session.h"
#include "core/trace/trace_difference.h"
#include "core/trace/trace_player.h"
#include "widgets/run/run_index.h"
#include "widgets/run/solver.h"
#include "widgets/task/task.h"
#include "widgets/words/node_names.h"

namespace searchlight::ui {

// The time that a slice of work has.
using Deadline = std::chrono::steady_clock::time_point;

inline bool isOver(Deadline deadline) { return std::chrono::steady_clock::now() >= deadline; }

// The part of the time that belongs to the next of those that are still to come. REQUIRES: toCome > 0.
inline Deadline share(Deadline deadline, std::size_t toCome) {
  const auto now = std::chrono::steady_clock::now();
  return deadline <= now ? now : now + (deadline - now) / static_cast<std::int64_t>(toCome);
}

class WatchedRun : public QObject {
  Q_OBJECT

 public:
  using Factory = SessionFactory;
  // Whether event i of the session's trace is one that is looked for. Called on any thread.
  using Predicate = std::function<bool(const search::Session&, std::size_t i)>;

  // `solver` answers this run's questions and must live longer; without one there are no answers.
  explicit WatchedRun(Solver* solver = nullptr, QObject* parent = nullptr);
  ~WatchedRun() override;

  // A new question; the cursor is at its start. A page asks through Transport::setSearch(), which also moves the cursor.
  void setSearch(Factory factory, NodeNames names);
  // A trace that was not recorded here (another program's): plays back, has no answer and is never advanced.
  void setPlayback(std::unique_ptr<search::Session> finished, NodeNames names);
  void clear();

  bool hasSearch() const { return m_session != nullptr; }
  bool isPlayback() const { return m_session && !m_factory; }
  // REQUIRES: hasSearch(), for all of these. The session and its player are other ones after a second run.
  const search::Session& session() const { return *m_session; }
  const search::TracePlayer& player() const { return *m_player; }
  const NodeNames& names() const { return m_names; }
  // The search for a comparison with another one on any thread; it stays good when the run has another search, or dies.
  search::ComparedSearch compared() const;
  QString nodeName(search::NodeId n) const { return m_names.node ? m_names.node(*m_session, n) : QString(); }

  // Positions count events from the very start of the run; 0 where there is none.
  std::size_t position() const { return m_player ? m_player->position() : 0; }
  std::size_t earliest() const { return m_session ? m_session->trace().begin() : 0; }  // of the window
  std::size_t recorded() const { return m_longest; }  // as far as any run of this question has come
  bool isComplete() const { return m_isComplete; }    // recorded() is the end of the run
  // The cursor is behind all that the search had to tell.
  bool isAtEnd() const;
  // Phase two, the reading back of the route: from `begin` the events before `end`, one for each node of the route, as far
  // as is recorded. Nothing where no route was found, or not yet.
  struct Stretch {
    std::size_t begin, end;
    std::size_t length() const { return end - begin; }
    bool contains(std::size_t position) const { return position >= begin && position < end; }
  };
  std::optional<Stretch> phaseTwo() const;
  // The cursor is where it is known how the search ended: in phase two, or at the end.
  bool isOutcomeReached() const;
  // False while a transport plays or seeks: views then refresh now and then.
  bool isAtRest() const { return m_isAtRest; }
  // Counts some ten times a second while the cursor is under way. Views that follow it refresh at the same beat, so that
  // figures and tables tell of the same moment.
  std::uint64_t beat() const { return m_beat; }
  const Answer& answer() const { return m_answer; }
  // The node of a numbered state (Session::stateNumber), or of a place (Session::place) where states have parts: of a bidirectional
  // search's two the one that it has met at the cursor, forwards first, and of parts the last that was met. REQUIRES: hasSearch().
  search::NodeId nodeOf(search::NodeId state) const;
  // The answer's route as nodes of this run's session; kNoNode for what it has not met yet. REQUIRES: hasSearch().
  const std::vector<search::NodeId>& answerNodes() const;
  // f of the node last expanded before the cursor; nothing when there is none.
  std::optional<search::Cost> currentF() const;

  // Records as far as so many events, or until the deadline: for views that want to know what comes next. The cursor stays, and
  // what was recorded is told with its next movement. True: there is more to record. REQUIRES: hasSearch().
  bool recordAhead(std::size_t events, Deadline deadline);

  // Somebody (a view) wishes the cursor at an event of this run; the transport goes there.
  void requestSeek(std::size_t position) { Q_EMIT seekRequested(position); }

 Q_SIGNALS:
  // Another search, or none: everything is to be read anew.
  void searchChanged();
  // A second run has taken over. Both sessions are there: what a view keeps of the old one's nodes it looks up in the new
  // one (Session::find), which may not have met them yet. moved(.., true) follows.
  void sessionReplaced(const searchlight::search::Session& before);
  // The cursor went from one position to another; the nodes of the events between them changed and no others. When
  // `everything`, any node may have changed, and the session may be another run of the same question.
  void moved(std::size_t from, std::size_t to, bool everything);
  // The trace has grown, or is complete.
  void recordedChanged();
  void answerChanged();
  void restChanged();
  void seekRequested(std::size_t position);
  // A second run is over; false: without coming there.
  void rerunEnded(bool came);
  // Something the user should know: a run that ran out of memory, or failed.
  void troubled(const QString& message);

 private:
  // ---- What a transport does with it. Nothing here is told before tell(). ----
  friend class Transport;

  void begin(Factory factory, NodeNames names);  // setSearch() without a word
  void announce(bool atRest);
  void setAtRest(bool atRest);

  PlaceInRun place(StepUnit unit, std::size_t at) const;
  // Where a position is in another unit: the last place that is not behind it. 0 where nothing is known.
  std::size_t axisOf(StepUnit unit, std::size_t position) const;
  std::size_t axisEnd(StepUnit unit) const;  // of what is recorded
  bool knowsUnit(StepUnit unit) const;       // F: there is one; Time: how long the run took is known

  // Advances until event i is there or the time is up; true when it is there.
  bool haveEvent(std::size_t i, Deadline deadline);
  // Nearer to a place; true when the cursor stands there, or at the end before it. Asks for a second run where the
  // window does not hold the place: false until it has come.
  bool approach(StepUnit unit, std::size_t at, Deadline deadline);
  enum class Came { There, TimeIsUp, Stopped };
  // Forwards to a place, or to behind the first event for which `stopsAt` is true; `waitsForRoute`: from before phase two
  // no further than to its beginning, and that is There.
  Came forwardTo(StepUnit unit, std::size_t at, const std::function<bool(std::size_t)>& stopsAt,
                 bool waitsForRoute, Deadline deadline);
  bool moveTo(std::size_t position);  // false: memory ended on the way
  void endHere();
  void sayMemoryEnded();
  void tellTrouble();
  struct News {
    bool moved = false, everything = false, grew = false;
  };
  News tell();
  void countBeat();

  bool canRerun() const { return static_cast<bool>(m_factory); }
  bool isRerunning() const { return m_rerun.isBusy(); }
  void rerunTo(std::size_t target);
  void cancelRerun() { m_rerun.cancel(); }
  // The last event before `position` that is looked for, found by running again: `found` is called with it, or with
  // nothing, unless cancelRerun() comes first. Where the second run fails it is not called, and rerunEnded(false) is told.
  void findBefore(std::size_t position, Predicate isIt,
                  std::function<void(std::optional<std::size_t>)> found);

  void tellNames(const search::TracePlayer* player) const;
  void startSolving();
  void reset();
  void takeRerun(const TaskResult<std::function<void()>>& found);
  bool adopt(std::unique_ptr<search::Session> session, std::size_t target);

  QPointer<Solver> m_solver;
  Factory m_factory;
  NodeNames m_names;
  std::shared_ptr<search::Session> m_session;     // a playback's is shared with who compares it
  std::unique_ptr<search::TracePlayer> m_player;  // over m_session's trace
  RunIndex m_index;
  std::size_t m_longest = 0;
  bool m_isComplete = false;
  bool m_isAtRest = true;
  Answer m_answer;
  mutable std::vector<search::NodeId> m_answerNodes;
  mutable std::uint64_t m_answerNodesOf = 0;  // the session's serial; 0: to be found anew
  Solver::Ticket m_ticket = 0;                // of the answer that is on its way

  std::size_t m_told = 0;  // the position that views know
  bool m_toldEverything = true;
  std::uint64_t m_beat = 0;
  QElapsedTimer m_sinceBeat;
  bool m_hasGrown = false;  // since recordedChanged() was last emitted

  std::size_t m_rerunTarget = 0;
  QString m_trouble;                     // to be told when the cursor is where it belongs
  std::optional<std::size_t> m_stuckAt;  // where the memory for going on ended
  std::optional<std::size_t>
      m_adopted;  // where the present session was run again to, while it has not gone on since
  Task<std::function<void()>> m_rerun;  // what is done with what was found by running again
};

}  // namespace searchlight::ui
