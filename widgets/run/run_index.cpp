// widgets/run/run_index.cpp: counting steps and heights of f as they are recorded.
#include "widgets/run/run_index.h"

#include <algorithm>

#include "core/trace/breakpoint.h"

namespace searchlight::ui {

using search::Cost;
using search::Event;
using search::EventKind;
using search::Trace;

namespace {

// An expansion is its Expand event and all that follow it. Each event of the route is a step.
bool beginsStep(const Event& e) {
  return e.kind == EventKind::Expand || e.kind == EventKind::Goal || e.kind == EventKind::Route ||
         e.kind == EventKind::Round;
}

}  // namespace

// Where a search is repaired, f falls with each round.
bool hasF(const search::Session& session) {
  if (search::repairs(session.algorithm())) return false;
  return session.openOrder().kind == search::OpenOrder::Kind::Priority || session.usesHeuristic();
}

void RunIndex::update(const search::Session& session) {
  const Trace& trace = session.trace();
  const bool withF = hasF(session);
  if (m_seen < trace.begin()) {  // a finished trace of another program, longer than the window
    m_seen = trace.begin();
    m_samples.resize(m_seen / kStride, m_steps);
  }
  while (m_seen < trace.end()) {
    const Trace::Stretch stretch = trace.stretch(m_seen);
    for (std::size_t i = m_seen; i < stretch.first + stretch.events.size(); ++i) {
      if (i % kStride == 0) m_samples.push_back(m_steps);
      const Event& e = stretch.events[i - stretch.first];
      if (i > 0 && beginsStep(e)) ++m_steps;
      // Another program may tell of several ways: what is searched after one makes it none of phase two.
      if (e.kind != EventKind::Route)
        m_routeBegin.reset();
      else if (!m_routeBegin)
        m_routeBegin = i;
      if (!withF || e.kind != EventKind::Expand) continue;
      const Cost f = search::expandedPriority(session, e);
      if (m_heights.empty() || f > m_heights.back().f) m_heights.push_back({i, f});
    }
    m_seen = stretch.first + stretch.events.size();
  }
  // A second run that has not come to the end yet does not make the first one incomplete.
  if (m_seen == trace.end() && session.outcome() != search::Outcome::Running) m_isComplete = true;
}

std::size_t RunIndex::stepsAt(const Trace& trace, std::size_t position) const {
  if (m_isComplete && position >= m_seen) return m_seen == 0 ? 0 : steps();
  const std::size_t sample = position / kStride;
  if (sample >= m_samples.size()) return m_steps;
  std::size_t count = m_samples[sample];
  const std::size_t first = std::max(sample * kStride, trace.begin());
  for (std::size_t i = first; i <= position && i < trace.end(); ++i)
    if (i > 0 && beginsStep(trace[i])) ++count;
  return count;
}

PlaceInRun RunIndex::placeOfStep(const Trace& trace, std::size_t step) const {
  if (step == 0) return {0, 0};
  if (step > m_steps) return m_isComplete ? PlaceInRun{m_seen, m_seen} : PlaceInRun{m_seen, kEndOfRun};
  // The stretch with the step's event: the last one before which there are fewer steps.
  const auto after = std::lower_bound(m_samples.begin(), m_samples.end(), step);
  const auto stretch = static_cast<std::size_t>(after - m_samples.begin()) - 1;
  const std::size_t lower = stretch * kStride, upper = std::min(lower + kStride, m_seen);
  if (lower < trace.begin() || upper > trace.end()) return {lower, upper};
  std::size_t count = m_samples[stretch];
  for (std::size_t i = lower; i < upper; ++i)
    if (i > 0 && beginsStep(trace[i]) && ++count == step) return {i, i};
  return {upper, upper};
}

PlaceInRun RunIndex::placeAbove(Cost f) const {
  const auto above = std::upper_bound(m_heights.begin(), m_heights.end(), f,
                                      [](Cost value, const Height& h) { return value < h.f; });
  if (above != m_heights.end()) return {above->position, above->position};
  return m_isComplete ? PlaceInRun{m_seen, m_seen} : PlaceInRun{m_seen, kEndOfRun};
}

std::optional<Cost> RunIndex::nextF(std::optional<Cost> f) const {
  const auto above = f ? std::upper_bound(m_heights.begin(), m_heights.end(), *f,
                                          [](Cost value, const Height& h) { return value < h.f; })
                       : m_heights.begin();
  return above == m_heights.end() ? std::nullopt : std::optional(above->f);
}

std::optional<Cost> RunIndex::fBelow(Cost f) const {
  const auto at = std::lower_bound(m_heights.begin(), m_heights.end(), f,
                                   [](const Height& h, Cost value) { return h.f < value; });
  return at == m_heights.begin() ? std::nullopt : std::optional(std::prev(at)->f);
}

std::optional<Cost> RunIndex::highestF(std::size_t position) const {
  const auto at = std::lower_bound(m_heights.begin(), m_heights.end(), position,
                                   [](const Height& h, std::size_t p) { return h.position < p; });
  return at == m_heights.begin() ? std::nullopt : std::optional(std::prev(at)->f);
}

}  // namespace searchlight::ui
