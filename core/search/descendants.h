// core/search/descendants.h: all nodes that a search has reached through a given one.
#pragma once
#include <vector>

#include "core/search/trace_player.h"

namespace searchlight::search {

// The node and every node whose way back along the parents leads through it, at the player's cursor; rising. Takes time
// proportional to the nodes of the search.
std::vector<NodeId> descendants(const TracePlayer& player, NodeId node);

}  // namespace searchlight::search
