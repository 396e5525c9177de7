// core/search/run_search.h: drives any search to its end, to a limit or to a deadline.
//
// The clock, the memory and the stop token are looked at by the time that has gone by, not by the number of steps: a step
// may cost 40 nanoseconds or, with an expensive heuristic, a millisecond. One step is never interrupted, so a single expansion
// with very many expensive successors takes as long as it takes.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <new>
#include <stop_token>
#include <utility>

#include "core/search/outcome.h"

namespace searchlight::search {

// How many steps to do before looking at the clock again: twice as many where the last ones took no time, so few where
// they took long that two looks lie 0.1 ms apart. Where steps suddenly become expensive, at most `most` of them go unseen.
template <class Clock = std::chrono::steady_clock>
class WorkPace {
 public:
  using Time = typename Clock::time_point;
  // Looks at the clock for the first time.
  explicit WorkPace(std::uint32_t most) : m_most(most), m_last(Clock::now()) {}

  std::uint32_t steps() const { return m_steps; }
  Time time() const { return m_last; }
  Time look() {
    const Time now = Clock::now();
    const auto gap = now - std::exchange(m_last, now);
    if (2 * gap <= kGap)
      m_steps = std::min(m_most, 2 * m_steps);
    else if (gap > kGap)
      m_steps = std::max<std::uint32_t>(
          1, static_cast<std::uint32_t>(m_steps * (kGap / std::chrono::duration<double>(gap))));
    return now;
  }

 private:
  static constexpr std::chrono::duration<double> kGap{1e-4};
  std::uint32_t m_most, m_steps = 1;
  Time m_last;
};

// A search may say that its steps are expensive, so that each is followed by a look.
template <class Search>
constexpr std::uint32_t stepsBetweenLooks() {
  if constexpr (requires { Search::kExpensiveSteps; })
    return Search::kExpensiveSteps ? 1 : 64;
  else
    return 64;
}

// Where memory runs out, or who is called within a step ends it (EndedEarly), the search ends with what it has found so
// far. A step that throws has done only whole things: no
// record is without its event, and nothing is counted that was not done.
template <class Search, class F>
Outcome endingWhenOutOfMemory(Search& search, F&& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return search.stopWith(Outcome::MemoryLimit);
  } catch (const EndedEarly& ended) {
    return search.stopWith(ended.outcome);
  }
}

// So many steps, at least one, or fewer to the end. A function of its own, so that the search need not share the registers
// with what watches the limits: 8 % of a breadth-first search.
template <class Search>
[[gnu::noinline]] Outcome doSteps(Search& search, std::uint64_t steps) {
  Outcome o;
  do o = search.step();
  while (o == Outcome::Running && --steps > 0);
  return o;
}

// Drives any search that has step(), stats(), memory(), searching() (false while the route is read back) and
// stopWith(outcome) until it ends or a limit is reached. Before the first step a stop, and memory that is already too
// much, end it at once; from then on the search's account knows the limit.
template <class Clock = std::chrono::steady_clock, class Search>
Outcome runSearch(Search& search, const Limits& limits, const std::stop_token& stop) {
  WorkPace<Clock> pace(stepsBetweenLooks<Search>());
  const auto started = pace.time();
  if (search.outcome() != Outcome::Running) return search.outcome();
  search.memory().setLimit(limits.bytes);
  if (search.memory().bytes() > limits.bytes) return search.stopWith(Outcome::MemoryLimit);
  return endingWhenOutOfMemory(search, [&] {
    for (auto now = started;; now = pace.look()) {
      if (stop.stop_requested()) return search.stopWith(Outcome::Stopped);
      if (std::chrono::duration<double>(now - started).count() > limits.seconds)
        return search.stopWith(Outcome::TimeLimit);
      std::uint64_t steps = pace.steps();
      if (search.searching()) {  // a step expands at most one node
        const std::uint64_t expanded = search.stats().expanded;
        if (expanded >= limits.expansions) return search.stopWith(Outcome::Stopped);
        steps = std::min(steps, limits.expansions - expanded);
      }
      if (const Outcome o = doSteps(search, steps); o != Outcome::Running) return o;
    }
  });
}

// At most `most` steps and none after the deadline, which is passed by a step or by 0.1 ms. Running means that there is
// more to do; a search that is asked after the deadline does nothing.
template <class Clock = std::chrono::steady_clock, class Search>
Outcome runUntil(Search& search, typename Clock::time_point deadline, std::uint64_t most) {
  return endingWhenOutOfMemory(search, [&] {
    Outcome o = search.outcome();
    WorkPace<Clock> pace(stepsBetweenLooks<Search>());
    for (auto now = pace.time(); o == Outcome::Running && most > 0 && now < deadline; now = pace.look()) {
      const auto steps = std::min<std::uint64_t>(pace.steps(), most);
      o = doSteps(search, steps);
      most -= steps;
    }
    return o;
  });
}

}  // namespace searchlight::search
