// core/trace/breakpoint.cpp: what each kind of breakpoint waits for.
#include "core/trace/breakpoint.h"

#include <utility>

#include "core/text/failure.h"
#include "core/trace/player_queries.h"

namespace searchlight::search {

const Event* expansionBefore(const Trace& trace, std::size_t i) {
  while (i > trace.begin())
    if (const Event& e = trace[--i]; e.kind == EventKind::Expand) return &e;
  return nullptr;
}

void BreakpointWatch::set(std::vector<Breakpoint> breakpoints) {
  m_breakpoints = std::move(breakpoints);
  m_serial = 0;
  m_conditions.assign(m_breakpoints.size(), {});
  for (std::size_t k = 0; k < m_breakpoints.size(); ++k)
    if (m_breakpoints[k].kind == Breakpoint::Kind::AtCondition) try {
        m_conditions[k] = readCondition(m_breakpoints[k].state);
      } catch (const Failed&) {
        // Whoever shows the list says so.
      }
}

bool BreakpointWatch::isAt(std::size_t k, const Session& session, NodeId node) {
  Place& place = m_places[k];
  if (!place.state) return false;
  if (place.number == kNoNode && node >= place.metUpTo) {
    const NodeId found = session.find(*place.state, 0);
    if (found == kNoNode)
      place.metUpTo = node + 1;  // ids rise in the order of meeting, so it is none of these
    else
      place.number = session.place(found);
  }
  return place.number != kNoNode && session.place(node) == place.number;
}

int BreakpointWatch::hit(const Session& session, std::size_t i, const TracePlayer* player,
                         double shownPerCost) {
  if (m_serial != session.serial()) {
    m_serial = session.serial();
    m_places.assign(m_breakpoints.size(), {});
    for (std::size_t k = 0; k < m_breakpoints.size(); ++k)
      if (m_breakpoints[k].kind == Breakpoint::Kind::AtState)
        m_places[k].state = session.stateFromText(m_breakpoints[k].state);
  }
  const Trace& trace = session.trace();
  const Event& e = trace[i];
  for (std::size_t k = 0; k < m_breakpoints.size(); ++k) {
    const Breakpoint& b = m_breakpoints[k];
    if (!b.enabled) continue;
    bool hit = false;
    switch (b.kind) {
      case Breakpoint::Kind::AtState: hit = isAt(k, session, e.node); break;
      case Breakpoint::Kind::AtEvent: hit = static_cast<std::uint64_t>(e.kind) == b.value; break;
      case Breakpoint::Kind::AtCondition:
        hit = m_conditions[k] && holds(*m_conditions[k], {session, i, player, shownPerCost});
        break;
      case Breakpoint::Kind::AtGoal: hit = e.kind == EventKind::Goal; break;
      case Breakpoint::Kind::AtMove: {
        const auto successor = successorAt(session, i);
        hit = successor && (successor->move == b.state || successor->move.starts_with(b.state + ' '));
        break;
      }
      case Breakpoint::Kind::FExceeds:
      case Breakpoint::Kind::FDecreases: {
        if (e.kind != EventKind::Expand) break;
        const Event* before = expansionBefore(trace, i);
        const Cost f = expandedPriority(session, e);
        if (b.kind == Breakpoint::Kind::FDecreases)
          hit = before && f < expandedPriority(session, *before);
        else
          hit = f > b.value && !(before && expandedPriority(session, *before) > b.value);
        break;
      }
    }
    if (hit) return static_cast<int>(k);
  }
  return -1;
}

}  // namespace searchlight::search
