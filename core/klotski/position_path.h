// core/klotski/position_path.h: how one position comes to be another.
#pragma once
#include <memory>
#include <stop_token>
#include <vector>

#include "core/klotski/board.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"

namespace searchlight::klotski {

struct PositionPath {
  search::Outcome outcome{};       // Solved, or Exhausted: it cannot be reached; or the limit that was met
  std::vector<PieceSlide> slides;  // from the one to the other; empty unless solved
};
// The fewest slides between the two, breadth first: some milliseconds where 26,000 positions can be reached, up to a second
// for 200,000. Equal pieces are taken for the same: who of them comes where is as it falls out. Takes from
// the budget (null: unbounded). REQUIRES: both are legal.
PositionPath pathBetween(const Board& board, const Position& from, const Position& to, Count count,
                         const search::Limits& limits = {}, const std::stop_token& stop = {},
                         const std::shared_ptr<search::MemoryBudget>& budget = {});

}  // namespace searchlight::klotski
