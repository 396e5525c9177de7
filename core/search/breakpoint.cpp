// core/search/breakpoint.cpp: what each kind of breakpoint waits for.
#include "core/search/breakpoint.h"

namespace searchlight::search {

const Event* expansionBefore(const Trace& trace, std::size_t i) {
  while (i > trace.begin())
    if (const Event& e = trace[--i]; e.kind == EventKind::Expand) return &e;
  return nullptr;
}

int hitBreakpoint(const std::vector<Breakpoint>& breakpoints, const Session& session, std::size_t i) {
  const Trace& trace = session.trace();
  const Event& e = trace[i];
  for (std::size_t k = 0; k < breakpoints.size(); ++k) {
    const Breakpoint& b = breakpoints[k];
    if (!b.enabled) continue;
    bool hit = false;
    switch (b.kind) {
      case Breakpoint::Kind::AtState: hit = session.stateNumber(e.node) == b.value; break;
      case Breakpoint::Kind::AtEvent: hit = static_cast<std::uint64_t>(e.kind) == b.value; break;
      case Breakpoint::Kind::AtGoal: hit = e.kind == EventKind::Goal; break;
      case Breakpoint::Kind::FExceeds:
      case Breakpoint::Kind::FDecreases: {
        if (e.kind != EventKind::Expand) break;
        const Event* before = expansionBefore(trace, i);
        const Cost f = expandedPriority(session, e);
        if (b.kind == Breakpoint::Kind::FDecreases) hit = before && f < expandedPriority(session, *before);
        else hit = f > b.value && !(before && expandedPriority(session, *before) > b.value);
        break;
      }
    }
    if (hit) return static_cast<int>(k);
  }
  return -1;
}

}  // namespace searchlight::search
