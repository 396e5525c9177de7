// widgets/run/transport_motion.cpp: playing, stepping and going to places, a slice at a time, all runs in step.
#include <QTimerEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/run/speed_scale.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

using Clock = std::chrono::steady_clock;

namespace {

// Of several runs none is further ahead than so many steps while they play.
constexpr double kChunk = 256;

std::size_t saturatingSum(std::size_t place, double steps) {
  if (steps >= 1e18 || place >= kEndOfRun - static_cast<std::size_t>(steps)) return kEndOfRun;
  return place + static_cast<std::size_t>(steps);
}

}  // namespace

// ---- Beginning and ending ---------------------------------------------------------------------------------------------

void Transport::forgetMotion() {
  m_motion.reset();
  m_resumes = 0;
  m_isWaiting = false;
  for (WatchedRun* run : m_runs) run->cancelRerun();
}

void Transport::endMotion() {
  forgetMotion();
  forgetPlace();
  if (m_activity == Activity::Seeking) setActivity(Activity::Idle);
}

void Transport::begin(Motion motion) {
  m_motion = std::move(motion);
  m_hit = -1;
  continueMotion();
}

// One slice of the way.
void Transport::continueMotion() {
  if (!m_motion) return tell();
  const Deadline deadline = Clock::now() + kSlice;
  Progress progress = Progress::There;
  switch (m_motion->kind) {
    case Motion::Kind::Seek: progress = seekSlice(*m_motion, deadline); break;
    case Motion::Kind::Forward:
      progress = forwardSlice(m_motion->steps, m_motion->ahead, {stepUnit()}, deadline);
      break;
    case Motion::Kind::FindBack: progress = findBackSlice(*m_motion, deadline); break;
  }
  m_isWaiting = progress == Progress::Waiting;
  if (progress != Progress::Underway && progress != Progress::Waiting) return arrive(progress);
  setActivity(Activity::Seeking);
  tell();
}

void Transport::arrive(Progress how) {
  // A place that is sought is a place of the run, and not what its story has come to.
  const bool hasReadRoute = m_motion->readsRoute && isAtEnd();
  const int missed = how == Progress::Ended && !m_motion->ahead.empty() ? 1 : m_motion->missed;
  m_motion.reset();
  const int resumes = std::exchange(m_resumes, 0);
  const bool goesOn = how != Progress::Stopped && (resumes > 0 ? !isAtEnd() : resumes < 0 && position() > 0);
  if (goesOn && m_activity != Activity::Playing) m_lastFrame = Clock::now();
  if (goesOn) m_direction = resumes;
  setActivity(goesOn ? Activity::Playing : Activity::Idle);
  tell();
  if (m_hit >= 0) Q_EMIT breakpointHit(m_hit);
  if (missed != 0) Q_EMIT landmarkMissed(missed);
  if (hasReadRoute) Q_EMIT routeRead();
}

// ---- Seeking ------------------------------------------------------------------------------------------------------------

void Transport::toStart() { seek(0); }
void Transport::toEnd() { seek(kEndOfRun); }

// Whoever goes to a place wants to look at it: playing ends, as it does with a step.
void Transport::seek(std::size_t target) {
  if (!hasSearch()) return;
  endMotion();
  begin({.unit = axisUnit(), .target = target});
}

void Transport::seekEvent(WatchedRun* run, std::size_t event) {
  if (m_runs.size() == 1) return seek(event);
  endMotion();
  begin({.unit = axisUnit(), .target = run->axisOf(axisUnit(), event), .exact = {Exact{run, event}}});
}

// Of all runs the place in time is known afterwards.
void Transport::seekEvents(const RunEvents& events) {
  endMotion();
  const bool isByTime = m_unit == StepUnit::Time && events.size() == m_runs.size() && m_runs.size() > 1;
  Motion motion{.unit = isByTime ? StepUnit::Time : axisUnit(),
                .target = events.front().first->axisOf(axisUnit(), events.front().second)};
  for (const auto& [run, event] : events) motion.exact.push_back(Exact{run, event});
  begin(std::move(motion));
}

