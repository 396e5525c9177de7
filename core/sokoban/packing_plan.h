// core/sokoban/packing_plan.h: in what order boxes are packed on the goals, so that none shuts the way of those that follow.
//
//   PackingPlan plan = makePackingPlan(ground, 0);                            // usage
//   for (const auto& stage : plan.stages) ..                                  // {}, {g3}, {g3, g1}, ..: where boxes are by then
//
// Found backwards: from the solved position boxes are pulled out to where boxes begin, and vanish there; what is pulled out first is
// packed last. Where none can be pulled out, one is pulled to a square nearby and parked until others have gone. Where that ends, all
// places to park, and all where the worker may be in the end, are tried together.
#pragma once
#include <cstdint>
#include <vector>

#include "core/sokoban/ground.h"
#include "core/sokoban/macro_board.h"

namespace searchlight::sokoban {

struct PackingPlan {
  // Squares that have boxes at each stage, rising: none at the first one, goals at the last.
  std::vector<std::vector<Square>> stages;
  std::vector<Square> sources;  // where boxes come from
  Square worker = kNoSquare;    // where he is in the end
  bool parks = false;           // some box is parked on its way
  bool isWhole =
      false;  // every box was pulled out; else what was left is packed first, in no order that is known to go
};

// Always the same for a seed; 0 prefers near boxes, others are less strict. Pulls: of a search from the end, packed where boxes begin and found
// by pushes out of the opening. Takes milliseconds.
PackingPlan makePackingPlan(const Ground& ground, std::uint64_t seed,
                            MacroBoard::Kind kind = MacroBoard::Pushes);

}  // namespace searchlight::sokoban
