// core/search/current_path.h: the stack of a depth-first or deepening search at a player's cursor.
#pragma once
#include <cstddef>
#include <vector>

#include "core/search/session.h"
#include "core/search/trace_player.h"

namespace searchlight::search {

// Whether the search goes down one path at a time, so that currentPath() means something.
constexpr bool followsPath(Algorithm a) { return a == Algorithm::DepthFirst || deepens(a); }

// The nodes that have been entered and not been left, the deepest first, the start last; of more than `most` the deepest
// ones. With the goal, once it is found. Empty between two rounds, where the window does not tell, and in other searches.
// `player` plays the session's trace. O(length of the path), and of what was left since the last expansion.
std::vector<NodeId> currentPath(const Session& session, const TracePlayer& player, std::size_t most);

}  // namespace searchlight::search
