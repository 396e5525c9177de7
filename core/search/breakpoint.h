// core/search/breakpoint.h: where playing stops by itself.
#pragma once
#include <vector>

#include "core/search/session.h"

namespace searchlight::search {

struct Breakpoint {
  enum class Kind : std::uint8_t {
    AtState,     // any event at a node of state `value`
    AtEvent,     // any event of kind `value`
    FExceeds,    // a node is expanded whose f is above `value`, the first time since f was not
    FDecreases,  // a node is expanded whose f is below that of the expansion before: h is not consistent, or ties are coarse
    AtGoal,
  };
  Kind kind = Kind::AtGoal;
  std::uint64_t value = 0;
  bool enabled = true;
  friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

// The priority of the node that an Expand event takes from OPEN.
inline Cost expandedPriority(const Session& s, const Event& e) { return s.priority(e.gBefore, s.heuristic(e.node)); }

// The expansion before position i, or nullptr when the window holds none.
const Event* expansionBefore(const Trace& trace, std::size_t i);

// The index of the first enabled breakpoint that event i of the session's trace hits; -1: none.
int hitBreakpoint(const std::vector<Breakpoint>& breakpoints, const Session& session, std::size_t i);

}  // namespace searchlight::search