// Places in time are only known when the whole run is.
bool Transport::haveTotals(Deadline deadline) {
  bool all = true;
  for (std::size_t k = 0; k < m_runs.size(); ++k) {
    WatchedRun* run = m_runs[k];
    if (!run->hasSearch()) continue;
    if (!run->isComplete()) run->haveEvent(kEndOfRun - 1, share(deadline, m_runs.size() - k));
    all &= run->isComplete() && run->knowsUnit(StepUnit::Time);
  }
  return all;
}

Transport::Progress Transport::seekSlice(Motion& motion, Deadline deadline) {
  // What is missing when every run is complete are answers, and they make themselves heard.
  if (motion.unit == StepUnit::Time && motion.target != kEndOfRun && !haveTotals(deadline))
    return isComplete() ? Progress::Waiting : Progress::Underway;
  bool all = true, waits = true;
  const std::size_t count = m_runs.size();
  for (std::size_t k = 0; k < count; ++k) {
    WatchedRun* run = m_runs[(m_first + k) % count];
    const auto exact = std::ranges::find(motion.exact, run, &Exact::run);
    const bool isExact = exact != motion.exact.end();
    if (run->approach(isExact ? StepUnit::Event : motion.unit, isExact ? exact->event : motion.target,
                      share(deadline, count - k)))
      continue;
    all = false;
    waits &= run->isRerunning();
  }
  ++m_first;
  const bool isKnownNow = motion.unit == StepUnit::Time && motion.exact.size() == count;
  m_axis = all && !isKnownNow ? std::min(motion.target, recorded()) : commonPosition();
  return all ? Progress::There : waits ? Progress::Waiting : Progress::Underway;
}

// ---- Forwards -----------------------------------------------------------------------------------------------------------

// Where steps are counted from: over one run the last place that it has passed.
std::size_t Transport::axisNow(StepUnit unit) const {
  return m_runs.size() == 1 ? m_runs.front()->axisOf(unit, m_runs.front()->position()) : m_axis;
}

// Nothing: it is not known yet, and the time is up.
std::optional<Transport::Goal> Transport::nextGoal(double steps, StepUnit unit, Deadline deadline) {
  const std::size_t now = axisNow(unit);
  if (unit == StepUnit::Time && !haveTotals(deadline)) return std::nullopt;
  if (unit != StepUnit::F) {
    const double stride = m_runs.size() == 1 ? steps : std::min(steps, kChunk);
    return Goal{saturatingSum(now, stride), stride};
  }
  std::optional<search::Cost> lowest;
  const std::optional<search::Cost> f =
      now > 0 ? std::optional(search::saturatingCast(now - 1)) : std::nullopt;
  for (std::size_t k = 0; k < m_runs.size(); ++k) {
    WatchedRun* run = m_runs[k];
    if (!run->hasSearch()) continue;
    const Deadline until = share(deadline, m_runs.size() - k);
    auto next = run->m_index.nextF(f);
    while (!next && !run->isComplete()) {
      run->haveEvent(run->session().trace().end(), until);
      next = run->m_index.nextF(f);
      if (!next && isOver(until) && !run->isComplete()) return std::nullopt;
    }
    if (next && (!lowest || *next < *lowest)) lowest = next;
  }
  return Goal{lowest ? std::size_t{*lowest} + 1 : kEndOfRun, 1};
}

