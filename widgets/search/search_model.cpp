// widgets/search/search_model.cpp: pulling the recorded search, moving the cursor, solving beside it.
#include "widgets/search/search_model.h"

#include <QTimerEvent>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

namespace searchlight::ui {

using search::Event;
using search::EventKind;
using search::Outcome;

namespace {
constexpr qint64 kSliceNs = 4'000'000;  // what is shown is searched in slices of at most 4 ms
constexpr std::size_t kEnd = std::numeric_limits<std::size_t>::max();
constexpr std::size_t kMostBytes = std::size_t{6} << 30;  // of the recorded run: nodes, frontier and trace
constexpr std::uint64_t kBatch = 64;  // steps between two looks at the clock: about 10 us
}  // namespace

QString NodeNames::cost(search::Cost c) const {
  if (c == search::kInfiniteCost) return QStringLiteral("∞");
  const double shown = c * shownPerCost;
  if (shown == std::floor(shown)) return QString::number(static_cast<qulonglong>(shown));
  // Other programs' costs may be tiny; there the leading digits matter.
  if (shown < 0.1) return QString::number(shown, 'g', 3);
  return QString::number(shown, 'f', shown < 100 ? 2 : 1);
}

// ---- Work on other threads ---------------------------------------------------------------------------------------

// A run of the same class on a thread of its own. Destroying it stops the run and waits: 256 steps at most.
struct SearchModel::Worker {
  std::jthread thread;
};

// ---- A place the cursor is on its way to ----------------------------------------------------------------------------

// Forwards or backwards until `isThere(i)` holds for the event i just passed, or to the position `target`.
struct SearchModel::Pursuit {
  int direction = 1;
  std::size_t target = kEnd;
  std::function<bool(std::size_t i)> isThere;  // empty: only the position counts
};

SearchModel::SearchModel(QObject* parent) : QObject(parent) { m_clock.start(); }

SearchModel::~SearchModel() { stopWorkers(); }

void SearchModel::stopWorkers() {
  // Ask both first, then wait for both.
  for (Worker* w : {m_solver.get(), m_rerun.get()})
    if (w) w->thread.request_stop();
  m_solver.reset();
  m_rerun.reset();
}

// ---- Another search ------------------------------------------------------------------------------------------------

void SearchModel::setSearch(Factory factory, NodeNames names, StartAt where) {
  const std::size_t before = position();
  const bool followsEnd = !hasSearch() || isDrained() || (m_pursuit && m_pursuit->target == kEnd && !m_pursuit->isThere);
  const bool wasPlaying = m_activity == Activity::Playing;
  stopWorkers();
  ++m_generation;
  m_pursuit.reset();
  m_resumesPlaying = false;
  m_factory = std::move(factory);
  m_names = std::move(names);
  m_answer = {};
  m_longest = 0;
  m_isComplete = false;
  m_player.reset();
  m_session = m_factory(search::Recording::Recorded);
  m_player = std::make_unique<search::TracePlayer>(m_session->trace());
  startSolving();

  const bool toTheEnd = where == StartAt::End || (where == StartAt::Same && followsEnd);
  const std::size_t target = toTheEnd ? kEnd : where == StartAt::Same ? before : 0;
  // What fits one slice is shown at once, so a small map's route follows the mouse without a flicker.
  const bool arrived = target == 0 || haveEvent(target - 1, m_clock.nsecsElapsed() + kSliceNs) ||
                       m_session->outcome() != Outcome::Running;
  m_player->seek(target);
  m_longest = std::max(m_longest, m_session->trace().end());
  m_isComplete = m_session->outcome() != Outcome::Running;
  m_hasGrown = false;
  if (!arrived) m_pursuit = std::make_unique<Pursuit>(Pursuit{1, target, {}});
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
  Q_EMIT answerChanged();
  setActivity(!arrived ? Activity::Seeking : wasPlaying && !isDrained() ? Activity::Playing : Activity::Idle);
}

void SearchModel::setPlayback(std::unique_ptr<search::Session> finished, NodeNames names) {
  clear();
  m_names = std::move(names);
  m_session = std::move(finished);
  m_player = std::make_unique<search::TracePlayer>(m_session->trace());
  m_longest = m_session->trace().end();
  m_isComplete = true;
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
}

void SearchModel::clear() {
  stopWorkers();
  ++m_generation;
  m_pursuit.reset();
  m_factory = nullptr;
  m_player.reset();
  m_session.reset();
  m_answer = {};
  m_longest = 0;
  m_isComplete = false;
  setActivity(Activity::Idle);
  Q_EMIT searchChanged();
  Q_EMIT answerChanged();
}

// The answer: the same question, silently, at full speed.
void SearchModel::startSolving() {
  m_solver = std::make_unique<Worker>();
  m_solver->thread = std::jthread([this, factory = m_factory, generation = m_generation](const std::stop_token& stop) {
    const auto started = std::chrono::steady_clock::now();
    const std::unique_ptr<search::Session> session = factory(search::Recording::Silent);
    search::Limits limits;
    limits.bytes = std::size_t{4096} << 20;
    Answer answer;
    answer.outcome = session->run(limits, stop);
    if (stop.stop_requested()) return;
    answer.stats = session->stats();
    answer.path = session->path();
    if (answer.outcome == Outcome::Solved) answer.cost = session->solutionCost();
    answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    QMetaObject::invokeMethod(
        this,
        [this, generation, answer = std::move(answer)] {
          if (generation != m_generation) return;
          m_answer = answer;
          Q_EMIT answerChanged();
        },
        Qt::QueuedConnection);
  });
}

// ---- Where the cursor is ----------------------------------------------------------------------------------------------

std::size_t SearchModel::position() const { return m_player ? m_player->position() : 0; }
std::size_t SearchModel::earliest() const { return m_session ? m_session->trace().begin() : 0; }
std::size_t SearchModel::recorded() const { return m_longest; }
bool SearchModel::isComplete() const { return m_isComplete; }

std::optional<search::Cost> SearchModel::currentF() const {
  if (!hasSearch()) return std::nullopt;
  const Event* e = search::expansionBefore(m_session->trace(), position());
  if (!e) return std::nullopt;
  return search::expandedPriority(*m_session, *e);
}

// ---- Pulling ----------------------------------------------------------------------------------------------------------

// Advances the recorded search until event i is there or the time is up; true when it is there.
bool SearchModel::haveEvent(std::size_t i, qint64 deadlineNs) {
  const search::Trace& trace = m_session->trace();
  if (i < trace.end()) return true;
  if (m_session->outcome() != Outcome::Running) return false;
  while (i >= trace.end() && m_session->outcome() == Outcome::Running) {
    m_session->advance(kBatch);
    if (m_clock.nsecsElapsed() >= deadlineNs) break;
  }
  if (m_session->bytes() > kMostBytes) m_session->stop(Outcome::MemoryLimit);
  m_longest = std::max(m_longest, trace.end());
  m_isComplete |= m_session->outcome() != Outcome::Running;
  m_hasGrown = true;
  return i < trace.end();
}

// True when the recorded search has told all it had to tell.
bool SearchModel::isDrained() const {
  return position() == m_session->trace().end() && m_session->outcome() != Outcome::Running;
}

void SearchModel::emitMoved(std::size_t from, bool everything) {
  if (std::exchange(m_hasGrown, false)) Q_EMIT recordedChanged();
  if (everything || from != position()) Q_EMIT moved(from, position(), everything || from < earliest());
}

// ---- Moving in steps --------------------------------------------------------------------------------------------------

// Between expansions: an expansion is its Expand event and all that follow it. Each event of the route is a step.
bool SearchModel::isStepBoundary(std::size_t i) const {
  const search::Trace& trace = m_session->trace();
  if (m_unit == StepUnit::Event || i <= trace.begin() || i >= trace.end()) return true;
  const EventKind kind = trace[i].kind;
  return kind == EventKind::Expand || kind == EventKind::Goal || kind == EventKind::Route || kind == EventKind::Round;
}

// As many steps forwards as the time allows; false when playing has to end: at the end, or at a breakpoint.
bool SearchModel::moveForward(double steps, qint64 deadlineNs) {
  while (steps >= 1) {
    if (!haveEvent(position(), deadlineNs)) return !isDrained();
    const std::size_t i = position();
    m_player->forward();
    if (!m_breakpoints.empty())
      if (const int hit = search::hitBreakpoint(m_breakpoints, *m_session, i); hit >= 0) {
        m_hit = hit;
        return false;
      }
    if (m_unit == StepUnit::Expansion && !haveEvent(position(), deadlineNs) && !isDrained()) return true;
    if (isStepBoundary(position())) steps -= 1;
    if ((position() & 0x3FF) == 0 && m_clock.nsecsElapsed() >= deadlineNs) return true;
  }
  return true;
}

// False at the beginning of what is recorded.
bool SearchModel::moveBack(double steps) {
  while (steps >= 1) {
    if (!m_player->back()) return false;
    if (isStepBoundary(position())) steps -= 1;
  }
  return true;
}

void SearchModel::stepForward() {
  if (!hasSearch()) return;
  endMotion();
  const std::size_t from = position();
  m_hit = -1;
  moveForward(1, m_clock.nsecsElapsed() + kSliceNs);
  emitMoved(from);
  if (m_hit >= 0) Q_EMIT breakpointHit(m_hit);
}

void SearchModel::stepBack() {
  if (!hasSearch()) return;
  endMotion();
  const std::size_t from = position();
  if (!moveBack(1) && from == position() && from > 0) return rerunTo(from - 1);
  emitMoved(from);
}

// ---- Playing ------------------------------------------------------------------------------------------------------------

void SearchModel::play() { startPlaying(1); }
void SearchModel::playReverse() { startPlaying(-1); }

void SearchModel::startPlaying(int direction) {
  if (!hasSearch()) return;
  endMotion();
  // Play at the end means: once more.
  if (direction > 0 && isDrained() && position() > 0) seek(0);
  m_direction = direction;
  m_owed = 1;  // the first step comes at once
  m_lastFrameNs = m_clock.nsecsElapsed();
  setActivity(Activity::Playing);
}

void SearchModel::pause() {
  endMotion();
  setActivity(Activity::Idle);
}

void SearchModel::togglePlay() { m_activity == Activity::Idle ? play() : pause(); }

// What the clock says is due, not one step a tick: so the speed is the speed, whatever a frame costs.
void SearchModel::playFrame() {
  const qint64 now = m_clock.nsecsElapsed();
  const double elapsed = std::min(0.1, static_cast<double>(now - m_lastFrameNs) / 1e9);
  m_lastFrameNs = now;
  m_owed = std::min(m_owed + elapsed * m_speed, m_speed * 0.1 + 1);
  const double steps = std::floor(m_owed);
  if (steps < 1) return;
  m_owed -= steps;
  const std::size_t from = position();
  m_hit = -1;
  const bool goesOn = m_direction > 0 ? moveForward(steps, now + kSliceNs) : moveBack(steps);
  emitMoved(from);
  if (goesOn) return;
  if (m_direction < 0 && position() > 0) {
    m_resumesPlaying = true;
    return rerunTo(position() - 1);
  }
  setActivity(Activity::Idle);
  if (m_hit >= 0) Q_EMIT breakpointHit(m_hit);
}

// ---- Seeking ------------------------------------------------------------------------------------------------------------

void SearchModel::toStart() { seek(0); }
void SearchModel::toEnd() { seek(kEnd); }

void SearchModel::seek(std::size_t target) {
  if (!hasSearch()) return;
  const Activity before = m_activity;
  endMotion();
  if (target < earliest()) return rerunTo(target);
  pursue({1, target, {}});
  if (m_activity == Activity::Idle && before == Activity::Playing && !isDrained()) setActivity(Activity::Playing);
}

void SearchModel::toNext(Landmark landmark) { toLandmark(landmark, 1); }
void SearchModel::toPrevious(Landmark landmark) { toLandmark(landmark, -1); }

void SearchModel::toLandmark(Landmark landmark, int direction) {
  if (!hasSearch()) return;
  const auto ofKind = [this](EventKind kind) {
    return [this, kind](std::size_t i) { return m_session->trace()[i].kind == kind; };
  };
  std::function<bool(std::size_t)> isThere;
  switch (landmark) {
    case Landmark::NextGenerate: isThere = ofKind(EventKind::Generate); break;
    case Landmark::NextReopen: isThere = ofKind(EventKind::Reopen); break;
    case Landmark::NextRelax: isThere = ofKind(EventKind::Relax); break;
    case Landmark::Goal: isThere = ofKind(EventKind::Goal); break;
    case Landmark::Round: isThere = ofKind(EventKind::Round); break;
    case Landmark::LargerF:
      isThere = [this, direction, now = currentF()](std::size_t i) {
        const Event& e = m_session->trace()[i];
        if (e.kind != EventKind::Expand) return false;
        const search::Cost f = search::expandedPriority(*m_session, e);
        if (direction > 0) return !now || f > *now;
        const Event* before = search::expansionBefore(m_session->trace(), i);
        return !before || f > search::expandedPriority(*m_session, *before);
      };
      break;
  }
  endMotion();
  pursue({direction, direction > 0 ? kEnd : 0, std::move(isThere)});
}

void SearchModel::pursue(Pursuit pursuit) {
  m_pursuit = std::make_unique<Pursuit>(std::move(pursuit));
  continuePursuit();
}

// One slice of the way.
void SearchModel::continuePursuit() {
  const std::size_t from = position();
  const bool wasBehind = m_player->isBehind();
  const qint64 deadline = m_clock.nsecsElapsed() + kSliceNs;
  bool arrived = false;
  if (m_pursuit->isThere) {
    arrived = m_pursuit->direction > 0 ? pursueForward(deadline) : pursueBack(deadline);
  } else {
    const bool isThere = m_pursuit->target == 0 || haveEvent(m_pursuit->target - 1, deadline);
    m_player->seek(m_pursuit->target);
    arrived = isThere || m_session->outcome() != Outcome::Running;
  }
  if (arrived) m_pursuit.reset();
  setActivity(arrived ? Activity::Idle : Activity::Seeking);
  emitMoved(from, wasBehind);
}

bool SearchModel::pursueForward(qint64 deadlineNs) {
  for (;;) {
    if (!haveEvent(position(), deadlineNs)) return isDrained();
    const std::size_t i = position();
    m_player->forward();
    if (m_pursuit->isThere(i)) return true;
    if ((i & 0xFF) == 0 && m_clock.nsecsElapsed() >= deadlineNs) return false;
  }
}

// The cursor ends behind the event that is looked for; the event it stands behind now does not count.
bool SearchModel::pursueBack(qint64 deadlineNs) {
  for (;;) {
    if (!m_player->back()) return true;
    const std::size_t i = position();
    if (i > earliest() && m_pursuit->isThere(i - 1)) return true;
    if ((i & 0xFF) == 0 && m_clock.nsecsElapsed() >= deadlineNs) return false;
  }
}

// What lies before the window is found again by running again: searches are deterministic.
void SearchModel::rerunTo(std::size_t target) {
  if (!m_factory) {
    m_player->seek(earliest());
    return emitMoved(target, true);
  }
  const std::uint64_t generation = m_generation;
  m_rerun = std::make_unique<Worker>();
  m_rerun->thread = std::jthread([this, target, generation, factory = m_factory](const std::stop_token& stop) {
    auto session = std::make_shared<std::unique_ptr<search::Session>>(factory(search::Recording::Recorded));
    while ((*session)->trace().end() < target && (*session)->outcome() == Outcome::Running && !stop.stop_requested())
      (*session)->advance(1024);
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this,
        [this, generation, target, session] {
          if (generation == m_generation && m_activity == Activity::Seeking) adopt(std::move(*session), target);
        },
        Qt::QueuedConnection);
  });
  setActivity(Activity::Seeking);
}

