// core/sokoban/packing.h: in which order goals can be filled.
#pragma once
#include <vector>

#include "core/sokoban/ground.h"

namespace searchlight::sokoban {

// The goals in an order in which boxes can be brought to them one after the other, found by taking boxes off the solved
// level: each time, of those that can be pulled out to where a box begins, the one nearest to there. No more than a hint:
// a level may need another order, boxes that rest elsewhere meanwhile, or goals that are filled twice. What cannot be taken
// off comes first; empty where there are more goals than boxes.
std::vector<Square> packingOrder(const Ground& ground);

}  // namespace searchlight::sokoban