// Every run to a place, or all of them to where the first of them meets what is looked for.
Transport::Progress Transport::bringTo(std::size_t place, const std::vector<WatchedRun::Predicate>& ahead,
                                       Gait gait, Deadline deadline) {
  const StepUnit unit = gait.unit;
  const bool watches = !ahead.empty() || !m_breakpoints.empty();
  const std::size_t count = m_runs.size();
  bool all = true, waits = true;
  std::optional<Exact> stopped;
  int hit = -1;
  for (std::size_t k = 0; k < count; ++k) {
    const std::size_t r = (m_first + k) % count;
    WatchedRun* run = m_runs[r];
    if (!run->hasSearch()) continue;
    const Deadline until = share(deadline, count - k);
    // The window has left the cursor behind: what it stood on has to come back first.
    if (run->player().isBehind() && !run->approach(StepUnit::Event, run->position(), until)) {
      all = false;
      waits &= run->isRerunning();
      continue;
    }
    int met = -1;
    std::function<bool(std::size_t)> stopsAt;
    if (watches)
      stopsAt = [&](std::size_t i) {
        if (!ahead.empty()) return ahead[r](run->session(), i);
        met = hitOf(r, i);
        return met >= 0;
      };
    switch (run->forwardTo(unit, place, stopsAt, gait.waitsForRoute, until)) {
      case WatchedRun::Came::There: break;
      case WatchedRun::Came::TimeIsUp:
        all = false;
        waits = false;
        break;
      case WatchedRun::Came::Stopped:
        // Later than another one's by less than a step, and it is the other's turn.
        if (count > 1) place = std::min(place, run->axisOf(unit, run->position()));
        stopped = Exact{run, run->position()};
        hit = met;
        break;
    }
  }
  ++m_first;
  if (!all) {
    // The others may meet something earlier: this one waits before its event for them.
    if (stopped && count > 1) {
      stopped->run->moveTo(stopped->event - 1);
      return Progress::Underway;
    }
    if (!stopped) return waits ? Progress::Waiting : Progress::Underway;
  }
  if (!stopped) return Progress::There;
  m_hit = hit;
  if (count > 1) {
    for (WatchedRun* run : m_runs)
      if (run != stopped->run) run->approach(unit, place, deadline);
    m_axis = place;
  }
  return Progress::Stopped;
}

Transport::Progress Transport::forwardSlice(double& steps, const std::vector<WatchedRun::Predicate>& ahead,
                                            Gait gait, Deadline deadline) {
  while (steps >= 1) {
    if (isAtEnd()) return Progress::Ended;
    if (gait.waitsForRoute && isRouteDue()) {
      // How long the act is follows from the whole route.
      WatchedRun* run = m_runs.front();
      if (!run->isComplete()) run->haveEvent(kEndOfRun - 1, deadline);
      return run->isComplete() ? Progress::There : Progress::Underway;
    }
    const std::optional<Goal> goal = nextGoal(steps, gait.unit, deadline);
    if (!goal) return Progress::Underway;
    const Progress progress = bringTo(goal->place, ahead, gait, deadline);
    if (progress != Progress::There) return progress;
    steps -= goal->steps;
    if (m_runs.size() > 1) m_axis = std::min(goal->place, recorded());
    if (steps >= 1 && isOver(deadline)) return isAtEnd() ? Progress::Ended : Progress::Underway;
  }
  return Progress::There;
}

void Transport::stepForward() {
  if (!hasSearch()) return;
  endMotion();
  begin({.kind = Motion::Kind::Forward, .readsRoute = isInRoute(), .steps = 1});
}

int Transport::hitOf(std::size_t run, std::size_t event) {
  const WatchedRun& watched = *m_runs[run];
  return m_watches[run].hit(watched.session(), event, &watched.player(), watched.names().shownPerCost);
}

// ---- Backwards ----------------------------------------------------------------------------------------------------------

std::size_t Transport::placeBefore(double steps) const {
  const StepUnit unit = stepUnit();
  std::size_t place = axisNow(unit);
  // Who stands in the middle of a step goes back to its beginning first.
  const bool isBetween = std::any_of(m_runs.begin(), m_runs.end(), [&](const WatchedRun* run) {
    return run->hasSearch() && run->place(unit, place).upper < run->position();
  });
  if (isBetween) steps -= 1;
  if (unit != StepUnit::F) return place - std::min(place, static_cast<std::size_t>(steps));
  for (; steps >= 1 && place > 0; --steps) {
    std::size_t before = 0;
    for (const WatchedRun* run : m_runs)
      if (const auto f = run->m_index.fBelow(search::saturatingCast(place - 1)))
        before = std::max(before, std::size_t{*f} + 1);
    place = before;
  }
  return place;
}

void Transport::stepBack() {
  if (!hasSearch()) return;
  if (position() == 0) return pause();
  endMotion();
  begin({.unit = stepUnit(), .target = placeBefore(1)});
}

// ---- Playing ------------------------------------------------------------------------------------------------------------

void Transport::play() { startPlaying(1); }
void Transport::playReverse() { startPlaying(-1); }