void SearchModel::adopt(std::unique_ptr<search::Session> session, std::size_t target) {
  const std::size_t from = position();
  m_player.reset();
  m_session = std::move(session);
  m_player = std::make_unique<search::TracePlayer>(m_session->trace());
  m_player->seek(target);
  m_rerun.reset();
  m_lastFrameNs = m_clock.nsecsElapsed();
  setActivity(std::exchange(m_resumesPlaying, false) ? Activity::Playing : Activity::Idle);
  m_hasGrown = true;
  emitMoved(from, true);
}

// ---- Settings and the timer -----------------------------------------------------------------------------------------------

void SearchModel::endMotion() {
  m_pursuit.reset();
  m_rerun.reset();
  m_resumesPlaying = false;
  if (m_activity == Activity::Seeking) setActivity(Activity::Idle);
}

void SearchModel::setStepUnit(StepUnit unit) {
  if (std::exchange(m_unit, unit) != unit) Q_EMIT settingsChanged();
}

void SearchModel::setSpeed(double stepsPerSecond) {
  const double speed = std::clamp(stepsPerSecond, 1.0, 1e6);
  if (std::exchange(m_speed, speed) != speed) Q_EMIT settingsChanged();
}

void SearchModel::setBreakpoints(std::vector<search::Breakpoint> breakpoints) {
  if (breakpoints == m_breakpoints) return;
  m_breakpoints = std::move(breakpoints);
  Q_EMIT settingsChanged();
}

void SearchModel::setActivity(Activity activity) {
  const bool changed = std::exchange(m_activity, activity) != activity;
  if (m_activity == Activity::Playing) m_timer.start(16, Qt::PreciseTimer, this);
  else if (m_pursuit) m_timer.start(0, this);
  else m_timer.stop();
  if (changed) Q_EMIT activityChanged();
}

void SearchModel::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (m_pursuit) continuePursuit();
  else if (m_activity == Activity::Playing) playFrame();
  else m_timer.stop();
}

}  // namespace searchlight::ui
