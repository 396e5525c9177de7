// core/klotski/way.h: how one placement of the 5 x 4 board comes to be another.
#pragma once
#include <stop_token>
#include <vector>

#include "core/klotski/problem.h"
#include "core/search/outcome.h"

namespace searchlight::klotski {

struct CodeWay {
  search::Outcome outcome{};  // Solved, or Exhausted: it cannot be reached; or the limit that was met
  std::vector<Code> codes;    // from the one to the other, both included; empty unless solved
};
// The fewest slides between the two, breadth first: some milliseconds where 26,000 placements can be reached. REQUIRES: `from`
// has exactly one large piece.
CodeWay wayBetween(Code from, Code to, Count count, const search::Limits& limits = {},
                   const std::stop_token& stop = {});

}  // namespace searchlight::klotski
