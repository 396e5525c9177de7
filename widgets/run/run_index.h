// widgets/run/run_index.h: which event of a run is its n-th step, or the first above some f; as far as it has been run.
#pragma once
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/search/session.h"

namespace searchlight::ui {

// What a step is.
//   Event      one event.
//   Expansion  to before the next event that begins something: an expansion, a round, the goal, each event of the route.
//   F          to before the first expansion whose f is above all that were expanded before.
//   Time       one microsecond of the silent run, events spread evenly over it.
enum class StepUnit : std::uint8_t { Event, Expansion, F, Time };

inline constexpr std::size_t kEndOfRun = std::numeric_limits<std::size_t>::max();

// Whether expansions are ordered by an f that people know.
bool hasF(const search::Session& session);

// Where something is: at `lower` when both are equal, else somewhere from `lower` to `upper`; `upper` is kEndOfRun when
// the run has not come so far.
struct PlaceInRun {
  std::size_t lower, upper;
  bool isExact() const { return lower == upper; }
};

// Looks once at each event while it is in the window, and keeps one number for kStride events and one for each new
// height of f, so that places which the window left behind are known to the stretch.
class RunIndex {
 public:
  static constexpr std::size_t kStride =
      1024;  // divides Trace::kSegment, so no stretch is cut by the window's edge

  void clear() { *this = {}; }
  // Takes what is new. REQUIRES: the same run since clear(); the window still holds what was not looked at.
  void update(const search::Session& session);

  // Steps by expansion. A position inside a step counts as its beginning. REQUIRES: `position` is in the trace's window.
  std::size_t stepsAt(const search::Trace& trace, std::size_t position) const;
  // Position 0 is step 0; steps beyond the end of a complete run are its end.
  PlaceInRun placeOfStep(const search::Trace& trace, std::size_t step) const;
  // Steps of the whole run; of what is recorded, while it is not complete.
  std::size_t steps() const { return m_steps + (m_isComplete ? 1 : 0); }

  // Before the first expansion whose f is above `f`; the end of a complete run where there is none.
  PlaceInRun placeAbove(search::Cost f) const;
  // The next height of f above `f` (nothing: the first one), the last below it; of what has been expanded before
  // `position`.
  std::optional<search::Cost> nextF(std::optional<search::Cost> f) const;
  std::optional<search::Cost> fBelow(search::Cost f) const;
  std::optional<search::Cost> highestF(std::size_t position = kEndOfRun) const;
  std::size_t heights() const { return m_heights.size(); }

  // Before the first event of phase two, the reading back of the route, with which a run that found its goal ends; as far
  // as it is recorded.
  std::optional<std::size_t> routeBegin() const { return m_routeBegin; }

  bool isComplete() const { return m_isComplete; }
  std::size_t end() const { return m_seen; }

 private:
  struct Height {
    std::size_t position;
    search::Cost f;
  };
  std::size_t m_seen = 0;   // events looked at
  std::size_t m_steps = 0;  // steps that begin at one of them, position 0 not counted
  bool m_isComplete = false;
  std::vector<std::uint64_t> m_samples;  // steps that begin before event k * kStride
  std::vector<Height> m_heights;         // f rises
  std::optional<std::size_t> m_routeBegin;
};

}  // namespace searchlight::ui