void Transport::startPlaying(int direction) {
  if (!hasSearch()) return;
  endMotion();
  m_direction = direction;
  m_lastFrame = Clock::now();
  m_owed = 1 / due(0, m_lastFrame + kSlice).grain;  // the first step comes at once
  if (direction > 0 && isAtEnd() && position() > 0) {
    m_resumes = 1;
    return begin({.unit = axisUnit(), .target = 0});
  }
  setActivity(Activity::Playing);
}

void Transport::playFromThere(int direction) {
  if (m_activity == Activity::Seeking)
    m_resumes = direction;
  else
    startPlaying(direction);
}

void Transport::pause() {
  endMotion();
  setActivity(Activity::Idle);
}

void Transport::togglePlay() {
  if (isPacingRoute()) return skipRoute();
  m_activity == Activity::Idle ? play() : pause();
}

// ---- Phase two -----------------------------------------------------------------------------------------------------------

bool Transport::isRouteDue() const {
  const auto route = m_runs.size() == 1 ? m_runs.front()->phaseTwo() : std::nullopt;
  return route && route->contains(m_runs.front()->position());
}

bool Transport::isInRoute() const { return isRouteDue() && m_runs.front()->isComplete() && !isAtEnd(); }

// An event at a time, unless each is slower than the act needs.
double Transport::playingSpeed() const {
  if (m_direction < 0 || !isInRoute()) return speed();
  const double act = speed_scale::actSpeed(m_runs.front()->phaseTwo()->length());
  return isPaced() || stepUnit() == StepUnit::F || stepUnit() == StepUnit::Time ? act
                                                                                : std::min(speed(), act);
}

bool Transport::isPacingRoute() const {
  return m_activity == Activity::Playing && m_direction > 0 && isInRoute() &&
         (followsPace() || playingSpeed() < speed() || stepUnit() == StepUnit::F ||
          stepUnit() == StepUnit::Time);
}

void Transport::skipRoute() {
  if (!isPacingRoute()) return;
  endMotion();
  begin({.target = kEndOfRun, .readsRoute = true});
}

// What the clock says is due, not one step a tick: so the speed is the speed, whatever a frame costs.
void Transport::playFrame(double seconds) {
  if (m_activity != Activity::Playing) return;
  const Deadline deadline = Clock::now() + kSlice;
  const Due due = this->due(std::min(0.1, seconds), deadline);
  m_owed = std::min(m_owed + due.now, due.inASecond * 0.1 + 1);
  double steps = std::floor(m_owed * due.grain);
  if (steps < 1) return;
  m_owed -= steps / due.grain;
  m_hit = -1;
  if (m_direction > 0) {
    const bool readsRoute = isInRoute();
    const Gait gait{readsRoute ? StepUnit::Event : stepUnit(), m_runs.size() == 1 && !readsRoute};
    Progress progress = forwardSlice(steps, {}, gait, deadline);
    // The route begins when what is owed to the search is forgotten; and when it is read, that is the end at once.
    if (!readsRoute && isInRoute()) m_owed = 0;
    if (readsRoute && progress == Progress::There && isAtEnd()) progress = Progress::Ended;
    tell();
    if (progress != Progress::Stopped && progress != Progress::Ended) return;
    setActivity(Activity::Idle);
    if (m_hit >= 0) Q_EMIT breakpointHit(m_hit);
    if (readsRoute && isAtEnd()) Q_EMIT routeRead();
    return;
  }
  Motion back{.unit = stepUnit(), .target = placeBefore(steps)};
  const Progress progress = seekSlice(back, deadline);
  tell();
  if (progress == Progress::There) {
    if (position() == 0) setActivity(Activity::Idle);
    return;
  }
  m_isWaiting = progress == Progress::Waiting;
  m_motion = std::move(back);
  m_resumes = -1;
  setActivity(Activity::Seeking);
}

void Transport::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (m_motion) return continueMotion();
  if (m_activity != Activity::Playing) return m_timer.stop();
  const auto now = Clock::now();
  playFrame(std::chrono::duration<double>(now - std::exchange(m_lastFrame, now)).count());
}

}  // namespace searchlight::ui
