// core/search/successor.h: what an event of a trace does not hold, made again: the full move, its cost, why it was skipped.
#pragma once
#include <optional>

#include "core/search/session.h"

namespace searchlight::search {

// The expansion whose successors event i of the trace is about, or nullptr when it lies before the window. In a
// deepening search that is the deepest node on the path, which need not be the one expanded last.
const Event* expansionOf(const Session& session, std::size_t i);

// The successor that event i tells of: Generate, Relax, Reopen, Duplicate, Prune, Cut. Nothing for other events, for the
// start, for other programs' traces, and where the expansion lies before the window.
// REQUIRES: trace().begin() <= i < trace().end().
std::optional<Successor> successorAt(const Session& session, std::size_t i);

}  // namespace searchlight::search
