// widgets/run/transport_landmarks.cpp: going to the next or previous event that is worth it, in whichever run it is.
#include <algorithm>
#include <limits>
#include <utility>

#include "widgets/run/transport.h"

namespace searchlight::ui {

namespace {
constexpr double kToTheEnd = std::numeric_limits<double>::infinity();
}

void Transport::toNext(Landmark landmark) {
  if (!hasSearch()) return;
  endMotion();
  Motion motion{.kind = Motion::Kind::Forward, .steps = kToTheEnd};
  for (const WatchedRun* run : m_runs) motion.ahead.push_back(landmarkAhead(landmark, run->currentF()));
  begin(std::move(motion));
}

void Transport::toNextEvent(WatchedRun::Predicate isIt) {
  if (!hasSearch()) return;
  endMotion();
  begin({.kind = Motion::Kind::Forward, .steps = kToTheEnd, .ahead = {std::move(isIt)}});
}

void Transport::toPrevious(Landmark landmark) { toPreviousEvent(landmarkBehind(landmark)); }

// The event that a cursor stands behind now does not count.
void Transport::toPreviousEvent(WatchedRun::Predicate isIt) {
  if (!hasSearch()) return;
  endMotion();
  Motion motion{.kind = Motion::Kind::FindBack, .behind = std::move(isIt)};
  for (const WatchedRun* run : m_runs)
    motion.scans.push_back(
        {.at = std::max<std::size_t>(run->position(), 1) - 1, .isDone = !run->hasSearch()});
  begin(std::move(motion));
}

// In the windows first; what lies before them is looked through by running again.
Transport::Progress Transport::findBackSlice(Motion& motion, Deadline deadline) {
  constexpr std::size_t kLook = 4096;  // events between two looks at the clock
  const StepUnit unit = axisUnit();
  std::size_t best = 0;  // 1 + the latest place found
  const auto found = [&](std::size_t r) {
    best = std::max(best, m_runs[r]->axisOf(unit, *motion.scans[r].found + 1) + 1);
  };
  for (std::size_t r = 0; r < m_runs.size(); ++r)
    if (motion.scans[r].found) found(r);
  bool isUnderway = false, isWaiting = false;
  for (std::size_t r = 0; r < m_runs.size(); ++r) {
    Motion::Scan& scan = motion.scans[r];
    WatchedRun* run = m_runs[r];
    const Deadline until = share(deadline, m_runs.size() - r);
    while (!scan.isDone && !scan.isAway) {
      const std::size_t begin = run->earliest(), stop = std::max(begin, scan.at - std::min(scan.at, kLook));
      while (scan.at > stop && !scan.found)
        if (motion.behind(run->session(), --scan.at)) scan.found = scan.at;
      if (scan.found) {
        scan.isDone = true;
        found(r);
      } else if (run->axisOf(unit, scan.at) + 1 < best || scan.at == 0 ||
                 (scan.at <= begin && !run->canRerun())) {
        scan.isDone = true;
      } else if (scan.at <= begin) {
        // All but what is behind the cursor, since at the window's edge nobody could say whether f rose.
        scan.isAway = true;
        const std::size_t before = std::max<std::size_t>(run->position(), 1) - 1;
        run->findBefore(before, motion.behind, [this, r](std::optional<std::size_t> i) {
          if (!m_motion || m_motion->kind != Motion::Kind::FindBack || r >= m_motion->scans.size()) return;
          m_motion->scans[r] = {.at = 0, .found = i, .isDone = true};
          continueMotion();
        });
      } else if (isOver(until)) {
        break;
      }
    }
    isUnderway |= !scan.isDone && !scan.isAway;
    isWaiting |= scan.isAway;
  }
  if (isUnderway) return Progress::Underway;
  if (isWaiting) return Progress::Waiting;
  Motion there{.unit = unit, .missed = best == 0 ? -1 : 0};
  for (std::size_t r = 0; r < m_runs.size() && best > 0; ++r) {
    const auto i = motion.scans[r].found;
    if (!i || m_runs[r]->axisOf(unit, *i + 1) + 1 != best) continue;
    there.target = best - 1;
    there.exact = {Exact{m_runs[r], *i + 1}};
    break;
  }
  motion = std::move(there);
  return seekSlice(motion, deadline);
}

}  // namespace searchlight::ui
