// core/search/estimates.h: what was estimated from each state, kept where the heuristic is expensive.
//
// Four bytes a state, in blocks that are made when their first state is asked for. A problem whose heuristic is cheap has
// no table at all: it is asked each time.
#pragma once
#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/problem.h"

namespace searchlight::search {

class EstimateTable {
 public:
  // The account must outlive the table.
  explicit EstimateTable(MemoryAccount& memory)
      : m_memory(&memory), m_blocks(AccountAllocator<Block>(memory)) {}
  ~EstimateTable() { m_memory->give(m_made * kBlock * sizeof(Cost)); }
  EstimateTable(const EstimateTable&) = delete;
  EstimateTable& operator=(const EstimateTable&) = delete;

  // The estimate from state `number`: as kept, or else compute(), which is kept. An estimate of kInfiniteCost - 1 is
  // taken for kInfiniteCost. Where there is no memory for it, it is not kept: whoever lists the nodes of a search that
  // ended for want of memory must still be answered.
  template <class F>
  Cost at(NodeId number, F&& compute) {
    if (number / kBlock >= m_blocks.size() || !m_blocks[number / kBlock]) [[unlikely]]
      if (!addBlock(number / kBlock)) return compute();
    Cost& kept = m_blocks[number / kBlock][number % kBlock];
    if (kept == kNothing) kept = saturatingAdd(compute(), 1);
    return kept == kInfiniteCost ? kInfiniteCost : kept - 1;
  }
  // For the next query; keeps the memory.
  void clear() {
    for (auto& block : m_blocks)
      if (block) std::fill_n(block.get(), kBlock, kNothing);
  }

 private:
  using Block = std::unique_ptr<Cost[]>;
  static constexpr std::size_t kBlock = 1u << 12;
  static constexpr Cost kNothing = 0;  // else what is kept is the estimate + 1
  bool addBlock(std::size_t b) {
    try {
      if (b >= m_blocks.size()) m_blocks.resize(b + 1);
      Block block = std::make_unique<Cost[]>(kBlock);
      m_memory->take(kBlock * sizeof(Cost));
      m_blocks[b] = std::move(block);
      ++m_made;
    } catch (const std::bad_alloc&) {
      return false;
    }
    return true;
  }
  MemoryAccount* m_memory;
  std::vector<Block, AccountAllocator<Block>> m_blocks;
  std::size_t m_made = 0;
};

// What a problem with a cheap heuristic, or none, has instead.
struct NoEstimates {
  explicit NoEstimates(MemoryAccount&) {}
  void clear() {}
};

template <class P>
using EstimatesOf = std::conditional_t<ExpensiveHeuristicProblem<P>, EstimateTable, NoEstimates>;

}  // namespace searchlight::search
