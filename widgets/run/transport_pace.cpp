// widgets/run/transport_pace.cpp: how fast playing is, also where it goes by expansions and not by steps.
#include <algorithm>
#include <cmath>

#include "widgets/run/speed_scale.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

namespace {

// The first step, before any expansion, is the start.
double expansionsBefore(std::size_t step) {
  return static_cast<double>(step - std::min<std::size_t>(step, 1));
}

}  // namespace

// Where the pace goes by expansions. Of several runs those of the one that tells where all are.
bool Transport::isPaced() const {
  return followsPace() && (stepUnit() == StepUnit::Event || stepUnit() == StepUnit::Expansion) &&
         !isRaceOfLarge();
}

// Nobody follows several large searches one expansion after the other.
bool Transport::isRaceOfLarge() const {
  return m_runs.size() > 1 && expansionsInAll().value_or(0) > Pace::kMostTogether;
}

// Of the longest run; nothing as long as one of them may turn out to be longer. The reading of the route is none of it.
std::optional<double> Transport::expansionsInAll() const {
  std::size_t out = 0;
  for (const WatchedRun* run : m_runs) {
    if (!run->hasSearch()) continue;
    if (run->isComplete()) {
      const auto route = run->phaseTwo();
      out = std::max(out, run->axisEnd(StepUnit::Expansion) - (route ? route->length() : 0));
    } else if (run->answer().outcome != search::Outcome::Running) {
      out = std::max(out, static_cast<std::size_t>(run->answer().stats.expanded));
    } else {
      return std::nullopt;
    }
  }
  return static_cast<double>(out);
}

Pace Transport::pace() const { return Pace(expansionsInAll()); }

// As far as they are recorded.
double Transport::eventsAnExpansion() const {
  const WatchedRun* run = underway();
  const auto expansions = static_cast<double>(run ? run->axisEnd(StepUnit::Expansion) : 0);
  if (expansions == 0) return 1;
  return std::max(1.0, static_cast<double>(run->axisEnd(StepUnit::Event)) / expansions);
}

double Transport::expansionsDone() const {
  const WatchedRun* run = underway();
  if (!run) return 0;
  const bool isAxis = m_runs.size() == 1 || axisUnit() == StepUnit::Expansion;
  return expansionsBefore(isAxis ? axisNow(StepUnit::Expansion)
                                 : run->axisOf(StepUnit::Expansion, run->position()));
}

// In steps of the unit, as every other speed.
double Transport::paceSpeed() const {
  if (isRaceOfLarge()) return suitableSpeed();
  double steps = static_cast<double>(knownSteps()) / Pace::kWhole;
  if (isPaced()) steps = pace().speedAt(expansionsDone());
  if (isPaced() && stepUnit() == StepUnit::Event) steps *= eventsAnExpansion();
  return std::clamp(steps, speed_scale::speedAt(0), speed_scale::speedAt(speed_scale::kMost));
}

Transport::PaceHere Transport::paceHere(Deadline deadline) {
  if (stepUnit() == StepUnit::Expansion) return {expansionsDone(), 1};
  WatchedRun* run = underway();
  const std::size_t at = run->position();
  // The event that comes next, in the direction of playing.
  const std::size_t event = m_direction > 0 ? at : at - std::min<std::size_t>(at, 1);
  run->haveEvent(event, deadline);
  const std::size_t step = run->axisOf(StepUnit::Expansion, event);
  PlaceInRun end = run->place(StepUnit::Expansion, step + 1);
  while (!end.isExact() && !run->isComplete() && !isOver(deadline)) {
    run->haveEvent(run->recorded(), deadline);
    end = run->place(StepUnit::Expansion, step + 1);
  }
  const PlaceInRun begin = run->place(StepUnit::Expansion, step);
  // It is not known where the expansion ends, or the window has left it behind.
  if (!begin.isExact() || !end.isExact() || at < begin.lower || end.lower <= begin.lower)
    return {expansionsBefore(step), eventsAnExpansion()};
  const auto events = static_cast<double>(end.lower - begin.lower);
  const double share = step > 0 ? static_cast<double>(at - begin.lower) / events : 0;
  return {expansionsBefore(step) + share, events};
}

Transport::Due Transport::due(double seconds, Deadline deadline) {
  const bool readsRoute = m_direction > 0 && isInRoute();
  if (!isPaced() || readsRoute) {
    const double speed = playingSpeed();
    return {seconds * speed, speed, 1};
  }
  const PaceHere here = paceHere(deadline);
  const Pace pace = this->pace();
  const double done = std::max(0.0, here.done + m_direction * m_owed);
  // Never less than one a second: backwards the start is before the first expansion.
  const double now = std::max(seconds, std::abs(pace.after(done, m_direction * seconds) - done));
  // Many expansions in a frame are worth what they have on an average; a few are shown event by event.
  const bool areMany = now >= 1 && stepUnit() == StepUnit::Event;
  return {now, pace.speedAt(done), areMany ? eventsAnExpansion() : here.events};
}

}  // namespace searchlight::ui
