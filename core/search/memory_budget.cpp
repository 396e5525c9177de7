// core/search/memory_budget.cpp: how much memory the machine has, and who may take how much of it.
#include "core/search/memory_budget.h"

#include <unistd.h>

#include <algorithm>

namespace searchlight::search {

std::size_t defaultMemoryBudget() {
  constexpr std::size_t kMost = std::size_t{4} << 30;
  const long pages = ::sysconf(_SC_PHYS_PAGES), pageSize = ::sysconf(_SC_PAGESIZE);
  if (pages <= 0 || pageSize <= 0) return kMost;
  return std::min(kMost, static_cast<std::size_t>(pages) / 2 * static_cast<std::size_t>(pageSize));
}

std::size_t shareOf(const MemoryBudget* budget) {
  if (!budget) return MemoryBudget::kUnbounded;
  const std::size_t total = budget->total();
  return (total - std::min(budget->used(), total)) / 2;
}

}  // namespace searchlight::search
