// widgets/run/transport.cpp: which runs, which questions, where they are on their common axis, and the settings.
#include "widgets/run/transport.h"

#include <algorithm>
#include <utility>

#include "widgets/run/speed_scale.h"
#include "widgets/run/timeline_parts.h"

namespace searchlight::ui {

Transport::Transport(QObject* parent) : QObject(parent) {}

Transport::~Transport() {
  for (WatchedRun* run : m_runs) {
    run->disconnect(this);
    run->cancelRerun();
  }
}

// ---- The runs --------------------------------------------------------------------------------------------------------

void Transport::setRuns(std::vector<WatchedRun*> runs) {
  Q_ASSERT(runs.size() <= kMostRuns);
  const int resumes = m_activity == Activity::Playing ? m_direction : 0;
  const bool wasAtEnd = isAtEnd();
  const StepUnit unitBefore = axisUnit();
  const bool hadAxis = m_runs.size() > 1;
  const std::size_t placeBefore = position();
  endMotion();
  WatchedRun* before = underway();
  for (WatchedRun* run : m_runs)
    if (std::find(runs.begin(), runs.end(), run) == runs.end()) {
      run->disconnect(this);
      run->cancelRerun();
      run->setAtRest(true);
    }
  for (WatchedRun* run : runs)
    if (std::find(m_runs.begin(), m_runs.end(), run) == m_runs.end()) connectRun(run);
  m_runs = std::move(runs);
  m_first = 0;
  renewWatches();
  for (WatchedRun* run : m_runs) run->setAtRest(m_activity == Activity::Idle);
  // The place stays what it was; on another axis it is where one is that is not over.
  m_usedUnit = stepUnit();
  if (before && std::find(m_runs.begin(), m_runs.end(), before) == m_runs.end() &&
      !(hadAxis && unitBefore == axisUnit()))
    before = underway();
  m_axis = !before                               ? 0
           : hadAxis && unitBefore == axisUnit() ? placeBefore
                                                 : before->axisOf(axisUnit(), before->position());
  m_told = position();
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
  Q_EMIT answerChanged();
  if (!before) return setActivity(Activity::Idle);
  m_resumes = resumes;
  begin({.unit = axisUnit(), .target = wasAtEnd ? kEndOfRun : m_axis});
}

// A run that is not over tells where all are.
WatchedRun* Transport::underway() const {
  const auto isUnderway = [](const WatchedRun* run) { return run->hasSearch() && !run->isAtEnd(); };
  const auto run = std::find_if(m_runs.begin(), m_runs.end(), isUnderway);
  return run == m_runs.end() ? lead() : *run;
}

void Transport::connectRun(WatchedRun* run) {
  connect(run, &WatchedRun::searchChanged, this, &Transport::onSearchChanged);
  connect(run, &WatchedRun::answerChanged, this, [this] {
    if (m_isAsking) return;
    onUnits();
    Q_EMIT answerChanged();
  });
  connect(run, &WatchedRun::seekRequested, this, [this, run](std::size_t event) { seekEvent(run, event); });
  connect(run, &WatchedRun::rerunEnded, this, [this](bool came) {
    if (came) return continueMotion();
    endMotion();
    tell();
  });
  connect(run, &WatchedRun::troubled, this, [this, run](const QString& message) {
    Q_EMIT troubled(message, static_cast<int>(std::find(m_runs.begin(), m_runs.end(), run) - m_runs.begin()));
  });
  connect(run, &QObject::destroyed, this, &Transport::dropRun);
}

void Transport::dropRun(QObject* run) {
  std::erase_if(m_runs, [run](const WatchedRun* r) { return r == run; });
  renewWatches();
  m_motion.reset();
  m_resumes = 0;
  if (m_activity != Activity::Idle) setActivity(Activity::Idle);
  m_axis = commonPosition();
  Q_EMIT searchChanged();
}

void Transport::renewWatches() { m_watches.assign(m_runs.size(), search::BreakpointWatch(m_breakpoints)); }

// A run has another search by its own means, or none.
void Transport::onSearchChanged() {
  if (m_isAsking) return;
  endMotion();
  if (!hasSearch()) setActivity(Activity::Idle);
  m_axis = commonPosition();
  m_told = position();
  m_usedUnit = stepUnit();
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
  Q_EMIT answerChanged();
}

void Transport::setSearch(WatchedRun::Factory factory, NodeNames names, StartAt where) {
  setSearches({{std::move(factory), std::move(names)}}, where);
}

void Transport::setSearches(std::vector<Question> questions, StartAt where) {
  Q_ASSERT(questions.size() == m_runs.size());
  // Where the cursor wants to be: a question that follows at once has not let it come there. One that was shorter has ended
  // before the place, and stopped what played.
  const bool isOnItsWay = m_motion && m_motion->kind == Motion::Kind::Seek;
  const bool fellShort = m_kept && !isOnItsWay && isAtEnd() && position() < m_kept->place;
  const std::size_t before = fellShort ? m_kept->place : isOnItsWay ? m_motion->target : position();
  const bool followsEnd = !hasSearch() || before == kEndOfRun || (!isOnItsWay && !fellShort && isAtEnd());
  const int resumes = fellShort ? m_kept->resumes : m_activity == Activity::Playing ? m_direction : m_resumes;
  // Not a word of the old motion's end: while a goal is dragged, another one follows at once.
  forgetMotion();
  m_isAsking = true;
  std::vector<WatchedRun*> asked;
  for (std::size_t k = 0; k < m_runs.size(); ++k) {
    if (questions[k].keeps) continue;
    if (questions[k].factory)
      m_runs[k]->begin(std::move(questions[k].factory), std::move(questions[k].names));
    else
      m_runs[k]->reset();
    asked.push_back(m_runs[k]);
  }
  const bool toTheEnd = where == StartAt::End || (where == StartAt::Same && followsEnd);
  m_kept.reset();
  if (where == StartAt::Same && !toTheEnd) m_kept = Kept{before, resumes};
  Motion motion{.unit = axisUnit(), .target = toTheEnd ? kEndOfRun : where == StartAt::Same ? before : 0};
  // Times are told when they have been measured; until then the place stays what it was.
  if (m_runs.size() > 1 && m_unit == StepUnit::Time && !toTheEnd) motion.unit = StepUnit::Time;
  // What fits one slice is shown at once, so a small map's route follows the mouse without a flicker.
  const Progress progress = seekSlice(motion, std::chrono::steady_clock::now() + kSlice);
  const bool arrived = progress == Progress::There;
  if (!arrived) m_motion = std::move(motion);
  m_isWaiting = progress == Progress::Waiting;
  // Who played plays on, as soon as the place is reached.
  const bool goesOn = resumes > 0 ? !isAtEnd() : resumes < 0 && position() > 0;
  const Activity next = !arrived ? Activity::Seeking : goesOn ? Activity::Playing : Activity::Idle;
  if (!arrived) m_resumes = resumes;
  // Views that hear of another search know already whether it rests: if it does not, they wait for the beat.
  for (WatchedRun* run : m_runs)
    if (std::find(asked.begin(), asked.end(), run) != asked.end())
      run->announce(next == Activity::Idle);
    else
      run->tell();
  m_isAsking = false;
  m_told = position();
  m_usedUnit = stepUnit();
  Q_EMIT searchChanged();
  Q_EMIT recordedChanged();
  Q_EMIT answerChanged();
  setActivity(next);
}

void Transport::clear() {
  endMotion();
  setActivity(Activity::Idle);
  m_isAsking = true;
  for (WatchedRun* run : m_runs) run->clear();
  m_isAsking = false;
  onSearchChanged();
}

bool Transport::hasSearch() const { return lead() != nullptr; }

WatchedRun* Transport::lead() const {
  const auto has =
      std::find_if(m_runs.begin(), m_runs.end(), [](const WatchedRun* r) { return r->hasSearch(); });
  return has == m_runs.end() ? nullptr : *has;
}

// ---- The axis --------------------------------------------------------------------------------------------------------

std::size_t Transport::position() const {
  if (m_runs.size() == 1) return m_runs.front()->position();
  return m_axis;
}

std::size_t Transport::destination() const {
  if (m_motion && m_motion->kind == Motion::Kind::Seek && m_motion->unit == axisUnit())
    return m_motion->target;
  return isAtEnd() ? kEndOfRun : position();
}

// The last place that no run is before; those that are over do not count.
std::size_t Transport::commonPosition() const {
  std::size_t common = kEndOfRun;
  for (const WatchedRun* run : m_runs)
    if (!run->isAtEnd()) common = std::min(common, run->axisOf(axisUnit(), run->position()));
  return common == kEndOfRun ? recorded() : common;
}

std::size_t Transport::earliest() const {
  std::size_t out = 0;
  for (const WatchedRun* run : m_runs) out = std::max(out, run->axisOf(axisUnit(), run->earliest()));
  return out;
}

std::size_t Transport::recorded() const {
  std::size_t out = 0;
  for (const WatchedRun* run : m_runs) out = std::max(out, run->axisEnd(axisUnit()));
  return out;
}

bool Transport::isComplete() const {
  return hasSearch() && std::all_of(m_runs.begin(), m_runs.end(),
                                    [](const WatchedRun* r) { return !r->hasSearch() || r->isComplete(); });
}

bool Transport::isAtEnd() const {
  return std::all_of(m_runs.begin(), m_runs.end(), [](const WatchedRun* r) { return r->isAtEnd(); });
}

std::optional<std::size_t> Transport::endOf(const WatchedRun& run) const {
  if (!run.hasSearch() || !run.isComplete()) return std::nullopt;
  return run.axisEnd(axisUnit());
}

std::size_t Transport::eventAt(const WatchedRun& run, std::size_t position) const {
  return run.hasSearch() ? std::min(run.place(axisUnit(), position).lower, run.recorded()) : 0;
}

std::size_t Transport::expectedEnd() const {
  std::size_t out = 0;
  for (const WatchedRun* run : m_runs) {
    if (!run->hasSearch()) continue;
    const std::size_t all = run->answer().stats.expanded;
    if (axisUnit() == StepUnit::Event)
      out = std::max(out, expectedEvents(run->position(), run->player().counts().expanded, all));
    else if (axisUnit() == StepUnit::Expansion)
      out = std::max(out, all);
  }
  return out;
}

bool Transport::canStepBy(StepUnit unit) const {
  if (unit == StepUnit::Event || unit == StepUnit::Expansion) return true;
  return hasSearch() && std::all_of(m_runs.begin(), m_runs.end(), [unit](const WatchedRun* r) {
           return !r->hasSearch() || r->knowsUnit(unit);
         });
}

// ---- Telling ---------------------------------------------------------------------------------------------------------

void Transport::tell() {
  bool moves = false, everything = false, grew = false;
  for (WatchedRun* run : m_runs) {
    const WatchedRun::News news = run->tell();
    moves |= news.moved;
    everything |= news.everything;
    grew |= news.grew;
  }
  if (grew) Q_EMIT recordedChanged();
  const std::size_t from = std::exchange(m_told, position());
  if (moves || from != m_told) Q_EMIT moved(from, m_told, everything);
}

void Transport::setActivity(Activity activity) {
  const bool changed = std::exchange(m_activity, activity) != activity;
  updateTimer();
  if (!changed) return;
  for (WatchedRun* run : m_runs) run->setAtRest(activity == Activity::Idle);
  Q_EMIT activityChanged();
}

void Transport::updateTimer() {
  if (m_activity == Activity::Playing)
    m_timer.start(16, Qt::PreciseTimer, this);
  else if (m_motion && !m_isWaiting)
    m_timer.start(0, this);
  else
    m_timer.stop();
}

// ---- Settings ----------------------------------------------------------------------------------------------------------

// A time has become known, or a search has no f: what a step is may be another thing now, and so may the axis be.
void Transport::onUnits() {
  if (std::exchange(m_usedUnit, stepUnit()) != stepUnit()) {
    if (m_runs.size() > 1) {
      m_axis = commonPosition();
      Q_EMIT recordedChanged();
      tell();
    }
    Q_EMIT settingsChanged();
  }
  // One that is under way has its own slice in every frame, however many answers come between two of them.
  if (m_motion && m_isWaiting) continueMotion();
}

void Transport::setStepUnit(StepUnit unit) {
  if (std::exchange(m_unit, unit) == unit) return;
  const bool changes = std::exchange(m_usedUnit, stepUnit()) != stepUnit();
  if (changes && m_runs.size() > 1 && hasSearch()) {
    // All go to the place of the first one that is not over, unless they are on their way to the end.
    const bool isAtEnd = this->isAtEnd() ||
                         (m_motion && m_motion->kind == Motion::Kind::Seek && m_motion->target == kEndOfRun);
    const int resumes = m_activity == Activity::Playing ? m_direction : 0;
    endMotion();
    m_axis = underway()->axisOf(axisUnit(), underway()->position());
    Q_EMIT recordedChanged();
    m_resumes = resumes;
    begin({.unit = axisUnit(), .target = isAtEnd ? kEndOfRun : m_axis});
  }
  Q_EMIT settingsChanged();
}

double Transport::speed() const {
  switch (m_speed.kind) {
    case SpeedChoice::Kind::Pace: return paceSpeed();
    case SpeedChoice::Kind::Suits: return suitableSpeed();
    case SpeedChoice::Kind::Set: break;
  }
  return m_speed.stepsPerSecond;
}

void Transport::setSpeed(double stepsPerSecond) { setSpeedChoice({SpeedChoice::Kind::Set, stepsPerSecond}); }

void Transport::setSpeedAuto(bool isAuto) {
  isAuto ? setSpeedChoice({SpeedChoice::Kind::Suits}) : setSpeed(speed());
}

void Transport::followPace(bool follows) {
  follows ? setSpeedChoice({SpeedChoice::Kind::Pace}) : setSpeed(speed());
}

void Transport::setSpeedChoice(const SpeedChoice& choice) {
  const SpeedChoice before = m_speed;
  m_speed = choice;
  if (choice.kind == SpeedChoice::Kind::Set)
    m_speed.stepsPerSecond =
        std::clamp(choice.stepsPerSecond, speed_scale::speedAt(0), speed_scale::speedAt(speed_scale::kMost));
  if (before == m_speed) return;
  if (before.kind == SpeedChoice::Kind::Pace || followsPace()) m_owed = 0;  // it was counted otherwise
  Q_EMIT settingsChanged();
}

// In the unit of a step, of the longest run. Until a run is over: what is recorded of it, what its answer counted (each of
// the successors is at least one event), or how it goes on if it goes on as it went so far.
std::size_t Transport::knownSteps() const {
  const StepUnit unit = stepUnit();
  std::size_t known = 0;
  for (const WatchedRun* run : m_runs) {
    if (!run->hasSearch()) continue;
    known = std::max(known, unit == StepUnit::F ? run->m_index.heights() : run->axisEnd(unit));
    if (run->isComplete()) continue;
    const search::Stats& all = run->answer().stats;
    if (unit == StepUnit::Expansion) known = std::max<std::size_t>(known, all.expanded);
    if (unit == StepUnit::Event)
      known = std::max<std::size_t>(
          {known, all.expanded + all.generated,
           expectedEvents(run->position(), run->player().counts().expanded, all.expanded)});
  }
  return known;
}

double Transport::suitableSpeed() const { return speed_scale::suitable(knownSteps(), isComplete()); }
bool Transport::isTooLongToSuit() const { return speed_scale::isTooLong(knownSteps()); }

void Transport::setBreakpoints(std::vector<search::Breakpoint> breakpoints) {
  if (breakpoints == m_breakpoints) return;
  m_breakpoints = std::move(breakpoints);
  renewWatches();
  Q_EMIT settingsChanged();
}

namespace {

auto isAt(const std::string& state) {
  return [&state](const search::Breakpoint& b) {
    return b.kind == search::Breakpoint::Kind::AtState && b.state == state;
  };
}

}  // namespace

bool Transport::hasBreakpointAt(const std::string& state) const {
  return std::any_of(m_breakpoints.begin(), m_breakpoints.end(), isAt(state));
}

void Transport::toggleBreakpointAt(const std::string& state) {
  std::vector<search::Breakpoint> list = m_breakpoints;
  if (std::erase_if(list, isAt(state)) == 0) list.push_back(search::Breakpoint::at(state));
  setBreakpoints(std::move(list));
}

void Transport::dropStateBreakpoints() {
  std::vector<search::Breakpoint> kept = m_breakpoints;
  std::erase_if(kept, [](const search::Breakpoint& b) { return b.hasState(); });
  setBreakpoints(std::move(kept));
}

}  // namespace searchlight::ui
