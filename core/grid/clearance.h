// core/grid/clearance.h: how much room there is, and where an agent of several cells may stand.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/map.h"

namespace searchlight::grid {

// An agent covers a square of so many cells a side; it stands on its upper left one.
inline constexpr int kMostAgentSide = 9;

// Of each of these cells, row by row, the side of the largest square of free cells of one medium that has it as its upper left one: the
// room for an agent that stands there, whatever one-way cells it would cover (D. Harabor and A. Botea, "Hierarchical Path Planning for Multi-Size Agents in Heterogeneous
// Environments", 2008). 0 on walls; kMostAgentSide at most. REQUIRES: cells of the map.
std::vector<std::uint8_t> clearances(const Map& map, const CellRect& cells);

// Whether an agent of this side fits there.
bool hasRoom(const Map& map, Point upperLeft, int side);

// The map as such an agent sees it: free where it fits, with the largest of the weights below it and the direction of the one-way cells
// below it. Where these do not all point the same way it does not fit.
Map mapForAgent(const Map& map, int side);

}  // namespace searchlight::grid
